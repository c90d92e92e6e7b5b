//! Rules for the source itself: floors, import cycles, dependencies, texts, packages and addresses.

mod addresses;
mod circles;
mod dependencies;
mod names;
mod packages;
mod source;
mod texts;
