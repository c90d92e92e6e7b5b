//! A frame of the board: what has changed, what the user does, and the picture of it all.

use egui::accesskit::Live;
use egui::{Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use super::geometry::Geometry;
use super::stage::Stage;
use super::state::View;
use super::{gestures, picture, speech};
use crate::board::{Hand, Reply, Scene};
use crate::rules::kuba::{GameState, Move};

/// Draws the board, and takes what the user does on it.
pub(super) fn show(view: &mut View, ui: &mut Ui, scene: &Scene<GameState>) -> Reply<Move> {
    let space = ui.available_rect_before_wrap();
    let geometry = Geometry::new(space, scene.look.viewer, scene.look.stores);
    ui.allocate_rect(space, Sense::hover());
    let place = geometry.board().intersect(space);
    let id = ui.scope_id().with("kuba");
    if scene.hand == Hand::Away {
        let response = ui.interact(place, id, Sense::hover());
        describe(&response, Role::Image, scene);
        let stage = Stage::new(ui, scene, geometry, response);
        view.follow(&stage);
        picture::draw(view, &stage);
        return Reply::default();
    }
    let sense = Sense::click_and_drag() | Sense::FOCUSABLE;
    let response = ui.interact(place, id, sense);
    describe(&response, Role::Group, scene);
    let inside = UiBuilder::new()
        .max_rect(response.rect)
        .accessibility_parent(id);
    let inside = ui.new_child(inside);
    announce(&inside, scene, &response);
    let stage = Stage::new(&inside, scene, geometry, response);
    view.follow(&stage);
    let reply = gestures::take(view, &stage);
    if let Some(cell) = view.cursor.filter(|_| stage.response.has_focus()) {
        let here = id.with(cell).accesskit_id();
        ui.ctx()
            .accesskit_node_builder(id, |node| node.set_active_descendant(here));
    }
    picture::draw(view, &stage);
    view.ask_for_frames(&stage);
    reply
}

/// The board in words, for screen readers.
fn describe(response: &Response, role: Role, scene: &Scene<GameState>) {
    response.widget_info(|| {
        let about = scene.texts.say(&speech::board(scene));
        WidgetInfo::labeled(role, true, about)
    });
}

/// The last event in words, in a node that screen readers watch.
fn announce(ui: &Ui, scene: &Scene<GameState>, response: &Response) {
    let Some(event) = speech::last_event(scene) else {
        return;
    };
    let words = scene.texts.say(&event);
    let id = response.id.with("event");
    let place = Rect::from_min_size(response.rect.left_top(), Vec2::splat(1.0));
    let node = ui.interact(place, id, Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}
