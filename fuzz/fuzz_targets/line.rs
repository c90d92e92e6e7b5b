//! Sequences of moves, undo and navigation.
#![no_main]

#[path = "../../crates/board/tests/common/line_of_moves.rs"]
mod line_of_moves;
#[path = "../../crates/store/tests/common/mix.rs"]
mod mix;
#[path = "../../crates/rules/tests/common/mixes.rs"]
mod mixes;
#[path = "../../crates/rules/tests/common/soundness.rs"]
mod soundness;
#[path = "../../crates/rules/tests/common/tried.rs"]
mod tried;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| line_of_moves::line_of_moves(bytes));
