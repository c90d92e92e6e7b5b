//! What was found out about a position.

use super::Chance;
use crate::bot::{Evaluate, Score};
use crate::rules::{GameResult, Player};

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

impl<M> Verdict<M> {
    /// A player's share of the win; none for a seat that the game does not have.
    pub fn chance(&self, player: Player) -> Chance {
        let known = self.chances.get(player.index());
        known.copied().unwrap_or(Chance::LOST)
    }

    /// The score one move earlier, in the eyes of who moved then: between two the other, unless
    /// the turn is the same still.
    pub fn score_before(&self, is_same_turn: bool) -> Score {
        let score = if is_same_turn {
            self.score
        } else {
            -self.score
        };
        let Some(plies) = score.plies_to_end() else {
            return score;
        };
        let plies = plies.unsigned_abs() as usize + 1;
        if score > Score::DRAW {
            Score::win_in(plies)
        } else {
            Score::loss_in(plies)
        }
    }

    /// What is to be said of a game that is over; `None` while it goes on.
    pub fn of_end<G: Evaluate<Move = M>>(game: &G) -> Option<Self> {
        let result = game.outcome()?.result;
        let (chances, score) = match result {
            GameResult::Drawn => (Chance::even(game.seats()), Score::DRAW),
            GameResult::Won(winner) if winner == game.turn() => {
                (won(game, winner), Score::win_in(0))
            }
            GameResult::Won(winner) => (won(game, winner), Score::loss_in(0)),
        };
        Some(Self {
            score,
            chances,
            nodes: 0,
            line: Vec::new(),
            second: None,
        })
    }
}

/// The chances when a player has won.
fn won<G: Evaluate>(game: &G, winner: Player) -> Vec<Chance> {
    let weight = |seat| u32::from(seat == winner.index());
    let weights: Vec<u32> = (0..game.seats()).map(weight).collect();
    Chance::shares(&weights)
}
