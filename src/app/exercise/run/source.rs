//! Runs as the source of an exercise: puzzles one after the other, and a look at the last run.

use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::{Context, Rect, Ui};

use crate::app::activity::id::ActivityId;
use crate::app::activity::{ActivityEvent, PanelPlace};
use crate::app::exercise::activity::{Exercise, Source};
use crate::app::exercise::puzzles::{
    ListedPuzzles, MissedPuzzles, PendingVerdict, PuzzleAction, PuzzleBoard, PuzzleEvent,
    PuzzleState,
};
use crate::app::exercise::run::panel;
use crate::app::exercise::run::score::{Run, RunView};
use crate::app::game::table::{TableEvent, Tick};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState, GameCommand, PuzzleCommand, RunCommand};
use crate::app::shell::panels::PanelContext;
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
/// Longest wait for a verdict when the window closes.
const LAST_JUDGEMENT: Duration = Duration::from_secs(1);
/// Pause between two looks for a verdict.
const STEP: Duration = Duration::from_millis(5);

/// Exercise with runs.
pub(crate) type RunActivity = Exercise<Runs>;

#[derive(Default)]
pub(crate) struct Runs {
    /// Puzzles of the game; `None` before the first run.
    list: Option<ListedPuzzles>,
    run: Option<Run>,
    start: RunStart,
    /// The run on the board since its last puzzle, if it has not been saved yet.
    unsaved: Option<PuzzleRun>,
    /// Runs that ended before the verdict on their last move.
    awaited: Vec<(PuzzleRun, Box<dyn PendingVerdict>)>,
    /// The run that is over and looked at.
    over: Option<Over>,
    /// Time of the mistake in the present puzzle, in seconds.
    erred: Option<f64>,
    /// `true` once the present puzzle has its result.
    is_answered: bool,
    /// `true` once the pieces of a solved puzzle have come to rest in this frame.
    is_at_rest: bool,
    has_warned: bool,
    now: f64,
    missed: MissedPuzzles,
}

/// Facts known at the start of a run.
#[derive(Default)]
struct RunStart {
    day: String,
    /// Number of the run on that day.
    number: u32,
    /// Earlier runs.
    before: PuzzleRuns,
}

