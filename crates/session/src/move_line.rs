//! A line of moves through the tree of a game, with every position on it.

use super::tree::{NodeId, Tree};
use kuba_rules::Game;

#[derive(Clone, Debug)]
pub(super) struct MoveLine<G: Game> {
    /// The start, and the node after each move.
    pub(super) nodes: Vec<NodeId>,
    pub(super) positions: Vec<G>,
    pub(super) moves: Vec<G::Move>,
}

impl<G: Game> MoveLine<G> {
    pub(super) fn new(start: G) -> Self {
        Self { nodes: vec![NodeId::START], positions: vec![start], moves: Vec::new() }
    }

    pub(super) fn prefix(&self, ply: usize) -> Self {
        Self {
            nodes: self.nodes[..=ply].to_vec(),
            positions: self.positions[..=ply].to_vec(),
            moves: self.moves[..ply].to_vec(),
        }
    }

    pub(super) fn tip(&self) -> NodeId {
        self.nodes[self.moves.len()]
    }

    pub(super) fn last(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// `ply` is the number of moves before the node.
    pub(super) fn has(&self, id: NodeId, ply: usize) -> bool {
        self.nodes.get(ply) == Some(&id)
    }

    /// The number of moves that this line shares with the path to a node, and the rest of that path.
    pub(super) fn split_path(&self, tree: &Tree<G::Move>, to: NodeId) -> (usize, Vec<NodeId>) {
        let off = |&id: &NodeId| !self.has(id, tree.node(id).ply);
        let mut rest: Vec<NodeId> = tree.ancestors(to).take_while(off).collect();
        rest.reverse();
        (tree.node(to).ply - rest.len(), rest)
    }

    /// Keeps the first `ply` moves.
    pub(super) fn truncate(&mut self, ply: usize) {
        self.nodes.truncate(ply + 1);
        self.positions.truncate(ply + 1);
        self.moves.truncate(ply);
    }

    /// Each node of `path` must be a child of the one before.
    pub(super) fn extend(&mut self, tree: &Tree<G::Move>, path: &[NodeId]) {
        for &id in path {
            let mv = tree.move_leading_to(id);
            let mut next = self.last().clone();
            next.play(mv);
            self.nodes.push(id);
            self.positions.push(next);
            self.moves.push(mv);
        }
    }
}
