//! Verdicts on last moves that the user did not wait for.

use std::thread::sleep;
use std::time::{Duration, Instant};

use super::Solve;
use crate::board::Playable;
use crate::bot::puzzle::{Judge, JudgeReport, TryVerdict};

const STEP: Duration = Duration::from_millis(5);

/// Move that is still being judged although its puzzle was left.
pub(super) struct PendingJudgement<G: Playable> {
    pub(super) judge: Judge<G>,
    /// Valid if the move solves the puzzle.
    pub(super) solve: Solve,
}

impl<G: Playable> PendingJudgement<G> {
    /// Returns `true` if the move solves the puzzle; `None` until the verdict is known.
    fn is_solved(&mut self) -> Option<bool> {
        self.judge.poll().map(|finding| {
            matches!(finding, JudgeReport::Judged(TryVerdict::Right { solved: true, .. }))
        })
    }
}

/// Verdict on the last move on a board that was closed.
pub trait PendingVerdict: Send {
    /// Id of the puzzle.
    fn id(&self) -> &str;
    /// Returns `true` if the move solves the puzzle; `None` until the verdict is known.
    fn poll(&mut self) -> Option<bool>;
}

impl<G: Playable> PendingVerdict for PendingJudgement<G> {
    fn id(&self) -> &str {
        &self.solve.id
    }

    fn poll(&mut self) -> Option<bool> {
        self.is_solved()
    }
}

/// Removes the moves that have been judged, and returns the solves among them.
pub(super) fn poll<G: Playable>(pending: &mut Vec<PendingJudgement<G>>) -> Vec<Solve> {
    let mut solves = Vec::new();
    pending.retain_mut(|judgement| match judgement.is_solved() {
        None => true,
        Some(is_solved) => {
            solves.extend(is_solved.then(|| judgement.solve.clone()));
            false
        }
    });
    solves
}

/// Polls until all moves are judged, for at most `most`.
pub(super) fn wait<G: Playable>(
    pending: &mut Vec<PendingJudgement<G>>,
    most: Duration,
) -> Vec<Solve> {
    let begun = Instant::now();
    let mut solves = poll(pending);
    while !pending.is_empty() && begun.elapsed() < most {
        sleep(STEP);
        solves.extend(poll(pending));
    }
    solves
}
