//! Games of the computer against itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use kuba_bot::LevelStyle;
use kuba_bot::level_style::Conditions;
use kuba_bot::search::{NoControl, TranspositionTable};
use kuba_rules::Player;
use kuba_rules::random::Random;

use super::subject::Subject;

/// A game is a draw after this many moves.
const LONGEST: usize = 400;
/// Table size of a player during a game, in MiB.
const TABLE_MIB: usize = 16;

/// Threads and seed for all work.
#[derive(Clone, Copy)]
pub(crate) struct Hands {
    /// Number of games or positions processed in parallel.
    pub(crate) threads: usize,
    pub(crate) seed: u64,
}

impl Hands {
    /// Runs `count` tasks, each with a random generator of its own, and returns their results in order.
    pub(crate) fn each<T: Send>(
        self,
        count: u64,
        work: impl Fn(u64, Random) -> T + Sync,
    ) -> Vec<T> {
        let next = AtomicU64::new(0);
        let done = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= count {
                            break;
                        }
                        let seeds = Random::new(self.seed).number() ^ number;
                        let result = work(number, Random::new(Random::new(seeds).number()));
                        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                        done.push((number, result));
                    }
                });
            }
        });
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        done.sort_by_key(|&(number, _)| number);
        done.into_iter().map(|(_, result)| result).collect()
    }
}

pub(crate) struct Played<M> {
    /// `None` for a draw.
    pub(crate) winner: Option<Player>,
    /// Moves after the starting position.
    pub(crate) moves: Vec<M>,
}

/// Plays a game to its end and calls `show` for each position before a move.
///
/// Each move has a random node limit of 75 % to 125 % of `nodes`, and root moves are searched in random
/// order, so that games differ.
pub(crate) fn play<G: Subject>(
    game: &G,
    nodes: u64,
    dice: &mut Random,
    mut show: impl FnMut(&G),
) -> Played<G::Move> {
    let table = TranspositionTable::new(TABLE_MIB);
    let mut game = game.clone();
    let mut moves = Vec::new();
    while game.outcome().is_none() && moves.len() < LONGEST {
        show(&game);
        let budget = nodes * 3 / 4 + dice.below(nodes as usize / 2 + 1) as u64;
        let mut conditions =
            Conditions { table: &table, seed: dice.number(), nodes: None, threads: 1 };
        let player = LevelStyle::careful(Some(budget));
        let opinion = player.choose(&game, &mut conditions, &mut NoControl);
        let Some(opinion) = opinion else { break };
        let mv = opinion.line[0];
        game.play(mv);
        moves.push(mv);
    }
    Played { winner: game.outcome().and_then(|outcome| outcome.winner()), moves }
}
