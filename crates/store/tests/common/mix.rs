//! Rules of any game, chosen by a number.
//!
//! Of the other test modules it uses only [`super::mixes`], because the fuzzer includes both.

use kuba_rules::Game;

use super::mixes::mixes;

/// A combination for each number.
pub(crate) fn mix<G: Game>(number: usize) -> G::Rules {
    let mixes = mixes::<G>(&G::Rules::default());
    mixes[number % mixes.len()].clone()
}
