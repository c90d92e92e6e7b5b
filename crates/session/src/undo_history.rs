//! The change history of a session, in a form that can be saved and replayed.

use std::time::Duration;

use super::change::{Change, Step};
use super::game_session::{MOST_MOVES, MOST_NODES, Session};
use super::loader::walk_tree;
use super::study::valid_comment;
use super::tree::NodeId;
use kuba_bot::study::Mark;
use kuba_rules::{Concession, Game};

/// The maximum number of changes in a saved history.
pub const MOST_CHANGES: usize = 2 * MOST_MOVES;

/// Limit of the moves replayed to restore a history: a few hundred passes through a long game.
const MOST_REPLAYED_MOVES: usize = 5_000_000;

/// Change history of a session. Nodes are numbered: 0 is the start, the others follow in the order of
/// [`UndoHistory::nodes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoHistory<M> {
    /// All nodes except the start, including undone and deleted ones.
    pub nodes: Vec<HistoryNode<M>>,
    /// The comments before the first change, by node number.
    pub comments: Vec<(usize, String)>,
    /// The marks before the first change, by node number.
    pub marks: Vec<(usize, Mark)>,
    /// The steps of all changes.
    pub steps: Vec<HistoryStep>,
    /// The number of changes in force.
    pub done: usize,
}

/// A node of a session's tree, past or present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryNode<M> {
    /// The number of its parent, which is smaller than its own.
    pub parent: usize,
    /// The move that leads to it.
    pub mv: M,
    /// The time of that move.
    pub took: Duration,
    /// The time spent in its position without a move.
    pub thought: Duration,
    /// `true` if it was in the tree before the first change.
    pub is_initial: bool,
}

/// A step of a change, or the end of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// A move was played, to this node.
    Play(usize),
    /// The line that ends with this node became the game.
    Promote(usize),
    /// The game was ended without a move.
    Concede(Concession),
    /// This node was added as a variation.
    AddVariation(usize),
    /// This node, which could have been redone, stayed in the tree.
    RestoreUndone(usize),
    /// This node was deleted.
    Delete(usize),
    /// This node got this comment.
    Comment(usize, String),
    /// The move to this node got this mark, or lost its mark.
    Mark(usize, Option<Mark>),
    /// The steps since the previous end are one change; `true` if redo stops after it.
    End(bool),
}

impl<G: Game> Session<G> {
    /// The change history; `None` if the moves of the game already tell it, because nothing was undone and
    /// every change is a move or a concession at the end of the game. `None` also if it is too long to be
    /// saved.
    pub fn undo_history(&self) -> Option<UndoHistory<G::Move>> {
        let is_plain = self.changes.iter().all(|change| self.is_plain(change));
        let is_done = self.done == self.changes.len();
        if is_plain && is_done {
            return None;
        }
        let count = self.tree.count();
        if self.changes.len() > MOST_CHANGES || count > 2 * MOST_NODES {
            return None;
        }
        let mut initial = self.clone();
        while initial.undo_change(true) {}
        let ids = || (1..count).filter_map(|number| self.tree.node_id(number));
        let nodes = ids().map(|id| {
            let node = self.tree.node(id);
            HistoryNode {
                parent: node.parent.index(),
                mv: self.tree.move_leading_to(id),
                took: node.took,
                thought: node.thought,
                is_initial: initial.tree.is_attached(id),
            }
        });
        let all = || std::iter::once(NodeId::START).chain(ids());
        let comment = |id: NodeId| (id.index(), initial.comment(id).to_owned());
        let comments = all().map(comment).filter(|(_, text)| !text.is_empty());
        let mark = |id: NodeId| Some((id.index(), initial.mark(id)?));
        let steps = self.changes.iter().flat_map(|change| {
            let steps = change.steps().map(history_step);
            steps.chain([HistoryStep::End(change.ends_batch)])
        });
        Some(UndoHistory {
            nodes: nodes.collect(),
            comments: comments.collect(),
            marks: all().filter_map(mark).collect(),
            steps: steps.collect(),
            done: self.done,
        })
    }

    /// A session in which the whole history was replayed and then undone, except for the changes in force.
    /// `None` if the history is invalid or too long.
    pub fn with_undo_history(start: &G, history: &UndoHistory<G::Move>) -> Option<Self> {
        if history.nodes.len() >= 2 * MOST_NODES || history.steps.len() > 4 * MOST_NODES {
            return None;
        }
        let mut session = Self::new(start.clone());
        session.restore_nodes(history)?;
        if session.size() > MOST_NODES || session.exceeds_comment_limit() {
            return None;
        }
        for &(number, mark) in &history.marks {
            let node = session.tree.node_id(number).filter(|_| number > 0)?;
            session.put_mark(node, mark);
        }
        session.restore_steps(&history.steps)?;
        if history.done > session.changes.len() || session.changes.len() > MOST_CHANGES {
            return None;
        }
        let ends: Vec<bool> = session.changes.iter().map(|one| one.ends_batch).collect();
        while session.done > history.done {
            session.undo_change(true);
        }
        for (change, ends_batch) in session.changes.iter_mut().zip(ends) {
            change.ends_batch = ends_batch;
        }
        for (node, number) in history.nodes.iter().zip(1..) {
            let id = session.tree.node_id(number)?;
            let here = session.tree.node_mut(id);
            (here.took, here.thought) = (node.took, node.thought);
        }
        session.show_live();
        Some(session)
    }

    /// `true` if a change only appends a move to the game, or ends it.
    fn is_plain(&self, change: &Change) -> bool {
        change.restored.is_empty()
            && match &change.step {
                Step::Play(line_change) => {
                    line_change.is_new
                        && self.tree.node(line_change.to).parent == line_change.from.tip
                }
                Step::Concede(_) => true,
                _ => false,
            }
    }

