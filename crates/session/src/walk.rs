//! The tree of a session in list order: a move, then the variations that replace it, then the next move.

use super::game_session::Session;
use super::tree::NodeId;
use kuba_rules::Game;

/// A move in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// The node after the move.
    pub node: NodeId,
    /// The nesting of variations: 0 for the game, 1 for a variation of it, 2 for a variation of that, and so
    /// on.
    pub depth: usize,
    /// `true` if a variation begins with it.
    pub begins: bool,
}

#[derive(Clone, Copy, Debug)]
struct PendingRow {
    row: TreeRow,
    /// `true` if the siblings come right after it.
    siblings_follow: bool,
}

/// Iterator over the tree. See [`Session::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a, G: Game> {
    session: &'a Session<G>,
    pending: Vec<PendingRow>,
}

impl<G: Game> Session<G> {
    /// Every move of the tree in list order: each move, then the variations that replace it, one after the
    /// other and each to its end, then the continuation after the move. Lines explored after the newest
    /// position of the game come last, as variations of the move that was not made.
    pub fn walk(&self) -> Walk<'_, G> {
        let mut walk = Walk { session: self, pending: Vec::new() };
        walk.push_continuation(TreeRow { node: NodeId::START, depth: 0, begins: false });
        walk
    }
}

impl<G: Game> Walk<'_, G> {
    fn push_continuation(&mut self, row: TreeRow) {
        let session = self.session;
        let children = session.children(row.node);
        let is_newest = row.depth == 0 && row.node == session.tip();
        if is_newest {
            self.push_variations(children, 1);
        } else if let Some(&first) = children.first() {
            self.pending.push(PendingRow {
                row: TreeRow { node: first, depth: row.depth, begins: false },
                siblings_follow: true,
            });
        }
    }

    fn push_variations(&mut self, nodes: &[NodeId], depth: usize) {
        self.pending.extend(nodes.iter().rev().map(|&node| PendingRow {
            row: TreeRow { node, depth, begins: true },
            siblings_follow: false,
        }));
    }
}

impl<G: Game> Iterator for Walk<'_, G> {
    type Item = TreeRow;

    fn next(&mut self) -> Option<TreeRow> {
        let PendingRow { row, siblings_follow } = self.pending.pop()?;
        self.push_continuation(row);
        if siblings_follow {
            let parent = self.session.tree.node(row.node).parent;
            let siblings = self.session.children(parent);
            self.push_variations(&siblings[1..], row.depth + 1);
        }
        Some(row)
    }
}
