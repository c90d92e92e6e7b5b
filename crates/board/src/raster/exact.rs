//! Pixels that are rounded once, after all layers: blue, green, red and alpha, from 0 to 255.

use egui::Color32;
use wide::f32x4;

use super::pixel::Pixel;
use super::texel::{color, four, parts, texel};

/// 255 times this is exactly 1.
const PART: f32 = 1.0 / 255.0;

impl Pixel for [f32; 4] {
    type Colour = [f32; 4];

    fn ground(color: Color32) -> Self {
        parts(texel(color))
    }

    fn tinted(parts: [f32; 4], tint: [f32; 4]) -> [f32; 4] {
        four(|i| parts[i] * tint[i] / 255.0)
    }

    #[inline]
    fn under(self, colour: [f32; 4]) -> Self {
        let keep = 1.0 - colour[3] * PART;
        (f32x4::new(colour) + f32x4::new(self) * f32x4::splat(keep)).to_array()
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

    fn shade(pixels: &mut [Self], first: [f32; 4], step: [f32; 4]) {
        if step.iter().all(|&part| part == 0.0) {
            // The colour is the same in all pixels.
            Self::lay(pixels, clamped(first));
            return;
        }
        let (mut values, step) = (f32x4::new(first), f32x4::new(step));
        for pixel in pixels {
            *pixel = pixel.under(clamped(values.to_array()));
            values += step;
        }
    }

    fn copy(pixels: &mut [Self], texels: &[u32], tint: [f32; 4]) {
        for (pixel, &texel) in pixels.iter_mut().zip(texels) {
            *pixel = pixel.under(Self::tinted(parts(texel), tint));
        }
    }
}

#[inline]
fn clamped(parts: [f32; 4]) -> [f32; 4] {
    f32x4::new(parts).fast_max(f32x4::ZERO).fast_min(f32x4::splat(255.0)).to_array()
}

#[inline]
pub(super) fn rounded(pixel: [f32; 4]) -> Color32 {
    let whole = (f32x4::new(clamped(pixel)) + f32x4::splat(0.5)).fast_trunc_int();
    color(u32::from_le_bytes(whole.to_array().map(|part| part as u8)))
}
