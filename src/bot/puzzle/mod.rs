//! Puzzles: positions in which exactly one move reaches a goal, and the proof of that.
//!
//! The proof uses only the moves of a game: it evaluates no position and skips only what cannot matter within
//! the given number of moves. It counts every move of both sides, including each push of a turn with several.

mod definition;
mod exercise;
mod goal;
mod judge;
mod solver;
mod table;
mod try_verdict;
mod written;

pub use self::definition::{Puzzle, PuzzleFault};
pub use self::exercise::Exercise;
pub use self::goal::PuzzleGoal;
pub use self::judge::{Judge, JudgeReport};
pub use self::solver::{LimitReached, Solution, Solver};
pub use self::try_verdict::{Refutation, TryVerdict};
pub use self::written::{WrittenPuzzle, written_puzzles};
