//! The settings file.
#![no_main]

#[path = "../../tests/common/kept_settings.rs"]
mod kept_settings;

libfuzzer_sys::fuzz_target!(|text: &str| kept_settings::settings(text));
