//! Additions to a game besides its moves: variations, comments, marks and verdicts.

use super::change::{Change, Step};
use super::game_session::{MOST_MOVES, MOST_NODES, MoveRejection, Session};
use super::tree::NodeId;
use kuba_bot::Evaluate;
use kuba_bot::study::{Mark, MoveLine, Verdict};
use kuba_rules::Game;
use kuba_rules::phrase::{Phrase, ToPhrase};

/// The maximum length of a comment, in characters.
pub const LONGEST_COMMENT: usize = 4_000;
/// The maximum size of all comments of a game together, in bytes.
pub const MOST_TEXT: usize = 512 * 1024;
/// The maximum length of the line stored with a verdict, in moves.
pub const LONGEST_VERDICT: usize = 32;

/// Reason a comment was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentRejection {
    /// It has more than [`LONGEST_COMMENT`] characters.
    Comment,
    /// All comments together would have more than [`MOST_TEXT`] bytes.
    Together,
}

impl ToPhrase for CommentRejection {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Comment => Phrase::new("comment-too-long").with("most", LONGEST_COMMENT),
            Self::Together => Phrase::new("comments-too-long").with("most", MOST_TEXT / 1024),
        }
    }
}

impl<G: Game> Session<G> {
    /// Adds a move as the last variation at the cursor, and moves the cursor to the position after it. The
    /// game does not change. If the move is known there, only the cursor moves.
    ///
    /// # Errors
    /// The move is illegal, or a limit is reached; nothing changes.
    pub fn add_variation(&mut self, mv: G::Move) -> Result<NodeId, MoveRejection<G::Illegal>> {
        self.add_line(&[mv])
    }

    /// Adds several moves in a row, as [`Session::add_variation`] does, and moves the cursor to the position
    /// after the last. They are undone together.
    ///
    /// # Errors
    /// A move is illegal, or a limit is reached; nothing changes.
    pub fn add_line(&mut self, moves: &[G::Move]) -> Result<NodeId, MoveRejection<G::Illegal>> {
        let mut position = self.position(self.cursor());
        for &mv in moves {
            position.check(mv).map_err(MoveRejection::Illegal)?;
            position.play(mv);
        }
        let (here, rest) = self.follow_known(self.cursor(), moves);
        if rest.is_empty() {
            self.go(here);
            return Ok(here);
        }
        if self.tree.node(here).ply + rest.len() > MOST_MOVES {
            return Err(MoveRejection::TooLong);
        }
        if !self.has_room_for(rest.len()) {
            return Err(MoveRejection::TooMany);
        }
        if self.would_redo(here, rest) {
            self.redo();
            return Ok(self.cursor());
        }
        Ok(self.change_line(here, rest))
    }

