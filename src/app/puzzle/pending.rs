//! Judgements of last moves that the user did not wait for.

use std::thread::sleep;
use std::time::{Duration, Instant};

use super::Solve;
use crate::board::Playable;
use crate::bot::puzzle::{Examiner, Finding, Ruling};

/// Time between two looks while waiting.
const STEP: Duration = Duration::from_millis(5);

/// A move that is being judged although its puzzle was left.
pub(super) struct PendingJudgement<G: Playable> {
    pub(super) examiner: Examiner<G>,
    /// The solve, if the move solves the puzzle.
    pub(super) solve: Solve,
}

impl<G: Playable> PendingJudgement<G> {
    /// Returns whether the move solves the puzzle, once that is known.
    fn poll(&mut self) -> Option<bool> {
        self.examiner
            .poll()
            .map(|finding| matches!(finding, Finding::Ruled(Ruling::Right { solved: true, .. })))
    }
}

/// Takes out what has been judged. Returns what is solved.
pub(super) fn poll<G: Playable>(pending: &mut Vec<PendingJudgement<G>>) -> Vec<Solve> {
    let mut solves = Vec::new();
    pending.retain_mut(|judgement| match judgement.poll() {
        None => true,
        Some(is_solved) => {
            solves.extend(is_solved.then(|| judgement.solve.clone()));
            false
        }
    });
    solves
}

/// The same; waits at most for this long.
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
