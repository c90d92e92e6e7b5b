//! One player for all boards: it turns presses, drags and keys into what comes of them on a face,
//! follows the game, and draws what the face says is to be seen.
//!
//! [`BoardPlayer`] in `state` is what it remembers between frames. Each of the other files is one
//! thing that it does in a frame, in the order in which `show` has them: `motion` (with `follow`),
//! `reader`, `keys`, `pointer` (with `reckon` and `axis`), `hover` (with `refusal`), `draw`. What comes of a
//! pick is in `pick`.

pub mod ahead;
mod axis;
pub mod draw;
pub mod follow;
pub mod hover;
pub mod keys;
pub mod motion;
pub mod pick;
pub mod pointer;
pub mod reader;
pub mod reckon;
pub mod refusal;
pub mod show;
pub mod state;

pub use self::state::BoardPlayer;
