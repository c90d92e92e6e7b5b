//! The computer player.

#[path = "../common/mod.rs"]
mod common;

mod failure;
mod nim;
mod play;
mod proof;
mod tree;
