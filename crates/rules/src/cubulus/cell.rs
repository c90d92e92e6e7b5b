//! The 27 cells of the cube, the six directions, and the six faces.

use std::fmt;
use std::str::FromStr;

use crate::notation::debug_as_display;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// The number of cells along an edge of the cube.
pub const SIDE: u8 = 3;

/// A cell of the 3×3×3 cube: files a–c from left to right, ranks 1–3 from front to back, layers
/// 1–3 from bottom to top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The centre cell, which no ball enters from outside.
    pub const CORE: Self = Self(13);

    /// The cell at a file, rank and layer, all counted from 0; `None` outside the cube.
    pub const fn new(file: u8, rank: u8, layer: u8) -> Option<Self> {
        if file < SIDE && rank < SIDE && layer < SIDE {
            Some(Self(file + 3 * rank + 9 * layer))
        } else {
            None
        }
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The file, 0 (a, left) to 2 (c, right).
    pub const fn file(self) -> u8 {
        self.0 % 3
    }

    /// The rank, 0 (front) to 2.
    pub const fn rank(self) -> u8 {
        self.0 / 3 % 3
    }

    /// The layer, 0 (bottom) to 2.
    pub const fn layer(self) -> u8 {
        self.0 / 9
    }

    /// Index from 0 (a11) to 26 (c33): along the files first, then the ranks, then the layers.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbouring cell; `None` outside the cube.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (file, rank, layer) = (self.file(), self.rank(), self.layer());
        match direction {
            Direction::East => Self::new(file + 1, rank, layer),
            Direction::North => Self::new(file, rank + 1, layer),
            Direction::Up => Self::new(file, rank, layer + 1),
            Direction::West => Self::new(file.wrapping_sub(1), rank, layer),
            Direction::South => Self::new(file, rank.wrapping_sub(1), layer),
            Direction::Down => Self::new(file, rank, layer.wrapping_sub(1)),
        }
    }

    /// The cell mirrored left to right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 - self.file() + SIDE - 1 - self.file())
    }

    /// Every cell in index order: a11, b11, c11, a21 and so on.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..27).map(Self)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{file}{}{}", self.rank() + 1, self.layer() + 1)
    }
}

debug_as_display!(Cell);

/// Error for a text that names no cell of the cube.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACell(pub String);

said_error!(NotACell);

impl ToPhrase for NotACell {
    fn phrase(&self) -> Phrase {
        Phrase::new("cubulus-move-not-a-cell").with("text", self.0.as_str())
    }
}

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Self, NotACell> {
        let wrong = || NotACell(excerpt(text));
        let &[file, rank, layer] = text.as_bytes() else {
            return Err(wrong());
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        let (rank, layer) = (rank.wrapping_sub(b'1'), layer.wrapping_sub(b'1'));
        Self::new(file, rank, layer).ok_or_else(wrong)
    }
}

/// One of the six directions along the axes. East is towards file c, north towards rank 3 (away from the
/// viewer), up towards layer 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards file c.
    East,
    /// Towards rank 3.
    North,
    /// Towards layer 3.
    Up,
    /// Towards file a.
    West,
    /// Towards rank 1.
    South,
    /// Towards layer 1.
    Down,
}

impl Direction {
    /// All six directions.
    pub const ALL: [Self; 6] =
        [Self::East, Self::North, Self::Up, Self::West, Self::South, Self::Down];

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::North => Self::South,
            Self::Up => Self::Down,
            Self::West => Self::East,
            Self::South => Self::North,
            Self::Down => Self::Up,
        }
    }

    /// The direction mirrored left to right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
            Self::North | Self::Up | Self::South | Self::Down => self,
        }
    }

    /// Change of a cell's index per step.
    pub(super) const fn stride(self) -> i8 {
        match self {
            Self::East => 1,
            Self::North => 3,
            Self::Up => 9,
            Self::West => -1,
            Self::South => -3,
            Self::Down => -9,
        }
    }

    /// The face on this side of the cube.
    pub const fn face(self) -> Face {
        match self {
            Self::East => Face::Right,
            Self::North => Face::Back,
            Self::Up => Face::Top,
            Self::West => Face::Left,
            Self::South => Face::Front,
            Self::Down => Face::Bottom,
        }
    }
}

/// A face of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// File c.
    Right,
    /// Rank 3.
    Back,
    /// Layer 3.
    Top,
    /// File a.
    Left,
    /// Rank 1.
    Front,
    /// Layer 1.
    Bottom,
}

impl Face {
    /// All six faces.
    pub const ALL: [Self; 6] =
        [Self::Right, Self::Back, Self::Top, Self::Left, Self::Front, Self::Bottom];

    /// The direction in which balls enter through this face.
    pub const fn inwards(self) -> Direction {
        match self {
            Self::Right => Direction::West,
            Self::Back => Direction::South,
            Self::Top => Direction::Down,
            Self::Left => Direction::East,
            Self::Front => Direction::North,
            Self::Bottom => Direction::Up,
        }
    }
}

impl ToPhrase for Face {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Right => "cubulus-face-right",
            Self::Back => "cubulus-face-back",
            Self::Top => "cubulus-face-top",
            Self::Left => "cubulus-face-left",
            Self::Front => "cubulus-face-front",
            Self::Bottom => "cubulus-face-bottom",
        })
    }
}
