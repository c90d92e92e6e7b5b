//! Moves and pushes.

use std::fmt;

use super::cell::{Cell, Direction};
use crate::notation::debug_as_display;

/// A push of one of the mover's marbles by one cell, together with the row in front of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Push {
    /// The cell of the pushed marble.
    pub from: Cell,
    /// The direction of the push.
    pub direction: Direction,
}

/// One action of a player: a push, or the end of an extra turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Push a row.
    Push(Push),
    /// End the extra turn without pushing (extra-turn rules `May` and `RedMay`).
    Pass,
}

impl Push {
    /// A push of the marble on `from`.
    pub const fn new(from: Cell, direction: Direction) -> Self {
        Self { from, direction }
    }

    /// The cell to which the pushed marble goes; `None` beyond the edge.
    pub const fn to(self) -> Option<Cell> {
        self.from.step(self.direction)
    }
}

/// The plain notation, `a3a2`. A push over the edge, which is never legal, names only the cell it leaves.
impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to() {
            Some(to) => write!(f, "{}{to}", self.from),
            None => write!(f, "{}-", self.from),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Push(push) => push.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

debug_as_display!(Push, Move);

impl From<Push> for Move {
    fn from(push: Push) -> Self {
        Self::Push(push)
    }
}
