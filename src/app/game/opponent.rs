//! Quick choices of opponents.

use crate::session::Seat;

/// Key in the settings for the seats of games that have none of their own yet.
pub const ANY_GAME: &str = "";

/// Quick choice of opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
}
