//! The learned evaluation.
//!
//! Each of the nine planes of the cube (see [`super::planes`]) adds a number that stands in a table.
//! The tables are made by `examples/learn` from games that the program plays against
//! itself, and are part of the program.

use std::sync::LazyLock;

use super::planes::{KINDS, PATTERNS, canonical, planes, turned};
use crate::bot::output;

/// What a hundredth is in the tables.
const UNIT: i32 = 8;
/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"CUBUNET1";
/// The circumstances that count beside the planes.
pub const CIRCUMSTANCES: usize = 8;

/// The weights for games of two.
static TWO: LazyLock<Net> = LazyLock::new(|| Net::built_in(&output::built_in!("cubulus.net")));
/// A set of weights.
pub struct Net {
    /// For each kind of plane and pattern.
    planes: Box<[i16]>,
    /// For each of the circumstances.
    circumstances: [i16; CIRCUMSTANCES],
}

impl Net {
    /// The weights that are part of the program for a game of two.
    #[inline]
    pub fn of_two() -> &'static Self {
        &TWO
    }

    fn built_in(bytes: &[u8]) -> Self {
        Self::read(bytes).expect("the weights are part of the program")
    }

    /// Reads weights as [`Net::write`] writes them; `None` if they are no weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut numbers = output::numbers(bytes, MAGIC)?;
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
        Some(Self {
            planes,
            circumstances,
        })
    }

    /// The bytes of weights in hundredths: of the circumstances, and of each pattern as
    /// [`canonical`] lists them, kind by kind.
    pub fn write(worths: impl Iterator<Item = f32>) -> Vec<u8> {
        let number = |worth: f32| {
            let worth = (worth * UNIT as f32).round().clamp(-32_000.0, 32_000.0);
            (worth as i16).to_le_bytes()
        };
        MAGIC
            .iter()
            .copied()
            .chain(worths.flat_map(number))
            .collect()
    }

    /// What a position is worth in hundredths to whose balls are `own`.
    #[inline]
    pub fn evaluate(&self, [own, other, third]: [u32; 3], circumstance: usize) -> i32 {
        let planes = planes(own, other, third);
        let sum: i32 = planes
            .into_iter()
            .map(|plane| i32::from(self.planes[plane]))
            .sum();
        (sum + i32::from(self.circumstances[circumstance % CIRCUMSTANCES])) / UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_weights_are_refused() {
        assert!(Net::read(b"").is_none());
        assert!(Net::read(b"CUBUNET0").is_none());
        assert!(Net::read(MAGIC).is_none());
    }
}
