//! The practice activity: positions from the user's own games, one after the other.

use egui::{Context, Key, Rect, Ui};

use crate::app::action::GameId;
use crate::app::activity::id::ActivityId;
use crate::app::activity::{
    Activity, ActivityEvent, BoardCommand, LeaveResult, PanelPlace, consume_confirmation,
    exercise_action, exercise_commands, is_pressed,
};
use crate::app::exercise::practice::panel;
use crate::app::exercise::practice::{
    GameScan, LookedGame, PracticeSession, PracticeState, ScanOrder,
};
use crate::app::exercise::puzzles::{PuzzleAction, PuzzleBoard, PuzzleEvent, PuzzleState};
use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::app::shared::Shared;
use crate::app::shell::command::{
    Command, CommandState, GameCommand, PracticeCommand, PuzzleCommand,
};
use crate::app::shell::panels::PanelContext;
use crate::board;
use crate::phrase::Phrase;
use crate::store::SolutionKind;
use crate::store::practice::{Practice, PracticeChange, SavedTask, TaskAnswer};
use crate::tool::PracticeTask;

#[derive(Default)]
pub(crate) struct PracticeActivity {
    session: PracticeSession,
    /// The present task; `None` before and after a session.
    task: Option<PracticeTask>,
    on_board: Option<Box<dyn PuzzleBoard>>,
    /// Search through all games.
    scan: Option<GameScan>,
    is_search_stopped: bool,
    left_out: Option<SavedTask>,
    /// Answers that have not been saved yet.
    answers: Vec<PracticeChange>,
    last_game: LastGame,
}

/// Search in the game that has just ended.
#[derive(Default)]
struct LastGame {
    id: Option<GameId>,
    scan: Option<GameScan>,
    tasks: Vec<SavedTask>,
}

impl PracticeActivity {
    /// Starts a session, or shows the start of a game while there is no task.
    pub(crate) fn begin(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (game, tasks): (&str, Vec<SavedTask>),
    ) {
        if self.on_board.is_none() {
            self.on_board = shared.entry(game).info.still(ctx);
        }
        self.session = PracticeSession::new(tasks);
        self.show_task(ctx, shared);
    }

    /// Searches the games that have not been looked at.
    pub(crate) fn search(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (practice, order): (&Practice, ScanOrder),
    ) {
        self.is_search_stopped = false;
        self.scan = Some(GameScan::begin(ctx, shared.games, practice, order));
    }

    /// Returns `true` if the search was running.
    pub(crate) fn stop_search(&mut self) -> bool {
        let was_running = self.scan.take().is_some();
        self.is_search_stopped |= was_running;
        was_running
    }

    /// Searches the game that has just ended, which is the latest of the archive.
    pub(crate) fn search_last_game(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (id, practice, order): (GameId, &Practice, ScanOrder),
    ) {
        self.last_game = LastGame {
            id: Some(id),
            scan: Some(GameScan::begin(ctx, shared.games, practice, order)),
            tasks: Vec::new(),
        };
    }

    /// Returns `true` if the game was searched, or is being searched.
    pub(crate) fn has_searched(&self, id: GameId) -> bool {
        self.last_game.id == Some(id)
    }

    pub(crate) fn stop_last_game(&mut self) {
        self.last_game.scan = None;
    }

    /// Tasks from the game that has just ended.
    pub(crate) fn tasks_of(&self, id: GameId) -> &[SavedTask] {
        if self.last_game.id == Some(id) {
            &self.last_game.tasks
        } else {
            &[]
        }
    }

    /// The present task, as it is saved.
    pub(crate) fn task(&self) -> Option<&SavedTask> {
        self.task.as_ref().map(|task| &task.saved)
    }

    pub(crate) fn go_on(&mut self, ctx: &Context, shared: &Shared) {
        self.session.go_on();
        self.show_task(ctx, shared);
    }

    /// Removes the present task from the session and returns its id.
    pub(crate) fn leave_out(&mut self, ctx: &Context, shared: &Shared) -> Option<String> {
        let task = self.session.leave_out()?;
        let id = task.id.clone();
        self.left_out = Some(task);
        self.show_task(ctx, shared);
        Some(id)
    }

    /// Takes the task that was left out last back into the session and returns its id.
    pub(crate) fn take_in(&mut self, ctx: &Context, shared: &Shared) -> Option<String> {
        let task = self.left_out.take()?;
        let id = task.id.clone();
        self.session.take_in(task);
        self.show_task(ctx, shared);
        Some(id)
    }

