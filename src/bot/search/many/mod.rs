//! The searches for more than two seats. Everybody plays for themselves in both.
//!
//! **What is certain.** Among more than two, whoever has lost in any case may choose who wins, and
//! nobody knows how. So a win counts as one only where it does not hang on such a choice.

mod certainty;
mod max_n;
mod playouts;
mod tree;

pub(super) use self::max_n::{MaxN, estimate_of_mover};
pub(super) use self::playouts::Playouts;
