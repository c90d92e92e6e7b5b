//! Floor 3: a game being played.
//!
//! The line of positions ([`Session`]), who plays ([`Seat`]), how much time they have ([`Clock`]),
//! and the score over several games ([`MatchScore`]). How a game is kept is the business of the floor above.

pub mod clock;
pub mod history;
pub mod matchplay;
pub mod seats;

pub use self::clock::{Clock, ClockRecord, TimeControl};
pub use self::history::{MOST_MOVES, Refusal, Session};
pub use self::matchplay::{GameResult, MatchScore};
pub use self::seats::Seat;
