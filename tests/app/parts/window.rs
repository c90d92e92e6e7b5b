//! Startup of the window: hands the request to an open window, or loads the saved state, chooses a renderer
//! and runs the event loop.

use egui::{Context, Vec2};
use kuba::app::platform::window::make;
use kuba::app::settings::{Settings, WindowPlace};
use kuba::board::raster;
use kuba::store;
use kuba::store::Places;

#[test]
fn the_first_frame_has_the_zoom_that_was_kept_and_an_end() {
    let home = tempfile::tempdir().expect("a folder");
    for zoom in [0.8, 1.0, 1.25] {
        let mut loaded = store::load::<Settings>(Places::at(home.path()));
        loaded.settings.zoom = zoom;
        let ctx = Context::default();
        let mut app = make(&ctx, loaded, None);
        let size = Vec2::new(1280.0, 720.0) / zoom;
        let mut output = ctx.run_ui(raster::input(size, 1.0, 0.0), |ui| {
            app.logic(ui.ctx());
            app.frame(ui);
        });
        output.textures_delta.clear();
        assert!((ctx.pixels_per_point() - zoom).abs() < 0.001, "{zoom}");
        let area = ctx.content_rect().size();
        assert!((area - size).abs().max_elem() < 1.0, "{zoom}: {area}");
    }
}

#[test]
fn an_impossible_window_is_not_restored() {
    let place = WindowPlace { size: (f32::NAN, 0.0), position: None, maximized: false };
    assert!(!place.is_sound());
}
