//! Pixels as a display takes them, and triangles drawn on them.
//!
//! A pixel is a number of 32 bits: blue, green and red from the lowest byte up. A texel has its
//! alpha in the highest byte, and its colours are multiplied with it.

use egui::epaint::{Mesh, Vertex};
use egui::{Color32, ColorImage, TextureFilter, TextureOptions};

use super::damage::Area;

/// How far a place in a texture may be from the middle of a texel and still be that texel's.
const EXACT: f32 = 0.02;

/// A colour as a texel.
pub(super) fn texel(color: Color32) -> u32 {
    let [r, g, b, a] = color.to_array();
    u32::from_be_bytes([a, r, g, b])
}

/// A picture that triangles are drawn with.
pub(super) struct Texture {
    size: [usize; 2],
    texels: Vec<u32>,
    nearest: bool,
}

impl Texture {
    /// A texture of this picture.
    pub(super) fn new(image: &ColorImage, options: TextureOptions) -> Self {
        Self {
            size: image.size,
            texels: image.pixels.iter().copied().map(texel).collect(),
            nearest: options.magnification == TextureFilter::Nearest,
        }
    }

    /// Puts a picture into a part of the texture.
    pub(super) fn change(&mut self, image: &ColorImage, [left, top]: [usize; 2]) {
        let [width, height] = image.size;
        for row in 0..height {
            let from = row * width;
            let to = (top + row) * self.size[0] + left;
            if let (Some(source), Some(target)) = (
                image.pixels.get(from..from + width),
                self.texels.get_mut(to..to + width),
            ) {
                for (target, &source) in target.iter_mut().zip(source) {
                    *target = texel(source);
                }
            }
        }
    }

    fn row(&self, row: usize) -> &[u32] {
        let width = self.size[0];
        self.texels
            .get(row * width..(row + 1) * width)
            .unwrap_or_default()
    }

    /// The texel at a place, which may lie outside.
    fn at(&self, x: f32, y: f32) -> u32 {
        let inside =
            |place: f32, side: usize| (place.max(0.0) as usize).min(side.saturating_sub(1));
        let row = self.row(inside(y, self.size[1]));
        row.get(inside(x, self.size[0]))
            .copied()
            .unwrap_or_default()
    }

    /// The colour at a place in texels.
    fn sample(&self, x: f32, y: f32) -> [f32; 4] {
        if self.nearest {
            return parts(self.at(x, y));
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_part, low_part) = (x - left, y - top);
        let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
            .map(|(right, down)| parts(self.at(left + right, top + down)));
        std::array::from_fn(|i| {
            let high = corners[0][i] + (corners[1][i] - corners[0][i]) * right_part;
            let low = corners[2][i] + (corners[3][i] - corners[2][i]) * right_part;
            high + (low - high) * low_part
        })
    }
}

/// The parts of a texel: blue, green, red, alpha.
fn parts(texel: u32) -> [f32; 4] {
    texel.to_le_bytes().map(f32::from)
}

/// A texel of these parts.
fn whole(parts: [f32; 4]) -> u32 {
    u32::from_le_bytes(parts.map(|part| (part + 0.5) as u8))
}

/// The product of two numbers that stand for parts of 255.
fn product(a: u32, b: u32) -> u32 {
    let product = a * b + 128;
    (product + (product >> 8)) >> 8
}

/// A texel with each of its parts multiplied with that of another.
fn tinted(texel: u32, tint: u32) -> u32 {
    let (a, b) = (texel.to_le_bytes(), tint.to_le_bytes());
    u32::from_le_bytes(std::array::from_fn(|i| {
        product(a[i].into(), b[i].into()) as u8
    }))
}

/// A pixel with a texel laid over it. Two parts are reckoned in one number at a time.
fn over(pixel: u32, texel: u32) -> u32 {
    const TWO: u32 = 0x00ff_00ff;
    let keep = 255 - (texel >> 24);
    let dimmed = |two: u32| {
        let product = (two & TWO) * keep + 0x0080_0080;
        ((product + ((product >> 8) & TWO)) >> 8) & TWO
    };
    let added = |two: u32, add: u32| {
        let sum = two + (add & TWO);
        // What is too bright is as bright as can be.
        let full = (sum >> 8) & 0x0001_0001;
        (sum | (full * 255)) & TWO
    };
    let low = added(dimmed(pixel), texel);
    let high = added(dimmed(pixel >> 8), texel >> 8);
    (low | (high << 8)) & 0x00ff_ffff
}

