//! The run activity: puzzles one after the other, and a look at the last run.

use egui::{Context, Key, Rect, Ui};

use crate::app::activity::id::ActivityId;
use crate::app::activity::{
    Activity, ActivityEvent, BoardCommand, LeaveResult, PanelPlace, consume_confirmation,
    exercise_action, exercise_commands, is_pressed,
};
use crate::app::exercise::puzzles::{
    ListedPuzzles, MissedPuzzles, PuzzleAction, PuzzleBoard, PuzzleEvent, PuzzleState, Run, RunView,
};
use crate::app::exercise::run::panel;
use crate::app::game::table::{BoardReply, News, Presentation, Tick};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState, GameCommand, PuzzleCommand, RunCommand};
use crate::app::shell::panels::PanelContext;
use crate::board;
use crate::phrase::Phrase;
use crate::random;
use crate::store::practice::PracticeChange;
use crate::store::runs::{PuzzleRun, PuzzleRuns, RunKind, RunTry};
use crate::store::{ProgressChange, SolutionKind, SolvedPuzzle};
use crate::tool::MissedPuzzle;

/// Time for which the answer to a wrong move is shown, in seconds.
const AFTER_MISTAKE: f64 = 1.6;
/// Time left at which the clock is heard, in seconds.
const LITTLE_TIME: f64 = 10.0;

#[derive(Default)]
pub(crate) struct RunActivity {
    /// Puzzles of the game; `None` before the first run.
    list: Option<ListedPuzzles>,
    on_board: Option<Box<dyn PuzzleBoard>>,
    run: Option<Run>,
    /// The run that is over and looked at.
    over: Option<Over>,
    /// Time of the mistake in the present puzzle, in seconds.
    erred: Option<f64>,
    /// `true` once the present puzzle has its result.
    is_answered: bool,
    has_warned: bool,
    now: f64,
    missed: MissedPuzzles,
}

/// A run that is over.
struct Over {
    kind: RunKind,
    tries: Vec<RunTry>,
    /// Index of the try on the board.
    walked: Option<usize>,
    is_record: bool,
    /// `false` if the run was over before the page was opened.
    is_new: bool,
}

impl RunActivity {
    /// Shows the page of the runs of a game, with the last one. Returns `false` if the game has no puzzles.
    pub(crate) fn show(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (list, runs): (&ListedPuzzles, &PuzzleRuns),
    ) -> bool {
        let last = runs.iter().rfind(|run| run.game == list.game);
        self.over = last.map(|run| Over {
            kind: run.kind,
            tries: run.tries.clone(),
            walked: None,
            is_record: false,
            is_new: false,
        });
        self.run = None;
        self.list = Some(list.clone());
        self.on_board = shared.entry(list.game).info.still(ctx);
        self.on_board.is_some()
    }

    /// Begins a run in the game of the page.
    pub(crate) fn begin(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (kind, runs): (RunKind, &PuzzleRuns),
    ) {
        let Some(list) = &self.list else {
            return;
        };
        let run = Run::begin(kind, list, runs.iter(), random::seed());
        self.on_board = shared.entry(list.game).info.puzzles(ctx);
        self.run = Some(run);
        self.over = None;
        self.has_warned = false;
        self.show_next();
    }

    /// Ends the run before its time. Returns what is to be kept of it.
    pub(crate) fn end(&mut self, shared: &Shared, runs: &PuzzleRuns) -> Option<PuzzleRun> {
        let run = self.run.take()?;
        if let Some(board) = &mut self.on_board {
            board.perform(PuzzleAction::Close);
        }
        let day = (shared.calendar)();
        let kept = PuzzleRun {
            number: runs.next_number(&day),
            day,
            game: run.game.to_owned(),
            kind: run.kind,
            tries: run.tries,
        };
        let record = runs.best((run.game, run.kind), None);
        let is_record = kept.score() > record.unwrap_or(0);
        self.over = Some(Over {
            kind: run.kind,
            tries: kept.tries.clone(),
            walked: None,
            is_record,
            is_new: true,
        });
        (!kept.tries.is_empty()).then_some(kept)
    }

    /// `true` if the run on the board has come to its end.
    pub(crate) fn is_at_end(&self) -> bool {
        let may_end = self.erred.is_none();
        let is_over = |run: &Run| run.is_over(self.now) && may_end;
        self.run.as_ref().is_some_and(is_over)
    }

