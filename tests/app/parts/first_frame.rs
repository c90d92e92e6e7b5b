//! Creates the program and draws its first frame on another thread while the window opens.

use std::thread;

use super::headless::{SIZE, frame};
use egui::{Context, Vec2, ViewportCommand};
use kuba::app::App;
use kuba::app::platform::plain::first_frame::AppPreparation;
use kuba::app::platform::plain::first_frame::PreparedApp;
use kuba::app::platform::plain::renderer::FrameBuffer;
use kuba::app::platform::plain::renderer::MAX_TEXTURE;
use kuba::board::raster;
use kuba::i18n::Texts;
use kuba::store::{Places, load};

/// First and fourth picture of a program; `tried` is the size of the frame drawn in advance, if any.
fn pictures(tried: Option<Vec2>) -> [Vec<u32>; 2] {
    let home = tempfile::tempdir().expect("a folder");
    let make = |ctx: &Context| {
        let loaded = load(Places::at(home.path()));
        App::new(ctx, loaded, Texts::new(&[]), None)
    };
    thread::scope(|scope| {
        let program = AppPreparation::start(scope, make, || tried).expect("a thread");
        let ctx = program.ctx.clone();
        let PreparedApp {
            mut app,
            mut renderer,
            commands,
        } = program.finish();
        let titles = commands
            .iter()
            .filter(|command| matches!(command, ViewportCommand::Title(_)));
        assert_eq!(titles.count(), usize::from(tried.is_some()));
        let mut picture = |time: f64| {
            let [width, height] = SIZE.map(|side| side as f32);
            let mut input = raster::input(Vec2::new(width, height), 1.0, time);
            input.max_texture_side = Some(MAX_TEXTURE);
            let mut output = ctx.run_ui(input, |ui| {
                app.logic(ui.ctx());
                app.frame(ui);
            });
            renderer.take_textures(&mut output.textures_delta);
            let mut pixels = vec![0; SIZE[0] * SIZE[1]];
            let target = FrameBuffer {
                pixels: &mut pixels,
                size: SIZE,
                age: 0,
            };
            let shown = frame(&ctx, &output);
            let changes = renderer.changes(&shown, SIZE);
            renderer.draw(&ctx, shown, &changes, target);
            renderer.free_textures(&mut output.textures_delta);
            pixels
        };
        let first = picture(0.01);
        picture(0.02);
        picture(0.03);
        [first, picture(0.04)]
    })
}

#[test]
fn a_frame_drawn_in_advance_does_not_change_what_the_window_shows() {
    let [width, height] = SIZE.map(|side| side as f32);
    let usual = pictures(None);
    assert!(pictures(Some(Vec2::new(width, height))) == usual);
    let [_, at_rest] = pictures(Some(Vec2::new(1280.0, 800.0)));
    assert!(at_rest == usual[1], "in a window of another size");
}
