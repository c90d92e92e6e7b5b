//! Whole pictures.

use std::sync::LazyLock;

use egui::emath::TSTransform;
use egui::{
    Color32, ColorImage, Context, FullOutput, Mesh, Pos2, RawInput, Rect, TextureOptions,
    TexturesDelta, Ui, Vec2, ViewportId,
};
use image::RgbaImage;

use super::area::Area;
use super::bands;
use super::exact::rounded;
use super::rasteriser::Rasteriser;
use super::texture::{Texture, Textures};

/// Rows of a baked picture that are drawn together; few enough for the cache.
const BAND: usize = 32;
/// Rows that are worth a thread of their own.
const SHARE: usize = 128;

/// A renderer of pictures that keeps its textures between them.
#[derive(Default)]
pub struct Raster(Textures);

/// Renders one picture of `size` points at a scale in pixels per point, with the fonts and the theme of
/// `ctx`. The interface runs a few times first to settle its layout.
pub fn draw(
    ctx: &Context,
    size: Vec2,
    pixels_per_point: f32,
    mut ui: impl FnMut(&mut Ui),
) -> RgbaImage {
    const PASSES: u8 = 3;
    let mut raster = Raster::default();
    let mut picture = RgbaImage::new(1, 1);
    for pass in 0..PASSES {
        let input = input(size, pixels_per_point, f64::from(pass));
        let mut output = ctx.run_ui(input, &mut ui);
        raster.take_textures(&mut output.textures_delta);
        if pass + 1 == PASSES {
            picture = raster.picture(ctx, &output, size);
        }
    }
    picture
}

/// Returns the raw input of a display of `size` points at a time in seconds, without events.
pub fn input(size: Vec2, pixels_per_point: f32, time: f64) -> RawInput {
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        time: Some(time),
        ..RawInput::default()
    };
    // Set on the display itself: with a zoom, the first frame would otherwise be laid out for an infinite
    // screen.
    let display = input.viewports.entry(ViewportId::ROOT).or_default();
    display.native_pixels_per_point = Some(pixels_per_point);
    input
}

/// Renders an untextured mesh. Returns the picture with a transparent background and its rectangle in
/// points, aligned to pixels; `None` if nothing is visible.
pub fn bake(mesh: &Mesh, pixels_per_point: f32) -> Option<(ColorImage, Rect)> {
    let bounds = mesh.calc_bounds();
    if !bounds.is_positive() {
        return None;
    }
    let first = (bounds.min.to_vec2() * pixels_per_point).floor();
    let end = (bounds.max.to_vec2() * pixels_per_point).ceil();
    let size = [end.x - first.x, end.y - first.y].map(|side| side as usize);
    let to_pixels = TSTransform::new(-first, pixels_per_point);
    let place = Rect::from_min_max(first.to_pos2(), end.to_pos2());
    let pixels = fill(mesh, size, to_pixels);
    Some((ColorImage::new(size, pixels), place / pixels_per_point))
}

fn fill(mesh: &Mesh, size: [usize; 2], to_pixels: TSTransform) -> Vec<Color32> {
    let [width, height] = size;
    let mut picture = vec![Color32::TRANSPARENT; width * height];
    let corners = corners_by_band(mesh, to_pixels, height.div_ceil(BAND));
    bands::draw(&mut picture, (width, BAND), height.div_ceil(SHARE), || {
        let mut pixels = Vec::new();
        let corners = &corners;
        move |top, band: &mut [Color32]| {
            pixels.clear();
            pixels.resize(band.len(), [0.0; 4]);
            let mut rasteriser = Rasteriser::of_rows(&mut pixels, width, to_pixels, top);
            rasteriser.triangles(mesh, &corners[top / BAND], &WHITE);
            for (&pixel, color) in pixels.iter().zip(band) {
                *color = rounded(pixel);
            }
        }
    });
    picture
}

