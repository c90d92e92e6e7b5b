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
pub const MAX_TEXTURE: usize = 8192;
/// Rows per band. Bands are large because each one visits every shape.
const BAND_ROWS: usize = 180;
/// Number of pixels that justifies another thread.
const PIXELS_PER_THREAD: usize = 200_000;

/// Buffer to draw into.
pub struct FrameBuffer<'a> {
    /// Row by row, as `0x00RRGGBB`.
    pub pixels: &'a mut [u32],
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// Number of frames since these pixels were drawn; 0 if their content is undefined.
    pub age: usize,
}

/// Shapes of a frame.
pub struct Frame {
    /// Back to front.
    pub shapes: Vec<ClippedShape>,
    /// Pixels per point.
    pub scale: f32,
    /// Colour behind all shapes.
    pub background: Color32,
}

/// Draws frames with the CPU, and of each only what has changed.
#[derive(Default)]
pub struct Renderer {
    textures: Textures,
    shown: Vec<ClippedShape>,
    /// Size in pixels, pixels per point, and background of the last frame.
    frame: Option<([usize; 2], f32, Color32)>,
    /// Damage of the last frames, latest first.
    recent_damage: VecDeque<Damage>,
    /// The next frame must be drawn in full.
    stale: bool,
}

impl Renderer {
    /// Call before drawing; obsolete textures are freed by [`Renderer::free_textures`] afterwards.
    pub fn take_textures(&mut self, delta: &mut TexturesDelta) {
        self.stale |= self.textures.take(delta);
    }

    /// Frees obsolete textures. Call after drawing.
    pub fn free_textures(&mut self, delta: &mut TexturesDelta) {
        self.textures.free(delta);
    }

    /// Draws a frame; `changes` are the areas that differ from the last one.
    pub fn draw(&mut self, ctx: &Context, frame: Frame, changes: &Damage, target: FrameBuffer) {
        let FrameBuffer { pixels, size, age } = target;
        if self.frame.is_some_and(|(before, ..)| before != size) {
            // Damage of frames of another size is meaningless.
            self.recent_damage.clear();
        }
        let Frame { shapes, scale, background } = frame;
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
            areas.into_iter().any(|area| !area.common(touched).is_empty())
        });
        let primitives = ctx.tessellate(seen.cloned().collect(), scale);
        let to_pixels = TSTransform::from_scaling(scale);
        let textures = &self.textures;
        bands::draw(pixels, (size[0], BAND_ROWS), drawn.pixels() / PIXELS_PER_THREAD, || {
            |top, band: &mut [u32]| {
                let rows =
                    Area { left: 0, top, right: size[0], bottom: top + band.len() / size[0] };
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
        self.recent_damage.push_front(changes.clone());
        self.recent_damage.truncate(MAX_PAST_FRAMES);
        self.shown = shapes;
        self.frame = Some((size, scale, background));
        self.stale = false;
    }

    /// Areas in which a frame differs from the last one drawn.
    pub fn changes(&self, frame: &Frame, size: [usize; 2]) -> Damage {
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
