//! Who plays with whom: the quick choices, and what the first versions kept of them.

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::session::Seat;

/// The name under which the settings keep who plays a game in which nobody has been seated yet.
pub const ANY_GAME: &str = "";

/// Who plays with whom: the quick choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opponent {
    /// A person against the computer.
    #[default]
    Computer,
    /// People only.
    Friend,
    /// The computer against itself.
    ComputersOnly,
}

impl Opponent {
    /// The quick choice that these seats are.
    pub fn of(seats: &[Seat]) -> Self {
        let people = seats.iter().filter(|seat| seat.is_human()).count();
        match people {
            0 => Self::ComputersOnly,
            people if people == seats.len() => Self::Friend,
            _ => Self::Computer,
        }
    }

    /// Two seats as the first versions kept them for every game; nobody where they are as at first.
    pub(super) fn seats(self, colour: SeatColour, levels: [Level; 2]) -> Option<Vec<Seat>> {
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

/// Which seat the user takes against the computer, as the first versions kept it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum SeatColour {
    /// The seat that begins.
    #[default]
    First,
    /// The second seat.
    Second,
    /// As the match has it: the loser of the last game begins.
    ByTheMatch,
}
