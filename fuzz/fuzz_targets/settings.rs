//! The settings file.
#![no_main]

#[path = "../../tests/common/kept.rs"]
mod kept;
#[path = "../../tests/common/tried.rs"]
mod tried;

libfuzzer_sys::fuzz_target!(|text: &str| kept::settings(text));
