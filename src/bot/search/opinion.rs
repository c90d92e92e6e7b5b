//! What comes out of a search.

use std::time::Duration;

use super::Score;

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<M> {
    /// In the eyes of the player to move at the root.
    pub score: Score,
    /// Completed depth in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
    /// The principal variation; its first move is the choice.
    pub line: Vec<M>,
    /// Among more than two what each seat has of the win after it, as [`RootMove::shares`].
    pub shares: Vec<u32>,
}

/// A legal move at the root and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct RootMove<M> {
    /// In the eyes of the player who makes it. Exact for the best move once a depth was
    /// completed, and for all of them in a search of [every move](super::Style::every_move); by
    /// playouts what came out on the mean; else a bound, a score of a lesser depth, or, before any search, the
    /// worth of the position at the root.
    pub score: Score,
    /// The move and the best play after it.
    pub line: Vec<M>,
    /// Among more than two what each seat has of the win after it, in millionths, as far as playouts
    /// have come; between two seats nothing, for the score says it.
    pub shares: Vec<u32>,
}

/// What came out of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<M> {
    /// The best move; `None` if there is no legal one.
    pub opinion: Option<Opinion<M>>,
    /// All moves, the best one first.
    pub moves: Vec<RootMove<M>>,
}
