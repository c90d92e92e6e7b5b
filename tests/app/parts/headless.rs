//! The program without a window, for tests.

use egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Vec2};

use kuba::app::App;
use kuba::app::platform::plain::renderer::Frame;
use kuba::i18n::Texts;
use kuba::store::{Places, load};

/// Width and height in pixels.
pub(crate) const SIZE: [usize; 2] = [800, 600];

pub(crate) struct HeadlessApp {
    pub(crate) ctx: Context,
    app: App,
    time: f64,
    _home: tempfile::TempDir,
}

impl HeadlessApp {
    pub(crate) fn new() -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let ctx = Context::default();
        let loaded = load(Places::at(home.path()));
        let app = App::new(&ctx, loaded, Texts::new(&[]), None);
        Self { ctx, app, time: 0.0, _home: home }
    }

    pub(crate) fn frame(&mut self, events: Vec<Event>) -> egui::FullOutput {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(800.0, 600.0))),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let app = &mut self.app;
        self.ctx.run_ui(input, |ui| {
            let ctx = ui.ctx().clone();
            app.logic(&ctx);
            app.frame(ui);
        })
    }
}

/// Press and release of a key.
pub(crate) fn key(key: Key) -> Vec<Event> {
    let press = |pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    vec![press(true), press(false)]
}

pub(crate) fn frame(ctx: &Context, output: &egui::FullOutput) -> Frame {
    Frame {
        shapes: output.shapes.clone(),
        scale: output.pixels_per_point,
        background: ctx.global_style().visuals.panel_fill,
    }
}
