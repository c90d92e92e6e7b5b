//! Runs: puzzles against the clock or without a mistake.

pub(crate) mod command;
pub(crate) mod flow;
pub mod panel;
pub mod score;
pub(crate) mod source;
