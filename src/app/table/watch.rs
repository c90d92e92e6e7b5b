//! What is found out about a person's turns against the computer, and said of them.

use super::Warning;
use crate::board::Playable;
use crate::bot::Thinker;
use crate::bot::study::Verdict;

/// What is found out about a person's turns, and said of them.
pub(super) struct Watch<G: Playable> {
    /// Apart from the one that chooses moves, which would play better by what this one has seen.
    pub(super) thinker: Thinker<G>,
    pub(super) looking: Option<Looking<G::Move>>,
    /// The revision of the line of moves whose last turn needs no look any more.
    pub(super) seen: Option<u64>,
    /// The turn, of this player's from 1, in which a warning was given last.
    pub(super) warned: Option<usize>,
    pub(super) warning: Option<Warned<G::Move>>,
}

/// A look that is under way.
pub(super) struct Looking<M> {
    pub(super) revision: u64,
    /// The number of moves before the turn.
    pub(super) before: usize,
    /// What is known of the positions from there on.
    pub(super) verdicts: Vec<Option<Verdict<M>>>,
}

/// A warning that stands until it is answered.
pub(super) struct Warned<M> {
    pub(super) revision: u64,
    pub(super) said: Warning,
    /// What the others can play now.
    pub(super) answer: Vec<M>,
}

impl<G: Playable> Watch<G> {
    /// Nothing is known yet.
    pub(super) fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            thinker: Thinker::new(wake),
            looking: None,
            seen: None,
            warned: None,
            warning: None,
        }
    }

    /// Looks at nothing for now.
    pub(super) fn stop(&mut self) {
        self.thinker.cancel();
        self.looking = None;
    }
}
