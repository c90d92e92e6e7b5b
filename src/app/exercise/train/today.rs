//! The five tasks of a day: own mistakes that are due, the next puzzles, and the puzzle of the day.

use crate::app::exercise::puzzles::{ListedPuzzles, Todays, todays};
use crate::store::PuzzleProgress;
use crate::store::practice::{Practice, SavedTask};

/// Number of tasks of a day, and of own mistakes among them at most.
pub(crate) const TASKS: usize = 5;
const MISTAKES: usize = 3;

/// Facts from which the tasks of a day follow.
pub(crate) struct TodayFacts<'a> {
    /// Game of the next puzzles.
    pub(crate) game: &'a str,
    /// The day, `YYYY-MM-DD`.
    pub(crate) day: &'a str,
    pub(crate) practice: &'a Practice,
    pub(crate) lists: &'a [ListedPuzzles],
    pub(crate) progress: &'a PuzzleProgress,
    /// Puzzle of the game that was on the board last.
    pub(crate) last: Option<&'a str>,
}

/// The tasks of a day in their order. They follow from what is saved, so they are the same after a restart.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Today {
    pub(crate) tasks: Vec<TodayTask>,
}

/// A task of a day.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TodayTask {
    pub(crate) kind: TodayKind,
    /// It was answered on this day.
    pub(crate) is_done: bool,
}

/// Kind of a task, with what it asks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TodayKind {
    /// A position from the user's own games.
    Mistake(Box<SavedTask>),
    /// A puzzle of the game.
    Next(Todays),
    /// The puzzle of the day, from any game.
    Daily(Todays),
}

impl Today {
    pub(crate) fn of(facts: &TodayFacts) -> Self {
        let mut tasks = mistakes(facts);
        let daily = todays(facts.lists, facts.day);
        let room = TASKS.saturating_sub(tasks.len() + usize::from(daily.is_some()));
        tasks.extend(next_puzzles(facts, daily, room));
        tasks.extend(daily.map(|place| TodayTask {
            kind: TodayKind::Daily(place),
            is_done: facts.progress.is_solved_on(facts.id(place), facts.day),
        }));
        Self { tasks }
    }

    /// Number of tasks that are left.
    pub(crate) fn left(&self) -> usize {
        self.tasks.iter().filter(|task| !task.is_done).count()
    }

    /// The first task that is left.
    pub(crate) fn first(&self) -> Option<&TodayTask> {
        self.tasks.iter().find(|task| !task.is_done)
    }
}

impl TodayFacts<'_> {
    fn id(&self, place: Todays) -> &str {
        &self.lists[place.list].puzzles[place.place].id
    }
}

/// The mistakes that were practised on the day come first, then those that are due.
fn mistakes(facts: &TodayFacts) -> Vec<TodayTask> {
    let task = |task: &SavedTask, is_done| TodayTask {
        kind: TodayKind::Mistake(Box::new(task.clone())),
        is_done,
    };
    let done = facts.practice.answered_on(facts.day).map(|answered| task(answered, true));
    let due = facts.practice.due(facts.day);
    let due = due.into_iter().filter(|task| !facts.practice.is_answered_on(&task.id, facts.day));
    done.chain(due.map(|due| task(due, false))).take(MISTAKES).collect()
}

/// The puzzles of the game that were solved on the day, then the next unsolved ones, without the puzzle of the day.
fn next_puzzles(facts: &TodayFacts, daily: Option<Todays>, count: usize) -> Vec<TodayTask> {
    let Some(index) = facts.lists.iter().position(|list| list.game == facts.game) else {
        return Vec::new();
    };
    let list = &facts.lists[index];
    let places = 0..list.puzzles.len();
    let last = facts.last.and_then(|id| list.place_of(id)).unwrap_or(0);
    let from_last = places.clone().map(|step| (last + step) % places.len());
    let id = |place: &usize| &*list.puzzles[*place].id;
    let is_done = |place: &usize| facts.progress.is_solved_on(id(place), facts.day);
    let is_open = |place: &usize| facts.progress.solved(id(place)).is_none();
    let done = places.clone().filter(is_done).map(|place| (place, true));
    let open = from_last.filter(is_open).map(|place| (place, false));
    let places = done.chain(open).map(|(place, is_done)| (Todays { list: index, place }, is_done));
    let others = places.filter(|(place, _)| Some(*place) != daily).take(count);
    others.map(|(place, is_done)| TodayTask { kind: TodayKind::Next(place), is_done }).collect()
}
