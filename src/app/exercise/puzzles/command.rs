//! Commands of puzzles.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{CTRL, EXERCISE, NONE, PUZZLE, PUZZLE_AND_TRAIN, Spec, key};

/// Commands of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleCommand {
    /// Shows the puzzles of the game on the board.
    Begin,
    /// Shows the puzzle of the day.
    Today,
    /// Shows the puzzle of the game with this index.
    #[strum(disabled)]
    GoTo(usize),
    /// Shows the next unsolved puzzle.
    Next,
    /// Plays the solution.
    Solution,
    /// Returns to the position before the wrong move.
    TryAgain,
    /// Toggles the refutation of the wrong move.
    ShowWhy,
    /// Shows the user's own puzzles.
    Mine,
    /// Copies the own puzzle on the board as text.
    Copy,
    /// Deletes the own puzzle on the board.
    Delete,
    /// Takes back the last deletion.
    Restore,
    /// Stops the proof of pasted puzzles.
    StopProving,
    /// Leaves the puzzles.
    Leave,
}

impl PuzzleCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Begin => Spec::new("command-puzzles").keys(&const { [key(CTRL, Key::P)] }),
            Self::Today => Spec::new("command-todays-puzzle"),
            Self::GoTo(_) => Spec::new("command-next-puzzle").during(PUZZLE_AND_TRAIN),
            Self::Next => {
                Spec::new("command-next-puzzle").keys(&const { [key(NONE, Key::N)] }).during(PUZZLE)
            }
            Self::Solution => Spec::new("command-solution")
                .during(EXERCISE)
                .needs("disabled-running", |state| !state.is_running),
            Self::TryAgain => Spec::new("command-try-again")
                .during(EXERCISE)
                .needs("disabled-no-mistake-yet", |state| state.can_try_again),
            Self::ShowWhy => Spec::new("command-show-why")
                .during(EXERCISE)
                .needs("disabled-no-mistake-yet", |state| state.can_show_why),
            Self::Mine => Spec::new("command-own-puzzles")
                .needs("disabled-no-own", |state| state.has_own_puzzles),
            Self::Copy => Spec::new("command-copy-puzzle")
                .during(PUZZLE)
                .needs("disabled-not-own", |state| state.is_own_puzzle),
            Self::Delete => Spec::new("command-delete-puzzle")
                .during(PUZZLE)
                .needs("disabled-not-own", |state| state.is_own_puzzle),
            Self::Restore => Spec::new("command-restore-puzzle")
                .needs("disabled-not-deleted", |state| state.can_restore_puzzle),
            Self::StopProving => Spec::new("command-stop-proving")
                .needs("disabled-not-proving", |state| state.is_proving),
            Self::Leave => Spec::new("command-leave-puzzles").during(PUZZLE),
        }
    }
}
