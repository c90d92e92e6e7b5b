//! Claims in explanations of moves, checked by the rules alone and not by the code that makes them.

pub mod cubulus;
pub mod kuba;
pub mod qubism;

use kuba_rules::Game;
use kuba_rules::phrase::{Phrase, Value};

/// Last turn that a claim may be about, counted from the move itself.
pub const LAST_TURN: usize = 4;

pub fn number(phrase: &Phrase, name: &str) -> usize {
    match value(phrase, name) {
        Value::Number(number) => usize::try_from(*number).expect("a count"),
        other => panic!("{name}: {other:?} in {phrase:?}"),
    }
}

pub fn inner<'a>(phrase: &'a Phrase, name: &str) -> &'a Phrase {
    match value(phrase, name) {
        Value::Phrase(inner) => inner,
        other => panic!("{name}: {other:?} in {phrase:?}"),
    }
}

pub fn has(phrase: &Phrase, name: &str) -> bool {
    phrase.values.iter().any(|(known, _)| *known == name)
}

fn value<'a>(phrase: &'a Phrase, name: &str) -> &'a Value {
    let mut values = phrase.values.iter();
    let found = values.find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("no {name} in {phrase:?}")).1
}

/// Game after the first moves of a line.
pub fn after<G: Game>(game: &G, line: &[G::Move], moves: usize) -> G {
    let mut game = game.clone();
    for &mv in &line[..moves] {
        game.play(mv);
    }
    game
}

/// Positions of the two lines in which a claim holds.
pub type Places<G> = Option<[G; 2]>;
