//! Share of positions that are settled for certain, by the progress of the game.

use std::collections::BTreeMap;
use std::time::Duration;

use kuba_bot::search::proof::{ProofLimits, ProofResult, prove};
use kuba_bot::search::{NoControl, SearchControl, SearchTask, TranspositionTable};
use kuba_bot::{BestMove, Limits};

use super::figures::{grouped, head, percent, row};
use super::playing::{Hands, play};
use super::subject::{Asked, Subject};

/// Nodes per move in the games from which the positions are taken.
const PLAYED_WITH: u64 = 2_000;
/// Table size of a search, in MiB.
const TABLE_MIB: usize = 128;

struct Settled {
    stage: u32,
    /// `true` for a win of the player to move, with the number of nodes until the search was certain.
    search: Option<(bool, u64)>,
    /// `true` if the proof search found a win of the player to move.
    proved: bool,
}

/// Records the first report in which the search is certain.
#[derive(Default)]
struct Listener {
    sure: Option<(bool, u64)>,
}

impl<M> SearchControl<M> for Listener {
    fn stop(&mut self) -> bool {
        false
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn report(&mut self, opinion: &BestMove<M>) {
        let end = opinion.score.plies_to_end();
        self.sure = self.sure.or(end.map(|plies| (plies > 0, opinion.nodes)));
    }
}

/// Takes the first position of each stage from games and prints how many are settled by search and by proof
/// search.
pub(crate) fn print<G: Subject + Sync>(asked: &Asked<G>, nodes: u64, games: u64, hands: Hands)
where
    Asked<G>: Sync,
{
    let positions = hands.each(games, |_, mut dice| {
        let game = asked.start().prepared(dice.number());
        let mut stages = BTreeMap::new();
        play(&game, PLAYED_WITH, &mut dice, |game| {
            stages.entry(game.stage()).or_insert_with(|| game.clone());
        });
        stages
    });
    let positions: Vec<(u32, G)> = positions.into_iter().flatten().collect();
    let settled = hands.each(positions.len() as u64, |number, _| {
        let (stage, game) = &positions[number as usize];
        settle(*stage, game, nodes)
    });
    let mut stages: BTreeMap<u32, Vec<Settled>> = BTreeMap::new();
    for position in settled {
        stages.entry(position.stage).or_default().push(position);
    }
    let steps: Vec<u64> = [nodes / 100, nodes / 10, nodes].into();
    let mut columns = vec![G::STAGE.to_owned(), "positions".to_owned()];
    columns.extend(steps.iter().map(|&step| format!("settled by {}", grouped(step))));
    columns.push("of them won".to_owned());
    columns.push("lost".to_owned());
    columns.push("won by proof search alone".to_owned());
    head(&columns.iter().map(String::as_str).collect::<Vec<_>>());
    for (stage, positions) in stages {
        let count = |which: &dyn Fn(&Settled) -> bool| {
            positions.iter().filter(|position| which(position)).count() as u64
        };
        let whole = positions.len() as u64;
        let mut cells = vec![stage.to_string(), whole.to_string()];
        for &step in &steps {
            let by = |settled: &Settled| settled.search.is_some_and(|(_, nodes)| nodes <= step);
            cells.push(percent(count(&by), whole));
        }
        for won in [true, false] {
            let is = |settled: &Settled| settled.search.is_some_and(|(wins, _)| wins == won);
            cells.push(count(&is).to_string());
        }
        cells.push(count(&|settled| settled.proved).to_string());
        row(&cells);
    }
}

fn settle<G: Subject>(stage: u32, game: &G, nodes: u64) -> Settled {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let task = SearchTask::new(game, limits);
    let found = prove(&task, ProofLimits::new(nodes), &mut NoControl);
    let mut listener = Listener::default();
    let result = task.run(&TranspositionTable::new(TABLE_MIB), &mut listener);
    if let Some(opinion) = result.opinion {
        listener.report(&opinion);
    }
    Settled { stage, search: listener.sure, proved: matches!(found.result, ProofResult::Proved(_)) }
}
