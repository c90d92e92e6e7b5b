//! Games of strong play with one blunder in them.

use clap::Args;
use kuba::bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba::bot::study::{BestLine, Chance};
use kuba::bot::{Evaluate, Limits};
use kuba::random::Random;
use kuba::rules::Player;

/// How much is spent, in positions.
#[derive(Args)]
pub(crate) struct Effort {
    /// On a move of the game.
    #[arg(long, default_value_t = 10_000)]
    play: u64,
    /// On what a blunder costs.
    #[arg(long, default_value_t = 200_000)]
    care: u64,
    /// On a position in the quick pass.
    #[arg(long, default_value_t = 30_000)]
    pub(crate) quick: u64,
    /// On a position in the deep pass.
    #[arg(long, default_value_t = 200_000)]
    pub(crate) deep: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// A game goes on for so many moves at most.
const LONGEST: usize = 120;
/// The most random moves that a game begins with.
const WANDERING: usize = 6;
/// The blunder is made in one of so many moves.
const WITHIN: usize = 40;
/// How far from an even share a position may be that is near level, in tenths of a percent.
const LEVEL: u16 = 120;
/// What a blunder loses at least, in tenths of a percent.
const LOSS: u16 = 400;
/// So many moves are tried for a blunder.
const TRIES: usize = 12;
/// So many times fewer positions are enough to see that a move is none.
const LESS: u64 = 40;

/// A game with a blunder in it.
pub(crate) struct Planted<G: Evaluate> {
    pub(crate) positions: Vec<G>,
    pub(crate) moves: Vec<G::Move>,
    /// The place of the blunder, counted from 0.
    pub(crate) place: usize,
    pub(crate) winner: Option<Player>,
}

impl<G: Evaluate> Planted<G> {
    /// Plays a game; `None` if it had no place for a blunder.
    pub(crate) fn play(start: &G, seed: u64, effort: &Effort) -> Option<Self> {
        let mut random = Random::new(seed);
        let table = TranspositionTable::new(16);
        let mut game = start.clone();
        let (mut positions, mut moves) = (vec![game.clone()], Vec::new());
        let mut wandering = random.below(WANDERING + 1);
        // Not before this move.
        let earliest = wandering + random.below(WITHIN);
        let mut place = None;
        while moves.len() < LONGEST && game.outcome().is_none() {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let by_lot = game.at_once(random.number());
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
        Some(Self {
            positions,
            moves,
            place: place?,
            winner,
        })
    }
}

/// What a look at a position says; `None` if there is no move.
fn look<G: Evaluate>(
    game: &G,
    nodes: u64,
    table: &TranspositionTable,
) -> Option<BestLine<G::Move>> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let found = SearchTask::new(game, limits).run(table, &mut NoControl);
    Some(BestLine::of(game, found.moves.first()?))
}

/// Whether a chance of so many tenths of a percent is near an even share.
fn is_level<G: Evaluate>(game: &G, tenths: u16) -> bool {
    let even = Chance::WON.tenths() / game.seats() as u16;
    tenths.abs_diff(even) <= LEVEL
}

/// A legal move that loses much by a careful look, from a position that is near level by one, too.
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
