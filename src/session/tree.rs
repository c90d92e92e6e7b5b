//! The tree of the moves of a game: every line that was played or looked at in it.

use std::time::Duration;

use crate::bot::study::{Mark, Verdict};

/// A position in the tree of a session. It names the same position for as long as the session lives,
/// also while that is not in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The position that the game began with.
    pub const START: Self = Self(0);

    /// Its number, counted from 0.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position, the move that leads to it, and what was noted of it.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    /// The position before; the start is its own.
    pub(super) parent: NodeId,
    /// The move that leads here; none leads to the start.
    pub(super) mv: Option<M>,
    /// The number of moves before it.
    pub(super) ply: usize,
    /// The positions after it that are in the tree, the one that its line goes on with first.
    children: Vec<NodeId>,
    /// Whether it is among the children of its parent.
    is_attached: bool,
    /// How long the move that leads here took.
    pub(super) took: Duration,
    /// How long the player to move has thought here without moving since.
    pub(super) thought: Duration,
    /// What somebody has written about it.
    comment: String,
    /// What somebody thinks of the move that leads here.
    pub(super) mark: Option<Mark>,
    /// What an analysis has found out about it.
    pub(super) verdict: Option<Box<Verdict<M>>>,
}

/// What a part of a tree weighs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Weight {
    /// Its positions.
    pub(super) nodes: usize,
    /// The bytes of their comments.
    pub(super) text: usize,
}

/// Every move of a game. Whatever was once in it keeps its number, also when it is taken out.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    weight: Weight,
}

impl<M: Copy + PartialEq> Tree<M> {
    /// A tree in which nothing has been played.
    pub(super) fn new() -> Self {
        Self {
            nodes: vec![Node::new(NodeId::START, None, 0)],
            weight: Weight { nodes: 1, text: 0 },
        }
    }

    /// What is in the tree.
    pub(super) fn weight(&self) -> Weight {
        self.weight
    }

    /// How many positions have a number.
    pub(super) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The position with this number, if there is one.
    pub(super) fn numbered(&self, number: usize) -> Option<NodeId> {
        let id = NodeId(u32::try_from(number).ok()?);
        (number < self.nodes.len()).then_some(id)
    }

    /// What is known of a position.
    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id.index()]
    }

    /// What is known of a position, to be changed.
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.nodes[id.index()]
    }

    /// The positions after one, the one that its line goes on with first.
    pub(super) fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The comment of a position.
    pub(super) fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// Changes the comment of a position that is in the tree.
    pub(super) fn set_comment(&mut self, id: NodeId, comment: &str) {
        let old = std::mem::replace(&mut self.node_mut(id).comment, comment.to_owned());
        self.weight.text = self.weight.text + comment.len() - old.len();
    }

    /// Gives its first comment to a position that is not in the tree yet, or to the start.
    pub(super) fn begin_with_comment(&mut self, id: NodeId, comment: String) {
        if id == NodeId::START {
            self.set_comment(id, &comment);
        } else {
            self.node_mut(id).comment = comment;
        }
    }

    /// The move that leads to a position.
    ///
    /// # Panics
    /// If it is the start.
    pub(super) fn leading_to(&self, id: NodeId) -> M {
        let mv = self.node(id).mv;
        mv.expect("a move leads to every position but the start")
    }

    /// The position after a move that is in the tree.
    pub(super) fn child(&self, parent: NodeId, mv: M) -> Option<NodeId> {
        let mut children = self.children(parent).iter().copied();
        children.find(|&child| self.node(child).mv == Some(mv))
    }

    /// A number for the position after a move, which is not in the tree yet.
    pub(super) fn grow(&mut self, parent: NodeId, mv: M) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let ply = self.node(parent).ply + 1;
        self.nodes.push(Node::new(parent, Some(mv), ply));
        id
    }

    /// Whether a position is in the tree.
    pub(super) fn contains(&self, id: NodeId) -> bool {
        let known = id.index() < self.nodes.len();
        known && self.way_up(id).all(|id| self.node(id).is_attached)
    }

    /// Whether a position is among the children of its parent.
    pub(super) fn is_attached(&self, id: NodeId) -> bool {
        self.node(id).is_attached
    }

    /// Puts a position among the children of its parent, at a place there.
    pub(super) fn attach(&mut self, id: NodeId, rank: usize) {
        let parent = self.node(id).parent;
        let children = &mut self.node_mut(parent).children;
        children.insert(rank.min(children.len()), id);
        self.node_mut(id).is_attached = true;
        let more = self.weigh(id);
        self.weight.nodes += more.nodes;
        self.weight.text += more.text;
    }

    /// Puts a position behind the children of its parent, which is not in the tree itself.
    pub(super) fn hang(&mut self, id: NodeId) {
        let parent = self.node(id).parent;
        self.node_mut(parent).children.push(id);
        self.node_mut(id).is_attached = true;
    }

    /// Puts a position behind the children of its parent.
    pub(super) fn attach_last(&mut self, id: NodeId) {
        self.attach(id, usize::MAX);
    }

    /// Takes a position from among the children of its parent, with all that comes after it.
    pub(super) fn detach(&mut self, id: NodeId) {
        let rank = self.rank(id);
        let less = self.weigh(id);
        let parent = self.node(id).parent;
        self.node_mut(parent).children.remove(rank);
        self.node_mut(id).is_attached = false;
        self.weight.nodes -= less.nodes;
        self.weight.text -= less.text;
    }

    /// The place of a position among the children of its parent.
    pub(super) fn rank(&self, id: NodeId) -> usize {
        let siblings = self.children(self.node(id).parent);
        let rank = siblings.iter().position(|&sibling| sibling == id);
        rank.expect("it is among the children")
    }

    /// Moves a position to another place among the children of its parent.
    pub(super) fn rerank(&mut self, id: NodeId, rank: usize) {
        let from = self.rank(id);
        let parent = self.node(id).parent;
        let siblings = &mut self.node_mut(parent).children;
        siblings.remove(from);
        siblings.insert(rank, id);
    }

    /// The positions from one up to the start, without that.
    pub(super) fn way_up(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        let parent = |&id: &NodeId| Some(self.node(id).parent);
        std::iter::successors(Some(from), parent).take_while(|&id| id != NodeId::START)
    }

    /// The last position of the line that goes on from one.
    pub(super) fn end_of_line(&self, from: NodeId) -> NodeId {
        let first = |&id: &NodeId| self.children(id).first().copied();
        std::iter::successors(Some(from), first)
            .last()
            .unwrap_or(from)
    }

    /// What a position weighs with all that comes after it.
    fn weigh(&self, id: NodeId) -> Weight {
        let mut weight = Weight::default();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let node = self.node(id);
            weight.nodes += 1;
            weight.text += node.comment.len();
            open.extend(&node.children);
        }
        weight
    }
}

impl<M> Node<M> {
    fn new(parent: NodeId, mv: Option<M>, ply: usize) -> Self {
        Self {
            parent,
            is_attached: mv.is_none(),
            mv,
            ply,
            children: Vec::new(),
            took: Duration::ZERO,
            thought: Duration::ZERO,
            comment: String::new(),
            mark: None,
            verdict: None,
        }
    }
}
