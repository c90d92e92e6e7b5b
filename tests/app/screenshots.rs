//! The pictures of the README, made from the window itself without a display:
//! `cargo test --test screenshots -- --ignored`.

use std::path::Path;

use egui::{Context, Event, Modifiers, Vec2};
use kuba::app::App;
use kuba::board::raster;
use kuba::i18n::Texts;
use kuba::store::{Places, load};

/// A game in the middle, as a player would paste it.
const MOVES: &str = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5";

fn picture(settings: &str, file: &str, size: Vec2) {
    let home = tempfile::tempdir().expect("a folder");
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), settings).expect("settings");
    let ctx = Context::default();
    let loaded = load(Places::at(home.path()));
    let mut app = App::new(&ctx, loaded, Texts::new(&[]), None);
    let mut pasted = false;
    let picture = raster::draw(&ctx, size, 1.0, |ui| {
        if !pasted {
            ui.input_mut(|input| input.events.push(Event::Paste(MOVES.to_owned())));
            pasted = true;
        }
        ui.input_mut(|input| input.modifiers = Modifiers::NONE);
        let ctx = ui.ctx().clone();
        ui.set_style(ctx.global_style());
        app.logic(&ctx);
        app.frame(ui);
    });
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder");
    picture.save(folder.join(file)).expect("a picture");
}

#[test]
#[ignore = "writes the pictures of the README"]
fn the_pictures_of_the_readme() {
    let wide = Vec2::new(1280.0, 800.0);
    picture("(theme: Light)", "light.png", wide);
    picture("(theme: Dark)", "dark.png", wide);
    let small = Vec2::new(800.0, 600.0);
    picture("(theme: Dark, marbles: Symbols)", "symbols.png", small);
    picture("(theme: Light)", "small.png", Vec2::new(480.0, 600.0));
}
