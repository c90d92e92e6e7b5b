//! The best lines of a position.

use super::{Chance, Curve};
use crate::bot::search::{Node, RootMove};
use crate::bot::{Evaluate, Score};

/// One of the best lines of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine<M> {
    /// In the eyes of the player to move.
    pub score: Score,
    /// Each seat's share of the win. They add up to one win.
    pub chances: Vec<Chance>,
    /// The moves, one after the other.
    pub moves: Vec<M>,
}

impl<M: Copy> BestLine<M> {
    /// What a search has come to about a move of this game.
    pub fn of<G: Evaluate<Move = M>>(game: &G, found: &RootMove<M>) -> Self {
        Self {
            score: found.score,
            chances: chances(game, found.score, &found.shares),
            moves: found.line.clone(),
        }
    }

    /// Where nothing can be done.
    pub(super) fn none<G: Evaluate<Move = M>>(game: &G) -> Self {
        Self {
            score: Score::DRAW,
            chances: Chance::even(game.seats()),
            moves: Vec::new(),
        }
    }

    /// What the player to move has of the win.
    pub(super) fn own<G: Evaluate<Move = M>>(&self, game: &G) -> Chance {
        self.chances[game.turn().index()]
    }
}

/// Each seat's share of the win in a position that is worth this to the player to move; among more
/// than two, who have these shares by playouts if by anything.
pub fn chances<G: Evaluate>(game: &G, score: Score, shares: &[u32]) -> Vec<Chance> {
    match game.seats() {
        2 => chances_of_two(game, score),
        _ if shares.is_empty() => chances_of_one(game, score),
        _ => chances_of_many(shares),
    }
}

/// The chances of more than two seats where only the player to move was looked at: the others are
/// alike, and each of them is as far behind as the score says.
fn chances_of_one<G: Evaluate>(game: &G, score: Score) -> Vec<Chance> {
    let odds = Curve::new(<G::Node as Node>::TUNING.odds_worth, 0);
    let own = odds.chance(score);
    let turn = game.turn().index();
    let weight = |seat| if seat == turn { own } else { own.complement() };
    let weights = (0..game.seats()).map(|seat| u32::from(weight(seat).tenths()));
    Chance::shares(&weights.collect::<Vec<_>>())
}

/// The chances of more than two seats, to which playouts give these shares. Games go less as playouts
/// expect than they say themselves: the square roots of the shares are to each other as the wins are
/// (see `docs/strength.md`). What is certain stays so.
fn chances_of_many(shares: &[u32]) -> Vec<Chance> {
    let roots: Vec<u32> = (shares.iter())
        .map(|&share| (u64::from(share) << 20).isqrt() as u32)
        .collect();
    Chance::shares(&roots)
}

/// The chances of both seats where the position is worth this to the player to move.
fn chances_of_two<G: Evaluate>(game: &G, score: Score) -> Vec<Chance> {
    let own = game.curve().chance(score);
    let mut chances = vec![own, own.complement()];
    chances.rotate_right(game.turn().index());
    chances
}
