//! Sequences of moves, undo and navigation.
#![no_main]

#[path = "../../tests/common/properties.rs"]
mod properties;
#[path = "../../tests/common/tried.rs"]
mod tried;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::line_of_moves(bytes));
