//! Learned evaluation of Qubism, seen from the side of the player to move, who goes up the board with the own
//! pawn on the left half or in the middle.
//!
//! Each cube adds two vectors for its square and orientation, one as seen from the own pawn and one as seen
//! from the other. The squares of the pawns, the lengths and numbers of their shortest ways and the supply of
//! cubes add a few more. `kuba-lab learn` makes the tables from games of the program against itself; they are
//! built into the binary.

use std::sync::LazyLock;

use super::features::{VECTORS, each_feature};
use crate::output_layer::{self, OutputLayer, Vector, WIDTH};
use kuba_rules::qubism::Position;

const MAGIC: &[u8; 8] = b"QUBINET1";

static OWN: LazyLock<Weights> = LazyLock::new(|| {
    Weights::read(&output_layer::built_in!("qubism.net"))
        .expect("the weights are part of the program")
});

/// Weights of the evaluation.
pub struct Weights {
    vectors: Box<[Vector; VECTORS]>,
    /// Added for every position.
    base: Vector,
    output: OutputLayer,
}

impl Weights {
    /// Returns the built-in weights.
    #[inline]
    pub fn own() -> &'static Self {
        &OWN
    }

    /// Reads weights written by [`Weights::write`]; `None` if the bytes are not weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (output, mut vector) = output_layer::read(bytes, MAGIC)?;
        let base = vector()?;
        let vectors: Vec<Vector> = (0..VECTORS).map(|_| vector()).collect::<Option<_>>()?;
        Some(Self { vectors: vectors.into_boxed_slice().try_into().ok()?, base, output })
    }

    /// Encodes learned weights: those of the output layer in hundredths, the vector common to all positions,
    /// and those of the features.
    pub fn write<'a>(
        out: &[f32; WIDTH],
        vectors: impl Iterator<Item = &'a [f32; WIDTH]>,
    ) -> Vec<u8> {
        output_layer::write(MAGIC, out, vectors)
    }

    /// Returns the value of a position for the player to move, in hundredths of a step.
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
        let net = Weights::own();
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
        assert!(Weights::read(b"").is_none());
        assert!(Weights::read(b"QUBINET0").is_none());
        assert!(Weights::read(MAGIC).is_none());
    }
}
