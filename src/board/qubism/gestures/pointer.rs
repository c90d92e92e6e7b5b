//! Press, drag, release, click, and a pointer that only looks.

use std::time::Duration;

use egui::{CursorIcon, Pos2, Vec2};

use super::squares;
use crate::board::gesture::{Hold, Pointer, REST, Spring};
use crate::board::qubism::drag::{Drag, Held};
use crate::board::qubism::hand;
use crate::board::qubism::stage::Stage;
use crate::board::qubism::state::View;
use crate::board::{Reply, Scene};
use crate::phrase::Phrase;
use crate::rules::Game;
use crate::rules::qubism::{CUBES, GameState, Illegal, Move, Square};

/// Takes presses, drags and clicks.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let pointer = Pointer::read(stage.ui);
    press(view, stage, &pointer);
    let Some(mut drag) = view.drag.take() else {
        // Not any click: Enter on the focused board counts as one for egui.
        if stage.response.clicked_by(egui::PointerButton::Primary)
            || pointer.cancelled && !stage.ui.input(|input| input.key_pressed(egui::Key::Escape))
        {
            view.choose(None);
            view.refused = None;
        }
        return;
    };
    if pointer.cancelled {
        view.refused = None;
        spring_back(view, stage, &drag);
        return;
    }
    if let Some(place) = pointer.place {
        drag.move_to(place, &stage.geometry);
    }
    if pointer.down {
        if drag.has_begun() {
            warn(view, stage, &drag);
            if hand::is_free(stage.scene) && !matches!(drag.held, Held::Square(_)) {
                stage.ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            }
        }
        view.drag = Some(drag);
    } else if drag.has_begun() {
        let_go(view, stage, &drag, reply);
    } else {
        click(view, stage, drag.held, reply);
    }
}

/// The pointer goes down on a square or on the rail.
fn press(view: &mut View, stage: &Stage, pointer: &Pointer) {
    let response = &stage.response;
    // A quick click goes down and up within one frame.
    if !pointer.pressed || !(response.is_pointer_button_down_on() || response.clicked()) {
        return;
    }
    response.request_focus();
    view.cursor = None;
    view.leaving = false;
    view.fingers = stage.ui.input(egui::InputState::any_touches);
    view.finish_motion();
    view.drag = pointer.place.and_then(|place| {
        let held = held_at(stage, place)?;
        Some(Drag::new(held, place, Hold::new(place, pointer.threshold)))
    });
}

/// What is under a point: a piece that may be dragged, a cube in the rail, or a square.
fn held_at(stage: &Stage, place: Pos2) -> Option<Held> {
    let game = stage.game();
    if let Some(square) = stage.geometry.square_at(place) {
        return Some(if square == hand::own_pawn(game) {
            Held::Pawn(square)
        } else if game.position().cube(square).is_some() {
            Held::Cube(square)
        } else {
            Held::Square(square)
        });
    }
    stage.geometry.rail().contains(place).then(|| {
        let far = |index: &usize| stage.geometry.place(*index).center().distance(place);
        let nearest = (0..CUBES as usize).min_by(|a, b| far(a).total_cmp(&far(b)));
        Held::Supply(nearest.unwrap_or_default())
    })
}

fn click(view: &mut View, stage: &Stage, held: Held, reply: &mut Reply<Move>) {
    match held {
        Held::Pawn(square) | Held::Cube(square) | Held::Square(square) => {
            squares::click(view, stage.scene, square, reply);
        }
        Held::Supply(_) => {
            view.choose(None);
            view.refused = None;
            if !view.refuse_tied(stage.scene) && stage.position().supply() == 0 {
                view.refuse(stage.scene, &Illegal::SupplyEmpty);
            }
            if view.refused.is_some() {
                view.cues.refuse();
            }
        }
    }
}

/// Says at once why a drag will not move anything.
fn warn(view: &mut View, stage: &Stage, drag: &Drag) {
    let scene = stage.scene;
    if matches!(drag.held, Held::Square(_)) || view.refuse_tied(scene) {
        return;
    }
    view.refused = None;
    view.choose(None);
    match drag.held {
        Held::Supply(index) => {
            if is_empty(stage, index) {
                view.refuse(scene, &Illegal::SupplyEmpty);
            } else if let Some(square) = over(stage, drag) {
                let cube = view.usual();
                if let Err(why) = stage.game().check(Move::Place { square, cube }) {
                    view.refuse(scene, &why);
                }
            }
        }
        Held::Cube(square) if view.refuse_stuck(scene, square) => {}
        _ => {
            let wanted = drag.wanted(stage.game(), &stage.geometry);
            if let Some(why) = wanted.and_then(|mv| stage.game().check(mv).err()) {
                view.refuse(scene, &why);
            }
        }
    }
}

