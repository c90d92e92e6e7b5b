//! The list of people.
#![no_main]

#[expect(dead_code, reason = "another target tries the rest")]
#[path = "../../crates/store/tests/common/kept.rs"]
mod kept;
#[path = "../../crates/store/tests/common/mix.rs"]
mod mix;
#[path = "../../crates/rules/tests/common/mixes.rs"]
mod mixes;

libfuzzer_sys::fuzz_target!(|text: &str| kept::people(text));
