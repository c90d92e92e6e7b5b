//! What a player does in a turn, and its notation.

use std::fmt;
use std::str::FromStr;

use super::cube::Cube;
use super::square::Square;
use super::text::MoveError;
use crate::phrase::excerpt;

/// One thing a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Move what stands on the first square, one's pawn or any cube, to the second.
    Go {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Place a cube from the supply.
    Place {
        /// Where.
        square: Square,
        /// How it lies.
        cube: Cube,
    },
}

/// A move as it is written, with what it says of a moved cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move itself.
    pub mv: Move,
    /// How the cube is said to lie afterwards, if anything is said.
    pub claim: Option<Cube>,
}

/// The plain notation, `e3c3` and `b3NR`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go { from, to } => write!(f, "{from}{to}"),
            Self::Place { square, cube } => write!(f, "{square}{cube}"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        Ok(text.parse::<WrittenMove>()?.mv)
    }
}

/// Reads `b3NR`, and `e3c3`, `e3-c3`, `e3c3NR` and `e3-c3NR`.
impl FromStr for WrittenMove {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let wrong = || MoveError::NotAMove(excerpt(text));
        let (from, rest) = text.split_at_checked(2).ok_or_else(wrong)?;
        let (going, rest) = match rest.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let (second, third) = rest.split_at_checked(2).ok_or_else(wrong)?;
        let from: Square = from.parse()?;
        if let (false, "", Ok(cube)) = (going, third, second.parse()) {
            return Ok(Self {
                mv: Move::Place { square: from, cube },
                claim: None,
            });
        }
        let to: Square = second.parse()?;
        if to == from {
            return Err(MoveError::SameSquare(from));
        }
        let claim = match third {
            "" => None,
            state => Some(state.parse()?),
        };
        Ok(Self {
            mv: Move::Go { from, to },
            claim,
        })
    }
}
