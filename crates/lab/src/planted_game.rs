//! Games of strong play with one blunder in them.

use clap::Args;
use kuba_bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba_bot::study::{BestLine, Chance};
use kuba_bot::{Evaluate, Limits};
use kuba_rules::Player;
use kuba_rules::random::Random;

/// Node limits.
#[derive(Args)]
pub(crate) struct Effort {
    /// Nodes per move of the game.
    #[arg(long, default_value_t = 10_000)]
    play: u64,
    /// Nodes to measure the cost of a blunder.
    #[arg(long, default_value_t = 200_000)]
    care: u64,
    /// Nodes per position in the quick pass.
    #[arg(long, default_value_t = 30_000)]
    pub(crate) quick: u64,
    /// Nodes per position in the deep pass.
    #[arg(long, default_value_t = 200_000)]
    pub(crate) deep: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// Length limit of a game, in moves.
const LONGEST: usize = 120;
/// Largest number of random moves at the start of a game.
const WANDERING: usize = 6;
/// The blunder comes at a random move within this many.
const WITHIN: usize = 40;
/// A position is nearly even within this distance from an even share, in tenths of a percent.
const LEVEL: u16 = 120;
/// Smallest loss that counts as a blunder, in tenths of a percent.
const LOSS: u16 = 400;
/// Number of moves tried as a blunder.
const TRIES: usize = 12;
/// Divisor of the node limit for the first look at a move, which rules out most moves.
const LESS: u64 = 40;

pub(crate) struct PlantedGame<G: Evaluate> {
    pub(crate) positions: Vec<G>,
    pub(crate) moves: Vec<G::Move>,
    /// Index of the blunder, from 0.
    pub(crate) place: usize,
    pub(crate) winner: Option<Player>,
}

impl<G: Evaluate> PlantedGame<G> {
    /// Plays a game. Returns `None` if no position was suitable for a blunder.
    pub(crate) fn play(start: &G, seed: u64, effort: &Effort) -> Option<Self> {
        let mut random = Random::new(seed);
        let table = TranspositionTable::new(16);
        let mut game = start.clone();
        let (mut positions, mut moves) = (vec![game.clone()], Vec::new());
        let mut wandering = random.below(WANDERING + 1);
        // Earliest move of the blunder.
        let earliest = wandering + random.below(WITHIN);
        let mut place = None;
        while moves.len() < LONGEST && game.outcome().is_none() {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let by_lot = game.instant_move(random.number());
            let mv = if let Some(mv) = by_lot {
                mv
            } else if wandering > 0 {
                wandering -= 1;
                legal[random.below(legal.len())]
            } else {
                let best = look(&game, effort.play, &table)?;
                let own = best.chances[game.turn().index()];
                let is_due = place.is_none() && moves.len() >= earliest;
                let blunder = (is_due && is_level(&game, own.tenths()))
                    .then(|| blunder(&game, effort.care, &mut random))
                    .flatten();
                if blunder.is_some() {
                    place = Some(moves.len());
                }
                blunder.unwrap_or(best.moves[0])
            };
            game.play(mv);
            moves.push(mv);
            positions.push(game.clone());
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner());
        Some(Self { positions, moves, place: place?, winner })
    }
}

/// Search result of a position, `None` if it has no legal move.
fn look<G: Evaluate>(
    game: &G,
    nodes: u64,
    table: &TranspositionTable,
) -> Option<BestLine<G::Move>> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = SearchTask::new(game, limits).run(table, &mut NoControl);
    Some(BestLine::of(game, found.moves.first()?))
}

fn is_level<G: Evaluate>(game: &G, tenths: u16) -> bool {
    let even = Chance::WON.tenths() / game.seats() as u16;
    tenths.abs_diff(even) <= LEVEL
}

/// A random legal move that loses at least [`LOSS`] by a deep search, from a position that a deep search also
/// finds nearly even.
fn blunder<G: Evaluate>(game: &G, care: u64, random: &mut Random) -> Option<G::Move> {
    let table = TranspositionTable::new(32);
    let player = game.turn();
    let before = look(game, care, &table)?.chances[player.index()].tenths();
    if !is_level(game, before) {
        return None;
    }
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    random.shuffle(&mut legal);
    legal.into_iter().take(TRIES).find(|&mv| {
        let mut then = game.clone();
        then.play(mv);
        let loses = |nodes| {
            let after = look(&then, nodes, &table).map(|best| best.chances[player.index()]);
            after.is_some_and(|after| after.tenths() + LOSS <= before)
        };
        then.outcome().is_none() && loses(care / LESS) && loses(care)
    })
}
