//! The activity of every exercise: a board with a task. Where tasks come from, what becomes of the answers and
//! what the panel shows is up to the [`Source`].

use egui::{Context, Key, Rect, Ui};

use crate::app::activity::id::ActivityId;
use crate::app::activity::{
    Activity, ActivityEvent, BoardCommand, LeaveResult, PanelPlace, consume_confirmation,
    is_pressed,
};
use crate::app::exercise::puzzles::{PuzzleAction, PuzzleBoard, PuzzleEvent, PuzzleState};
use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState, PuzzleCommand};
use crate::app::shell::panels::PanelContext;
use crate::board;
use crate::board::film::Replay;
use crate::phrase::Phrase;
use crate::rules::Player;

/// Board with a task from a source.
#[derive(Default)]
pub(crate) struct Exercise<S> {
    pub(crate) source: S,
    pub(crate) on_board: Option<Box<dyn PuzzleBoard>>,
}

/// Supplies the tasks of an exercise and takes the answers.
pub(crate) trait Source {
    /// Activity that the window knows it by.
    const ID: ActivityId;
    /// Groups of commands in the menu of the board.
    const MENU: &'static [&'static [Command]];
    /// `true` if Space goes on as Enter does.
    const SPACE_GOES_ON: bool = true;

    /// Window title; `state` is the task on the board, if there is one.
    fn title(&self, state: Option<&PuzzleState>) -> Phrase;
    /// Status line, unless the board has a remark on what the user did.
    fn status(&self, state: Option<&PuzzleState>) -> Phrase;
    /// Draws the panel, and returns the rectangle of the board.
    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        board: Option<&dyn PuzzleBoard>,
        context: &PanelContext,
    ) -> (Rect, Option<Command>);
    /// Command of Enter, which goes on.
    fn next(&self, state: Option<&PuzzleState>) -> Option<Command>;
    /// Command of Esc.
    fn leaves_by(&self) -> Command;
    /// Takes an event of the board. Returns what the window announces or saves.
    fn take(
        &mut self,
        event: PuzzleEvent,
        board: &dyn PuzzleBoard,
        around: (&Context, &mut Shared),
    ) -> Option<ActivityEvent>;
    /// Leaves the board, which the source may keep.
    fn leave(&mut self, board: Option<Box<dyn PuzzleBoard>>);

    /// `false` while the board has no task, such as before and after a session.
    fn has_task(&self) -> bool {
        true
    }

    /// `false` while there is no help with a task.
    fn allows_help(&self) -> bool {
        true
    }

    /// The source's part of the state; the exercise adds the rest.
    fn command_state(&self, _state: Option<&PuzzleState>) -> CommandState {
        CommandState::default()
    }

    /// Runs clocks before the events of a frame are taken.
    fn tick(&mut self, _ctx: &Context, _tick: &Tick) -> Option<ActivityEvent> {
        None
    }

    /// Moves on after the events of a frame have been taken.
    fn move_on(&mut self, _ctx: &Context, _board: &mut dyn PuzzleBoard) {}

    /// Name of the task in pictures; `None` if there are none of it.
    fn picture_name(&self, _state: PuzzleState) -> Option<String> {
        None
    }
}

impl<S: Source> Exercise<S> {
    /// Task on the board.
    pub(crate) fn state(&self) -> Option<PuzzleState> {
        let board = self.on_board.as_ref().filter(|_| self.source.has_task());
        board.map(|board| board.state())
    }

    pub(crate) fn act(&mut self, action: PuzzleAction) {
        if let Some(board) = &mut self.on_board {
            board.perform(action);
        }
    }
}

impl<S: Source> Activity for Exercise<S> {
    fn title(&self, _shared: &Shared) -> Phrase {
        self.source.title(self.state().as_ref())
    }

    fn status(&self, _shared: &Shared) -> Phrase {
        let state = self.state();
        let remark = state.as_ref().and_then(|state| state.remark.as_ref());
        match remark {
            Some(remark) => remark.phrase(),
            None => self.source.status(state.as_ref()),
        }
    }

    fn command_state(&self) -> CommandState {
        let state = self.state();
        let helped = state.as_ref().filter(|_| self.source.allows_help());
        let is = |fact: fn(&PuzzleState) -> bool| helped.is_some_and(fact);
        CommandState {
            activity: S::ID,
            can_hint: is(|state| state.is_open),
            can_try_again: is(|state| state.can_try_again),
            can_show_why: is(|state| state.can_show_why),
            ..self.source.command_state(state.as_ref())
        }
    }

    fn board_aspect(&self) -> f32 {
        let board = self.on_board.as_ref();
        board.map_or(1.0, |board| board.state().aspect_ratio)
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let board = self.on_board.as_mut();
        board.map_or_else(BoardReply::default, |board| board.board_ui(ui, presentation))
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        context: &PanelContext,
    ) -> (Rect, Vec<Command>) {
        let board = self.on_board.as_deref();
        let (rect, command) = self.source.panel(ui, place, board, context);
        (rect, command.into_iter().collect())
    }

    fn board_menu(&self) -> &'static [&'static [Command]] {
        S::MENU
    }

    /// Enter and Space go on; Esc leaves unless the board uses it.
    fn keys(&self, ctx: &Context) -> Option<Command> {
        let state = self.state();
        let goes_on = self.source.next(state.as_ref()).filter(|_| {
            is_pressed(ctx, Key::Enter) || S::SPACE_GOES_ON && is_pressed(ctx, Key::Space)
        });
        if goes_on.is_some() {
            consume_confirmation(ctx);
            return goes_on;
        }
        if !is_pressed(ctx, Key::Escape) || self.is_busy() {
            return None;
        }
        let shows_why = state.is_some_and(|state| state.shows_why);
        Some(if shows_why && self.source.allows_help() {
            Command::Puzzle(PuzzleCommand::TryAgain)
        } else {
            self.source.leaves_by()
        })
    }

    fn poll(&mut self, ctx: &Context, shared: &mut Shared, tick: &Tick) -> Vec<ActivityEvent> {
        let mut events: Vec<ActivityEvent> = self.source.tick(ctx, tick).into_iter().collect();
        if let Some(board) = &mut self.on_board {
            for event in board.poll(ctx, tick) {
                let around = (ctx, &mut *shared);
                events.extend(self.source.take(event, &**board, around));
            }
            self.source.move_on(ctx, &mut **board);
        }
        events
    }

    fn leave(&mut self) -> LeaveResult {
        self.source.leave(self.on_board.take());
        LeaveResult::Nothing
    }

    fn is_busy(&self) -> bool {
        self.on_board.as_ref().is_some_and(|board| board.is_busy())
    }

    fn perform(&mut self, ctx: &Context, command: BoardCommand) {
        let action = match command {
            BoardCommand::Hint => PuzzleAction::Hint,
            BoardCommand::Solution => PuzzleAction::Solution,
            BoardCommand::TryAgain => PuzzleAction::TryAgain,
            BoardCommand::ShowWhy => PuzzleAction::ShowWhy,
            BoardCommand::Undo | BoardCommand::Redo | BoardCommand::SwitchLayers => return,
        };
        if self.source.allows_help() {
            self.act(action);
            // The next press could hit a different button in the same place.
            board::focus::give(ctx);
        }
    }

    fn pictured_puzzle(&self) -> Option<(String, Box<dyn Replay>, Player)> {
        let board = self.on_board.as_ref()?;
        let state = board.state();
        let player = state.player;
        Some((self.source.picture_name(state)?, board.reel(), player))
    }
}
