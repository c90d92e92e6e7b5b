//! Positions in which the user looks for a move: puzzles, practice, runs, and the page they start from.

pub(crate) mod activity;
pub(crate) mod practice;
pub mod puzzles;
pub mod run;
pub(crate) mod train;
