//! What a tournament manager might say.
#![no_main]

#[path = "../../tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|text: &str| properties::engine_lines(text));
