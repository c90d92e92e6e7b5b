//! Colours as 32-bit numbers: blue, green, red and alpha from the lowest byte up, premultiplied.

use egui::Color32;

use super::rounding::floor;

/// Written out, because array combinators are not inlined in unoptimised builds: they took most of the
/// drawing time in tests.
#[inline]
pub(super) fn four<T>(make: impl Fn(usize) -> T) -> [T; 4] {
    [make(0), make(1), make(2), make(3)]
}

pub(super) fn texel(color: Color32) -> u32 {
    let [r, g, b, a] = color.to_array();
    u32::from_be_bytes([a, r, g, b])
}

pub(super) fn color(texel: u32) -> Color32 {
    let [a, r, g, b] = texel.to_be_bytes();
    Color32::from_rgba_premultiplied(r, g, b, a)
}

/// Blue, green, red and alpha, from 0 to 255.
pub(super) fn parts(texel: u32) -> [f32; 4] {
    let bytes = texel.to_le_bytes();
    four(|i| f32::from(bytes[i]))
}

/// The inverse of `parts`, rounded.
pub(super) fn whole(parts: [f32; 4]) -> u32 {
    u32::from_le_bytes(four(|i| floor(parts[i] + 0.5) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_texel_is_a_colour_and_has_its_parts() {
        let red = Color32::from_rgba_unmultiplied(200, 30, 20, 120);
        assert_eq!(color(texel(red)), red);
        assert_eq!(whole(parts(texel(red))), texel(red));
    }
}
