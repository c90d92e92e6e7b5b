//! Rules of any game in every combination.
//!
//! It uses no other test module, because the fuzzer includes it.

use kuba_rules::Game;

/// All combinations of the rules that have a name, `usual` first.
pub(crate) fn mixes<G: Game>(usual: &G::Rules) -> Vec<G::Rules> {
    let mut mixes = vec![usual.clone()];
    for option in G::OPTIONS {
        for mix in mixes.clone() {
            for place in 0..option.values.len() {
                let mut other = mix.clone();
                (option.set)(&mut other, place);
                if !mixes.contains(&other) {
                    mixes.push(other);
                }
            }
        }
    }
    mixes
}
