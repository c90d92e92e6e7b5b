//! Kept games: lists, results by level, strength, search for practice.

pub mod dialog;
pub mod game_summaries;
pub mod my_games;
pub(crate) mod practice_scan;
pub mod ratings;
