//! What can be pointed at on the board, and why something is not done there.

use crate::rules::Player;
use crate::rules::kuba::{Cell, Direction, Illegal, Marble, Push};

/// A place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// One of the 49 cells.
    Cell(Cell),
    /// The chip beside a cell that pushes its marble one way.
    Chip(Cell, Direction),
    /// A captured marble in its hollow: whose, what, which, and after how many moves it lay there.
    Hollow(Player, Marble, usize, usize),
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules forbid a push.
    Push(Push, Illegal),
    /// They forbid what a chip would do.
    Chip(Push, Illegal),
    /// The marble on this cell is asked why it cannot be pushed: a reason stands for each way.
    Stuck(Cell),
}

impl Place {
    /// The cell that it is.
    pub(super) const fn cell(self) -> Option<Cell> {
        match self {
            Self::Cell(cell) => Some(cell),
            Self::Chip(..) | Self::Hollow(..) => None,
        }
    }
}
