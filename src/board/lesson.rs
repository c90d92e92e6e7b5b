//! A lesson: short steps on a board, each of them something to do.
//!
//! What is taught is data of the game. The window shows a step at a time, on the board that games
//! are played on, and asks the step what a move was worth.

use crate::rules::Game;

/// A step of a lesson: a position, and something to do there.
pub struct LessonStep<G: Game> {
    /// The key of its title.
    pub title: &'static str,
    /// The key of what is to be done, in two lines at most.
    pub task: &'static str,
    /// The key of what is said once it is done.
    pub praise: &'static str,
    /// Where it begins, as text, with the usual rules.
    pub position: &'static str,
    /// What is played before the user's turn, move by move.
    pub before: &'static [&'static str],
    /// A move to point at, legal or not.
    pub arrow: Option<&'static str>,
    /// What completes it.
    pub goal: Goal<G>,
}

/// What completes a step of a lesson.
pub enum Goal<G: Game> {
    /// A move, or several in a row: asked after each of them.
    Moves(fn(&Attempt<G>) -> LessonJudgement),
    /// Something refused, and the reason read. A legal move is no harm.
    Refusal {
        /// The keys of the reasons that are meant.
        reasons: &'static [&'static str],
        /// The key of what is said of a move that is allowed.
        allowed: &'static str,
    },
}

/// What has been played in a step since the user's turn began: at least one move.
pub struct Attempt<'a, G: Game> {
    /// The positions, from the one before the first move on: one more than moves.
    pub positions: &'a [G],
    /// The moves.
    pub moves: &'a [G::Move],
}

/// What a move in a lesson was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonJudgement {
    /// The step is completed.
    Done,
    /// So far it is right: the key of what is to be done next.
    GoOn(&'static str),
    /// It is not what is wanted: the key of why. The move is taken back.
    Wrong(&'static str),
}

impl LessonJudgement {
    /// Completed if something holds, else wrong for a reason.
    pub const fn done_if(holds: bool, why_not: &'static str) -> Self {
        if holds {
            Self::Done
        } else {
            Self::Wrong(why_not)
        }
    }
}

impl<G: Game> Attempt<'_, G> {
    /// The position before the last move.
    ///
    /// # Panics
    /// If nothing has been played.
    pub fn before(&self) -> &G {
        let mut positions = self.positions.iter().rev().skip(1);
        positions.next().expect("an attempt has a move")
    }

    /// The last move.
    ///
    /// # Panics
    /// If nothing has been played.
    pub fn last(&self) -> G::Move {
        *self.moves.last().expect("an attempt has a move")
    }

    /// The position after the last move.
    ///
    /// # Panics
    /// If there is no position.
    pub fn after(&self) -> &G {
        self.positions.last().expect("an attempt has a position")
    }

    /// Whether the game is over and whoever moved first in this attempt has won it.
    pub fn is_won(&self) -> bool {
        let mover = self.positions.first().map(Game::turn);
        let outcome = self.after().outcome();
        outcome.is_some_and(|outcome| outcome.winner().is_some() && outcome.winner() == mover)
    }
}
