//! The colours of a film: 255 that fit it best.

use color_quant::NeuQuant;

/// The number of colours. One more number stands for what stays as it was.
pub(super) const COUNT: usize = 255;

/// Every pixel that is given is looked at.
const SAMPLED: i32 = 1;

/// The bits of each part of a colour that tell it from others where the nearest is looked up.
const BITS: u32 = 6;

/// A colour that has not been looked up yet.
const UNKNOWN: u16 = u16::MAX;

/// Colours, and which of them is nearest to any other.
pub(super) struct Colours {
    chosen: NeuQuant,
    /// By the first bits of red, green and blue.
    nearest: Vec<u16>,
}

impl Colours {
    /// Those that fit these pixels best: blue, green and red from the lowest byte up.
    pub(super) fn of(pixels: &[u32]) -> Self {
        let parts: Vec<u8> = pixels.iter().copied().flat_map(parts).collect();
        Self {
            chosen: NeuQuant::new(SAMPLED, COUNT, &parts),
            nearest: vec![UNKNOWN; 1 << (3 * BITS)],
        }
    }

    /// Red, green and blue of each.
    pub(super) fn palette(&self) -> Vec<u8> {
        self.chosen.color_map_rgb()
    }

    /// The number of the one that is nearest to a pixel.
    pub(super) fn nearest(&mut self, pixel: u32) -> u8 {
        let [red, green, blue, _] = parts(pixel).map(|part| usize::from(part >> (8 - BITS)));
        let place = (red << (2 * BITS)) | (green << BITS) | blue;
        if self.nearest[place] == UNKNOWN {
            self.nearest[place] = self.chosen.index_of(&parts(pixel)) as u16;
        }
        self.nearest[place] as u8
    }
}

/// Red, green, blue, and that nothing shines through.
fn parts(pixel: u32) -> [u8; 4] {
    let [blue, green, red, _] = pixel.to_le_bytes();
    [red, green, blue, u8::MAX]
}
