//! The tree of moves of a game: every line that was played or explored.

use std::time::Duration;

use kuba_bot::study::{Mark, Verdict};

/// A node in the tree of a session: a position and the move to it. The id stays valid as long as the session
/// lives, even while the node is not in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The starting position.
    pub const START: Self = Self(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    /// The start is its own parent.
    pub(super) parent: NodeId,
    /// `None` at the start.
    pub(super) mv: Option<M>,
    pub(super) ply: usize,
    /// Only attached nodes; the line continues with the first.
    children: Vec<NodeId>,
    is_attached: bool,
    /// Time of the move that leads here.
    pub(super) took: Duration,
    /// Time that the player to move has spent here since, without a move.
    pub(super) thought: Duration,
    comment: String,
    /// Mark on the move that leads here.
    pub(super) mark: Option<Mark>,
    pub(super) verdict: Option<Box<Verdict<M>>>,
    /// The player had seen a hint when the move that leads here was made.
    pub(super) is_hinted: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TreeSize {
    pub(super) nodes: usize,
    /// Bytes of all comments.
    pub(super) text: usize,
}

/// Nodes keep their ids, even when they are taken out of the tree.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    size: TreeSize,
}

impl<M: Copy + PartialEq> Tree<M> {
    pub(super) fn new() -> Self {
        Self {
            nodes: vec![Node::new(NodeId::START, None, 0)],
            size: TreeSize { nodes: 1, text: 0 },
        }
    }

    /// Without detached nodes.
    pub(super) fn size(&self) -> TreeSize {
        self.size
    }

    /// Detached nodes included.
    pub(super) fn count(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node_id(&self, number: usize) -> Option<NodeId> {
        let id = NodeId(u32::try_from(number).ok()?);
        (number < self.nodes.len()).then_some(id)
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id.index()]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.nodes[id.index()]
    }

    pub(super) fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    pub(super) fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// The node must be in the tree.
    pub(super) fn set_comment(&mut self, id: NodeId, comment: &str) {
        let old = std::mem::replace(&mut self.node_mut(id).comment, comment.to_owned());
        self.size.text = self.size.text + comment.len() - old.len();
    }

    /// Bytes of all comments, also of nodes that are not in the tree.
    pub(super) fn text_with_removed(&self) -> usize {
        self.nodes.iter().map(|node| node.comment.len()).sum()
    }

    /// The node must not be in the tree, or be the start.
    pub(super) fn begin_with_comment(&mut self, id: NodeId, comment: String) {
        if id == NodeId::START {
            self.set_comment(id, &comment);
        } else {
            self.node_mut(id).comment = comment;
        }
    }

    /// Panics at the start.
    pub(super) fn move_leading_to(&self, id: NodeId) -> M {
        let mv = self.node(id).mv;
        mv.expect("a move leads to every position but the start")
    }

    pub(super) fn child(&self, parent: NodeId, mv: M) -> Option<NodeId> {
        let mut children = self.children(parent).iter().copied();
        children.find(|&child| self.node(child).mv == Some(mv))
    }

    /// Creates a node that is not attached yet.
    pub(super) fn new_node(&mut self, parent: NodeId, mv: M) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let ply = self.node(parent).ply + 1;
        self.nodes.push(Node::new(parent, Some(mv), ply));
        id
    }

    pub(super) fn contains(&self, id: NodeId) -> bool {
        let known = id.index() < self.nodes.len();
        known && self.ancestors(id).all(|id| self.node(id).is_attached)
    }

    pub(super) fn is_attached(&self, id: NodeId) -> bool {
        self.node(id).is_attached
    }

    /// `index` is the index among the children, at most to their end. The parent must be in the tree.
    pub(super) fn attach(&mut self, id: NodeId, index: usize) {
        let parent = self.node(id).parent;
        let children = &mut self.node_mut(parent).children;
        children.insert(index.min(children.len()), id);
        self.node_mut(id).is_attached = true;
        let more = self.subtree_size(id);
        self.size.nodes += more.nodes;
        self.size.text += more.text;
    }

    /// Appends a node to a detached parent.
    pub(super) fn append_detached(&mut self, id: NodeId) {
        let parent = self.node(id).parent;
        self.node_mut(parent).children.push(id);
        self.node_mut(id).is_attached = true;
    }

    pub(super) fn attach_last(&mut self, id: NodeId) {
        self.attach(id, usize::MAX);
    }

    /// Takes out the whole subtree.
    pub(super) fn detach(&mut self, id: NodeId) {
        let index = self.child_index(id);
        let less = self.subtree_size(id);
        let parent = self.node(id).parent;
        self.node_mut(parent).children.remove(index);
        self.node_mut(id).is_attached = false;
        self.size.nodes -= less.nodes;
        self.size.text -= less.text;
    }

    /// Index among the children of its parent.
    pub(super) fn child_index(&self, id: NodeId) -> usize {
        let siblings = self.children(self.node(id).parent);
        let index = siblings.iter().position(|&sibling| sibling == id);
        index.expect("it is among the children")
    }

    pub(super) fn move_child(&mut self, id: NodeId, index: usize) {
        let from = self.child_index(id);
        let parent = self.node(id).parent;
        let siblings = &mut self.node_mut(parent).children;
        siblings.remove(from);
        siblings.insert(index, id);
    }

    /// The nodes from one up to the start, which is excluded.
    pub(super) fn ancestors(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        let parent = |&id: &NodeId| Some(self.node(id).parent);
        std::iter::successors(Some(from), parent).take_while(|&id| id != NodeId::START)
    }

    /// Follows the first children.
    pub(super) fn end_of_line(&self, from: NodeId) -> NodeId {
        let first = |&id: &NodeId| self.children(id).first().copied();
        std::iter::successors(Some(from), first).last().unwrap_or(from)
    }

    fn subtree_size(&self, id: NodeId) -> TreeSize {
        let mut size = TreeSize::default();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let node = self.node(id);
            size.nodes += 1;
            size.text += node.comment.len();
            open.extend(&node.children);
        }
        size
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
            is_hinted: false,
        }
    }
}
