//! One player for all boards: how a board follows the game and what it refuses.

pub mod follow;
pub mod refusal;

pub use self::follow::{BACK, Change, Followed, Follower, OUTLINE, Sense};
pub use self::refusal::Refusals;
