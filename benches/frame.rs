//! Cost of a frame of the whole window at 1280 × 800 points without rasterising: panels, board and
//! tessellation. The benchmark also prints the number of triangles.

use divan::Bencher;
use egui::emath::TSTransform;
use egui::epaint::{ClippedPrimitive, Primitive};
use egui::{Context, Event, FullOutput, Key, Modifiers, Pos2, RawInput, Rect, Vec2};
use kuba::app::App;
use kuba::app::catalogue::Catalogue;
use kuba::app::game::dialogs::new_game;
use kuba::board::raster::{Area, Raster, Rasteriser, Textures};
use kuba::bot::Level;
use kuba::i18n::Texts;
use kuba::session::Seat;
use kuba::store::{Places, load};

/// A game in progress whose last move captures a red marble.
const GAME: &str = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7";
/// The last move is a cube that slides and rolls.
const QUBISM: &str = "c1c2 c5c4 a3ER e3WL e1NR a5SL e3c3";
/// The last move is a full line that goes around the cube.
const CUBULUS: &str = "a11 b11 a13 c13 b22 a33 c33 b23 a32 c11 c11b11";
/// In points.
const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// Seconds between two frames.
const FRAME: f64 = 1.0 / 60.0;
/// Frames in which the last push is undone or redone and its animation ends.
const PERIOD: u32 = 15;
/// The same for a cube that slides and rolls.
const TIP: u32 = 30;
/// The same for a full line that goes around the cube.
const ROUND: u32 = 40;

fn main() {
    let mut window = Window::new();
    let still = triangles(&window.frame());
    window.look_at(Key::PageUp);
    window.frame();
    let moving = triangles(&window.frame());
    println!("triangles: {still} when nothing moves, {moving} when a row does");
    let mut window = Window::with(QUBISM);
    let still = triangles(&window.frame());
    window.look_at(Key::PageUp);
    window.frame();
    let moving = triangles(&window.frame());
    println!("triangles of Qubism: {still} when nothing moves, {moving} when a cube tips");
    let mut window = Window::with(CUBULUS);
    let still = triangles(&window.frame());
    window.look_at(Key::PageUp);
    window.frame();
    let moving = triangles(&window.frame());
    println!("triangles of Cubulus: {still} when nothing moves, {moving} when a line goes round");
    divan::main();
}

#[divan::bench]
fn a_frame_in_which_nothing_moves(bencher: Bencher) {
    let mut window = Window::new();
    bencher.bench_local(|| window.frame());
}

#[divan::bench]
fn a_frame_in_which_a_row_moves(bencher: Bencher) {
    frames_in_motion(bencher, GAME, PERIOD);
}

#[divan::bench]
fn a_frame_in_which_a_cube_tips_over(bencher: Bencher) {
    frames_in_motion(bencher, QUBISM, TIP);
}

#[divan::bench]
fn a_frame_in_which_a_line_goes_round(bencher: Bencher) {
    frames_in_motion(bencher, CUBULUS, ROUND);
}

/// Frames during which the last move is undone or redone once per `period`.
fn frames_in_motion(bencher: Bencher, game: &str, period: u32) {
    let mut window = Window::with(game);
    let mut frames = 0;
    bencher.bench_local(|| {
        if frames % period == 0 {
            let back = (frames / period).is_multiple_of(2);
            window.look_at(if back { Key::PageUp } else { Key::PageDown });
        }
        frames += 1;
        window.frame()
    });
}

/// The computer thinks with all threads while the window draws.
#[divan::bench]
fn a_frame_while_the_computer_thinks(bencher: Bencher) {
    let mut window = Window::new();
    let settings = window.app.settings().clone();
    let seats = vec![Seat::Computer(Level::CHAMPION); 2];
    let table = new_game::draft(Catalogue::PROGRAM, &settings, "kuba").deal(&window.ctx, seats);
    window.app.seat(&window.ctx, table);
    window.frame();
    bencher.bench_local(|| window.frame());
}

/// The whole window without OpenGL, in a frame without animation.
#[divan::bench]
fn a_frame_drawn_on_the_processor(bencher: Bencher) {
    let mut window = Window::new();
    let output = window.output();
    let Window { ctx, raster, .. } = &window;
    bencher.bench_local(|| raster.picture(ctx, &output, SIZE));
}

/// The first frame of a window up to its pixels, including everything that is baked for it.
#[divan::bench]
fn the_first_frame_drawn_on_the_processor(bencher: Bencher) {
    bencher.with_inputs(Window::empty).bench_local_values(|mut window| {
        let mut output = window.run();
        let mut textures = Textures::default();
        textures.take(&mut output.textures_delta);
        let side = |length: f32| (length * output.pixels_per_point) as usize;
        let size = [side(SIZE.x), side(SIZE.y)];
        let mut pixels = vec![0_u32; size[0] * size[1]];
        let to_pixels = TSTransform::from_scaling(output.pixels_per_point);
        let mut rasteriser = Rasteriser::new(&mut pixels, size[0], to_pixels);
        for primitive in window.ctx.tessellate(output.shapes, output.pixels_per_point) {
            rasteriser.primitive(&primitive, &textures, Area::whole(size));
        }
        pixels
    });
}

/// The program's window without a window system.
struct Window {
    raster: Raster,
    ctx: Context,
    app: App,
    events: Vec<Event>,
    time: f64,
    _home: tempfile::TempDir,
}

impl Window {
    fn new() -> Self {
        Self::with(GAME)
    }

    fn with(game: &str) -> Self {
        let mut window = Self::empty();
        window.events.push(Event::Paste(game.to_owned()));
        for _ in 0..60 {
            window.frame();
        }
        let moves = window.app.table().history();
        assert!(!moves.is_empty(), "the game is sound");
        window
    }

    /// A window before its first frame.
    fn empty() -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let ctx = Context::default();
        let app = App::new(&ctx, load(Places::at(home.path())), Texts::new(&[]), None);
        Self { raster: Raster::default(), ctx, app, events: Vec::new(), time: 0.0, _home: home }
    }

    fn look_at(&mut self, key: Key) {
        let press = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.events.extend([press(true), press(false)]);
    }

    fn frame(&mut self) -> Vec<ClippedPrimitive> {
        let output = self.output();
        self.ctx.tessellate(output.shapes, output.pixels_per_point)
    }

    fn output(&mut self) -> FullOutput {
        let mut output = self.run();
        self.raster.take_textures(&mut output.textures_delta);
        output
    }

    /// Runs one frame and returns its output.
    fn run(&mut self) -> FullOutput {
        self.time += FRAME;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.time),
            events: std::mem::take(&mut self.events),
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

fn triangles(primitives: &[ClippedPrimitive]) -> usize {
    primitives
        .iter()
        .map(|primitive| match &primitive.primitive {
            Primitive::Mesh(mesh) => mesh.indices.len() / 3,
            Primitive::Callback(_) => 0,
        })
        .sum()
}
