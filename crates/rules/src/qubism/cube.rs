//! Cubes: their arrow, and the fin to which it turns.

use std::fmt;
use std::str::FromStr;

use super::square::Direction;
use crate::notation::debug_as_display;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// The side of the arrow with the tail fin. It stays the same while the cube is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fin {
    /// Rolling turns the arrow to the left.
    Left,
    /// Rolling turns the arrow to the right.
    Right,
}

/// A cube seen from above: its arrow and fin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cube {
    /// The direction of the arrow.
    pub arrow: Direction,
    /// The side to which the arrow turns when the cube rolls.
    pub fin: Fin,
}

impl Fin {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// `L` or `R`.
    pub const fn letter(self) -> char {
        match self {
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }
}

impl Cube {
    /// All eight states, clockwise from north.
    pub fn all() -> impl Iterator<Item = Self> {
        Direction::ALL
            .into_iter()
            .flat_map(|arrow| Fin::ALL.into_iter().map(move |fin| Self { arrow, fin }))
    }

    /// The cube after it has rolled over in the direction of its arrow.
    #[must_use]
    pub const fn rolled(self) -> Self {
        let arrow = match self.fin {
            Fin::Left => self.arrow.left(),
            Fin::Right => self.arrow.right(),
        };
        Self { arrow, ..self }
    }

    /// Unique index, 0 to 7.
    pub const fn index(self) -> usize {
        self.arrow as usize * 2 + self.fin as usize
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.arrow.letter(), self.fin.letter())
    }
}

debug_as_display!(Cube);

/// Error for a text that is not the state of a cube.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACube(pub String);

said_error!(NotACube);

impl ToPhrase for NotACube {
    fn phrase(&self) -> Phrase {
        Phrase::new("qubism-move-not-a-state").with("text", self.0.as_str())
    }
}

/// Reads `NL` to `WR`, in either case.
impl FromStr for Cube {
    type Err = NotACube;

    fn from_str(text: &str) -> Result<Self, NotACube> {
        Self::all()
            .find(|cube| text.eq_ignore_ascii_case(&cube.to_string()))
            .ok_or_else(|| NotACube(excerpt(text)))
    }
}
