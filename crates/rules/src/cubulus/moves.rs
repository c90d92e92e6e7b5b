//! Moves and the openings they enter.

use std::fmt;

use super::bits::Cells;
use super::cell::{Cell, Direction, Face};
use crate::notation::debug_as_display;

/// One of the 54 openings of the cube: a line of three cells and the end at which it is entered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opening {
    cell: Cell,
    direction: Direction,
}

impl Opening {
    /// The opening at a cell, entered in a direction; `None` unless a line in this direction begins at the
    /// cell.
    pub const fn new(cell: Cell, direction: Direction) -> Option<Self> {
        if cell.step(direction.opposite()).is_none() {
            Some(Self { cell, direction })
        } else {
            None
        }
    }

    /// The first cell of the line.
    #[inline]
    pub const fn cell(self) -> Cell {
        self.cell
    }

    /// The direction of entry.
    #[inline]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// The face of the opening.
    pub const fn face(self) -> Face {
        self.direction.opposite().face()
    }

    /// [`Opening::new`] without the check.
    #[inline]
    pub(super) const fn beginning(cell: Cell, direction: Direction) -> Self {
        Self { cell, direction }
    }

    /// The cells of the line, starting at the opening.
    #[inline]
    pub fn line(self) -> [Cell; 3] {
        let first = self.cell.index() as i8;
        let stride = self.direction.stride();
        [0, 1, 2].map(|steps| Cell::from_index((first + steps * stride) as u8))
    }

    /// The opening at the line's other end.
    #[must_use]
    pub fn opposite(self) -> Self {
        Self { cell: self.line()[2], direction: self.direction.opposite() }
    }

    /// Unique index, 0 to 53.
    pub const fn index(self) -> usize {
        let cell = self.cell;
        let (one, other) = match self.direction {
            Direction::East | Direction::West => (cell.rank(), cell.layer()),
            Direction::North | Direction::South => (cell.file(), cell.layer()),
            Direction::Up | Direction::Down => (cell.file(), cell.rank()),
        };
        self.direction as usize * 9 + (one + 3 * other) as usize
    }

    /// Every opening, face by face.
    pub fn all() -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().flat_map(|direction| {
            Cells::face(direction.opposite().face()).map(move |cell| Self { cell, direction })
        })
    }
}

/// One action of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Put a ball in an empty cell: the player's own in an outer cell, or a neutral one while these are laid.
    Put(Cell),
    /// Enter a line whose first cell is occupied: the player's own ball goes in, or, if the line is full, the
    /// ball that comes out at its other end.
    Push(Opening),
    /// Pass, if there is no other move.
    Pass,
    /// Resign (three players).
    Resign,
    /// Leave the game because time has run out (three players).
    TimeOut,
}

/// The plain notation, `c31b31`: the first cell and the one after it.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, _] = self.line();
        write!(f, "{first}{second}")
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put(cell) => cell.fmt(f),
            Self::Push(opening) => opening.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Resign => f.write_str("resign"),
            Self::TimeOut => f.write_str("timeout"),
        }
    }
}

debug_as_display!(Opening, Move);
