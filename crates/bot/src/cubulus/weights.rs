//! Learned evaluation of Cubulus.
//!
//! The value of a position is the sum of table entries, one for each of the nine planes of the cube (see
//! [`super::planes`]) and one for the circumstances. `kuba-lab learn` makes the tables from games of the
//! program against itself; they are built into the binary.

use std::sync::LazyLock;

use super::planes::{KINDS, PATTERNS, canonical, planes, turned};
use crate::output_layer;

/// Table units per hundredth.
const UNIT: i32 = 8;
const MAGIC: &[u8; 8] = b"CUBUNET1";
/// Number of circumstances that count beside the planes.
pub const CIRCUMSTANCES: usize = 8;

static TWO: LazyLock<Weights> =
    LazyLock::new(|| Weights::built_in(&output_layer::built_in!("cubulus.net")));
/// Weights of the evaluation.
pub struct Weights {
    /// By `kind * PATTERNS + pattern`.
    planes: Box<[i16]>,
    circumstances: [i16; CIRCUMSTANCES],
}

impl Weights {
    /// Returns the built-in weights for two players.
    #[inline]
    pub fn of_two() -> &'static Self {
        &TWO
    }

    fn built_in(bytes: &[u8]) -> Self {
        Self::read(bytes).expect("the weights are part of the program")
    }

    /// Reads weights written by [`Weights::write`]; `None` if the bytes are not weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut numbers = output_layer::numbers(bytes, MAGIC)?;
        let mut circumstances = [0; CIRCUMSTANCES];
        for worth in &mut circumstances {
            *worth = numbers.next()?;
        }
        let mut planes = vec![0; KINDS * PATTERNS].into_boxed_slice();
        for pattern in canonical() {
            for kind in 0..KINDS {
                let worth = numbers.next()?;
                for same in turned(pattern) {
                    planes[kind * PATTERNS + same] = worth;
                }
            }
        }
        Some(Self { planes, circumstances })
    }

    /// Encodes weights given in hundredths: those of the circumstances, then for each pattern of
    /// [`canonical`] those of each kind.
    pub fn write(worths: impl Iterator<Item = f32>) -> Vec<u8> {
        let number = |worth: f32| {
            let worth = (worth * UNIT as f32).round().clamp(-32_000.0, 32_000.0);
            (worth as i16).to_le_bytes()
        };
        MAGIC.iter().copied().chain(worths.flat_map(number)).collect()
    }

    /// Returns the value of a position in hundredths for the player whose balls are `own`.
    #[inline]
    pub fn evaluate(&self, [own, other, third]: [u32; 3], circumstance: usize) -> i32 {
        let planes = planes(own, other, third);
        let sum: i32 = planes.into_iter().map(|plane| i32::from(self.planes[plane])).sum();
        (sum + i32::from(self.circumstances[circumstance % CIRCUMSTANCES])) / UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_weights_are_refused() {
        assert!(Weights::read(b"").is_none());
        assert!(Weights::read(b"CUBUNET0").is_none());
        assert!(Weights::read(MAGIC).is_none());
    }
}
