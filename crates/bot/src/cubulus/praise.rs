//! Facts about a move that set it apart from all others, deeds, and what mistakes have in common.

use super::squares::threats;
use crate::study::{Motive, Praise};
use kuba_rules::Player;
use kuba_rules::cubulus::{Ball, Face, Move, Position};
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
            "cubulus-why-soon",
            "cubulus-why-presses",
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

/// Threats on several faces at once; or else squares of the others that were stopped, those of the player who was
/// stopped most.
pub(super) fn deed(positions: &[Position], moves: &[Move], me: Player) -> Option<Praise> {
    let mut forks: Option<(usize, usize)> = None;
    let mut stops: Vec<(Player, usize, Face)> = Vec::new();
    let others = || (0..positions[0].seats()).map(Player::seat).filter(|&seat| seat != me);
    for (ply, (before, &mv)) in positions.iter().zip(moves).enumerate() {
        if before.turn() != me {
            continue;
        }
        let mut after = *before;
        after.play(mv);
        if after.winner().is_some() {
            continue;
        }
        let (own, faces) = (threats(before, me).len(), threats(&after, me).len());
        if faces > own.max(1) && forks.is_none_or(|(most, _)| faces > most) {
            forks = Some((faces, ply));
        }
        let stopped = others().filter_map(|other| {
            let face = threats(before, other).into_iter().next()?;
            (!after.could_win(other)).then_some((other, ply, face))
        });
        stops.extend(stopped);
    }
    if let Some((faces, ply)) = forks {
        return Some(Praise::deed(Phrase::new("cubulus-deed-forks").with("faces", faces), ply));
    }
    let count = |seat: Player| stops.iter().filter(|(other, ..)| *other == seat).count();
    let most = others().rev().max_by_key(|&other| count(other))?;
    let (_, ply, face) = *stops.iter().rfind(|(other, ..)| *other == most)?;
    let colour = Ball::of(most).phrase();
    let heading = match count(most) {
        1 => Phrase::new("cubulus-deed-stop").with("face", face.phrase()),
        count => Phrase::new("cubulus-deed-stops").with("count", count),
    };
    Some(Praise::deed(heading.with("colour", colour), ply))
}
