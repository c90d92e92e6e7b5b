//! What the shell reads of a study: plain data.

use crate::bot::study::{Chance, Mark};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::NodeId;

/// What is known of a game that is studied.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StudyState {
    /// The positions of the main line, from the start on.
    pub points: Vec<StudyPoint>,
    /// The number of the point that is shown, or at which what is shown has left the main line.
    pub shown: usize,
    /// How far the look at the game is; `None` before it has begun and after its end.
    pub progress: Option<LookProgress>,
    /// The look at the game was stopped before its end.
    pub stopped: bool,
    /// The number of the point after the move that turned the game.
    pub turning_point: Option<usize>,
    /// How well each seat has moved, in tenths of a percent; nobody's before the whole game was looked
    /// at.
    pub accuracy: Vec<Option<u16>>,
    /// What is to be said of the move that leads to the position shown.
    pub judged: Option<Judged>,
    /// How many of the best lines are to be shown.
    pub line_count: usize,
    /// The best lines from the position shown, as far as they are known, the best first.
    pub lines: Vec<LineState>,
    /// Nothing more will be found out about them.
    pub lines_done: bool,
    /// The position shown: each seat's share of the win, if it has been looked at.
    pub chances: Vec<Chance>,
}

/// A position of the main line, and the move that leads to it.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyPoint {
    /// Where it is in the tree.
    pub node: NodeId,
    /// Who made the move that leads there; `None` at the start.
    pub mover: Option<Player>,
    /// The move as it stands in the list; `None` at the start.
    pub short: Option<Phrase>,
    /// Each seat's share of the win; empty if the position has not been looked at.
    pub chances: Vec<Chance>,
    /// What is thought of the move.
    pub mark: Option<Mark>,
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq)]
pub struct LineState {
    /// How likely the player to move is to win by it.
    pub chance: Chance,
    /// In how many moves the game is over, if that is certain: negative if the player to move loses.
    pub plies_to_end: Option<i32>,
    /// Its moves, as they stand in the list.
    pub moves: Vec<Phrase>,
}

/// How far the look at a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookProgress {
    /// So many positions have been looked at.
    pub done: usize,
    /// Of so many.
    pub all: usize,
    /// It is the second look, which takes more time.
    pub deep: bool,
}

/// What is to be said of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// After how many moves it was played.
    pub ply: usize,
    /// The move as it stands in the list.
    pub short: Phrase,
    /// What is thought of it.
    pub mark: Mark,
    /// Why, where that is known.
    pub why: Option<Phrase>,
}
