//! Serialized form of the end of a game.

use serde::{Deserialize, Serialize};

use kuba_rules::{Concession, GameResult, Player};

/// End of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedEnding {
    /// Winner, or a draw.
    pub result: GameResult,
    /// Name of the ending in files, see [`Recordable::ending_name`](super::Recordable::ending_name).
    pub by: String,
    /// Resignation, draw agreement or time-out, if one of them ended the game.
    pub conceded: Option<Concession>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndedForm {
    /// Number of the winner's seat, from 1; `None` is a draw.
    pub(super) winner: Option<u8>,
    pub(super) by: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) conceded: Option<ConcessionForm>,
}

/// Serialized form of a [`Concession`]; seats are numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Concession")]
pub enum ConcessionForm {
    /// Form of [`Concession::Resign`]: the seat that resigned.
    Resign(u8),
    /// Form of [`Concession::AgreeDraw`].
    AgreeDraw,
    /// Form of [`Concession::TimeOut`]: the seat that ran out of time.
    TimeOut(u8),
}

impl EndedForm {
    pub(super) fn for_seats(self, seats: usize) -> Option<RecordedEnding> {
        let winner = match self.winner {
            Some(number) => Some(seat(number, seats)?),
            None => None,
        };
        let conceded = match self.conceded {
            Some(form) => Some(form.at_table(seats)?),
            None => None,
        };
        Some(RecordedEnding { result: winner.into(), by: self.by, conceded })
    }
}

impl ConcessionForm {
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

/// Seats are numbered from 1 in files.
pub(super) fn seat_number(player: Player) -> u8 {
    u8::try_from(player.index() + 1).unwrap_or(u8::MAX)
}

pub(super) fn seat(number: u8, seats: usize) -> Option<Player> {
    let index = usize::from(number).checked_sub(1)?;
    (index < seats).then(|| Player::seat(index))
}
