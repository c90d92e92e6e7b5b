//! Floor 3: a game being played.
//!
//! The tree of moves and the line in it ([`Session`]), who plays ([`Seat`]), how much time they have ([`Clock`]),
//! and the score over several games ([`MatchScore`]). How a game is kept is the business of the floor above.

mod changes;
pub mod clock;
pub mod history;
pub mod matchplay;
pub mod seats;
mod tree;

pub use self::changes::{MOST_CHANGES, PastChange};
pub use self::clock::{Clock, ClockRecord, TimeControl};
pub use self::history::{MOST_MOVES, Refusal, Session};
pub use self::matchplay::MatchScore;
pub use self::seats::Seat;
