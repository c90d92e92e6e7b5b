//! The cells by themselves: a node for each, and what a click on one means.

use egui::{Rect, Vec2};

use crate::board::kuba::stage::Stage;
use crate::board::kuba::state::{Refused, View};
use crate::board::kuba::{hand, speech};
use crate::board::{Hand, Reply, Scene, reader};
use crate::rules::Game;
use crate::rules::kuba::{Cell, Direction, GameState, Marble, Move, Push};

/// A node for each cell, for screen readers; their click selects.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let size = Vec2::splat(stage.geometry.cell_size());
    for cell in Cell::all() {
        let id = stage.response.id.with(cell);
        let rect = Rect::from_center_size(stage.geometry.center(cell), size);
        let words = || stage.scene.texts.say(&speech::cell(stage.scene, cell));
        if reader::part(stage.ui, id, rect, words) {
            click(view, stage.scene, cell, reply);
        }
    }
}

/// A click on a cell: selects, pushes, or says why not.
pub(super) fn click(
    view: &mut View,
    scene: &Scene<GameState>,
    cell: Cell,
    reply: &mut Reply<Move>,
) {
    view.refusals.forget();
    let own = Marble::of(scene.game().turn());
    let marble = scene.game().position().marble(cell);
    if let Some(selected) = view.selected.filter(|_| scene.hand == Hand::Free) {
        if selected == cell {
            view.selected = None;
            return;
        }
        let beside = Direction::ALL
            .into_iter()
            .find(|&direction| selected.step(direction) == Some(cell));
        if let Some(direction) = beside.filter(|_| marble != Some(own)) {
            view.push(scene, Push::new(selected, direction), reply);
            return;
        }
    }
    view.selected = None;
    let Some(marble) = marble else {
        return;
    };
    take_hold(view, scene, (cell, marble == own));
    if view.refusals.stands() {
        view.cues.refuse();
    }
}

/// Selects a marble that is the mover's, or says why it cannot be pushed.
fn take_hold(view: &mut View, scene: &Scene<GameState>, (cell, is_own): (Cell, bool)) {
    if view.refuse_tied(scene) {
        return;
    }
    if is_own {
        view.selected = Some(cell);
        if !hand::is_movable(scene, cell) {
            view.refusals.say(Refused::stuck(scene, cell));
        }
        return;
    }
    view.refuse(scene, Push::new(cell, Direction::North));
}
