//! Texts of moves.
#![no_main]

#[path = "../../tests/common/properties.rs"]
mod properties;
#[path = "../../tests/common/tried.rs"]
mod tried;

libfuzzer_sys::fuzz_target!(|text: &str| properties::move_text(text));
