//! Applying, undoing and redoing the changes of a session, exactly.

use std::time::Duration;

use super::history::Session;
use super::step::{Change, Lead, Standing, Step};
use super::tree::NodeId;
use crate::rules::{Concession, Game};

impl<G: Game> Session<G> {
    /// Clears the redo list; its moves stay in the tree.
    pub(super) fn change(&mut self, what: impl FnOnce(&mut Self) -> Step) {
        let before = self.keep_undone();
        let what = what(self);
        self.apply(&what);
        self.changes.push(Change {
            before,
            what,
            ends_batch: true,
        });
        self.done += 1;
    }

    /// Adds moves that are unknown at `here` as one change, and moves the cursor to the last.
    pub(super) fn change_line(&mut self, here: NodeId, moves: &[G::Move]) -> NodeId {
        let mut steps = self.keep_undone();
        // They may be among those from the redo list, which are in the tree by now.
        let (mut here, rest) = self.known_part(here, moves);
        for &mv in rest {
            here = self.tree.grow(here, mv);
            let step = Step::Vary(here);
            self.apply(&step);
            steps.push(step);
        }
        if let Some(what) = steps.pop() {
            self.changes.push(Change {
                before: steps,
                what,
                ends_batch: true,
            });
            self.done += 1;
        }
        self.go(here);
        here
    }

    /// Number of nodes that redo could put back into the tree.
    pub(super) fn undone(&self) -> usize {
        let undone = self.changes[self.done..].iter();
        let steps = undone.flat_map(|change| change.before.iter().chain([&change.what]));
        let plays = steps.filter(|step| matches!(step, Step::Play(_) | Step::Keep(_)));
        plays.count()
    }

    pub(super) fn lead(&self, to: NodeId) -> Lead {
        let tree = &self.tree;
        let off = |&id: &NodeId| !self.main.has(id, tree.node(id).ply);
        let way = tree.way_up(to).take_while(off);
        let there = way.filter(|&id| tree.is_attached(id));
        let raised = there.map(|id| (id, tree.rank(id)));
        let mut raised: Vec<_> = raised.filter(|(_, rank)| *rank > 0).collect();
        raised.reverse();
        Lead {
            to,
            fresh: !tree.is_attached(to),
            raised,
            from: self.standing(),
        }
    }

    pub(super) fn standing(&self) -> Standing {
        Standing {
            tip: self.tip(),
            conceded: self.conceded,
        }
    }

    /// Clears the redo list. Its moves stay in the tree, and so do comments and marks that were undone only
    /// along with moves.
    fn keep_undone(&mut self) -> Vec<Step> {
        let undone = self.changes.split_off(self.done);
        let mut kept = Vec::new();
        for change in undone {
            for step in change.before.into_iter().chain([change.what]) {
                self.keep(step, change.ends_batch, &mut kept);
            }
        }
        kept
    }

    fn keep(&mut self, step: Step, ends_batch: bool, kept: &mut Vec<Step>) {
        let played = match step {
            Step::Play(Lead { to: node, .. }) | Step::Keep(node) => Some(node),
            Step::Comment { node, to, .. } if !ends_batch && self.tree.contains(node) => {
                let from = self.tree.comment(node).to_owned();
                self.keep_step(Step::Comment { node, from, to }, kept);
                None
            }
            Step::Mark { node, to, .. } if !ends_batch && self.tree.contains(node) => {
                let from = self.tree.node(node).mark;
                self.keep_step(Step::Mark { node, from, to }, kept);
                None
            }
            _ => None,
        };
        let Some(node) = played else { return };
        let lost = |id: &NodeId| !self.tree.is_attached(*id);
        let way: Vec<NodeId> = self.tree.way_up(node).take_while(lost).collect();
        let twin = way.last().and_then(|&first| {
            let parent = self.tree.node(first).parent;
            self.tree.child(parent, self.tree.leading_to(first))
        });
        if twin.is_some() {
            // It was deleted and played again, and is in the tree already.
            return;
        }
        for id in way.into_iter().rev() {
            self.keep_step(Step::Keep(id), kept);
        }
    }

    fn keep_step(&mut self, step: Step, kept: &mut Vec<Step>) {
        self.apply(&step);
        kept.push(step);
    }

    /// Redoes the next change, if there is one, and returns its `ends_batch`.
    pub(super) fn step_forward(&mut self) -> Option<bool> {
        let change = self.changes.get_mut(self.done)?;
        let before = std::mem::take(&mut change.before);
        let what = std::mem::replace(&mut change.what, Step::Concede(Concession::AgreeDraw));
        for step in before.iter().chain([&what]) {
            self.apply(step);
        }
        let change = &mut self.changes[self.done];
        (change.before, change.what) = (before, what);
        let ends_batch = change.ends_batch;
        self.done += 1;
        Some(ends_batch)
    }

