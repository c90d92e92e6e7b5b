//! The tree of a session in list order: a move, then the variations that replace it, then the next move.

use super::history::Session;
use super::tree::NodeId;
use crate::rules::Game;

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
struct Open {
    row: TreeRow,
    /// `true` if the siblings come right after it.
    leads: bool,
}

/// Iterator over the tree. See [`Session::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a, G: Game> {
    session: &'a Session<G>,
    open: Vec<Open>,
}

impl<G: Game> Session<G> {
    /// Every move of the tree in list order: each move, then the variations that replace it, one after the
    /// other and each to its end, then the continuation after the move. Lines explored after the newest
    /// position of the game come last, as variations of the move that was not made.
    pub fn walk(&self) -> Walk<'_, G> {
        let mut walk = Walk {
            session: self,
            open: Vec::new(),
        };
        walk.open_after(TreeRow {
            node: NodeId::START,
            depth: 0,
            begins: false,
        });
        walk
    }
}

impl<G: Game> Walk<'_, G> {
    fn open_after(&mut self, row: TreeRow) {
        let session = self.session;
        let children = session.children(row.node);
        let is_newest = row.depth == 0 && row.node == session.tip();
        if is_newest {
            self.open_variations(children, 1);
        } else if let Some(&first) = children.first() {
            self.open.push(Open {
                row: TreeRow {
                    node: first,
                    depth: row.depth,
                    begins: false,
                },
                leads: true,
            });
        }
    }

    fn open_variations(&mut self, nodes: &[NodeId], depth: usize) {
        self.open.extend(nodes.iter().rev().map(|&node| Open {
            row: TreeRow {
                node,
                depth,
                begins: true,
            },
            leads: false,
        }));
    }
}

impl<G: Game> Iterator for Walk<'_, G> {
    type Item = TreeRow;

    fn next(&mut self) -> Option<TreeRow> {
        let Open { row, leads } = self.open.pop()?;
        self.open_after(row);
        if leads {
            let parent = self.session.tree.node(row.node).parent;
            let siblings = self.session.children(parent);
            self.open_variations(&siblings[1..], row.depth + 1);
        }
        Some(row)
    }
}
