//! The list of recent files.
#![no_main]

#[path = "../../tests/common/kept.rs"]
mod kept;

libfuzzer_sys::fuzz_target!(|text: &str| kept::recent(text));
