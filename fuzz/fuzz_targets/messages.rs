//! Messages of friends, and the games that they agree on.
#![no_main]

#[expect(dead_code, reason = "another target tries the rest")]
#[path = "../../crates/store/tests/common/arrived.rs"]
mod arrived;

libfuzzer_sys::fuzz_target!(|text: &str| arrived::messages(text));
