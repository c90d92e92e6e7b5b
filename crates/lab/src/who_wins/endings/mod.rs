//! Endgame tables of Kuba for few marbles, by the leaflet's rules: for each position, the result of best
//! play and the largest number of pushes it takes.
//!
//! **Entries.** A position consists of the board, the player to move and the push that ko forbids.
//! Positions that differ only by the forbidden push share an [`entry::Entry`]: the result of the best push, and
//! the result without it. That is enough, because forbidding a push matters only if it is the best one.
//! In an extra turn ko forbids nothing and passing is not allowed, so an extra turn has the result of
//! the same board without a forbidden push.
//!
//! **Repetition.** The third repetition of a position is a draw. The wins in these tables repeat no
//! position, so they hold for any history, unless a position on the path has already occurred twice.
//! If neither player wins, each always has a push that prevents the other from winning: best play ends
//! by repetition.

mod board;
mod entry;
mod ranks;
mod solve;
mod table;

pub(crate) use self::board::{Material, position_of};
pub(crate) use self::entry::Verdict;
pub(crate) use self::table::{Tables, shapes};
