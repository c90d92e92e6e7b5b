//! A square board: its squares, the four directions, and sets of squares as bits.
//!
//! A rank takes one bit more than it has squares, and that last bit is never set. This guard column stops a
//! step at the edge: beyond the last file there is always a bit that is not on the board.

use std::fmt;
use std::str::FromStr;

use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// A square of a board with `SIDE` files and ranks, at most eight: files a, b, … from left to right, ranks 1,
/// 2, … from bottom to top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GridSquare<const SIDE: u8>(u8);

impl<const SIDE: u8> GridSquare<SIDE> {
    /// Bits per rank in a set, guard column included.
    pub(super) const RANK: u8 = SIDE + 1;

    /// The square at a file and rank, both counted from 0; `None` off the board.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < SIDE && rank < SIDE { Some(Self(rank * Self::RANK + file)) } else { None }
    }

    #[inline]
    pub(super) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    #[inline]
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The file, counted from 0 (a).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % Self::RANK
    }

    /// The rank, counted from 0 (the bottom one).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / Self::RANK
    }

    /// Index from 0 (a1), rank by rank.
    #[inline]
    pub const fn index(self) -> usize {
        (self.rank() * SIDE + self.file()) as usize
    }

    /// The neighbouring square; `None` beyond the edge.
    #[inline]
    pub const fn step(self, direction: Compass) -> Option<Self> {
        let (file, rank) = (self.file(), self.rank());
        match direction {
            Compass::North => Self::new(file, rank + 1),
            Compass::East => Self::new(file + 1, rank),
            Compass::South => Self::new(file, rank.wrapping_sub(1)),
            Compass::West => Self::new(file.wrapping_sub(1), rank),
        }
    }

    /// The square mirrored left to right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.rank() * Self::RANK + SIDE - 1 - self.file())
    }

    /// The direction of a neighbouring square; `None` for any other.
    pub fn direction_to(self, neighbour: Self) -> Option<Compass> {
        Compass::ALL.into_iter().find(|&direction| self.step(direction) == Some(neighbour))
    }

    /// Every square, rank by rank from a1.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|rank| (0..SIDE).map(move |file| Self(rank * Self::RANK + file)))
    }
}

impl<const SIDE: u8> fmt::Display for GridSquare<SIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{file}{}", self.rank() + 1)
    }
}

impl<const SIDE: u8> fmt::Debug for GridSquare<SIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for a text that names no square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotOnBoard(pub String);

said_error!(NotOnBoard);

impl ToPhrase for NotOnBoard {
    fn phrase(&self) -> Phrase {
        Phrase::new("move-not-a-cell").with("text", self.0.as_str())
    }
}

impl<const SIDE: u8> FromStr for GridSquare<SIDE> {
    type Err = NotOnBoard;

    fn from_str(text: &str) -> Result<Self, NotOnBoard> {
        let square = match text.as_bytes() {
            &[file, rank] => {
                Self::new(file.to_ascii_lowercase().wrapping_sub(b'a'), rank.wrapping_sub(b'1'))
            }
            _ => None,
        };
        square.ok_or_else(|| NotOnBoard(excerpt(text)))
    }
}

/// One of the four directions on a board. North is towards the last rank, east towards the last file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Compass {
    /// Towards the last rank.
    North,
    /// Towards the last file.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Compass {
    /// All four directions, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The opposite direction.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.right().right()
    }

    /// A quarter turn clockwise.
    #[inline]
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
    #[inline]
    #[must_use]
    pub const fn left(self) -> Self {
        self.right().opposite()
    }

    /// The direction mirrored left to right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
            Self::North | Self::South => self,
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

/// Named as seen by a player at the bottom of the board.
impl ToPhrase for Compass {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::North => "direction-north",
            Self::East => "direction-east",
            Self::South => "direction-south",
            Self::West => "direction-west",
        })
    }
}

/// Implements the common set operations and the steps on the board for a `struct $set($word)`. `$word` has a
/// bit for each square and one more per rank; a longer word would cost speed.
macro_rules! grid_set {
    ($set:ident($word:ty), $square:ident, $side:expr) => {
        $crate::bit_set::bit_set!($set($word), $square, bit, from_bit, Self::BOARD.0);

        impl $set {
            /// All squares of the board.
            pub const BOARD: Self = {
                let mut board = 0;
                let mut rank = 0;
                while rank < $side {
                    board |= Self::rank(rank).0;
                    rank += 1;
                }
                Self(board)
            };

            const FILE_A: $word = {
                let mut file = 0;
                let mut rank = 0;
                while rank < $side {
                    file |= 1 << (rank * $square::RANK);
                    rank += 1;
                }
                file
            };

            /// The squares of a rank, counted from 0; empty beyond the board.
            #[inline]
            pub const fn rank(rank: u8) -> Self {
                if rank < $side {
                    Self(((1 << $side) - 1) << (rank * $square::RANK))
                } else {
                    Self::EMPTY
                }
            }

            /// The squares along the edge in a direction.
            #[inline]
            pub const fn edge(direction: $crate::Compass) -> Self {
                match direction {
                    $crate::Compass::North => Self::rank($side - 1),
                    $crate::Compass::East => Self(Self::FILE_A << ($side - 1)),
                    $crate::Compass::South => Self::rank(0),
                    $crate::Compass::West => Self(Self::FILE_A),
                }
            }

            /// Returns `true` if the sets have a square in common.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// All squares moved one step; those that leave the board are dropped.
            #[inline]
            #[must_use]
            pub const fn shift(self, direction: $crate::Compass) -> Self {
                let rank = $square::RANK;
                let moved = match direction {
                    $crate::Compass::North => self.0 << rank,
                    $crate::Compass::East => self.0 << 1,
                    $crate::Compass::South => self.0 >> rank,
                    $crate::Compass::West => self.0 >> 1,
                };
                Self(moved & Self::BOARD.0)
            }
            /// The neighbours of the set's squares in all four directions; they may be in the set themselves.
            #[inline]
            #[must_use]
            pub const fn beside(self) -> Self {
                let rank = $square::RANK;
                let moved = self.0 << rank | self.0 << 1 | self.0 >> rank | self.0 >> 1;
                Self(moved & Self::BOARD.0)
            }
        }
    };
}

pub(super) use grid_set;
