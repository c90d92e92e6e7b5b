//! Proof searches in the course of an ordinary search: as it deepens, it sometimes tries to prove a win of
//! the player to move.

use super::limits::NodeCounter;
use super::proof::{Proof, ProofLimits, ProofResult, prove};
use super::{Node, RootMove, Score, SearchControl, SearchTask};

/// Number of ordinary positions per position of a proof search.
const PART: u64 = 40;
const FIRST_BUDGET: u64 = 500;
const GROWTH: u64 = 3;

pub(super) struct ProofSchedule<N: Node> {
    /// `None` if there is nothing to prove.
    task: Option<SearchTask<N>>,
    budget: u64,
}

impl<N: Node> ProofSchedule<N> {
    /// Idle if the search is not selective.
    pub(super) fn new(task: &SearchTask<N>) -> Self {
        Self { task: task.style.selective.then(|| task.clone()), budget: FIRST_BUDGET }
    }

    pub(super) fn idle() -> Self {
        Self { task: None, budget: FIRST_BUDGET }
    }

    /// Runs a proof search if enough positions were visited since the last one, and counts its positions.
    /// `helped` is the number of positions visited by helper threads; they count towards the limit.
    pub(super) fn seek<W: SearchControl<N::Move>>(
        &mut self,
        visits: &mut NodeCounter<'_, W>,
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
    /// Moves the winning move to the front; returns `false` if it is not in `moves`.
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
