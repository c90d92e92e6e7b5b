//! Lessons: short steps on a board, each with a task.
//!
//! The content is data of each game. The window shows one step at a time on an ordinary board and asks its
//! goal to judge every move.

use kuba_rules::Game;

/// A step of a lesson: a position with a task.
pub struct LessonStep<G: Game> {
    /// The message key of the title.
    pub title: &'static str,
    /// The message key of the task, at most two lines.
    pub task: &'static str,
    /// The message key of the praise once it is done.
    pub praise: &'static str,
    /// The starting position as text, with the usual rules.
    pub position: &'static str,
    /// The moves before the user's turn.
    pub before: &'static [&'static str],
    /// A move to point at, legal or not.
    pub arrow: Option<&'static str>,
    /// The goal that completes the step.
    pub goal: Goal<G>,
}

/// The goal of a step.
pub enum Goal<G: Game> {
    /// A move or several in a row, judged after each of them.
    Moves(fn(&Attempt<G>) -> LessonJudgement),
    /// A rejection whose reason the user reads. A legal move does no harm.
    Refusal {
        /// The message keys of the reasons that count.
        reasons: &'static [&'static str],
        /// The message key of the comment on a legal move.
        allowed: &'static str,
    },
}

/// The moves of a step since the user's turn began: at least one.
pub struct Attempt<'a, G: Game> {
    /// The positions, from the one before the first move on: one more than moves.
    pub positions: &'a [G],
    /// The moves.
    pub moves: &'a [G::Move],
}

/// The judgement of a move in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonJudgement {
    /// The step is completed.
    Done,
    /// Correct so far, with the message key of the next instruction.
    GoOn(&'static str),
    /// Wrong, with the message key of the reason. The move is taken back.
    Wrong(&'static str),
    /// The same, but first the next player wins by a move that is shown.
    Loses(&'static str),
}

impl LessonJudgement {
    /// Returns `Done` if the condition holds, otherwise `Wrong` with the reason.
    pub const fn done_if(holds: bool, why_not: &'static str) -> Self {
        if holds { Self::Done } else { Self::Wrong(why_not) }
    }
}

impl<G: Game> Attempt<'_, G> {
    /// Returns the position before the last move.
    ///
    /// # Panics
    /// If there is no move.
    pub fn before(&self) -> &G {
        let mut positions = self.positions.iter().rev().skip(1);
        positions.next().expect("an attempt has a move")
    }

    /// Returns the last move.
    ///
    /// # Panics
    /// If there is no move.
    pub fn last(&self) -> G::Move {
        *self.moves.last().expect("an attempt has a move")
    }

    /// Returns the position after the last move.
    ///
    /// # Panics
    /// If there is no position.
    pub fn after(&self) -> &G {
        self.positions.last().expect("an attempt has a position")
    }

    /// Returns `true` if the game is over and won by the player who moved first in this attempt.
    pub fn is_won(&self) -> bool {
        let mover = self.positions.first().map(Game::turn);
        let outcome = self.after().outcome();
        outcome.is_some_and(|outcome| outcome.winner().is_some() && outcome.winner() == mover)
    }
}
