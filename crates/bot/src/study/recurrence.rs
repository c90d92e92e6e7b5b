//! Positions that come back.

use crate::Evaluate;
use crate::search::Node;

/// Returns `true` if the board and the turn are those of an earlier position.
pub fn recurs<G: Evaluate>(game: &G, earlier: &[G]) -> bool {
    let mark = |game: &G| (game.node().arrangement(), game.turn());
    let here = mark(game);
    earlier.iter().any(|earlier| mark(earlier) == here)
}
