//! The game on the table, the start page and new games.

pub(crate) mod activity;
pub(crate) mod command;
pub mod conditions;
pub mod dialogs;
pub mod info;
pub(crate) mod new_games;
pub mod opponent;
pub mod panels;
pub(crate) mod requests;
pub(crate) mod scripted_board;
pub mod seats;
pub mod start_page;
pub mod table;
