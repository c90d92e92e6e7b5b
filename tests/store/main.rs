//! Games in progress and saved games.

#[path = "../common/mod.rs"]
mod common;

mod faults;
mod files;
mod games;
mod history;
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
