//! Facts about a move that set it apart from all others, and what mistakes have in common.

use crate::study::Motive;
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::qubism::{Colour, Move, Position};

pub(super) const MOTIVES: [Motive; 3] = [
    Motive {
        idea: "qubism-idea-longer",
        skill: "qubism-skill-way",
        reasons: &["qubism-why-lengthens-own", "qubism-why-blocks"],
    },
    Motive {
        idea: "qubism-idea-shorter",
        skill: "qubism-skill-blocking",
        reasons: &[
            "qubism-why-lengthens",
            "qubism-why-unblocks",
            "qubism-why-allows-opening",
            "qubism-why-allows-jump",
        ],
    },
    Motive {
        idea: "qubism-idea-own",
        skill: "qubism-skill-running",
        reasons: &["qubism-why-jumps", "qubism-why-nearer", "qubism-why-opens"],
    },
];

/// Effect on the ways of the pawns.
pub(super) fn unique_effect(position: &Position, mv: Move) -> Option<Phrase> {
    let me = position.turn();
    let other = me.next(2);
    let ways = |mv: Move| {
        let mut after = *position;
        after.play(mv);
        Some((after.steps_to_goal(me)?, after.steps_to_goal(other)?))
    };
    let (mine, theirs) = ways(mv)?;
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|&instead| instead != mv);
    let instead: Vec<(u32, u32)> = moves.into_iter().map(ways).collect::<Option<_>>()?;
    let before = position.steps_to_goal(other)?;
    if theirs > before && instead.iter().all(|&(_, way)| way < theirs) {
        let lengthens = Phrase::new("qubism-only-lengthens");
        return Some(
            lengthens
                .with("colour", Colour::of(other).phrase())
                .with("steps", i64::from(theirs - before)),
        );
    }
    let is_nearer = mine < position.steps_to_goal(me)?;
    let is_only = is_nearer && instead.iter().all(|&(way, _)| mine < way);
    is_only.then(|| Phrase::new("qubism-only-nearer"))
}
