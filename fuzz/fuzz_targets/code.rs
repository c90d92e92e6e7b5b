//! Codes of games behind a right checksum.
#![no_main]

#[expect(dead_code, reason = "another target tries the rest")]
#[path = "../../crates/store/tests/common/arrived.rs"]
mod arrived;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arrived::coded(bytes));
