//! Move notation and its errors.

use std::str::FromStr;

use super::cell::Cell;
use super::marble::Marble;
use super::push::{Move, Push};
use crate::NotOnBoard;
use crate::notation::read_without_claim;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// A written move and the capture it claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotatedMove {
    /// The move.
    pub mv: Move,
    /// The claimed capture, if any.
    pub claim: Option<Marble>,
}

/// Error in a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not the text of a move.
    NotAMove(String),
    /// Not a cell of the board.
    NotACell(NotOnBoard),
    /// The two cells are not neighbours.
    NotNeighbours(Cell, Cell),
    /// The text claims a capture that does not happen.
    WrongCapture {
        /// The marble claimed to fall.
        said: Marble,
        /// The marble that falls, if any.
        falls: Option<Marble>,
    },
}

said_error!(MoveError, from NotACell(NotOnBoard));

impl ToPhrase for MoveError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotAMove(text) => Phrase::new("move-not-a-move").with("text", text.as_str()),
            Self::NotACell(error) => error.phrase(),
            Self::NotNeighbours(from, to) => Phrase::new("move-not-neighbours")
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Self::WrongCapture { said, falls: None } => {
                Phrase::new("kuba-move-no-capture").with("said", said.letter().to_string())
            }
            Self::WrongCapture { said, falls: Some(falls) } => {
                Phrase::new("kuba-move-wrong-capture")
                    .with("said", said.letter().to_string())
                    .with("falls", falls.letter().to_string())
            }
        }
    }
}

read_without_claim!(Move, NotatedMove);

impl FromStr for Push {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        match text.parse()? {
            NotatedMove { mv: Move::Push(push), claim: None } => Ok(push),
            _ => Err(MoveError::NotAMove(excerpt(text))),
        }
    }
}

/// Reads `a3a2`, `a3-a2`, `f1g1xR`, `f1-g1xR` and `pass`.
impl FromStr for NotatedMove {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let wrong = || MoveError::NotAMove(excerpt(text));
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self { mv: Move::Pass, claim: None });
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
            None => cells.split_at_checked(2).filter(|(_, to)| !to.is_empty()).ok_or_else(wrong)?,
        };
        let (from, to): (Cell, Cell) = (from.parse()?, to.parse()?);
        let direction = from.direction_to(to).ok_or(MoveError::NotNeighbours(from, to))?;
        Ok(Self { mv: Move::Push(Push { from, direction }), claim })
    }
}
