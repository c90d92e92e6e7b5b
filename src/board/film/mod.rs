//! A game to be shown around: in a picture, and in a film that plays its moves, both drawn as the
//! window draws a board, without a display.
//!
//! [`Reel`] is a game with who played it. A [`Print`] says how it is to look, a [`Cut`] which part of
//! it is played. `scene` draws the board with the names around it, `projector` runs it through time
//! and takes the pictures, and `gif` makes a file of them in the colours that `colours` chooses.

mod colours;
mod cut;
mod gif;
mod print;
mod projector;
mod reel;
mod sheet;

pub use self::cut::Cut;
pub use self::print::{Print, Studio};
pub use self::reel::{NoFilm, Reel, ReelOf};