    /// Undoes the last change, if there is one. `ends_batch`: redo stops after it.
    pub(super) fn step_back(&mut self, ends_batch: bool) -> bool {
        let Some(last) = self.done.checked_sub(1) else {
            return false;
        };
        self.done = last;
        let change = &mut self.changes[last];
        change.ends_batch = ends_batch;
        let before = std::mem::take(&mut change.before);
        let what = std::mem::replace(&mut change.what, Step::Concede(Concession::AgreeDraw));
        for step in before.iter().chain([&what]).rev() {
            self.revert(step);
        }
        let change = &mut self.changes[last];
        (change.before, change.what) = (before, what);
        true
    }

    pub(super) fn apply(&mut self, step: &Step) {
        let look = self.look();
        match *step {
            Step::Play(ref lead) => {
                let parent = self.tree.node(lead.to).parent;
                // The time spent before the move belongs to the move.
                let thought = std::mem::take(&mut self.tree.node_mut(parent).thought);
                let took = &mut self.tree.node_mut(lead.to).took;
                *took = took.saturating_add(thought);
                self.take_lead(lead);
                self.go(lead.to);
            }
            Step::Promote(ref lead) => {
                self.take_lead(lead);
                self.look_again(look);
            }
            Step::Concede(conceded) => {
                let tip = self.tip();
                let conceded = Some(conceded);
                self.stand(Standing { tip, conceded });
                self.go(tip);
            }
            Step::Vary(node) => {
                self.tree.attach_last(node);
                self.go(node);
            }
            Step::Keep(node) => self.tree.attach_last(node),
            Step::Delete { node, .. } => {
                let (parent, ply) = (self.tree.node(node).parent, self.tree.node(node).ply);
                let was_seen = self.looked_at().has(node, ply) && self.shown >= ply;
                if self.main.has(node, ply) {
                    let conceded = None;
                    self.stand(Standing {
                        tip: parent,
                        conceded,
                    });
                }
                self.tree.detach(node);
                if was_seen {
                    self.go(parent);
                } else {
                    self.look_again(look);
                }
            }
            Step::Comment { node, ref to, .. } => self.tree.set_comment(node, to),
            Step::Mark { node, to, .. } => self.tree.node_mut(node).mark = to,
        }
    }

    fn revert(&mut self, step: &Step) {
        let look = self.look();
        match *step {
            Step::Play(ref lead) => {
                let parent = self.tree.node(lead.to).parent;
                self.give_lead_back(lead);
                self.go(parent);
            }
            Step::Promote(ref lead) => {
                self.give_lead_back(lead);
                self.look_again(look);
            }
            Step::Concede(concession) => {
                let tip = self.tip();
                if matches!(concession, Concession::TimeOut(_)) {
                    // The player could not go on without any time.
                    self.tree.node_mut(tip).thought = Duration::ZERO;
                }
                let conceded = None;
                self.stand(Standing { tip, conceded });
                self.go(tip);
            }
            Step::Vary(node) => {
                let parent = self.tree.node(node).parent;
                self.tree.detach(node);
                self.go(parent);
            }
            Step::Keep(node) => {
                self.tree.detach(node);
                self.look_again(look);
            }
            Step::Delete { node, rank, from } => {
                self.tree.attach(node, rank);
                self.stand(from);
                self.go(node);
            }
            Step::Comment { node, ref from, .. } => self.tree.set_comment(node, from),
            Step::Mark { node, from, .. } => self.tree.node_mut(node).mark = from,
        }
    }

    fn take_lead(&mut self, lead: &Lead) {
        for &(id, _) in &lead.raised {
            self.tree.rerank(id, 0);
        }
        if lead.fresh {
            self.tree.attach(lead.to, 0);
        }
        let (tip, conceded) = (lead.to, None);
        self.stand(Standing { tip, conceded });
    }

    fn give_lead_back(&mut self, lead: &Lead) {
        self.stand(lead.from);
        if lead.fresh {
            self.tree.detach(lead.to);
        }
        for &(id, rank) in lead.raised.iter().rev() {
            self.tree.rerank(id, rank);
        }
    }

    /// Rebuilds the main line up to its new end.
    fn stand(&mut self, standing: Standing) {
        if let Some(before) = self.before_end.take() {
            let newest = self.main.moves.len();
            self.main.positions[newest] = before;
        }
        let (ply, way) = self.main.fork(&self.tree, standing.tip);
        self.main.cut(ply);
        self.main.extend(&self.tree, &way);
        self.conceded = standing.conceded;
        if let Some(concession) = standing.conceded {
            let newest = self.main.moves.len();
            self.before_end = Some(self.main.positions[newest].clone());
            self.main.positions[newest].concede(concession);
        }
    }
}
