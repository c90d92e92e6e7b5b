//! The moves of a game with variations, as the list of moves shows them: plain data.

use super::Written;
use crate::bot::study::Mark;
use crate::phrase::Phrase;
use crate::session::NodeId;

/// A move of the tree, with what hangs on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Where it leads.
    pub node: NodeId,
    /// How many lines stand between it and the main line: 0 on that.
    pub depth: usize,
    /// Whether a line begins with it that is not the first from there.
    pub begins: bool,
    /// Whether it is on the way to the position that is shown, or leads there.
    pub is_on_way: bool,
    /// Whether it leads to the position that is shown.
    pub is_shown: bool,
    /// The move.
    pub written: Written,
    /// What is thought of it: by somebody, else by the computer.
    pub mark: Option<Mark>,
    /// What somebody has written about it.
    pub comment: String,
    /// The moves that would have been better, if it lost something; as they stand in the list.
    pub better: Vec<Phrase>,
}

/// Whether a mark blames a move so much that it is worth going there.
pub const fn is_bad(mark: Mark) -> bool {
    matches!(mark, Mark::Mistake | Mark::Blunder)
}

/// Whether a mark blames a move at all.
pub(super) const fn blames(mark: Mark) -> bool {
    is_bad(mark) || matches!(mark, Mark::Doubtful)
}