/// Whether nothing can be taken out of a place in the rail.
fn is_empty(stage: &Stage, index: usize) -> bool {
    index >= stage.position().supply() as usize
}

/// The square that a dragged cube from the rail is over.
fn over(stage: &Stage, drag: &Drag) -> Option<Square> {
    stage.geometry.square_at(drag.place)
}

/// A drag ends: it moves the piece, or the piece goes back.
fn let_go(view: &mut View, stage: &Stage, drag: &Drag, reply: &mut Reply<Move>) {
    if view.refused.is_some() {
        view.cues.refuse();
    }
    if !hand::is_free(stage.scene) {
        return;
    }
    if let Held::Supply(index) = drag.held {
        let square = over(stage, drag).filter(|_| !is_empty(stage, index));
        let open = square.filter(|&square| can_open(stage.scene, square));
        match open {
            Some(square) => {
                squares::click(view, stage.scene, square, reply);
                view.aim = Some(squares::first_aim(view, stage.game(), square));
            }
            None => spring_back(view, stage, drag),
        }
        return;
    }
    let wanted = drag.wanted(stage.game(), &stage.geometry);
    match wanted.filter(|&mv| stage.game().check(mv).is_ok()) {
        Some(mv) => {
            view.play(stage.scene, mv, reply);
            view.let_go = Some((mv, travel(stage, drag)));
        }
        None => spring_back(view, stage, drag),
    }
}

/// Whether the chips can open around a square.
fn can_open(scene: &Scene<GameState>, square: Square) -> bool {
    scene.game().position().free().has(square) && hand::why_no_place(scene.game(), square).is_none()
}

/// How far a dragged piece is shown from where it was, in squares on the screen.
fn travel(stage: &Stage, drag: &Drag) -> Vec2 {
    match drag.held {
        Held::Cube(from) => {
            let slid = drag.slid(stage.game(), from, &stage.geometry);
            let cube = stage.position().cube(from);
            cube.map_or(Vec2::ZERO, |cube| {
                stage.geometry.vector(cube.arrow) * slid.distance
            })
        }
        _ => drag.travel(),
    }
}

fn spring_back(view: &mut View, stage: &Stage, drag: &Drag) {
    let lies_there = match drag.held {
        Held::Supply(index) => !is_empty(stage, index),
        Held::Pawn(_) | Held::Cube(_) => true,
        Held::Square(_) => false,
    };
    if drag.has_begun() && lies_there && hand::is_free(stage.scene) {
        view.spring = Some(Spring {
            mv: (drag.held, travel(stage, drag)),
            from: 1.0,
            legal: true,
            start: stage.time,
        });
    }
}

/// What a pointer sees that is not pressed.
pub(super) fn hover(view: &mut View, stage: &Stage) {
    let resting = view.resting.take();
    if view.drag.is_some() || !hand::is_free(stage.scene) {
        return;
    }
    let Some(place) = stage.response.hover_pos() else {
        return;
    };
    let (ctx, game) = (stage.ui.ctx(), stage.game());
    match held_at(stage, place) {
        Some(Held::Pawn(_)) => ctx.set_cursor_icon(CursorIcon::Grab),
        Some(Held::Supply(index)) if !is_empty(stage, index) => {
            ctx.set_cursor_icon(CursorIcon::Grab);
        }
        Some(Held::Cube(square)) if !hand::targets(game, square).is_empty() => {
            ctx.set_cursor_icon(CursorIcon::Grab);
        }
        Some(Held::Cube(square)) => {
            let since = resting
                .filter(|&(before, _)| before == square)
                .map_or(stage.time, |(_, since)| since);
            view.resting = Some((square, since));
            let left = since + REST - stage.time;
            if left > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            }
        }
        Some(Held::Square(_) | Held::Supply(_)) | None => {}
    }
}

/// What the board says of a pointer on the rail.
pub(super) fn about_rail(stage: &Stage) -> Option<Phrase> {
    let place = stage.response.hover_pos()?;
    let held = held_at(stage, place)?;
    let taken = matches!(held, Held::Supply(index) if !is_empty(stage, index));
    (taken && hand::is_free(stage.scene)).then(|| Phrase::new("qubism-drag-supply"))
}