/// A run that is over.
struct Over {
    kind: RunKind,
    tries: Vec<RunTry>,
    /// Index of the try on the board.
    walked: Option<usize>,
    /// Highest score of the other runs.
    record: usize,
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
        self.source.over = last.map(|run| Over {
            kind: run.kind,
            tries: run.tries.clone(),
            walked: None,
            record: 0,
            is_new: false,
        });
        self.source.run = None;
        self.source.list = Some(list.clone());
        self.on_board = shared.entry(list.game).info.idle_board(ctx);
        self.on_board.is_some()
    }

    /// Begins a run in the game of the page, or goes on with a streak that waits.
    pub(crate) fn begin(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (kind, runs): (RunKind, &PuzzleRuns),
    ) {
        let Some(list) = &self.source.list else {
            return;
        };
        let mut run = Run::begin(kind, list, runs.iter(), random::seed());
        self.on_board = shared.entry(list.game).info.puzzles(ctx);
        let day = shared.training_day();
        let mut number = runs.next_number(&day);
        if kind == RunKind::Streak
            && let Some(waiting) = runs.waiting(list.game, &day)
        {
            run.go_on_after(&waiting.tries);
            if waiting.day == day && !run.tries.is_empty() {
                number = waiting.number;
            }
        }
        self.source.start = RunStart { day, number, before: runs.clone() };
        self.source.run = Some(run);
        self.source.over = None;
        self.source.has_warned = false;
        if let Some(next) = self.source.next_puzzle() {
            self.act(next);
        }
    }

    /// Ends the run before its time. Returns what is to be kept of it.
    pub(crate) fn end(&mut self, runs: &PuzzleRuns) -> Option<PuzzleRun> {
        let kept = self.source.saved_run()?;
        let is_answered = self.source.is_answered;
        self.source.run = None;
        self.source.unsaved = None;
        self.source.over = Some(Over {
            kind: kept.kind,
            tries: kept.tries.clone(),
            walked: None,
            record: runs.best_besides(&kept).unwrap_or(0),
            is_new: true,
        });
        let verdict = self.on_board.as_mut().and_then(|board| board.close());
        if let Some(verdict) = verdict.filter(|_| !is_answered) {
            self.source.awaited.push((kept.clone(), verdict));
        }
        (!kept.tries.is_empty()).then_some(kept)
    }

    /// `true` if the run on the board has come to its end.
    pub(crate) fn is_at_end(&self) -> bool {
        self.source.is_at_end()
    }

    /// `true` if the run that has just ended is a record.
    pub(crate) fn is_record(&self) -> bool {
        self.source.over.as_ref().is_some_and(Over::is_record)
    }

    /// Shows the solution of the puzzle with which the run ended, if it was missed.
    pub(crate) fn show_missed(&mut self, ctx: &Context, shared: &Shared) {
        let tries = self.source.over.as_ref().map(|over| &over.tries);
        let last = tries.and_then(|tries| Some((tries.len() - 1, tries.last()?)));
        if let Some((index, _)) = last.filter(|(_, last)| !last.is_solved) {
            self.go_to(ctx, shared, index);
            self.act(PuzzleAction::Solution);
        }
    }

    /// Puts a puzzle of the last run on the board.
    pub(crate) fn go_to(&mut self, ctx: &Context, shared: &Shared, index: usize) {
        let (Some(list), Some(over)) = (&self.source.list, &mut self.source.over) else {
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
        self.source.view(self.on_board.as_deref())
    }
}

impl RunActivity {
    /// Changes to save, also while another activity is active: the run so far, runs with a verdict after
    /// their end, and positions to practise from missed puzzles.
    pub(crate) fn poll_results(&mut self, shared: &mut Shared) -> Vec<ActivityEvent> {
        let tasks = self.source.missed.poll();
        let looked = |task| PracticeChange::Looked { file: String::new(), tasks: vec![task] };
        let changes = tasks.into_iter().map(looked);
        let run = self.source.unsaved.take().map(ProgressChange::Ran);
        let mut events: Vec<ActivityEvent> = run.map(ActivityEvent::Progress).into_iter().collect();
        events.extend(changes.map(ActivityEvent::Practised));
        events.extend(self.source.poll_awaited(shared));
        events
    }

    /// Waits briefly for verdicts after the end of a run when the window closes.
    pub(crate) fn finish_awaited(&mut self, shared: &mut Shared) -> Vec<ActivityEvent> {
        let begun = Instant::now();
        let mut events = self.source.poll_awaited(shared);
        while !self.source.awaited.is_empty() && begun.elapsed() < LAST_JUDGEMENT {
            sleep(STEP);
            events.extend(self.source.poll_awaited(shared));
        }
        events
    }
}

impl Over {
    /// `true` if the run has just ended and is a record.
    fn is_record(&self) -> bool {
        let score = self.tries.iter().filter(|one| one.is_solved).count();
        self.is_new && score > self.record
    }
}

impl Runs {
    /// The run on the board as it is saved.
    fn saved_run(&self) -> Option<PuzzleRun> {
        let run = self.run.as_ref()?;
        Some(PuzzleRun {
            day: self.start.day.clone(),
            number: self.start.number,
            game: run.game.to_owned(),
            kind: run.kind,
            tries: run.tries.clone(),
        })
    }

