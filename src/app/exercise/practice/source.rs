//! Positions from the user's own games as the source of an exercise.

use egui::{Context, Rect, Ui};

use crate::app::action::GameId;
use crate::app::activity::id::ActivityId;
use crate::app::activity::{ActivityEvent, PanelPlace};
use crate::app::exercise::activity::{Exercise, Source};
use crate::app::exercise::practice::panel;
use crate::app::exercise::practice::{GameScan, LookedGame, PracticeSession, PracticeState};
use crate::app::exercise::puzzles::{PuzzleBoard, PuzzleEvent, PuzzleState};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, GameCommand, PracticeCommand, PuzzleCommand};
use crate::app::shell::panels::PanelContext;
use crate::phrase::Phrase;
use crate::store::practice::{Practice, PracticeChange, SavedTask, TaskAnswer};
use crate::store::{SolutionKind, TextHash};
use crate::tool::PracticeTask;

/// Exercise with positions from the user's own games.
pub(crate) type PracticeActivity = Exercise<PracticeTasks>;

#[derive(Default)]
pub(crate) struct PracticeTasks {
    session: PracticeSession,
    /// The present task; `None` before and after a session.
    task: Option<PracticeTask>,
    /// Search through all games.
    scan: Option<GameScan>,
    is_search_stopped: bool,
    /// Task that was left out last.
    left_out: Option<SavedTask>,
    /// `true` if that was in this session.
    was_left_out_here: bool,
    last_game: LastGame,
}

/// Search in the finished game on the table.
#[derive(Default)]
struct LastGame {
    id: Option<GameId>,
    /// Text of the game in the archive.
    hash: Option<TextHash>,
    /// `None` if the search has not begun, was stopped or is over.
    scan: Option<GameScan>,
    is_over: bool,
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
            self.on_board = shared.entry(game).info.idle_board(ctx);
        }
        self.source.session = PracticeSession::new(tasks);
        self.source.was_left_out_here = false;
        self.show_task(ctx, shared);
    }

    /// Searches the games that have not been looked at.
    pub(crate) fn search(&mut self) {
        self.source.is_search_stopped = false;
        self.source.scan = Some(GameScan::new(None));
    }

    /// Returns `true` if the search was running.
    pub(crate) fn stop_search(&mut self) -> bool {
        let was_running = self.source.scan.take().is_some();
        self.source.is_search_stopped |= was_running;
        was_running
    }

    /// Searches the finished game on the table, which has this text in the archive. A game that is not there has
    /// no tasks.
    pub(crate) fn search_last_game(&mut self, id: GameId, hash: Option<TextHash>) {
        self.source.last_game = LastGame {
            id: Some(id),
            hash,
            scan: hash.map(|hash| GameScan::new(Some(hash))),
            is_over: hash.is_none(),
            tasks: Vec::new(),
        };
    }

    /// Returns `true` if the game was searched.
    pub(crate) fn has_searched(&self, id: GameId) -> bool {
        self.source.last_game.id == Some(id) && self.source.last_game.is_over
    }

    /// Returns `true` if the game is being searched.
    pub(crate) fn is_searching(&self, id: GameId) -> bool {
        self.source.last_game.id == Some(id) && self.source.last_game.scan.is_some()
    }

    pub(crate) fn stop_last_game(&mut self) {
        self.source.last_game.scan = None;
    }

    /// Tasks from the finished game on the table.
    pub(crate) fn tasks_of(&self, id: GameId) -> &[SavedTask] {
        if self.source.last_game.id == Some(id) { &self.source.last_game.tasks } else { &[] }
    }

    /// The present task, as it is saved.
    pub(crate) fn task(&self) -> Option<&SavedTask> {
        self.source.task.as_ref().map(|task| &task.saved)
    }

    pub(crate) fn go_on(&mut self, ctx: &Context, shared: &Shared) {
        self.source.session.go_on();
        self.show_task(ctx, shared);
    }

    /// Removes the present task from the session and returns its id.
    pub(crate) fn leave_out(&mut self, ctx: &Context, shared: &Shared) -> Option<String> {
        let task = self.source.session.leave_out()?;
        let id = task.id.clone();
        self.source.left_out = Some(task);
        self.source.was_left_out_here = true;
        self.show_task(ctx, shared);
        Some(id)
    }

    /// Returns the id of the task that was left out last, and takes it back into its session if that is not over.
    pub(crate) fn take_in(&mut self, ctx: &Context, shared: &Shared) -> Option<String> {
        let task = self.source.left_out.take()?;
        let id = task.id.clone();
        if self.source.was_left_out_here {
            self.source.session.take_in(task);
            self.show_task(ctx, shared);
        }
        Some(id)
    }

    pub(crate) fn view(&self) -> PracticeState<'_> {
        self.source.view(self.on_board.as_deref())
    }

    /// Puts the present task on the board. Tasks that cannot be read, such as those of a later version, are
    /// skipped. At the end of the session the last board stays.
    fn show_task(&mut self, ctx: &Context, shared: &Shared) {
        self.source.task = None;
        while let Some(saved) = self.source.session.task() {
            let entry = shared.games.game(&saved.game);
            let found = entry.and_then(|entry| {
                let task = entry.tool.practice_task(saved)?;
                Some((task, entry.info.practice(ctx, saved)?))
            });
            if let Some((task, board)) = found {
                self.source.task = Some(task);
                self.on_board = Some(board);
                return;
            }
            let _ = self.source.session.leave_out();
        }
        if let Some(board) = &mut self.on_board {
            // The verdict on a position that was left counts nowhere.
            drop(board.close());
        }
    }

    /// Events of the searches, also while another activity is active.
    pub(crate) fn poll_searches(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        practice: &Practice,
    ) -> Vec<ActivityEvent> {
        let mut looked = Vec::new();
        let known = (&shared.archive, practice);
        let afresh = shared.settings.afresh.as_deref();
        let last = &mut self.source.last_game;
        if let Some(scan) = &mut last.scan {
            let (games, is_over) = scan.poll(ctx, shared.games, known, afresh);
            for game in games {
                last.tasks.extend(game.tasks.iter().cloned());
                looked.push(game);
            }
            if is_over {
                (last.scan, last.is_over) = (None, true);
                if last.tasks.is_empty() {
                    last.tasks = last.known_tasks(shared, practice);
                }
            }
        }
        if let Some(scan) = &mut self.source.scan {
            let (games, is_over) = scan.poll(ctx, shared.games, known, afresh);
            looked.extend(games);
            if is_over {
                self.source.scan = None;
            }
        }
        for game in &looked {
            self.source.update(shared, game);
        }
        let events = looked.into_iter().flat_map(|LookedGame { file, tasks, judged }| {
            let looked = ActivityEvent::Practised(PracticeChange::Looked { file, tasks });
            judged.map(ActivityEvent::Judged).into_iter().chain([looked])
        });
        events.collect()
    }
}

