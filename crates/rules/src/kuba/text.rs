//! Position text and its errors.

use std::fmt;
use std::str::FromStr;

use super::bits::Cells;
use super::cell::{Cell, SIDE};
use super::marble::Marble;
use super::notation::MoveError;
use super::position::{Position, REDS_TO_WIN};
use super::push::Push;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};
use crate::ranks::write_ranks;
use crate::{EditablePosition as _, Player};

/// Error in a position text; each variant names the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text has too few or too many fields.
    FieldCount(usize),
    /// The board does not have seven ranks.
    RankCount(usize),
    /// A rank does not have seven cells.
    RankLength {
        /// The rank, 1 to 7.
        rank: u8,
        /// The number of cells in it; counting stops soon after 7.
        cells: usize,
    },
    /// A letter that is not a marble.
    Letter {
        /// The rank, 1 to 7.
        rank: u8,
        /// The letter.
        letter: char,
    },
    /// More marbles of a colour than the game has.
    TooMany {
        /// The colour.
        marble: Marble,
        /// The number found.
        count: u32,
        /// The number allowed.
        most: u32,
    },
    /// The turn field is neither `w` nor `b`.
    Turn(String),
    /// The score field is not two numbers up to seven.
    Score(String),
    /// More reds, on the board and captured, than the game has.
    TooManyReds(u32),
    /// The extra-turn field is neither `+` nor `-`.
    Extra(String),
    /// The ko field is not a push.
    Ko(MoveError),
    /// The push is not one that the player to move could make.
    KoNotThere(Push),
}

said_error!(PositionError);

impl ToPhrase for PositionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::FieldCount(count) => {
                Phrase::new("kuba-position-field-count").with("count", *count)
            }
            Self::RankCount(count) => Phrase::new("kuba-position-rank-count").with("count", *count),
            Self::RankLength { rank, cells } => {
                Phrase::new("kuba-position-rank-length").with("rank", *rank).with("cells", *cells)
            }
            Self::Letter { rank, letter } => Phrase::new("kuba-position-letter")
                .with("rank", *rank)
                .with("letter", excerpt(&letter.to_string())),
            Self::TooMany { marble, count, most } => Phrase::new("kuba-position-too-many")
                .with("colour", marble.letter().to_string())
                .with("count", i64::from(*count))
                .with("most", i64::from(*most)),
            Self::Turn(text) => Phrase::new("kuba-position-turn").with("text", text.as_str()),
            Self::Score(text) => Phrase::new("kuba-position-score").with("text", text.as_str()),
            Self::TooManyReds(count) => {
                Phrase::new("kuba-position-too-many-reds").with("count", i64::from(*count))
            }
            Self::Extra(text) => Phrase::new("kuba-position-extra").with("text", text.as_str()),
            Self::Ko(error) => Phrase::new("kuba-position-ko").with("reason", error.phrase()),
            Self::KoNotThere(push) => {
                Phrase::new("kuba-position-ko-not-there").with("push", push.to_string())
            }
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |rank| (0..SIDE).filter_map(move |file| Cell::new(file, rank));
        let letter = |cell| self.marble(cell).map(Marble::letter);
        write_ranks(f, (0..SIDE).rev().map(|rank| cells(rank).map(letter)))?;
        let turn = if self.turn == Player::FIRST { 'w' } else { 'b' };
        let extra = if self.extra { '+' } else { '-' };
        write!(f, " {turn} {}-{} {extra} ", self.reds[0], self.reds[1])?;
        match self.ko() {
            Some(ko) => write!(f, "{ko}"),
            None => f.write_str("-"),
        }
    }
}

/// Reads the five fields, of which the last three are optional.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::read_legal(text)
    }
}

impl Position {
    /// Does not check the fields against the rules.
    pub(super) fn laid_out(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split_whitespace().take(6).collect();
        let (&board, &turn) = match fields.as_slice() {
            [board, turn, rest @ ..] if rest.len() <= 3 => (board, turn),
            _ => return Err(PositionError::FieldCount(fields.len())),
        };
        let marbles = read_board(board)?;
        let turn = match turn {
            "w" | "W" => Player::FIRST,
            "b" | "B" => Player::SECOND,
            _ => return Err(PositionError::Turn(excerpt(turn))),
        };
        let reds = fields.get(2).map_or(Ok([0, 0]), |score| read_score(score))?;
        let extra = match fields.get(3) {
            None | Some(&"-") => false,
            Some(&"+") => true,
            Some(other) => return Err(PositionError::Extra(excerpt(other))),
        };
        let ban = match fields.get(4) {
            None | Some(&"-") => None,
            Some(ko) => Some(ko.parse::<Push>().map_err(PositionError::Ko)?),
        };
        match ban {
            // Ko bans nothing in an extra turn.
            Some(ko) if extra => Err(PositionError::KoNotThere(ko)),
            _ => Ok(Self { marbles, reds, turn, extra, ban }),
        }
    }
}

fn read_board(text: &str) -> Result<[Cells; 3], PositionError> {
    let count = text.split('/').take(100).count();
    if count != usize::from(SIDE) {
        return Err(PositionError::RankCount(count));
    }
    let mut marbles = [Cells::EMPTY; 3];
    for (rank, cells) in (0..SIDE).rev().zip(text.split('/')) {
        let mut file = 0_usize;
        for letter in cells.chars() {
            let wrong = PositionError::Letter { rank: rank + 1, letter };
            match (letter, letter.to_digit(10), Marble::from_letter(letter)) {
                ('.', _, _) => file += 1,
                (_, Some(empty @ 1..), _) => file += empty as usize,
                (_, _, Some(marble)) => {
                    if let Some(cell) =
                        u8::try_from(file).ok().and_then(|file| Cell::new(file, rank))
                    {
                        let cells = &mut marbles[marble as usize];
                        *cells = *cells | Cells::of(cell);
                    }
                    file += 1;
                }
                _ => return Err(wrong),
            }
            if file > usize::from(SIDE) {
                break;
            }
        }
        if file != usize::from(SIDE) {
            return Err(PositionError::RankLength { rank: rank + 1, cells: file });
        }
    }
    Ok(marbles)
}

fn read_score(text: &str) -> Result<[u8; 2], PositionError> {
    let number = |digits: &str| match digits.as_bytes() {
        [digit] if digit.is_ascii_digit() && digit - b'0' <= REDS_TO_WIN => Some(digit - b'0'),
        _ => None,
    };
    text.split_once('-')
        .and_then(|(white, black)| Some([number(white)?, number(black)?]))
        .ok_or_else(|| PositionError::Score(excerpt(text)))
}
