//! Incremental drawing: finds what has changed since the last frame, and draws only that.

use super::headless::{HeadlessApp, SIZE, frame, key};
use egui::{Context, Event, Key, Pos2, Vec2};
use kuba::app::platform::plain::damage::Damage;
use kuba::app::platform::plain::renderer::Frame;
use kuba::app::platform::plain::renderer::FrameBuffer;
use kuba::app::platform::plain::renderer::Renderer;
use kuba::board::raster::Raster;

/// Draws a frame and returns its damage.
fn draw(renderer: &mut Renderer, ctx: &Context, frame: Frame, target: FrameBuffer) -> Damage {
    let changes = renderer.changes(&frame, target.size);
    renderer.draw(ctx, frame, &changes, target);
    changes
}

/// Largest difference of a colour channel, from 0 to 255.
fn distance(one: &[u32], other: &[u32]) -> u8 {
    let parts = |pixel: &u32| pixel.to_le_bytes();
    let apart = one.iter().zip(other).flat_map(|(one, other)| {
        let pairs = parts(one).into_iter().zip(parts(other));
        pairs.map(|(one, other)| one.abs_diff(other))
    });
    apart.max().unwrap_or_default()
}

#[test]
fn incremental_drawing_gives_the_same_picture_as_drawing_in_full() {
    let mut window = HeadlessApp::new();
    let (mut parts, mut whole) = (Renderer::default(), Renderer::default());
    let mut pixels = vec![0; SIZE[0] * SIZE[1]];
    let mut fresh = pixels.clone();
    let (mut drawn, mut most) = (0, 0);
    // Pastes a game and steps through it while the pointer moves.
    let game = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7";
    for step in 0..300_u16 {
        let events = match step {
            5 => vec![Event::Paste(game.to_owned())],
            _ if step > 30 && step % 24 == 0 => key(Key::PageUp),
            _ if step % 5 == 0 => {
                let place = f32::from(step) * 7.3;
                vec![Event::PointerMoved(Pos2::new(place % 790.0, place % 580.0))]
            }
            _ => Vec::new(),
        };
        let mut output = window.frame(events);
        let mut copy = output.textures_delta.clone();
        parts.take_textures(&mut output.textures_delta);
        whole.take_textures(&mut copy);
        let age = usize::from(step > 0);
        let target = FrameBuffer { pixels: &mut pixels, size: SIZE, age };
        let changes = draw(&mut parts, &window.ctx, frame(&window.ctx, &output), target);
        drawn += usize::from(!changes.is_empty());
        most += usize::from(changes == Damage::whole(SIZE));
        let target = FrameBuffer { pixels: &mut fresh, size: SIZE, age: 0 };
        draw(&mut whole, &window.ctx, frame(&window.ctx, &output), target);
        let apart = distance(&pixels, &fresh);
        assert!(apart <= 3, "frame {step}: {apart}");
        parts.free_textures(&mut output.textures_delta);
        whole.free_textures(&mut copy);
    }
    assert!(drawn > 100, "something moved: {drawn}");
    assert!(most < 10, "full redraws are rare: {most}");
}

#[test]
fn the_picture_is_that_of_the_exact_renderer() {
    let mut window = HeadlessApp::new();
    let (mut renderer, mut raster) = (Renderer::default(), Raster::default());
    let mut pixels = vec![0; SIZE[0] * SIZE[1]];
    let mut exact = Vec::new();
    for step in 0..30 {
        let mut output = window.frame(Vec::new());
        let mut copy = output.textures_delta.clone();
        raster.take_textures(&mut copy);
        renderer.take_textures(&mut output.textures_delta);
        let target = FrameBuffer { pixels: &mut pixels, size: SIZE, age: step.min(1) };
        draw(&mut renderer, &window.ctx, frame(&window.ctx, &output), target);
        renderer.free_textures(&mut output.textures_delta);
        if step == 29 {
            let image = raster.picture(&window.ctx, &output, Vec2::new(800.0, 600.0));
            let pixel = |pixel: &image::Rgba<u8>| {
                let [r, g, b, _] = pixel.0;
                u32::from_be_bytes([0, r, g, b])
            };
            exact = image.pixels().map(pixel).collect();
        }
    }
    // Every pixel is covered by something opaque, so the background does not count.
    let apart = distance(&pixels, &exact);
    assert!(apart <= 8, "{apart}");
}

#[test]
fn a_frame_of_another_size_is_drawn_in_full() {
    let mut window = HeadlessApp::new();
    let mut renderer = Renderer::default();
    for (step, width) in [800, 800, 800, 640, 640].into_iter().enumerate() {
        let mut output = window.frame(Vec::new());
        renderer.take_textures(&mut output.textures_delta);
        let size = [width, 600];
        let mut pixels = vec![0; size[0] * size[1]];
        let target = FrameBuffer { pixels: &mut pixels, size, age: step.min(2) };
        let shapes = frame(&window.ctx, &output);
        let changes = draw(&mut renderer, &window.ctx, shapes, target);
        renderer.free_textures(&mut output.textures_delta);
        let anew = step == 0 || step == 3;
        assert!(!anew || changes == Damage::whole(size), "frame {step}");
    }
}

#[test]
fn a_frame_that_looks_the_same_changes_nothing() {
    let mut window = HeadlessApp::new();
    let mut renderer = Renderer::default();
    let mut pixels = vec![0; SIZE[0] * SIZE[1]];
    for step in 0..30 {
        let mut output = window.frame(Vec::new());
        renderer.take_textures(&mut output.textures_delta);
        let frame = frame(&window.ctx, &output);
        if step == 29 {
            assert!(renderer.changes(&frame, SIZE).is_empty());
            assert!(!renderer.changes(&frame, [801, 600]).is_empty());
            continue;
        }
        let target = FrameBuffer { pixels: &mut pixels, size: SIZE, age: step.min(1) };
        draw(&mut renderer, &window.ctx, frame, target);
        renderer.free_textures(&mut output.textures_delta);
    }
}
