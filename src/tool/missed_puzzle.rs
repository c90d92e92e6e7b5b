//! Practice tasks from wrong moves in puzzles.

use crate::board::Playable;
use crate::bot::StopSignal;
use crate::bot::practice::Task;
use crate::bot::puzzle::{Puzzle, WrittenPuzzle};
use crate::bot::study::THOROUGH_NODES;
use crate::store::practice::{SavedTask, TaskSource};

/// A puzzle that was missed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedPuzzle {
    /// The puzzle in written form.
    pub line: String,
    /// Moves played, in plain notation; the last one is wrong.
    pub moves: Vec<String>,
    /// Day as `YYYY-MM-DD`.
    pub day: String,
}

/// `None` if it is no puzzle of the game or cannot be practised, or if the search was stopped.
pub(super) fn task<G: Playable>(missed: &MissedPuzzle, stop: &StopSignal) -> Option<SavedTask> {
    let written = WrittenPuzzle::read(&missed.line)?;
    let rules = Puzzle::<G>::rules(written.rules)?;
    let puzzle = Puzzle::<G>::read(&written).ok()?;
    let mut game = puzzle.game.clone();
    let mut moves = Vec::new();
    for text in &missed.moves {
        let mv: G::Move = text.parse().ok()?;
        game.check(mv).ok()?;
        game.play(mv);
        moves.push(mv);
    }
    let task = Task::of_missed_puzzle(&puzzle, &moves, THOROUGH_NODES, stop)?;
    let source = TaskSource {
        file: String::new(),
        ply: task.ply,
        date: Some(missed.day.clone()),
        seats: Vec::new(),
    };
    Some(SavedTask::of(&task, &rules, source))
}
