//! Activities: what occupies the board. Exactly one is active; the game on the table stays alive below
//! the others.
//!
//! The window asks the active one through [`Activity`]; no file outside this folder asks which one that
//! is. `switch` is the only way from one to another, and keeps what must not be lost.

mod editor;
mod game;
mod lesson;
mod puzzle;
mod scripted_board;
mod switch;

use egui::{Context, Event, Key, Rect, Ui};

use super::command::{Command, CommandState};
use super::panels::Front;
use super::shared::Shared;
use super::table::{BoardReply, News, Presentation, StudyState, TableState, Tick};
use crate::phrase::Phrase;
use crate::store::SolvedPuzzle;

pub(super) use self::editor::EditorActivity;
pub(super) use self::game::{GameActivity, OnTable, deal_start_page};
pub(super) use self::lesson::{LessonActivity, learnt, lesson_at};
pub(super) use self::puzzle::PuzzleActivity;
pub(super) use self::scripted_board::ScriptedBoard;

/// Name of an activity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ActivityId {
    /// The game on the table, also on the start page.
    #[default]
    Game,
    /// A lesson.
    Lesson,
    /// Puzzles.
    Puzzle,
    /// The position editor.
    Editor,
}

/// Place for the panel of an activity.
#[derive(Clone, Copy)]
pub(super) enum PanelPlace {
    /// The panel's rectangle and the board's, side by side.
    Beside {
        /// The panel.
        panel: Rect,
        /// The board.
        board: Rect,
    },
    /// An area that the panel divides into the board and what is above and below it.
    Stacked(Rect),
}

/// Layer over the board and the panels.
#[derive(Clone, Copy)]
pub(super) enum Overlay {
    /// The window shows only the board.
    BoardOnly,
    /// The window is narrow; `true` if its move list is open.
    Stacked { area: Rect, is_open: bool },
}

/// A command that several activities understand in their own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardCommand {
    Undo,
    Redo,
    Hint,
    SwitchLayers,
}

/// An event that the window has to announce or to save.
pub(super) enum ActivityEvent {
    Table(News),
    /// A puzzle was solved; its board may still be in motion.
    Solved(SolvedPuzzle),
    /// The board of a solved puzzle has come to rest.
    Celebrate,
}

/// Result of pasting a text.
pub(super) enum Pasted {
    /// The text is none for this activity.
    Refused,
    /// The activity has taken the text, or says why it cannot.
    Taken(Result<(), Phrase>),
    /// The text continues the game on the table by this many moves.
    Continued(usize),
}

/// What has to be kept after an activity was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    Nothing,
    /// A position that was changed and can be resumed.
    Position,
}

/// What the window may ask of the activity that occupies the board.
pub(super) trait Activity {
    /// The window title, without the name of a file.
    fn title(&self, shared: &Shared) -> Phrase;
    /// The status line while the board says nothing.
    fn status(&self, shared: &Shared) -> Phrase;
    /// The part of the command state that belongs to this activity.
    fn command_state(&self) -> CommandState;
    /// Width of the board divided by its height.
    fn board_aspect(&self) -> f32;
    /// Draws the board into the space that is left and handles input on it.
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply;
    /// Draws the panel. Returns the rectangle of the board and the requested commands.
    fn panel(&self, ui: &mut Ui, place: PanelPlace, context: &Front) -> (Rect, Vec<Command>);
    /// Groups of commands in the context menu of the board; empty for no menu.
    fn board_menu(&self) -> &'static [&'static [Command]];
    /// Handles keys that are for the activity and not for its board, before the board is drawn.
    fn keys(&self, ctx: &Context) -> Option<Command>;
    /// Handles reports of workers, clocks and timers. Called once a frame, also while the window is hidden.
    fn poll(&mut self, ctx: &Context, shared: &mut Shared, tick: &Tick) -> Vec<ActivityEvent>;
    /// Leaves the board to another activity.
    fn leave(&mut self) -> Left;
    /// Returns `true` while the board has use for Esc.
    fn is_busy(&self) -> bool;

    /// Carries out a command in the way of this activity.
    fn perform(&mut self, _ctx: &Context, _command: BoardCommand) {}
    /// Takes a pasted text.
    fn paste(&mut self, _text: &str) -> Pasted {
        Pasted::Refused
    }
    /// The game on the board as a score sheet.
    fn game_text(&self) -> Option<String> {
        None
    }
    /// The position on the board as text.
    fn position_text(&self) -> Option<String> {
        None
    }
    /// The study of the game on the board.
    fn study(&self) -> Option<&StudyState> {
        None
    }
    /// The game on the board, if its end may be celebrated and its file belongs into the title.
    fn game(&self) -> Option<&TableState> {
        None
    }
    /// Returns `true` while the start page is shown.
    fn is_start_page(&self) -> bool {
        false
    }
    /// Draws what lies over the board and the panels.
    fn overlay(
        &self,
        _ui: &mut Ui,
        _board: Rect,
        _overlay: Overlay,
        _context: &Front,
    ) -> Vec<Command> {
        Vec::new()
    }
}

/// The activities, one of them active.
pub(super) struct Activities {
    active: ActivityId,
    pub(super) game: GameActivity,
    pub(super) lesson: LessonActivity,
    pub(super) puzzle: PuzzleActivity,
    pub(super) editor: EditorActivity,
}

impl Activities {
    pub(super) fn new(game: GameActivity, puzzle: PuzzleActivity) -> Self {
        Self {
            active: ActivityId::Game,
            game,
            lesson: LessonActivity::default(),
            puzzle,
            editor: EditorActivity::default(),
        }
    }

    pub(super) fn active(&self) -> &dyn Activity {
        match self.active {
            ActivityId::Game => &self.game,
            ActivityId::Lesson => &self.lesson,
            ActivityId::Puzzle => &self.puzzle,
            ActivityId::Editor => &self.editor,
        }
    }

    pub(super) fn active_mut(&mut self) -> &mut dyn Activity {
        match self.active {
            ActivityId::Game => &mut self.game,
            ActivityId::Lesson => &mut self.lesson,
            ActivityId::Puzzle => &mut self.puzzle,
            ActivityId::Editor => &mut self.editor,
        }
    }

    /// Polls the active activity and the puzzles that were left before their last move was judged.
    pub(super) fn poll(
        &mut self,
        ctx: &Context,
        shared: &mut Shared,
        tick: &Tick,
    ) -> Vec<ActivityEvent> {
        let mut events = self.active_mut().poll(ctx, shared, tick);
        let solved = self.puzzle.poll_pending(shared).into_iter();
        events.extend(solved.map(ActivityEvent::Solved));
        events
    }
}

/// Returns `true` if a key was pressed in this frame without modifiers and is not repeated.
fn is_pressed(ctx: &Context, wanted: Key) -> bool {
    let is_it = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted);
    ctx.input(|input| input.modifiers.is_none() && input.events.iter().any(is_it))
}

/// Takes Enter and Space out of the input of this frame.
fn consume_confirmation(ctx: &Context) {
    let is_it = |event: &Event| {
        matches!(
            event,
            Event::Key {
                key: Key::Enter | Key::Space,
                ..
            }
        )
    };
    ctx.input_mut(|input| input.events.retain(|event| !is_it(event)));
}
