//! Move notation and its errors.

use std::str::FromStr;

use super::cube::{Cube, NotACube};
use super::moves::Move;
use super::square::Square;
use crate::NotOnBoard;
use crate::notation::read_without_claim;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// A written move and the state it claims for a moved cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move.
    pub mv: Move,
    /// The claimed state of the cube after the move, if any.
    pub claim: Option<Cube>,
}

/// Error in a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not the text of a move.
    NotAMove(String),
    /// Not a square of the board.
    NotASquare(NotOnBoard),
    /// Not the state of a cube.
    NotAState(NotACube),
    /// The move goes from a square to itself.
    SameSquare(Square),
    /// The text claims a cube state, but a pawn moves.
    NotACube(Square),
    /// The text claims another cube state than the move produces.
    WrongState {
        /// The claimed state.
        said: Cube,
        /// The actual state.
        becomes: Cube,
    },
}

said_error!(MoveError, from NotASquare(NotOnBoard), from NotAState(NotACube));

impl ToPhrase for MoveError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotAMove(text) => Phrase::new("move-not-a-move").with("text", text.as_str()),
            Self::NotASquare(error) => error.phrase(),
            Self::NotAState(error) => error.phrase(),
            Self::SameSquare(square) => {
                Phrase::new("qubism-move-same-square").with("square", square.to_string())
            }
            Self::NotACube(square) => {
                Phrase::new("qubism-move-not-a-cube").with("square", square.to_string())
            }
            Self::WrongState { said, becomes } => Phrase::new("qubism-move-wrong-state")
                .with("said", said.to_string())
                .with("becomes", becomes.to_string()),
        }
    }
}

read_without_claim!(Move, WrittenMove);

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
            return Ok(Self { mv: Move::Place { square: from, cube }, claim: None });
        }
        let to: Square = second.parse()?;
        if to == from {
            return Err(MoveError::SameSquare(from));
        }
        let claim = match third {
            "" => None,
            state => Some(state.parse()?),
        };
        Ok(Self { mv: Move::Go { from, to }, claim })
    }
}
