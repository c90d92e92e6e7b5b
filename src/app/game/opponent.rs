//! Quick choices of opponents, and the form in which the first versions stored them.

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::session::Seat;

/// Key in the settings for the seats of games that have none of their own yet.
pub const ANY_GAME: &str = "";

/// Quick choice of opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opponent {
    /// Human against the computer.
    #[default]
    Computer,
    /// Humans only.
    Friend,
    /// Computers only.
    ComputersOnly,
}

impl Opponent {
    /// Quick choice that these seats correspond to.
    pub fn of(seats: &[Seat]) -> Self {
        let people = seats.iter().filter(|seat| seat.is_human()).count();
        match people {
            0 => Self::ComputersOnly,
            people if people == seats.len() => Self::Friend,
            _ => Self::Computer,
        }
    }

    /// Converts the seats that the first versions stored for every game; `None` if they are the default.
    pub(crate) fn seats(self, colour: SeatColour, levels: [Level; 2]) -> Option<Vec<Seat>> {
        let [first, second] = levels.map(Seat::Computer);
        let person = Seat::Human(None);
        match (self, colour) {
            (Self::Computer, SeatColour::Second) => Some(vec![first, person]),
            (Self::Computer, SeatColour::First | SeatColour::ByTheMatch) => None,
            (Self::Friend, _) => Some(vec![person.clone(), person]),
            (Self::ComputersOnly, _) => Some(vec![first, second]),
        }
    }
}

/// Seat of the user against the computer, as stored by the first versions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum SeatColour {
    /// First seat.
    #[default]
    First,
    /// Second seat.
    Second,
    /// As in a match: the loser of the last game begins.
    ByTheMatch,
}
