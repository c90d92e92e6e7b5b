//! Results of a search.

use std::time::Duration;

use super::Score;

/// Result of a search for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct BestMove<M> {
    /// Score for the player to move at the root.
    pub score: Score,
    /// Completed depth in plies.
    pub depth: u32,
    /// Number of positions visited.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
    /// Principal variation; its first move is the choice.
    pub line: Vec<M>,
    /// Share of the win of each seat, with more than two players; see [`RootMove::shares`].
    pub shares: Vec<u32>,
}

/// Legal move at the root, and its result.
#[derive(Clone, Debug, PartialEq)]
pub struct RootMove<M> {
    /// Score for the player who makes the move. Exact for the best move once a depth is completed, and for
    /// all moves in a search of [every move](super::SearchOptions::every_move). With playouts it is their mean.
    /// Otherwise it is a bound, a score of a lower depth, or, before any search, the evaluation of the root.
    pub score: Score,
    /// The move and the best play after it.
    pub line: Vec<M>,
    /// Share of the win of each seat after the move, in millionths, with more than two players and as far as
    /// playouts tell. Empty with two seats, where the score says it.
    pub shares: Vec<u32>,
}

/// Complete result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<M> {
    /// Result for the best move; `None` if there is no legal one.
    pub opinion: Option<BestMove<M>>,
    /// All root moves, the best first.
    pub moves: Vec<RootMove<M>>,
}
