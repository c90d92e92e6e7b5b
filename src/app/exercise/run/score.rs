//! A run: the order of its puzzles, the tries, and the clock.

use std::collections::BTreeSet;

use crate::app::exercise::puzzles::{ListedPuzzles, PuzzleState};
use crate::app::shell::panels::PanelContext;
use crate::random::Random;
use crate::store::runs::{MOST_TRIES, PuzzleRun, PuzzleRuns, RunKind, RunTry};

/// Number of mistakes that ends a run against the clock.
pub(crate) const MOST_MISTAKES: usize = 3;
/// Length of a run against the clock, in seconds.
pub(crate) const TIME: f64 = 180.0;
/// Puzzles of a run from the easiest to the hardest.
pub const STEPS: usize = 50;
/// Latest runs whose solved puzzles do not come again.
const RECENT: usize = 5;

/// A run.
#[derive(Clone, Debug)]
pub struct Run {
    pub(crate) kind: RunKind,
    pub(crate) game: &'static str,
    /// Tries so far.
    pub(crate) tries: Vec<RunTry>,
    /// Indices of the puzzles in their list.
    pub order: Vec<usize>,
    /// Time on the window's clock at the start, in seconds; `None` before the first frame.
    began: Option<f64>,
}

/// State of the runs for their panel.
pub(crate) struct RunView<'a> {
    /// Id of the game.
    pub(crate) game: &'static str,
    /// Present or last kind of run.
    pub(crate) kind: RunKind,
    /// Tries of the run that is shown.
    pub(crate) tries: &'a [RunTry],
    pub(crate) is_running: bool,
    /// `true` if the run that has just ended is a record.
    pub(crate) is_record: bool,
    /// Runs before the one on the board; `None` unless a run is on the board.
    pub(crate) before: Option<&'a PuzzleRuns>,
    /// `true` if a run has ended since the page was opened.
    pub(crate) has_ended: bool,
    /// Time left, in whole seconds; `None` without a clock.
    pub(crate) left: Option<u32>,
    /// Index of the puzzle on the board: the next one, one that was just answered, or one of the last run that is
    /// looked at. `None` if there is none.
    pub(crate) present: Option<usize>,
    /// The puzzle on the board; `None` before a run.
    pub(crate) exercise: Option<PuzzleState>,
}

impl RunView<'_> {
    /// Score of the streak that the next one goes on with.
    pub(crate) fn waiting(&self, context: &PanelContext) -> Option<usize> {
        let runs = &context.progress.runs;
        runs.waiting(self.game, &context.training_day).map(PuzzleRun::score)
    }

    /// `true` while a puzzle of the last run is looked at.
    pub(crate) fn is_walked(&self) -> bool {
        !self.is_running && self.present.is_some()
    }

    /// Number of tries with the one that is open.
    pub(crate) fn count(&self) -> usize {
        let open = self.present.map_or(0, |present| present + 1);
        self.tries.len().max(open)
    }
}

impl Run {
    /// Begins a run with puzzles of a list that were not solved in the latest of these runs.
    pub fn begin<'a>(
        kind: RunKind,
        list: &ListedPuzzles,
        earlier: impl DoubleEndedIterator<Item = &'a PuzzleRun>,
        seed: u64,
    ) -> Self {
        let latest = earlier.rev().filter(|run| run.game == list.game);
        let tries = latest.take(RECENT).flat_map(|run| &run.tries);
        let solved = tries.filter(|one| one.is_solved);
        let recent: BTreeSet<&str> = solved.map(|one| one.id.as_str()).collect();
        let puzzles = &list.puzzles;
        let mut all: Vec<usize> =
            (0..puzzles.len()).filter(|&place| list.is_usual(place)).collect();
        let fresh: Vec<usize> = all
            .iter()
            .copied()
            .filter(|&place| !recent.contains(puzzles[place].id.as_ref()))
            .collect();
        if !fresh.is_empty() {
            all = fresh;
        }
        all.sort_by_key(|&place| (puzzles[place].grade, puzzles[place].goal.number(), place));
        Self {
            kind,
            game: list.game,
            tries: Vec::new(),
            order: steps(&all, &mut Random::new(seed)),
            began: None,
        }
    }

    /// Goes on after these tries of an earlier run, if there are puzzles left.
    pub(crate) fn go_on_after(&mut self, tries: &[RunTry]) {
        if tries.len() < self.order.len() {
            self.tries = tries.to_vec();
        }
    }

    /// Index of the present puzzle in its list; `None` after the last one.
    pub(crate) fn place(&self) -> Option<usize> {
        self.order.get(self.tries.len()).copied()
    }

    /// Starts the clock.
    pub fn start_clock(&mut self, now: f64) {
        self.began.get_or_insert(now);
    }

    /// Takes the result of the present puzzle.
    pub fn take(&mut self, id: &str, is_solved: bool) {
        let id = id.to_owned();
        self.tries.push(RunTry { id, is_solved });
    }

    /// Time left, in seconds; `None` without a clock.
    pub fn left(&self, now: f64) -> Option<f64> {
        let passed = now - self.began.unwrap_or(now);
        (self.kind == RunKind::Minutes).then(|| (TIME - passed).max(0.0))
    }

    /// `true` if the run ends with the present puzzle.
    pub fn is_over(&self, now: f64) -> bool {
        let most = match self.kind {
            RunKind::Minutes => MOST_MISTAKES,
            RunKind::Streak => 1,
        };
        let mistakes = self.tries.iter().filter(|one| !one.is_solved).count();
        mistakes >= most || self.left(now) == Some(0.0) || self.place().is_none()
    }
}

/// Steps of about the same size from the easiest to the hardest puzzle, one puzzle of each, and then the others
/// from the hardest third.
fn steps(all: &[usize], random: &mut Random) -> Vec<usize> {
    let count = STEPS.min(all.len());
    let mut order = Vec::new();
    for step in 0..count {
        let [from, to] = [step, step + 1].map(|step| step * all.len() / count);
        order.push(all[from + random.below(to - from)]);
    }
    let hard = &all[all.len() * 2 / 3..];
    let mut rest: Vec<usize> =
        hard.iter().copied().filter(|place| !order.contains(place)).collect();
    random.shuffle(&mut rest);
    order.extend(rest);
    order.truncate(MOST_TRIES);
    order
}