    /// Counts right last moves whose verdict came after the end of their run.
    fn poll_awaited(&mut self, shared: &mut Shared) -> Vec<ActivityEvent> {
        let mut events = Vec::new();
        let mut awaited = std::mem::take(&mut self.awaited);
        awaited.retain_mut(|(run, verdict)| {
            let Some(is_solved) = verdict.poll() else {
                return true;
            };
            if is_solved {
                let id = verdict.id().to_owned();
                events.push(ActivityEvent::Progress(solved(shared, id.clone())));
                let over = self.over.as_mut();
                let over = over.filter(|over| over.is_new && over.tries == run.tries);
                run.tries.push(RunTry { id, is_solved });
                if let Some(over) = over {
                    let was_record = over.is_record();
                    over.tries.clone_from(&run.tries);
                    let is_new_record = over.is_record() && !was_record;
                    events.extend(is_new_record.then_some(ActivityEvent::Celebrate));
                }
                events.push(ActivityEvent::Progress(ProgressChange::Ran(run.clone())));
            }
            false
        });
        self.awaited = awaited;
        events
    }

    fn view(&self, board: Option<&dyn PuzzleBoard>) -> RunView<'_> {
        let over = self.over.as_ref();
        let run = self.run.as_ref();
        let kind = run.map(|run| run.kind).or(over.map(|over| over.kind));
        let tries = run.map(|run| &run.tries).or(over.map(|over| &over.tries));
        let board = board.filter(|_| self.has_task());
        RunView {
            game: self.list.as_ref().map_or("", |list| list.game),
            kind: kind.unwrap_or(RunKind::Minutes),
            tries: tries.map_or(&[], Vec::as_slice),
            is_running: run.is_some(),
            is_record: over.is_some_and(Over::is_record),
            before: run.map(|_| &self.start.before),
            has_ended: over.is_some_and(|over| over.is_new),
            left: run.and_then(|run| run.left(self.now)).map(|left| left.ceil() as u32),
            present: match run {
                Some(run) => Some(run.tries.len() - usize::from(self.is_answered)),
                None => over.and_then(|over| over.walked),
            },
            exercise: board.map(PuzzleBoard::state),
        }
    }

    /// `true` if the run on the board has come to its end.
    fn is_at_end(&self) -> bool {
        let may_end = self.erred.is_none();
        let is_over = |run: &Run| run.is_over(self.now) && may_end;
        self.run.as_ref().is_some_and(is_over)
    }

    /// Action that puts the next puzzle on the board.
    fn next_puzzle(&mut self) -> Option<PuzzleAction> {
        self.erred = None;
        self.is_answered = false;
        let place = self.run.as_ref().and_then(Run::place)?;
        Some(PuzzleAction::GoTo(place))
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
                day: shared.training_day(),
            };
            self.missed.add(ctx, shared.entry(list.game).tool, missed);
        }
        self.unsaved = self.saved_run();
    }

    /// Counts the present puzzle as solved.
    fn solve(&mut self, shared: &mut Shared, id: String) -> Option<ActivityEvent> {
        let run = self.run.as_mut().filter(|_| !self.is_answered)?;
        run.take(&id, true);
        self.is_answered = true;
        self.unsaved = self.saved_run();
        Some(ActivityEvent::Progress(solved(shared, id)))
    }

    fn run_clock(&mut self, ctx: &Context) -> Option<ActivityEvent> {
        let run = self.run.as_mut()?;
        run.start_clock(self.now);
        let left = run.left(self.now)?;
        let to_next = left.fract().max(0.02);
        ctx.request_repaint_after(Duration::from_secs_f64(to_next));
        let warns =
            left <= LITTLE_TIME && !std::mem::replace(&mut self.has_warned, left <= LITTLE_TIME);
        warns.then_some(ActivityEvent::Table(TableEvent::LittleTime))
    }
}

/// Counts a puzzle as solved today.
fn solved(shared: &mut Shared, id: String) -> ProgressChange {
    let how = if shared.settings.helped.remove(&id) {
        SolutionKind::WithHelp
    } else {
        SolutionKind::AtFirst
    };
    let day = shared.training_day();
    ProgressChange::Solved(SolvedPuzzle { id, how, day })
}

