//! Hit targets of the board, and rejections of an input.

use kuba_rules::qubism::{Cube, Illegal, Square};

/// A hit target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// One of the 25 squares.
    Square(Square),
    /// The chip beside a square that places a cube in this orientation.
    Chip(Square, Cube),
    /// A slot in the rail, counted from the bottom.
    Rail(usize),
}

/// Reason why an input is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// A move that the rules forbid.
    Rules(Illegal),
    /// A chip whose placement the rules forbid.
    Chip(Illegal),
    /// A cube on this square whose moves are all forbidden by the rules.
    Stuck(Square, Illegal),
    /// A step of the pawn off the board.
    Edge,
    /// The end of the cube's way at the edge of the board.
    End,
    /// The user's request for everything that is blocked on this square.
    Asked(Square),
}

impl Target {
    /// The square of this target, or beside it.
    pub(super) const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) | Self::Chip(square, _) => Some(square),
            Self::Rail(_) => None,
        }
    }
}

impl Rejection {
    pub(super) const fn illegal(&self) -> Option<&Illegal> {
        match self {
            Self::Rules(illegal) | Self::Chip(illegal) | Self::Stuck(_, illegal) => Some(illegal),
            Self::Edge | Self::End | Self::Asked(_) => None,
        }
    }
}
