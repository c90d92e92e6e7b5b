//! The palette of a GIF: the 255 colours that fit its frames best.

use color_quant::NeuQuant;

/// One more index stands for an unchanged pixel.
pub(super) const COUNT: usize = 255;

/// The quantiser uses every sample.
const SAMPLED: i32 = 1;

/// Bits of each channel that the lookup table distinguishes.
const BITS: u32 = 6;

const UNKNOWN: u16 = u16::MAX;

pub(super) struct Colours {
    chosen: NeuQuant,
    /// Indexed by the top bits of red, green and blue.
    nearest: Vec<u16>,
}

impl Colours {
    /// `pixels` are blue, green and red from the lowest byte up.
    pub(super) fn of(pixels: &[u32]) -> Self {
        let parts: Vec<u8> = pixels.iter().copied().flat_map(parts).collect();
        Self {
            chosen: NeuQuant::new(SAMPLED, COUNT, &parts),
            nearest: vec![UNKNOWN; 1 << (3 * BITS)],
        }
    }

    /// Red, green and blue of each colour.
    pub(super) fn palette(&self) -> Vec<u8> {
        self.chosen.color_map_rgb()
    }

    pub(super) fn nearest(&mut self, pixel: u32) -> u8 {
        let [red, green, blue, _] = parts(pixel).map(|part| usize::from(part >> (8 - BITS)));
        let place = (red << (2 * BITS)) | (green << BITS) | blue;
        if self.nearest[place] == UNKNOWN {
            self.nearest[place] = self.chosen.index_of(&parts(pixel)) as u16;
        }
        self.nearest[place] as u8
    }
}

/// Red, green, blue and an opaque alpha.
fn parts(pixel: u32) -> [u8; 4] {
    let [blue, green, red, _] = pixel.to_le_bytes();
    [red, green, blue, u8::MAX]
}
