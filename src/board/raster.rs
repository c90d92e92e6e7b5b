//! Pictures without a display: draws egui's triangles on the processor.
//!
//! The same result on every machine, byte for byte. Blends in gamma space with premultiplied
//! alpha, as the window's own renderer does.

use std::collections::HashMap;
use std::sync::LazyLock;

use egui::epaint::{ClippedPrimitive, ImageData, ImageDelta, Primitive, Vertex};
use egui::{
    Color32, ColorImage, Context, FullOutput, Mesh, RawInput, Rect, TextureId, TexturesDelta,
};
use egui::{Pos2, Ui, Vec2};
use image::RgbaImage;

/// Draws pictures; keeps the textures between them.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, ColorImage>,
}

/// Draws one picture of `size` points at a number of pixels a point, with fonts and theme as
/// `ctx` has them. The interface is run a few times first, so that it has its final layout.
pub fn draw(
    ctx: &Context,
    size: Vec2,
    pixels_per_point: f32,
    mut ui: impl FnMut(&mut Ui),
) -> RgbaImage {
    const PASSES: u8 = 3;
    let mut raster = Raster::default();
    ctx.set_pixels_per_point(pixels_per_point);
    let mut picture = RgbaImage::new(1, 1);
    for pass in 0..PASSES {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(f64::from(pass)),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, &mut ui);
        raster.take_textures(&mut output.textures_delta);
        if pass + 1 == PASSES {
            picture = raster.picture(ctx, &output, size);
        }
    }
    picture
}

/// Draws triangles without a texture: the picture, transparent where nothing is, and its place in
/// points; `None` if there is nothing to see. Its edges are those of pixels.
pub fn bake(mesh: &Mesh, pixels_per_point: f32) -> Option<(ColorImage, Rect)> {
    let bounds = mesh.calc_bounds();
    if !bounds.is_positive() {
        return None;
    }
    let first = (bounds.min.to_vec2() * pixels_per_point).floor();
    let end = (bounds.max.to_vec2() * pixels_per_point).ceil();
    let size = [end.x - first.x, end.y - first.y].map(|side| side as usize);
    let mut canvas = Canvas::new(size);
    for corners in mesh.indices.chunks_exact(3) {
        let corner = |index: usize| {
            let vertex = &mesh.vertices[corners[index] as usize];
            Corner::new(vertex, pixels_per_point).moved(-first)
        };
        canvas.triangle([corner(0), corner(1), corner(2)], &WHITE);
    }
    let place = Rect::from_min_max(first.to_pos2(), end.to_pos2());
    Some((
        ColorImage::new(size, canvas.pixels().collect()),
        place / pixels_per_point,
    ))
}

/// What a triangle without a texture is drawn with.
static WHITE: LazyLock<ColorImage> =
    LazyLock::new(|| ColorImage::new([1, 1], vec![Color32::WHITE]));

impl Raster {
    /// Takes new and changed textures, and forgets those that are gone.
    pub fn take_textures(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.change(id, change);
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn change(&mut self, id: TextureId, change: ImageDelta) {
        let ImageData::Color(image) = change.image;
        let Some([left, top]) = change.pos else {
            self.textures.insert(id, (*image).clone());
            return;
        };
        let Some(whole) = self.textures.get_mut(&id) else {
            return;
        };
        let [width, height] = image.size;
        for row in 0..height {
            let from = row * width;
            let to = (top + row) * whole.size[0] + left;
            if let (Some(source), Some(target)) = (
                image.pixels.get(from..from + width),
                whole.pixels.get_mut(to..to + width),
            ) {
                target.copy_from_slice(source);
            }
        }
    }

    /// Draws the output of a frame of `size` points.
    pub fn picture(&self, ctx: &Context, output: &FullOutput, size: Vec2) -> RgbaImage {
        let scale = output.pixels_per_point;
        let pixels = (size * scale).round();
        let mut canvas = Canvas::new([pixels.x as usize, pixels.y as usize]);
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in ctx.tessellate(output.shapes.clone(), scale)
        {
            let Primitive::Mesh(mesh) = primitive else {
                continue;
            };
            let Some(texture) = self.textures.get(&mesh.texture_id) else {
                continue;
            };
            canvas.clip(clip_rect, scale);
            for corners in mesh.indices.chunks_exact(3) {
                let corner = |index: usize| {
                    let vertex = mesh.vertices[corners[index] as usize];
                    Corner::new(&vertex, scale)
                };
                canvas.triangle([corner(0), corner(1), corner(2)], texture);
            }
        }
        canvas.into_image()
    }
}

/// A corner of a triangle: its place in pixels, and what is interpolated between corners
/// (red, green, blue, alpha, and the place in the texture).
#[derive(Clone, Copy)]
struct Corner {
    x: f32,
    y: f32,
    values: [f32; 6],
}

impl Corner {
    fn new(vertex: &Vertex, scale: f32) -> Self {
        let [r, g, b, a] = vertex.color.to_array().map(f32::from);
        Self {
            x: vertex.pos.x * scale,
            y: vertex.pos.y * scale,
            values: [r, g, b, a, vertex.uv.x, vertex.uv.y],
        }
    }

