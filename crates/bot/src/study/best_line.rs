//! Best lines of a position.

use super::{Chance, ChanceCurve, Experience};
use crate::search::{Node, RootMove};
use crate::{Evaluate, Score};

/// One of the best lines of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine<M> {
    /// Score for the player to move.
    pub score: Score,
    /// Share of the win of each seat, as advanced players have it; they add up to one win.
    pub chances: Vec<Chance>,
    /// Moves of the line.
    pub moves: Vec<M>,
}

impl<M: Copy> BestLine<M> {
    /// Creates the line from the result of a search for a move of this game.
    pub fn of<G: Evaluate<Move = M>>(game: &G, found: &RootMove<M>) -> Self {
        Self {
            score: found.score,
            chances: chances(game, found.score, &found.shares),
            moves: found.line.clone(),
        }
    }

    pub(super) fn none<G: Evaluate<Move = M>>(game: &G) -> Self {
        Self { score: Score::DRAW, chances: Chance::even(game.seats()), moves: Vec::new() }
    }

    /// Share of the win of the player to move.
    pub(super) fn own<G: Evaluate<Move = M>>(&self, game: &G) -> Chance {
        self.chances[game.turn().index()]
    }
}

/// Returns the share of the win of each seat in a position with this score for the player to move, as
/// advanced players have it. With more
/// than two seats, the `shares` of playouts count instead if there are any.
pub fn chances<G: Evaluate>(game: &G, score: Score, shares: &[u32]) -> Vec<Chance> {
    match game.seats() {
        2 => {
            let own = game.chance_curve(Experience::Advanced).chance(score);
            Chance::of_two(own, game.turn())
        }
        _ if shares.is_empty() => chances_of_one(game, score),
        _ => chances_of_many(shares),
    }
}

/// With more than two seats, if only the player to move was evaluated: the others count as equal, each as far
/// behind as the score says.
fn chances_of_one<G: Evaluate>(game: &G, score: Score) -> Vec<Chance> {
    let odds = ChanceCurve::new(<G::Node as Node>::TUNING.odds_worth, 0);
    let own = odds.chance(score);
    let turn = game.turn().index();
    let weight = |seat| if seat == turn { own } else { own.complement() };
    let weights = (0..game.seats()).map(|seat| u32::from(weight(seat).tenths()));
    Chance::shares(&weights.collect::<Vec<_>>())
}

/// With more than two seats, from the shares by playouts. Games follow them less than they say: the numbers
/// of wins are in proportion to the square roots of the shares (see `docs/strength.md`). Certain results stay
/// certain.
fn chances_of_many(shares: &[u32]) -> Vec<Chance> {
    let roots: Vec<u32> =
        (shares.iter()).map(|&share| (u64::from(share) << 20).isqrt() as u32).collect();
    Chance::shares(&roots)
}
