//! A frame of the board: what has changed, what the user does, and the picture of it all.

use egui::{Role, Sense, Ui};

use super::geometry::Geometry;
use super::stage::Stage;
use super::state::View;
use super::{gestures, picture, speech};
use crate::board::{Hand, Reply, Scene, reader};
use crate::rules::qubism::{GameState, Move};

/// Draws the board, and takes what the user does on it.
pub(super) fn show(view: &mut View, ui: &mut Ui, scene: &Scene<GameState>) -> Reply<Move> {
    let space = ui.available_rect_before_wrap();
    let geometry = Geometry::new(space, scene.look.viewer);
    ui.allocate_rect(space, Sense::hover());
    let place = geometry.board().intersect(space);
    let id = ui.scope_id().with("qubism");
    let about = scene.texts.say(&speech::board(scene));
    if scene.hand == Hand::Away {
        let response = ui.interact(place, id, Sense::hover());
        reader::describe(&response, Role::Image, &about);
        let stage = Stage::new(ui, scene, geometry, response);
        view.follow(&stage);
        picture::draw(view, &stage);
        return Reply::default();
    }
    let sense = Sense::click_and_drag() | Sense::FOCUSABLE;
    let response = ui.interact(place, id, sense);
    reader::describe(&response, Role::Group, &about);
    let inside = reader::inside(ui, &response);
    if let Some(event) = speech::last_event(scene) {
        reader::announce(&inside, &response, &scene.texts.say(&event));
    }
    let stage = Stage::new(&inside, scene, geometry, response);
    view.follow(&stage);
    let reply = gestures::take(view, &stage);
    if let Some(square) = view.cursor.filter(|_| stage.response.has_focus()) {
        reader::point_at(&inside, &stage.response, id.with(square));
    }
    picture::draw(view, &stage);
    view.ask_for_frames(&stage);
    reply
}
