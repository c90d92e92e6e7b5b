//! What is inside a triangle.

use super::corner::Corner;
use super::pixel::Pixel;
use super::texel::{parts, texel};
use super::texture::Texture;

/// What the inside of a triangle looks like.
pub(super) enum Paint<'a, P: Pixel> {
    /// All the same.
    Plain(P::Colour),
    /// From colour to colour.
    Shaded(Plane),
    /// The same with a texture.
    Textured(Plane, &'a Texture),
}

impl<'a, P: Pixel> Paint<'a, P> {
    /// The inside of a triangle between these corners.
    pub(super) fn new(corners: &[Corner; 3], texture: &'a Texture) -> Self {
        let [a, b, c] = corners;
        let same_place = (a.u, a.v) == (b.u, b.v) && (a.u, a.v) == (c.u, c.v);
        if !same_place {
            return Self::Textured(Plane::new(corners), texture);
        }
        let ground = texture.sample(a.u, a.v);
        if a.color == b.color && a.color == c.color {
            return Self::Plain(P::tinted(ground, parts(texel(a.color))));
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
    pub(super) fn fill(&self, pixels: &mut [P], x: f32, y: f32) {
        match self {
            Self::Plain(colour) => P::lay(pixels, *colour),
            Self::Shaded(plane) => {
                let ([first @ .., _, _], [step @ .., _, _]) = (plane.at(x, y), plane.across);
                P::shade(pixels, first, step);
            }
            Self::Textured(plane, texture) => {
                let mut values = plane.at(x, y);
                for pixel in pixels {
                    let [tint @ .., u, v] = values;
                    *pixel = pixel.under(P::tinted(texture.sample(u, v), tint));
                    for (value, step) in values.iter_mut().zip(plane.across) {
                        *value += step;
                    }
                }
            }
        }
    }
}

/// Values that change evenly over a triangle.
pub(super) struct Plane {
    x: f32,
    y: f32,
    here: [f32; 6],
    across: [f32; 6],
    down: [f32; 6],
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
