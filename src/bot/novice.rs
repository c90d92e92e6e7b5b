//! Players who know the rules and little else: what a beginner may be measured by.

use super::Evaluate;
use super::search::{Node, Verdict};
use crate::random::Random;

/// Somebody who has just learned a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Novice {
    /// Makes any move.
    Random,
    /// Wins on the spot and takes what it can, and else makes any move.
    Taker,
    /// The same, but gives no win on the spot away as long as it can help it.
    Careful,
}

impl Novice {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Taker, Self::Careful];

    /// A move that one like this would make; `None` if there is no legal move.
    pub fn choose<G: Evaluate>(self, game: &G, random: &mut Random) -> Option<G::Move> {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        random.shuffle(&mut moves);
        if self == Self::Random {
            return moves.first().copied();
        }
        let node = game.node();
        let wins = |mv: &&G::Move| wins_at_once(&node, **mv);
        if let Some(&winning) = moves.iter().find(wins) {
            return Some(winning);
        }
        let mut taking = Vec::new();
        node.loud(&mut taking);
        let (taking, others): (Vec<_>, Vec<_>) =
            moves.into_iter().partition(|mv| taking.contains(mv));
        let mut in_order = taking.iter().chain(&others);
        let first = in_order.clone().next();
        let chosen = match self {
            Self::Careful => in_order.find(|&&mv| !gives_away(&node, mv)).or(first),
            Self::Random | Self::Taker => first,
        };
        chosen.copied()
    }
}

/// Whether a move ends the game, and whoever makes it wins.
fn wins_at_once<N: Node>(node: &N, mv: N::Move) -> bool {
    let mut after = node.clone();
    after.play(mv);
    after.verdict() == Some(Verdict::Won(node.turn()))
}

/// Whether a move makes another player win, or lets the next one win on the spot.
fn gives_away<N: Node>(node: &N, mv: N::Move) -> bool {
    let mut after = node.clone();
    after.play(mv);
    match after.verdict() {
        Some(verdict) => verdict != Verdict::Won(node.turn()) && verdict != Verdict::Drawn,
        None if after.turn() == node.turn() => false,
        None => {
            let mut replies = Vec::new();
            after.loud(&mut replies);
            after.quiet(&mut replies);
            replies.into_iter().any(|mv| wins_at_once(&after, mv))
        }
    }
}
