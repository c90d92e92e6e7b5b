//! The picture in the window: finds out what has changed since the last one, and draws that.

use std::collections::VecDeque;

use egui::emath::TSTransform;
use egui::epaint::ClippedShape;
use egui::{Color32, Context, TexturesDelta};

use super::damage::{Damage, reach};
use crate::board::raster::{Area, Rasteriser, Textures, bands};

/// From how many frames ago at most what is in the memory is completed.
const OLDEST: usize = 3;

/// The longest side of a texture, in texels.
pub(super) const MAX_TEXTURE: usize = 8192;
/// How many rows are drawn together: few bands, for each looks at everything.
const BAND: usize = 180;
/// For how many pixels it pays to begin another thread.
const SHARE: usize = 200_000;

/// Where a picture is drawn.
pub(super) struct Target<'a> {
    /// The pixels, row by row.
    pub pixels: &'a mut [u32],
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// How many pictures ago these pixels were drawn; 0 if nobody knows what they are.
    pub age: usize,
}

/// What a frame shows.
pub(super) struct Frame {
    /// From the back to the front.
    pub shapes: Vec<ClippedShape>,
    /// Pixels a point.
    pub scale: f32,
    /// What is seen where nothing is.
    pub background: Color32,
}

/// What has been drawn, and what it was drawn with.
#[derive(Default)]
pub(super) struct Renderer {
    textures: Textures,
    shown: Vec<ClippedShape>,
    /// The size in pixels, the pixels a point, and the background of what has been drawn.
    frame: Option<([usize; 2], f32, Color32)>,
    /// What each of the last pictures drew anew, the latest first.
    past: VecDeque<Damage>,
    /// Everything is to be drawn anew.
    stale: bool,
    /// The pixels of a frame that was drawn before there was anything to show it on.
    ahead: Option<Vec<u32>>,
}

impl Renderer {
    /// Takes new and changed textures. What is no longer needed goes once it is not shown any more.
    pub(super) fn take_textures(&mut self, delta: &mut TexturesDelta) {
        self.stale |= self.textures.take(delta);
    }

    /// Forgets textures.
    pub(super) fn free_textures(&mut self, delta: &mut TexturesDelta) {
        self.textures.free(delta);
    }

    /// Draws a frame before there is anything to show it on: what is shown first is much the same.
    pub(super) fn draw_in_advance(&mut self, ctx: &Context, frame: Frame, size: [usize; 2]) {
        let mut pixels = vec![0; size[0] * size[1]];
        let target = Target {
            pixels: &mut pixels,
            size,
            age: 0,
        };
        self.draw(ctx, frame, &Damage::whole(size), target);
        self.ahead = Some(pixels);
    }

    /// Draws a frame; `changes` are where it looks otherwise than the one before.
    pub(super) fn draw(&mut self, ctx: &Context, frame: Frame, changes: &Damage, target: Target) {
        let Target {
            pixels,
            size,
            mut age,
        } = target;
        if let Some(ahead) = self.ahead.take()
            && age == 0
            && self.frame.is_some_and(|(drawn, ..)| drawn == size)
        {
            pixels.copy_from_slice(&ahead);
            age = 1;
        }
        if self.frame.is_some_and(|(before, ..)| before != size) {
            // What was drawn anew in a picture of another size says nothing about this one.
            self.past.clear();
        }
        let Frame {
            shapes,
            scale,
            background,
        } = frame;
        let mut drawn = changes.clone();
        match age.checked_sub(1) {
            Some(missed) if missed <= self.past.len() => {
                for earlier in self.past.iter().take(missed) {
                    drawn.add_all(earlier);
                }
            }
            _ => drawn = Damage::whole(size),
        }
        let seen = shapes.iter().filter(|shape| {
            let touched = touched(shape, scale, size);
            let areas = drawn.areas().iter();
            areas
                .into_iter()
                .any(|area| !area.common(touched).is_empty())
        });
        let primitives = ctx.tessellate(seen.cloned().collect(), scale);
        let to_pixels = TSTransform::from_scaling(scale);
        let textures = &self.textures;
        bands::draw(pixels, (size[0], BAND), drawn.pixels() / SHARE, || {
            |top, band: &mut [u32]| {
                let rows = Area {
                    left: 0,
                    top,
                    right: size[0],
                    bottom: top + band.len() / size[0],
                };
                let mut rasteriser = Rasteriser::of_rows(band, size[0], to_pixels, top);
                let areas = drawn.areas().iter().map(|area| area.common(rows));
                for area in areas.filter(|area| !area.is_empty()) {
                    rasteriser.confine(area);
                    rasteriser.fill(background);
                    for primitive in &primitives {
                        rasteriser.primitive(primitive, textures, area);
                    }
                }
            }
        });
        self.past.push_front(changes.clone());
        self.past.truncate(OLDEST);
        self.shown = shapes;
        self.frame = Some((size, scale, background));
        self.stale = false;
    }

