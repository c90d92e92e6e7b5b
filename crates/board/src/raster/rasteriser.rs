//! Rasterisation of triangles.

use egui::emath::TSTransform;
use egui::epaint::{ClippedPrimitive, Mesh, Primitive};
use egui::{Color32, Pos2, Rect};

use super::area::Area;
use super::corner::{Corner, is_rectangle};
use super::paint::Paint;
use super::pixel::Pixel;
use super::rounding::ceil;
use super::texel::{parts, texel};
use super::texture::{Texture, Textures};

/// Maximum distance from the centre of a texel, in texels, at which sampling is skipped.
const EXACT: f32 = 0.02;

/// The pixels of a picture, and the area that may be changed.
pub struct Rasteriser<'a, P> {
    pixels: &'a mut [P],
    width: usize,
    /// The row of the picture at which `pixels` starts.
    top: usize,
    to_pixels: TSTransform,
    clip: Area,
}

impl<'a, P: Pixel> Rasteriser<'a, P> {
    /// Creates a rasteriser for the pixels of a whole picture of this width, row by row.
    pub fn new(pixels: &'a mut [P], width: usize, to_pixels: TSTransform) -> Self {
        Self::of_rows(pixels, width, to_pixels, 0)
    }

    /// Creates a rasteriser for some rows of a picture, from the row `top` on.
    pub fn of_rows(pixels: &'a mut [P], width: usize, to_pixels: TSTransform, top: usize) -> Self {
        let rows = pixels.len().checked_div(width).unwrap_or_default();
        Self {
            pixels,
            width,
            top,
            to_pixels,
            clip: Area { top, ..Area::whole([width, top + rows]) },
        }
    }

    /// Sets the clip area, which must lie inside the picture.
    pub const fn confine(&mut self, clip: Area) {
        self.clip = clip;
    }

    /// Fills the clip area with an opaque colour.
    pub fn fill(&mut self, color: Color32) {
        let pixel = P::ground(color);
        for row in self.clip.top..self.clip.bottom {
            self.span(row, self.clip.left, self.clip.right).fill(pixel);
        }
    }

    /// Draws a primitive with its texture, clipped to its own clip rectangle and to `area`. This clip area
    /// stays in force.
    pub fn primitive(&mut self, primitive: &ClippedPrimitive, textures: &Textures, area: Area) {
        let Primitive::Mesh(mesh) = &primitive.primitive else {
            return;
        };
        let clip = Area::clip(self.to_pixels * primitive.clip_rect).common(area);
        if let Some(texture) = textures.get(mesh.texture_id)
            && !clip.is_empty()
        {
            self.confine(clip);
            self.mesh(mesh, texture);
        }
    }

    /// Draws a mesh.
    pub fn mesh(&mut self, mesh: &Mesh, texture: &Texture) {
        self.triangles(mesh, &mesh.indices, texture);
    }

    pub(super) fn triangles(&mut self, mesh: &Mesh, corners: &[u32], texture: &Texture) {
        let (to_pixels, bounds) = (self.to_pixels, self.clip.bounds());
        let place = |index: u32| to_pixels * mesh.vertices[index as usize].pos;
        let corner = |index: u32| Corner::new(&mesh.vertices[index as usize], to_pixels, texture);
        let mut rest = corners;
        while let Some((&[a, b, c], after)) = rest.split_first_chunk::<3>() {
            rest = after;
            // Half an upright rectangle has the bounds of the whole, so the other half will be skipped,
            // too.
            if misses(&bounds, [place(a), place(b), place(c)]) {
                continue;
            }
            let corners = [corner(a), corner(b), corner(c)];
            if let Some((&[third, second, last], after)) = rest.split_first_chunk::<3>()
                && (third, second) == (c, b)
                && is_rectangle(&corners, &corner(last))
            {
                self.rectangle(&corners[0], &corner(last), texture);
                rest = after;
            } else {
                self.triangle(&corners, texture);
            }
        }
    }