    /// Follows the moves as far as they are in the tree. Returns the node there and the moves left.
    pub(super) fn follow_known<'a>(
        &self,
        mut here: NodeId,
        mut moves: &'a [G::Move],
    ) -> (NodeId, &'a [G::Move]) {
        while let [mv, rest @ ..] = moves
            && let Some(known) = self.tree.child(here, *mv)
        {
            (here, moves) = (known, rest);
        }
        (here, moves)
    }

    /// Makes the line through a node the game, up to its end. The former moves of the game stay as a
    /// variation. Returns `true` if this changes anything.
    pub fn promote(&mut self, node: NodeId) -> bool {
        if !self.contains(node) || self.is_main(node) {
            return false;
        }
        let end = self.tree.end_of_line(node);
        self.change(|session| Step::Promote(session.main_line_change(end)));
        true
    }

    /// Deletes a node and everything after it; if it is on the main line, the game becomes shorter. Returns
    /// `true` if there was anything to delete: the start cannot be deleted.
    pub fn delete(&mut self, node: NodeId) -> bool {
        if node == NodeId::START || !self.contains(node) {
            return false;
        }
        self.change(|session| Step::Delete {
            node,
            child_index: session.tree.child_index(node),
            from: session.main_line_end(),
        });
        true
    }

    /// The comment on a node; empty if there is none.
    pub fn comment(&self, node: NodeId) -> &str {
        let known = self.tree.node_id(node.index());
        known.map_or("", |node| self.tree.comment(node))
    }

    /// Sets the comment on a node; an empty text deletes it. A node whose move was taken back or deleted has the comment
    /// once the move is there again.
    ///
    /// # Errors
    /// The text is too long; nothing changes.
    pub fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), CommentRejection> {
        let to = normalized_comment(text);
        if to.chars().count() > LONGEST_COMMENT {
            return Err(CommentRejection::Comment);
        }
        if to == self.comment(node) {
            return Ok(());
        }
        if !self.contains(node) {
            return self.set_comment_of_removed(node, &to);
        }
        let others = self.tree.size().text - self.comment(node).len();
        if others + to.len() > MOST_TEXT {
            return Err(CommentRejection::Together);
        }
        self.change(|session| Step::Comment { node, from: session.comment(node).to_owned(), to });
        Ok(())
    }

    /// Sets the comment that a node taken out of the tree has once it is there again. This is no change of its own: it
    /// would end the redo list.
    fn set_comment_of_removed(&mut self, node: NodeId, text: &str) -> Result<(), CommentRejection> {
        let Some(node) = self.tree.node_id(node.index()) else {
            return Ok(());
        };
        let steps = self.changes.iter().flat_map(Change::steps);
        let written = steps.map(|step| match step {
            Step::Comment { to, .. } => to.len(),
            _ => 0,
        });
        if self.tree.text_with_removed() + written.sum::<usize>() + text.len() > MOST_TEXT {
            return Err(CommentRejection::Together);
        }
        self.tree.begin_with_comment(node, text.to_owned());
        let mut before = text.to_owned();
        let mut last = None;
        for step in self.changes.iter_mut().flat_map(Change::steps_mut) {
            if let Step::Comment { node: of, from, to } = step
                && *of == node
            {
                from.clone_from(&before);
                before.clone_from(to);
                last = Some(to);
            }
        }
        if let Some(last) = last {
            text.clone_into(last);
        }
        Ok(())
    }

    /// The mark on the move that leads to a node.
    pub fn mark(&self, node: NodeId) -> Option<Mark> {
        self.tree.node(node).mark
    }

    /// Sets or removes the mark on the move that leads to a node. Returns `true` if this changes anything: no
    /// move leads to the start.
    pub fn set_mark(&mut self, node: NodeId, mark: Option<Mark>) -> bool {
        if node == NodeId::START || !self.contains(node) || self.mark(node) == mark {
            return false;
        }
        self.change(|session| Step::Mark { node, from: session.mark(node), to: mark });
        true
    }

    /// The verdict of an analysis on a node.
    pub fn verdict(&self, node: NodeId) -> Option<&Verdict<G::Move>> {
        self.tree.node(node).verdict.as_deref()
    }

    /// Stores the verdict of an analysis on a node, with at most [`LONGEST_VERDICT`] moves of its line. This
    /// is outside the undo history.
    pub fn set_verdict(&mut self, node: NodeId, verdict: Option<Verdict<G::Move>>) {
        let short = verdict.map(|mut verdict| {
            verdict.line.truncate(LONGEST_VERDICT);
            Box::new(verdict)
        });
        if self.tree.node_id(node.index()).is_some() {
            self.tree.node_mut(node).verdict = short;
        }
    }

    /// Returns `true` if the move that leads to a node was made after a hint.
    pub fn is_hinted(&self, node: NodeId) -> bool {
        self.tree.node(node).is_hinted
    }

    /// Remembers that the move that leads to a node was made after a hint. This is outside the undo history.
    pub fn set_hinted(&mut self, node: NodeId) {
        if node != NodeId::START && self.tree.node_id(node.index()).is_some() {
            self.tree.node_mut(node).is_hinted = true;
        }
    }

    /// The time of the move that leads to a node; zero if it is unknown.
    pub fn took(&self, node: NodeId) -> std::time::Duration {
        self.tree.node(node).took
    }

    fn would_redo(&self, here: NodeId, moves: &[G::Move]) -> bool {
        let next = self.changes.get(self.done);
        let ([mv], Some(Step::AddVariation(node))) = (moves, next.map(|next| &next.step)) else {
            return false;
        };
        self.parent(*node) == Some(here) && self.move_to(*node) == Some(*mv)
    }

    /// `true` if all comments together exceed [`MOST_TEXT`].
    pub(super) fn exceeds_comment_limit(&self) -> bool {
        self.tree.size().text > MOST_TEXT
    }

    /// Reserves room for the nodes that redo could put back.
    pub(super) fn has_room_for(&self, more: usize) -> bool {
        self.size() + self.redo_node_count() + more <= MOST_NODES
    }
}

impl<G: Evaluate> Session<G> {
    /// The game with its verdicts. Its last position is the board that a player who resigned or lost on time left.
    pub fn judged_line(&self) -> MoveLine<G> {
        let nodes = self.main_line();
        let positions = (0..nodes.len()).map(|ply| self.main_position(ply).clone());
        MoveLine {
            known: nodes.iter().map(|&node| self.verdict(node).cloned()).collect(),
            positions: positions.collect(),
            moves: self.main_moves().to_vec(),
        }
    }

    /// Takes the verdicts on the positions of the main line that are deeper than its own. Returns `true` if there are
    /// any.
    pub fn take_deeper(&mut self, found: Vec<Option<Verdict<G::Move>>>) -> bool {
        let mut is_changed = false;
        for (node, found) in self.main_line().to_vec().into_iter().zip(found) {
            let Some(found) = found else { continue };
            if self.verdict(node).is_none_or(|known| known.nodes < found.nodes) {
                self.set_verdict(node, Some(found));
                is_changed = true;
            }
        }
        is_changed
    }
}

/// The saved form of a comment: no control characters, and no whitespace around it.
pub(super) fn normalized_comment(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace(['\r', '\t'], " ");
    let shown: String = text.chars().filter(|c| *c == '\n' || !c.is_control()).collect();
    shown.trim().to_owned()
}

/// `None` if the text is not in its saved form, or too long.
pub(super) fn valid_comment(text: &str) -> Option<String> {
    let is_valid = normalized_comment(text) == text && text.chars().count() <= LONGEST_COMMENT;
    is_valid.then(|| text.to_owned())
}
