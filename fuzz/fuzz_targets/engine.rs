//! Input of the engine protocol.
#![no_main]

#[path = "../../tests/common/engine_lines.rs"]
mod engine_lines;

libfuzzer_sys::fuzz_target!(|text: &str| engine_lines::engine_lines(text));
