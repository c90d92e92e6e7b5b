//! Facts about a move that set it apart from all others, and what mistakes have in common.

use super::squares::threats;
use crate::study::Motive;
use kuba_rules::Player;
use kuba_rules::cubulus::{Ball, Move, Position};
use kuba_rules::phrase::{Phrase, ToPhrase};

pub(super) const MOTIVES: [Motive; 3] = [
    Motive {
        idea: "cubulus-idea-left",
        skill: "cubulus-skill-closing",
        reasons: &["cubulus-why-left", "cubulus-why-left-later"],
    },
    Motive {
        idea: "cubulus-idea-answer",
        skill: "cubulus-skill-foresight",
        reasons: &[
            "cubulus-why-answer",
            "cubulus-why-then-two",
            "cubulus-why-then-many",
            "cubulus-why-later",
            "cubulus-why-forks",
        ],
    },
    Motive {
        idea: "cubulus-idea-missed",
        skill: "cubulus-skill-threatening",
        reasons: &[
            "cubulus-why-threatens",
            "cubulus-why-threatens-many",
            "cubulus-why-missed-later",
        ],
    },
];

/// Effect on the squares that players could complete next.
pub(super) fn unique_effect(position: &Position, mv: Move) -> Option<Phrase> {
    let me = position.turn();
    let after = |mv: Move| {
        let mut after = *position;
        after.play(mv);
        after
    };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|&instead| instead != mv);
    let is_only = |is_so: &dyn Fn(&Position) -> bool| {
        is_so(&after(mv)) && !moves.is_empty() && !moves.iter().any(|&mv| is_so(&after(mv)))
    };
    let others = || (0..position.seats()).map(Player::seat).filter(|&seat| seat != me);
    let is_safe = |after: &Position| {
        let gives = after.winner().is_some_and(|winner| winner != me);
        !gives && !others().any(|other| after.could_win(other))
    };
    let threatened = others().find_map(|other| {
        let face = threats(position, other).into_iter().next()?;
        Some((other, face))
    });
    if let Some((other, face)) = threatened.filter(|_| is_only(&is_safe)) {
        let stops = Phrase::new("cubulus-only-stops").with("colour", Ball::of(other).phrase());
        return Some(stops.with("face", face.phrase()));
    }
    let forks = |after: &Position| after.winner().is_none() && threats(after, me).len() > 1;
    is_only(&forks).then(|| {
        let faces = threats(&after(mv), me).len();
        Phrase::new("cubulus-only-forks").with("faces", faces)
    })
}
