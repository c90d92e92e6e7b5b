//! State of a study as the shell reads it: plain data.

use crate::bot::study::{Chance, Idea, Mark};
use crate::bot::{Level, LineWin};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::NodeId;

/// State of a study.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StudyState {
    /// Positions of the main line, from the start on.
    pub points: Vec<StudyPoint>,
    /// Number of the point that is shown, or at which the line shown leaves the main line.
    pub shown: usize,
    /// Progress of the search of the main line; `None` while it does not run.
    pub progress: Option<LookProgress>,
    /// The user has stopped that search.
    pub stopped: bool,
    /// Number of the point after the move that turned the game.
    pub turning_point: Option<usize>,
    /// Accuracy of each seat, in tenths of a percent; `None` until the whole game is judged,
    /// and for a seat with fewer than ten judged moves.
    pub accuracy: Vec<Option<u16>>,
    /// Judgement of the move that leads to the position shown.
    pub judged: Option<Judged>,
    /// Number of best lines to show.
    pub line_count: usize,
    /// Best lines from the position shown, as far as they are known, the best first.
    pub lines: Vec<LineState>,
    /// The search for them is over.
    pub lines_done: bool,
    /// Moves that players of other levels would play there, as far as it is known, the weakest first.
    pub level_moves: Vec<LevelMove>,
    /// Idea to take home from the game, which has just ended.
    pub idea: Option<Idea>,
    /// Each seat's share of the win in the position shown; empty if it is not judged.
    pub chances: Vec<Chance>,
}

/// A position of the main line, and the move that leads to it.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyPoint {
    /// Node in the tree.
    pub node: NodeId,
    /// The move that leads there; `None` at the start.
    pub mv: Option<NumberedMove>,
    /// Each seat's share of the win; empty if the position is not judged.
    pub chances: Vec<Chance>,
    /// Mark of the move.
    pub mark: Option<Mark>,
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq)]
pub struct LineState {
    /// Chance of the player to move.
    pub chance: Chance,
    /// Win by force, if there is one.
    pub win: Option<LineWin>,
    /// Moves as the list shows them.
    pub moves: Vec<Phrase>,
}

/// What a player of another level would play.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelMove {
    /// Level of the player.
    pub level: Level,
    /// The move as the list shows it.
    pub short: Phrase,
}

/// Progress of the search of the main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookProgress {
    /// Judged positions.
    pub done: usize,
    /// All positions.
    pub all: usize,
    /// It is the second, closer search.
    pub deep: bool,
}

/// A move as sentences name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedMove {
    /// Player who makes it.
    pub player: Player,
    /// Number of its round in the list of moves, from 1.
    pub number: usize,
    /// The move as the list shows it.
    pub short: Phrase,
}

/// Judgement of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The move.
    pub mv: NumberedMove,
    /// Mark of the move.
    pub mark: Mark,
    /// Reason, if it is known.
    pub why: Option<Phrase>,
}
