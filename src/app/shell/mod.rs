//! Everything around the board: layout, commands, keys, dialogs, theme.

pub mod celebration;
pub(crate) mod chrome;
pub mod command;
pub mod dialogs;
pub mod fonts;
pub mod form;
pub(crate) mod hollows;
pub mod keys;
pub mod panels;
pub(crate) mod place_row;
pub mod theme;
pub mod toasts;
pub mod widgets;
pub(crate) mod window_layout;
