//! The commands without a window, as processes of their own.

#[path = "../common/mod.rs"]
mod common;

mod cli;
mod contest;
mod duel;
mod games;
mod manual;
mod properties;
mod ugi;
