//! Incremental drawing: finds what has changed since the last frame, and draws only that.

use std::collections::VecDeque;

use egui::emath::TSTransform;
use egui::epaint::ClippedShape;
use egui::{Color32, Context, TexturesDelta};

use super::damage::{Damage, pixel_bounds};
use crate::board::raster::{Area, Rasteriser, Textures, bands};

/// Number of past frames whose damage is kept; older buffers are redrawn in full.
const MAX_PAST_FRAMES: usize = 3;

/// Maximum side of a texture, in texels.
pub(super) const MAX_TEXTURE: usize = 8192;
/// Rows per band. Bands are large because each one visits every shape.
const BAND_ROWS: usize = 180;
/// Number of pixels that justifies another thread.
const PIXELS_PER_THREAD: usize = 200_000;

/// Buffer to draw into.
pub(super) struct Target<'a> {
    /// Row by row, as `0x00RRGGBB`.
    pub pixels: &'a mut [u32],
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// Number of frames since these pixels were drawn; 0 if their content is undefined.
    pub age: usize,
}

/// Shapes of a frame.
pub(super) struct Frame {
    /// Back to front.
    pub shapes: Vec<ClippedShape>,
    /// Pixels per point.
    pub scale: f32,
    pub background: Color32,
}

#[derive(Default)]
pub(super) struct Renderer {
    textures: Textures,
    shown: Vec<ClippedShape>,
    /// Size in pixels, pixels per point, and background of the last frame.
    frame: Option<([usize; 2], f32, Color32)>,
    /// Damage of the last frames, latest first.
    recent_damage: VecDeque<Damage>,
    /// The next frame must be drawn in full.
    stale: bool,
    /// Pixels of a frame that was drawn before the window was open.
    prepared: Option<Vec<u32>>,
}

impl Renderer {
    /// Call before drawing; obsolete textures are freed by [`Renderer::free_textures`] afterwards.
    pub(super) fn take_textures(&mut self, delta: &mut TexturesDelta) {
        self.stale |= self.textures.take(delta);
    }

    pub(super) fn free_textures(&mut self, delta: &mut TexturesDelta) {
        self.textures.free(delta);
    }

    /// Draws a frame before the window is open; the first frame of the window differs little from it.
    pub(super) fn draw_in_advance(&mut self, ctx: &Context, frame: Frame, size: [usize; 2]) {
        let mut pixels = vec![0; size[0] * size[1]];
        let target = Target {
            pixels: &mut pixels,
            size,
            age: 0,
        };
        self.draw(ctx, frame, &Damage::whole(size), target);
        self.prepared = Some(pixels);
    }

    /// Draws a frame; `changes` are the areas that differ from the last one.
    pub(super) fn draw(&mut self, ctx: &Context, frame: Frame, changes: &Damage, target: Target) {
        let Target {
            pixels,
            size,
            mut age,
        } = target;
        if let Some(prepared) = self.prepared.take()
            && age == 0
            && self.frame.is_some_and(|(drawn, ..)| drawn == size)
        {
            pixels.copy_from_slice(&prepared);
            age = 1;
        }
        if self.frame.is_some_and(|(before, ..)| before != size) {
            // Damage of frames of another size is meaningless.
            self.recent_damage.clear();
        }
        let Frame {
            shapes,
            scale,
            background,
        } = frame;
        let mut drawn = changes.clone();
        match age.checked_sub(1) {
            Some(missed) if missed <= self.recent_damage.len() => {
                for earlier in self.recent_damage.iter().take(missed) {
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
        bands::draw(
            pixels,
            (size[0], BAND_ROWS),
            drawn.pixels() / PIXELS_PER_THREAD,
            || {
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
            },
        );
        self.recent_damage.push_front(changes.clone());
        self.recent_damage.truncate(MAX_PAST_FRAMES);
        self.shown = shapes;
        self.frame = Some((size, scale, background));
        self.stale = false;
    }

    /// Areas in which a frame differs from the last one drawn.
    pub(super) fn changes(&self, frame: &Frame, size: [usize; 2]) -> Damage {
        if self.stale || self.frame != Some((size, frame.scale, frame.background)) {
            return Damage::whole(size);
        }
        let (before, now) = (self.shown.as_slice(), frame.shapes.as_slice());
        // An inserted or removed shape leaves the shapes before and after it unchanged.
        let same = before.iter().zip(now).take_while(|(a, b)| a == b).count();
        let (before, now) = (&before[same..], &now[same..]);
        let ends = before.iter().rev().zip(now.iter().rev());
        let same = ends.take_while(|(a, b)| a == b).count();
        let (before, now) = (&before[..before.len() - same], &now[..now.len() - same]);
        let mut changes = Damage::default();
        let is_same_count = before.len() == now.len();
        for index in 0..before.len().max(now.len()) {
            let (before, now) = (before.get(index), now.get(index));
            if is_same_count && before == now {
                continue;
            }
            for shape in before.into_iter().chain(now) {
                changes.add(touched(shape, frame.scale, size));
            }
        }
        changes
    }
}

fn touched(shape: &ClippedShape, scale: f32, size: [usize; 2]) -> Area {
    let rect = shape.transform_after_tessellation * shape.shape.visual_bounding_rect();
    pixel_bounds(rect * scale, size).common(Area::clip(shape.clip_rect * scale))
}

#[cfg(test)]
mod tests {
    use egui::{Event, Key, Pos2, Vec2};

    use super::*;
    use crate::app::platform::plain::headless::{HeadlessApp, SIZE, frame, key};
    use crate::board::raster::Raster;

    /// Draws a frame and returns its damage.
    fn draw(renderer: &mut Renderer, ctx: &Context, frame: Frame, target: Target) -> Damage {
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
    fn a_frame_of_another_size_is_drawn_in_full() {
        let mut window = HeadlessApp::new();
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
