//! What is to be reached.

use std::fmt;
use std::str::FromStr;

/// What is to be reached in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleGoal {
    /// To win by force within so many moves of both: no faster win can be forced, and with another
    /// first move none within two moves more.
    Win(u32),
    /// To take so many with one's moves of this turn: with another first move it is fewer.
    Take(u32),
    /// Not to lose by force: with any other first move, and there are two at least, one loses within
    /// so many moves of both, with this one not within four more; nor does it win within those.
    Hold(u32),
}

impl PuzzleGoal {
    /// A win with another first move takes at least so many moves more, and one.
    pub const WIN_MARGIN: u32 = 2;
    /// So many moves more than with any other move one is safe.
    pub const HOLD_MARGIN: u32 = 4;

    /// The number.
    pub const fn number(self) -> u32 {
        match self {
            Self::Win(number) | Self::Take(number) | Self::Hold(number) => number,
        }
    }
}

/// As in `win 5`.
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
        let number = number
            .parse()
            .ok()
            .filter(|number| (1..100).contains(number));
        let number = number.ok_or(())?;
        match word {
            "win" => Ok(Self::Win(number)),
            "take" => Ok(Self::Take(number)),
            "hold" => Ok(Self::Hold(number)),
            _ => Err(()),
        }
    }
}
