//! What a player does in a turn, and its notation.

use std::fmt;
use std::str::FromStr;

use super::MoveError;
use super::cell::{Cell, Direction};
use super::position::Marble;
use crate::phrase::excerpt;

/// A push: one of the mover's marbles, one cell in a direction, and the row in front with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Push {
    /// Where the pushed marble stands.
    pub from: Cell,
    /// Where it goes.
    pub direction: Direction,
}

/// One thing a player does: a push, or ending an extra turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Push a row.
    Push(Push),
    /// End the extra turn without pushing (extra-turn rule `May`).
    Pass,
}

/// A move as it is written, with what it claims to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move itself.
    pub mv: Move,
    /// What it is said to capture, if anything is said.
    pub claim: Option<Marble>,
}

impl Push {
    /// A push of the marble on `from`.
    pub const fn new(from: Cell, direction: Direction) -> Self {
        Self { from, direction }
    }

    /// The cell that the pushed marble goes to; `None` beyond the edge.
    pub const fn to(self) -> Option<Cell> {
        self.from.step(self.direction)
    }
}

/// The plain notation, `a3a2`. A push over the edge, which is never legal, names only the cell
/// it would leave.
impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to() {
            Some(to) => write!(f, "{}{to}", self.from),
            None => write!(f, "{}-", self.from),
        }
    }
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Push> for Move {
    fn from(push: Push) -> Self {
        Self::Push(push)
    }
}

impl FromStr for Push {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        match text.parse()? {
            WrittenMove {
                mv: Move::Push(push),
                claim: None,
            } => Ok(push),
            _ => Err(MoveError::NotAMove(excerpt(text))),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        Ok(text.parse::<WrittenMove>()?.mv)
    }
}

/// Reads `a3a2`, `a3-a2`, `f1g1xR`, `f1-g1xR` and `pass`.
impl FromStr for WrittenMove {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let wrong = || MoveError::NotAMove(excerpt(text));
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self {
                mv: Move::Pass,
                claim: None,
            });
        }
        let (cells, claim) = match text.split_once(['x', 'X']) {
            Some((cells, fallen)) => {
                let mut letters = fallen.chars();
                let marble = letters.next().and_then(Marble::from_letter);
                match (marble, letters.next()) {
                    (Some(marble), None) => (cells, Some(marble)),
                    _ => return Err(wrong()),
                }
            }
            None => (text, None),
        };
        let (from, to) = match cells.split_once('-') {
            Some(pair) => pair,
            None => cells
                .split_at_checked(2)
                .filter(|(_, to)| !to.is_empty())
                .ok_or_else(wrong)?,
        };
        let (from, to): (Cell, Cell) = (from.parse()?, to.parse()?);
        let direction = Direction::ALL
            .into_iter()
            .find(|&direction| from.step(direction) == Some(to))
            .ok_or(MoveError::NotNeighbours(from, to))?;
        Ok(Self {
            mv: Move::Push(Push { from, direction }),
            claim,
        })
    }
}
