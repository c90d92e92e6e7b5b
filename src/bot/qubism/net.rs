//! The learned evaluation.
//!
//! A position is seen from the side of the player to move, who goes up the board and stands on its
//! left half or in the middle. Each cube adds two vectors: one for where it stands and how it lies
//! as seen from the own pawn, one as seen from the other. Where the pawns stand, how long and how
//! many their shortest ways are and how many cubes are left add a few more. The first number of
//! the sum counts as it is, the others through a curve that is flat at both ends. The tables are
//! made by `examples/learn_qubism.rs` from games that the program plays against itself, and are
//! part of the program.

use std::sync::LazyLock;

use wide::i16x16;

use super::view::{VECTORS, each_feature};
use crate::rules::qubism::Position;

/// The length of the vectors.
pub const WIDTH: usize = 16;
/// What 1 is in the tables.
const UNIT: i16 = 256;
/// What 1 is after the curve.
const SQUARE: i32 = UNIT as i32 * UNIT as i32 / 16;
/// What a hundredth of a step is in the weights of the sum.
const OUT_UNIT: i32 = 16;
/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"QUBINET1";

/// The weights that are part of the program.
static OWN: LazyLock<Net> = LazyLock::new(|| {
    Net::read(include_bytes!("../../../assets/qubism.net"))
        .expect("the weights are part of the program")
});

type Vector = i16x16;

/// A set of weights.
pub struct Net {
    /// For each feature.
    vectors: Box<[Vector; VECTORS]>,
    /// What every position has.
    base: Vector,
    /// What the first number of the sum counts.
    straight: i32,
    /// What the curves count; the first number has none.
    curved: Vector,
}

impl Net {
    /// The weights that are part of the program.
    #[inline]
    pub fn own() -> &'static Self {
        &OWN
    }

    /// Reads weights as [`Net::write`] writes them; `None` if they are no weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut numbers = bytes.strip_prefix(MAGIC)?.as_chunks::<2>().0.iter();
        let mut vector = || {
            let mut vector = [0; WIDTH];
            for part in &mut vector {
                *part = i16::from_le_bytes(*numbers.next()?);
            }
            Some(Vector::new(vector))
        };
        let mut curved = vector()?.to_array();
        let straight = i32::from(std::mem::take(&mut curved[0]));
        let base = vector()?;
        let vectors: Vec<Vector> = (0..VECTORS).map(|_| vector()).collect::<Option<_>>()?;
        Some(Self {
            vectors: vectors.into_boxed_slice().try_into().ok()?,
            base,
            straight,
            curved: Vector::new(curved),
        })
    }

    /// The bytes of weights that were learned: the curves' weights in hundredths, the vector that
    /// every position has, and those of the features.
    pub fn write<'a>(
        out: &[f32; WIDTH],
        vectors: impl Iterator<Item = &'a [f32; WIDTH]>,
    ) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut number = |value: f32| {
            let value = value.round().clamp(-32_000.0, 32_000.0) as i16;
            bytes.extend(value.to_le_bytes());
        };
        for weight in out {
            number(weight * OUT_UNIT as f32);
        }
        for part in vectors.flatten() {
            number(part * f32::from(UNIT));
        }
        bytes
    }

    /// What a position is worth for the player to move, in hundredths of a step.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = self.base;
        each_feature(position, |feature| sum += self.vectors[feature]);
        let straight = i32::from(sum.to_array()[0]) * self.straight;
        let curved = square(sum).dot(self.curved).reduce_add();
        (straight / i32::from(UNIT) + curved / SQUARE) / OUT_UNIT
    }
}

/// [`curve`] in whole numbers; 1 is [`SQUARE`].
#[inline]
fn square(sum: Vector) -> Vector {
    let part = sum.max(Vector::ZERO).min(Vector::splat(UNIT));
    // The upper half of the product: 64 · 64 / 2¹⁶ is a sixteenth.
    let part: Vector = part << 6_i32;
    part.mul_keep_high(part)
}

/// Flat below 0 and above 1.
#[inline]
pub fn curve(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same as [`Net::evaluate`], part by part and without rounding.
    fn slowly(net: &Net, position: &Position) -> f32 {
        let mut sum = net.base.to_array().map(f32::from);
        each_feature(position, |feature| {
            for (sum, part) in sum.iter_mut().zip(net.vectors[feature].to_array()) {
                *sum += f32::from(part);
            }
        });
        let sum = sum.map(|part| part / f32::from(UNIT));
        let weights = net.curved.to_array().map(f32::from);
        let curved: f32 = sum.iter().zip(weights).map(|(&x, w)| curve(x) * w).sum();
        (sum[0] * net.straight as f32 + curved) / OUT_UNIT as f32
    }

    #[test]
    fn an_evaluation_in_whole_numbers_is_the_exact_one_but_for_rounding() {
        for text in [
            "5/5/5/5/5 c1 c5 b",
            "SL4/5/ER3WL/5/4NR c2 c4 w",
            "5/1NLNR2/2ER1SL/1WR3/2SL2 a2 e4 b",
            "2NL2/5/NL3WL/WLSR1WL1/1SL1NLEL c1 c2 w",
        ] {
            let position = text.parse().expect("a position");
            let (quick, slow) = (
                Net::own().evaluate(&position),
                slowly(Net::own(), &position),
            );
            assert!((quick as f32 - slow).abs() < 5.0, "{quick} {slow} {text}");
        }
    }

    #[test]
    fn bytes_that_are_no_weights_are_refused() {
        assert!(Net::read(b"").is_none());
        assert!(Net::read(b"QUBINET0").is_none());
        assert!(Net::read(MAGIC).is_none());
    }
}
