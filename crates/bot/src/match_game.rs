//! Games between the program's own players, for any number of seats.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::level_style::Conditions;
use crate::match_player::MatchPlayer;
use crate::search::{SearchControl, TranspositionTable};
use crate::{BestMove, Evaluate};
use kuba_rules::random::Random;

const TABLE_MIB: usize = 16;

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
    /// Flag that aborts the game when it is set.
    pub over: &'a AtomicBool,
}

/// Plays a game on and appends its moves to those of its opening. Returns `false` if it was aborted.
pub fn play_match_game<G: Evaluate>(
    game: &mut G,
    moves: &mut Vec<G::Move>,
    conditions: &MatchConditions<'_>,
) -> bool {
    let tables: Vec<_> = (0..game.seats()).map(|_| TranspositionTable::new(TABLE_MIB)).collect();
    let mut random = Random::new(conditions.seed);
    while game.outcome().is_none() && moves.len() < conditions.longest {
        let seat = game.turn().index();
        let seed = random.number();
        let player = conditions.seated[seat];
        let mv = match player.level_at(conditions.seed, moves.len()) {
            Err(novice) => novice.choose(game, &mut Random::new(seed)),
            Ok((level, spending)) => {
                let mut own =
                    Conditions { table: &tables[seat], seed, nodes: spending.nodes(), threads: 1 };
                let mut timer = MoveTimer {
                    start: Instant::now(),
                    time: spending.time(level, conditions.time),
                    over: conditions.over,
                };
                let opinion = level.choose(game, &mut own, &mut timer);
                opinion.and_then(|opinion| opinion.line.first().copied())
            }
        };
        if conditions.over.load(Relaxed) {
            return false;
        }
        let Some(mv) = mv else {
            break;
        };
        game.play(mv);
        moves.push(mv);
    }
    true
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
