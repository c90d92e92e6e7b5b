//! Marbles that the user may move now.

use crate::Scene;
use kuba_rules::Game;
use kuba_rules::kuba::{Cell, Direction, GameState, Marble, Push};

/// Returns `true` if a marble of the player to move is on `cell`.
pub(super) fn is_movers(scene: &Scene<GameState>, cell: Cell) -> bool {
    let own = Marble::of(scene.game().turn());
    scene.game().position().marble(cell) == Some(own)
}

pub(super) fn is_movable(scene: &Scene<GameState>, cell: Cell) -> bool {
    Direction::ALL
        .into_iter()
        .any(|direction| scene.game().check_push(Push::new(cell, direction)).is_ok())
}

pub(super) fn movable<'a>(scene: &'a Scene<'_, GameState>) -> impl Iterator<Item = Cell> + 'a {
    Cell::all().filter(|&cell| is_movable(scene, cell))
}
