//! Position text and its errors.

use std::fmt;
use std::str::FromStr;

use super::cube::Cube;
use super::position::{Colour, Position};
use super::square::{SIDE, Square};
use crate::EditablePosition as _;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};
use crate::ranks::write_ranks;

impl ToPhrase for Colour {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Black => "qubism-black",
            Self::White => "qubism-white",
        })
    }
}

/// Error in a position text; each variant names the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text has too few or too many fields.
    FieldCount(usize),
    /// The board does not have five ranks.
    RankCount(usize),
    /// A rank does not have five squares.
    RankLength {
        /// The rank, 1 to 5.
        rank: u8,
        /// The number of squares in it; counting stops soon after 5.
        squares: usize,
    },
    /// Letters that are not a cube.
    Cube {
        /// The rank, 1 to 5.
        rank: u8,
        /// The letters.
        text: String,
    },
    /// More cubes than the game has.
    TooMany(u32),
    /// A pawn's field is not a square.
    Pawn {
        /// The pawn's colour.
        colour: Colour,
        /// The text of the field.
        text: String,
    },
    /// A pawn stands on its goal rank.
    PawnAtGoal(Colour),
    /// A pawn stands on a cube.
    PawnOnCube(Colour, Square),
    /// Both pawns stand on one square.
    PawnOnPawn(Square),
    /// A pawn has no path to the far side.
    NoWay(Colour),
    /// The turn field is neither `b` nor `w`.
    Turn(String),
}

said_error!(PositionError);

impl ToPhrase for PositionError {
    fn phrase(&self) -> Phrase {
        let of = |key, colour: &Colour| Phrase::new(key).with("colour", colour.phrase());
        match self {
            Self::FieldCount(count) => {
                Phrase::new("qubism-position-field-count").with("count", *count)
            }
            Self::RankCount(count) => {
                Phrase::new("qubism-position-rank-count").with("count", *count)
            }
            Self::RankLength { rank, squares } => Phrase::new("qubism-position-rank-length")
                .with("rank", *rank)
                .with("squares", *squares),
            Self::Cube { rank, text } => {
                Phrase::new("qubism-position-cube").with("rank", *rank).with("text", text.as_str())
            }
            Self::TooMany(count) => {
                Phrase::new("qubism-position-too-many").with("count", i64::from(*count))
            }
            Self::Pawn { colour, text } => {
                of("qubism-position-pawn", colour).with("text", text.as_str())
            }
            Self::PawnAtGoal(colour) => of("qubism-position-pawn-at-goal", colour),
            Self::PawnOnCube(colour, square) => {
                of("qubism-position-pawn-on-cube", colour).with("square", square.to_string())
            }
            Self::PawnOnPawn(square) => {
                Phrase::new("qubism-position-pawn-on-pawn").with("square", square.to_string())
            }
            Self::NoWay(colour) => of("qubism-position-no-way", colour),
            Self::Turn(text) => Phrase::new("qubism-position-turn").with("text", text.as_str()),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = |rank| (0..SIDE).filter_map(move |file| Square::new(file, rank));
        let cube = |square| self.cube(square);
        write_ranks(f, (0..SIDE).rev().map(|rank| squares(rank).map(cube)))?;
        let [black, white] = Colour::ALL.map(|colour| self.pawn(colour.player()));
        let turn = Colour::of(self.turn()).letter();
        write!(f, " {black} {white} {turn}")
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::read_legal(text)
    }
}

impl Position {
    /// Does not check the fields against the rules.
    pub(super) fn laid_out(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split_whitespace().take(5).collect();
        let [board, black, white, turn] = *fields.as_slice() else {
            return Err(PositionError::FieldCount(fields.len()));
        };
        let cubes = read_board(board)?;
        let pawns = [read_pawn(Colour::Black, black)?, read_pawn(Colour::White, white)?];
        let turn = Colour::ALL
            .into_iter()
            .find(|colour| turn.eq_ignore_ascii_case(&colour.letter().to_string()))
            .ok_or_else(|| PositionError::Turn(excerpt(turn)))?;
        let mut position = Self::with_pawns(pawns, turn.player());
        for (square, cube) in cubes {
            position.put(square, cube);
        }
        Ok(position)
    }
}

fn read_board(text: &str) -> Result<Vec<(Square, Cube)>, PositionError> {
    let count = text.split('/').take(100).count();
    if count != usize::from(SIDE) {
        return Err(PositionError::RankCount(count));
    }
    let mut cubes = Vec::new();
    for (rank, squares) in (0..SIDE).rev().zip(text.split('/')) {
        let mut file = 0_usize;
        let mut rest = squares;
        while let Some(letter) = rest.chars().next().filter(|_| file <= usize::from(SIDE)) {
            if let Some(empty @ 1..) = letter.to_digit(10) {
                file += empty as usize;
                rest = &rest[1..];
                continue;
            }
            let wrong = |text: &str| PositionError::Cube { rank: rank + 1, text: excerpt(text) };
            let (state, further) = rest.split_at_checked(2).ok_or_else(|| wrong(rest))?;
            let cube = state.parse().map_err(|_| wrong(state))?;
            let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank));
            cubes.extend(square.map(|square| (square, cube)));
            file += 1;
            rest = further;
        }
        if file != usize::from(SIDE) {
            return Err(PositionError::RankLength { rank: rank + 1, squares: file });
        }
    }
    Ok(cubes)
}

fn read_pawn(colour: Colour, text: &str) -> Result<Square, PositionError> {
    text.parse().map_err(|_| PositionError::Pawn { colour, text: excerpt(text) })
}
