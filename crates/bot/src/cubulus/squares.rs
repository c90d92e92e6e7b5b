//! Facts about a player's squares, for hints and explanations.

use std::collections::BTreeSet;

use kuba_rules::Player;
use kuba_rules::cubulus::{Ball, Face, Position, Square};

/// Faces on which the player could complete a square if it were their turn.
pub(super) fn threats(position: &Position, player: Player) -> BTreeSet<Face> {
    let threats = position.threats(player).into_iter();
    threats.map(|(_, square)| square.face).collect()
}

/// Number of the player's balls in the square; 0 if it has other balls.
pub(super) fn alone(position: &Position, player: Player, square: Square) -> u32 {
    let own = (position.cells(Ball::of(player)) & square.cells).len();
    let all = (position.occupied() & square.cells).len();
    if own == all { own } else { 0 }
}
