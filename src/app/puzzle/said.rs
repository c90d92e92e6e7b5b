//! Texts that describe a puzzle.

use super::PuzzleState;
use crate::bot::puzzle::PuzzleGoal;
use crate::phrase::Phrase;
use crate::rules::Player;

/// Returns the task, such as "Take four reds this turn"; `game` is the id of the game.
pub(super) fn task(goal: PuzzleGoal, own_moves: usize, game: &'static str) -> Phrase {
    match goal {
        PuzzleGoal::Win(_) => Phrase::new("puzzle-task-win")
            .with("number", own_moves)
            .with("of", game),
        PuzzleGoal::Take(reds) => Phrase::new("puzzle-task-take").with("number", reds as usize),
        PuzzleGoal::Hold(_) => Phrase::new("puzzle-task-hold"),
    }
}

/// Returns the meaning of the goal for both players of a game of two.
pub(super) fn about(goal: PuzzleGoal, me: Player, name: fn(Player) -> Phrase) -> Phrase {
    let key = match goal {
        PuzzleGoal::Win(_) => "puzzle-about-win",
        PuzzleGoal::Take(_) => "puzzle-about-take",
        PuzzleGoal::Hold(_) => "puzzle-about-hold",
    };
    Phrase::new(key)
        .with("seat", name(me))
        .with("other", name(me.next(2)))
}

/// Returns the caption, such as "Puzzle 14 of 120 · Kuba".
pub fn number(state: &PuzzleState, count: usize) -> Phrase {
    Phrase::new("puzzle-number")
        .with("number", state.place + 1)
        .with("count", count)
        .with("game", state.title.clone())
}
