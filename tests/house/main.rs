//! The order of the house: floors, circles and texts.

mod circles;
mod layers;
mod texts;
