//! Export of games as pictures and films, drawn without a display the way the window draws a board.
//!
//! [`Replay`] is a game with its players, a [`ExportStyle`] the style, and a [`MoveRange`] the range of moves. `layout`
//! lays out the board, the players and the code of the game (`picture_code`), `projector` advances the time and renders the frames, and `gif`
//! encodes them with the palette from `colours`.

mod colours;
mod export_style;
mod gif;
mod layout;
mod move_range;
mod picture_code;
mod projector;
mod replay;

pub use self::export_style::{ExportStyle, Exporter};
pub use self::move_range::MoveRange;
pub use self::picture_code::{CodeStrip, PictureCode};
pub use self::replay::{GameReplay, NoFilm, Replay};
