//! Dialogs about games: new game, seats, set-up, rules, comments.

pub(crate) mod clock_row;
pub mod comment;
mod head_start_row;
pub mod new_game;
pub(crate) mod own_clocks;
pub(crate) mod rules;
pub(crate) mod seat_rows;
pub mod setup;
pub(crate) mod strict_row;
