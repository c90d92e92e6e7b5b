//! First moves of a position that are as good as the best.

use super::judging::{judge, limits, new_table, verdict_after};
use super::task::board_after;
use crate::search::SearchTask;
use crate::study::{BestLine, Chance, Verdict};
use crate::{Evaluate, StopSignal};

/// Loss up to which a move is as good as the best, in tenths of a percent of chance.
const MARGIN: u16 = 50;
/// Loss in the comparison of all moves up to which a move is looked at on its own.
const WIDE_MARGIN: u16 = 120;

/// Returns the first moves that are as good as the best, which come first, one for each board that they lead
/// to; empty if there are more than `most_right`, or if the searches do not agree. `before` is the verdict on the
/// position. `None` if it was stopped.
pub(super) fn first_moves<G: Evaluate>(
    game: &G,
    before: &Verdict<G::Move>,
    most_right: usize,
    nodes: u64,
    stop: &StopSignal,
) -> Option<Vec<G::Move>> {
    let best = before.line[0];
    let table = new_table();
    let mut task = SearchTask::new(game, limits(nodes));
    task.moves = one_for_each_board(game, best);
    task.style.lines = most_right + 1;
    let compared = task.run(&table, &mut stop.clone());
    if stop.is_stopped() {
        return None;
    }
    let me = game.turn().index();
    let own = |chances: &[Chance]| chances[me].tenths();
    let lines = compared.moves.iter().map(|found| BestLine::of(game, found));
    let mut lines: Vec<(u16, G::Move)> =
        lines.map(|line| (own(&line.chances), line.moves[0])).collect();
    lines.truncate(most_right + 1);
    let Some(&(most, _)) = lines.first() else {
        return Some(Vec::new());
    };
    lines.retain(|&(chance, mv)| mv == best || chance + WIDE_MARGIN >= most);
    if lines.iter().all(|&(_, mv)| mv != best) {
        return Some(Vec::new());
    }
    let judge = judge(&table, nodes);
    let mut judged = Vec::new();
    for (_, mv) in lines {
        let verdict = verdict_after(game, mv, &judge, stop)?;
        judged.push((own(&verdict.chances), mv));
    }
    let most = judged.iter().map(|&(chance, _)| chance).max()?;
    judged.retain(|&(chance, _)| chance + MARGIN >= most);
    judged.sort_by_key(|&(_, mv)| mv != best);
    let accepted: Vec<G::Move> = judged.into_iter().map(|(_, mv)| mv).collect();
    if accepted.len() > most_right || accepted.first() != Some(&best) {
        return Some(Vec::new());
    }
    Some(accepted)
}

/// `first` stands for all moves that lead to its board.
fn one_for_each_board<G: Evaluate>(game: &G, first: G::Move) -> Vec<G::Move> {
    let mut legal = vec![first];
    game.legal_moves(&mut legal);
    let mut boards = Vec::new();
    legal.retain(|&mv| {
        let board = board_after(game, mv);
        let is_new = !boards.contains(&board);
        if is_new {
            boards.push(board);
        }
        is_new
    });
    legal
}