    fn moved(mut self, way: Vec2) -> Self {
        self.x += way.x;
        self.y += way.y;
        self
    }

    /// The place on the way to another corner at a height between them.
    fn toward(&self, other: &Self, y: f32) -> Self {
        let part = (y - self.y) / (other.y - self.y);
        let mix = |from: f32, to: f32| from + (to - from) * part;
        Self {
            x: mix(self.x, other.x),
            y,
            values: std::array::from_fn(|i| mix(self.values[i], other.values[i])),
        }
    }
}

/// Pixels being drawn, premultiplied.
struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 4]>,
    /// The part that may be drawn on: left, top, right, bottom, in pixels.
    clip: [usize; 4],
}

impl Canvas {
    fn new([width, height]: [usize; 2]) -> Self {
        Self {
            width,
            height,
            pixels: vec![[0.0; 4]; width * height],
            clip: [0, 0, width, height],
        }
    }

    fn clip(&mut self, rect: Rect, scale: f32) {
        let pixel =
            |points: f32, most: usize| ((points * scale).round().max(0.0) as usize).min(most);
        self.clip = [
            pixel(rect.left(), self.width),
            pixel(rect.top(), self.height),
            pixel(rect.right(), self.width),
            pixel(rect.bottom(), self.height),
        ];
    }

    /// Fills the pixels whose middle lies in the triangle; of a shared edge, one triangle has it.
    fn triangle(&mut self, mut corners: [Corner; 3], texture: &ColorImage) {
        corners.sort_by(|a, b| a.y.total_cmp(&b.y));
        let [top, middle, bottom] = corners;
        let same_place = |a: &Corner, b: &Corner| a.values[4..] == b.values[4..];
        let flat = (same_place(&top, &middle) && same_place(&top, &bottom))
            .then(|| sample(texture, top.values[4], top.values[5]));
        let [_, clip_top, _, clip_bottom] = self.clip;
        let first = (first_pixel(top.y)).max(clip_top);
        let end = first_pixel(bottom.y).min(clip_bottom);
        for row in first..end {
            let y = row as f32 + 0.5;
            let long = top.toward(&bottom, y);
            let short = if y < middle.y {
                top.toward(&middle, y)
            } else {
                middle.toward(&bottom, y)
            };
            let (left, right) = if long.x <= short.x {
                (long, short)
            } else {
                (short, long)
            };
            self.span(row, (left, right), texture, flat);
        }
    }

    fn span(
        &mut self,
        row: usize,
        (left, right): (Corner, Corner),
        texture: &ColorImage,
        flat: Option<[f32; 4]>,
    ) {
        let [clip_left, _, clip_right, _] = self.clip;
        let first = first_pixel(left.x).max(clip_left);
        let end = first_pixel(right.x).min(clip_right);
        if first >= end {
            return;
        }
        let width = right.x - left.x;
        let step: [f32; 6] = std::array::from_fn(|i| (right.values[i] - left.values[i]) / width);
        let ahead = first as f32 + 0.5 - left.x;
        let mut values: [f32; 6] = std::array::from_fn(|i| left.values[i] + step[i] * ahead);
        let pixels = &mut self.pixels[row * self.width + first..row * self.width + end];
        if let Some(texel) = flat {
            // Nearly every triangle has no texture: this loop is the one that counts.
            let tinted = |values: [f32; 6]| -> [f32; 4] {
                std::array::from_fn(|i| values[i] * texel[i] / 255.0)
            };
            let (mut source, step) = (tinted(values), tinted(step));
            for pixel in pixels {
                cover(pixel, source);
                for (value, step) in source.iter_mut().zip(step) {
                    *value += step;
                }
            }
            return;
        }
        for pixel in pixels {
            let texel = sample(texture, values[4], values[5]);
            cover(pixel, std::array::from_fn(|i| values[i] * texel[i] / 255.0));
            for (value, step) in values.iter_mut().zip(step) {
                *value += step;
            }
        }
    }

