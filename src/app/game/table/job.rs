//! Jobs of the engine at a table, and its reports.

use super::Thought;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EngineJob {
    /// The computer's own move.
    Choice,
    Hint,
    /// The answer to an offered draw.
    Draw,
    Ponder,
}

impl EngineJob {
    /// Returns `true` if its reports may be shown.
    pub(super) fn is_shown(self) -> bool {
        matches!(self, Self::Choice | Self::Hint)
    }

    /// Returns `true` if a player waits for its result.
    pub(super) fn is_urgent(self) -> bool {
        self != Self::Ponder
    }
}

/// Latest findings of the engine.
pub(super) struct EngineReport<M> {
    pub(super) job: EngineJob,
    /// Number of moves before the position that it is about.
    pub(super) ply: usize,
    /// The line that it expects.
    pub(super) line: Vec<M>,
    pub(super) thought: Thought,
}
