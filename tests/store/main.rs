//! Games in progress and saved games.

#[path = "../common/mod.rs"]
mod common;

mod codes;
mod damage;
mod faults;
mod files;
mod friends;
mod games;
mod history;
mod letters;
mod own_puzzles;
mod practice;
mod properties;
mod records;
mod refuge;
mod released;
mod settings;
mod sheets;
mod support;
mod trees;
mod variations;
mod windows;
mod writer;
