//! A task as an exercise on the board.

use super::task::{Task, TaskGoal};
use crate::puzzle::{Exercise, Refutation, TryVerdict};
use crate::{Evaluate, StopSignal};

/// Number of moves shown against a wrong try.
const REFUTED_BY: usize = 3;

impl<G: Evaluate> Exercise<G> for Task<G> {
    fn start(&self) -> &G {
        &self.game
    }

    /// The rest of the turn; to the end, if the task is to win.
    fn solution(&self) -> &[G::Move] {
        match self.goal {
            TaskGoal::Win(_) => &self.line,
            TaskGoal::Better => self.turn(),
        }
    }

    fn verdict(&self, moves: &[G::Move], stop: &StopSignal) -> Option<TryVerdict<G::Move>> {
        if let Some(puzzle) = self.puzzle() {
            return puzzle.verdict(moves, stop);
        }
        let &[mv] = moves else {
            return None;
        };
        if self.accepts(mv) {
            // The rest of the best turn is played out.
            let rest = self.turn().strip_prefix(moves).unwrap_or_default();
            return Some(TryVerdict::Right { answers: rest.to_vec(), solved: true });
        }
        let mut line = self.replies_to(mv, stop)?;
        line.truncate(REFUTED_BY);
        Some(TryVerdict::Wrong(Refutation { line, taken: None, loses: false }))
    }

    fn advice(&self, moves: &[G::Move], stop: &StopSignal) -> Option<Option<G::Move>> {
        match self.puzzle() {
            Some(puzzle) => puzzle.advice(moves, stop),
            None => Some(self.line.get(moves.len()).copied()),
        }
    }
}

impl<G: Evaluate> Task<G> {
    /// The moves of the best play until another player is to move.
    fn turn(&self) -> &[G::Move] {
        let mut game = self.game.clone();
        let mut count = 0;
        for &mv in &self.line {
            game.play(mv);
            count += 1;
            if game.turn() != self.player() || game.outcome().is_some() {
                break;
            }
        }
        &self.line[..count]
    }
}
