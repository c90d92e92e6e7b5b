//! The fill of a triangle.

use super::corner::Corner;
use super::pixel::Pixel;
use super::texel::{four, parts, texel};
use super::texture::Texture;

pub(super) enum Paint<'a, P: Pixel> {
    Plain(P::Colour),
    Shaded(Plane),
    /// A texture: the gradient of its tint and that of its coordinates.
    Textured(Plane, Plane, &'a Texture),
}

impl<'a, P: Pixel> Paint<'a, P> {
    pub(super) fn new(corners: [&Corner; 3], texture: &'a Texture) -> Self {
        let [a, b, c] = corners;
        let colors = |corner: &Corner| parts(texel(corner.color));
        let same_place = (a.u, a.v) == (b.u, b.v) && (a.u, a.v) == (c.u, c.v);
        if !same_place {
            let places = Plane::new(corners, |corner| [corner.u, corner.v, 0.0, 0.0]);
            return Self::Textured(Plane::new(corners, colors), places, texture);
        }
        let ground = texture.sample(a.u, a.v);
        if a.color == b.color && a.color == c.color {
            return Self::Plain(P::tinted(ground, colors(a)));
        }
        let plane = Plane::new(corners, colors);
        let over = |values: [f32; 4]| four(|i| values[i] * (ground[i] / 255.0));
        Self::Shaded(Plane {
            here: over(plane.here),
            across: over(plane.across),
            down: over(plane.down),
            ..plane
        })
    }

    /// Fills pixels from left to right; the centre of the first one is at `x`, `y`.
    pub(super) fn fill(&self, pixels: &mut [P], x: f32, y: f32) {
        match self {
            Self::Plain(colour) => P::lay(pixels, *colour),
            Self::Shaded(plane) => P::shade(pixels, plane.at(x, y), plane.across),
            Self::Textured(colors, places, texture) => {
                let (mut tint, mut place) = (colors.at(x, y), places.at(x, y));
                for pixel in pixels {
                    let [u, v, ..] = place;
                    *pixel = pixel.under(P::tinted(texture.sample(u, v), tint));
                    tint = four(|i| tint[i] + colors.across[i]);
                    place = four(|i| place[i] + places.across[i]);
                }
            }
        }
    }
}

/// Four values that change linearly over a triangle.
pub(super) struct Plane {
    x: f32,
    y: f32,
    here: [f32; 4],
    across: [f32; 4],
    down: [f32; 4],
}

impl Plane {
    fn new([a, b, c]: [&Corner; 3], values: impl Fn(&Corner) -> [f32; 4]) -> Self {
        let (ab, ac) = ((b.x - a.x, b.y - a.y), (c.x - a.x, c.y - a.y));
        let area = ab.0 * ac.1 - ac.0 * ab.1;
        let (here, other, third) = (values(a), values(b), values(c));
        let slope = |first: f32, second: f32| -> [f32; 4] {
            if area == 0.0 {
                return [0.0; 4];
            }
            four(|i| ((other[i] - here[i]) * first - (third[i] - here[i]) * second) / area)
        };
        Self { x: a.x, y: a.y, here, across: slope(ac.1, ab.1), down: slope(-ac.0, -ab.0) }
    }

    fn at(&self, x: f32, y: f32) -> [f32; 4] {
        let (right, low) = (x - self.x, y - self.y);
        four(|i| self.here[i] + self.across[i] * right + self.down[i] * low)
    }
}
