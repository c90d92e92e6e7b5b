//! Position text and its errors.

use std::fmt;
use std::str::FromStr;

use super::ball::Ball;
use super::bits::Cells;
use super::cell::{Cell, SIDE};
use super::moves::Opening;
use super::notation::MoveError;
use super::position::Position;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};
use crate::ranks::write_ranks;
use crate::{EditablePosition as _, Player};

/// Error in a position text; each variant names the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text has too few or too many fields.
    FieldCount(usize),
    /// The cube does not have nine ranks.
    RankCount(usize),
    /// A rank does not have three cells.
    RankLength {
        /// The layer, 1 to 3.
        layer: u8,
        /// The rank, 1 to 3.
        rank: u8,
        /// The number of cells in it; counting stops soon after 3.
        cells: usize,
    },
    /// A letter that is not a ball.
    Letter {
        /// The layer, 1 to 3.
        layer: u8,
        /// The rank, 1 to 3.
        rank: u8,
        /// The letter.
        letter: char,
    },
    /// More balls of a colour than the game has.
    TooMany {
        /// The colour.
        ball: Ball,
        /// The number found.
        count: u32,
    },
    /// The turn field is not a player.
    Turn(String),
    /// The player to move does not take part, or has resigned.
    TurnOut(Ball),
    /// Neither two nor three players, or fewer than two left.
    Players(String),
    /// A player already has a square, so the game would be over.
    Square(Ball),
    /// Players' balls are in the cube while neutral balls remain to be laid; the number laid so far.
    LayingBalls(u32),
    /// The player to move is not the second, who lays the neutral balls; the number laid so far.
    LayingTurn(u32),
    /// The ban field is not an opening.
    Ban(MoveError),
    /// The banned opening is not a possible shift.
    BanNotThere(Opening),
}

said_error!(PositionError);

impl ToPhrase for PositionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::FieldCount(count) => {
                Phrase::new("cubulus-position-field-count").with("count", *count)
            }
            Self::RankCount(count) => {
                Phrase::new("cubulus-position-rank-count").with("count", *count)
            }
            Self::RankLength { layer, rank, cells } => Phrase::new("cubulus-position-rank-length")
                .with("layer", *layer)
                .with("rank", *rank)
                .with("cells", *cells),
            Self::Letter { layer, rank, letter } => Phrase::new("cubulus-position-letter")
                .with("layer", *layer)
                .with("rank", *rank)
                .with("letter", excerpt(&letter.to_string())),
            Self::TooMany { ball, count } => Phrase::new("cubulus-position-too-many")
                .with("colour", ball.letter().to_string())
                .with("count", i64::from(*count)),
            Self::Turn(text) => Phrase::new("cubulus-position-turn").with("text", text.as_str()),
            Self::TurnOut(ball) => {
                Phrase::new("cubulus-position-turn-out").with("colour", ball.phrase())
            }
            Self::Players(text) => {
                Phrase::new("cubulus-position-players").with("text", text.as_str())
            }
            Self::Square(ball) => {
                Phrase::new("cubulus-position-square").with("colour", ball.phrase())
            }
            Self::LayingBalls(count) => {
                Phrase::new("cubulus-position-laying-balls").with("count", i64::from(*count))
            }
            Self::LayingTurn(count) => {
                Phrase::new("cubulus-position-laying-turn").with("count", i64::from(*count))
            }
            Self::Ban(error) => Phrase::new("cubulus-position-ban").with("reason", error.phrase()),
            Self::BanNotThere(opening) => {
                Phrase::new("cubulus-position-ban-not-there").with("opening", opening.to_string())
            }
        }
    }
}

/// Ranks in text order: layer 3 first, and rank 3 first in each layer.
fn ranks() -> impl Iterator<Item = (u8, u8)> {
    (0..SIDE).rev().flat_map(|layer| (0..SIDE).rev().map(move |rank| (layer, rank)))
}

fn lower(ball: Ball) -> char {
    ball.letter().to_ascii_lowercase()
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |(layer, rank)| (0..SIDE).filter_map(move |file| Cell::new(file, rank, layer));
        let letter = |cell| self.ball(cell).map(Ball::letter);
        write_ranks(f, ranks().map(|rank| cells(rank).map(letter)))?;
        write!(f, " {} ", lower(Ball::of(self.turn)))?;
        for player in (0..self.seats()).map(Player::seat) {
            if self.is_in(player) {
                write!(f, "{}", lower(Ball::of(player)))?;
            } else {
                f.write_str(".")?;
            }
        }
        match self.ban {
            Some(ban) => write!(f, " {ban}"),
            None => f.write_str(" -"),
        }
    }
}

/// Reads the four fields, of which the last is optional.
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
        let (cube, turn, players, ban) = match *fields.as_slice() {
            [cube, turn, players] => (cube, turn, players, "-"),
            [cube, turn, players, ban] => (cube, turn, players, ban),
            _ => return Err(PositionError::FieldCount(fields.len())),
        };
        let balls = read_cube(cube)?;
        let turn = read_turn(turn)?;
        let (seats, out) = read_players(players)?;
        Ok(Self { balls, seats, out, turn, ban: read_ban(ban)?, decision: None })
    }
}

fn read_cube(text: &str) -> Result<[Cells; 3], PositionError> {
    let count = text.split('/').take(100).count();
    if count != 9 {
        return Err(PositionError::RankCount(count));
    }
    let mut balls = [Cells::EMPTY; 3];
    for ((layer, rank), cells) in ranks().zip(text.split('/')) {
        let mut file = 0_usize;
        for letter in cells.chars() {
            match (letter, letter.to_digit(10), Ball::from_letter(letter)) {
                ('.', _, _) => file += 1,
                (_, Some(empty @ 1..), _) => file += empty as usize,
                (_, _, Some(ball)) => {
                    let cell =
                        u8::try_from(file).ok().and_then(|file| Cell::new(file, rank, layer));
                    if let Some(cell) = cell {
                        let cells = &mut balls[ball as usize];
                        *cells = *cells | Cells::of(cell);
                    }
                    file += 1;
                }
                _ => {
                    return Err(PositionError::Letter { layer: layer + 1, rank: rank + 1, letter });
                }
            }
            if file > usize::from(SIDE) {
                break;
            }
        }
        if file != usize::from(SIDE) {
            return Err(PositionError::RankLength {
                layer: layer + 1,
                rank: rank + 1,
                cells: file,
            });
        }
    }
    Ok(balls)
}

fn read_turn(text: &str) -> Result<Player, PositionError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Ball::from_letter), letters.next()) {
        (Some(ball), None) => Ok(Player::seat(ball as usize)),
        _ => Err(PositionError::Turn(excerpt(text))),
    }
}

/// The number of seats, and one bit per seat that has resigned.
fn read_players(text: &str) -> Result<(u8, u8), PositionError> {
    let wrong = || PositionError::Players(excerpt(text));
    let seats = text.len();
    let mut out = 0_u8;
    for (letter, ball) in text.chars().zip(Ball::ALL) {
        if letter == '.' && seats == 3 {
            out |= 1 << ball as u8;
        } else if Ball::from_letter(letter) != Some(ball) {
            return Err(wrong());
        }
    }
    match (seats, out.count_ones()) {
        (2, 0) | (3, 0 | 1) => Ok((seats as u8, out)),
        _ => Err(wrong()),
    }
}

fn read_ban(text: &str) -> Result<Option<Opening>, PositionError> {
    match text {
        "-" => Ok(None),
        shift => shift.parse().map(Some).map_err(PositionError::Ban),
    }
}
