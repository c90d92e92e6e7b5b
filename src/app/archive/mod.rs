//! Kept games: their index, results by level, strength, search for practice.

pub mod duels;
pub(crate) mod flow;
pub mod game_summaries;
pub mod history_plot;
pub mod index;
mod judged_file;
pub mod level_results;
pub(crate) mod practice_scan;
pub mod ratings;
