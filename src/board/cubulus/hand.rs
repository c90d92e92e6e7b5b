//! What the user may do now.

use crate::board::{Hand, Scene};
use crate::rules::Game;
use crate::rules::cubulus::{Ball, Cell, Effect, GameState, Illegal, Move, Opening, Position};

/// Whether the user is to move.
pub(super) fn is_free(scene: &Scene<GameState>) -> bool {
    scene.hand == Hand::Free && scene.game().outcome().is_none()
}

/// The move that pressing an opening is, or why that cannot be done.
pub(super) fn entering(scene: &Scene<GameState>, opening: Opening) -> Result<Move, Illegal> {
    let game = scene.game();
    let mv = game.position().entering(opening);
    game.check(mv).map(|()| mv)
}

/// The ball that goes in when an opening is pressed: none goes in where a line is shifted.
pub(super) fn entering_ball(scene: &Scene<GameState>, opening: Opening) -> Option<Ball> {
    let position = scene.game().position();
    (position.effect(opening) != Effect::Shifts).then(|| next_ball(position))
}

/// The ball that the player to move lays or puts in.
pub(super) fn next_ball(position: &Position) -> Ball {
    if position.is_laying() {
        Ball::Red
    } else {
        Ball::of(position.turn())
    }
}

/// The cells whose balls move when an opening is pressed, the nearest first.
pub(super) fn moving(scene: &Scene<GameState>, opening: Opening) -> Vec<Cell> {
    let count = match scene.game().position().effect(opening) {
        Effect::Stays => 0,
        Effect::PushesOne => 1,
        Effect::PushesTwo => 2,
        Effect::Shifts => 3,
    };
    opening.line().into_iter().take(count).collect()
}

/// Whether a legal move only lets another player win.
pub(super) fn is_gift(scene: &Scene<GameState>, mv: Move) -> bool {
    let game = scene.game();
    game.winner_after(mv)
        .is_some_and(|winner| winner != game.turn())
}

/// Whether the core can be laid in.
pub(super) fn can_lay_core(scene: &Scene<GameState>) -> bool {
    is_free(scene) && scene.game().position().is_laying()
}
