//! Puzzles on the board of their game, one after the other.
//!
//! The window knows [`PuzzleBoard`]; [`GamePuzzles`] is its only implementation. The game on the table is
//! not touched: a puzzle has positions of its own. What puzzles there are, and which is today's, is
//! in `listed`.

mod controller;
mod listed;
mod pending;
mod said;

use std::time::Duration;

use egui::{Context, Painter, Rect, Ui};

use super::table::{BoardReply, Presentation, Tick};
use crate::board::Look;
use crate::bot::puzzle::PuzzleGoal;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::store::SolvedHow;

pub use self::controller::GamePuzzles;
pub use self::listed::{ListedPuzzle, ListedPuzzles, Todays, todays};
pub use self::said::{about, number, task};

/// The puzzles of a game, one of them on the board, as the window knows them.
pub trait PuzzleBoard: Send {
    /// How things stand.
    fn state(&self) -> PuzzleState;
    /// Does what the user wants, if that is possible now.
    fn perform(&mut self, command: PuzzleAction);
    /// Handles judgements, plays answers to the user's moves, and takes wrong moves back. Once a frame.
    fn poll(&mut self, ctx: &Context, tick: &Tick) -> Vec<PuzzleEvent>;
    /// Puzzles that were left before their last move was judged, and turn out to be solved.
    fn poll_pending(&mut self) -> Vec<Solve>;
    /// The same; waits for judgements at most for this long.
    fn wait_pending(&mut self, most: Duration) -> Vec<Solve>;
    /// Draws the board into the space that is left and takes the user's moves.
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply;
    /// Draws what stands for a seat.
    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look);
    /// Draws a seat's part of the score.
    fn score_ui(&self, player: Player, ui: &mut Ui, presentation: &Presentation);
    /// Whether Esc means something on the board.
    fn is_busy(&self) -> bool;
}

/// An event on the board of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleEvent {
    /// The last move was right and the puzzle is solved; answers may still be played.
    Solved(Solve),
    /// The board of a solved puzzle has come to rest.
    AtRest,
}

/// A solved puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solve {
    /// Name of the puzzle.
    pub id: String,
    /// With or without help.
    pub how: SolvedHow,
}

/// Something that is done with a puzzle for the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Goes to the puzzle with this number, from 0, and begins it.
    GoTo(usize),
    /// Points at the piece that moves, and then at the move.
    Hint,
    /// Plays the solution.
    Solution,
    /// Begins the puzzle again, or goes on before the wrong move.
    TryAgain,
    /// Shows what follows after the wrong move, or stops doing so.
    ShowWhy,
}

/// How things stand in a puzzle.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, each asked by name"
)]
pub struct PuzzleState {
    /// The game's name in files.
    pub game: &'static str,
    /// The game's name for people.
    pub title: Phrase,
    /// The puzzle's name.
    pub id: String,
    /// Its number among those of the game, from 0.
    pub place: usize,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// What is to be reached.
    pub goal: PuzzleGoal,
    /// Who is to solve it.
    pub player: Player,
    /// What the seats are called.
    pub seat_names: Vec<Phrase>,
    /// What the rules are called, if they are not the usual ones.
    pub rules: Option<Phrase>,
    /// What is said of what was done.
    pub remark: Option<PuzzleRemark>,
    /// Whether the user may go on solving it.
    pub is_open: bool,
    /// Whether it has been solved.
    pub is_solved: bool,
    /// Whether a wrong move was made that can be made right, or the solution was shown.
    pub can_try_again: bool,
    /// Whether there is something to show that refutes the wrong move.
    pub can_show_why: bool,
    /// Whether that is shown.
    pub shows_why: bool,
    /// Whether the whole move is shown that a hint is about.
    pub shows_whole_hint: bool,
    /// Whether the game counts what somebody has taken.
    pub counts: bool,
    /// The width of the board, in its heights.
    pub breadth: f32,
}

/// What is said of what was done in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleRemark {
    /// It was right, and there is more to do.
    Right,
    /// It was wrong, and why; it went back, or is about to.
    Wrong(Phrase),
    /// Where to look, or what to play.
    Hint(Phrase),
    /// It is solved: how.
    Solved(SolvedHow),
    /// The solution is being shown, or was.
    Solution,
    /// What was played could not be looked at.
    Failed,
}

impl PuzzleRemark {
    /// The words, in a sentence.
    pub fn phrase(&self) -> Phrase {
        let key = match self {
            Self::Wrong(words) | Self::Hint(words) => return words.clone(),
            Self::Right => "puzzle-right",
            Self::Solved(SolvedHow::AtFirst) => "puzzle-solved-first",
            Self::Solved(SolvedHow::WithHelp) => "puzzle-solved-helped",
            Self::Solution => "puzzle-solution",
            Self::Failed => "puzzle-failed",
        };
        Phrase::new(key)
    }
}
