//! The tables compared with the search and with games that it plays.

use kuba_bot::search::proof::{ProofLimits, ProofResult, prove};
use kuba_bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba_bot::{Evaluate, Limits};
use kuba_rules::kuba::{GameState, KubaRules, Position, RuleSet};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

use super::{Task, name};
use crate::who_wins::endings::{Material, Tables, Verdict, position_of};
use crate::who_wins::figures::{grouped, head, percent, row};
use crate::who_wins::playing::{Hands, play};

/// A random board with this material.
fn drawn(material: Material, dice: &mut Random) -> Position {
    let mut cells: Vec<u32> = (0..49).collect();
    dice.shuffle(&mut cells);
    let counts = [material.own, material.other, material.reds].map(usize::from);
    let mut rest = cells.into_iter();
    let sets = counts.map(|count| rest.by_ref().take(count).fold(0, |set, cell| set | 1 << cell));
    position_of(sets, material.taken)
}

/// Prints how many random boards search and proof search settle. A settled result must be right.
pub(super) fn compare(tables: &Tables, asked: &[Material], task: &Task, hands: Hands) {
    head(&[
        "who is to move has",
        "boards",
        "won",
        "found by search",
        "found by proof search",
        "lost",
        "found by search",
        "contradictions",
    ]);
    for &material in asked {
        let answers = hands.each(task.compare, |_, mut dice| {
            let position = drawn(material, &mut dice);
            let truth = tables.verdict(&position).expect("a board of the table");
            let game = GameState::from_position(position, RuleSet::LEAFLET);
            (truth, searched(&game, task.nodes), proved(&game, task.nodes))
        });
        let count = |which: &dyn Fn(Verdict, Option<bool>, Option<bool>) -> bool| {
            let fits =
                answers.iter().filter(|&&(truth, search, proof)| which(truth, search, proof));
            fits.count() as u64
        };
        let won = count(&|truth, _, _| truth.is_win());
        let lost = count(&|truth, _, _| truth.is_loss());
        let contradictions = count(&|truth, search, proof| {
            search == Some(true) && !truth.is_win()
                || search == Some(false) && !truth.is_loss()
                || proof.is_some_and(|proved| proved != truth.is_win())
        });
        row(&[
            name(material),
            task.compare.to_string(),
            won.to_string(),
            percent(count(&|truth, search, _| truth.is_win() && search == Some(true)), won),
            percent(count(&|truth, _, proof| truth.is_win() && proof == Some(true)), won),
            lost.to_string(),
            percent(count(&|truth, search, _| truth.is_loss() && search == Some(false)), lost),
            contradictions.to_string(),
        ]);
    }
}

/// `Some(true)` if the search is certain of a win of the player to move, `Some(false)` if of a loss.
fn searched(game: &GameState, nodes: u64) -> Option<bool> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let table = TranspositionTable::new(16);
    let opinion = SearchTask::new(game, limits).run(&table, &mut NoControl).opinion;
    // A player without a legal push has lost; there is nothing to search.
    let Some(opinion) = opinion else {
        return Some(false);
    };
    opinion.score.plies_to_end().map(|plies| plies > 0)
}

/// `Some(true)` if the proof search finds a win of the player to move, `Some(false)` if it disproves one.
fn proved(game: &GameState, nodes: u64) -> Option<bool> {
    let task = SearchTask::new(game, Limits::default());
    match prove(&task, ProofLimits::new(nodes), &mut NoControl).result {
        ProofResult::Proved(_) => Some(true),
        ProofResult::Disproved => Some(false),
        ProofResult::Unknown => None,
    }
}

/// Prints how many games reach an ending of the tables, and what the search knows about it then.
pub(super) fn print_arrivals(tables: &Tables, task: &Task, hands: Hands) {
    let start = GameState::start(&KubaRules::default());
    start.prepare();
    let games = hands.each(task.games, |_, mut dice| {
        let mut arrival: Option<(GameState, Verdict)> = None;
        let played = play(&start, task.nodes, &mut dice, |game| {
            let position = game.position();
            if arrival.is_none() && Material::of(position).can_arise() {
                arrival = tables.verdict(position).map(|verdict| (game.clone(), verdict));
            }
        });
        let winner = played.winner;
        arrival.map(|(game, verdict)| {
            let mover: Player = game.turn();
            (verdict, searched(&game, task.nodes), winner.map(|winner| winner == mover))
        })
    });
    let arrivals: Vec<_> = games.iter().flatten().collect();
    let decided: Vec<_> = arrivals.iter().filter(|arrival| arrival.0 != Verdict::NEITHER).collect();
    let seen = decided.iter().filter(|arrival| arrival.1 == Some(arrival.0.is_win())).count();
    let so_ended = decided.iter().filter(|arrival| arrival.2 == Some(arrival.0.is_win())).count();
    head(&[
        "positions a move",
        "games",
        "came to a table",
        "won or lost there",
        "seen by the search at once",
        "ended so",
    ]);
    row(&[
        grouped(task.nodes),
        task.games.to_string(),
        arrivals.len().to_string(),
        decided.len().to_string(),
        seen.to_string(),
        so_ended.to_string(),
    ]);
}
