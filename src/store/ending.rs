//! How the end of a game stands in files.

use serde::{Deserialize, Serialize};

use crate::rules::{Concession, GameResult, Player};

/// How a saved game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedEnding {
    /// Who won.
    pub result: GameResult,
    /// A [`Recordable::ending_name`](super::Recordable::ending_name).
    pub by: String,
    /// What ended it, if it was not a move.
    pub conceded: Option<Concession>,
}

/// A result as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndedForm {
    /// The winner's seat, counted from 1; `None` is a draw.
    pub(super) winner: Option<u8>,
    pub(super) by: String,
    /// How it was ended without a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) conceded: Option<ConcessionForm>,
}

/// A concession as it is written; seats are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Concession")]
pub enum ConcessionForm {
    /// [`Concession::Resign`].
    Resign(u8),
    /// [`Concession::AgreeDraw`].
    AgreeDraw,
    /// [`Concession::TimeOut`].
    TimeOut(u8),
}

impl EndedForm {
    /// What is meant at a table with so many seats; `None` if it names a seat that is not there.
    pub(super) fn at_table(self, seats: usize) -> Option<RecordedEnding> {
        let winner = match self.winner {
            Some(number) => Some(seat(number, seats)?),
            None => None,
        };
        let conceded = match self.conceded {
            Some(form) => Some(form.at_table(seats)?),
            None => None,
        };
        Some(RecordedEnding {
            result: winner.into(),
            by: self.by,
            conceded,
        })
    }
}

impl ConcessionForm {
    /// What is meant at a table with so many seats; `None` if the seat is not at the table.
    pub(super) fn at_table(self, seats: usize) -> Option<Concession> {
        Some(match self {
            Self::Resign(number) => Concession::Resign(seat(number, seats)?),
            Self::AgreeDraw => Concession::AgreeDraw,
            Self::TimeOut(number) => Concession::TimeOut(seat(number, seats)?),
        })
    }
}

impl From<Concession> for ConcessionForm {
    fn from(concession: Concession) -> Self {
        match concession {
            Concession::Resign(player) => Self::Resign(seat_number(player)),
            Concession::AgreeDraw => Self::AgreeDraw,
            Concession::TimeOut(player) => Self::TimeOut(seat_number(player)),
        }
    }
}

/// A seat's number in files, counted from 1.
pub(super) fn seat_number(player: Player) -> u8 {
    u8::try_from(player.index() + 1).unwrap_or(u8::MAX)
}

/// The seat with this number in files, at a table with so many.
pub(super) fn seat(number: u8, seats: usize) -> Option<Player> {
    let index = usize::from(number).checked_sub(1)?;
    (index < seats).then(|| Player::seat(index))
}
