//! Games between the program's own players, for any number of seats.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::match_record::match_record;
use super::{GameStart, RandomOpening};
use crate::board::Playable;
use crate::bot::level_style::Conditions;
use crate::bot::search::{SearchControl, TranspositionTable};
use crate::bot::{BestMove, FineLevel, Level, Novice};
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};
use crate::random::Random;
use crate::rules::Player;
use crate::store::rated_game::LEVEL_PREFIX;

const TABLE_MIB: usize = 16;

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
pub struct NoMatchPlayer(pub String);

said_error!(NoMatchPlayer);

impl ToPhrase for NoMatchPlayer {
    fn phrase(&self) -> Phrase {
        Phrase::new("cli-no-contestant").with("name", self.0.as_str())
    }
}

const NOVICES: [(&str, Novice); 3] = [
    ("random", Novice::Random),
    ("taker", Novice::Taker),
    ("careful", Novice::Careful),
];

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
    fn level_at(self, seed: u64, ply: usize) -> Result<(Level, MoveLimit), Novice> {
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
        Some(if is_time {
            Self::Time(Duration::from_millis(number))
        } else {
            Self::Nodes(number)
        })
    }

    /// Only the strongest level thinks by the clock.
    fn is_for(self, level: Level) -> bool {
        level == Level::CHAMPION || !matches!(self, Self::Time(_))
    }

    fn nodes(self) -> Option<u64> {
        match self {
            Self::Nodes(nodes) => Some(nodes),
            _ => None,
        }
    }

    /// `None` if the level does not think by the clock.
    fn time(self, level: Level, of_the_match: Duration) -> Option<Duration> {
        match self {
            Self::Time(time) => Some(time),
            Self::MatchDefault => (level == Level::CHAMPION).then_some(of_the_match),
            Self::Nodes(_) => None,
        }
    }
}

/// Conditions of a match game.
pub struct MatchConditions<'a> {
    /// Players by seat.
    pub seated: &'a [MatchPlayer],
    /// Seed of the players' choices.
    pub seed: u64,
    /// Time per move of the strongest level, unless it has a limit of its own. The other levels do not think
    /// by the clock.
    pub time: Duration,
    /// Number of moves after which the game is a draw.
    pub longest: usize,
    /// `true` if the result has the text of the game.
    pub keeps_text: bool,
    /// Flag that aborts the game when it is set.
    pub over: &'a AtomicBool,
}

/// Result of a match game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// Winner, if there is one.
    pub winner: Option<Player>,
    /// Number of moves, including those of the opening.
    pub plies: usize,
    /// `true` if the game was ended as a draw because of its length.
    pub too_long: bool,
    /// Text of the saved game, if it is kept.
    pub text: Option<String>,
}

/// `None` if the game was aborted.
pub(super) fn play<G: Playable>(
    begin: &GameStart,
    opening: RandomOpening,
    agreed: &MatchConditions<'_>,
) -> Result<Option<MatchGame>, Phrase> {
    let start: G = begin.game()?;
    let (mut game, mut moves) = opening.play(&start);
    let tables: Vec<_> = (0..game.seats())
        .map(|_| TranspositionTable::new(TABLE_MIB))
        .collect();
    let mut random = Random::new(agreed.seed);
    while game.outcome().is_none() && moves.len() < agreed.longest {
        let seat = game.turn().index();
        let seed = random.number();
        let player = agreed.seated[seat];
        let mv = match player.level_at(agreed.seed, moves.len()) {
            Err(novice) => novice.choose(&game, &mut Random::new(seed)),
            Ok((level, spending)) => {
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
        moves.push(mv);
    }
    let outcome = game.outcome();
    let names = || {
        agreed
            .seated
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    let text = (agreed.keeps_text).then(|| match_record::<G>(begin, &moves, &names()));
    Ok(Some(MatchGame {
        winner: outcome.and_then(|outcome| outcome.winner()),
        plies: moves.len(),
        too_long: outcome.is_none(),
        text: text.transpose()?,
    }))
}

struct MoveTimer<'a> {
    start: Instant,
    /// `None` is unlimited.
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

    fn report(&mut self, _: &BestMove<M>) {}
}
