//! Marble colours.

use crate::Player;
use crate::phrase::{Phrase, ToPhrase};

/// A marble's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marble {
    /// The first player's colour.
    White,
    /// The second player's colour.
    Black,
    /// Neutral.
    Red,
}

impl Marble {
    /// All three colours.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Red];

    /// The colour of a player.
    pub const fn of(player: Player) -> Self {
        if player.index() == 0 { Self::White } else { Self::Black }
    }

    /// The player who owns this colour; `None` for red.
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

    /// Reads `W`, `B` or `R`, or as in the web page's diagrams `X` for black and `U` for red, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'W' => Some(Self::White),
            'B' | 'X' => Some(Self::Black),
            'R' | 'U' => Some(Self::Red),
            _ => None,
        }
    }
}

impl ToPhrase for Marble {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::White => "kuba-marble-white",
            Self::Black => "kuba-marble-black",
            Self::Red => "kuba-marble-red",
        })
    }
}

/// The name of a player: the colour of the marbles.
pub fn colour(player: Player) -> Phrase {
    Phrase::new(if player == Player::FIRST { "kuba-colour-white" } else { "kuba-colour-black" })
}
