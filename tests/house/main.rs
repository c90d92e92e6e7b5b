//! The order of the house: floors, circles and texts.

mod circles;
mod dependencies;
mod layers;
mod packages;
mod source;
mod texts;
