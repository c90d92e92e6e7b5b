//! A frame of the board: what has changed, what the user does, and the picture of it all.

use egui::{Sense, Ui};

use super::geometry::Geometry;
use super::stage::Stage;
use super::state::View;
use super::{gestures, picture, speech};
use crate::board::ground::Ground;
use crate::board::{Hand, Reply, Scene, reader};
use crate::rules::kuba::{GameState, Move};

/// Draws the board, and takes what the user does on it.
pub(super) fn show(view: &mut View, ui: &mut Ui, scene: &Scene<GameState>) -> Reply<Move> {
    let space = ui.available_rect_before_wrap();
    let geometry = Geometry::new(space, scene.look.viewer, scene.look.stores);
    ui.allocate_rect(space, Sense::hover());
    let place = geometry.board().intersect(space);
    let about = speech::board(scene);
    let Ground { ui, response } =
        Ground::new(ui, scene, place, &about, || speech::last_event(scene));
    let stage = Stage::new(&ui, scene, geometry, response);
    view.follow(&stage);
    if scene.hand == Hand::Away {
        picture::draw(view, &stage);
        return Reply::default();
    }
    let reply = gestures::take(view, &stage);
    if let Some(cell) = view.cursor.filter(|_| stage.response.has_focus()) {
        let part = stage.response.id.with(cell);
        reader::point_at(&ui, &stage.response, part);
    }
    picture::draw(view, &stage);
    view.ask_for_frames(&stage);
    reply
}
