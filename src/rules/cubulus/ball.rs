//! The colours of the balls.

use crate::phrase::{Phrase, Say};
use crate::rules::Player;

/// The number of balls of a colour.
pub const BALLS: u8 = 9;

/// A ball's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ball {
    /// The first player's.
    White,
    /// The second player's.
    Black,
    /// The third player's; with two players, neutral.
    Red,
}

impl Ball {
    /// All three.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Red];

    /// The balls of a player.
    pub const fn of(player: Player) -> Self {
        Self::ALL[player.index()]
    }

    /// The player whose balls these are at a table of `seats`; with two, red is nobody's.
    pub fn owner(self, seats: usize) -> Option<Player> {
        Some(Player::seat(self as usize)).filter(|player| player.index() < seats)
    }

    /// `W`, `B` or `R`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
            Self::Red => 'R',
        }
    }

    /// Reads `W B R`, upper or lower case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'W' => Some(Self::White),
            'B' => Some(Self::Black),
            'R' => Some(Self::Red),
            _ => None,
        }
    }
}

impl Say for Ball {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::White => "cubulus-white",
            Self::Black => "cubulus-black",
            Self::Red => "cubulus-red",
        })
    }
}
