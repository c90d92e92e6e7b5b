//! The verdict on the position in the editor, as the window shows it.

use kuba_rules::phrase::Phrase;

/// Kind of a verdict, for its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictKind {
    /// One first move reaches the goal: a puzzle.
    Puzzle,
    /// Several first moves reach the goal, or others come close.
    Several,
    /// There is no goal.
    Nothing,
    /// Not known yet.
    Open,
}

/// Verdict on the position in the editor.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorVerdict {
    /// Kind of the verdict.
    pub kind: VerdictKind,
    /// Sentence. The window adds its value `moves`, a list of the first moves.
    pub words: Phrase,
    /// Consequence. The window adds its value `moves`, a list of the rivals.
    pub note: Option<Phrase>,
    /// First moves that reach the goal, as the move list shows them.
    pub first_moves: Vec<Phrase>,
    /// First moves that win only a little later. Their indices follow those of the first moves.
    pub rivals: Vec<Phrase>,
    /// Index of the move that is shown on the board.
    pub shown: Option<usize>,
    /// `true` while nothing was found that changes any more, except by a further look.
    pub is_settled: bool,
    /// `true` if the position can be kept as a puzzle.
    pub can_keep: bool,
    /// `true` if a further look can find more.
    pub can_look_further: bool,
    /// Share of the first moves that a further look has dealt with, from 0 to 1.
    pub progress: Option<f32>,
}