/// A corner of a triangle: its place in pixels and in texels, and its colour.
#[derive(Clone, Copy)]
struct Corner {
    x: f32,
    y: f32,
    u: f32,
    v: f32,
    color: Color32,
}

impl Corner {
    fn new(vertex: &Vertex, scale: f32, texture: &Texture) -> Self {
        Self {
            x: vertex.pos.x * scale,
            y: vertex.pos.y * scale,
            u: vertex.uv.x * texture.size[0] as f32,
            v: vertex.uv.y * texture.size[1] as f32,
            color: vertex.color,
        }
    }

    /// What changes from corner to corner: blue, green, red, alpha, and the place in the texture.
    fn values(&self) -> [f32; 6] {
        let [b, g, r, a] = parts(texel(self.color));
        [b, g, r, a, self.u, self.v]
    }
}

/// The pixels of a picture, and where they may be changed.
pub(super) struct Rasteriser<'a> {
    pixels: &'a mut [u32],
    width: usize,
    clip: Area,
}

impl<'a> Rasteriser<'a> {
    /// The pixels of a picture of this width, row by row.
    pub(super) const fn new(pixels: &'a mut [u32], width: usize) -> Self {
        Self {
            pixels,
            width,
            clip: Area::whole([0, 0]),
        }
    }

    /// Confines what follows to an area inside the picture.
    pub(super) const fn confine(&mut self, clip: Area) {
        self.clip = clip;
    }

    /// Fills all of the area.
    pub(super) fn fill(&mut self, color: Color32) {
        let pixel = texel(color) & 0x00ff_ffff;
        for row in self.clip.top..self.clip.bottom {
            self.span(row, self.clip.left, self.clip.right).fill(pixel);
        }
    }

    /// Draws triangles.
    pub(super) fn mesh(&mut self, mesh: &Mesh, texture: &Texture, scale: f32) {
        let corner = |index: u32| Corner::new(&mesh.vertices[index as usize], scale, texture);
        let mut rest = mesh.indices.as_slice();
        while let Some((&[a, b, c], after)) = rest.split_first_chunk::<3>() {
            let corners = [corner(a), corner(b), corner(c)];
            rest = after;
            if let Some((&[third, second, last], after)) = rest.split_first_chunk::<3>()
                && (third, second) == (c, b)
                && is_rectangle(&corners, &corner(last))
            {
                self.rectangle(&corners[0], &corner(last), texture);
                rest = after;
            } else if !self.misses(&corners) {
                self.triangle(corners, texture);
            }
        }
    }

    /// Whether a triangle lies outside the area.
    fn misses(&self, corners: &[Corner; 3]) -> bool {
        let outside = |place: fn(&Corner) -> f32, first: usize, end: usize| {
            let all =
                |beyond: &dyn Fn(f32) -> bool| corners.iter().all(|corner| beyond(place(corner)));
            all(&|place| place < first as f32) || all(&|place| place > end as f32)
        };
        outside(|corner| corner.x, self.clip.left, self.clip.right)
            || outside(|corner| corner.y, self.clip.top, self.clip.bottom)
    }

    /// The pixels of a row.
    fn span(&mut self, row: usize, first: usize, end: usize) -> &mut [u32] {
        &mut self.pixels[row * self.width + first..row * self.width + end]
    }

