//! What can be pointed at on the board, and why something is not done there.

use crate::rules::qubism::{Cube, Illegal, Square};

/// A place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// One of the 25 squares.
    Square(Square),
    /// The chip beside a square: how a new cube would lie there.
    Chip(Square, Cube),
    /// A place in the rail, counted from the bottom.
    Rail(usize),
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules forbid it.
    Rules(Illegal),
    /// They forbid what a chip would do.
    Chip(Illegal),
    /// They forbid every move of the cube on this square.
    Stuck(Square, Illegal),
    /// The pawn would leave the board.
    Edge,
    /// The cube's way ends at the edge of the board.
    End,
    /// All that stands in the way of something on this square, which has been asked for.
    Asked(Square),
}

impl Place {
    /// The square that it is, or that it is beside.
    pub(super) const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) | Self::Chip(square, _) => Some(square),
            Self::Rail(_) => None,
        }
    }
}

impl Why {
    /// The reason of the rules that it is.
    pub(super) const fn illegal(&self) -> Option<&Illegal> {
        match self {
            Self::Rules(illegal) | Self::Chip(illegal) | Self::Stuck(_, illegal) => Some(illegal),
            Self::Edge | Self::End | Self::Asked(_) => None,
        }
    }
}
