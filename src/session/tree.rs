//! The tree of the moves of a game: every line that was played in it.

use std::time::Duration;

/// A position in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

impl NodeId {
    /// The position that the game began with.
    pub(super) const START: Self = Self(0);

    /// Its number, counted from 0.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position, and the move that leads to it.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    /// The position before; the start is its own.
    pub(super) parent: NodeId,
    /// The move that leads here; none leads to the start.
    mv: Option<M>,
    /// The positions after it; the one of the main line first.
    children: Vec<NodeId>,
    /// How long the move that leads here took.
    pub(super) took: Duration,
    /// How long the player to move has thought here without moving since.
    pub(super) thought: Duration,
}

impl<M> Node<M> {
    fn new(parent: NodeId, mv: Option<M>) -> Self {
        Self {
            parent,
            mv,
            children: Vec::new(),
            took: Duration::ZERO,
            thought: Duration::ZERO,
        }
    }
}

/// Every move that was played in a game, as a tree: what a move has replaced stays beside it.
#[derive(Clone, Debug)]
pub(super) struct Tree<M>(Vec<Node<M>>);

impl<M: Copy + PartialEq> Tree<M> {
    /// A tree in which nothing has been played.
    pub(super) fn new() -> Self {
        Self(vec![Node::new(NodeId::START, None)])
    }

    /// The number of positions.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// What is known of a position.
    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.0[id.index()]
    }

    /// What is known of a position, to be changed.
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.0[id.index()]
    }

    /// The move that leads to a position.
    ///
    /// # Panics
    /// If it is the start.
    pub(super) fn leading_to(&self, id: NodeId) -> M {
        let mv = self.node(id).mv;
        mv.expect("a move leads to every position but the start")
    }

    /// The position after a move, which becomes the main line there. A move that has been played
    /// there before leads to the same.
    pub(super) fn grow(&mut self, parent: NodeId, mv: M) -> NodeId {
        let mut children = self.node(parent).children.iter();
        let known = children.position(|&child| self.node(child).mv == Some(mv));
        let children = &mut self.node_mut(parent).children;
        if let Some(index) = known {
            children[..=index].rotate_right(1);
            return children[0];
        }
        let id = NodeId(self.0.len() as u32);
        self.node_mut(parent).children.insert(0, id);
        self.0.push(Node::new(parent, Some(mv)));
        id
    }

    /// The way from one position down to another, without the first and with the last.
    pub(super) fn way(&self, from: NodeId, to: NodeId) -> Vec<NodeId> {
        let parent = |&id: &NodeId| Some(self.node(id).parent);
        let up = std::iter::successors(Some(to), parent).take_while(|&id| id != from);
        let mut way: Vec<NodeId> = up.collect();
        way.reverse();
        way
    }
}
