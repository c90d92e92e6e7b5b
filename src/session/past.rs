//! The change history of a session, in a form that can be saved and replayed.

use std::time::Duration;

use super::history::{MOST_MOVES, MOST_NODES, Session};
use super::rebuild::descend;
use super::step::{Change, Step};
use super::study::sound;
use super::tree::NodeId;
use crate::bot::study::Mark;
use crate::rules::{Concession, Game};

/// The maximum number of changes in a saved history.
pub const MOST_CHANGES: usize = 2 * MOST_MOVES;

/// Limit of the moves replayed to restore a history: a few hundred passes through a long game.
const MOST_WORK: usize = 5_000_000;

/// Change history of a session. Nodes are numbered: 0 is the start, the others follow in the order of
/// [`Past::nodes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past<M> {
    /// All nodes except the start, including undone and deleted ones.
    pub nodes: Vec<PastNode<M>>,
    /// The comments before the first change, by node number.
    pub comments: Vec<(usize, String)>,
    /// The marks before the first change, by node number.
    pub marks: Vec<(usize, Mark)>,
    /// The steps of all changes.
    pub steps: Vec<PastStep>,
    /// The number of changes in force.
    pub done: usize,
}

/// A node of a session's tree, past or present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastNode<M> {
    /// The number of its parent, which is smaller than its own.
    pub parent: usize,
    /// The move that leads to it.
    pub mv: M,
    /// The time of that move.
    pub took: Duration,
    /// The time spent in its position without a move.
    pub thought: Duration,
    /// `true` if it was in the tree before the first change.
    pub first: bool,
}

