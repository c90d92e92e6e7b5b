//! Lines of puzzles from outside the program, and of the user's own.
#![no_main]

#[expect(dead_code, reason = "another target tries the rest")]
#[path = "../../crates/store/tests/common/arrived.rs"]
mod arrived;

libfuzzer_sys::fuzz_target!(|text: &str| arrived::puzzle_texts(text));
