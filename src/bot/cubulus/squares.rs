//! What can be said of a player's squares.

use std::collections::BTreeSet;

use crate::rules::Player;
use crate::rules::cubulus::{Ball, Face, Position, Square};

/// The faces on which a player could complete a square, were it their turn.
pub(super) fn threats(position: &Position, player: Player) -> BTreeSet<Face> {
    let threats = position.threats(player).into_iter();
    threats.map(|(_, square)| square.face).collect()
}

/// How many balls of a player are in a square in which no others are.
pub(super) fn alone(position: &Position, player: Player, square: Square) -> u32 {
    let own = (position.cells(Ball::of(player)) & square.cells).len();
    let all = (position.occupied() & square.cells).len();
    if own == all { own } else { 0 }
}

/// The number of squares in which nobody else has a ball.
pub(super) fn open(position: &Position, player: Player) -> usize {
    let others = position.occupied() - position.cells(Ball::of(player));
    let squares = Square::ALL.iter();
    squares
        .filter(|square| (others & square.cells).is_empty())
        .count()
}
