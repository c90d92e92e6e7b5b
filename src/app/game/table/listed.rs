//! Moves of a tree as the move list shows them: plain data.

use super::Written;
use crate::bot::study::Mark;
use crate::phrase::Phrase;
use crate::session::NodeId;

/// A move of the tree with its mark and comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Node after the move.
    pub node: NodeId,
    /// Number of lines between it and the main line; 0 on that.
    pub depth: usize,
    /// A variation begins with it.
    pub begins: bool,
    /// It is on the way to the position that is shown, or leads there.
    pub is_on_way: bool,
    /// It leads to the position that is shown.
    pub is_shown: bool,
    /// The move.
    pub written: Written,
    /// Mark by a person, or else by the computer.
    pub mark: Option<Mark>,
    /// Comment on it; empty if there is none.
    pub comment: String,
    /// Better line in its place, if the mark blames it, as the list shows moves.
    pub better: Vec<Phrase>,
}

/// Returns `true` if a mark stands for a mistake or a blunder.
pub const fn is_bad(mark: Mark) -> bool {
    matches!(mark, Mark::Mistake | Mark::Blunder)
}
