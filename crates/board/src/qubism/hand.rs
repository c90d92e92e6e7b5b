//! Moves that the user may make now.

use super::target::Target;
use kuba_rules::Game;
use kuba_rules::qubism::{Cube, GameState, Illegal, Move, Square, Squares};

pub(super) fn own_pawn(game: &GameState) -> Square {
    game.position().pawn(game.turn())
}

/// Squares that a piece can move to; empty if the player to move cannot move it.
pub(super) fn targets(game: &GameState, from: Square) -> Squares {
    if game.outcome().is_some() {
        Squares::EMPTY
    } else if from == own_pawn(game) {
        game.position().pawn_targets()
    } else {
        game.position().cube_targets(from)
    }
}

pub(super) fn movable(game: &GameState) -> impl Iterator<Item = Square> {
    let game = game.clone();
    game.position().cubes().filter(move |&square| !targets(&game, square).is_empty())
}

/// Tab stops: the own pawn, then the cubes that can be moved.
pub(super) fn stops(game: &GameState) -> Vec<Square> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    std::iter::once(own_pawn(game)).chain(movable(game)).collect()
}

/// Reason why a cube cannot be moved anywhere; `None` if it can, or if there is none.
pub(super) fn why_stuck(game: &GameState, from: Square) -> Option<Illegal> {
    let cube = game.position().cube(from)?;
    if !targets(game, from).is_empty() {
        return None;
    }
    let ahead = from.step(cube.arrow);
    match ahead {
        Some(to) => game.check(Move::Go { from, to }).err(),
        None => Some(Illegal::PointsOff),
    }
}

/// Legal orientations of a new cube on a square.
pub(super) fn placements(game: &GameState, square: Square) -> impl Iterator<Item = Cube> {
    Cube::all().filter(move |&cube| game.check(Move::Place { square, cube }).is_ok())
}

/// Reason why no cube can be placed on a square, unless the reason is about the direction of the arrow.
pub(super) fn why_no_place(game: &GameState, square: Square) -> Option<Illegal> {
    let mut reasons = Vec::new();
    for cube in Cube::all() {
        match game.check(Move::Place { square, cube }) {
            Ok(()) => return None,
            Err(reason) => reasons.push(reason),
        }
    }
    let arrows = |reason: &Illegal| {
        matches!(reason, Illegal::ArrowOff | Illegal::ArrowAtCube(_) | Illegal::ArrowAtPawn(_))
    };
    reasons.into_iter().find(|reason| !arrows(reason))
}

pub(super) fn stands_on(game: &GameState, square: Square) -> bool {
    let position = game.position();
    position.cubes().has(square) || position.pawn_on(square).is_some()
}

pub(super) fn to_be_filled(game: &GameState, picks: &[Target]) -> Option<Square> {
    match picks.last() {
        Some(&Target::Square(square)) => (!stands_on(game, square)).then_some(square),
        _ => None,
    }
}

/// Orientation of a new cube that is offered first on a square: `usual` if it is legal, otherwise the
/// nearest one.
pub(super) fn first_aim(game: &GameState, usual: Cube, square: Square) -> Cube {
    let mut open: Vec<Cube> = placements(game, square).collect();
    // The same direction is nearer than the same fin.
    open.sort_by_key(|cube| (*cube != usual, cube.arrow != usual.arrow));
    open.first().copied().unwrap_or(usual)
}
