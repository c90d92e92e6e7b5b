//! Screenshots for the README, rendered without a display:
//! `cargo test --test app screenshots -- --ignored`.

use std::path::Path;

use egui::{Context, Event, Modifiers, Vec2};
use kuba::app::App;
use kuba::board::raster;
use kuba::i18n::Texts;
use kuba::store::{Places, load};

/// Games in progress, as a player would paste them.
const KUBA: &str = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5";
const CUBULUS: &str = "B1R/R1R/BWW/BWR/RRW/1RR/2W/BWB/1R1 w wb -";
const QUBISM: &str = "4WR/2SRNR1/3ER1/3WRSR/5 c1 c5 w";

struct Shot {
    settings: &'static str,
    pasted: &'static str,
    file: &'static str,
    size: (f32, f32),
}

fn picture(shot: &Shot) {
    let size = Vec2::from(shot.size);
    let home = tempfile::tempdir().expect("a folder");
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), shot.settings).expect("settings");
    let ctx = Context::default();
    let loaded = load(Places::at(home.path()));
    let mut app = App::new(&ctx, loaded, Texts::new(&[]), None);
    let mut pasted = false;
    let picture = raster::draw(&ctx, size, 1.0, |ui| {
        if !pasted {
            ui.input_mut(|input| input.events.push(Event::Paste(shot.pasted.to_owned())));
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
    picture.save(folder.join(shot.file)).expect("a picture");
}

#[test]
#[ignore = "writes the pictures of the README"]
fn the_pictures_of_the_readme() {
    let (wide, small) = ((1280.0, 800.0), (800.0, 600.0));
    for (settings, pasted, file, size) in [
        ("(theme: Light)", KUBA, "light.png", wide),
        ("(theme: Dark)", KUBA, "dark.png", wide),
        ("(theme: Dark, marbles: Symbols)", KUBA, "symbols.png", small),
        ("(theme: Light)", KUBA, "small.png", (480.0, 600.0)),
        ("(theme: Light, game: \"cubulus\")", CUBULUS, "cubulus.png", wide),
        ("(theme: Light, game: \"qubism\")", QUBISM, "qubism.png", wide),
    ] {
        picture(&Shot { settings, pasted, file, size });
    }
}
