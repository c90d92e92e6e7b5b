//! The direction chips of the selected marble.

use egui::{CursorIcon, Rect, Role, Sense, Vec2, WidgetInfo};

use crate::board::Reply;
use crate::board::kuba::speech;
use crate::board::kuba::stage::Stage;
use crate::board::kuba::state::View;
use crate::rules::kuba::{Move, Push};

/// Takes clicks on the chips. Returns whether the pointer is at one.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) -> bool {
    view.preview = None;
    let Some(cell) = view.selected else {
        return false;
    };
    let scene = stage.scene;
    let mut at_chip = false;
    for direction in speech::ways(scene.look.viewer) {
        let push = Push::new(cell, direction);
        let circle = stage.geometry.chip(cell, direction);
        let rect = Rect::from_center_size(circle.center, Vec2::splat(2.0 * circle.radius));
        let id = stage.response.id.with((cell, direction));
        let chip = stage.ui.interact(rect, id, Sense::CLICK);
        chip.widget_info(|| {
            let words = scene.texts.say(&speech::chip(scene, push));
            WidgetInfo::labeled(Role::Button, true, words)
        });
        if chip.hovered() {
            at_chip = true;
            if scene.game().check_push(push).is_ok() {
                view.preview = Some(push);
                view.refusals.forget();
                stage.ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            } else {
                view.refuse_in_passing(scene, push);
            }
        }
        if chip.clicked() {
            at_chip = true;
            view.push(scene, push, reply);
        }
    }
    if !at_chip {
        view.refusals.pass();
    }
    at_chip
}
