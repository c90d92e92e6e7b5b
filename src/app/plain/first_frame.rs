//! The program, made while its window is being opened: a display answers a window's many questions one
//! after the other, and until it has answered the last there would be nothing to do.
//!
//! The first frame is drawn without a window, as large as that will be in all likelihood. When the
//! window shows its first, only what is otherwise in that is drawn.

use std::panic;
use std::thread::{Builder, Scope, ScopedJoinHandle};

use egui::{Context, Vec2, ViewportCommand, ViewportId};

use super::renderer::{Frame, MAX_TEXTURE, Renderer};
use crate::app::App;
use crate::app::start::Fault;
use crate::board::raster;

/// A program that is being made.
pub(in crate::app) struct Ahead<'a> {
    pub(super) ctx: Context,
    made: ScopedJoinHandle<'a, Made>,
}

/// A program that has tried its first frame.
pub(super) struct Made {
    pub app: App,
    /// What draws it, with the textures of that frame.
    pub renderer: Renderer,
    /// What the program asked of its window.
    pub commands: Vec<ViewportCommand>,
}

impl<'a> Ahead<'a> {
    /// Begins. `make` makes the program; `size` says how large its window will be, in points, if
    /// anybody knows.
    ///
    /// # Errors
    /// The system has no thread left.
    pub(in crate::app) fn begin(
        scope: &'a Scope<'a, '_>,
        make: impl FnOnce(&Context) -> App + Send + 'a,
        size: impl FnOnce() -> Option<Vec2> + Send + 'a,
    ) -> Result<Self, Fault> {
        let ctx = Context::default();
        let inside = ctx.clone();
        let made = Builder::new()
            .name("ahead".to_owned())
            .spawn_scoped(scope, move || {
                // The display answers meanwhile.
                let size = Builder::new().spawn_scoped(scope, size);
                let mut made = Made::new(make(&inside));
                let size = size.ok().and_then(|asked| asked.join().ok()?);
                if let Some(size) = size {
                    made.try_frame(&inside, size);
                }
                made
            })
            .map_err(|error| Fault::other(error.to_string()))?;
        Ok(Self { ctx, made })
    }

    /// The program, as soon as it is made. What has gone wrong there goes on here.
    pub(super) fn finish(self) -> Made {
        match self.made.join() {
            Ok(made) => made,
            Err(bug) => panic::resume_unwind(bug),
        }
    }
}

impl Made {
    fn new(app: App) -> Self {
        Self {
            app,
            renderer: Renderer::default(),
            commands: Vec::new(),
        }
    }

    /// Lets the program do what it does in a frame, and draws that.
    fn try_frame(&mut self, ctx: &Context, size: Vec2) {
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

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::app::plain::rehearsal::{SIZE, frame};
    use crate::app::plain::renderer::Target;
    use crate::i18n::Texts;
    use crate::store::{Places, load};

    /// What a program shows in its first and in its fourth picture that has tried a frame of this
    /// size before.
    fn pictures(tried: Option<Vec2>) -> [Vec<u32>; 2] {
        let home = tempfile::tempdir().expect("a folder");
        let make = |ctx: &Context| {
            let loaded = load(Places::at(home.path()));
            App::new(ctx, loaded, Texts::new(&[]), None)
        };
        thread::scope(|scope| {
            let program = Ahead::begin(scope, make, || tried).expect("a thread");
            let ctx = program.ctx.clone();
            let Made {
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
                let target = Target {
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
    fn a_program_that_has_tried_a_frame_looks_like_any_other() {
        let [width, height] = SIZE.map(|side| side as f32);
        let usual = pictures(None);
        assert!(pictures(Some(Vec2::new(width, height))) == usual);
        let [_, at_rest] = pictures(Some(Vec2::new(1280.0, 800.0)));
        assert!(at_rest == usual[1], "in a window of another size");
    }
}
