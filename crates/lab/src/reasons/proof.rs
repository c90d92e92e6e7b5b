//! Certain wins, proved again by a search that knows nothing of the one before.

use kuba_bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba_bot::study::Verdict;
use kuba_bot::{Evaluate, Limits, Score};
use kuba_rules::phrase::Phrase;

use super::claims::{inner, number};

/// Score after a move, for the player who made it.
pub(super) fn score<G: Evaluate>(game: &G, mv: G::Move, nodes: u64) -> Score {
    let mut after = game.clone();
    after.play(mv);
    let is_same_turn = after.turn() == game.turn();
    let search = || {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let task = SearchTask::new(&after, limits);
        let found = task.run(&TranspositionTable::new(16), &mut NoControl);
        found.opinion.expect("a move").score
    };
    let found = Verdict::of_end(&after).map_or_else(search, |ended| ended.score);
    if is_same_turn { found } else { -found }
}

/// Checks a sentence on missed and allowed wins. The lines begin with the move made and the better one.
pub(super) fn wins_are_true<G: Evaluate>(
    game: &G,
    [played, better]: &[Vec<G::Move>; 2],
    why: &Phrase,
    nodes: u64,
) -> bool {
    // The winner's own moves; the others make at most as many in between, or none.
    let plies = |name| 2 * number(inner(why, name), "moves") as i32;
    // Distance to the end after the move.
    let end = |line: &[G::Move]| score(game, line[0], nodes).plies_to_end();
    let wins = |within: i32| end(better).is_some_and(|plies| (0..within).contains(&plies));
    let loses = |within: i32| end(played).is_some_and(|plies| (-within..=0).contains(&plies));
    match why.key {
        "why-misses" => wins(plies("deadline")),
        "why-misses-at-once" => wins(1),
        "why-misses-and-allows" => wins(plies("deadline")) && loses(plies("other")),
        "why-allows" | "why-allows-with" | "cubulus-why-forks" => loses(plies("deadline")),
        "why-allows-at-once" => loses(1),
        _ => false,
    }
}
