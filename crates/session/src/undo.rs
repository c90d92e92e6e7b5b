//! Applying, undoing and redoing the changes of a session, exactly.

use std::time::Duration;

use super::change::{Change, MainLineChange, MainLineEnd, Step};
use super::game_session::Session;
use super::tree::NodeId;
use kuba_rules::{Concession, Game};

impl<G: Game> Session<G> {
    /// Clears the redo list; its moves stay in the tree.
    pub(super) fn change(&mut self, step: impl FnOnce(&mut Self) -> Step) {
        let restored = self.clear_redo_list();
        let step = step(self);
        self.apply(&step);
        self.changes.push(Change { restored, step, ends_batch: true });
        self.done += 1;
    }

    /// Adds moves that are unknown at `here` as one change, and moves the cursor to the last.
    pub(super) fn change_line(&mut self, here: NodeId, moves: &[G::Move]) -> NodeId {
        let mut steps = self.clear_redo_list();
        // They may be among those from the redo list, which are in the tree by now.
        let (mut here, rest) = self.follow_known(here, moves);
        for &mv in rest {
            here = self.tree.new_node(here, mv);
            let step = Step::AddVariation(here);
            self.apply(&step);
            steps.push(step);
        }
        if let Some(step) = steps.pop() {
            self.changes.push(Change { restored: steps, step, ends_batch: true });
            self.done += 1;
        }
        self.go(here);
        here
    }

    /// Number of nodes that redo could put back into the tree.
    pub(super) fn redo_node_count(&self) -> usize {
        let undone = self.changes[self.done..].iter();
        let steps = undone.flat_map(Change::steps);
        let plays = steps.filter(|step| matches!(step, Step::Play(_) | Step::RestoreUndone(_)));
        plays.count()
    }

    pub(super) fn main_line_change(&self, to: NodeId) -> MainLineChange {
        let tree = &self.tree;
        let off = |&id: &NodeId| !self.main.has(id, tree.node(id).ply);
        let path = tree.ancestors(to).take_while(off);
        let attached = path.filter(|&id| tree.is_attached(id));
        let promoted = attached.map(|id| (id, tree.child_index(id)));
        let mut promoted: Vec<_> = promoted.filter(|(_, child_index)| *child_index > 0).collect();
        promoted.reverse();
        MainLineChange { to, is_new: !tree.is_attached(to), promoted, from: self.main_line_end() }
    }

    pub(super) fn main_line_end(&self) -> MainLineEnd {
        MainLineEnd { tip: self.tip(), conceded: self.conceded }
    }

    /// Clears the redo list. Its moves stay in the tree, and so do comments and marks that were undone only
    /// along with moves.
    fn clear_redo_list(&mut self) -> Vec<Step> {
        let undone = self.changes.split_off(self.done);
        let mut restored = Vec::new();
        for change in undone {
            for step in change.restored.into_iter().chain([change.step]) {
                self.restore_undone(step, change.ends_batch, &mut restored);
            }
        }
        restored
    }

    fn restore_undone(&mut self, step: Step, ends_batch: bool, restored: &mut Vec<Step>) {
        let played = match step {
            Step::Play(MainLineChange { to: node, .. }) | Step::RestoreUndone(node) => Some(node),
            Step::Comment { node, to, .. } if !ends_batch && self.tree.contains(node) => {
                let from = self.tree.comment(node).to_owned();
                self.apply_and_push(Step::Comment { node, from, to }, restored);
                None
            }
            Step::Mark { node, to, .. } if !ends_batch && self.tree.contains(node) => {
                let from = self.tree.node(node).mark;
                self.apply_and_push(Step::Mark { node, from, to }, restored);
                None
            }
            _ => None,
        };
        let Some(node) = played else { return };
        let is_detached = |id: &NodeId| !self.tree.is_attached(*id);
        let path: Vec<NodeId> = self.tree.ancestors(node).take_while(is_detached).collect();
        let twin = path.last().and_then(|&first| {
            let parent = self.tree.node(first).parent;
            self.tree.child(parent, self.tree.move_leading_to(first))
        });
        if twin.is_some() {
            // It was deleted and played again, and is in the tree already.
            return;
        }
        for id in path.into_iter().rev() {
            self.apply_and_push(Step::RestoreUndone(id), restored);
        }
    }

    fn apply_and_push(&mut self, step: Step, restored: &mut Vec<Step>) {
        self.apply(&step);
        restored.push(step);
    }

    /// Redoes the next change, if there is one, and returns its `ends_batch`.
    pub(super) fn redo_change(&mut self) -> Option<bool> {
        let change = self.changes.get_mut(self.done)?;
        let restored = std::mem::take(&mut change.restored);
        let step = std::mem::replace(&mut change.step, Step::Concede(Concession::AgreeDraw));
        for step in restored.iter().chain([&step]) {
            self.apply(step);
        }
        let change = &mut self.changes[self.done];
        (change.restored, change.step) = (restored, step);
        let ends_batch = change.ends_batch;
        self.done += 1;
        Some(ends_batch)
    }

