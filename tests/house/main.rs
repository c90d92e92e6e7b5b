//! Rules for the source itself: floors, import cycles, dependencies, texts, packages, links and addresses.

mod addresses;
mod circles;
mod dependencies;
mod links;
mod names;
mod packages;
mod source;
mod texts;