    /// Where a frame looks otherwise than what has been drawn.
    pub(super) fn changes(&self, frame: &Frame, size: [usize; 2]) -> Damage {
        if self.stale || self.frame != Some((size, frame.scale, frame.background)) {
            return Damage::whole(size);
        }
        let (before, now) = (self.shown.as_slice(), frame.shapes.as_slice());
        // Something more or less leaves what is drawn before and after it as it was.
        let same = before.iter().zip(now).take_while(|(a, b)| a == b).count();
        let (before, now) = (&before[same..], &now[same..]);
        let ends = before.iter().rev().zip(now.iter().rev());
        let same = ends.take_while(|(a, b)| a == b).count();
        let (before, now) = (&before[..before.len() - same], &now[..now.len() - same]);
        let mut changes = Damage::default();
        let each_for_each = before.len() == now.len();
        for index in 0..before.len().max(now.len()) {
            let (before, now) = (before.get(index), now.get(index));
            if each_for_each && before == now {
                continue;
            }
            for shape in before.into_iter().chain(now) {
                changes.add(touched(shape, frame.scale, size));
            }
        }
        changes
    }
}

/// The pixels that a shape may touch.
fn touched(shape: &ClippedShape, scale: f32, size: [usize; 2]) -> Area {
    let rect = shape.transform_after_tessellation * shape.shape.visual_bounding_rect();
    reach(rect * scale, size).common(Area::clip(shape.clip_rect * scale))
}

#[cfg(test)]
mod tests {
    use egui::{Event, Key, Pos2, Vec2};

    use super::*;
    use crate::app::plain::rehearsal::{SIZE, Window, frame, key};
    use crate::board::raster::Raster;

    /// Draws a frame, and says where it looks otherwise than the one before.
    fn draw(renderer: &mut Renderer, ctx: &Context, frame: Frame, target: Target) -> Damage {
        let changes = renderer.changes(&frame, target.size);
        renderer.draw(ctx, frame, &changes, target);
        changes
    }

    /// How far apart two pictures are where they are farthest, of 255.
    fn distance(one: &[u32], other: &[u32]) -> u8 {
        let parts = |pixel: &u32| pixel.to_le_bytes();
        let apart = one.iter().zip(other).flat_map(|(one, other)| {
            let pairs = parts(one).into_iter().zip(parts(other));
            pairs.map(|(one, other)| one.abs_diff(other))
        });
        apart.max().unwrap_or_default()
    }

    #[test]
    fn what_is_drawn_in_parts_looks_as_if_it_was_drawn_as_a_whole() {
        let mut window = Window::new();
        let (mut parts, mut whole) = (Renderer::default(), Renderer::default());
        let mut pixels = vec![0; SIZE[0] * SIZE[1]];
        let mut fresh = pixels.clone();
        let (mut drawn, mut most) = (0, 0);
        // A game is begun and shown to its end, move for move, while the pointer wanders.
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
            let target = Target {
                pixels: &mut pixels,
                size: SIZE,
                age,
            };
            let changes = draw(&mut parts, &window.ctx, frame(&window.ctx, &output), target);
            drawn += usize::from(!changes.is_empty());
            most += usize::from(changes == Damage::whole(SIZE));
            let target = Target {
                pixels: &mut fresh,
                size: SIZE,
                age: 0,
            };
            draw(&mut whole, &window.ctx, frame(&window.ctx, &output), target);
            let apart = distance(&pixels, &fresh);
            assert!(apart <= 3, "frame {step}: {apart}");
            parts.free_textures(&mut output.textures_delta);
            whole.free_textures(&mut copy);
        }
        assert!(drawn > 100, "something moved: {drawn}");
        assert!(most < 10, "hardly ever is everything new: {most}");
    }

    #[test]
    fn the_picture_is_that_of_the_exact_renderer() {
        let mut window = Window::new();
        let (mut renderer, mut raster) = (Renderer::default(), Raster::default());
        let mut pixels = vec![0; SIZE[0] * SIZE[1]];
        let mut exact = Vec::new();
        for step in 0..30 {
            let mut output = window.frame(Vec::new());
            let mut copy = output.textures_delta.clone();
            raster.take_textures(&mut copy);
            renderer.take_textures(&mut output.textures_delta);
            let target = Target {
                pixels: &mut pixels,
                size: SIZE,
                age: step.min(1),
            };
            draw(
                &mut renderer,
                &window.ctx,
                frame(&window.ctx, &output),
                target,
            );
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
    fn pixels_that_are_older_than_a_smaller_size_are_all_drawn() {
        let mut window = Window::new();
        let mut renderer = Renderer::default();
        for (step, width) in [800, 800, 800, 640, 640].into_iter().enumerate() {
            let mut output = window.frame(Vec::new());
            renderer.take_textures(&mut output.textures_delta);
            let size = [width, 600];
            let mut pixels = vec![0; size[0] * size[1]];
            let target = Target {
                pixels: &mut pixels,
                size,
                age: step.min(2),
            };
            let shapes = frame(&window.ctx, &output);
            let changes = draw(&mut renderer, &window.ctx, shapes, target);
            renderer.free_textures(&mut output.textures_delta);
            let anew = step == 0 || step == 3;
            assert!(!anew || changes == Damage::whole(size), "frame {step}");
        }
    }

    #[test]
    fn a_frame_that_looks_the_same_changes_nothing() {
        let mut window = Window::new();
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
            let target = Target {
                pixels: &mut pixels,
                size: SIZE,
                age: step.min(1),
            };
            draw(&mut renderer, &window.ctx, frame, target);
            renderer.free_textures(&mut output.textures_delta);
        }
    }
}
