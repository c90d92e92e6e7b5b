//! Press, drag, release, click, and a pointer that only looks.

use std::time::Duration;

use egui::{CursorIcon, PointerButton};

use super::cells;
use crate::board::Reply;
use crate::board::gesture::{self, Hold, Pointer, REST, Spring};
use crate::board::kuba::drag::Drag;
use crate::board::kuba::hand;
use crate::board::kuba::stage::Stage;
use crate::board::kuba::state::View;
use crate::rules::kuba::{Move, Push};

/// Takes presses, drags and clicks.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let pointer = Pointer::read(stage.ui);
    press(view, stage, &pointer);
    let Some(mut drag) = view.drag.take() else {
        // Not any click: Enter on the focused board counts as one for egui.
        if stage.response.clicked_by(PointerButton::Primary) {
            view.selected = None;
            view.refusals.forget();
        }
        return;
    };
    if pointer.cancelled {
        view.refusals.forget();
        spring_back(view, stage, &drag);
        return;
    }
    if let Some(place) = pointer.place {
        drag.move_to(place, pointer.time, &stage.geometry);
    }
    if pointer.down {
        if drag.has_begun() {
            warn(view, stage, &drag);
            if hand::can_take(stage.scene, drag.cell) {
                stage.ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            }
        }
        view.drag = Some(drag);
    } else if drag.has_begun() {
        let_go(view, stage, &drag, reply);
    } else if !(stage.response.double_clicked() && view.selected == Some(drag.cell)) {
        // The second click of two does not take back what the first has done.
        cells::click(view, stage.scene, drag.cell, reply);
    }
}

/// The pointer goes down on a cell.
fn press(view: &mut View, stage: &Stage, pointer: &Pointer) {
    let response = &stage.response;
    // A quick click goes down and up within one frame.
    if !pointer.pressed || !(response.is_pointer_button_down_on() || response.clicked()) {
        return;
    }
    response.request_focus();
    view.cursor = None;
    view.leaving = false;
    view.finish_motion();
    view.touched = 0;
    view.drag = pointer.place.and_then(|place| {
        let cell = stage.geometry.cell_at(place)?;
        Some(Drag::new(cell, Hold::new(place, pointer.threshold)))
    });
}

/// A drag ends: it pushes, or the marble springs back.
fn let_go(view: &mut View, stage: &Stage, drag: &Drag, reply: &mut Reply<Move>) {
    if view.refusals.stands() {
        view.cues.refuse();
    }
    let pull = drag.pull(&stage.geometry);
    let Some(pull) = pull.filter(|_| hand::can_take(stage.scene, drag.cell)) else {
        return;
    };
    let push = Push::new(drag.cell, pull.direction);
    if drag.commits(&stage.geometry) && stage.scene.game().check_push(push).is_ok() {
        view.finish_motion();
        view.let_go = Some((push, gesture::follow(pull.distance, true)));
        reply.mv = Some(Move::Push(push));
        return;
    }
    spring_back(view, stage, drag);
}

/// Says at once why a drag will not push.
fn warn(view: &mut View, stage: &Stage, drag: &Drag) {
    if stage.position().marble(drag.cell).is_none() || view.refuse_tied(stage.scene) {
        return;
    }
    view.refusals.forget();
    if let Some(pull) = drag.pull(&stage.geometry) {
        let push = Push::new(drag.cell, pull.direction);
        view.selected = None;
        view.refuse(stage.scene, push);
        let legal = !view.refusals.stands();
        if let Some(row) = stage.position().row(push).filter(|_| legal) {
            view.drag_row(
                row.cells.len() as usize,
                gesture::follow(pull.distance, true),
            );
        }
    }
}

fn spring_back(view: &mut View, stage: &Stage, drag: &Drag) {
    let pull = drag.pull(&stage.geometry);
    let Some(pull) = pull.filter(|_| hand::can_take(stage.scene, drag.cell)) else {
        return;
    };
    let push = Push::new(drag.cell, pull.direction);
    let legal = stage.scene.game().check_push(push).is_ok();
    view.spring = Some(Spring {
        mv: push,
        from: gesture::follow(pull.distance, legal),
        legal,
        start: stage.time,
    });
}

/// What a pointer sees that is not pressed.
pub(super) fn hover(view: &mut View, stage: &Stage) {
    let resting = view.resting.take();
    let place = stage.response.hover_pos();
    let Some(cell) = place.and_then(|place| stage.geometry.cell_at(place)) else {
        return;
    };
    if view.drag.is_some() || !hand::can_take(stage.scene, cell) {
        return;
    }
    let ctx = stage.ui.ctx();
    if hand::is_movable(stage.scene, cell) {
        ctx.set_cursor_icon(CursorIcon::Grab);
        return;
    }
    let since = resting
        .filter(|&(before, _)| before == cell)
        .map_or(stage.time, |(_, since)| since);
    view.resting = Some((cell, since));
    let left = since + REST - stage.time;
    if left > 0.0 {
        ctx.request_repaint_after(Duration::from_secs_f64(left));
    }
}
