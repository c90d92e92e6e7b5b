//! Floor 3: a game in progress.
//!
//! The tree of moves, with the game and the displayed line in it ([`Session`]), the players ([`Seat`]), their
//! time ([`Clock`]), and the score over several games ([`MatchScore`]). Saving a game is the responsibility
//! of the floor above.

pub mod clock;
pub mod history;
mod line;
mod looking;
pub mod matchplay;
mod past;
mod rebuild;
pub mod seats;
mod step;
mod steps;
pub mod study;
mod tree;
mod walk;

pub use self::clock::{Clock, ClockRecord, TimeControl};
pub use self::history::{MOST_MOVES, MOST_NODES, Refusal, Session};
pub use self::matchplay::MatchScore;
pub use self::past::{MOST_CHANGES, Past, PastNode, PastStep};
pub(crate) use self::rebuild::descend;
pub use self::seats::Seat;
pub use self::study::{LONGEST_COMMENT, MOST_TEXT, TooMuchText};
pub use self::tree::NodeId;
pub use self::walk::{TreeRow, Walk};
