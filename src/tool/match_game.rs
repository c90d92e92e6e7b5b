//! A game between the program's own players, whatever the number of seats.

use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::{Begin, RandomOpening};
use crate::bot::character::Conditions;
use crate::bot::search::{SearchControl, TranspositionTable};
use crate::bot::{Evaluate, Level, Novice, Opinion};
use crate::phrase::{Phrase, Say, excerpt, said_error};
use crate::random::Random;
use crate::rules::Player;

/// What a player remembers in a game, in MiB at most.
const TABLE_MIB: usize = 16;

/// One of the program's own players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchPlayer {
    /// The computer.
    Computer {
        /// How strong it is.
        level: Level,
        /// What it may spend on a move.
        spending: Spending,
    },
    /// Somebody who has just learned the game.
    Novice(Novice),
}

/// What a computer player may spend on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spending {
    /// What its level does; the strongest has the time of the match.
    OfTheMatch,
    /// So many positions, if the level would look at more.
    Nodes(u64),
    /// The strongest level's own time.
    Time(Duration),
}

/// What is wrong with the name of a [`MatchPlayer`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoMatchPlayer(String);

said_error!(NoMatchPlayer);

impl Say for NoMatchPlayer {
    fn phrase(&self) -> Phrase {
        Phrase::new("cli-no-contestant").with("name", self.0.as_str())
    }
}

/// The names of the novices.
const NOVICES: [(&str, Novice); 3] = [
    ("random", Novice::Random),
    ("taker", Novice::Taker),
    ("careful", Novice::Careful),
];

/// Reads a level, as in `5`, a level and its positions, as in `12:5000`, the strongest level and its
/// time, as in `12:20ms`, or a novice.
impl FromStr for MatchPlayer {
    type Err = NoMatchPlayer;

    fn from_str(text: &str) -> Result<Self, NoMatchPlayer> {
        let novice = NOVICES.iter().find(|(name, _)| *name == text);
        if let Some(&(_, novice)) = novice {
            return Ok(Self::Novice(novice));
        }
        let (level, spending) = match text.split_once(':') {
            Some((level, spending)) => (level, Spending::read(spending)),
            None => (text, Some(Spending::OfTheMatch)),
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

impl Spending {
    fn read(text: &str) -> Option<Self> {
        let (number, is_time) = match text.strip_suffix("ms") {
            Some(number) => (number, true),
            None => (text, false),
        };
        let number = number.parse().ok().filter(|&number| number > 0)?;
        Some(if is_time {
            Self::Time(Duration::from_millis(number))
        } else {
            Self::Nodes(number)
        })
    }

    /// Whether it means anything to a level: only the strongest thinks by the clock.
    fn is_for(self, level: Level) -> bool {
        level == Level::CHAMPION || !matches!(self, Self::Time(_))
    }

    /// The positions, if they are limited.
    fn nodes(self) -> Option<u64> {
        match self {
            Self::Nodes(nodes) => Some(nodes),
            _ => None,
        }
    }

    /// The time for a level in a match with this time, if it thinks by the clock.
    fn time(self, level: Level, of_the_match: Duration) -> Option<Duration> {
        match self {
            Self::Time(time) => Some(time),
            Self::OfTheMatch => (level == Level::CHAMPION).then_some(of_the_match),
            Self::Nodes(_) => None,
        }
    }
}

/// A game to be played.
pub struct MatchConditions<'a> {
    /// Who plays, seat by seat.
    pub seated: &'a [MatchPlayer],
    /// Makes what the players choose repeatable.
    pub seed: u64,
    /// The time that the strongest level has for a move where nothing else is said: it alone thinks
    /// by the clock.
    pub time: Duration,
    /// The game is a draw after this many moves.
    pub longest: usize,
    /// The game is broken off when this goes up.
    pub over: &'a AtomicBool,
}

/// A game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// Who won, if anybody did.
    pub winner: Option<Player>,
    /// The number of moves, those of the opening included.
    pub plies: usize,
    /// It was ended as a draw for its length.
    pub too_long: bool,
}

/// Plays a game after an opening; `None` if it was broken off.
pub(super) fn play<G: Evaluate>(
    begin: &Begin,
    opening: RandomOpening,
    agreed: &MatchConditions<'_>,
) -> Result<Option<MatchGame>, Phrase> {
    let start: G = begin.game()?;
    let (mut game, opened) = opening.play(&start);
    let mut plies = opened.len();
    let tables: Vec<_> = (0..game.seats())
        .map(|_| TranspositionTable::new(TABLE_MIB))
        .collect();
    let mut random = Random::new(agreed.seed);
    while game.outcome().is_none() && plies < agreed.longest {
        let seat = game.turn().index();
        let seed = random.number();
        let mv = match agreed.seated[seat] {
            MatchPlayer::Novice(novice) => novice.choose(&game, &mut Random::new(seed)),
            MatchPlayer::Computer { level, spending } => {
                let mut conditions = Conditions {
                    table: &tables[seat],
                    seed,
                    nodes: spending.nodes(),
                    threads: 1,
                };
                let mut timer = MoveTimer {
                    start: Instant::now(),
                    time: spending.time(level, agreed.time),
                    over: agreed.over,
                };
                let opinion = level.choose(&game, &mut conditions, &mut timer);
                opinion.and_then(|opinion| opinion.line.first().copied())
            }
        };
        if agreed.over.load(Relaxed) {
            return Ok(None);
        }
        let Some(mv) = mv else {
            break;
        };
        game.play(mv);
        plies += 1;
    }
    let outcome = game.outcome();
    Ok(Some(MatchGame {
        winner: outcome.and_then(|outcome| outcome.winner()),
        plies,
        too_long: outcome.is_none(),
    }))
}

/// Stops a search when its time is up, or the game is broken off.
struct MoveTimer<'a> {
    start: Instant,
    /// `None` is no limit.
    time: Option<Duration>,
    over: &'a AtomicBool,
}

impl<M> SearchControl<M> for MoveTimer<'_> {
    fn stop(&mut self) -> bool {
        self.over.load(Relaxed) || self.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn report(&mut self, _: &Opinion<M>) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_is_a_level_with_or_without_positions_or_time_or_a_novice() {
        let computer = |level, spending| {
            let level = Level::new(level).expect("a level");
            Ok(MatchPlayer::Computer { level, spending })
        };
        assert_eq!("1".parse(), computer(1, Spending::OfTheMatch));
        assert_eq!("9:5000".parse(), computer(9, Spending::Nodes(5000)));
        let time = Spending::Time(Duration::from_millis(20));
        assert_eq!("12:20ms".parse(), computer(12, time));
        assert_eq!("careful".parse(), Ok(MatchPlayer::Novice(Novice::Careful)));
        for name in [
            "", "0", "13", "12:", "12:0", "12:many", "champion", "5 ", ":7", "1:2:3", "12:0ms",
            "12:ms", "11:20ms", "12:20s",
        ] {
            let read: Result<MatchPlayer, _> = name.parse();
            assert_eq!(read, Err(NoMatchPlayer(name.to_owned())));
        }
    }
}