    /// Draws an upright rectangle of one colour.
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
        let tint = texel(from.color);
        // Texels a pixel, and the place of the first pixel's middle.
        let (across, down) = (
            (to.u - from.u) / (to.x - from.x),
            (to.v - from.v) / (to.y - from.y),
        );
        let u = from.u + (area.left as f32 + 0.5 - from.x) * across;
        let v = from.v + (area.top as f32 + 0.5 - from.y) * down;
        if across == 0.0 && down == 0.0 {
            let source = tinted(whole(texture.sample(u, v)), tint);
            for row in area.top..area.bottom {
                lay(self.span(row, area.left, area.right), source);
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
                copy(pixels, texels.unwrap_or_default(), tint);
            }
            return;
        }
        for row in 0..rows {
            let v = v + down * row as f32;
            let pixels = self.span(area.top + row, area.left, area.right);
            for (column, pixel) in pixels.iter_mut().enumerate() {
                let source = texture.sample(u + across * column as f32, v);
                *pixel = over(*pixel, tinted(whole(source), tint));
            }
        }
    }

    /// Fills the pixels whose middle lies in the triangle; of a shared edge, one triangle has it.
    fn triangle(&mut self, mut corners: [Corner; 3], texture: &Texture) {
        corners.sort_by(|a, b| a.y.total_cmp(&b.y));
        let [top, middle, bottom] = corners;
        let first = first_pixel(top.y).max(self.clip.top);
        let end = first_pixel(bottom.y).min(self.clip.bottom);
        if first >= end {
            return;
        }
        let paint = Paint::new(&corners, texture);
        for row in first..end {
            let y = row as f32 + 0.5;
            let long = crossing(&top, &bottom, y);
            let short = if y < middle.y {
                crossing(&top, &middle, y)
            } else {
                crossing(&middle, &bottom, y)
            };
            let left = first_pixel(long.min(short)).max(self.clip.left);
            let right = first_pixel(long.max(short)).min(self.clip.right);
            if left < right {
                paint.fill(self.span(row, left, right), left as f32 + 0.5, y);
            }
        }
    }
}

/// Whether the triangle and the corner across from its first one are an upright rectangle of one
/// colour.
fn is_rectangle([a, b, c]: &[Corner; 3], d: &Corner) -> bool {
    let upright = |a: &Corner, b: &Corner, c: &Corner, d: &Corner| {
        let places = (a.y, c.y, a.x, b.x) == (b.y, d.y, c.x, d.x);
        places && (a.v, c.v, a.u, b.u) == (b.v, d.v, c.u, d.u)
    };
    let level = a.color == b.color && a.color == c.color && a.color == d.color;
    level && (upright(a, b, c, d) || upright(a, c, b, d)) && (d.x - a.x) * (d.y - a.y) != 0.0
}

/// Where the way between two corners crosses a row.
fn crossing(from: &Corner, to: &Corner, y: f32) -> f32 {
    from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
}

/// The first pixel whose middle is not before a place.
fn first_pixel(place: f32) -> usize {
    (place - 0.5).ceil().max(0.0) as usize
}

/// Lays one texel over all pixels.
fn lay(pixels: &mut [u32], source: u32) {
    match source >> 24 {
        0 if source == 0 => {}
        255 => pixels.fill(source & 0x00ff_ffff),
        _ => {
            for pixel in pixels {
                *pixel = over(*pixel, source);
            }
        }
    }
}

/// Lays texels over as many pixels.
fn copy(pixels: &mut [u32], texels: &[u32], tint: u32) {
    let pairs = pixels.iter_mut().zip(texels);
    if tint == u32::MAX {
        for (pixel, &source) in pairs {
            match source >> 24 {
                255 => *pixel = source & 0x00ff_ffff,
                0 if source == 0 => {}
                _ => *pixel = over(*pixel, source),
            }
        }
        return;
    }
    for (pixel, &source) in pairs {
        if source != 0 {
            *pixel = over(*pixel, tinted(source, tint));
        }
    }
}

/// What the inside of a triangle looks like.
enum Paint<'a> {
    /// All the same.
    Plain(u32),
    /// From colour to colour.
    Shaded(Plane),
    /// The same with a texture.
    Textured(Plane, &'a Texture),
}

/// Values that change evenly over a triangle.
struct Plane {
    x: f32,
    y: f32,
    here: [f32; 6],
    across: [f32; 6],
    down: [f32; 6],
}

impl<'a> Paint<'a> {
    fn new(corners: &[Corner; 3], texture: &'a Texture) -> Self {
        let [a, b, c] = corners;
        let same_place = (a.u, a.v) == (b.u, b.v) && (a.u, a.v) == (c.u, c.v);
        if !same_place {
            return Self::Textured(Plane::new(corners), texture);
        }
        let ground = texture.sample(a.u, a.v);
        if a.color == b.color && a.color == c.color {
            return Self::Plain(tinted(whole(ground), texel(a.color)));
        }
        let mut plane = Plane::new(corners);
        for values in [&mut plane.here, &mut plane.across, &mut plane.down] {
            for (value, ground) in values.iter_mut().zip(ground) {
                *value *= ground / 255.0;
            }
        }
        Self::Shaded(plane)
    }

