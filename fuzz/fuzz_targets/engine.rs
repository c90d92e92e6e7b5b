//! Input of the engine protocol.
#![no_main]

#[path = "../../tests/common/properties.rs"]
mod properties;
#[path = "../../tests/common/tried.rs"]
mod tried;

libfuzzer_sys::fuzz_target!(|text: &str| properties::engine_lines(text));
