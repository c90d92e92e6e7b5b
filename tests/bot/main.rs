//! The computer player.

#[path = "../common/mod.rs"]
mod common;

mod cubulus;
mod failure;
mod nim;
mod novice;
mod play;
mod practice;
mod praise;
mod proof;
mod prover;
mod puzzles;
mod qubism;
mod study;
mod tree;
mod why;
