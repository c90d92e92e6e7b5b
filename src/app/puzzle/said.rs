//! Texts that describe a puzzle.

use super::PuzzleState;
use crate::bot::puzzle::PuzzleGoal;
use crate::phrase::Phrase;

/// Returns the task, such as "Take four reds this turn".
pub fn task(goal: PuzzleGoal) -> Phrase {
    let key = match goal {
        PuzzleGoal::Win(_) => "puzzle-task-win",
        PuzzleGoal::Take(_) => "puzzle-task-take",
        PuzzleGoal::Hold(_) => "puzzle-task-hold",
    };
    Phrase::new(key).with("number", goal.number() as usize)
}

/// Returns the player to move, and the meaning of the goal for both players.
pub fn about(state: &PuzzleState) -> Phrase {
    let key = match state.goal {
        PuzzleGoal::Win(_) => "puzzle-about-win",
        PuzzleGoal::Take(_) => "puzzle-about-take",
        PuzzleGoal::Hold(_) => "puzzle-about-hold",
    };
    let names = &state.seat_names;
    let other = state.player.next(names.len());
    Phrase::new(key)
        .with("seat", names[state.player.index()].clone())
        .with("other", names[other.index()].clone())
}

/// Returns the caption, such as "Puzzle 14 of 120 · Kuba".
pub fn number(state: &PuzzleState, count: usize) -> Phrase {
    Phrase::new("puzzle-number")
        .with("number", state.place + 1)
        .with("count", count)
        .with("game", state.title.clone())
}
