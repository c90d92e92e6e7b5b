//! Setting up positions.

pub(crate) mod activity;
pub(crate) mod command;
pub(crate) mod flow;
pub mod panel;
