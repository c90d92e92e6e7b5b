//! Kuba, the game of pushing rows of marbles.
#![warn(missing_docs)]

pub mod i18n;
pub mod phrase;
pub mod rules;
