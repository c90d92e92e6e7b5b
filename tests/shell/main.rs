//! Commands without a window, as separate processes.

#[path = "../common/mod.rs"]
mod common;

mod analyse;
mod cli;
mod engine_match;
mod film;
mod games;
mod languages;
mod manual;
mod practice;
mod properties;
mod puzzles;
mod seatings;
mod strength;
mod ugi;
