//! The order of the house: floors and texts.

mod layers;
mod texts;
