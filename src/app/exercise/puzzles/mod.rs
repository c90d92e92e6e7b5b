//! Puzzles on the board of their game, one after the other.
//!
//! The window knows [`PuzzleBoard`]; [`GamePuzzles`] is its only implementation. A puzzle has its own
//! positions and leaves the game on the table alone. `listed` has the lists of puzzles and the puzzle of the
//! day, `run` the runs.

pub(crate) mod command;
mod controller;
pub(crate) mod flow;
mod import;
mod item;
pub mod keep_dialog;
pub mod listed;
mod missed;
pub(crate) mod own_flow;
pub mod panel;
mod pending;
mod remark;
pub(crate) mod source;

use std::collections::BTreeSet;
use std::time::Duration;

use egui::{Context, Painter, Rect, Ui};

use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::board::Look;
use crate::board::film::Replay;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::store::SolutionKind;

pub use self::controller::GamePuzzles;
pub(crate) use self::import::{ImportNews, ImportResult, PuzzleImport};
pub use self::listed::{ListedPuzzle, ListedPuzzles, PuzzleSource, Todays, todays};
pub(crate) use self::missed::MissedPuzzles;
pub use self::pending::PendingVerdict;
pub use self::remark::number;

/// Puzzles of a game with one of them on the board, as the window knows them.
pub trait PuzzleBoard: Send {
    /// Returns the state of the puzzle on the board.
    fn state(&self) -> PuzzleState;
    /// Performs an action of the user, if it is possible now.
    fn perform(&mut self, command: PuzzleAction);
    /// Handles verdicts, plays answers to the user's moves, and takes back wrong moves; called once a frame.
    fn poll(&mut self, ctx: &Context, tick: &Tick) -> Vec<PuzzleEvent>;
    /// Accepts no more moves. Returns the verdict on the last move if it is still awaited.
    fn close(&mut self) -> Option<Box<dyn PendingVerdict>>;
    /// Returns the moves up to the wrong one, in plain notation, while the board shows that it was wrong.
    fn mistake(&self) -> Option<Vec<String>>;
    /// Marks the puzzles with these ids as solved only with help.
    fn set_helped(&mut self, ids: &BTreeSet<String>);
    /// Returns puzzles that were left before the verdict on their last move and turn out to be solved.
    fn poll_pending(&mut self) -> Vec<Solve>;
    /// Does the same as `poll_pending`, but waits for verdicts for at most this long.
    fn wait_pending(&mut self, most: Duration) -> Vec<Solve>;
    /// Draws the board into the remaining space and handles the user's moves.
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply;
    /// Returns the position of the puzzle for pictures.
    fn reel(&self) -> Box<dyn Replay>;
    /// Draws the icon of a seat.
    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look);
    /// Draws a seat's part of the score.
    fn score_ui(&self, player: Player, ui: &mut Ui, presentation: &Presentation);
    /// Returns `true` while the board has use for Esc.
    fn is_busy(&self) -> bool;
}

/// Event on the board of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleEvent {
    /// The last move solved the puzzle; answers may still be played.
    Solved(Solve),
    /// The user went wrong or asked for help in the puzzle with this id.
    Helped(String),
    /// The user asked for the solution.
    SolutionShown,
    /// The board of a solved puzzle has come to rest.
    AtRest,
}

/// A solved puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solve {
    /// Id of the puzzle.
    pub id: String,
    /// Solved with or without help.
    pub how: SolutionKind,
}

/// Action of the user in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Goes to the puzzle with this index, from 0, and starts it.
    GoTo(usize),
    /// Points at the piece that moves, and the second time at the whole move.
    Hint,
    /// Plays the solution.
    Solution,
    /// Restarts the puzzle, or continues before the wrong move.
    TryAgain,
    /// Shows or hides the line that follows the wrong move.
    ShowWhy,
}

/// Who made an own puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribution {
    /// Name of the puzzle.
    pub name: String,
    /// Its author; may be empty.
    pub author: String,
}

/// State of a puzzle.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each asked by name")]
pub struct PuzzleState {
    /// Id of the game, as in files.
    pub game: &'static str,
    /// Displayed name of the game.
    pub title: Phrase,
    /// Id of the puzzle.
    pub id: String,
    /// Index among the puzzles of the game, from 0.
    pub place: usize,
    /// Source of the puzzle.
    pub source: PuzzleSource,
    /// Name and author of an own puzzle.
    pub attribution: Option<Attribution>,
    /// Difficulty, from 1 to 5; `None` outside the collections of puzzles.
    pub grade: Option<u8>,
    /// Task, such as "Take four reds this turn".
    pub task: Phrase,
    /// Player to move, and the meaning of the goal for both players.
    pub about: Phrase,
    /// Player to solve the puzzle.
    pub player: Player,
    /// Names of the seats.
    pub seat_names: Vec<Phrase>,
    /// Name of the rules; `None` for the usual ones.
    pub rules: Option<Phrase>,
    /// Remark on what the user did.
    pub remark: Option<PuzzleRemark>,
    /// `true` while the user may continue to solve the puzzle.
    pub is_open: bool,
    /// `true` if the user has solved the puzzle.
    pub is_solved: bool,
    /// `true` after a wrong move that can be corrected, and after the solution was shown.
    pub can_try_again: bool,
    /// `true` if there is a refutation of the wrong move to show.
    pub can_show_why: bool,
    /// `true` while that refutation is shown.
    pub shows_why: bool,
    /// `true` while a hint shows the whole move.
    pub shows_whole_hint: bool,
    /// `true` if the game counts captures.
    pub counts: bool,
    /// Width of the board divided by its height.
    pub aspect_ratio: f32,
}

impl PuzzleState {
    /// Returns the player to move and the task as a status line.
    pub fn status(&self) -> Phrase {
        let seat = self.seat_names[self.player.index()].clone();
        Phrase::new("puzzle-status").with("seat", seat).with("task", self.task.clone())
    }

    /// Returns `true` if the puzzle is solved or its solution was shown.
    pub fn is_over(&self) -> bool {
        self.is_solved || self.remark == Some(PuzzleRemark::Solution)
    }
}

/// Remark on what the user did in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleRemark {
    /// The move was right, and more moves are needed.
    Right,
    /// The move was wrong, with the reason; it has been taken back or will be.
    Wrong(Phrase),
    /// Hint at a piece or at a move.
    Hint(Phrase),
    /// The puzzle is solved, with or without help.
    Solved(SolutionKind),
    /// The solution is being shown or was shown.
    Solution,
    /// The move could not be judged, or no hint could be found.
    Failed,
}

impl PuzzleRemark {
    /// Returns the remark as a sentence.
    pub fn phrase(&self) -> Phrase {
        let key = match self {
            Self::Wrong(words) | Self::Hint(words) => return words.clone(),
            Self::Right => "puzzle-right",
            Self::Solved(SolutionKind::AtFirst) => "puzzle-solved-first",
            Self::Solved(SolutionKind::WithHelp) => "puzzle-solved-helped",
            Self::Solution => "puzzle-solution",
            Self::Failed => "puzzle-failed",
        };
        Phrase::new(key)
    }
}
