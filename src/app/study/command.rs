//! Commands of the study of a game and of its move tree.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{ALT, CTRL, GAME, NONE, SHIFT, Spec, key};
use crate::bot::Level;
use crate::bot::study::Mark;
use crate::session::NodeId;

/// A line that a study offers in the position shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferedLine {
    /// Engine line with this index.
    Best(usize),
    /// Move of a player of this level.
    OfLevel(Level),
}

/// Commands of the study of a game and of its move tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StudyCommand {
    /// Starts the study of the finished game at its first position.
    Review,
    /// Starts or leaves the study of the game on the table.
    Toggle,
    /// Stops or resumes the analysis of the game.
    ToggleAnalysis,
    /// Toggles engine lines.
    ToggleLines,
    /// Sets the number of engine lines.
    #[strum(disabled)]
    LineCount(usize),
    /// Previews a line on the board; `None` ends the preview.
    #[strum(disabled)]
    PointAtLine(Option<OfferedLine>),
    /// Plays a line as a variation.
    #[strum(disabled)]
    EnterLine(OfferedLine),
    /// Shows a position of the tree.
    #[strum(disabled)]
    Go(NodeId),
    /// Shows the position after the next mistake.
    NextMistake,
    /// Shows the position after the previous mistake.
    PreviousMistake,
    /// Shows the next sibling of the last move in the list.
    LineBelow,
    /// Shows the previous sibling of the last move in the list.
    LineAbove,
    /// Makes the line of a move the main line.
    #[strum(disabled)]
    Promote(NodeId),
    /// Deletes a move and everything after it.
    #[strum(disabled)]
    DeleteFrom(NodeId),
    /// Starts a game from the position shown, against the computer.
    PlayFromHere,
    /// Opens the comment dialog of a move.
    #[strum(disabled)]
    Comment(NodeId),
    /// Sets or clears the mark of a move.
    #[strum(disabled)]
    MarkMove(NodeId, Option<Mark>),
}

impl StudyCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Review => {
                Spec::new("command-study-start").needs("disabled-over", |state| state.ended)
            }
            Self::Toggle => Spec::new("command-study")
                .keys(&const { [key(CTRL, Key::R)] })
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-friend", |state| !state.no_help)
                .needs("disabled-no-moves", |state| {
                    state.moves > 0 || state.can_redo || state.studied
                })
                .or_text(|state| state.studied.then_some("command-leave-study")),
            Self::ToggleAnalysis => Spec::new("command-look-at-game")
                .during(GAME)
                .needs("disabled-study", |state| state.studied),
            Self::ToggleLines => Spec::new("command-lines")
                .keys(&const { [key(NONE, Key::A), key(SHIFT, Key::A)] })
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-friend", |state| !state.no_help)
                .ticked(|state| Some(state.shows_lines)),
            Self::LineCount(_) => Spec::new("command-lines")
                .during(GAME)
                .needs("disabled-study", |state| state.studied),
            Self::PointAtLine(_) => Spec::new("command-lines")
                .during(GAME)
                .needs("disabled-study", |state| state.studied),
            Self::EnterLine(_) => Spec::new("command-enter-line")
                .during(GAME)
                .needs("disabled-study", |state| state.studied),
            Self::Go(_) => Spec::new("command-show")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::NextMistake => Spec::new("command-next-mistake")
                .keys(&const { [key(SHIFT, Key::ArrowRight)] })
                .during(GAME)
                .needs("disabled-study", |state| state.studied)
                .needs("disabled-no-mistake", |state| state.has_mistakes),
            Self::PreviousMistake => Spec::new("command-previous-mistake")
                .keys(&const { [key(SHIFT, Key::ArrowLeft)] })
                .during(GAME)
                .needs("disabled-study", |state| state.studied)
                .needs("disabled-no-mistake", |state| state.has_mistakes),
            Self::LineBelow => Spec::new("command-line-below")
                .keys(&const { [key(ALT, Key::ArrowDown)] })
                .during(GAME)
                .needs("disabled-no-fork", |state| state.at_fork),
            Self::LineAbove => Spec::new("command-line-above")
                .keys(&const { [key(ALT, Key::ArrowUp)] })
                .during(GAME)
                .needs("disabled-no-fork", |state| state.at_fork),
            Self::Promote(_) => Spec::new("command-promote")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::DeleteFrom(_) => Spec::new("command-delete-from")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::PlayFromHere => Spec::new("command-play-from-here")
                .during(GAME)
                .needs("disabled-study", |state| state.studied),
            Self::Comment(_) => Spec::new("command-comment")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::MarkMove(_, mark) => Spec::new(mark_text(mark))
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
        }
    }
}

const fn mark_text(mark: Option<Mark>) -> &'static str {
    match mark {
        None => "command-mark-none",
        Some(Mark::Good) => "command-mark-good",
        Some(Mark::Mistake) => "command-mark-mistake",
        Some(Mark::Brilliant) => "command-mark-brilliant",
        Some(Mark::Blunder) => "command-mark-blunder",
        Some(Mark::Interesting) => "command-mark-interesting",
        Some(Mark::Doubtful) => "command-mark-doubtful",
    }
}
