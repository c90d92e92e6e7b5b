//! What the user may do now.

use crate::board::Scene;
use crate::rules::Game;
use crate::rules::kuba::{Cell, Direction, GameState, Marble, Push};

/// Whether a marble of the player to move stands on a cell.
pub(super) fn is_movers(scene: &Scene<GameState>, cell: Cell) -> bool {
    let own = Marble::of(scene.game().turn());
    scene.game().position().marble(cell) == Some(own)
}

/// Whether the marble on a cell can be pushed in some direction.
pub(super) fn is_movable(scene: &Scene<GameState>, cell: Cell) -> bool {
    Direction::ALL
        .into_iter()
        .any(|direction| scene.game().check_push(Push::new(cell, direction)).is_ok())
}

/// The cells whose marbles can be pushed, along the ranks.
pub(super) fn movable<'a>(scene: &'a Scene<'_, GameState>) -> impl Iterator<Item = Cell> + 'a {
    Cell::all().filter(|&cell| is_movable(scene, cell))
}
