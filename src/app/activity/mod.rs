//! Activities: what occupies the board. Exactly one is active; the game on the table stays alive below the
//! others.
//!
//! The window calls the active one through `Activity`, and no file outside this folder tests which one it
//! is. `switch` is the only way from one activity to another and saves what must not be lost.

mod activities;
pub mod id;
mod switch;

use egui::{Context, Event, Key, Rect, Ui};

use super::shared::Shared;
use crate::app::game::table::{BoardReply, Presentation, StudyState, TableEvent, TableState, Tick};
use crate::app::shell::command::{Command, CommandState};
use crate::app::shell::panels::PanelContext;
use crate::board::film::Replay;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::store::ProgressChange;
use crate::store::practice::PracticeChange;

pub(crate) use self::activities::Activities;

/// Place of the panel.
#[derive(Clone, Copy)]
pub(crate) enum PanelPlace {
    /// Side by side.
    Beside {
        /// Rectangle of the panel.
        panel: Rect,
        /// Rectangle of the board.
        board: Rect,
    },
    /// The panel divides the area into the board and the parts above and below it.
    Stacked(Rect),
}

#[derive(Clone, Copy)]
pub(crate) enum Overlay {
    /// The board fills the window.
    BoardOnly,
    /// A narrow window; `is_open` is `true` while its move list is open.
    Stacked { area: Rect, is_open: bool },
}

/// Commands that each activity interprets for its own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardCommand {
    Undo,
    Redo,
    Hint,
    Solution,
    TryAgain,
    ShowWhy,
    SwitchLayers,
}

/// Events that the window announces or saves.
pub(crate) enum ActivityEvent {
    Table(TableEvent),
    /// The pieces may still be moving.
    Progress(ProgressChange),
    Practised(PracticeChange),
    /// Text of an archived game with new verdicts.
    Judged(String),
    /// The pieces of a solved puzzle have come to rest.
    Celebrate,
}

pub(crate) enum PasteResult {
    /// The activity does not accept this text.
    Refused,
    /// The activity accepted the text, or an error explains why it could not.
    Taken(Result<(), Phrase>),
    /// The text continued the game on the table by this many moves.
    Continued(usize),
}

/// State to keep when an activity has been left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeaveResult {
    Nothing,
    /// A changed position that can be resumed.
    Position,
}

/// Interface of whatever occupies the board.
pub(crate) trait Activity {
    /// Window title without the file name.
    fn title(&self, shared: &Shared) -> Phrase;
    /// Status line while the board has no message.
    fn status(&self, shared: &Shared) -> Phrase;
    /// The activity's part of the state; the window adds the rest.
    fn command_state(&self) -> CommandState;
    /// Width divided by height.
    fn board_aspect(&self) -> f32 {
        1.0
    }
    /// Draws the board, if there is one, into the remaining space and handles its input.
    fn board_ui(&mut self, _ui: &mut Ui, _presentation: &Presentation) -> BoardReply {
        BoardReply::default()
    }
    /// Returns the rectangle of the board and the requested commands.
    fn panel(&self, ui: &mut Ui, place: PanelPlace, context: &PanelContext)
    -> (Rect, Vec<Command>);
    /// Groups of commands; empty for no menu.
    fn board_menu(&self) -> &'static [&'static [Command]] {
        &[]
    }
    /// Keys that are for the activity and not for its board. Called before the board is drawn.
    fn keys(&self, ctx: &Context) -> Option<Command>;
    /// Polls workers, clocks and timers. Called once per frame, also while the window is hidden.
    fn poll(&mut self, _: &Context, _: &mut Shared, _: &Tick) -> Vec<ActivityEvent> {
        Vec::new()
    }
    fn leave(&mut self) -> LeaveResult;
    /// Returns `true` while the board uses Esc.
    fn is_busy(&self) -> bool {
        false
    }

    fn perform(&mut self, _ctx: &Context, _command: BoardCommand) {}
    fn paste(&mut self, _shared: &Shared, _text: &str) -> PasteResult {
        PasteResult::Refused
    }
    /// Score sheet of the game on the board.
    fn game_text(&self) -> Option<String> {
        None
    }
    fn position_text(&self) -> Option<String> {
        None
    }
    fn study(&self) -> Option<&StudyState> {
        None
    }
    /// The puzzle on the board for pictures: its name, its position and the player to solve it.
    fn pictured_puzzle(&self) -> Option<(String, Box<dyn Replay>, Player)> {
        None
    }
    /// The game on the board, if its end is celebrated and the title shows its file.
    fn game(&self) -> Option<&TableState> {
        None
    }
    fn is_start_page(&self) -> bool {
        false
    }
    /// Returns `true` if Tab leads to the button that was offered for it.
    fn takes_tab(&self) -> bool {
        self.is_start_page()
    }
    fn overlay(
        &self,
        _ui: &mut Ui,
        _board: Rect,
        _overlay: Overlay,
        _context: &PanelContext,
    ) -> Vec<Command> {
        Vec::new()
    }
}

/// Returns `true` if the key was pressed in this frame without modifiers; ignores key repeat.
pub(crate) fn is_pressed(ctx: &Context, wanted: Key) -> bool {
    let is_it = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted);
    ctx.input(|input| input.modifiers.is_none() && input.events.iter().any(is_it))
}

/// Removes Enter and Space from this frame's input, so that no focused button reacts to them.
pub(crate) fn consume_confirmation(ctx: &Context) {
    let is_it = |event: &Event| matches!(event, Event::Key { key: Key::Enter | Key::Space, .. });
    ctx.input_mut(|input| input.events.retain(|event| !is_it(event)));
}
