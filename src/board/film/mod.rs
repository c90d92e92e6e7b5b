//! Export of games as pictures and films, drawn without a display the way the window draws a board.
//!
//! [`Reel`] is a game with its players, a [`Print`] the style, and a [`Cut`] the range of moves. `sheet`
//! lays out the board and the players, `projector` advances the time and renders the frames, and `gif`
//! encodes them with the palette from `colours`.

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