    /// The pixels, row by row.
    fn pixels(&self) -> impl Iterator<Item = Color32> {
        self.pixels.iter().map(|pixel| {
            let [r, g, b, a] = pixel.map(|value| value.round().clamp(0.0, 255.0) as u8);
            Color32::from_rgba_premultiplied(r, g, b, a)
        })
    }

    fn into_image(self) -> RgbaImage {
        let bytes = self
            .pixels()
            .flat_map(|pixel| pixel.to_srgba_unmultiplied())
            .collect();
        RgbaImage::from_raw(self.width as u32, self.height as u32, bytes).unwrap_or_default()
    }
}

/// Lays a premultiplied colour over a pixel.
fn cover(pixel: &mut [f32; 4], source: [f32; 4]) {
    let keep = 1.0 - source[3] / 255.0;
    for (have, add) in pixel.iter_mut().zip(source) {
        *have = add + *have * keep;
    }
}

/// The first pixel whose middle is not before a place.
fn first_pixel(place: f32) -> usize {
    (place - 0.5).ceil().max(0.0) as usize
}

/// The colour at a place of a texture, between the four nearest texels.
fn sample(texture: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = texture.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let (right_part, low_part) = (x - left, y - top);
    let texel = |x: f32, y: f32| {
        let column = (x.max(0.0) as usize).min(width.saturating_sub(1));
        let row = (y.max(0.0) as usize).min(height.saturating_sub(1));
        texture
            .pixels
            .get(row * width + column)
            .map_or([0.0; 4], |color| color.to_array().map(f32::from))
    };
    let corners = [
        texel(left, top),
        texel(left + 1.0, top),
        texel(left, top + 1.0),
        texel(left + 1.0, top + 1.0),
    ];
    std::array::from_fn(|i| {
        let high = corners[0][i] + (corners[1][i] - corners[0][i]) * right_part;
        let low = corners[2][i] + (corners[3][i] - corners[2][i]) * right_part;
        high + (low - high) * low_part
    })
}

#[cfg(test)]
mod tests {
    use egui::{CentralPanel, Frame};

    use super::*;

    fn picture() -> RgbaImage {
        draw(&Context::default(), Vec2::new(60.0, 40.0), 2.0, |ui| {
            CentralPanel::default()
                .frame(Frame::new().fill(Color32::from_rgb(10, 20, 30)))
                .show(ui, |ui| {
                    let red = Rect::from_min_size(Pos2::new(10.0, 10.0), Vec2::splat(20.0));
                    ui.painter().rect_filled(red, 0.0, Color32::RED);
                    ui.label("Kuba");
                });
        })
    }

    #[test]
    fn a_picture_has_the_size_and_the_colours_that_were_asked_for() {
        let picture = picture();
        assert_eq!(picture.dimensions(), (120, 80));
        assert_eq!(picture.get_pixel(110, 70).0, [10, 20, 30, 255]);
        assert_eq!(picture.get_pixel(40, 55).0, [255, 0, 0, 255]);
    }

    #[test]
    fn words_leave_traces() {
        let lit = picture().pixels().filter(|pixel| pixel.0[1] > 60).count();
        assert!(lit > 30, "{lit}");
    }

    #[test]
    fn what_is_baked_is_what_would_be_drawn() {
        let mut mesh = Mesh::default();
        let red = Color32::from_rgba_unmultiplied(200, 30, 20, 120);
        mesh.add_colored_rect(Rect::from_x_y_ranges(3.3..=9.5, -2.0..=4.0), red);
        let (image, place) = bake(&mesh, 2.0).expect("a picture");
        assert_eq!(image.size, [13, 12]);
        assert_eq!(place, Rect::from_x_y_ranges(3.0..=9.5, -2.0..=4.0));
        assert_eq!(
            image[(0, 5)],
            Color32::TRANSPARENT,
            "its middle lies outside"
        );
        assert_eq!(image[(1, 5)], red);
        assert_eq!(image[(12, 11)], red);
        assert_eq!(bake(&Mesh::default(), 2.0), None);
    }

    #[test]
    fn the_same_picture_is_the_same_bytes() {
        assert_eq!(picture().into_raw(), picture().into_raw());
    }
}
