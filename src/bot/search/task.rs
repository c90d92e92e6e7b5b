//! What is searched, and how.

use super::{Limits, Node, Recurrence};
use crate::bot::Evaluate;
use crate::rules::{Game, Player};

/// How carefully a search looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Quiescence: how many tactical moves in a row are followed beyond the depth, in plies.
    pub quiescence: u32,
    /// Whether moves that promise little are reduced or pruned, and proofs of a win sought.
    pub selective: bool,
    /// Whether every move at the root gets an exact score, and not only the best one.
    pub every_move: bool,
    /// Between two: what a draw is worth to the player in the first seat, in hundredths. Nothing,
    /// unless it is asked what a position is worth without one; see [`SearchTask::with_contempt`].
    pub draw: i32,
    /// How many of the best moves at the root get an exact score and a line of their own. Each costs
    /// almost as much as the first.
    pub lines: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            quiescence: 32,
            selective: true,
            every_move: false,
            draw: 0,
            lines: 1,
        }
    }
}

/// A position to be searched.
#[derive(Clone, Debug)]
pub struct SearchTask<N: Node> {
    /// The position.
    pub node: N,
    /// Its legal moves.
    pub moves: Vec<N::Move>,
    /// What may come back, and what that means.
    pub recurrence: Recurrence,
    /// When to stop.
    pub limits: Limits,
    /// How carefully to look.
    pub style: Style,
    /// How many threads look at once. With more than two seats it is always one.
    pub threads: usize,
}

impl<N: Node> SearchTask<N> {
    /// The search of the position of a game.
    pub fn new<G: Evaluate<Node = N> + Game<Move = N::Move>>(game: &G, limits: Limits) -> Self {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        Self {
            node: game.node(),
            moves,
            recurrence: game.recurrence(),
            limits,
            style: Style::default(),
            threads: 1,
        }
    }

    /// The same, for a player who would rather go on than draw: to them a draw is worth so many
    /// hundredths less than nothing. What the table knows has to rest on the same worth of a draw.
    #[must_use]
    pub fn with_contempt(mut self, player: Player, contempt: i32) -> Self {
        self.style.draw = if player == Player::FIRST {
            -contempt
        } else {
            contempt
        };
        self
    }
}
