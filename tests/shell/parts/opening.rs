//! Openings of matches: random moves that leave neither side far ahead.

use kuba::rules::Game;
use kuba::rules::kuba::{GameState, KubaRules};
use kuba::tool::opening::RandomOpening;

fn opening(moves: u32, seed: u64) -> Vec<String> {
    let start = GameState::start(&KubaRules::default());
    let (_, moves) = RandomOpening { moves, seed, look: 2_000 }.play(&start);
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn the_start_is_taken_as_it_is() {
    assert!(opening(0, 1).is_empty());
}

#[test]
fn an_opening_depends_on_its_seed_alone() {
    assert_eq!(opening(6, 3), opening(6, 3));
    assert_ne!(opening(6, 3), opening(6, 4));
    assert_eq!(opening(6, 3).len(), 6);
}
