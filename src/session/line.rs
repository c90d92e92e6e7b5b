//! One way through the tree of a game, with every position on it.

use super::tree::{NodeId, Tree};
use crate::rules::Game;

/// The positions from the start on, one after the other, and the moves between them.
#[derive(Clone, Debug)]
pub(super) struct Line<G: Game> {
    /// The start, and the position after each move.
    pub(super) nodes: Vec<NodeId>,
    /// The same, as positions of the game.
    pub(super) positions: Vec<G>,
    /// The moves between them: one fewer.
    pub(super) moves: Vec<G::Move>,
}

impl<G: Game> Line<G> {
    /// A line without a move.
    pub(super) fn new(start: G) -> Self {
        Self {
            nodes: vec![NodeId::START],
            positions: vec![start],
            moves: Vec::new(),
        }
    }

    /// The first part of a line: so many moves.
    pub(super) fn first_part(&self, ply: usize) -> Self {
        Self {
            nodes: self.nodes[..=ply].to_vec(),
            positions: self.positions[..=ply].to_vec(),
            moves: self.moves[..ply].to_vec(),
        }
    }

    /// The last position's place in the tree.
    pub(super) fn tip(&self) -> NodeId {
        self.nodes[self.moves.len()]
    }

    /// The last position.
    pub(super) fn last(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// Whether a position with so many moves before it is on the line.
    pub(super) fn has(&self, id: NodeId, ply: usize) -> bool {
        self.nodes.get(ply) == Some(&id)
    }

    /// How many moves this line and the way to a position have in common, and the rest of the way.
    pub(super) fn fork(&self, tree: &Tree<G::Move>, to: NodeId) -> (usize, Vec<NodeId>) {
        let off = |&id: &NodeId| !self.has(id, tree.node(id).ply);
        let mut rest: Vec<NodeId> = tree.way_up(to).take_while(off).collect();
        rest.reverse();
        (tree.node(to).ply - rest.len(), rest)
    }

    /// Leaves only the first moves.
    pub(super) fn cut(&mut self, ply: usize) {
        self.nodes.truncate(ply + 1);
        self.positions.truncate(ply + 1);
        self.moves.truncate(ply);
    }

    /// Appends positions of the tree, each the next after the one before.
    pub(super) fn extend(&mut self, tree: &Tree<G::Move>, way: &[NodeId]) {
        for &id in way {
            let mv = tree.leading_to(id);
            let mut next = self.last().clone();
            next.play(mv);
            self.nodes.push(id);
            self.positions.push(next);
            self.moves.push(mv);
        }
    }
}
