//! The page "You": how well the user plays each game, what costs most, and the games that were played here.

pub(crate) mod activity;
pub(crate) mod command;
pub(crate) mod flow;
mod page;
pub(crate) mod state;
