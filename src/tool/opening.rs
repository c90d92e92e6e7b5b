//! Openings of matches: random moves that leave neither side far ahead.

use crate::bot::search::{NoControl, Node, SearchTask, TranspositionTable};
use crate::bot::{Evaluate, Limits};
use crate::random::Random;

/// Depth of the first, shallow search of an opening, in plies.
const GLANCE: u32 = 5;
/// Divisor of a clear lead; an opening with no more than that is balanced.
const LEVEL: i32 = 8;
const TRIES: u32 = 1000;

/// Random opening.
#[derive(Clone, Copy, Debug)]
pub struct RandomOpening {
    /// Number of random moves.
    pub moves: u32,
    /// Seed of the random moves.
    pub seed: u64,
    /// Number of positions in the second search of an opening that seems balanced.
    pub look: u64,
}

impl RandomOpening {
    /// Smallest number of positions for a meaningful [`RandomOpening::look`].
    pub const LOOK: u64 = 50_000;
    /// Largest number of positions for which the wait stays acceptable.
    pub const LONGEST_LOOK: u64 = 300_000;

    /// Game after the random moves, and those moves. It is not over and, if such an opening is found, neither
    /// side is far ahead, so that the better engine can win with either.
    pub fn play<G: Evaluate>(self, start: &G) -> (G, Vec<G::Move>) {
        let mut random = Random::new(self.seed);
        let tries = if self.moves == 0 { 1 } else { TRIES };
        let mut best = self.random_moves(start, &mut random);
        let level = G::Node::TUNING.clear_lead / LEVEL;
        let mut least = lead(&best.0, level, self.look);
        for _ in 1..tries {
            if least <= level {
                break;
            }
            let next = self.random_moves(start, &mut random);
            let lead = lead(&next.0, level, self.look);
            if lead < least {
                (best, least) = (next, lead);
            }
        }
        best
    }

    fn random_moves<G: Evaluate>(self, start: &G, random: &mut Random) -> (G, Vec<G::Move>) {
        let mut game = start.clone();
        let mut moves = Vec::new();
        for _ in 0..self.moves {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            let mv = legal[random.below(legal.len())];
            game.play(mv);
            moves.push(mv);
        }
        (game, moves)
    }
}

/// Lead of one side in hundredths, without limit if the game is over. If the shallow search finds no more
/// than `level`, a search of `look` positions decides. Always 0 with more than two seats, because each
/// opening is played in every seating.
fn lead<G: Evaluate>(game: &G, level: i32, look: u64) -> i32 {
    if game.outcome().is_some() {
        return i32::MAX;
    }
    if game.seats() > 2 {
        return 0;
    }
    let glance = Limits { depth: Some(GLANCE), ..Limits::default() };
    let look = Limits { nodes: Some(look), ..Limits::default() };
    match score(game, glance).abs() {
        far if far > level => far,
        _ => score(game, look).abs(),
    }
}

/// Score for the player to move, in hundredths. A draw by repetition does not count as balanced: if both
/// sides can only push to and fro, the better engine cannot win.
fn score<G: Evaluate>(game: &G, limits: Limits) -> i32 {
    let task = SearchTask::new(game, limits).with_contempt(game.turn(), G::Node::TUNING.clear_lead);
    let found = task.run(&TranspositionTable::new(4), &mut NoControl);
    found.opinion.map_or(0, |opinion| opinion.score.centi())
}
