//! Commands of the position editor.

use strum::{EnumIter, IntoStaticStr};

use crate::app::activity::id::ActivityId;
use crate::app::shell::command::spec::{EDITOR, Spec};
use crate::board::editing::Edit;

/// Commands of the position editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EditorCommand {
    /// Opens the editor with the shown position, or asks whether to resume the last one.
    Begin,
    /// Resumes the position that was left.
    Resume,
    /// Changes the position.
    #[strum(disabled)]
    Edit(Edit),
    /// Starts a game from the position.
    PlayFromHere,
    /// Studies the position.
    StudyFromHere,
    /// Keeps the position as a puzzle.
    KeepPuzzle,
    /// Leaves the editor.
    Leave,
}

impl EditorCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Begin => {
                // The editor proves positions.
                Spec::new("command-set-up")
                    .needs("disabled-in-editor", |state| state.activity != ActivityId::Editor)
                    .needs("disabled-friend", |state| !state.no_help)
            }
            Self::Resume => Spec::new("command-back-to-set-up")
                .needs("disabled-in-editor", |state| state.activity != ActivityId::Editor),
            Self::Edit(edit) => Spec::new(edit_text(edit)).during(EDITOR),
            Self::PlayFromHere => Spec::new("command-play-from-here")
                .during(EDITOR)
                .needs("disabled-unplayable", |state| state.playable),
            Self::StudyFromHere => Spec::new("command-study-position")
                .during(EDITOR)
                .needs("disabled-unplayable", |state| state.playable),
            Self::KeepPuzzle => Spec::new("command-keep-puzzle")
                .during(EDITOR)
                .needs("disabled-no-puzzle", |state| state.can_keep_puzzle),
            Self::Leave => Spec::new("command-leave-set-up").during(EDITOR),
        }
    }
}

const fn edit_text(edit: Edit) -> &'static str {
    match edit {
        Edit::Start => "command-edit-start",
        Edit::Clear => "command-edit-clear",
        Edit::Mirror => "command-edit-mirror",
        Edit::Undo => "command-undo",
        Edit::Redo => "command-redo",
        Edit::SwitchLayers => "command-layers",
        Edit::LookFurther => "composer-further",
        Edit::Choose(_) | Edit::Set(..) | Edit::PointAt(_) => "command-set-up",
    }
}
