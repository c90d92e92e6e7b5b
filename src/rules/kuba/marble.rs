//! The colours of the marbles.

use crate::phrase::{Phrase, Say};
use crate::rules::Player;

/// A marble's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marble {
    /// The first player's.
    White,
    /// The second player's.
    Black,
    /// Neutral.
    Red,
}

impl Marble {
    /// All three.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Red];

    /// The marbles that a player pushes.
    pub const fn of(player: Player) -> Self {
        if player.index() == 0 {
            Self::White
        } else {
            Self::Black
        }
    }

    /// The player who pushes these marbles; nobody pushes red.
    pub const fn owner(self) -> Option<Player> {
        match self {
            Self::White => Some(Player::FIRST),
            Self::Black => Some(Player::SECOND),
            Self::Red => None,
        }
    }

    /// `W`, `B` or `R`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
            Self::Red => 'R',
        }
    }

    /// Reads `W B R`, and `X` for black and `U` for red as the web page's diagrams have it.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'W' => Some(Self::White),
            'B' | 'X' => Some(Self::Black),
            'R' | 'U' => Some(Self::Red),
            _ => None,
        }
    }
}

impl Say for Marble {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::White => "kuba-marble-white",
            Self::Black => "kuba-marble-black",
            Self::Red => "kuba-marble-red",
        })
    }
}

/// What a player is called: the colour of the marbles.
pub fn colour(player: Player) -> Phrase {
    Phrase::new(if player == Player::FIRST {
        "kuba-colour-white"
    } else {
        "kuba-colour-black"
    })
}
