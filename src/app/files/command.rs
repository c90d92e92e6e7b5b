//! Commands about files and the clipboard.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::activity::id::ActivityId;
use crate::app::shell::command::spec::{
    CTRL, CTRL_SHIFT, GAME, GAME_AND_EDITOR, GAME_AND_PUZZLE, Spec, key,
};
use crate::app::shell::command::state::CommandState;

/// Commands about files and the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FileCommand {
    /// Asks for a game file and opens it.
    Open,
    /// Opens the recent file with this index.
    #[strum(disabled)]
    Recent(usize),
    /// Opens the earlier game with this index.
    #[strum(disabled)]
    Earlier(usize),
    /// Saves the game to its file.
    Save,
    /// Saves the game to another file.
    SaveAs,
    /// Copies the game as text; in the editor, the position.
    CopyGame,
    /// Copies the game as text with the verdicts of its analysis.
    CopyAnalysis,
    /// Copies the position as text.
    CopyPosition,
    /// Copies a picture of the position.
    CopyPicture,
    /// Opens the game or position on the clipboard.
    Paste,
    /// Opens the export dialog for pictures and films.
    Share,
}

impl FileCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Open => Spec::new("command-open").keys(&const { [key(CTRL, Key::O)] }),
            Self::Recent(_) | Self::Earlier(_) => Spec::new("command-open"),
            Self::Save => Spec::new("command-save")
                .keys(&const { [key(CTRL, Key::S)] })
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::SaveAs => Spec::new("command-save-as")
                .keys(&const { [key(CTRL_SHIFT, Key::S)] })
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::CopyGame => Spec::new("command-copy-game")
                .keys(&const { [key(CTRL, Key::C)] })
                .during(GAME_AND_EDITOR),
            Self::CopyAnalysis => Spec::new("command-copy-analysis")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::CopyPosition => Spec::new("command-copy-position")
                .keys(&const { [key(CTRL_SHIFT, Key::C)] })
                .during(GAME_AND_EDITOR),
            Self::CopyPicture => Spec::new("command-copy-picture")
                .keys(&const { [key(CTRL_SHIFT, Key::I)] })
                .during(GAME_AND_PUZZLE)
                .needs("disabled-begun", has_picture),
            Self::Paste => Spec::new("command-paste").keys(&const { [key(CTRL, Key::V)] }),
            Self::Share => Spec::new("command-share")
                .during(GAME_AND_PUZZLE)
                .needs("disabled-begun", has_picture),
        }
    }
}

/// The board shows a game or a puzzle.
fn has_picture(state: &CommandState) -> bool {
    !state.welcome || state.activity != ActivityId::Game
}
