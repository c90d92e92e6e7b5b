//! Puzzles: positions in which exactly one move reaches a goal, and the proof of that.
//!
//! The proof uses only the moves of a game: it evaluates no position and skips only what cannot matter within
//! the given number of moves. It counts every move of both sides, including each push of a turn with several.

mod captures;
mod composer;
mod definition;
mod exercise;
mod goal;
mod grade;
mod judge;
mod no_proof;
mod prover;
mod puzzle_lines;
mod solution;
mod solver;
mod table;
mod try_verdict;
mod written;

pub use self::composer::{Composer, ComposerStage};
pub use self::definition::{Puzzle, PuzzleFault};
pub use self::exercise::Exercise;
pub use self::goal::PuzzleGoal;
pub use self::grade::grade_of;
pub use self::judge::{Judge, JudgeReport};
pub use self::no_proof::NoProof;
pub use self::prover::{Findings, Prover, ProverControl, ProverProgress, ReachedGoal};
pub use self::puzzle_lines::{
    MOST_LINES, NoPuzzles, PROOF_NODES, PuzzleLine, looks_like_puzzles, puzzle_lines, with_tabs,
};
pub use self::solution::Solution;
pub use self::solver::{LimitReached, Solver};
pub use self::try_verdict::{Refutation, TryVerdict};
pub use self::written::{WrittenPuzzle, written_puzzles};