    /// `true` if the run that has just ended is a record.
    pub(crate) fn is_record(&self) -> bool {
        self.over.as_ref().is_some_and(|over| over.is_record)
    }

    /// Puts a puzzle of the last run on the board.
    pub(crate) fn go_to(&mut self, ctx: &Context, shared: &Shared, index: usize) {
        let (Some(list), Some(over)) = (&self.list, &mut self.over) else {
            return;
        };
        let Some(place) = over.tries.get(index).and_then(|one| list.place_of(&one.id)) else {
            return;
        };
        let known = self.on_board.as_ref().map(|board| board.state().id);
        if over.walked.is_none() || known.is_none_or(|id| id.is_empty()) {
            self.on_board = shared.entry(list.game).info.puzzles(ctx);
        }
        over.walked = Some(index);
        self.act(PuzzleAction::GoTo(place));
    }

    pub(crate) fn view(&self) -> RunView<'_> {
        let over = self.over.as_ref();
        let run = self.run.as_ref();
        let kind = run.map(|run| run.kind).or(over.map(|over| over.kind));
        let tries = run.map(|run| &run.tries).or(over.map(|over| &over.tries));
        RunView {
            game: self.list.as_ref().map_or("", |list| list.game),
            kind: kind.unwrap_or(RunKind::Minutes),
            tries: tries.map_or(&[], Vec::as_slice),
            is_running: run.is_some(),
            is_record: self.is_record(),
            has_ended: over.is_some_and(|over| over.is_new),
            left: run
                .and_then(|run| run.left(self.now))
                .map(|left| left.ceil() as u32),
            present: match run {
                Some(run) => Some(run.tries.len() - usize::from(self.is_answered)),
                None => over.and_then(|over| over.walked),
            },
            exercise: self.exercise(),
        }
    }

    fn exercise(&self) -> Option<PuzzleState> {
        let walks = self.over.as_ref().is_some_and(|over| over.walked.is_some());
        let board = self.on_board.as_ref()?;
        (self.run.is_some() || walks).then(|| board.state())
    }

    fn act(&mut self, action: PuzzleAction) {
        if let Some(board) = &mut self.on_board {
            board.perform(action);
        }
    }

    fn show_next(&mut self) {
        self.erred = None;
        self.is_answered = false;
        if let Some(place) = self.run.as_ref().and_then(Run::place) {
            self.act(PuzzleAction::GoTo(place));
        }
    }

    /// Counts a wrong move in the present puzzle, which comes back in practice.
    fn err(&mut self, ctx: &Context, shared: &mut Shared, mistake: Option<Vec<String>>) {
        let (Some(run), Some(list)) = (&mut self.run, &self.list) else {
            return;
        };
        let Some(place) = run.place().filter(|_| !self.is_answered) else {
            return;
        };
        let id = &list.puzzles[place].id;
        run.take(id, false);
        self.is_answered = true;
        self.erred = Some(self.now);
        shared.settings.helped.insert(id.to_string());
        if let Some(moves) = mistake {
            let missed = MissedPuzzle {
                line: list.line(place).to_owned(),
                moves,
                day: (shared.calendar)(),
            };
            self.missed.add(ctx, shared.entry(list.game).tool, missed);
        }
    }

    /// Counts the present puzzle as solved.
    fn solve(&mut self, shared: &mut Shared, id: String) -> Option<ActivityEvent> {
        let run = self.run.as_mut().filter(|_| !self.is_answered)?;
        run.take(&id, true);
        self.is_answered = true;
        let how = if shared.settings.helped.remove(&id) {
            SolutionKind::WithHelp
        } else {
            SolutionKind::AtFirst
        };
        let day = (shared.calendar)();
        let solved = SolvedPuzzle { id, how, day };
        Some(ActivityEvent::Progress(ProgressChange::Solved(solved)))
    }

    /// Goes on after the answer to a wrong move was seen.
    fn pass_mistake(&mut self, ctx: &Context) {
        let Some(when) = self.erred else {
            return;
        };
        let left = AFTER_MISTAKE - (self.now - when);
        if left > 0.0 {
            return ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
        self.erred = None;
        if !self.is_at_end() {
            self.show_next();
        }
    }

    fn run_clock(&mut self, ctx: &Context) -> Option<ActivityEvent> {
        let run = self.run.as_mut()?;
        run.start_clock(self.now);
        let left = run.left(self.now)?;
        let to_next = left.fract().max(0.02);
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(to_next));
        let warns =
            left <= LITTLE_TIME && !std::mem::replace(&mut self.has_warned, left <= LITTLE_TIME);
        warns.then_some(ActivityEvent::Table(News::LittleTime))
    }
}

