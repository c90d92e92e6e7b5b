//! The 25 squares of the board and the four directions.

use std::fmt;
use std::str::FromStr;

use super::text::MoveError;
use crate::phrase::excerpt;

/// The number of squares along a side of the board.
pub const SIDE: u8 = 5;

/// A square of the 5×5 board: files a–e from left to right, ranks 1–5 from bottom to top, as
/// Black sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on a file and a rank, both counted from 0; `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < SIDE && rank < SIDE {
            Some(Self(rank * 6 + file))
        } else {
            None
        }
    }

    /// The square with this number in a set, as [`Square::bit`] gives it.
    pub(super) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// The square's number in a set of squares: six a rank, the sixth never used.
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The file, 0 (a) to 4 (e).
    pub const fn file(self) -> u8 {
        self.0 % 6
    }

    /// The rank, 0 (where Black starts) to 4.
    pub const fn rank(self) -> u8 {
        self.0 / 6
    }

    /// A number from 0 (a1) to 24 (e5), rank by rank.
    pub const fn index(self) -> usize {
        (self.rank() * SIDE + self.file()) as usize
    }

    /// The neighbouring square, or `None` beyond the edge.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (file, rank) = (self.file(), self.rank());
        match direction {
            Direction::North => Self::new(file, rank + 1),
            Direction::East => Self::new(file + 1, rank),
            Direction::South => Self::new(file, rank.wrapping_sub(1)),
            Direction::West => Self::new(file.wrapping_sub(1), rank),
        }
    }

    /// The direction of a neighbouring square; `None` for any other.
    pub fn direction_to(self, neighbour: Self) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&direction| self.step(direction) == Some(neighbour))
    }

    /// Every square, a1 to e1, then a2 to e2, and so on.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|rank| (0..SIDE).map(move |file| Self(rank * 6 + file)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{file}{}", self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let wrong = || MoveError::NotASquare(excerpt(text));
        let &[file, rank] = text.as_bytes() else {
            return Err(wrong());
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Self::new(file, rank.wrapping_sub(b'1')).ok_or_else(wrong)
    }
}

/// One of the four directions on the board. North is towards rank 5, east towards file e.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards rank 5.
    North,
    /// Towards file e.
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
        self.right().right()
    }

    /// A quarter turn clockwise.
    #[must_use]
    pub const fn right(self) -> Self {
        match self {
            Self::North => Self::East,
            Self::East => Self::South,
            Self::South => Self::West,
            Self::West => Self::North,
        }
    }

    /// A quarter turn counter-clockwise.
    #[must_use]
    pub const fn left(self) -> Self {
        self.right().opposite()
    }

    /// `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'N',
            Self::East => 'E',
            Self::South => 'S',
            Self::West => 'W',
        }
    }
}
