//! Goals of puzzles.

use std::fmt;
use std::str::FromStr;

/// Goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleGoal {
    /// Win by force within this many moves of both sides. No faster win can be forced, and no other first
    /// move forces one within two moves more.
    Win(u32),
    /// Capture this many with the moves of this turn. Every other first move captures fewer.
    Take(u32),
    /// Avoid a forced loss. Every other first move, and there are at least two, loses within this many moves
    /// of both sides; this one does not lose within twice as many, or within four more if the loss takes more than
    /// four, nor does it win within those.
    Hold(u32),
}

impl PuzzleGoal {
    /// Number of moves beyond the goal within which no other first move may win.
    pub const WIN_MARGIN: u32 = 2;
    /// Greatest number of moves beyond the goal within which the right first move must not lose.
    const HOLD_MARGIN: u32 = 4;

    /// Returns the number of moves after the first within which it must not lose, if all others lose within `plies`.
    pub fn safe_after_hold(plies: u32) -> u32 {
        plies.saturating_sub(1) + plies.min(Self::HOLD_MARGIN)
    }

    /// Returns the number of the goal.
    pub const fn number(self) -> u32 {
        match self {
            Self::Win(number) | Self::Take(number) | Self::Hold(number) => number,
        }
    }
}

/// Formats the goal like `win 5`.
impl fmt::Display for PuzzleGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            Self::Win(_) => "win",
            Self::Take(_) => "take",
            Self::Hold(_) => "hold",
        };
        write!(f, "{word} {}", self.number())
    }
}

impl FromStr for PuzzleGoal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (word, number) = text.split_once(' ').ok_or(())?;
        let number = number.parse().ok().filter(|number| (1..100).contains(number));
        let number = number.ok_or(())?;
        match word {
            "win" => Ok(Self::Win(number)),
            "take" => Ok(Self::Take(number)),
            "hold" => Ok(Self::Hold(number)),
            _ => Err(()),
        }
    }
}
