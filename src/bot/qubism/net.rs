//! The learned evaluation.
//!
//! A position is seen from the side of the player to move, who goes up the board and stands on its
//! left half or in the middle. Each cube adds two vectors: one for where it stands and how it lies
//! as seen from the own pawn, one as seen from the other. Where the pawns stand, how long and how
//! many their shortest ways are and how many cubes are left add a few more. The tables are made by
//! `examples/learn` from games that the program plays against itself, and are part of the
//! program.

use std::sync::LazyLock;

use super::view::{VECTORS, each_feature};
use crate::bot::output::{self, OutputLayer, Vector, WIDTH};
use crate::rules::qubism::Position;

/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"QUBINET1";

/// The weights that are part of the program.
static OWN: LazyLock<Net> = LazyLock::new(|| {
    Net::read(&output::built_in!("qubism.net")).expect("the weights are part of the program")
});

/// A set of weights.
pub struct Net {
    /// For each feature.
    vectors: Box<[Vector; VECTORS]>,
    /// What every position has.
    base: Vector,
    /// What their sum is worth.
    output: OutputLayer,
}

impl Net {
    /// The weights that are part of the program.
    #[inline]
    pub fn own() -> &'static Self {
        &OWN
    }

    /// Reads weights as [`Net::write`] writes them; `None` if they are no weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (output, mut vector) = output::read(bytes, MAGIC)?;
        let base = vector()?;
        let vectors: Vec<Vector> = (0..VECTORS).map(|_| vector()).collect::<Option<_>>()?;
        Some(Self {
            vectors: vectors.into_boxed_slice().try_into().ok()?,
            base,
            output,
        })
    }

    /// The bytes of weights that were learned: the curves' weights in hundredths, the vector that
    /// every position has, and those of the features.
    pub fn write<'a>(
        out: &[f32; WIDTH],
        vectors: impl Iterator<Item = &'a [f32; WIDTH]>,
    ) -> Vec<u8> {
        output::write(MAGIC, out, vectors)
    }

    /// What a position is worth for the player to move, in hundredths of a step.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = self.base;
        each_feature(position, |feature| sum += self.vectors[feature]);
        self.output.worth(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluation_in_whole_numbers_is_the_exact_one_but_for_rounding() {
        let net = Net::own();
        for text in [
            "5/5/5/5/5 c1 c5 b",
            "SL4/5/ER3WL/5/4NR c2 c4 w",
            "5/1NLNR2/2ER1SL/1WR3/2SL2 a2 e4 b",
            "2NL2/5/NL3WL/WLSR1WL1/1SL1NLEL c1 c2 w",
        ] {
            let position = text.parse().expect("a position");
            let mut vectors = vec![net.base];
            each_feature(&position, |feature| vectors.push(net.vectors[feature]));
            let (quick, slow) = (net.evaluate(&position), net.output.exact_worth(vectors));
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
