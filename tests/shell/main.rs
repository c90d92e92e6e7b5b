//! Commands without a window, as separate processes.

#[path = "../common"]
mod common {
    pub(crate) mod engine;
    pub(crate) mod engine_lines;
    pub(crate) mod heap;
    #[path = "../../crates/rules/tests/common/nightly.rs"]
    pub(crate) mod nightly;
    #[path = "../../crates/bot/tests/common/nim.rs"]
    pub(crate) mod nim;
    pub(crate) mod nim_board;
}

mod analyse;
mod cli;
mod engine_match;
mod film;
mod games;
mod languages;
mod manual;
mod parts;
mod practice;
mod properties;
mod puzzles;
mod seatings;
mod strength;
mod ugi;
