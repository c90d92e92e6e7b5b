//! Reasons for hints in Qubism.

use super::moves::locked;
use crate::Score;
use crate::hint::HintQuestion;
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::qubism::{Colour, Move, Position};

pub(super) const QUESTIONS: [HintQuestion; 4] = [
    ("qubism-ask-win", &["qubism-hint-wins", "qubism-hint-forces-win"]),
    ("qubism-ask-nearer", &["qubism-hint-nearer", "qubism-hint-jumps"]),
    ("qubism-ask-wall", &["qubism-hint-lengthens"]),
    ("qubism-ask-way", &["qubism-hint-opens"]),
];

pub(super) fn reason(position: &Position, line: &[Move], score: Score) -> Option<Phrase> {
    let &first = line.first()?;
    let me = position.turn();
    let other = me.next(2);
    let mut after = *position;
    after.play(first);
    if after.winner() == Some(me) {
        return Some(Phrase::new("qubism-hint-wins"));
    }
    if score.plies_to_end().is_some_and(|plies| plies > 0) {
        return Some(Phrase::new("qubism-hint-forces-win"));
    }
    let shorter = |player| Some((position.steps_to_goal(player)?, after.steps_to_goal(player)?));
    let (own, own_after) = shorter(me)?;
    let (others, others_after) = shorter(other)?;
    // Fallback that fits every move.
    let stands = || {
        Phrase::new("qubism-hint-stands")
            .with("own", i64::from(own_after))
            .with("colour", Colour::of(other).phrase())
            .with("others", i64::from(others_after))
    };
    if let Move::Go { from, to } = first
        && from == position.pawn(me)
    {
        let key = if from.direction_to(to).is_none() {
            "qubism-hint-jumps"
        } else {
            "qubism-hint-nearer"
        };
        let is_nearer = own_after < own;
        return Some(if is_nearer { Phrase::new(key) } else { stands() });
    }
    if others_after > others && others_after - others >= own_after.saturating_sub(own) {
        let lengthens = Phrase::new("qubism-hint-lengthens")
            .with("colour", Colour::of(other).phrase())
            .with("steps", i64::from(others_after - others));
        return Some(lengthens);
    }
    if own_after < own {
        return Some(Phrase::new("qubism-hint-opens"));
    }
    if locked(position, &after).is_some() {
        return Some(Phrase::new("qubism-hint-locks"));
    }
    Some(stands())
}
