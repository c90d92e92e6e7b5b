//! Opening, saving, pasting and sharing.

pub(crate) mod command;
pub(crate) mod open;
pub mod paste;
pub mod picker;
pub(crate) mod restore;
pub(crate) mod save;
pub(crate) mod save_state;
pub mod share;
