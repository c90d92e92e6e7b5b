//! Facts about a move that set it apart from all others, deeds, and what mistakes have in common.

use crate::study::{Motive, Praise};
use kuba_rules::Player;
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::qubism::{Colour, Move, Position, Squares};

pub(super) const MOTIVES: [Motive; 3] = [
    Motive {
        idea: "qubism-idea-longer",
        skill: "qubism-skill-way",
        reasons: &[
            "qubism-why-lengthens-own",
            "qubism-why-blocks",
            "qubism-why-longer",
            "qubism-why-longer-and-shorter",
        ],
    },
    Motive {
        idea: "qubism-idea-shorter",
        skill: "qubism-skill-blocking",
        reasons: &[
            "qubism-why-lengthens",
            "qubism-why-unblocks",
            "qubism-why-allows-opening",
            "qubism-why-allows-jump",
            "qubism-why-shorter",
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

/// Steps by which a move has to lengthen the other pawn's way to be praised.
const LEAST_LENGTHENED: u32 = 2;

/// The move that lengthened the other pawn's way most; or else a jump.
pub(super) fn deed(positions: &[Position], moves: &[Move], me: Player) -> Option<Praise> {
    let other = me.next(2);
    let own = || {
        let all = positions.iter().zip(moves).enumerate();
        all.filter(|(_, (before, _))| before.turn() == me)
    };
    let lengthened = own().filter_map(|(ply, (before, &mv))| {
        let mut after = *before;
        after.play(mv);
        let steps = after.steps_to_goal(other)?.checked_sub(before.steps_to_goal(other)?)?;
        (steps >= LEAST_LENGTHENED).then_some((steps, ply))
    });
    let longest = lengthened.reduce(|one, next| if next.0 > one.0 { next } else { one });
    if let Some((steps, ply)) = longest {
        let heading = Phrase::new("qubism-deed-lengthens")
            .with("colour", Colour::of(other).phrase())
            .with("steps", i64::from(steps));
        return Some(Praise::deed(heading, ply));
    }
    let is_jump = |(before, mv): (&Position, Move)| match mv {
        Move::Go { from, to } => from == before.pawn(me) && !Squares::of(from).beside().has(to),
        Move::Place { .. } => false,
    };
    let (ply, _) = own().find(|&(_, (before, &mv))| is_jump((before, mv)))?;
    Some(Praise::deed(Phrase::new("qubism-deed-jumps"), ply))
}
