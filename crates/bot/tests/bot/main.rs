//! The computer player.

#[path = "../common"]
mod common {
    pub(crate) mod claims;
    pub(crate) mod judging;
    #[path = "../../../rules/tests/common/kuba_mixes.rs"]
    pub(crate) mod kuba_mixes;
    pub(crate) mod maze;
    pub(crate) mod minimax;
    #[path = "../../../rules/tests/common/nightly.rs"]
    pub(crate) mod nightly;
    pub(crate) mod nim;
}

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
