//! Ball colours.

use crate::Player;
use crate::phrase::{Phrase, ToPhrase};

/// The number of balls of each colour.
pub const BALLS: u8 = 9;

/// A ball's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ball {
    /// The first player's colour.
    White,
    /// The second player's colour.
    Black,
    /// The third player's colour; neutral with two players.
    Red,
}

impl Ball {
    /// All three colours.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Red];

    /// The colour of a player.
    pub const fn of(player: Player) -> Self {
        Self::ALL[player.index()]
    }

    /// The player who owns this colour at a table of `seats`; `None` for red with two players.
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

    /// Reads `W`, `B` or `R`, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'W' => Some(Self::White),
            'B' => Some(Self::Black),
            'R' => Some(Self::Red),
            _ => None,
        }
    }
}

impl ToPhrase for Ball {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::White => "cubulus-white",
            Self::Black => "cubulus-black",
            Self::Red => "cubulus-red",
        })
    }
}