    pub(crate) fn state(&self) -> PracticeState<'_> {
        PracticeState {
            session: &self.session,
            task: self.task.as_ref(),
            exercise: self.exercise(),
            search: self.scan.as_ref().map(GameScan::progress),
            is_search_stopped: self.is_search_stopped,
        }
    }

    fn exercise(&self) -> Option<PuzzleState> {
        let board = self.on_board.as_ref()?;
        self.task.as_ref()?;
        Some(board.state())
    }

    /// Puts the present task on the board. Tasks that cannot be read, such as those of a later version, are
    /// skipped. At the end of the session the last board stays.
    fn show_task(&mut self, ctx: &Context, shared: &Shared) {
        self.task = None;
        while let Some(saved) = self.session.task() {
            let entry = shared.games.game(&saved.game);
            let found = entry.and_then(|entry| {
                let task = entry.tool.practice_task(saved)?;
                Some((task, entry.info.practice(ctx, saved)?))
            });
            if let Some((task, board)) = found {
                self.task = Some(task);
                self.on_board = Some(board);
                return;
            }
            let _ = self.session.leave_out();
        }
        if let Some(board) = &mut self.on_board {
            board.perform(PuzzleAction::Close);
        }
    }

    fn answer(&mut self, shared: &Shared, answer: TaskAnswer) {
        let Some(id) = self.task().map(|task| task.id.clone()) else {
            return;
        };
        if self.session.answer(answer) {
            let day = (shared.calendar)();
            let change = PracticeChange::Answered { id, day, answer };
            self.answers.push(change);
        }
    }

    /// Events of the searches, also while another activity is active.
    pub(crate) fn poll_searches(&mut self) -> Vec<ActivityEvent> {
        let mut looked = Vec::new();
        if let Some(scan) = &mut self.last_game.scan {
            let (games, is_over) = scan.poll();
            for game in games {
                self.last_game.tasks.extend(game.tasks.iter().cloned());
                looked.push(game);
            }
            if is_over {
                self.last_game.scan = None;
            }
        }
        if let Some(scan) = &mut self.scan {
            let (games, is_over) = scan.poll();
            looked.extend(games);
            if is_over {
                self.scan = None;
            }
        }
        let changes = looked.into_iter().map(|LookedGame { file, tasks }| {
            ActivityEvent::Practised(PracticeChange::Looked { file, tasks })
        });
        changes.collect()
    }
}

impl Activity for PracticeActivity {
    fn title(&self, _shared: &Shared) -> Phrase {
        let title = Phrase::new("title-practice");
        match self.exercise() {
            Some(state) => title.with("game", state.title),
            None => Phrase::new("title-practice-alone"),
        }
    }

    fn status(&self, _shared: &Shared) -> Phrase {
        let (Some(state), Some(task)) = (self.exercise(), &self.task) else {
            return Phrase::new("practice-status-rest");
        };
        if let Some(remark) = &state.remark {
            return remark.phrase();
        }
        Phrase::new("practice-status")
            .with("seat", task.seat.clone())
            .with("move", task.listed_played.clone())
            .with("of", state.game)
    }

    fn command_state(&self) -> CommandState {
        exercise_commands(ActivityId::Practice, self.exercise().as_ref())
    }

    fn board_aspect(&self) -> f32 {
        let board = self.on_board.as_ref();
        board.map_or(1.0, |board| board.state().aspect_ratio)
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
        let state = self.state();
        let (rect, command) = match place {
            PanelPlace::Beside { board: rect, panel } => {
                (rect, panel::beside(ui, panel, &state, context))
            }
            PanelPlace::Stacked(area) => panel::stacked(ui, area, &state, context),
        };
        (rect, command.into_iter().collect())
    }

    fn board_menu(&self) -> &'static [&'static [Command]] {
        &[
            &[
                Command::Game(GameCommand::Hint),
                Command::Puzzle(PuzzleCommand::Solution),
                Command::Puzzle(PuzzleCommand::TryAgain),
            ],
            &[
                Command::Practice(PracticeCommand::Next),
                Command::Practice(PracticeCommand::PlayFromHere),
                Command::Practice(PracticeCommand::Study),
                Command::Practice(PracticeCommand::Leave),
            ],
        ]
    }

    /// Enter and Space go on from an answered task; Esc leaves unless the board uses it.
    fn keys(&self, ctx: &Context) -> Option<Command> {
        let next = Command::Practice(PracticeCommand::Next);
        let leave = Command::Practice(PracticeCommand::Leave);
        let state = self.exercise();
        let is_over = state.as_ref().is_none_or(PuzzleState::is_over);
        if is_over && (is_pressed(ctx, Key::Enter) || is_pressed(ctx, Key::Space)) {
            consume_confirmation(ctx);
            return Some(if state.is_some() { next } else { leave });
        }
        if !is_pressed(ctx, Key::Escape) || self.is_busy() {
            return None;
        }
        Some(match state {
            Some(state) if state.shows_why => Command::Puzzle(PuzzleCommand::TryAgain),
            _ => leave,
        })
    }

    fn poll(&mut self, ctx: &Context, shared: &mut Shared, tick: &Tick) -> Vec<ActivityEvent> {
        let mut events = Vec::new();
        if let Some(mut board) = self.on_board.take() {
            for event in board.poll(ctx, tick) {
                match event {
                    PuzzleEvent::Helped(_) => self.answer(shared, TaskAnswer::Helped),
                    PuzzleEvent::SolutionShown => self.answer(shared, TaskAnswer::Shown),
                    PuzzleEvent::Solved(solve) => {
                        let answer = match solve.how {
                            SolutionKind::AtFirst => TaskAnswer::First,
                            SolutionKind::WithHelp => TaskAnswer::Helped,
                        };
                        self.answer(shared, answer);
                    }
                    PuzzleEvent::AtRest => events.push(ActivityEvent::Celebrate),
                }
            }
            self.on_board = Some(board);
        }
        let answers = std::mem::take(&mut self.answers);
        events.extend(answers.into_iter().map(ActivityEvent::Practised));
        events
    }

    /// A search goes on when practice is opened again.
    fn leave(&mut self) -> LeaveResult {
        self.scan = None;
        self.is_search_stopped = false;
        self.task = None;
        self.on_board = None;
        self.left_out = None;
        self.session = PracticeSession::default();
        LeaveResult::Nothing
    }

    fn is_busy(&self) -> bool {
        self.on_board.as_ref().is_some_and(|board| board.is_busy())
    }

    fn perform(&mut self, ctx: &Context, command: BoardCommand) {
        let Some(action) = exercise_action(command) else {
            return;
        };
        if let Some(board) = &mut self.on_board {
            board.perform(action);
        }
        // The next press could hit a different button in the same place.
        board::focus::give(ctx);
    }
}