impl Activity for RunActivity {
    fn title(&self, _shared: &Shared) -> Phrase {
        let title = self.list.as_ref().map(|list| list.title.clone());
        Phrase::new("title-run").with("game", title.unwrap_or_else(|| Phrase::new("title-puzzle")))
    }

    fn status(&self, _shared: &Shared) -> Phrase {
        let Some(state) = self.exercise() else {
            let has_last = self
                .over
                .as_ref()
                .is_some_and(|over| !over.tries.is_empty());
            return Phrase::new(if has_last { "run-status" } else { "run-choose" });
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
        let state = self.exercise().filter(|_| self.run.is_none());
        CommandState {
            is_running: self.run.is_some(),
            ..exercise_commands(ActivityId::Run, state.as_ref())
        }
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
        let view = self.view();
        let (rect, command) = match place {
            PanelPlace::Beside { board: rect, panel } => {
                (rect, panel::beside(ui, panel, &view, context))
            }
            PanelPlace::Stacked(area) => panel::stacked(ui, area, &view, context),
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
                Command::Run(RunCommand::End),
                Command::Run(RunCommand::Leave),
            ],
        ]
    }

    /// Enter begins a run of the same kind; Esc ends the run, and then leaves, unless the board uses it.
    fn keys(&self, ctx: &Context) -> Option<Command> {
        let is_running = self.run.is_some();
        if !is_running && is_pressed(ctx, Key::Enter) {
            consume_confirmation(ctx);
            return Some(Command::Run(RunCommand::of(self.view().kind)));
        }
        if !is_pressed(ctx, Key::Escape) || self.is_busy() {
            return None;
        }
        Some(match self.exercise() {
            _ if is_running => Command::Run(RunCommand::End),
            Some(state) if state.shows_why => Command::Puzzle(PuzzleCommand::TryAgain),
            _ => Command::Run(RunCommand::Leave),
        })
    }

    fn poll(&mut self, ctx: &Context, shared: &mut Shared, tick: &Tick) -> Vec<ActivityEvent> {
        self.now = tick.moment.now;
        let mut events: Vec<ActivityEvent> = self.run_clock(ctx).into_iter().collect();
        let Some(mut board) = self.on_board.take() else {
            return events;
        };
        let mut is_at_rest = false;
        for event in board.poll(ctx, tick) {
            match event {
                PuzzleEvent::Helped(_) => self.err(ctx, shared, board.mistake()),
                PuzzleEvent::Solved(solve) => events.extend(self.solve(shared, solve.id)),
                PuzzleEvent::AtRest => is_at_rest = true,
                PuzzleEvent::SolutionShown => {}
            }
        }
        self.on_board = Some(board);
        self.pass_mistake(ctx);
        if is_at_rest && self.run.is_some() && !self.is_at_end() {
            self.show_next();
        }
        events
    }

    /// The page opens anew with the last run.
    fn leave(&mut self) -> LeaveResult {
        self.run = None;
        self.over = None;
        self.on_board = None;
        LeaveResult::Nothing
    }

    fn is_busy(&self) -> bool {
        self.on_board.as_ref().is_some_and(|board| board.is_busy())
    }

    fn perform(&mut self, ctx: &Context, command: BoardCommand) {
        let Some(action) = exercise_action(command).filter(|_| self.run.is_none()) else {
            return;
        };
        self.act(action);
        // The next press could hit a different button in the same place.
        board::focus::give(ctx);
    }
}

impl RunActivity {
    /// Positions to practise from missed puzzles, also while another activity is active.
    pub(crate) fn poll_missed(&mut self) -> Vec<ActivityEvent> {
        let tasks = self.missed.poll();
        let looked = |task| PracticeChange::Looked {
            file: String::new(),
            tasks: vec![task],
        };
        let changes = tasks.into_iter().map(looked);
        changes.map(ActivityEvent::Practised).collect()
    }
}
