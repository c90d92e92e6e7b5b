//! Positions in which the user looks for a move: puzzles, practice, runs.

pub(crate) mod activity;
pub(crate) mod practice;
pub mod puzzles;
pub mod run;
