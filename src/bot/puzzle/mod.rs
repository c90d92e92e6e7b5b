//! Puzzles: positions in which exactly one move reaches a goal, and the proof that it is so.
//!
//! The proof rests on the moves of a game and on nothing else: no position is judged, and nothing is
//! left out but what cannot matter within the moves that are asked about. It counts every move, of
//! both sides, and in a turn of several pushes each of them.

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