    /// Fills pixels from left to right, beginning with the one whose middle is here.
    fn fill(&self, pixels: &mut [u32], x: f32, y: f32) {
        match self {
            Self::Plain(source) => lay(pixels, *source),
            Self::Shaded(plane) => shade(pixels, plane, x, y),
            Self::Textured(plane, texture) => {
                let mut values = plane.at(x, y);
                for pixel in pixels {
                    let [.., u, v] = values;
                    let tint = whole(std::array::from_fn(|i| values[i].clamp(0.0, 255.0)));
                    *pixel = over(*pixel, tinted(whole(texture.sample(u, v)), tint));
                    for (value, step) in values.iter_mut().zip(plane.across) {
                        *value += step;
                    }
                }
            }
        }
    }
}

/// Fills pixels with colours that change evenly, reckoned in parts of 65,536.
fn shade(pixels: &mut [u32], plane: &Plane, x: f32, y: f32) {
    const ONE: f32 = 65_536.0;
    const FULL: i32 = 255 << 16;
    let here = plane.at(x, y);
    let mut values: [i32; 4] = std::array::from_fn(|i| ((here[i] + 0.5) * ONE) as i32);
    let steps: [i32; 4] = std::array::from_fn(|i| (plane.across[i] * ONE) as i32);
    for pixel in pixels {
        let bytes = values.map(|value| (value.clamp(0, FULL) >> 16) as u8);
        *pixel = over(*pixel, u32::from_le_bytes(bytes));
        for (value, step) in values.iter_mut().zip(steps) {
            *value = value.saturating_add(step);
        }
    }
}

impl Plane {
    fn new([a, b, c]: &[Corner; 3]) -> Self {
        let (ab, ac) = ((b.x - a.x, b.y - a.y), (c.x - a.x, c.y - a.y));
        let area = ab.0 * ac.1 - ac.0 * ab.1;
        let [here, other, third] = [a, b, c].map(Corner::values);
        let slope = |first: f32, second: f32| -> [f32; 6] {
            if area == 0.0 {
                return [0.0; 6];
            }
            std::array::from_fn(|i| {
                ((other[i] - here[i]) * first - (third[i] - here[i]) * second) / area
            })
        };
        Self {
            x: a.x,
            y: a.y,
            here,
            across: slope(ac.1, ab.1),
            down: slope(-ac.0, -ab.0),
        }
    }

    fn at(&self, x: f32, y: f32) -> [f32; 6] {
        let (right, low) = (x - self.x, y - self.y);
        std::array::from_fn(|i| self.here[i] + self.across[i] * right + self.down[i] * low)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_texel_laid_over_a_pixel_is_what_exact_reckoning_says() {
        for alpha in [0_u8, 1, 77, 128, 254, 255] {
            for (below, color) in [(0_u8, 0_u8), (255, 255), (13, 200), (200, 13)] {
                let above = (u32::from(color) * u32::from(alpha) / 255) as u8;
                let source = u32::from_be_bytes([alpha, above, 0, above]);
                let pixel = u32::from_be_bytes([0, below, below, 7]);
                let [b, g, r, _] = over(pixel, source).to_le_bytes();
                let kept = |part: u8| f32::from(part) * (1.0 - f32::from(alpha) / 255.0);
                let close = |found: u8, exact: f32| (f32::from(found) - exact).abs() <= 0.51;
                assert!(close(r, f32::from(above) + kept(below)));
                assert!(close(g, kept(below)));
                assert!(close(b, f32::from(above) + kept(7)));
            }
        }
        assert_eq!(
            over(0x00ff_8000, 0x00ff_ffff),
            0x00ff_ffff,
            "light added to light"
        );
    }

    #[test]
    fn a_texture_is_changed_in_part() {
        let image = ColorImage::filled([3, 2], Color32::RED);
        let mut texture = Texture::new(&image, TextureOptions::NEAREST);
        texture.change(&ColorImage::filled([1, 1], Color32::BLUE), [2, 1]);
        assert_eq!(texture.at(2.0, 1.0), texel(Color32::BLUE));
        assert_eq!(texture.at(1.0, 1.0), texel(Color32::RED));
        // What lies outside is let be.
        texture.change(&ColorImage::filled([2, 9], Color32::GREEN), [2, 1]);
    }
}
