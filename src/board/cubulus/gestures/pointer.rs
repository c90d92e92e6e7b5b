//! Press, drag, release, click, and a pointer that only looks.

use egui::{CursorIcon, Pos2};

use crate::board::Reply;
use crate::board::cubulus::drag::{Drag, Held};
use crate::board::cubulus::hand;
use crate::board::cubulus::motion::line;
use crate::board::cubulus::stage::{Stage, holds};
use crate::board::cubulus::state::{LetGo, View};
use crate::board::gesture::{self, Hold, Pointer, Spring};
use crate::rules::cubulus::{Move, Opening};

/// Takes presses, drags and clicks.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let pointer = Pointer::read(stage.ui);
    press(view, stage, &pointer);
    let Some(mut drag) = view.drag.take() else {
        return;
    };
    if pointer.cancelled {
        view.refusals.forget();
        view.chosen = None;
        let_go(view, stage, &drag);
        return;
    }
    if let Some(place) = pointer.place {
        drag.move_to(place, pointer.time, &stage.geometry);
    }
    if pointer.down {
        if drag.has_begun() {
            dragging(view, stage, &drag);
        }
        view.drag = Some(drag);
    } else if drag.has_begun() {
        released(view, stage, &drag, reply);
    } else {
        clicked(view, stage, &drag, reply);
    }
}

/// The pointer goes down.
fn press(view: &mut View, stage: &Stage, pointer: &Pointer) {
    let response = &stage.response;
    // A quick click goes down and up within one frame.
    if !pointer.pressed || !(response.is_pointer_button_down_on() || response.clicked()) {
        return;
    }
    response.request_focus();
    view.cursor = None;
    view.leaving = false;
    view.refusals.forget();
    view.finish_motion();
    view.touched = 0;
    let held = pointer
        .place
        .and_then(|place| held(stage, place, pointer.is_by_touch()));
    view.drag = held.map(|(held, place)| {
        Drag::new(
            held,
            place,
            pointer.is_by_touch(),
            Hold::new(place, pointer.threshold),
        )
    });
    if view.drag.is_none() {
        view.chosen = None;
        view.warned = None;
    }
}

/// What is under the pointer.
fn held(stage: &Stage, place: Pos2, by_touch: bool) -> Option<(Held, Pos2)> {
    let geometry = &stage.geometry;
    let held = if geometry.trays().is_at_core(place) && hand::can_lay_core(stage.scene) {
        Held::Core
    } else if is_at_own_hand(stage, place) {
        Held::Ball
    } else if by_touch {
        Held::Line(geometry.opening_near(place)?)
    } else {
        Held::Line(geometry.opening_at(place)?)
    };
    Some((held, place))
}

/// Whether a point is at the tray from which the user takes the next ball.
fn is_at_own_hand(stage: &Stage, place: Pos2) -> bool {
    if !stage.has_hands() || !hand::is_free(stage.scene) {
        return false;
    }
    let holds = holds(stage.position(), stage.look().viewer);
    let ball = hand::next_ball(stage.position());
    holds.iter().enumerate().any(|(index, hold)| {
        let tray = stage.geometry.trays().hand(index, holds.len());
        hold.ball == ball && hold.count > 0 && tray.contains(place)
    })
}

/// A drag goes on: says at once why it will do nothing.
fn dragging(view: &mut View, stage: &Stage, drag: &Drag) {
    stage.ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let pulled = drag.pull(&stage.geometry);
    let aimed = match drag.held {
        Held::Line(_) => pulled
            .filter(|&(_, distance)| distance > 0.0)
            .map(|(opening, _)| opening),
        Held::Ball => stage.geometry.opening_near(drag.place),
        Held::Core => None,
    };
    view.refusals.forget();
    view.chosen = None;
    if let Some(opening) = aimed
        && !view.refuse_tied(stage.scene)
        && !view.refuse(stage.scene, opening)
    {
        view.chosen = Some(opening);
        if let Some((_, distance)) = pulled {
            let distance = gesture::follow(distance, true);
            let moving = line(stage.position(), opening, distance, None).len();
            let entering = usize::from(moving < 3);
            view.drag_line(moving + entering, distance);
        }
    }
}

