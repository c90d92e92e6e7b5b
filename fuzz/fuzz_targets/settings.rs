//! The file of the settings.
#![no_main]

#[path = "../../tests/common/kept.rs"]
mod kept;

libfuzzer_sys::fuzz_target!(|text: &str| kept::settings(text));
