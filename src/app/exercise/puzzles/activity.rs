//! The puzzle activity.

use std::sync::Arc;
use std::time::Duration;

use egui::{Context, Key, Rect, Ui};

use crate::app::activity::id::ActivityId;
use crate::app::activity::{
    Activity, ActivityEvent, BoardCommand, LeaveResult, PanelPlace, consume_confirmation,
    exercise_action, exercise_commands, is_pressed,
};
use crate::app::catalogue::Catalogue;
use crate::app::exercise::puzzles::panel;
use crate::app::exercise::puzzles::{
    ListedPuzzles, PuzzleAction, PuzzleBoard, PuzzleEvent, PuzzleImport, PuzzleSource, PuzzleState,
    Solve,
};
use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState, GameCommand, PuzzleCommand};
use crate::app::shell::panels::PanelContext;
use crate::board;
use crate::board::film::Replay;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::store::{OwnPuzzle, OwnPuzzles, ProgressChange, SolvedPuzzle};

/// Longest wait for a verdict when the window closes.
const LAST_JUDGEMENT: Duration = Duration::from_secs(1);

pub(crate) struct PuzzleActivity {
    lists: Vec<ListedPuzzles>,
    /// Lists of the user's own puzzles, easiest first, by game.
    own_lists: Vec<ListedPuzzles>,
    own: Arc<OwnPuzzles>,
    /// Own puzzle that was deleted last.
    pub(crate) deleted: Option<OwnPuzzle>,
    /// Puzzles of a text that are being proved.
    pub(crate) import: Option<PuzzleImport>,
    on_board: Option<Box<dyn PuzzleBoard>>,
    /// Boards left earlier.
    left: Vec<Box<dyn PuzzleBoard>>,
}

impl PuzzleActivity {
    pub(crate) fn new(games: Catalogue) -> Self {
        Self {
            lists: games.puzzle_lists(),
            own_lists: Vec::new(),
            own: Arc::default(),
            deleted: None,
            import: None,
            on_board: None,
            left: Vec::new(),
        }
    }

    pub(crate) fn lists(&self) -> &[ListedPuzzles] {
        &self.lists
    }

    pub(crate) fn own_lists(&self) -> &[ListedPuzzles] {
        &self.own_lists
    }

    /// `None` if there are no such puzzles.
    pub(crate) fn list(&self, game: &str, source: PuzzleSource) -> Option<&ListedPuzzles> {
        let lists = match source {
            PuzzleSource::Program => &self.lists,
            PuzzleSource::Mine => &self.own_lists,
        };
        lists.iter().find(|list| list.game == game)
    }

    /// Takes the user's own puzzles; boards with earlier ones are dropped. Returns `true` if they changed.
    pub(crate) fn set_own(&mut self, shared: &Shared, own: Arc<OwnPuzzles>) -> bool {
        if Arc::ptr_eq(&self.own, &own) {
            return false;
        }
        let before = std::mem::replace(&mut self.own, own);
        if before == self.own {
            return false;
        }
        let entries = shared.games.games().iter();
        let lists = entries.map(|entry| entry.info.own_puzzle_list(&sorted(&self.own, entry.id)));
        self.own_lists = lists.filter(|list| !list.puzzles.is_empty()).collect();
        self.left
            .retain(|board| board.state().source == PuzzleSource::Program);
        true
    }

    /// Takes the puzzle off the board for good.
    pub(crate) fn forget_board(&mut self) {
        self.on_board = None;
    }

    pub(crate) fn state(&self) -> Option<PuzzleState> {
        self.on_board.as_ref().map(|board| board.state())
    }

    /// Shows the puzzles of a game, on their earlier board if they have one. Returns `false` if there are none.
    pub(crate) fn begin(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (game, source): (&str, PuzzleSource),
    ) -> bool {
        let is_it = |state: &PuzzleState| state.game == game && state.source == source;
        if self.state().as_ref().is_some_and(is_it) {
            return true;
        }
        self.leave();
        let mut left = self.left.iter();
        let known = left.position(|board| is_it(&board.state()));
        self.on_board = if let Some(known) = known {
            Some(self.left.swap_remove(known))
        } else {
            let entry = shared.games.game(game);
            let mut board = entry.and_then(|entry| match source {
                PuzzleSource::Program => entry.info.puzzles(ctx),
                PuzzleSource::Mine => entry.info.own_puzzles(ctx, &sorted(&self.own, game)),
            });
            if let Some(board) = &mut board {
                board.set_helped(&shared.settings.helped);
            }
            board
        };
        self.on_board.is_some()
    }

    pub(crate) fn act(&mut self, action: PuzzleAction) {
        if let Some(board) = &mut self.on_board {
            board.perform(action);
        }
    }

    /// Puzzles whose last move was judged after the board had moved on.
    pub(crate) fn poll_pending(&mut self, shared: &Shared) -> Vec<SolvedPuzzle> {
        let boards = self.on_board.iter_mut().chain(&mut self.left);
        let solves = boards.flat_map(|board| board.poll_pending());
        solves.map(|solve| today(shared, solve)).collect()
    }

    /// Waits briefly for pending verdicts when the window closes.
    pub(crate) fn finish_pending(&mut self, shared: &Shared) -> Vec<SolvedPuzzle> {
        self.leave();
        let boards = self.left.iter_mut();
        let solves = boards.flat_map(|board| board.wait_pending(LAST_JUDGEMENT));
        solves.map(|solve| today(shared, solve)).collect()
    }
}

