//! The pixel formats that triangles can be drawn on.

use egui::Color32;

/// A pixel. The channels of a colour are blue, green, red and alpha, from 0 to 255, premultiplied.
pub trait Pixel: Copy {
    /// A colour that is blended over pixels.
    type Colour: Copy;

    /// Returns a pixel of this opaque colour.
    fn ground(color: Color32) -> Self;

    /// Returns a colour with each channel multiplied by that of the tint.
    fn tinted(parts: [f32; 4], tint: [f32; 4]) -> Self::Colour;

    /// Returns the pixel with a colour blended over it.
    #[must_use]
    fn under(self, colour: Self::Colour) -> Self;

    /// Blends one colour over all pixels.
    fn lay(pixels: &mut [Self], colour: Self::Colour);

    /// Blends a linear gradient over pixels; `first` are the channels of the first pixel, `step` their
    /// change per pixel.
    fn shade(pixels: &mut [Self], first: [f32; 4], step: [f32; 4]);

    /// Blends one texel over each pixel, multiplied by a tint.
    fn copy(pixels: &mut [Self], texels: &[u32], tint: [f32; 4]);
}
