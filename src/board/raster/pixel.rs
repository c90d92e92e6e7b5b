//! What a pixel has to know for triangles to be drawn on it.

use egui::Color32;

/// A pixel. The parts of a colour are blue, green, red and alpha, from 0 to 255, the first three
/// multiplied with the last.
pub trait Pixel: Copy {
    /// A colour that is laid over pixels.
    type Colour: Copy;

    /// A pixel of this opaque colour.
    fn ground(color: Color32) -> Self;

    /// A colour with each of its parts multiplied with that of another.
    fn tinted(parts: [f32; 4], tint: [f32; 4]) -> Self::Colour;

    /// The pixel with a colour laid over it.
    #[must_use]
    fn under(self, colour: Self::Colour) -> Self;

    /// Lays one colour over all pixels.
    fn lay(pixels: &mut [Self], colour: Self::Colour);

    /// Lays colours that change evenly over pixels: the parts of the first, and how much more they
    /// are from pixel to pixel.
    fn shade(pixels: &mut [Self], first: [f32; 4], step: [f32; 4]);

    /// Lays texels over as many pixels, each multiplied with a tint.
    fn copy(pixels: &mut [Self], texels: &[u32], tint: [f32; 4]);
}
