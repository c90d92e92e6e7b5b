//! An exercise with the words around it.

use std::sync::Arc;

use super::Attribution;
use super::remark::{about, mistake, task};
use crate::board::Playable;
use crate::bot::practice::Task;
use crate::bot::puzzle::{Exercise, Puzzle, TryVerdict, WrittenPuzzle, written_puzzles};
use crate::bot::{StopSignal, hint};
use crate::phrase::Phrase;
use crate::store::OwnPuzzle;
use crate::store::practice::SavedTask;

pub(super) struct Item<G: Playable> {
    pub(super) exercise: Arc<dyn Exercise<G>>,
    pub(super) id: String,
    /// Name and author of an own puzzle.
    pub(super) attribution: Option<Attribution>,
    /// `None` outside the collections of puzzles.
    pub(super) grade: Option<u8>,
    pub(super) task: Phrase,
    pub(super) about: Phrase,
    /// `None` for the usual rules.
    pub(super) rules: Option<Phrase>,
    /// The idea of the solution as a question, before the hint that points at a piece.
    pub(super) question: Option<Phrase>,
    /// Move that the user once played here.
    pub(super) former: Option<G::Move>,
}

impl<G: Playable> Item<G> {
    /// All puzzles of the game, easiest first.
    pub(super) fn puzzles() -> Vec<Self> {
        let read = written_puzzles(G::PUZZLES);
        read.filter_map(|written| Self::written(&written)).collect()
    }

    /// Own puzzles in this order; those that cannot be read are left out.
    pub(super) fn mine(own: &[&OwnPuzzle]) -> Vec<Self> {
        let item = |own: &&OwnPuzzle| {
            let (grade, goal) = (own.grade.to_string(), own.goal.to_string());
            let item = Self::written(&own.written((&grade, &goal)))?;
            Some(Self {
                id: own.id(),
                attribution: Some(Attribution {
                    name: own.name.clone(),
                    author: own.author.clone(),
                }),
                ..item
            })
        };
        own.iter().filter_map(item).collect()
    }

    fn written(written: &WrittenPuzzle<'_>) -> Option<Self> {
        let rules = Puzzle::<G>::rules(written.rules)?;
        // "-" stands for the usual rules of the game's puzzles.
        let named = (written.rules != "-").then(|| G::rules_word(&rules));
        let puzzle = Puzzle::<G>::read(written).ok()?;
        Some(Self {
            id: puzzle.id.clone(),
            attribution: None,
            grade: Some(puzzle.grade),
            task: task(puzzle.goal, puzzle.own_moves(), G::ID),
            about: about::<G>(puzzle.goal, puzzle.player()),
            rules: named.flatten(),
            question: None,
            former: None,
            exercise: Arc::new(puzzle),
        })
    }

    /// The start of the game, without a task.
    pub(super) fn start() -> Self {
        let start = G::start(&G::usual_rules());
        Self {
            id: String::new(),
            attribution: None,
            grade: None,
            task: G::title(),
            about: G::title(),
            rules: None,
            question: None,
            former: None,
            exercise: Arc::new(Still(start)),
        }
    }

    /// A position from the user's own games; `None` if it cannot be read.
    pub(super) fn task(saved: &SavedTask) -> Option<Self> {
        let task = saved.task::<G>()?;
        let rules = task.game.effective_rules(G::Rules::default());
        let seat = G::seat_name(task.player());
        Some(Self {
            id: saved.id.clone(),
            attribution: None,
            grade: None,
            task: mistake(&task),
            about: Phrase::new("puzzle-about-win").with("seat", seat),
            rules: G::rules_word(&rules),
            question: Some(question(&task)),
            former: Some(task.played),
            exercise: Arc::new(task),
        })
    }
}

fn question<G: Playable>(task: &Task<G>) -> Phrase {
    let reason = task.game.hint_reason(&task.line, task.before.score);
    let question = reason.and_then(|reason| hint::question::<G>(&reason));
    question.unwrap_or_else(|| Phrase::new("hint-question").with("of", G::ID))
}

/// A position without anything to do.
struct Still<G>(G);

impl<G: Playable> Exercise<G> for Still<G> {
    fn start(&self) -> &G {
        &self.0
    }

    fn solution(&self) -> &[G::Move] {
        &[]
    }

    fn verdict(&self, _: &[G::Move], _: &StopSignal) -> Option<TryVerdict<G::Move>> {
        None
    }

    fn advice(&self, _: &[G::Move], _: &StopSignal) -> Option<Option<G::Move>> {
        None
    }
}
