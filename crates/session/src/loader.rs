//! Construction of a session from a saved game. Nothing here can be undone.

use std::rc::Rc;
use std::time::Duration;

use super::game_session::Session;
use super::study::{CommentRejection, LONGEST_COMMENT, MOST_TEXT, normalized_comment};
use super::tree::NodeId;
use super::walk::TreeRow;
use kuba_bot::study::Mark;
use kuba_rules::Game;

impl<G: Game> Session<G> {
    /// Adds a move as the last variation at a node, outside the undo history. Returns the existing node if
    /// the move is known there.
    ///
    /// The move must be legal: it is not checked again.
    pub fn append_variation(&mut self, parent: NodeId, mv: G::Move, took: Duration) -> NodeId {
        if let Some(known) = self.tree.child(parent, mv) {
            return known;
        }
        let node = self.tree.new_node(parent, mv);
        self.tree.node_mut(node).took = took;
        self.tree.attach_last(node);
        node
    }

    /// Sets the comment of a node, outside the undo history.
    ///
    /// # Errors
    /// The comment, or all comments together, would be too long.
    pub fn put_comment(&mut self, node: NodeId, text: &str) -> Result<(), CommentRejection> {
        let text = normalized_comment(text);
        if text.chars().count() > LONGEST_COMMENT {
            return Err(CommentRejection::Comment);
        }
        let others = self.tree.size().text - self.comment(node).len();
        if others + text.len() > MOST_TEXT {
            return Err(CommentRejection::Together);
        }
        self.tree.set_comment(node, &text);
        Ok(())
    }

    /// Sets the mark of a node, outside the undo history.
    pub fn put_mark(&mut self, node: NodeId, mark: Mark) {
        self.tree.node_mut(node).mark = Some(mark);
    }

    /// [`Session::walk`] with the position before each move.
    pub fn walk_positions(&self, mut visit: impl FnMut(TreeRow, &G, G::Move)) {
        // The positions before and after the last move, by depth of variations.
        let mut last: Vec<(Rc<G>, Rc<G>)> = Vec::new();
        for row in self.walk() {
            let mv = self.tree.move_leading_to(row.node);
            let before = self.tree.node(row.node).ply - 1;
            if row.depth == 0 {
                visit(row, self.main_position(before), mv);
                continue;
            }
            let before = match (row.depth, row.begins) {
                (depth, false) => Rc::clone(&last[depth - 1].1),
                (1, true) => Rc::new(self.main_position(before).clone()),
                (depth, true) => Rc::clone(&last[depth - 2].0),
            };
            visit(row, &before, mv);
            let mut after = G::clone(&before);
            after.play(mv);
            last.truncate(row.depth - 1);
            last.push((before, Rc::new(after)));
        }
    }
}

/// Walks a tree in which `parents[i]` is the number of the parent of node `i + 1`, smaller than that; 0 is
/// the start. Calls `move_to` for each node after its parent, with the node's number and the parent's
/// position; it returns the legal move to the node. Skips everything after a node without one.
pub fn walk_tree<G: Game>(
    start: &G,
    parents: &[usize],
    mut move_to: impl FnMut(usize, &G) -> Option<G::Move>,
) {
    let mut children = vec![Vec::new(); parents.len() + 1];
    for (&parent, number) in parents.iter().zip(1..) {
        children[parent].push(number);
    }
    let mut path = vec![(start.clone(), children[0].iter())];
    while let Some((position, rest)) = path.last_mut() {
        let Some(&number) = rest.next() else {
            path.pop();
            continue;
        };
        let mv = move_to(number, position).filter(|_| !children[number].is_empty());
        if let Some(mv) = mv {
            let mut next = position.clone();
            next.play(mv);
            path.push((next, children[number].iter()));
        }
    }
}
