//! Move notation and its errors.

use std::str::FromStr;

use super::cell::{Cell, Direction, NotACell};
use super::moves::{Move, Opening};
use crate::notation::read_without_claim;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// Claim of a written push about its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `-`: a ball goes in.
    Insertion,
    /// `=`: a full line is shifted.
    Shift,
}

/// A written move and the effect it claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move.
    pub mv: Move,
    /// The claimed effect, if any.
    pub claim: Option<Sign>,
}

impl Sign {
    const ALL: [Self; 2] = [Self::Insertion, Self::Shift];

    /// The character in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Insertion => '-',
            Self::Shift => '=',
        }
    }
}

/// Error in a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not the text of a move.
    NotAMove(String),
    /// Not a cell of the cube.
    NotACell(NotACell),
    /// The two cells are not neighbours.
    NotNeighbours(Cell, Cell),
    /// The first cell is not an end of the line.
    NotAnEnd(Cell, Cell),
    /// The text claims an insertion, but the line is full.
    NotAnInsertion(Opening),
    /// The text claims a shift, but the line is not full.
    NotAShift(Opening),
}

said_error!(MoveError, from NotACell(NotACell));

impl ToPhrase for MoveError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotAMove(text) => Phrase::new("move-not-a-move").with("text", text.as_str()),
            Self::NotACell(error) => error.phrase(),
            Self::NotNeighbours(from, to) => Phrase::new("move-not-neighbours")
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Self::NotAnEnd(from, to) => Phrase::new("cubulus-move-not-an-end")
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Self::NotAnInsertion(opening) => {
                Phrase::new("cubulus-move-not-an-insertion").with("opening", opening.to_string())
            }
            Self::NotAShift(opening) => {
                Phrase::new("cubulus-move-not-a-shift").with("opening", opening.to_string())
            }
        }
    }
}

read_without_claim!(Move, WrittenMove);

/// Reads `c31b31`, `c31-b31` and `c31=b31`, which name the same opening.
impl FromStr for Opening {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        match text.parse()? {
            Move::Push(opening) => Ok(opening),
            _ => Err(MoveError::NotAMove(excerpt(text))),
        }
    }
}

/// Reads `c31`, `c31b31`, `c31-b31`, `c31=b31`, `pass`, `resign` and `timeout`.
impl FromStr for WrittenMove {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let plain = |mv| Ok(Self { mv, claim: None });
        if text.eq_ignore_ascii_case("pass") {
            return plain(Move::Pass);
        }
        if text.eq_ignore_ascii_case("resign") {
            return plain(Move::Resign);
        }
        if text.eq_ignore_ascii_case("timeout") {
            return plain(Move::TimeOut);
        }
        if text.len() == 3 {
            return plain(Move::Put(text.parse()?));
        }
        let signed =
            Sign::ALL.into_iter().find_map(|sign| Some((text.split_once(sign.letter())?, sign)));
        let ((first, second), claim) = match signed {
            Some((cells, sign)) => (cells, Some(sign)),
            None => text
                .split_at_checked(3)
                .filter(|(_, second)| second.len() == 3)
                .map(|cells| (cells, None))
                .ok_or_else(|| MoveError::NotAMove(excerpt(text)))?,
        };
        let (first, second): (Cell, Cell) = (first.parse()?, second.parse()?);
        let direction = Direction::ALL
            .into_iter()
            .find(|&direction| first.step(direction) == Some(second))
            .ok_or(MoveError::NotNeighbours(first, second))?;
        let opening = Opening::new(first, direction).ok_or(MoveError::NotAnEnd(first, second))?;
        Ok(Self { mv: Move::Push(opening), claim })
    }
}
