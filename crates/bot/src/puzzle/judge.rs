//! Judge of moves in exercises, in the background.

use std::sync::Arc;

use super::exercise::Exercise;
use super::try_verdict::TryVerdict;
use crate::Evaluate;
use crate::worker::{Worker, WorkerMessage};

/// Answer of the judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgeReport<M> {
    /// Verdict on the last move.
    Judged(TryVerdict<M>),
    /// A move that reaches the goal, if there is one.
    Next(Option<M>),
    /// The solver failed (a bug).
    Failed,
}

/// Judge of exercises, which answers one question at a time on a thread of its own. Answers to cancelled
/// questions are dropped.
pub struct Judge<G: Evaluate> {
    worker: Worker<JudgeReport<G::Move>>,
}

impl<G: Evaluate> Judge<G> {
    /// Creates a judge that calls `wake` from its thread after every answer.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self { worker: Worker::new("puzzle", wake) }
    }

    /// Asks for a verdict on the last of these moves; cancels the previous question.
    pub fn judge(&mut self, exercise: &Arc<dyn Exercise<G>>, moves: &[G::Move]) {
        let (exercise, moves) = (Arc::clone(exercise), moves.to_vec());
        self.worker.start(move |stop, report| {
            let verdict = exercise.verdict(&moves, stop);
            report(verdict.map_or(JudgeReport::Failed, JudgeReport::Judged));
        });
    }

    /// Asks for a move that reaches the goal after these; cancels the previous question.
    pub fn find_next(&mut self, exercise: &Arc<dyn Exercise<G>>, moves: &[G::Move]) {
        let (exercise, moves) = (Arc::clone(exercise), moves.to_vec());
        self.worker.start(move |stop, report| {
            let advice = exercise.advice(&moves, stop);
            report(advice.map_or(JudgeReport::Failed, JudgeReport::Next));
        });
    }

    /// Cancels the question; no answer will arrive.
    pub fn cancel(&mut self) {
        self.worker.cancel();
    }

    /// Returns `true` while a question is open.
    pub fn is_thinking(&self) -> bool {
        self.worker.is_working()
    }

    /// Returns the answer once it has arrived.
    pub fn poll(&mut self) -> Option<JudgeReport<G::Move>> {
        let answer = match self.worker.poll()? {
            WorkerMessage::Report(answer) => answer,
            WorkerMessage::Done | WorkerMessage::Failed => JudgeReport::Failed,
        };
        self.cancel();
        Some(answer)
    }
}
