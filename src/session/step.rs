//! What a change of a session is: enough to do it and to take it back.

use super::tree::NodeId;
use crate::bot::study::Mark;
use crate::rules::Concession;

/// A change of a session, which is taken back as a whole.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// What was done before it: what could have been redone then stays in the tree.
    pub(super) before: Vec<Step>,
    /// What was done.
    pub(super) what: Step,
    /// Whether [`redo_batch`](super::Session::redo_batch) stops after it.
    pub(super) ends_batch: bool,
}

/// One step of a change.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// A move was played.
    Play(Lead),
    /// Another line became the game.
    Promote(Lead),
    /// The game was ended without a move.
    Concede(Concession),
    /// A position was added as the last variation of its parent's line, and looked at.
    Vary(NodeId),
    /// A position that had been taken back was added again as the last variation.
    Keep(NodeId),
    /// A position was taken out of the tree with all that comes after it.
    Delete {
        /// The position.
        node: NodeId,
        /// Its place among the children of its parent.
        rank: usize,
        /// The game before.
        from: Standing,
    },
    /// The comment of a position was changed.
    Comment {
        /// The position.
        node: NodeId,
        /// Its comment before.
        from: String,
        /// Its comment after.
        to: String,
    },
    /// The mark of a move was changed.
    Mark {
        /// The position after the move.
        node: NodeId,
        /// The mark before.
        from: Option<Mark>,
        /// The mark after.
        to: Option<Mark>,
    },
}

/// A line becomes the game.
#[derive(Clone, Debug)]
pub(super) struct Lead {
    /// Its last position.
    pub(super) to: NodeId,
    /// Whether that is new in the tree.
    pub(super) fresh: bool,
    /// The positions that become the first ones after their parents, and their places before,
    /// those nearer to the start first.
    pub(super) raised: Vec<(NodeId, usize)>,
    /// The game before.
    pub(super) from: Standing,
}

/// What the game is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// Its newest position.
    pub(super) tip: NodeId,
    /// How it was ended without a move.
    pub(super) conceded: Option<Concession>,
}
