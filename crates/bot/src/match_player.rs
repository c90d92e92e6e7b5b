//! Players of matches: levels, even opponents and simulated beginners, each with its name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{FineLevel, Level, Novice};
use kuba_rules::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// Names of people who stand for a level begin with this, as in "Level 4" and "Level 4.5": `kuba match --save`
/// names the program's own players so.
pub const LEVEL_PREFIX: &str = "Level ";

/// One of the program's own players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchPlayer {
    /// Computer player.
    Computer {
        /// Level of play.
        level: Level,
        /// Limit for a move.
        spending: MoveLimit,
    },
    /// Even opponent.
    Even(FineLevel),
    /// Simulated beginner.
    Novice(Novice),
}

/// Limit of a computer player for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveLimit {
    /// Limit of the level; the strongest has the time of the match.
    MatchDefault,
    /// Number of positions, if the level would visit more.
    Nodes(u64),
    /// Time of the strongest level.
    Time(Duration),
}

/// Error for an invalid name of a [`MatchPlayer`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoMatchPlayer(String);

said_error!(NoMatchPlayer);

impl ToPhrase for NoMatchPlayer {
    fn phrase(&self) -> Phrase {
        Phrase::new("cli-no-contestant").with("name", self.0.as_str())
    }
}

const NOVICES: [(&str, Novice); 3] =
    [("random", Novice::Random), ("taker", Novice::Taker), ("careful", Novice::Careful)];

/// Reads a level, as in `5`, a level with a number of positions, as in `12:5000`, the strongest level with a
/// time, as in `12:20ms`, a level with a tenth, as in `4.5`, or a novice.
impl FromStr for MatchPlayer {
    type Err = NoMatchPlayer;

    fn from_str(text: &str) -> Result<Self, NoMatchPlayer> {
        let novice = NOVICES.iter().find(|(name, _)| *name == text);
        if let Some(&(_, novice)) = novice {
            return Ok(Self::Novice(novice));
        }
        if let Ok(level) = text.parse() {
            return Ok(Self::Even(level));
        }
        let (level, spending) = match text.split_once(':') {
            Some((level, spending)) => (level, MoveLimit::read(spending)),
            None => (text, Some(MoveLimit::MatchDefault)),
        };
        let level = level.parse().ok().and_then(Level::new);
        match (level, spending) {
            (Some(level), Some(spending)) if spending.is_for(level) => {
                Ok(Self::Computer { level, spending })
            }
            _ => Err(NoMatchPlayer(excerpt(text))),
        }
    }
}

/// Name in saved games: "Level 3", "Level 4.5", "Level 12:5000", "taker".
impl fmt::Display for MatchPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer { level, spending } => {
                write!(f, "{LEVEL_PREFIX}{}{spending}", level.number())
            }
            Self::Even(level) => write!(f, "{LEVEL_PREFIX}{level}"),
            Self::Novice(novice) => {
                let named = NOVICES.iter().find(|(_, known)| known == novice);
                f.write_str(named.map_or("", |(name, _)| name))
            }
        }
    }
}

impl fmt::Display for MoveLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MatchDefault => Ok(()),
            Self::Nodes(nodes) => write!(f, ":{nodes}"),
            Self::Time(time) => write!(f, ":{}ms", time.as_millis()),
        }
    }
}

impl MatchPlayer {
    /// Level and limit of the move after `ply` moves of a game with this seed, or the novice who makes it.
    pub(super) fn level_at(self, seed: u64, ply: usize) -> Result<(Level, MoveLimit), Novice> {
        match self {
            Self::Computer { level, spending } => Ok((level, spending)),
            Self::Even(level) => Ok((level.level_at(seed, ply), MoveLimit::MatchDefault)),
            Self::Novice(novice) => Err(novice),
        }
    }
}

impl MoveLimit {
    fn read(text: &str) -> Option<Self> {
        let (number, is_time) = match text.strip_suffix("ms") {
            Some(number) => (number, true),
            None => (text, false),
        };
        let number = number.parse().ok().filter(|&number| number > 0)?;
        Some(if is_time { Self::Time(Duration::from_millis(number)) } else { Self::Nodes(number) })
    }

    /// Only the strongest level thinks by the clock.
    fn is_for(self, level: Level) -> bool {
        level == Level::CHAMPION || !matches!(self, Self::Time(_))
    }

    pub(super) fn nodes(self) -> Option<u64> {
        match self {
            Self::Nodes(nodes) => Some(nodes),
            _ => None,
        }
    }

    /// `None` if the level does not think by the clock.
    pub(super) fn time(self, level: Level, of_the_match: Duration) -> Option<Duration> {
        match self {
            Self::Time(time) => Some(time),
            Self::MatchDefault => (level == Level::CHAMPION).then_some(of_the_match),
            Self::Nodes(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_has_a_name_in_saved_games() {
        for (text, name) in [
            ("3", "Level 3"),
            ("4.5", "Level 4.5"),
            ("9:5000", "Level 9:5000"),
            ("12:20ms", "Level 12:20ms"),
            ("taker", "taker"),
        ] {
            let player: MatchPlayer = text.parse().expect(text);
            assert_eq!(player.to_string(), name);
        }
    }

    #[test]
    fn a_contestant_is_a_level_with_or_without_positions_or_time_or_a_novice() {
        let computer = |level, spending| {
            let level = Level::new(level).expect("a level");
            Ok(MatchPlayer::Computer { level, spending })
        };
        assert_eq!("1".parse(), computer(1, MoveLimit::MatchDefault));
        assert_eq!("9:5000".parse(), computer(9, MoveLimit::Nodes(5000)));
        let time = MoveLimit::Time(Duration::from_millis(20));
        assert_eq!("12:20ms".parse(), computer(12, time));
        let even = FineLevel::nearest(4.5);
        assert_eq!("4.5".parse(), Ok(MatchPlayer::Even(even)));
        assert_eq!("careful".parse(), Ok(MatchPlayer::Novice(Novice::Careful)));
        for name in [
            "", "0", "13", "12:", "12:0", "12:many", "champion", "5 ", ":7", "1:2:3", "12:0ms",
            "12:ms", "11:20ms", "12:20s", "4.55", "0.5", "11.5", "4.5:100",
        ] {
            let read: Result<MatchPlayer, _> = name.parse();
            assert_eq!(read, Err(NoMatchPlayer(name.to_owned())));
        }
    }
}
