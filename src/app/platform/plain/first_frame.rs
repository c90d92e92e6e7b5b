//! Creates the program and draws its first frame on another thread while the window opens.
//!
//! Opening a window takes many round trips to the display. The frame has the expected size of the window, so
//! that the window only redraws what differs from it.

use std::panic;
use std::thread::{Builder, Scope, ScopedJoinHandle};

use egui::{Context, Vec2, ViewportCommand, ViewportId};

use super::renderer::{Frame, MAX_TEXTURE, Renderer};
use crate::app::App;
use crate::app::platform::start::StartFault;
use crate::board::raster;

/// Thread that creates the program and draws its first frame.
pub struct AppPreparation<'a> {
    /// Context of the program.
    pub ctx: Context,
    prepared: ScopedJoinHandle<'a, PreparedApp>,
}

/// Program after its first frame, which was drawn without a window.
pub struct PreparedApp {
    /// The program.
    pub app: App,
    /// Holds the textures and pixels of that frame.
    pub renderer: Renderer,
    /// Commands to the window system from that frame.
    pub commands: Vec<ViewportCommand>,
}

impl<'a> AppPreparation<'a> {
    /// Starts the thread. `make` creates the program; `size` returns the expected size of the window in points,
    /// if it is known.
    ///
    /// # Errors
    /// The system has no thread left.
    pub fn start(
        scope: &'a Scope<'a, '_>,
        make: impl FnOnce(&Context) -> App + Send + 'a,
        size: impl FnOnce() -> Option<Vec2> + Send + 'a,
    ) -> Result<Self, StartFault> {
        let ctx = Context::default();
        let inside = ctx.clone();
        let prepared = Builder::new()
            .name("ahead".to_owned())
            .spawn_scoped(scope, move || {
                // Queries the display in parallel.
                let size = Builder::new().spawn_scoped(scope, size);
                let mut prepared = PreparedApp::new(make(&inside));
                let size = size.ok().and_then(|asked| asked.join().ok()?);
                if let Some(size) = size {
                    prepared.draw_first_frame(&inside, size);
                }
                prepared
            })
            .map_err(|error| StartFault::other(error.to_string()))?;
        Ok(Self { ctx, prepared })
    }

    /// Waits for the program. A panic of the thread continues here.
    pub fn finish(self) -> PreparedApp {
        match self.prepared.join() {
            Ok(prepared) => prepared,
            Err(bug) => panic::resume_unwind(bug),
        }
    }
}

impl PreparedApp {
    fn new(app: App) -> Self {
        Self {
            app,
            renderer: Renderer::default(),
            commands: Vec::new(),
        }
    }

    fn draw_first_frame(&mut self, ctx: &Context, size: Vec2) {
        let mut input = raster::input(size / ctx.zoom_factor(), 1.0, 0.0);
        input.max_texture_side = Some(MAX_TEXTURE);
        let app = &mut self.app;
        let mut output = ctx.run_ui(input, |ui| {
            app.logic(ui.ctx());
            app.frame(ui);
        });
        self.renderer.take_textures(&mut output.textures_delta);
        let frame = Frame {
            shapes: output.shapes,
            scale: output.pixels_per_point,
            background: ctx.global_style().visuals.panel_fill,
        };
        let size = [size.x as usize, size.y as usize];
        self.renderer.draw_in_advance(ctx, frame, size);
        self.renderer.free_textures(&mut output.textures_delta);
        let window = output.viewport_output.remove(&ViewportId::ROOT);
        self.commands = window.map_or_else(Vec::new, |window| window.commands);
    }
}
