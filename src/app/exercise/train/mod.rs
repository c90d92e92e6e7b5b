//! The page "Train": five tasks for today, runs, the puzzles of the game by their difficulty, and own ones.

pub(crate) mod command;
pub(crate) mod flow;
pub(crate) mod page;
mod panel;
pub(crate) mod today;
