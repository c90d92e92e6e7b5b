//! Puzzles: positions in which exactly one move reaches a goal, and the proof of that.
//!
//! The proof uses only the moves of a game: it evaluates no position and skips only what cannot matter within
//! the given number of moves. It counts every move of both sides, including each push of a turn with several.

mod examiner;
mod goal;
mod posed;
mod ruling;
mod solver;
mod table;
mod written;

pub use self::examiner::{Examiner, Finding};
pub use self::goal::PuzzleGoal;
pub use self::posed::{Puzzle, PuzzleFault};
pub use self::ruling::{Refutation, Ruling};
pub use self::solver::{Solved, Solver, Spent};
pub use self::written::{WrittenPuzzle, written_puzzles};
