//! Pixels that are rounded when everything has been drawn on them: blue, green, red and alpha, from
//! 0 to 255.

use egui::Color32;

use super::pixel::Pixel;
use super::texel::{color, four, parts, texel, whole};

/// What one of 255 is of the whole; 255 of them are exactly that.
const PART: f32 = 1.0 / 255.0;

impl Pixel for [f32; 4] {
    type Colour = [f32; 4];

    fn ground(color: Color32) -> Self {
        parts(texel(color))
    }

    fn tinted(parts: [f32; 4], tint: [f32; 4]) -> [f32; 4] {
        four(|i| parts[i] * tint[i] / 255.0)
    }

    fn under(self, colour: [f32; 4]) -> Self {
        let keep = 1.0 - colour[3] * PART;
        four(|i| colour[i] + self[i] * keep)
    }

    fn lay(pixels: &mut [Self], colour: [f32; 4]) {
        if colour[3] >= 255.0 {
            pixels.fill(colour);
            return;
        }
        for pixel in pixels {
            *pixel = pixel.under(colour);
        }
    }

    fn shade(pixels: &mut [Self], mut values: [f32; 4], step: [f32; 4]) {
        for pixel in pixels {
            *pixel = pixel.under(four(|i| values[i].clamp(0.0, 255.0)));
            values = four(|i| values[i] + step[i]);
        }
    }

    fn copy(pixels: &mut [Self], texels: &[u32], tint: [f32; 4]) {
        for (pixel, &texel) in pixels.iter_mut().zip(texels) {
            *pixel = pixel.under(Self::tinted(parts(texel), tint));
        }
    }
}

/// The colour of a pixel.
pub(super) fn rounded(pixel: [f32; 4]) -> Color32 {
    color(whole(four(|i| pixel[i].clamp(0.0, 255.0))))
}
