//! Games of the player against itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use kuba::bot::LevelCharacter;
use kuba::bot::character::Conditions;
use kuba::bot::search::{NoControl, TranspositionTable};
use kuba::random::Random;
use kuba::rules::Player;

use crate::subject::Subject;

/// A game is a draw after this many moves.
const LONGEST: usize = 400;
/// What a player remembers during a game, in MiB.
const TABLE_MIB: usize = 16;

/// Who does the work, and which chances there are.
#[derive(Clone, Copy)]
pub(crate) struct Hands {
    /// Games or positions that are looked at together.
    pub(crate) threads: usize,
    /// The same seed, the same chances.
    pub(crate) seed: u64,
}

impl Hands {
    /// Does so many pieces of work, each with dice of its own, and gives back what came out in
    /// their order.
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

/// A game that was played.
pub(crate) struct Played<M> {
    /// Who won; nobody if it was drawn.
    pub(crate) winner: Option<Player>,
    /// The moves after the first position.
    pub(crate) moves: Vec<M>,
}

/// Plays a game to its end, and shows every position in which there is something to think about.
///
/// Both look at about so many positions for a move: at least three quarters of them and at most five
/// quarters, by lot, and the moves are looked at in an order by lot. So no two games need be alike.
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
        let mut conditions = Conditions {
            table: &table,
            seed: dice.number(),
            nodes: None,
            threads: 1,
        };
        let player = LevelCharacter::careful(Some(budget));
        let opinion = player.choose(&game, &mut conditions, &mut NoControl);
        let Some(opinion) = opinion else { break };
        let mv = opinion.line[0];
        game.play(mv);
        moves.push(mv);
    }
    Played {
        winner: game.outcome().and_then(|outcome| outcome.winner()),
        moves,
    }
}