    /// Undoes the last change, if there is one. `ends_batch`: redo stops after it.
    pub(super) fn undo_change(&mut self, ends_batch: bool) -> bool {
        let Some(last) = self.done.checked_sub(1) else {
            return false;
        };
        self.done = last;
        let change = &mut self.changes[last];
        change.ends_batch = ends_batch;
        let restored = std::mem::take(&mut change.restored);
        let step = std::mem::replace(&mut change.step, Step::Concede(Concession::AgreeDraw));
        for step in restored.iter().chain([&step]).rev() {
            self.revert(step);
        }
        let change = &mut self.changes[last];
        (change.restored, change.step) = (restored, step);
        true
    }

    pub(super) fn apply(&mut self, step: &Step) {
        let view = self.view();
        match *step {
            Step::Play(ref line_change) => {
                let parent = self.tree.node(line_change.to).parent;
                // The time spent before the move belongs to the move.
                let thought = std::mem::take(&mut self.tree.node_mut(parent).thought);
                let took = &mut self.tree.node_mut(line_change.to).took;
                *took = took.saturating_add(thought);
                self.apply_line_change(line_change);
                self.go(line_change.to);
            }
            Step::Promote(ref line_change) => {
                self.apply_line_change(line_change);
                self.restore_view(view);
            }
            Step::Concede(conceded) => {
                let tip = self.tip();
                let conceded = Some(conceded);
                self.set_main_line_end(MainLineEnd { tip, conceded });
                self.go(tip);
            }
            Step::AddVariation(node) => {
                self.tree.attach_last(node);
                self.go(node);
            }
            Step::RestoreUndone(node) => self.tree.attach_last(node),
            Step::Delete { node, .. } => {
                let (parent, ply) = (self.tree.node(node).parent, self.tree.node(node).ply);
                let was_seen = self.displayed_line().has(node, ply) && self.cursor_ply >= ply;
                if self.main.has(node, ply) {
                    let conceded = None;
                    self.set_main_line_end(MainLineEnd { tip: parent, conceded });
                }
                self.tree.detach(node);
                if was_seen {
                    self.go(parent);
                } else {
                    self.restore_view(view);
                }
            }
            Step::Comment { node, ref to, .. } => self.tree.set_comment(node, to),
            Step::Mark { node, to, .. } => self.tree.node_mut(node).mark = to,
        }
    }

    fn revert(&mut self, step: &Step) {
        let view = self.view();
        match *step {
            Step::Play(ref line_change) => {
                let parent = self.tree.node(line_change.to).parent;
                self.revert_line_change(line_change);
                self.go(parent);
            }
            Step::Promote(ref line_change) => {
                self.revert_line_change(line_change);
                self.restore_view(view);
            }
            Step::Concede(concession) => {
                let tip = self.tip();
                if matches!(concession, Concession::TimeOut(_)) {
                    // The player could not go on without any time.
                    self.tree.node_mut(tip).thought = Duration::ZERO;
                }
                let conceded = None;
                self.set_main_line_end(MainLineEnd { tip, conceded });
                self.go(tip);
            }
            Step::AddVariation(node) => {
                let parent = self.tree.node(node).parent;
                self.tree.detach(node);
                self.go(parent);
            }
            Step::RestoreUndone(node) => {
                self.tree.detach(node);
                self.restore_view(view);
            }
            Step::Delete { node, child_index, from } => {
                self.tree.attach(node, child_index);
                self.set_main_line_end(from);
                self.go(node);
            }
            Step::Comment { node, ref from, .. } => self.tree.set_comment(node, from),
            Step::Mark { node, from, .. } => self.tree.node_mut(node).mark = from,
        }
    }

    fn apply_line_change(&mut self, line_change: &MainLineChange) {
        for &(id, _) in &line_change.promoted {
            self.tree.move_child(id, 0);
        }
        if line_change.is_new {
            self.tree.attach(line_change.to, 0);
        }
        let (tip, conceded) = (line_change.to, None);
        self.set_main_line_end(MainLineEnd { tip, conceded });
    }

    fn revert_line_change(&mut self, line_change: &MainLineChange) {
        self.set_main_line_end(line_change.from);
        if line_change.is_new {
            self.tree.detach(line_change.to);
        }
        for &(id, child_index) in line_change.promoted.iter().rev() {
            self.tree.move_child(id, child_index);
        }
    }

    /// Rebuilds the main line up to its new end.
    fn set_main_line_end(&mut self, end: MainLineEnd) {
        if let Some(before) = self.before_end.take() {
            let newest = self.main.moves.len();
            self.main.positions[newest] = before;
        }
        let (ply, path) = self.main.split_path(&self.tree, end.tip);
        self.main.truncate(ply);
        self.main.extend(&self.tree, &path);
        self.conceded = end.conceded;
        if let Some(concession) = end.conceded {
            let newest = self.main.moves.len();
            self.before_end = Some(self.main.positions[newest].clone());
            self.main.positions[newest].concede(concession);
        }
    }
}
