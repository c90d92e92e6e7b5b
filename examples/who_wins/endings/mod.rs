//! Kuba's endings with few marbles: for every position whether whoever is to move wins, loses, or
//! neither can force anything, and how many pushes that takes at most. By the leaflet's rules.
//!
//! **What an entry is.** A position is what lies on the board, who is to move and the push that ko
//! forbids. Positions that differ only by the forbidden push share an [`Entry`]: the result of the
//! best push, and the result without it. That says what each forbidden push changes, for it changes
//! something only if it is the best. In an extra turn ko forbids nothing, and nobody may stand
//! still, so an extra turn is worth what the same board is worth without a forbidden push.
//!
//! **What comes back.** The third time of a position is a draw. A win here is a way on which no
//! position comes twice, so it holds whatever happened before, unless a position on the way had been
//! there twice already. Where neither side wins, each has a push for ever after that keeps the other
//! from winning: best play ends by repetition.

mod board;
mod entry;
mod ranks;
mod solve;
mod table;

pub(crate) use self::board::{Material, position_of};
pub(crate) use self::entry::Verdict;
pub(crate) use self::table::{Tables, shapes};
