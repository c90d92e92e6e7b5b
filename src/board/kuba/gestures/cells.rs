//! The cells by themselves: a node for each, and what a click on one means.

use egui::accesskit::Action;
use egui::{Rect, Role, Sense, Vec2, WidgetInfo};

use crate::board::kuba::stage::Stage;
use crate::board::kuba::state::{Refused, View};
use crate::board::kuba::{hand, speech};
use crate::board::{Hand, Reply, Scene};
use crate::rules::Game;
use crate::rules::kuba::{Cell, Direction, GameState, Marble, Move, Push};

/// A node for each cell, for screen readers; their click selects.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let size = Vec2::splat(stage.geometry.cell_size());
    for cell in Cell::all() {
        let id = stage.response.id.with(cell);
        let rect = Rect::from_center_size(stage.geometry.center(cell), size);
        let node = stage.ui.interact(rect, id, Sense::hover());
        node.widget_info(|| {
            let words = stage.scene.texts.say(&speech::cell(stage.scene, cell));
            WidgetInfo::labeled(Role::Button, true, words)
        });
        let ctx = stage.ui.ctx();
        ctx.accesskit_node_builder(id, |node| node.add_action(Action::Click));
        if ctx.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
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
    view.refused = None;
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
    if view.refuse_tied(scene) {
        return;
    }
    if marble == own {
        view.selected = Some(cell);
        if !hand::is_movable(scene, cell) {
            view.refused = Some(Refused::plain(speech::why(scene, cell)));
        }
        return;
    }
    view.refuse(scene, Push::new(cell, Direction::North));
}