impl LastGame {
    /// Tasks of the game from an earlier search.
    fn known_tasks(&self, shared: &Shared, practice: &Practice) -> Vec<SavedTask> {
        let games = shared.archive.games();
        let Some((name, _)) = self.hash.and_then(|hash| games.archived_as(hash)) else {
            return Vec::new();
        };
        let of_game = practice.tasks().filter(|task| task.source.file == name);
        let mut tasks: Vec<_> =
            of_game.filter(|task| !practice.is_left_out(&task.id)).cloned().collect();
        tasks.sort_by_key(|task| task.source.ply);
        tasks
    }
}

impl PracticeTasks {
    /// Takes the latest judgement of a game. The moves that are right in the present task stay the same until it comes
    /// back.
    fn update(&mut self, shared: &Shared, game: &LookedGame) {
        self.session.update(&game.file, &game.tasks);
        if let (Some(task), Some(saved)) = (&mut self.task, self.session.task())
            && task.saved != *saved
            && let Some(entry) = shared.games.game(&saved.game)
            && let Some(judged) = entry.tool.practice_task(saved)
        {
            *task = judged;
        }
    }

    fn view<'a>(&'a self, board: Option<&dyn PuzzleBoard>) -> PracticeState<'a> {
        let board = board.filter(|_| self.has_task());
        PracticeState {
            session: &self.session,
            task: self.task.as_ref(),
            exercise: board.map(PuzzleBoard::state),
            search: self.scan.as_ref().map(GameScan::progress),
            is_search_stopped: self.is_search_stopped,
        }
    }

    /// Takes the answer to the present task; `None` if it has another one already.
    fn answer(&mut self, shared: &Shared, answer: TaskAnswer) -> Option<PracticeChange> {
        let id = self.task.as_ref()?.saved.id.clone();
        let day = shared.training_day();
        let change = PracticeChange::Answered { id, day, answer };
        self.session.answer(answer).then_some(change)
    }
}

impl Source for PracticeTasks {
    const ID: ActivityId = ActivityId::Practice;
    const MENU: &'static [&'static [Command]] = &[
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
    ];

    fn has_task(&self) -> bool {
        self.task.is_some()
    }

    fn title(&self, state: Option<&PuzzleState>) -> Phrase {
        match state {
            Some(state) => Phrase::new("title-practice").with("game", state.title.clone()),
            None => Phrase::new("title-practice-alone"),
        }
    }

    fn status(&self, state: Option<&PuzzleState>) -> Phrase {
        let (Some(state), Some(task)) = (state, &self.task) else {
            return Phrase::new("practice-status-rest");
        };
        Phrase::new("practice-status")
            .with("seat", task.seat.clone())
            .with("move", task.listed_played.clone())
            .with("of", state.game)
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        board: Option<&dyn PuzzleBoard>,
        context: &PanelContext,
    ) -> (Rect, Option<Command>) {
        let state = self.view(board);
        match place {
            PanelPlace::Beside { board: rect, panel } => {
                (rect, panel::beside(ui, panel, &state, context))
            }
            PanelPlace::Stacked(area) => panel::stacked(ui, area, &state, context),
        }
    }

    fn next(&self, state: Option<&PuzzleState>) -> Option<Command> {
        match state {
            None => Some(self.leaves_by()),
            Some(state) if state.is_over() => Some(Command::Practice(PracticeCommand::Next)),
            Some(_) => None,
        }
    }

    fn leaves_by(&self) -> Command {
        Command::Practice(PracticeCommand::Leave)
    }

    fn take(
        &mut self,
        event: PuzzleEvent,
        _board: &dyn PuzzleBoard,
        (_, shared): (&Context, &mut Shared),
    ) -> Option<ActivityEvent> {
        let answer = match event {
            PuzzleEvent::AtRest => return Some(ActivityEvent::Celebrate),
            PuzzleEvent::Helped(_) => TaskAnswer::Helped,
            PuzzleEvent::SolutionShown => TaskAnswer::Shown,
            PuzzleEvent::Solved(solve) => match solve.how {
                SolutionKind::AtFirst => TaskAnswer::First,
                SolutionKind::WithHelp => TaskAnswer::Helped,
            },
        };
        self.answer(shared, answer).map(ActivityEvent::Practised)
    }

    /// A search goes on when practice is opened again.
    fn leave(&mut self, _board: Option<Box<dyn PuzzleBoard>>) {
        self.scan = None;
        self.is_search_stopped = false;
        self.task = None;
        self.was_left_out_here = false;
        self.session = PracticeSession::default();
    }
}
