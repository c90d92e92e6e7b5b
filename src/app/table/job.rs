//! What the computer does at a table, and what comes of it.

use super::Thought;
use crate::phrase::Phrase;

/// What the computer is thinking about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Job {
    /// Its own move.
    Choice,
    /// A hint for the user.
    Hint,
    /// Whether to take a draw.
    Draw,
    /// The position that a person is thinking about.
    Ponder,
}

impl Job {
    /// Whether what it finds may be shown while it is under way.
    pub(super) fn may_be_shown(self) -> bool {
        matches!(self, Self::Choice | Self::Hint)
    }

    /// Whether somebody waits for it.
    pub(super) fn is_pressing(self) -> bool {
        self != Self::Ponder
    }
}

/// The last hint: asked again, it is the same.
pub(super) struct KnownHint<M> {
    /// The moves before the position that it is about.
    pub(super) before: Vec<M>,
    pub(super) hint: Hint<M>,
}

/// A hint that stands on the board.
#[derive(Clone)]
pub(super) struct Hint<M> {
    /// The number of moves before the position that it is about.
    pub(super) ply: usize,
    /// The move.
    pub(super) mv: M,
    /// What speaks for it.
    pub(super) reason: Option<Phrase>,
}

/// What the thinking thread has reported.
pub(super) struct Heard<M> {
    /// What it was thinking about.
    pub(super) job: Job,
    /// The number of moves before the position that it is about.
    pub(super) ply: usize,
    /// The moves that it would play.
    pub(super) line: Vec<M>,
    /// The same for the window.
    pub(super) thought: Thought,
}

/// Whether a person gets a hint in every turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guide {
    /// Only when it is asked for.
    Off,
    /// In every turn.
    Wanted,
    /// In every turn; it has been asked for at this revision of the line of moves.
    Asked(u64),
}