/// A step of a change, or the end of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastStep {
    /// A move was played, to this node.
    Play(usize),
    /// The line that ends with this node became the game.
    Promote(usize),
    /// The game was ended without a move.
    Concede(Concession),
    /// This node was added as a variation.
    Vary(usize),
    /// This node, which could have been redone, stayed in the tree.
    Keep(usize),
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
    pub fn past(&self) -> Option<Past<G::Move>> {
        let is_plain = self.changes.iter().all(|change| self.is_plain(change));
        let is_done = self.done == self.changes.len();
        if is_plain && is_done {
            return None;
        }
        let count = self.tree.count();
        if self.changes.len() > MOST_CHANGES || count > 2 * MOST_NODES {
            return None;
        }
        let mut first = self.clone();
        while first.step_back(true) {}
        let ids = || (1..count).filter_map(|number| self.tree.numbered(number));
        let nodes = ids().map(|id| {
            let node = self.tree.node(id);
            PastNode {
                parent: node.parent.index(),
                mv: self.tree.leading_to(id),
                took: node.took,
                thought: node.thought,
                first: first.tree.is_attached(id),
            }
        });
        let all = || std::iter::once(NodeId::START).chain(ids());
        let comment = |id: NodeId| (id.index(), first.comment(id).to_owned());
        let comments = all().map(comment).filter(|(_, text)| !text.is_empty());
        let mark = |id: NodeId| Some((id.index(), first.mark(id)?));
        let steps = self.changes.iter().flat_map(|change| {
            let steps = change.before.iter().chain([&change.what]).map(past_step);
            steps.chain([PastStep::End(change.ends_batch)])
        });
        Some(Past {
            nodes: nodes.collect(),
            comments: comments.collect(),
            marks: all().filter_map(mark).collect(),
            steps: steps.collect(),
            done: self.done,
        })
    }

    /// A session in which the whole history was replayed and then undone, except for the changes in force.
    /// `None` if the history is invalid or too long.
    pub fn with_past(start: &G, past: &Past<G::Move>) -> Option<Self> {
        if past.nodes.len() >= 2 * MOST_NODES || past.steps.len() > 4 * MOST_NODES {
            return None;
        }
        let mut session = Self::new(start.clone());
        session.take_nodes(past)?;
        if session.size() > MOST_NODES || session.is_wordy() {
            return None;
        }
        for &(number, mark) in &past.marks {
            let node = session.tree.numbered(number).filter(|_| number > 0)?;
            session.put_mark(node, mark);
        }
        session.take_steps(&past.steps)?;
        if past.done > session.changes.len() || session.changes.len() > MOST_CHANGES {
            return None;
        }
        let ends: Vec<bool> = session.changes.iter().map(|one| one.ends_batch).collect();
        while session.done > past.done {
            session.step_back(true);
        }
        for (change, ends_batch) in session.changes.iter_mut().zip(ends) {
            change.ends_batch = ends_batch;
        }
        for (node, number) in past.nodes.iter().zip(1..) {
            let id = session.tree.numbered(number)?;
            let here = session.tree.node_mut(id);
            (here.took, here.thought) = (node.took, node.thought);
        }
        session.show_live();
        Some(session)
    }

    /// `true` if a change only appends a move to the game, or ends it.
    fn is_plain(&self, change: &Change) -> bool {
        change.before.is_empty()
            && match &change.what {
                Step::Play(lead) => lead.fresh && self.tree.node(lead.to).parent == lead.from.tip,
                Step::Concede(_) => true,
                _ => false,
            }
    }

    /// `None` if a move is illegal, a line is too long, or a comment is invalid.
    fn take_nodes(&mut self, past: &Past<G::Move>) -> Option<()> {
        for node in &past.nodes {
            let parent = self.tree.numbered(node.parent)?;
            if self.tree.node(parent).ply >= MOST_MOVES {
                return None;
            }
            self.tree.grow(parent, node.mv);
        }
        for &(number, ref text) in &past.comments {
            let node = self.tree.numbered(number)?;
            self.tree.begin_with_comment(node, sound(text)?);
        }
        let mut reached = vec![true];
        for (node, number) in past.nodes.iter().zip(1..) {
            let id = self.tree.numbered(number)?;
            let is_reached = node.first && reached[node.parent];
            reached.push(is_reached);
            if is_reached {
                self.tree.attach_last(id);
            } else if node.first {
                self.tree.hang(id);
            }
        }
        let parents: Vec<usize> = past.nodes.iter().map(|node| node.parent).collect();
        let mut legal = 0;
        descend(self.start(), &parents, |number, position| {
            let mv = past.nodes[number - 1].mv;
            position.check(mv).ok()?;
            legal += 1;
            Some(mv)
        });
        (legal == parents.len()).then_some(())
    }

    fn take_steps(&mut self, steps: &[PastStep]) -> Option<()> {
        let mut open: Vec<Step> = Vec::new();
        let mut work = 0;
        for step in steps {
            if let PastStep::End(ends_batch) = *step {
                let what = open.pop()?;
                self.changes.push(Change {
                    before: std::mem::take(&mut open),
                    what,
                    ends_batch,
                });
                self.done += 1;
                continue;
            }
            let step = self.step_again(step)?;
            work += self.work(&step);
            if work > MOST_WORK || self.changes.len() > MOST_CHANGES {
                return None;
            }
            self.apply(&step);
            if self.size() > MOST_NODES || self.is_wordy() {
                return None;
            }
            open.push(step);
        }
        open.is_empty().then_some(())
    }

    /// Number of moves to replay for a step, or for undoing it.
    fn work(&self, step: &Step) -> usize {
        let to = match *step {
            Step::Play(ref lead) | Step::Promote(ref lead) => lead.to,
            Step::Vary(node) | Step::Delete { node, .. } => node,
            _ => return 0,
        };
        let lines = std::iter::once(&self.main).chain(&self.aside);
        let work = lines.map(|line| {
            let (ply, rest) = line.fork(&self.tree, to);
            line.moves.len() - ply + rest.len()
        });
        work.sum()
    }

    /// `None` if the step is impossible now.
    fn step_again(&self, step: &PastStep) -> Option<Step> {
        let numbered = |number| self.tree.numbered(number);
        let known = |number| numbered(number).filter(|&id| self.contains(id));
        let fresh = |number| {
            let node = numbered(number).filter(|&id| !self.tree.is_attached(id))?;
            let parent = self.tree.node(node).parent;
            (self.is_main(parent) || self.contains(parent)).then_some(node)
        };
        Some(match *step {
            PastStep::Play(number) => {
                let node = fresh(number).or_else(|| known(number))?;
                if node == NodeId::START {
                    return None;
                }
                Step::Play(self.lead(node))
            }
            PastStep::Promote(number) => {
                let node = known(number).filter(|&node| !self.is_main(node))?;
                Step::Promote(self.lead(node))
            }
            PastStep::Concede(concession) => {
                let mut ended = self.live().clone();
                ended.concede(concession);
                if self.outcome().is_some() || ended.outcome().is_none() {
                    return None;
                }
                Step::Concede(concession)
            }
            PastStep::Vary(number) => Step::Vary(fresh(number)?),
            PastStep::Keep(number) => Step::Keep(fresh(number)?),
            PastStep::Delete(number) => {
                let node = known(number).filter(|&node| node != NodeId::START)?;
                Step::Delete {
                    node,
                    rank: self.tree.rank(node),
                    from: self.standing(),
                }
            }
            PastStep::Comment(number, ref to) => {
                let node = known(number)?;
                let from = self.comment(node).to_owned();
                let to = sound(to)?;
                Step::Comment { node, from, to }
            }
            PastStep::Mark(number, to) => {
                let node = known(number).filter(|&node| node != NodeId::START)?;
                let from = self.mark(node);
                Step::Mark { node, from, to }
            }
            PastStep::End(_) => return None,
        })
    }
}

fn past_step(step: &Step) -> PastStep {
    match *step {
        Step::Play(ref lead) => PastStep::Play(lead.to.index()),
        Step::Promote(ref lead) => PastStep::Promote(lead.to.index()),
        Step::Concede(concession) => PastStep::Concede(concession),
        Step::Vary(node) => PastStep::Vary(node.index()),
        Step::Keep(node) => PastStep::Keep(node.index()),
        Step::Delete { node, .. } => PastStep::Delete(node.index()),
        Step::Comment { node, ref to, .. } => PastStep::Comment(node.index(), to.clone()),
        Step::Mark { node, to, .. } => PastStep::Mark(node.index(), to),
    }
}