/// Own puzzles of a game, easiest first.
fn sorted<'a>(own: &'a OwnPuzzles, game: &'a str) -> Vec<&'a OwnPuzzle> {
    let mut puzzles: Vec<&OwnPuzzle> = own.of(game).collect();
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    puzzles
}

fn today(shared: &Shared, Solve { id, how }: Solve) -> SolvedPuzzle {
    let day = (shared.calendar)();
    SolvedPuzzle { id, how, day }
}

impl Activity for PuzzleActivity {
    fn title(&self, _shared: &Shared) -> Phrase {
        let title = Phrase::new("title-puzzle");
        match self.state() {
            Some(state) => title.with("game", state.title),
            None => title,
        }
    }

    fn status(&self, _shared: &Shared) -> Phrase {
        let Some(state) = self.state() else {
            return Phrase::new("puzzle-checking");
        };
        if let Some(remark) = &state.remark {
            return remark.phrase();
        }
        let seat = state.seat_names[state.player.index()].clone();
        Phrase::new("puzzle-status")
            .with("seat", seat)
            .with("task", state.task)
    }

    fn command_state(&self) -> CommandState {
        let state = self.state();
        let source = state.as_ref().map(|state| state.source);
        CommandState {
            is_own_puzzle: source == Some(PuzzleSource::Mine),
            ..exercise_commands(ActivityId::Puzzle, state.as_ref())
        }
    }

    fn pictured_puzzle(&self) -> Option<(String, Box<dyn Replay>, Player)> {
        let board = self.on_board.as_ref()?;
        let state = board.state();
        let name = state.signed.map_or(state.id, |(name, _)| name);
        Some((name, board.reel(), state.player))
    }

    fn board_aspect(&self) -> f32 {
        self.state().map_or(1.0, |state| state.aspect_ratio)
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let board = self.on_board.as_mut();
        board.map_or_else(BoardReply::default, |board| {
            board.board_ui(ui, presentation)
        })
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        context: &PanelContext,
    ) -> (Rect, Vec<Command>) {
        let puzzle = self.on_board.as_deref();
        let (board, command) = match (place, puzzle) {
            (PanelPlace::Beside { board, panel }, Some(puzzle)) => {
                (board, panel::beside(ui, panel, puzzle, context))
            }
            (PanelPlace::Stacked(area), Some(puzzle)) => panel::stacked(ui, area, puzzle, context),
            (PanelPlace::Beside { board, .. } | PanelPlace::Stacked(board), None) => (board, None),
        };
        (board, command.into_iter().collect())
    }

    fn board_menu(&self) -> &'static [&'static [Command]] {
        &[
            &[
                Command::Game(GameCommand::Hint),
                Command::Puzzle(PuzzleCommand::Solution),
                Command::Puzzle(PuzzleCommand::TryAgain),
            ],
            &[
                Command::Puzzle(PuzzleCommand::Next),
                Command::Puzzle(PuzzleCommand::Leave),
            ],
        ]
    }

    /// Enter and Space go on from a solved puzzle; Esc leaves unless the board uses it.
    fn keys(&self, ctx: &Context) -> Option<Command> {
        let board = self.on_board.as_ref()?;
        let state = board.state();
        if state.is_solved && (is_pressed(ctx, Key::Enter) || is_pressed(ctx, Key::Space)) {
            consume_confirmation(ctx);
            return Some(Command::Puzzle(PuzzleCommand::Next));
        }
        if !is_pressed(ctx, Key::Escape) || board.is_busy() {
            return None;
        }
        Some(Command::Puzzle(if state.shows_why {
            PuzzleCommand::TryAgain
        } else {
            PuzzleCommand::Leave
        }))
    }

    fn poll(&mut self, ctx: &Context, shared: &mut Shared, tick: &Tick) -> Vec<ActivityEvent> {
        let Some(board) = &mut self.on_board else {
            return Vec::new();
        };
        let mut events = Vec::new();
        for event in board.poll(ctx, tick) {
            match event {
                PuzzleEvent::Helped(id) => {
                    shared.settings.helped.insert(id);
                }
                PuzzleEvent::Solved(solve) => {
                    shared.settings.helped.remove(&solve.id);
                    let solved = ProgressChange::Solved(today(shared, solve));
                    events.push(ActivityEvent::Progress(solved));
                }
                PuzzleEvent::SolutionShown => {}
                PuzzleEvent::AtRest => events.push(ActivityEvent::Celebrate),
            }
        }
        events
    }

    fn leave(&mut self) -> LeaveResult {
        if let Some(mut board) = self.on_board.take() {
            let place = board.state().place;
            board.perform(PuzzleAction::GoTo(place));
            self.left.push(board);
        }
        LeaveResult::Nothing
    }

    fn is_busy(&self) -> bool {
        self.on_board.as_ref().is_some_and(|board| board.is_busy())
    }

    fn perform(&mut self, ctx: &Context, command: BoardCommand) {
        let Some(action) = exercise_action(command) else {
            return;
        };
        self.act(action);
        // The next press could hit a different button in the same place.
        board::focus::give(ctx);
    }
}