fn corners_by_band(mesh: &Mesh, to_pixels: TSTransform, bands: usize) -> Vec<Vec<u32>> {
    let band_of = |row: f32| (row.max(0.0) as usize / BAND).min(bands - 1);
    let row_of = |corner: u32| (to_pixels * mesh.vertices[corner as usize].pos).y;
    let mut reached = vec![Vec::new(); bands];
    for triangle in mesh.indices.as_chunks::<3>().0 {
        let [a, b, c] = triangle.map(row_of);
        let (first, last) = (band_of(a.min(b).min(c)), band_of(a.max(b).max(c)));
        for corners in &mut reached[first..=last] {
            corners.extend_from_slice(triangle);
        }
    }
    reached
}

static WHITE: LazyLock<Texture> = LazyLock::new(|| {
    let white = ColorImage::new([1, 1], vec![Color32::WHITE]);
    Texture::new(white, TextureOptions::NEAREST)
});

impl Raster {
    /// Takes new and changed textures, and drops freed ones.
    pub fn take_textures(&mut self, delta: &mut TexturesDelta) {
        self.0.take(delta);
        self.0.free(delta);
    }

    /// Renders the output of a frame of `size` points.
    pub fn picture(&self, ctx: &Context, output: &FullOutput, size: Vec2) -> RgbaImage {
        let scale = output.pixels_per_point;
        let [width, height] = <[f32; 2]>::from((size * scale).round()).map(|side| side as usize);
        let mut pixels = vec![[0.0; 4]; width * height];
        let to_pixels = TSTransform::from_scaling(scale);
        let mut rasteriser = Rasteriser::new(&mut pixels, width, to_pixels);
        for primitive in ctx.tessellate(output.shapes.clone(), scale) {
            rasteriser.primitive(&primitive, &self.0, Area::whole([width, height]));
        }
        let bytes =
            pixels.into_iter().flat_map(|pixel| rounded(pixel).to_srgba_unmultiplied()).collect();
        RgbaImage::from_raw(width as u32, height as u32, bytes).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use egui::{CentralPanel, Frame};

    use super::*;

    fn picture() -> RgbaImage {
        draw(&Context::default(), Vec2::new(60.0, 40.0), 2.0, |ui| {
            CentralPanel::default().frame(Frame::new().fill(Color32::from_rgb(10, 20, 30))).show(
                ui,
                |ui| {
                    let red = Rect::from_min_size(Pos2::new(10.0, 10.0), Vec2::splat(20.0));
                    ui.painter().rect_filled(red, 0.0, Color32::RED);
                    ui.label("Kuba");
                },
            );
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
        assert_eq!(image[(0, 5)], Color32::TRANSPARENT, "its middle lies outside");
        assert_eq!(image[(1, 5)], red);
        assert_eq!(image[(12, 11)], red);
        assert_eq!(bake(&Mesh::default(), 2.0), None);
    }

    #[test]
    fn a_large_picture_is_baked_as_a_whole() {
        let mut mesh = Mesh::default();
        let (top, bottom) = (Color32::from_rgb(250, 120, 10), Color32::from_rgb(0, 60, 200));
        let side = BAND as f32 * 2.5;
        for (x, y, color) in
            [(0.0, 0.0, top), (side, 0.3, top), (40.0, side, bottom), (side, side, bottom)]
        {
            mesh.colored_vertex(Pos2::new(x, y), color);
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 2, 3);
        let (image, _) = bake(&mesh, 1.0).expect("a picture");
        let mut pixels = vec![[0.0; 4]; image.size[0] * image.size[1]];
        Rasteriser::new(&mut pixels, image.size[0], TSTransform::IDENTITY).mesh(&mesh, &WHITE);
        let whole: Vec<Color32> = pixels.into_iter().map(rounded).collect();
        assert!(image.pixels == whole, "the rows fit together");
    }

    #[test]
    fn the_same_picture_is_the_same_bytes() {
        assert_eq!(picture().into_raw(), picture().into_raw());
    }
}
