//! Now and then, while a search gets deeper, a proof is sought that the player to move wins.

use super::limits::Visits;
use super::proof::{Proof, ProofLimits, ProofResult, prove};
use super::{Node, RootMove, Score, SearchControl, SearchTask};

/// A proof search visits one position for so many others.
const PART: u64 = 40;
/// The positions that the first proof search may visit.
const FIRST_BUDGET: u64 = 500;
/// How many times more the next one may visit.
const GROWTH: u64 = 3;

/// Seeks proofs, each time with a larger budget.
pub(super) struct ProofSearch<N: Node> {
    /// What a proof is sought for; `None` if there is nothing to seek.
    task: Option<SearchTask<N>>,
    /// The positions that the next search may visit.
    budget: u64,
}

impl<N: Node> ProofSearch<N> {
    /// Seeks what this task asks for, unless it is to look at every move alike.
    pub(super) fn new(task: &SearchTask<N>) -> Self {
        Self {
            task: task.style.selective.then(|| task.clone()),
            budget: FIRST_BUDGET,
        }
    }

    /// Seeks nothing.
    pub(super) fn idle() -> Self {
        Self {
            task: None,
            budget: FIRST_BUDGET,
        }
    }

    /// Seeks a proof if enough positions were visited since the last time, and counts those that
    /// it visits itself. With those that others visited to help, it keeps to the limit.
    pub(super) fn seek<W: SearchControl<N::Move>>(
        &mut self,
        visits: &mut Visits<'_, W>,
        helped: u64,
    ) -> Option<Proof<N::Move>> {
        let left = visits.most.saturating_sub(visits.nodes + helped);
        if visits.nodes < PART * self.budget || left < self.budget {
            return None;
        }
        let mut limits = ProofLimits::new(self.budget);
        limits.line_nodes = limits.line_nodes.min(left - limits.nodes);
        let found = prove(self.task.as_ref()?, limits, visits.control);
        visits.nodes += found.nodes;
        self.budget *= GROWTH;
        match found.result {
            ProofResult::Unknown => None,
            ProofResult::Disproved => {
                self.task = None;
                None
            }
            ProofResult::Proved(proof) => {
                self.task = None;
                Some(proof)
            }
        }
    }
}

impl<M: Copy + PartialEq> Proof<M> {
    /// Puts the winning move in front of all others; returns whether it is one of them.
    pub(super) fn put_in_front(self, moves: &mut [RootMove<M>]) -> bool {
        let first = self.line.first();
        let place = (moves.iter()).position(|root_move| root_move.line.first() == first);
        let Some(place) = place else {
            return false;
        };
        moves[place] = RootMove {
            score: Score::win_in(self.plies as usize),
            line: self.line,
            shares: Vec::new(),
        };
        moves[..=place].rotate_right(1);
        true
    }
}
