//! What is added to a game beside its moves: variations, and what is thought of them.

use super::history::{MOST_MOVES, MOST_NODES, Refusal, Session};
use super::step::Step;
use super::tree::NodeId;
use crate::bot::study::{Mark, Verdict};
use crate::phrase::{Phrase, Say};
use crate::rules::Game;

/// The longest comment, in characters.
pub const LONGEST_COMMENT: usize = 4_000;
/// The most text that all comments of a game can have together, in bytes.
pub const MOST_TEXT: usize = 512 * 1024;
/// The longest line of a verdict that is kept, in moves.
pub const LONGEST_VERDICT: usize = 32;

/// Why a comment was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooMuchText {
    /// It has more than [`LONGEST_COMMENT`] characters.
    Comment,
    /// All comments together would have more than [`MOST_TEXT`] bytes.
    Together,
}

impl Say for TooMuchText {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Comment => Phrase::new("comment-too-long").with("most", LONGEST_COMMENT),
            Self::Together => Phrase::new("comments-too-long").with("most", MOST_TEXT / 1024),
        }
    }
}

impl<G: Game> Session<G> {
    /// Adds a move as the last variation of the position looked at, and looks at what comes of it.
    /// The game stays as it is. Where the move is known already, only that is looked at.
    ///
    /// # Errors
    /// Why the move is not legal, or that there are too many already; nothing has changed.
    pub fn add_variation(&mut self, mv: G::Move) -> Result<NodeId, Refusal<G::Illegal>> {
        self.add_line(&[mv])
    }

    /// Adds moves, one after the other, as [`Session::add_variation`] does, and looks at what
    /// comes of the last one. They are taken back together.
    ///
    /// # Errors
    /// Why one of the moves is not legal, or that there are too many; nothing has changed.
    pub fn add_line(&mut self, moves: &[G::Move]) -> Result<NodeId, Refusal<G::Illegal>> {
        let mut position = self.position(self.cursor());
        for &mv in moves {
            position.check(mv).map_err(Refusal::Illegal)?;
            position.play(mv);
        }
        let (here, rest) = self.known_part(self.cursor(), moves);
        if rest.is_empty() {
            self.go(here);
            return Ok(here);
        }
        if self.tree.node(here).ply + rest.len() > MOST_MOVES {
            return Err(Refusal::TooLong);
        }
        if !self.has_room(rest.len()) {
            return Err(Refusal::TooMany);
        }
        if self.would_redo(here, rest) {
            self.redo();
            return Ok(self.cursor());
        }
        Ok(self.change_line(here, rest))
    }

    /// The position that the first of these moves lead to, as far as they are known, and the others.
    pub(super) fn known_part<'a>(
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

    /// Makes the line through a position the game, to its end. The moves of the game until now
    /// stay as a variation. Returns whether that changes anything.
    pub fn promote(&mut self, node: NodeId) -> bool {
        if !self.contains(node) || self.is_main(node) {
            return false;
        }
        let end = self.tree.end_of_line(node);
        self.change(|session| Step::Promote(session.lead(end)));
        true
    }

    /// Deletes a position and all that comes after it. What of it is the game is then shorter.
    /// Returns whether there was anything: the start cannot be deleted.
    pub fn delete(&mut self, node: NodeId) -> bool {
        if node == NodeId::START || !self.contains(node) {
            return false;
        }
        self.change(|session| Step::Delete {
            node,
            rank: session.tree.rank(node),
            from: session.standing(),
        });
        true
    }

    /// What somebody has written about a position; empty if nothing.
    pub fn comment(&self, node: NodeId) -> &str {
        self.tree.comment(node)
    }

    /// Writes something about a position, or deletes with an empty text what was written.
    ///
    /// # Errors
    /// That it is too much; nothing has changed.
    pub fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), TooMuchText> {
        let to = clean(text);
        if to.chars().count() > LONGEST_COMMENT {
            return Err(TooMuchText::Comment);
        }
        if !self.contains(node) || to == self.comment(node) {
            return Ok(());
        }
        let others = self.tree.weight().text - self.comment(node).len();
        if others + to.len() > MOST_TEXT {
            return Err(TooMuchText::Together);
        }
        self.change(|session| Step::Comment {
            node,
            from: session.comment(node).to_owned(),
            to,
        });
        Ok(())
    }

    /// What somebody thinks of the move that leads to a position.
    pub fn mark(&self, node: NodeId) -> Option<Mark> {
        self.tree.node(node).mark
    }

    /// Marks the move that leads to a position, or takes its mark away. Returns whether that
    /// changes anything: no move leads to the start.
    pub fn set_mark(&mut self, node: NodeId, mark: Option<Mark>) -> bool {
        if node == NodeId::START || !self.contains(node) || self.mark(node) == mark {
            return false;
        }
        self.change(|session| Step::Mark {
            node,
            from: session.mark(node),
            to: mark,
        });
        true
    }

    /// What an analysis has found out about a position.
    pub fn verdict(&self, node: NodeId) -> Option<&Verdict<G::Move>> {
        self.tree.node(node).verdict.as_deref()
    }

    /// Keeps what an analysis has found out about a position, with at most [`LONGEST_VERDICT`]
    /// moves of its line. This is no change that could be taken back.
    pub fn set_verdict(&mut self, node: NodeId, verdict: Option<Verdict<G::Move>>) {
        let short = verdict.map(|mut verdict| {
            verdict.line.truncate(LONGEST_VERDICT);
            Box::new(verdict)
        });
        if self.tree.numbered(node.index()).is_some() {
            self.tree.node_mut(node).verdict = short;
        }
    }

    /// How long the move that leads to a position took, as far as that is known.
    pub fn took(&self, node: NodeId) -> std::time::Duration {
        self.tree.node(node).took
    }

    /// Whether this variation is what would be redone.
    fn would_redo(&self, here: NodeId, moves: &[G::Move]) -> bool {
        let next = self.changes.get(self.done);
        let ([mv], Some(Step::Vary(node))) = (moves, next.map(|next| &next.what)) else {
            return false;
        };
        self.parent(*node) == Some(here) && self.move_to(*node) == Some(*mv)
    }

    /// Whether the comments together are too long.
    pub(super) fn is_wordy(&self) -> bool {
        self.tree.weight().text > MOST_TEXT
    }

    /// Whether so many more positions can be added.
    pub(super) fn has_room(&self, more: usize) -> bool {
        self.size() + self.undone() + more <= MOST_NODES
    }
}

/// A comment as it is kept: without what cannot be shown, and without blanks around it.
pub(super) fn clean(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace(['\r', '\t'], " ");
    let shown: String = text
        .chars()
        .filter(|c| *c == '\n' || !c.is_control())
        .collect();
    shown.trim().to_owned()
}

/// A comment that needs no cleaning and is not too long.
pub(super) fn sound(text: &str) -> Option<String> {
    let is_sound = clean(text) == text && text.chars().count() <= LONGEST_COMMENT;
    is_sound.then(|| text.to_owned())
}
