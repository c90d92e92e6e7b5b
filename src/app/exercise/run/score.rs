//! A run: the order of its puzzles, the tries, and the clock.

use std::collections::BTreeSet;

use crate::app::exercise::puzzles::{ListedPuzzles, PuzzleState};
use crate::random::Random;
use crate::store::runs::{MOST_TRIES, PuzzleRun, RunKind, RunTry};

/// Number of mistakes that ends a run against the clock.
pub(crate) const MOST_MISTAKES: usize = 3;
/// Length of a run against the clock, in seconds.
pub(crate) const TIME: f64 = 180.0;
/// Puzzles of a run from the easiest to the hardest.
const STEPS: usize = 50;
/// Latest runs whose solved puzzles do not come again.
const RECENT: usize = 5;

/// A run.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) kind: RunKind,
    pub(crate) game: &'static str,
    /// Tries so far.
    pub(crate) tries: Vec<RunTry>,
    /// Indices of the puzzles in their list.
    order: Vec<usize>,
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
    pub(crate) fn begin<'a>(
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
        let mut all: Vec<usize> = (0..puzzles.len())
            .filter(|&place| list.is_usual(place))
            .collect();
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

    /// Index of the present puzzle in its list; `None` after the last one.
    pub(crate) fn place(&self) -> Option<usize> {
        self.order.get(self.tries.len()).copied()
    }

    /// Starts the clock.
    pub(crate) fn start_clock(&mut self, now: f64) {
        self.began.get_or_insert(now);
    }

    /// Takes the result of the present puzzle.
    pub(crate) fn take(&mut self, id: &str, is_solved: bool) {
        let id = id.to_owned();
        self.tries.push(RunTry { id, is_solved });
    }

    /// Time left, in seconds; `None` without a clock.
    pub(crate) fn left(&self, now: f64) -> Option<f64> {
        let passed = now - self.began.unwrap_or(now);
        (self.kind == RunKind::Minutes).then(|| (TIME - passed).max(0.0))
    }

    /// `true` if the run ends with the present puzzle.
    pub(crate) fn is_over(&self, now: f64) -> bool {
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
    let mut rest: Vec<usize> = hard
        .iter()
        .copied()
        .filter(|place| !order.contains(place))
        .collect();
    random.shuffle(&mut rest);
    order.extend(rest);
    order.truncate(MOST_TRIES);
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::catalogue::Catalogue;

    fn run(kind: RunKind, earlier: &[PuzzleRun]) -> (ListedPuzzles, Run) {
        let list = Catalogue::PROGRAM.puzzle_lists().swap_remove(0);
        let run = Run::begin(kind, &list, earlier.iter(), 7);
        (list, run)
    }

    #[test]
    fn a_run_becomes_harder_and_asks_for_no_puzzle_twice() {
        let (list, run) = run(RunKind::Streak, &[]);
        let grades: Vec<u8> = run
            .order
            .iter()
            .map(|&place| list.puzzles[place].grade)
            .collect();
        assert!(grades[..STEPS].is_sorted(), "{grades:?}");
        assert_eq!((grades[0], grades[STEPS - 1]), (1, 5));
        let different: BTreeSet<usize> = run.order.iter().copied().collect();
        assert_eq!(different.len(), run.order.len());
        assert!(run.order.iter().all(|&place| list.is_usual(place)));
    }

    #[test]
    fn what_was_solved_in_the_last_runs_does_not_come_again() {
        let (list, first) = run(RunKind::Minutes, &[]);
        let tries = first.order.iter().enumerate().map(|(step, &place)| RunTry {
            id: list.puzzles[place].id.to_string(),
            is_solved: step > 0,
        });
        let earlier = PuzzleRun {
            day: "2026-11-27".to_owned(),
            number: 1,
            game: list.game.to_owned(),
            kind: RunKind::Streak,
            tries: tries.collect(),
        };
        let (_, next) = run(RunKind::Minutes, &[earlier]);
        let again: Vec<&usize> = next
            .order
            .iter()
            .filter(|place| first.order[1..].contains(place))
            .collect();
        assert!(again.is_empty(), "{again:?}");
    }

    #[test]
    fn three_mistakes_or_three_minutes_end_a_run_and_one_mistake_a_streak() {
        let (_, mut timed) = run(RunKind::Minutes, &[]);
        assert!(!timed.is_over(1000.0), "the clock does not run yet");
        timed.start_clock(1000.0);
        timed.take("a", true);
        timed.take("b", false);
        timed.take("c", false);
        assert!(!timed.is_over(1179.9));
        assert_eq!(timed.left(1170.0), Some(10.0));
        assert!(timed.is_over(1180.0));
        timed.take("d", false);
        assert!(timed.is_over(1001.0));
        let (_, mut streak) = run(RunKind::Streak, &[]);
        streak.start_clock(0.0);
        streak.take("a", true);
        assert!(!streak.is_over(1e6));
        streak.take("b", false);
        assert!(streak.is_over(1.0));
    }
}
