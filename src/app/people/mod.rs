//! The people who play at this computer: who plays now, the list of all, and the change from one to another.
//!
//! A person is a home (`store::people`), so a change closes everything of one home and opens the other in the same
//! window. While there is one person, nothing is seen of it but an entry in the menu.

pub(crate) mod command;
pub(crate) mod dialog;
mod flow;
pub mod home;
pub(crate) mod levels;
pub(crate) mod row;
pub(crate) mod sign;
