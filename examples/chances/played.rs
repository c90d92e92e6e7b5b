//! Games of levels against themselves, and the positions sampled from them.

use std::thread::{self, ScopedJoinHandle};

use clap::Args;
use kuba::bot::level_style::Conditions;
use kuba::bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba::bot::study::{BestLine, Chance};
use kuba::bot::{Evaluate, Level, Limits, Score};
use kuba::random::Random;
use kuba::rules::GameResult;

/// Number of games and node limits.
#[derive(Args)]
pub(crate) struct Effort {
    #[arg(long, default_value_t = 600)]
    games: u64,
    /// Node limit per move of a game.
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// Nodes to evaluate a sampled position.
    #[arg(long, default_value_t = 20_000)]
    look: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: u64,
}

/// A game is a draw after this many moves.
const LONGEST: usize = 400;
/// Largest number of random moves at the start of a game.
const WANDERING: usize = 8;
/// Weakest level that plays.
const WEAKEST: usize = 6;
/// One in this many positions is sampled.
const ONE_OF: usize = 5;
/// One in this many games is held out.
const HELD_OUT: u64 = 3;

pub(crate) struct Sample {
    game: u64,
    /// Seat to move.
    mover: usize,
    /// From the view of the player to move.
    pub(crate) score: Score,
    /// Winning chance of each seat.
    pub(crate) shares: Vec<Chance>,
    /// Share of the win of each seat in the end.
    pub(crate) results: Vec<f64>,
}

impl Sample {
    /// `true` if the fit does not use the sample.
    pub(crate) fn is_held_out(&self) -> bool {
        self.game.is_multiple_of(HELD_OUT)
    }

    pub(crate) fn own_result(&self) -> f64 {
        self.results[self.mover]
    }
}

pub(crate) fn samples<G: Evaluate + Sync>(start: &G, effort: &Effort) -> Vec<Sample> {
    let part = |worker: u64| -> Vec<Sample> {
        (worker..effort.games)
            .step_by(effort.threads as usize)
            .flat_map(|number| play_one(start, number, effort))
            .collect()
    };
    thread::scope(|scope| {
        let part = &part;
        let workers: Vec<_> = (0..effort.threads)
            .map(|worker| scope.spawn(move || part(worker)))
            .collect();
        let parts = workers.into_iter().map(ScopedJoinHandle::join);
        parts.flat_map(|part| part.expect("games")).collect()
    })
}

fn play_one<G: Evaluate>(start: &G, number: u64, effort: &Effort) -> Vec<Sample> {
    let mut random = Random::new(effort.seed.wrapping_mul(1_000_003).wrapping_add(number));
    let levels = usize::from(Level::COUNT) + 1 - WEAKEST;
    let level = Level::new((WEAKEST + random.below(levels)) as u8).expect("a level");
    let (table, notes) = (TranspositionTable::new(4), TranspositionTable::new(4));
    let mut game = start.clone();
    let mut wandering = random.below(WANDERING + 1);
    let mut samples = Vec::new();
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        if let Some(mv) = game.instant_move(random.number()) {
            game.play(mv);
            continue;
        }
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        if wandering > 0 {
            wandering -= 1;
            game.play(legal[random.below(legal.len())]);
            continue;
        }
        if random.below(ONE_OF) == 0 {
            samples.extend(look(&game, number, effort.look, &notes));
        }
        let mut conditions = Conditions {
            table: &table,
            seed: random.number(),
            nodes: Some(effort.nodes),
            threads: 1,
        };
        let chosen = level.choose(&game, &mut conditions, &mut NoControl);
        game.play(chosen.expect("a move").line[0]);
    }
    let result = game.outcome().map(|outcome| outcome.result);
    let share = |seat: usize| match result {
        Some(GameResult::Won(winner)) => f64::from(u8::from(winner.index() == seat)),
        _ => 1.0 / game.seats() as f64,
    };
    for sample in &mut samples {
        sample.results = (0..game.seats()).map(share).collect();
    }
    samples
}

fn look<G: Evaluate>(
    game: &G,
    number: u64,
    nodes: u64,
    table: &TranspositionTable,
) -> Option<Sample> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let found = SearchTask::new(game, limits).run(table, &mut NoControl);
    let best = BestLine::of(game, found.moves.first()?);
    Some(Sample {
        game: number,
        mover: game.turn().index(),
        score: best.score,
        shares: best.chances,
        results: Vec::new(),
    })
}
