//! Study of a game: chances, lines, comparison.

pub(crate) mod command;
pub mod panel;
