//! The eight chips around a square: how a new cube can lie there.

use egui::{CursorIcon, Rect, Role, Sense, Vec2, WidgetInfo};

use crate::board::Reply;
use crate::board::qubism::hand::Choice;
use crate::board::qubism::speech;
use crate::board::qubism::stage::Stage;
use crate::board::qubism::state::View;
use crate::rules::Game;
use crate::rules::qubism::Move;

/// Takes clicks on the chips. Returns whether the pointer is at one.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) -> bool {
    view.preview = None;
    let Some(Choice::Place(square)) = view.choice else {
        return false;
    };
    let scene = stage.scene;
    let mut at_chip = false;
    for place in stage.geometry.chips(square, view.fingers) {
        let cube = place.cube;
        let circle = place.circle;
        let rect = Rect::from_center_size(circle.center, Vec2::splat(2.0 * circle.radius));
        let id = stage.response.id.with((square, cube));
        let chip = stage.ui.interact(rect, id, Sense::CLICK);
        chip.widget_info(|| {
            let words = scene.texts.say(&speech::chip(scene, square, cube));
            WidgetInfo::labeled(Role::Button, true, words)
        });
        let mv = Move::Place { square, cube };
        if chip.hovered() {
            at_chip = true;
            match scene.game().check(mv) {
                Ok(()) => {
                    view.preview = Some(cube);
                    view.refused = None;
                    stage.ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
                }
                Err(why) => {
                    view.refuse(scene, &why);
                    view.refused_by_hover = true;
                }
            }
        }
        if chip.clicked() {
            at_chip = true;
            view.play(scene, mv, reply);
        }
    }
    if !at_chip && std::mem::take(&mut view.refused_by_hover) {
        view.refused = None;
    }
    at_chip
}