impl Source for Runs {
    const ID: ActivityId = ActivityId::Run;
    const MENU: &'static [&'static [Command]] = &[
        &[
            Command::Game(GameCommand::Hint),
            Command::Puzzle(PuzzleCommand::Solution),
            Command::Puzzle(PuzzleCommand::TryAgain),
        ],
        &[Command::Run(RunCommand::End), Command::Run(RunCommand::Leave)],
    ];
    const SPACE_GOES_ON: bool = false;

    fn has_task(&self) -> bool {
        let walks = |over: &Over| over.walked.is_some();
        self.run.is_some() || self.over.as_ref().is_some_and(walks)
    }

    fn allows_help(&self) -> bool {
        self.run.is_none()
    }

    fn title(&self, _state: Option<&PuzzleState>) -> Phrase {
        let title = self.list.as_ref().map(|list| list.title.clone());
        Phrase::new("title-run").with("game", title.unwrap_or_else(|| Phrase::new("title-puzzle")))
    }

    fn status(&self, state: Option<&PuzzleState>) -> Phrase {
        let has_tries = |over: &Over| !over.tries.is_empty();
        match state {
            Some(state) => state.status(),
            None if self.over.as_ref().is_some_and(has_tries) => Phrase::new("run-status"),
            None => Phrase::new("run-choose"),
        }
    }

    fn command_state(&self, _state: Option<&PuzzleState>) -> CommandState {
        CommandState { is_running: self.run.is_some(), ..CommandState::default() }
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        board: Option<&dyn PuzzleBoard>,
        context: &PanelContext,
    ) -> (Rect, Option<Command>) {
        let view = self.view(board);
        match place {
            PanelPlace::Beside { board: rect, panel } => {
                (rect, panel::beside(ui, panel, &view, context))
            }
            PanelPlace::Stacked(area) => panel::stacked(ui, area, &view, context),
        }
    }

    /// Another run of the same kind.
    fn next(&self, _state: Option<&PuzzleState>) -> Option<Command> {
        let again = RunCommand::of(self.view(None).kind);
        self.run.is_none().then_some(Command::Run(again))
    }

    fn leaves_by(&self) -> Command {
        Command::Run(match self.run {
            Some(_) => RunCommand::End,
            None => RunCommand::Leave,
        })
    }

    fn tick(&mut self, ctx: &Context, tick: &Tick) -> Option<ActivityEvent> {
        // The time for which the computer slept has passed as well.
        self.now = tick.moment.now + tick.moment.asleep;
        self.is_at_rest = false;
        self.run_clock(ctx)
    }

    fn take(
        &mut self,
        event: PuzzleEvent,
        board: &dyn PuzzleBoard,
        (ctx, shared): (&Context, &mut Shared),
    ) -> Option<ActivityEvent> {
        match event {
            PuzzleEvent::Helped(_) => self.err(ctx, shared, board.mistake()),
            PuzzleEvent::Solved(solve) => return self.solve(shared, solve.id),
            PuzzleEvent::AtRest => self.is_at_rest = true,
            PuzzleEvent::SolutionShown => {}
        }
        None
    }

    /// Goes on after a solved puzzle, and after the answer to a wrong move was seen.
    fn move_on(&mut self, ctx: &Context, board: &mut dyn PuzzleBoard) {
        let mut goes_on = self.is_at_rest && self.run.is_some();
        if let Some(when) = self.erred {
            let left = AFTER_MISTAKE - (self.now - when);
            if left > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            } else {
                self.erred = None;
                goes_on = true;
            }
        }
        if goes_on
            && !self.is_at_end()
            && let Some(action) = self.next_puzzle()
        {
            board.perform(action);
        }
    }

    /// The page opens anew with the last run.
    fn leave(&mut self, _board: Option<Box<dyn PuzzleBoard>>) {
        self.run = None;
        self.over = None;
    }
}
