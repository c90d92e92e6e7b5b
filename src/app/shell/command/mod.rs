//! Commands: everything that menus, shortcuts and buttons can request.
//!
//! There is one enum per owner of the state that changes. The `spec` of each enum holds a variant's text,
//! shortcuts, activities and conditions. Panels return commands; `run` carries them out.

mod app;
pub(crate) mod spec;
pub(crate) mod state;
mod view;

use egui::KeyboardShortcut;
use strum::IntoEnumIterator;

pub use self::app::AppCommand;
pub use self::spec::Spec;
pub use self::state::{CommandState, WarningLevels};
pub use self::view::ViewCommand;
pub use crate::app::editor::command::EditorCommand;
pub use crate::app::exercise::practice::command::PracticeCommand;
pub use crate::app::exercise::puzzles::command::PuzzleCommand;
pub use crate::app::exercise::run::command::RunCommand;
pub use crate::app::exercise::train::command::TrainCommand;
pub use crate::app::files::command::FileCommand;
pub use crate::app::friends::command::FriendCommand;
pub use crate::app::game::command::GameCommand;
pub use crate::app::game::start_page::command::StartCommand;
pub use crate::app::lesson::command::LessonCommand;
pub use crate::app::people::command::PeopleCommand;
pub use crate::app::study::command::{OfferedLine, StudyCommand};
pub use crate::app::you::command::{GameList, YouCommand};

/// A request of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Starting a game or going to another one.
    Start(StartCommand),
    /// Files and the clipboard.
    File(FileCommand),
    /// Game in progress.
    Game(GameCommand),
    /// Study of a game.
    Study(StudyCommand),
    /// Appearance and sound of the window.
    View(ViewCommand),
    /// Lesson.
    Lesson(LessonCommand),
    /// Position editor.
    Editor(EditorCommand),
    /// Puzzles.
    Puzzle(PuzzleCommand),
    /// Practice.
    Practice(PracticeCommand),
    /// Runs of puzzles.
    Run(RunCommand),
    /// The page from which training starts.
    Train(TrainCommand),
    /// The page of the user's results and games.
    You(YouCommand),
    /// Game with somebody elsewhere.
    Friend(FriendCommand),
    /// People who play here.
    People(PeopleCommand),
    /// Program itself.
    App(AppCommand),
}

impl Command {
    /// Iterates over every command without data.
    pub fn all() -> impl Iterator<Item = Self> {
        let start = StartCommand::iter().map(Self::Start);
        start
            .chain(FileCommand::iter().map(Self::File))
            .chain(GameCommand::iter().map(Self::Game))
            .chain(StudyCommand::iter().map(Self::Study))
            .chain(ViewCommand::iter().map(Self::View))
            .chain(LessonCommand::iter().map(Self::Lesson))
            .chain(EditorCommand::iter().map(Self::Editor))
            .chain(PuzzleCommand::iter().map(Self::Puzzle))
            .chain(PracticeCommand::iter().map(Self::Practice))
            .chain(RunCommand::iter().map(Self::Run))
            .chain(TrainCommand::iter().map(Self::Train))
            .chain(YouCommand::iter().map(Self::You))
            .chain(FriendCommand::iter().map(Self::Friend))
            .chain(PeopleCommand::iter().map(Self::People))
            .chain(AppCommand::iter().map(Self::App))
    }

    fn spec(self) -> Spec {
        match self {
            Self::Start(command) => command.spec(),
            Self::File(command) => command.spec(),
            Self::Game(command) => command.spec(),
            Self::Study(command) => command.spec(),
            Self::View(command) => command.spec(),
            Self::Lesson(command) => command.spec(),
            Self::Editor(command) => command.spec(),
            Self::Puzzle(command) => command.spec(),
            Self::Practice(command) => command.spec(),
            Self::Run(command) => command.spec(),
            Self::Train(command) => command.spec(),
            Self::You(command) => command.spec(),
            Self::Friend(command) => command.spec(),
            Self::People(command) => command.spec(),
            Self::App(command) => command.spec(),
        }
    }

    /// Message key of the usual name.
    pub fn text_key(self) -> &'static str {
        self.spec().text
    }

    /// Message key of the name now.
    pub fn text_in(self, state: &CommandState) -> &'static str {
        let spec = self.spec();
        (spec.other_text)(state).unwrap_or(spec.text)
    }

    /// Name in the settings, such as "game.undo"; it never changes.
    pub fn settings_name(self) -> String {
        let (group, name): (&str, &str) = match self {
            Self::Start(command) => ("start", command.into()),
            Self::File(command) => ("file", command.into()),
            Self::Game(command) => ("game", command.into()),
            Self::Study(command) => ("study", command.into()),
            Self::View(command) => ("view", command.into()),
            Self::Lesson(command) => ("lesson", command.into()),
            Self::Editor(command) => ("editor", command.into()),
            Self::Puzzle(command) => ("puzzle", command.into()),
            Self::Practice(command) => ("practice", command.into()),
            Self::Run(command) => ("run", command.into()),
            Self::Train(command) => ("train", command.into()),
            Self::You(command) => ("you", command.into()),
            Self::Friend(command) => ("friend", command.into()),
            Self::People(command) => ("people", command.into()),
            Self::App(command) => ("app", command.into()),
        };
        format!("{group}.{name}")
    }

    /// Usual shortcuts; menus show the first. The user may have others.
    pub fn usual_shortcuts(self) -> &'static [KeyboardShortcut] {
        self.spec().shortcuts
    }

    /// Returns `true` if the command can be carried out now.
    pub fn is_enabled(self, state: &CommandState) -> bool {
        self.disabled_reason(state).is_none()
    }

    /// Message key of why the command cannot be carried out now; `None` if it can.
    pub fn disabled_reason(self, state: &CommandState) -> Option<&'static str> {
        self.spec().disabled_reason(state)
    }

    /// Returns `Some(true)` if the command is ticked; `None` if it toggles nothing but settings.
    pub fn is_ticked(self, state: &CommandState) -> Option<bool> {
        (self.spec().is_ticked)(state)
    }
}
