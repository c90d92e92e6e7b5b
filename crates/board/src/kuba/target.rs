//! Hit targets of the board, and rejections of an input.

use kuba_rules::Player;
use kuba_rules::kuba::{Cell, Direction, Illegal, Marble, Push};

/// A hit target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// One of the 49 cells.
    Cell(Cell),
    /// The chip beside a cell that pushes its marble in a direction.
    Chip(Cell, Direction),
    /// A captured marble in its hollow: capturing player, marble, index in its row, and number of moves
    /// after which it lay there.
    Hollow(Player, Marble, usize, usize),
}

/// Reason why an input is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// A push that the rules forbid.
    Push(Push, Illegal),
    /// A chip whose push the rules forbid.
    Chip(Push, Illegal),
    /// The marble on this cell, with a reason for each direction in which it cannot be pushed.
    Stuck(Cell),
}

impl Target {
    pub(super) const fn cell(self) -> Option<Cell> {
        match self {
            Self::Cell(cell) => Some(cell),
            Self::Chip(..) | Self::Hollow(..) => None,
        }
    }
}
