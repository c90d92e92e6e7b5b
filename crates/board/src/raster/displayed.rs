//! Pixels in display format: 32-bit numbers with blue, green and red from the lowest byte up. They are
//! rounded after every layer.

use egui::Color32;

use super::pixel::Pixel;
use super::texel::{four, texel, whole};

const BITS: u32 = 0x00ff_ffff;

impl Pixel for u32 {
    /// A premultiplied texel.
    type Colour = u32;

    fn ground(color: Color32) -> Self {
        texel(color) & BITS
    }

    fn tinted(parts: [f32; 4], tint: [f32; 4]) -> u32 {
        tinted(whole(parts), whole(four(|i| tint[i].clamp(0.0, 255.0))))
    }

    /// Computes two channels at a time in one number.
    fn under(self, texel: u32) -> Self {
        const TWO: u32 = 0x00ff_00ff;
        let keep = 255 - (texel >> 24);
        let dimmed = |two: u32| {
            let product = (two & TWO) * keep + 0x0080_0080;
            ((product + ((product >> 8) & TWO)) >> 8) & TWO
        };
        let added = |two: u32, add: u32| {
            let sum = two + (add & TWO);
            // Saturate at full brightness.
            let full = (sum >> 8) & 0x0001_0001;
            (sum | (full * 255)) & TWO
        };
        let low = added(dimmed(self), texel);
        let high = added(dimmed(self >> 8), texel >> 8);
        (low | (high << 8)) & BITS
    }

    fn lay(pixels: &mut [Self], source: u32) {
        match source >> 24 {
            0 if source == 0 => {}
            255 => pixels.fill(source & BITS),
            _ => {
                for pixel in pixels {
                    *pixel = pixel.under(source);
                }
            }
        }
    }

    /// In fixed point with 16 fractional bits.
    fn shade(pixels: &mut [Self], first: [f32; 4], step: [f32; 4]) {
        const ONE: f32 = 65_536.0;
        const FULL: i32 = 255 << 16;
        let mut values = four(|i| ((first[i] + 0.5) * ONE) as i32);
        let steps = four(|i| (step[i] * ONE) as i32);
        for pixel in pixels {
            let bytes = four(|i| (values[i].clamp(0, FULL) >> 16) as u8);
            *pixel = pixel.under(u32::from_le_bytes(bytes));
            values = four(|i| values[i].saturating_add(steps[i]));
        }
    }

    fn copy(pixels: &mut [Self], texels: &[u32], tint: [f32; 4]) {
        let tint = whole(tint);
        let pairs = pixels.iter_mut().zip(texels);
        if tint == u32::MAX {
            for (pixel, &source) in pairs {
                match source >> 24 {
                    255 => *pixel = source & BITS,
                    0 if source == 0 => {}
                    _ => *pixel = pixel.under(source),
                }
            }
            return;
        }
        for (pixel, &source) in pairs {
            if source != 0 {
                *pixel = pixel.under(tinted(source, tint));
            }
        }
    }
}

/// The product of two fractions of 255.
fn product(a: u32, b: u32) -> u32 {
    let product = a * b + 128;
    (product + (product >> 8)) >> 8
}

fn tinted(texel: u32, tint: u32) -> u32 {
    let (a, b) = (texel.to_le_bytes(), tint.to_le_bytes());
    u32::from_le_bytes(four(|i| product(a[i].into(), b[i].into()) as u8))
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
                let [b, g, r, _] = pixel.under(source).to_le_bytes();
                let kept = |part: u8| f32::from(part) * (1.0 - f32::from(alpha) / 255.0);
                let close = |found: u8, exact: f32| (f32::from(found) - exact).abs() <= 0.51;
                assert!(close(r, f32::from(above) + kept(below)));
                assert!(close(g, kept(below)));
                assert!(close(b, f32::from(above) + kept(7)));
            }
        }
        assert_eq!(0x00ff_8000_u32.under(0x00ff_ffff), 0x00ff_ffff, "light added to light");
    }
}
