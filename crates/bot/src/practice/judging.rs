//! Judgement of a position with a number of positions that is the same on every machine.

use crate::search::TranspositionTable;
use crate::study::{MoveLine, PositionJudge, Verdict};
use crate::{Evaluate, Limits, StopSignal};

/// The results depend on it.
const TABLE_MIB: usize = 16;

pub(super) fn new_table() -> TranspositionTable {
    TranspositionTable::new(TABLE_MIB)
}

pub(super) fn limits(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes.max(1)), ..Limits::default() }
}

pub(super) fn judge(table: &TranspositionTable, nodes: u64) -> PositionJudge<'_> {
    PositionJudge { table, limits: limits(nodes), threads: 1 }
}

/// `None` if it was stopped.
pub(super) fn verdict_after<G: Evaluate>(
    game: &G,
    mv: G::Move,
    judge: &PositionJudge<'_>,
    stop: &StopSignal,
) -> Option<Verdict<G::Move>> {
    let mut child = game.clone();
    child.play(mv);
    let mut line = MoveLine::new(vec![child], Vec::new());
    line.judge(judge, &mut || stop.is_stopped(), &mut |_, _| ());
    line.known.pop()?
}
