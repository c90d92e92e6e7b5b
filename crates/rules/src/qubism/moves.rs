//! Moves.

use std::fmt;

use super::cube::Cube;
use super::square::Square;
use crate::notation::debug_as_display;

/// One action of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Move the piece on the first square, the player's pawn or any cube, to the second.
    Go {
        /// The square it leaves.
        from: Square,
        /// The square it goes to.
        to: Square,
    },
    /// Place a cube from the supply.
    Place {
        /// The square of the new cube.
        square: Square,
        /// The new cube.
        cube: Cube,
    },
}

/// The plain notation, `e3c3` and `b3NR`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go { from, to } => write!(f, "{from}{to}"),
            Self::Place { square, cube } => write!(f, "{square}{cube}"),
        }
    }
}

debug_as_display!(Move);
