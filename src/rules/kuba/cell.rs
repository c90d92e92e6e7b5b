//! The 49 cells of the board and the four directions of a push.

use std::fmt;
use std::str::FromStr;

use super::MoveError;
use crate::phrase::excerpt;

/// The number of cells along a side of the board.
pub const SIDE: u8 = 7;

/// A cell of the 7×7 board: files a–g from left to right, ranks 1–7 from bottom to top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell on a file and a rank, both counted from 0; `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < SIDE && rank < SIDE {
            Some(Self(rank * 8 + file))
        } else {
            None
        }
    }

    /// The cell with this number in a set, as [`Cell::bit`] gives it.
    pub(super) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// The cell's number in a set of cells: eight a rank, the eighth never used.
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The file, 0 (a) to 6 (g).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 (the bottom one) to 6.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// A number from 0 (a1) to 48 (g7), rank by rank.
    pub const fn index(self) -> usize {
        (self.rank() * SIDE + self.file()) as usize
    }

    /// The neighbouring cell, or `None` beyond the edge.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (file, rank) = (self.file(), self.rank());
        match direction {
            Direction::North => Self::new(file, rank + 1),
            Direction::East => Self::new(file + 1, rank),
            Direction::South => Self::new(file, rank.wrapping_sub(1)),
            Direction::West => Self::new(file.wrapping_sub(1), rank),
        }
    }

    /// Every cell, a1 to g1, then a2 to g2, and so on.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|rank| (0..SIDE).map(move |file| Self(rank * 8 + file)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{file}{}", self.rank() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(MoveError::NotACell(excerpt(text)));
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        let rank = rank.wrapping_sub(b'1');
        Self::new(file, rank).ok_or_else(|| MoveError::NotACell(excerpt(text)))
    }
}

/// One of the four ways to push. North is towards rank 7, east towards file g.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards rank 7.
    North,
    /// Towards file g.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Direction {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The step in files and ranks: one of them is 0, the other −1 or 1.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }
}
