//! Changes of a session as data: enough to apply and to undo them.

use super::tree::NodeId;
use kuba_bot::study::Mark;
use kuba_rules::Concession;

#[derive(Clone, Debug)]
pub(super) struct Change {
    /// Steps that put the moves of the redo list back into the tree.
    pub(super) restored: Vec<Step>,
    pub(super) step: Step,
    /// `true` if [`redo_batch`](super::Session::redo_batch) stops after it.
    pub(super) ends_batch: bool,
}

impl Change {
    pub(super) fn steps(&self) -> impl Iterator<Item = &Step> {
        self.restored.iter().chain([&self.step])
    }

    pub(super) fn steps_mut(&mut self) -> impl Iterator<Item = &mut Step> {
        self.restored.iter_mut().chain([&mut self.step])
    }
}

#[derive(Clone, Debug)]
pub(super) enum Step {
    Play(MainLineChange),
    Promote(MainLineChange),
    Concede(Concession),
    /// The node was added as the last variation of its parent's line, and displayed.
    AddVariation(NodeId),
    /// The node had been undone, and was added again as the last variation.
    RestoreUndone(NodeId),
    Delete {
        node: NodeId,
        /// Index among the children of its parent.
        child_index: usize,
        from: MainLineEnd,
    },
    Comment {
        node: NodeId,
        from: String,
        to: String,
    },
    Mark {
        /// The node after the move.
        node: NodeId,
        from: Option<Mark>,
        to: Option<Mark>,
    },
}

/// A line that becomes the game.
#[derive(Clone, Debug)]
pub(super) struct MainLineChange {
    /// Its last node.
    pub(super) to: NodeId,
    /// `true` if `to` is new in the tree.
    pub(super) is_new: bool,
    /// The nodes that become the first children of their parents, with their former indices, those nearer to
    /// the start first.
    pub(super) promoted: Vec<(NodeId, usize)>,
    pub(super) from: MainLineEnd,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct MainLineEnd {
    pub(super) tip: NodeId,
    pub(super) conceded: Option<Concession>,
}
