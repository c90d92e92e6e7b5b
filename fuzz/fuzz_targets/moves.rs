//! Texts of moves.
#![no_main]

#[path = "../../crates/rules/tests/common/mixes.rs"]
mod mixes;
#[expect(dead_code, reason = "another target tries the rest")]
#[path = "../../crates/rules/tests/common/properties.rs"]
mod properties;
#[path = "../../crates/rules/tests/common/soundness.rs"]
mod soundness;
#[path = "../../crates/rules/tests/common/tried.rs"]
mod tried;

libfuzzer_sys::fuzz_target!(|text: &str| properties::move_text(text));
