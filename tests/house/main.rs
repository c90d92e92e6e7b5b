//! Rules for the source itself: floors, import cycles, dependencies, texts and packages.

mod circles;
mod dependencies;
mod layers;
mod packages;
mod source;
mod texts;
