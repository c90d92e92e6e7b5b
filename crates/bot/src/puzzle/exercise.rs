//! What the judge and the board need of a position in which the user looks for a move.

use super::definition::Puzzle;
use super::solver::Solver;
use super::try_verdict::TryVerdict;
use crate::search::Node;
use crate::{Evaluate, StopSignal};

/// Position in which the user looks for a move.
pub trait Exercise<G: Evaluate>: Send + Sync {
    /// Returns the position to play from.
    fn start(&self) -> &G;
    /// Returns the best play from there.
    fn solution(&self) -> &[G::Move];
    /// Judges the last of these moves; the moves before it must be right. `None` if `stop` was set.
    fn verdict(&self, moves: &[G::Move], stop: &StopSignal) -> Option<TryVerdict<G::Move>>;
    /// Returns a right move after these, which must be right, if there is one; `None` if `stop` was set.
    fn advice(&self, moves: &[G::Move], stop: &StopSignal) -> Option<Option<G::Move>>;
}

impl<G: Evaluate> Exercise<G> for Puzzle<G> {
    fn start(&self) -> &G {
        &self.game
    }

    fn solution(&self) -> &[G::Move] {
        &self.line
    }

    fn verdict(&self, moves: &[G::Move], stop: &StopSignal) -> Option<TryVerdict<G::Move>> {
        self.judge(moves, &mut solver(stop)).ok()
    }

    fn advice(&self, moves: &[G::Move], stop: &StopSignal) -> Option<Option<G::Move>> {
        self.next(moves, &mut solver(stop)).ok()
    }
}

fn solver<N: Node>(stop: &StopSignal) -> Solver<N> {
    let signal = stop.clone();
    Solver::new(u64::MAX).stopping(move || signal.is_stopped())
}
