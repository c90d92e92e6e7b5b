//! Games of levels against themselves, and the positions sampled from them.

use std::thread::{self, ScopedJoinHandle};

use clap::Args;
use kuba_bot::level_style::Conditions;
use kuba_bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba_bot::study::{BestLine, Chance, Experience};
use kuba_bot::{Evaluate, Level, Limits, Score};
use kuba_rules::GameResult;
use kuba_rules::random::Random;

/// Number of games and node limits.
#[derive(Clone, Copy, Args)]
pub(crate) struct Effort {
    #[arg(long, default_value_t = 600)]
    pub(crate) games: u64,
    /// Node limit per move of a game.
    #[arg(long, default_value_t = 2_000)]
    pub(crate) nodes: u64,
    /// Nodes to evaluate a sampled position.
    #[arg(long, default_value_t = 20_000)]
    pub(crate) look: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u64,
    /// Weakest level that plays.
    #[arg(long, default_value_t = 6)]
    pub(crate) weakest: u8,
    /// Strongest level that plays.
    #[arg(long, default_value_t = Level::COUNT)]
    pub(crate) strongest: u8,
}

impl Effort {
    /// Experience at a table with the strongest level.
    pub(crate) fn experience(&self) -> Experience {
        Experience::at_table(Level::new(self.strongest))
    }
}

/// A game is a draw after this many moves.
const LONGEST: usize = 400;
/// Largest number of random moves at the start of a game.
const WANDERING: usize = 8;
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
    /// Lead of the player to move in progress; 0 with more than two seats.
    pub(crate) lead: i32,
    /// Winning chance of the player to move as it is shown at the table.
    pub(crate) shown: Chance,
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

    /// Lead, chance and result of the player who is ahead in progress; of the first seat if none is.
    pub(crate) fn of_leader(&self) -> (u32, Chance, f64) {
        let is_leader = if self.lead == 0 { self.mover == 0 } else { self.lead > 0 };
        let own = self.own_result();
        if is_leader {
            (self.lead.unsigned_abs(), self.shown, own)
        } else {
            (self.lead.unsigned_abs(), self.shown.complement(), 1.0 - own)
        }
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
        let workers: Vec<_> =
            (0..effort.threads).map(|worker| scope.spawn(move || part(worker))).collect();
        let parts = workers.into_iter().map(ScopedJoinHandle::join);
        parts.flat_map(|part| part.expect("games")).collect()
    })
}

/// Positions and moves of a game of a level against itself.
pub(crate) struct PlayedGame<G: Evaluate> {
    pub(crate) positions: Vec<G>,
    pub(crate) moves: Vec<G::Move>,
    /// Number of moves at random, at the start.
    wandered: usize,
}

/// Plays the game with this number, the same for the same seed. Each game has its own level.
pub(crate) fn play<G: Evaluate>(start: &G, number: u64, effort: &Effort) -> PlayedGame<G> {
    let mut random = Random::new(effort.seed.wrapping_mul(1_000_003).wrapping_add(number));
    let levels = usize::from(effort.strongest - effort.weakest) + 1;
    let level = Level::new(effort.weakest + random.below(levels) as u8).expect("a level");
    let table = TranspositionTable::new(4);
    let mut game = start.clone();
    let mut wandering = random.below(WANDERING + 1);
    let (mut positions, mut moves, mut wandered) = (vec![game.clone()], Vec::new(), 0);
    while moves.len() < LONGEST && game.outcome().is_none() {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let mv = if let Some(mv) = game.instant_move(random.number()) {
            mv
        } else if wandering > 0 {
            wandering -= 1;
            wandered = moves.len() + 1;
            legal[random.below(legal.len())]
        } else {
            let mut conditions = Conditions {
                table: &table,
                seed: random.number(),
                nodes: Some(effort.nodes),
                threads: 1,
            };
            let chosen = level.choose(&game, &mut conditions, &mut NoControl);
            chosen.expect("a move").line[0]
        };
        game.play(mv);
        moves.push(mv);
        positions.push(game.clone());
    }
    PlayedGame { positions, moves, wandered }
}

fn play_one<G: Evaluate>(start: &G, number: u64, effort: &Effort) -> Vec<Sample> {
    let PlayedGame { positions, moves, wandered } = play(start, number, effort);
    let mut random = Random::new(effort.seed.wrapping_mul(999_983).wrapping_add(number));
    let table = TranspositionTable::new(4);
    let result = positions.last().and_then(G::outcome);
    let result = result.map(|outcome| outcome.result);
    let share = |seat: usize| match result {
        Some(GameResult::Won(winner)) => f64::from(u8::from(winner.index() == seat)),
        _ => 1.0 / start.seats() as f64,
    };
    let results: Vec<f64> = (0..start.seats()).map(share).collect();
    let open = positions[..moves.len()].iter().skip(wandered);
    open.filter(|game| random.below(ONE_OF) == 0 && game.instant_move(0).is_none())
        .filter_map(|game| look(game, number, effort, &table))
        .map(|sample| Sample { results: results.clone(), ..sample })
        .collect()
}

fn look<G: Evaluate>(
    game: &G,
    number: u64,
    effort: &Effort,
    table: &TranspositionTable,
) -> Option<Sample> {
    let limits = Limits { nodes: Some(effort.look), ..Limits::default() };
    let experience = effort.experience();
    let found = SearchTask::new(game, limits).run(table, &mut NoControl);
    let best = BestLine::of(game, found.moves.first()?);
    let turn = game.turn();
    let of_other = || game.progress(turn) - game.progress(turn.next(2));
    let lead = if game.seats() == 2 { of_other() } else { 0 };
    Some(Sample {
        game: number,
        mover: turn.index(),
        score: best.score,
        lead,
        shown: experience.chances(game, best.score, &best.chances)[turn.index()],
        shares: best.chances,
        results: Vec::new(),
    })
}
