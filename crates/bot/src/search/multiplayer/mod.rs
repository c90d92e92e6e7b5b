//! Searches for more than two seats, in which every player plays for themselves.
//!
//! **Certainty.** With more than two seats, a player who has lost in any case may choose the winner, and that
//! choice cannot be predicted. So a win counts as certain only where it does not depend on such a choice.

mod certainty;
mod max_n;
mod playouts;
mod tree;

pub(super) use self::max_n::{MaxN, estimate_of_mover};
pub(super) use self::playouts::Playouts;