    fn span(&mut self, row: usize, first: usize, end: usize) -> &mut [P] {
        let start = (row - self.top) * self.width;
        &mut self.pixels[start + first..start + end]
    }

    fn rectangle(&mut self, from: &Corner, to: &Corner, texture: &Texture) {
        let (left, right) = (from.x.min(to.x), from.x.max(to.x));
        let (top, bottom) = (from.y.min(to.y), from.y.max(to.y));
        let area = Area {
            left: first_pixel(left),
            top: first_pixel(top),
            right: first_pixel(right),
            bottom: first_pixel(bottom),
        }
        .common(self.clip);
        if area.is_empty() {
            return;
        }
        let tint = parts(texel(from.color));
        // Texels per pixel, and the coordinates at the centre of the first pixel.
        let (across, down) = ((to.u - from.u) / (to.x - from.x), (to.v - from.v) / (to.y - from.y));
        let u = from.u + (area.left as f32 + 0.5 - from.x) * across;
        let v = from.v + (area.top as f32 + 0.5 - from.y) * down;
        if across == 0.0 && down == 0.0 {
            let colour = P::tinted(texture.sample(u, v), tint);
            for row in area.top..area.bottom {
                P::lay(self.span(row, area.left, area.right), colour);
            }
            return;
        }
        let rows = area.bottom - area.top;
        let columns = area.right - area.left;
        let exact = |first: f32, step: f32, count: usize| {
            let off = |place: f32| (place - place.floor() - 0.5).abs();
            off(first).max(off(first + step * (count - 1) as f32)) < EXACT && first >= 0.0
        };
        let one_to_one = (across - 1.0).abs() < EXACT && (down - 1.0).abs() < EXACT;
        if one_to_one && exact(u, across, columns) && exact(v, down, rows) {
            let (first, first_row) = (u as usize, v as usize);
            for row in 0..rows {
                let texels = texture.row(first_row + row).get(first..first + columns);
                let pixels = self.span(area.top + row, area.left, area.right);
                P::copy(pixels, texels.unwrap_or_default(), tint);
            }
            return;
        }
        for row in 0..rows {
            let v = v + down * row as f32;
            let pixels = self.span(area.top + row, area.left, area.right);
            for (column, pixel) in pixels.iter_mut().enumerate() {
                let source = texture.sample(u + across * column as f32, v);
                *pixel = pixel.under(P::tinted(source, tint));
            }
        }
    }

    /// Fills the pixels whose centre lies in the triangle. A shared edge belongs to exactly one triangle.
    fn triangle(&mut self, corners: &[Corner; 3], texture: &Texture) {
        let corners = from_the_top(corners);
        let [top, middle, bottom] = corners;
        let first = first_pixel(top.y).max(self.clip.top);
        let end = first_pixel(bottom.y).min(self.clip.bottom);
        if first >= end {
            return;
        }
        let mut paint = None;
        for row in first..end {
            let y = row as f32 + 0.5;
            let long = top.crossing(bottom, y);
            let short =
                if y < middle.y { top.crossing(middle, y) } else { middle.crossing(bottom, y) };
            let left = first_pixel(long.min(short)).max(self.clip.left);
            let right = first_pixel(long.max(short)).min(self.clip.right);
            if left < right {
                // Many thin triangles cover no pixel centre at all.
                let paint = paint.get_or_insert_with(|| Paint::new(corners, texture));
                paint.fill(self.span(row, left, right), left as f32 + 0.5, y);
            }
        }
    }
}

fn misses(bounds: &Rect, [a, b, c]: [Pos2; 3]) -> bool {
    a.y.max(b.y).max(c.y) < bounds.top()
        || a.y.min(b.y).min(c.y) > bounds.bottom()
        || a.x.max(b.x).max(c.x) < bounds.left()
        || a.x.min(b.x).min(c.x) > bounds.right()
}

fn from_the_top([a, b, c]: &[Corner; 3]) -> [&Corner; 3] {
    let (a, b) = if b.y < a.y { (b, a) } else { (a, b) };
    match c {
        c if c.y < a.y => [c, a, b],
        c if c.y < b.y => [a, c, b],
        c => [a, b, c],
    }
}

