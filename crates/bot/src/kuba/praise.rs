//! Facts about a push that set it apart from all others, deeds, and what mistakes have in common.

use super::captures::{Captures, turns};
use crate::study::{Motive, Praise};
use kuba_rules::kuba::{GameState, Move, colour};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};

pub(super) const MOTIVES: [Motive; 2] = [
    Motive {
        idea: "kuba-idea-open",
        skill: "kuba-skill-guarding",
        reasons: &[
            "kuba-why-loses",
            "kuba-why-loses-more",
            "kuba-why-delays",
            "kuba-why-dear",
            "kuba-why-row",
            "kuba-why-row-more",
            "kuba-why-row-delays",
            "kuba-why-leaves",
            "kuba-why-leaves-more",
        ],
    },
    Motive {
        idea: "kuba-idea-takes",
        skill: "kuba-skill-taking",
        reasons: &[
            "kuba-why-takes",
            "kuba-why-takes-less",
            "kuba-why-takes-and-loses",
            "kuba-why-for",
        ],
    },
];

/// Captures that are legal next.
fn takes(game: &GameState) -> Captures {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let takes = moves.into_iter().map(|mv| {
        let fallen = game.clone().try_play(mv).ok().flatten();
        Captures::of(fallen)
    });
    takes.fold(Captures::default(), Captures::and)
}

/// Effect on what the other player can take with the next push.
pub(super) fn unique_effect(game: &GameState, mv: Move) -> Option<Phrase> {
    let other = game.turn().next(2);
    let danger = |mv: Move| {
        let mut after = game.clone();
        after.play(mv);
        (after.turn() == other).then(|| takes(&after))
    };
    let left = danger(mv)?;
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.retain(|&instead| instead != mv);
    let instead: Vec<Captures> = moves.into_iter().map(danger).collect::<Option<_>>()?;
    let is_only = |of: fn(&Captures) -> usize| {
        of(&left) == 0 && !instead.is_empty() && instead.iter().all(|danger| of(danger) > 0)
    };
    let key = if is_only(|danger| danger.len()) {
        "kuba-only-nothing"
    } else if is_only(|danger| danger.reds) {
        "kuba-only-reds"
    } else if is_only(|danger| danger.marbles) {
        "kuba-only-marbles"
    } else {
        return None;
    };
    Some(Phrase::new(key).with("colour", colour(other)))
}

/// Three reds or more in one turn; or else at least three marbles of the other player; or else two captures in one
/// turn, or two marbles.
pub(super) fn deed(positions: &[GameState], moves: &[Move], player: Player) -> Option<Praise> {
    let mut turns = turns(positions.first()?, moves);
    turns.retain(|turn| turn.player == player);
    let best = turns.iter().rev().max_by_key(|turn| (turn.catch.reds, turn.catch.marbles))?;
    let last_capture = best.last_capture?;
    let in_turn = || {
        let Captures { reds, marbles } = best.catch;
        let heading = Phrase::new("kuba-deed-turn").with("catch", best.catch.phrase());
        let only_reds = if marbles == 0 { reds } else { 0 };
        Praise::deed(heading.with("reds", only_reds), last_capture)
    };
    let marbles: usize = turns.iter().map(|turn| turn.catch.marbles).sum();
    let off_the_board = || {
        let other = if player == Player::FIRST { "black" } else { "white" };
        let heading = Phrase::new("kuba-deed-marbles").with("count", marbles).with("colour", other);
        Praise { heading, fact: None, ply: None }
    };
    if best.catch.reds > 2 {
        Some(in_turn())
    } else if marbles > 2 {
        Some(off_the_board())
    } else if best.catch.len() > 1 {
        Some(in_turn())
    } else if marbles > 1 {
        Some(off_the_board())
    } else {
        None
    }
}