/// A drag ends: it plays, or what was held springs back.
fn released(view: &mut View, stage: &Stage, drag: &Drag, reply: &mut Reply<Move>) {
    let target = match drag.pull(&stage.geometry) {
        Some((opening, distance)) if drag.commits(&stage.geometry) => Some((
            opening,
            LetGo::Line(opening, gesture::follow(distance, true)),
        )),
        Some(_) => None,
        None => stage
            .geometry
            .opening_near(drag.place)
            .map(|opening| (opening, LetGo::Ball(opening, drag.place))),
    };
    if let Some((opening, how)) = target {
        view.let_go = Some(how);
        view.press(stage.scene, opening, reply);
    }
    if reply.mv.is_none() {
        if view.refusals.stands() {
            view.cues.refuse();
        }
        view.let_go = None;
        let_go(view, stage, drag);
    }
}

/// What was held goes back where it was.
fn let_go(view: &mut View, stage: &Stage, drag: &Drag) {
    if !hand::is_free(stage.scene) {
        return;
    }
    match drag.pull(&stage.geometry) {
        Some((opening, distance)) => {
            let legal = hand::entering(stage.scene, opening).is_ok();
            view.spring = Some(Spring {
                mv: opening,
                from: gesture::follow(distance, legal),
                legal,
                start: stage.time,
            });
        }
        None if drag.held == Held::Ball && drag.has_begun() => {
            view.flying_back = Some((drag.place, stage.time));
        }
        None => {}
    }
}

/// A press that did not become a drag.
fn clicked(view: &mut View, stage: &Stage, drag: &Drag, reply: &mut Reply<Move>) {
    match drag.held {
        Held::Core => view.press_core(stage.scene, reply),
        Held::Ball => {}
        Held::Line(opening) if drag.by_touch && view.chosen != Some(opening) => {
            look_at(view, stage, opening);
        }
        Held::Line(opening) => view.press(stage.scene, opening, reply),
    }
}

/// A first tap: shows what a second one would do.
fn look_at(view: &mut View, stage: &Stage, opening: Opening) {
    view.warned = None;
    view.chosen = None;
    if view.refuse_tied(stage.scene) || view.refuse(stage.scene, opening) {
        view.cues.refuse();
        return;
    }
    view.chosen = Some(opening);
    // The warning is read with the preview, so that the next tap plays.
    view.warned = hand::entering(stage.scene, opening).ok();
}

/// What a pointer sees that is not pressed.
pub(super) fn hover(view: &mut View, stage: &Stage) {
    let before = view.hovered.take();
    view.refusals.pass();
    let (by_touch, rests) = stage.ui.input(|input| {
        let rests = input.pointer.delta() == egui::Vec2::ZERO;
        (input.any_touches(), rests)
    });
    if view.cursor.is_some() && rests {
        // The keyboard has the word until the pointer moves.
        return;
    }
    let place = stage.response.hover_pos();
    let Some(place) = place.filter(|_| view.drag.is_none() && !by_touch) else {
        return;
    };
    if !hand::is_free(stage.scene) {
        return;
    }
    let ctx = stage.ui.ctx();
    if is_at_own_hand(stage, place) {
        ctx.set_cursor_icon(CursorIcon::Grab);
        return;
    }
    if stage.geometry.trays().is_at_core(place) && hand::can_lay_core(stage.scene) {
        ctx.set_cursor_icon(CursorIcon::PointingHand);
        return;
    }
    let Some(opening) = stage.geometry.opening_at(place) else {
        return;
    };
    if before != Some(opening) && view.chosen != Some(opening) {
        view.chosen = None;
        view.warned = None;
    }
    view.hovered = Some(opening);
    view.cursor = None;
    if hand::entering(stage.scene, opening).is_ok() {
        ctx.set_cursor_icon(CursorIcon::PointingHand);
    } else if !view.refusals.stands() {
        view.refuse_in_passing(stage.scene, opening);
    }
}
