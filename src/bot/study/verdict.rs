//! What was found out about a position.

use super::Chance;
use crate::bot::Score;

/// What a careful look has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<M> {
    /// In the eyes of the player to move.
    pub score: Score,
    /// Each seat's share of the win. They add up to one win.
    pub chances: Vec<Chance>,
    /// The positions that were looked at.
    pub nodes: u64,
    /// The best line from here, move by move; empty where the game is over.
    pub line: Vec<M>,
    /// The chance of the player to move after the second best move; `None` if there is only one, or if
    /// it was not looked for.
    pub second: Option<Chance>,
}
