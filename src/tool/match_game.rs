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
        /// The positions it looks at for a move, if fewer than the level would.
        nodes: Option<u64>,
    },
    /// Somebody who has just learned the game.
    Novice(Novice),
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

/// Reads a level, as in `5`, or a level and its positions, as in `12:5000`, or a novice.
impl FromStr for MatchPlayer {
    type Err = NoMatchPlayer;

    fn from_str(text: &str) -> Result<Self, NoMatchPlayer> {
        let novice = NOVICES.iter().find(|(name, _)| *name == text);
        if let Some(&(_, novice)) = novice {
            return Ok(Self::Novice(novice));
        }
        let (level, nodes) = match text.split_once(':') {
            Some((level, nodes)) => (level, nodes.parse().ok().map(Some)),
            None => (text, Some(None)),
        };
        let level = level.parse().ok().and_then(Level::new);
        match (level, nodes) {
            (Some(level), Some(nodes)) if nodes != Some(0) => Ok(Self::Computer { level, nodes }),
            _ => Err(NoMatchPlayer(excerpt(text))),
        }
    }
}

/// A game to be played.
pub struct MatchConditions<'a> {
    /// Who plays, seat by seat.
    pub seated: &'a [MatchPlayer],
    /// Makes what the players choose repeatable.
    pub seed: u64,
    /// The time that the strongest level has for a move where no positions are set: it alone
    /// thinks by the clock.
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
            MatchPlayer::Computer { level, nodes } => {
                let mut conditions = Conditions {
                    table: &tables[seat],
                    seed,
                    nodes,
                    threads: 1,
                };
                let by_the_clock = level == Level::CHAMPION && nodes.is_none();
                let mut timer = MoveTimer {
                    start: Instant::now(),
                    time: by_the_clock.then_some(agreed.time),
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
    fn a_contestant_is_a_level_with_or_without_positions_or_a_novice() {
        let computer = |level, nodes| {
            let level = Level::new(level).expect("a level");
            Ok(MatchPlayer::Computer { level, nodes })
        };
        assert_eq!("1".parse(), computer(1, None));
        assert_eq!("12:5000".parse(), computer(12, Some(5000)));
        assert_eq!("careful".parse(), Ok(MatchPlayer::Novice(Novice::Careful)));
        for name in [
            "", "0", "13", "12:", "12:0", "12:many", "champion", "5 ", ":7", "1:2:3",
        ] {
            let read: Result<MatchPlayer, _> = name.parse();
            assert_eq!(read, Err(NoMatchPlayer(name.to_owned())));
        }
    }
}
