//! The rules, from the side of their users.

#[path = "../common/mod.rs"]
mod common;

mod cases;
mod oracle;
mod past;
mod properties;
mod texts;
mod vectors;
