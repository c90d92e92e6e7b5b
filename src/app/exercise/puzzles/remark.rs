//! Texts that describe a puzzle.

use super::PuzzleState;
use crate::board::Playable;
use crate::bot::practice::{Task, TaskGoal};
use crate::bot::puzzle::PuzzleGoal;
use crate::bot::search::Node as _;
use crate::phrase::Phrase;
use crate::rules::Player;

/// Returns the task, such as "Take four reds this turn"; `game` is the id of the game.
pub(super) fn task(goal: PuzzleGoal, own_moves: usize, game: &'static str) -> Phrase {
    match goal {
        PuzzleGoal::Win(_) => {
            Phrase::new("puzzle-task-win").with("number", own_moves).with("of", game)
        }
        PuzzleGoal::Take(reds) => Phrase::new("puzzle-task-take").with("number", reds as usize),
        PuzzleGoal::Hold(_) => Phrase::new("puzzle-task-hold"),
    }
}

/// Returns the meaning of the goal for both players of a game of two.
pub(super) fn about<G: Playable>(goal: PuzzleGoal, me: Player) -> Phrase {
    let key = match goal {
        PuzzleGoal::Win(_) => "puzzle-about-win",
        PuzzleGoal::Take(_) => "puzzle-about-take",
        PuzzleGoal::Hold(_) => "puzzle-about-hold",
    };
    Phrase::new(key)
        .with("seat", G::seat_name(me))
        .with("other", G::seat_name(me.next(2)))
        .with("of", G::ID)
}

/// Returns what was wrong with the move that was played, without telling what would have been better.
pub(super) fn mistake<G: Playable>(task: &Task<G>) -> Phrase {
    let me = task.player();
    let other_wins = || {
        let plies = task.after.score.plies_to_end();
        let has_won = task.after.chance(me).tenths() < task.before.chance(me).tenths();
        plies.is_some() && has_won && task.game.seats() == 2
    };
    if let TaskGoal::Win(_) = task.goal {
        return Phrase::new("practice-task-win");
    }
    if other_wins() {
        let other = G::seat_name(me.next(2));
        return Phrase::new("practice-task-lost").with("seat", other).with("of", G::ID);
    }
    let taken = |line: &[G::Move]| {
        let mut node = task.game.node();
        for &mv in line {
            if node.turn() != me {
                break;
            }
            node.play(mv);
        }
        node.taken(me)
    };
    let then: Vec<_> =
        std::iter::once(task.played).chain(task.after.line.iter().copied()).collect();
    match taken(&task.line).saturating_sub(taken(&then)) {
        0 => Phrase::new("practice-task-cost")
            .with("percent", usize::from(task.lost()).div_ceil(10))
            .with("of", G::ID),
        missed => {
            Phrase::new("practice-task-missed").with("count", missed as usize).with("of", G::ID)
        }
    }
}

/// Returns the caption, such as "Puzzle 14 of 120 · Kuba".
pub fn number(state: &PuzzleState, count: usize) -> Phrase {
    Phrase::new("puzzle-number")
        .with("number", state.place + 1)
        .with("count", count)
        .with("game", state.title.clone())
}
