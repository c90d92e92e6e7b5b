//! What is found out about a person's turns against the computer, and said of them.

use super::Warning;
use crate::board::Playable;
use crate::bot::Thinker;
use crate::bot::study::{Chance, Verdict};

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
    /// What a person's chances were in a game that is over, move by move, and the revision of its line
    /// of moves.
    pub(super) looked_back: Option<(u64, Vec<Chance>)>,
}

/// What a look is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To warn of the turn that was played last.
    Warning,
    /// To tell how even a game was that is over.
    LookingBack,
}

/// A look that is under way.
pub(super) struct Looking<M> {
    pub(super) purpose: Purpose,
    pub(super) revision: u64,
    /// The number of moves before the turn.
    pub(super) before: usize,
    /// What is known of the positions from there on.
    pub(super) verdicts: Vec<Option<Verdict<M>>>,
}

/// A warning that stands until it is answered.
pub(super) struct Warned<M> {
    pub(super) revision: u64,
    /// The number of moves before the turn that it is about.
    pub(super) before: usize,
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
            looked_back: None,
        }
    }

    /// Looks at nothing for now.
    pub(super) fn stop(&mut self) {
        self.thinker.cancel();
        self.looking = None;
    }
}
