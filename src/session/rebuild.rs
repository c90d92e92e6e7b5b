//! A session as it is built from what was written of it.

use std::rc::Rc;
use std::time::Duration;

use super::history::Session;
use super::study::{LONGEST_COMMENT, MOST_TEXT, TooMuchText, clean};
use super::tree::NodeId;
use super::walk::TreeRow;
use crate::bot::study::Mark;
use crate::rules::Game;

impl<G: Game> Session<G> {
    /// Adds a move after a position as the last variation there. This is no change that could be
    /// taken back. A move that is there already stays the same.
    ///
    /// The move has to be legal there; nobody asks again.
    pub(crate) fn hang(&mut self, parent: NodeId, mv: G::Move, took: Duration) -> NodeId {
        if let Some(known) = self.tree.child(parent, mv) {
            return known;
        }
        let node = self.tree.grow(parent, mv);
        self.tree.node_mut(node).took = took;
        self.tree.attach_last(node);
        node
    }

    /// Gives a position its comment. This is no change that could be taken back.
    pub(crate) fn put_comment(&mut self, node: NodeId, text: &str) -> Result<(), TooMuchText> {
        let text = clean(text);
        if text.chars().count() > LONGEST_COMMENT {
            return Err(TooMuchText::Comment);
        }
        let others = self.tree.weight().text - self.comment(node).len();
        if others + text.len() > MOST_TEXT {
            return Err(TooMuchText::Together);
        }
        self.tree.set_comment(node, &text);
        Ok(())
    }

    /// Marks the move that leads to a position. This is no change that could be taken back.
    pub(crate) fn put_mark(&mut self, node: NodeId, mark: Mark) {
        self.tree.node_mut(node).mark = Some(mark);
    }

    /// As [`Session::walk`], with the position before each move.
    pub(crate) fn walk_positions(&self, mut told: impl FnMut(TreeRow, &G, G::Move)) {
        // The positions before and after the last move at each depth of variations.
        let mut last: Vec<(Rc<G>, Rc<G>)> = Vec::new();
        for row in self.walk() {
            let mv = self.tree.leading_to(row.node);
            let before = self.tree.node(row.node).ply - 1;
            if row.depth == 0 {
                told(row, self.played(before), mv);
                continue;
            }
            let before = match (row.depth, row.begins) {
                (depth, false) => Rc::clone(&last[depth - 1].1),
                (1, true) => Rc::new(self.played(before).clone()),
                (depth, true) => Rc::clone(&last[depth - 2].0),
            };
            told(row, &before, mv);
            let mut after = G::clone(&before);
            after.play(mv);
            last.truncate(row.depth - 1);
            last.push((before, Rc::new(after)));
        }
    }
}

/// Goes through a tree that is given by the numbers of the positions before each: `parents[i]` is the
/// one before the position with the number `i + 1`, and smaller than that; 0 is the start. Each is
/// met after the one before it, with the game as it stands there, and says the move that leads to
/// it. What comes after one that has no legal move is left out.
pub(crate) fn descend<G: Game>(
    start: &G,
    parents: &[usize],
    mut move_to: impl FnMut(usize, &G) -> Option<G::Move>,
) {
    let mut children = vec![Vec::new(); parents.len() + 1];
    for (&parent, number) in parents.iter().zip(1..) {
        children[parent].push(number);
    }
    let mut way = vec![(start.clone(), children[0].iter())];
    while let Some((position, rest)) = way.last_mut() {
        let Some(&number) = rest.next() else {
            way.pop();
            continue;
        };
        let mv = move_to(number, position).filter(|_| !children[number].is_empty());
        if let Some(mv) = mv {
            let mut next = position.clone();
            next.play(mv);
            way.push((next, children[number].iter()));
        }
    }
}
