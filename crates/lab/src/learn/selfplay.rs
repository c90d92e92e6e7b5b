//! Games of the program against itself.

use std::thread::{self, ScopedJoinHandle};

use clap::Args;
use kuba_bot::Limits;
use kuba_bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba_rules::Game;
use kuba_rules::random::Random;

use super::record::{Told, record_bytes};
use super::subject::Subject;

/// Number and node limit of the games.
#[derive(Args)]
pub(crate) struct Effort {
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Nodes per move.
    #[arg(long)]
    nodes: Option<u64>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 2)]
    threads: u64,
}

/// Returns the records of all positions.
pub(crate) fn play<S: Subject>(subject: &S, effort: &Effort) -> Vec<u8> {
    let nodes = effort.nodes.unwrap_or(S::NODES);
    let part = |worker: u64| -> Vec<u8> {
        (worker..effort.games)
            .step_by(effort.threads as usize)
            .flat_map(|number| play_one(subject, effort.seed.wrapping_add(number), nodes))
            .collect()
    };
    let parts: Vec<Vec<u8>> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..effort.threads).map(|worker| scope.spawn(move || part(worker))).collect();
        let finished = workers.into_iter().map(ScopedJoinHandle::join);
        finished.map(|records| records.expect("games")).collect()
    });
    let bytes = parts.concat();
    println!("{} records", bytes.len() / record_bytes::<S>());
    bytes
}

fn play_one<S: Subject>(subject: &S, seed: u64, nodes: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let table = TranspositionTable::new(4);
    let mut game = subject.opening(&mut random);
    let seats = game.seats();
    let mut told: Vec<Told<S>> = Vec::new();
    let mut winner = None;
    for _ in 0..S::LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let found = SearchTask::new(&game, limits).run(&table, &mut NoControl);
        let Some(opinion) = found.opinion else { break };
        let turn = game.turn();
        if let Some(plies) = opinion.score.plies_to_end()
            && (plies > 0 || seats == 2)
        {
            winner = Some(if plies > 0 { turn } else { turn.next(2) });
            break;
        }
        if S::is_told(&game, opinion.line[0]) {
            told.push(Told { position: S::position(&game), turn, thought: opinion.score.centi() });
        }
        game.play(S::choice(&game, opinion.line[0], &mut random));
    }
    let winner = winner.or_else(|| game.outcome().and_then(|outcome| outcome.winner()));
    told.iter().flat_map(|told| told.record(seats, winner)).collect()
}
