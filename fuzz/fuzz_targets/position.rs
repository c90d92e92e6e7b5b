//! Texts of positions.
#![no_main]

#[path = "../../tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|text: &str| properties::position_text(text));
