//! What the judge and the board need of a position in which the user looks for a move.

use std::sync::Arc;

use super::definition::Puzzle;
use super::solver::Solver;
use super::try_verdict::TryVerdict;
use crate::bot::Evaluate;
use crate::bot::search::Node;

/// Returns `true` when a judge has to give up.
pub type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

/// Position in which the user looks for a move.
pub trait Exercise<G: Evaluate>: Send + Sync {
    /// Returns the position to play from.
    fn start(&self) -> &G;
    /// Returns the best play from there.
    fn solution(&self) -> &[G::Move];
    /// Judges the last of these moves; the moves before it must be right. `None` if `stop` said so.
    fn verdict(&self, moves: &[G::Move], stop: Stop) -> Option<TryVerdict<G::Move>>;
    /// Returns a right move after these, which must be right, if there is one; `None` if `stop` said so.
    fn advice(&self, moves: &[G::Move], stop: Stop) -> Option<Option<G::Move>>;
}

impl<G: Evaluate> Exercise<G> for Puzzle<G> {
    fn start(&self) -> &G {
        &self.game
    }

    fn solution(&self) -> &[G::Move] {
        &self.line
    }

    fn verdict(&self, moves: &[G::Move], stop: Stop) -> Option<TryVerdict<G::Move>> {
        self.judge(moves, &mut solver(stop)).ok()
    }

    fn advice(&self, moves: &[G::Move], stop: Stop) -> Option<Option<G::Move>> {
        self.next(moves, &mut solver(stop)).ok()
    }
}

fn solver<N: Node>(stop: Stop) -> Solver<N> {
    Solver::new(u64::MAX).stopping(move || stop())
}