    /// `None` if a move is illegal, a line is too long, or a comment is invalid.
    fn restore_nodes(&mut self, history: &UndoHistory<G::Move>) -> Option<()> {
        for node in &history.nodes {
            let parent = self.tree.node_id(node.parent)?;
            if self.tree.node(parent).ply >= MOST_MOVES {
                return None;
            }
            self.tree.new_node(parent, node.mv);
        }
        for &(number, ref text) in &history.comments {
            let node = self.tree.node_id(number)?;
            self.tree.begin_with_comment(node, valid_comment(text)?);
        }
        let mut reached = vec![true];
        for (node, number) in history.nodes.iter().zip(1..) {
            let id = self.tree.node_id(number)?;
            let is_reached = node.is_initial && reached[node.parent];
            reached.push(is_reached);
            if is_reached {
                self.tree.attach_last(id);
            } else if node.is_initial {
                self.tree.append_detached(id);
            }
        }
        let parents: Vec<usize> = history.nodes.iter().map(|node| node.parent).collect();
        let mut legal = 0;
        walk_tree(self.start(), &parents, |number, position| {
            let mv = history.nodes[number - 1].mv;
            position.check(mv).ok()?;
            legal += 1;
            Some(mv)
        });
        (legal == parents.len()).then_some(())
    }

    fn restore_steps(&mut self, steps: &[HistoryStep]) -> Option<()> {
        let mut pending: Vec<Step> = Vec::new();
        let mut cost = 0;
        for step in steps {
            if let HistoryStep::End(ends_batch) = *step {
                let step = pending.pop()?;
                self.changes.push(Change {
                    restored: std::mem::take(&mut pending),
                    step,
                    ends_batch,
                });
                self.done += 1;
                continue;
            }
            let step = self.step_from(step)?;
            cost += self.replay_cost(&step);
            if cost > MOST_REPLAYED_MOVES || self.changes.len() > MOST_CHANGES {
                return None;
            }
            self.apply(&step);
            if self.size() > MOST_NODES || self.exceeds_comment_limit() {
                return None;
            }
            pending.push(step);
        }
        pending.is_empty().then_some(())
    }

    /// Number of moves to replay for a step, or for undoing it.
    fn replay_cost(&self, step: &Step) -> usize {
        let to = match *step {
            Step::Play(ref line_change) | Step::Promote(ref line_change) => line_change.to,
            Step::AddVariation(node) | Step::Delete { node, .. } => node,
            _ => return 0,
        };
        let lines = std::iter::once(&self.main).chain(&self.variation);
        let costs = lines.map(|line| {
            let (ply, rest) = line.split_path(&self.tree, to);
            line.moves.len() - ply + rest.len()
        });
        costs.sum()
    }

    /// `None` if the step is impossible now.
    fn step_from(&self, step: &HistoryStep) -> Option<Step> {
        let node_id = |number| self.tree.node_id(number);
        let known = |number| node_id(number).filter(|&id| self.contains(id));
        let detached = |number| {
            let node = node_id(number).filter(|&id| !self.tree.is_attached(id))?;
            let parent = self.tree.node(node).parent;
            (self.is_main(parent) || self.contains(parent)).then_some(node)
        };
        Some(match *step {
            HistoryStep::Play(number) => {
                let node = detached(number).or_else(|| known(number))?;
                if node == NodeId::START {
                    return None;
                }
                Step::Play(self.main_line_change(node))
            }
            HistoryStep::Promote(number) => {
                let node = known(number).filter(|&node| !self.is_main(node))?;
                Step::Promote(self.main_line_change(node))
            }
            HistoryStep::Concede(concession) => {
                let mut ended = self.live().clone();
                ended.concede(concession);
                if self.outcome().is_some() || ended.outcome().is_none() {
                    return None;
                }
                Step::Concede(concession)
            }
            HistoryStep::AddVariation(number) => Step::AddVariation(detached(number)?),
            HistoryStep::RestoreUndone(number) => Step::RestoreUndone(detached(number)?),
            HistoryStep::Delete(number) => {
                let node = known(number).filter(|&node| node != NodeId::START)?;
                Step::Delete {
                    node,
                    child_index: self.tree.child_index(node),
                    from: self.main_line_end(),
                }
            }
            HistoryStep::Comment(number, ref to) => {
                let node = known(number)?;
                let from = self.comment(node).to_owned();
                let to = valid_comment(to)?;
                Step::Comment { node, from, to }
            }
            HistoryStep::Mark(number, to) => {
                let node = known(number).filter(|&node| node != NodeId::START)?;
                let from = self.mark(node);
                Step::Mark { node, from, to }
            }
            HistoryStep::End(_) => return None,
        })
    }
}

fn history_step(step: &Step) -> HistoryStep {
    match *step {
        Step::Play(ref line_change) => HistoryStep::Play(line_change.to.index()),
        Step::Promote(ref line_change) => HistoryStep::Promote(line_change.to.index()),
        Step::Concede(concession) => HistoryStep::Concede(concession),
        Step::AddVariation(node) => HistoryStep::AddVariation(node.index()),
        Step::RestoreUndone(node) => HistoryStep::RestoreUndone(node.index()),
        Step::Delete { node, .. } => HistoryStep::Delete(node.index()),
        Step::Comment { node, ref to, .. } => HistoryStep::Comment(node.index(), to.clone()),
        Step::Mark { node, to, .. } => HistoryStep::Mark(node.index(), to),
    }
}
