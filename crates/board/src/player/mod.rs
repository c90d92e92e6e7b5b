//! One player for all boards: it turns presses, drags and keys into the results of picks on a face, follows
//! the game, and draws the board.
//!
//! [`BoardPlayer`] in `state` holds what lasts between frames. Each other file handles one step of a frame,
//! in the order of `show`: `motion` (with `follow`), `reader`, `keys`, `swing`, `pointer` (with
//! `drag_geometry`), `hover` (with `asked` and `refusal`), `draw`. `pick` applies the result of a pick.

mod asked;
mod breath;
pub mod drag_geometry;
pub mod draw;
pub mod hover;
pub mod keys;
pub mod line_preview;
pub mod motion;
pub mod pick;
mod play_out;
mod played_line;
pub mod pointer;
pub mod position_tracker;
pub mod reader;
pub mod rejection;
mod scan_items;
pub mod show;
pub mod state;
mod swing;

pub use self::state::BoardPlayer;
