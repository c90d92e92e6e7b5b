//! What a player does in a turn.

use std::fmt;

use super::cube::Cube;
use super::square::Square;
use crate::rules::notation::debug_as_display;

/// One thing a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Move what stands on the first square, one's pawn or any cube, to the second.
    Go {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Place a cube from the supply.
    Place {
        /// Where.
        square: Square,
        /// How it lies.
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
