//! Input of a search: the position, and how to search it.

use super::{Limits, Node, RepetitionRule};
use crate::Evaluate;
use kuba_rules::{Game, Player};

/// Thoroughness of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// Maximum number of quiescence plies.
    pub quiescence: u32,
    /// `true` if unpromising moves are reduced or pruned and proofs of a win are sought.
    pub selective: bool,
    /// `true` if every root move gets an exact score, not only the best one.
    pub every_move: bool,
    /// Value of a draw for the player in the first seat of two, in hundredths. 0 unless the search has
    /// contempt; see [`SearchTask::with_contempt`].
    pub draw: i32,
    /// Number of best root moves that get an exact score and a line of their own. Each costs almost as much
    /// as the first.
    pub lines: usize,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self { quiescence: 32, selective: true, every_move: false, draw: 0, lines: 1 }
    }
}

/// Position to search, with its limits.
#[derive(Clone, Debug)]
pub struct SearchTask<N: Node> {
    /// Position at the root.
    pub node: N,
    /// Legal moves at the root.
    pub moves: Vec<N::Move>,
    /// Rule for repeated positions.
    pub recurrence: RepetitionRule,
    /// Limits of the search.
    pub limits: Limits,
    /// Thoroughness of the search.
    pub style: SearchOptions,
    /// Number of search threads. With more than two seats it is always one.
    pub threads: usize,
}

impl<N: Node> SearchTask<N> {
    /// Creates a search for the position of a game.
    pub fn new<G: Evaluate<Node = N> + Game<Move = N::Move>>(game: &G, limits: Limits) -> Self {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        Self {
            node: game.node(),
            moves,
            recurrence: game.recurrence(),
            limits,
            style: SearchOptions::default(),
            threads: 1,
        }
    }

    /// Sets contempt for a player who prefers to play on: a draw is worth this many hundredths less than
    /// nothing to them. The entries of the table must rest on the same contempt.
    #[must_use]
    pub fn with_contempt(mut self, player: Player, contempt: i32) -> Self {
        self.style.draw = if player == Player::FIRST { -contempt } else { contempt };
        self
    }
}
