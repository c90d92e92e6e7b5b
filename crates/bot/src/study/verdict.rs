//! Verdict on a position.

use super::Chance;
use crate::{Evaluate, Score};
use kuba_rules::{GameResult, Player};

/// Result of a careful search of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<M> {
    /// Score for the player to move.
    pub score: Score,
    /// Share of the win of each seat; they add up to one win. In a stored verdict, as advanced players have
    /// it.
    pub chances: Vec<Chance>,
    /// Number of positions visited.
    pub nodes: u64,
    /// Best line from the position, move by move; empty if the game is over.
    pub line: Vec<M>,
    /// Chance of the player to move after the second best move; `None` if there is only one move, or if the
    /// second was not searched.
    pub second: Option<Chance>,
}

impl<M> Verdict<M> {
    /// Returns a player's share of the win; [`Chance::LOST`] for a seat that the game does not have.
    pub fn chance(&self, player: Player) -> Chance {
        let known = self.chances.get(player.index());
        known.copied().unwrap_or(Chance::LOST)
    }

    /// Returns the score with each seat's share of the win.
    pub fn standing(&self) -> (Score, &[Chance]) {
        (self.score, &self.chances)
    }

    /// Returns the score one move earlier for the player who moved then. With two players that is the other
    /// one, unless `is_same_turn` says that the turn has not changed.
    pub fn score_before(&self, is_same_turn: bool) -> Score {
        let score = if is_same_turn { self.score } else { -self.score };
        let Some(plies) = score.plies_to_end() else {
            return score;
        };
        let plies = plies.unsigned_abs() as usize + 1;
        if score > Score::DRAW { Score::win_in(plies) } else { Score::loss_in(plies) }
    }

    /// Returns the verdict on a finished game; `None` while it goes on.
    pub fn of_end<G: Evaluate<Move = M>>(game: &G) -> Option<Self> {
        let result = game.outcome()?.result;
        let (chances, score) = match result {
            GameResult::Drawn => (Chance::even(game.seats()), Score::DRAW),
            GameResult::Won(winner) if winner == game.turn() => {
                (won(game, winner), Score::win_in(0))
            }
            GameResult::Won(winner) => (won(game, winner), Score::loss_in(0)),
        };
        Some(Self { score, chances, nodes: 0, line: Vec::new(), second: None })
    }
}

fn won<G: Evaluate>(game: &G, winner: Player) -> Vec<Chance> {
    let weight = |seat| u32::from(seat == winner.index());
    let weights: Vec<u32> = (0..game.seats()).map(weight).collect();
    Chance::shares(&weights)
}