/// The first pixel whose centre is not before `place`.
fn first_pixel(place: f32) -> usize {
    ceil(place - 0.5) as usize
}

#[cfg(test)]
mod tests {
    use egui::{ColorImage, TextureOptions};

    use super::*;
    use kuba_rules::random::Random;

    const SIDE: usize = 40;
    const GROUND: Color32 = Color32::from_rgb(90, 160, 30);

    /// Barycentric coordinates, negative outside; `None` for a degenerate triangle.
    fn shares([a, b, c]: [Pos2; 3], place: Pos2) -> Option<[f64; 3]> {
        let twice = |p: Pos2, q: Pos2, r: Pos2| {
            let [px, py, qx, qy, rx, ry] = [p.x, p.y, q.x, q.y, r.x, r.y].map(f64::from);
            (qx - px) * (ry - py) - (rx - px) * (qy - py)
        };
        let whole = twice(a, b, c);
        let parts = [twice(place, b, c), twice(a, place, c), twice(a, b, place)];
        (whole.abs() > 40.0).then(|| parts.map(|part| part / whole))
    }

    /// Compares random triangles with exact arithmetic, pixel by pixel.
    fn is_exact<P: Pixel>(color: impl Fn(P) -> [f64; 3], most: f64) {
        let white = ColorImage::filled([1, 1], Color32::WHITE);
        let white = Texture::new(white, TextureOptions::NEAREST);
        let bgr = |color: Color32| [color.b(), color.g(), color.r()].map(f64::from);
        let mut random = Random::new(7);
        let (mut inside, mut outside) = (0, 0);
        for _ in 0..200 {
            let mut place = || random.below(600) as f32 / 10.0 - 10.0;
            let corners = [(); 3].map(|()| Pos2::new(place(), place()));
            let mut part = || random.below(256) as u8;
            let colors =
                [(); 3].map(|()| Color32::from_rgba_unmultiplied(part(), part(), part(), part()));
            let mut mesh = Mesh::default();
            for (corner, color) in corners.into_iter().zip(colors) {
                mesh.colored_vertex(corner, color);
            }
            mesh.add_triangle(0, 1, 2);
            let mut pixels = vec![P::ground(GROUND); SIDE * SIDE];
            Rasteriser::new(&mut pixels, SIDE, TSTransform::IDENTITY).mesh(&mesh, &white);
            for (index, pixel) in pixels.into_iter().enumerate() {
                let middle = Pos2::new((index % SIDE) as f32 + 0.5, (index / SIDE) as f32 + 0.5);
                let Some(shares) = shares(corners, middle) else {
                    continue;
                };
                let least = shares.into_iter().fold(f64::INFINITY, f64::min);
                let mut exact = bgr(GROUND);
                if least > 0.001 {
                    let mixed = |part: &dyn Fn(Color32) -> f64| -> f64 {
                        (0..3).map(|corner| shares[corner] * part(colors[corner])).sum()
                    };
                    let keep = 1.0 - mixed(&|color| color.a().into()) / 255.0;
                    exact =
                        std::array::from_fn(|i| mixed(&|color| bgr(color)[i]) + exact[i] * keep);
                    inside += 1;
                } else if least < -0.001 {
                    outside += 1;
                } else {
                    continue;
                }
                for (found, exact) in color(pixel).into_iter().zip(exact) {
                    assert!((found - exact).abs() < most, "{found} is not {exact}");
                }
            }
        }
        assert!(inside > 10_000 && outside > 10_000, "{inside}, {outside}");
    }

    #[test]
    fn a_triangle_is_what_exact_reckoning_says() {
        is_exact(|[b, g, r, _]: [f32; 4]| [b, g, r].map(f64::from), 0.01);
        let bgr = |pixel: u32| {
            let [b, g, r, _] = pixel.to_le_bytes();
            [b, g, r].map(f64::from)
        };
        is_exact(bgr, 1.6);
    }
}
