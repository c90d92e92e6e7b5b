//! Gestures: hover, click, drag. What they mean is told in `Reply`.

use std::time::Duration;

use egui::{
    CursorIcon, Event, Id, InputState, PointerButton, Rect, Response, Sense, Ui, Vec2, WidgetInfo,
    accesskit::Role,
};

use super::drag::{self, Drag};
use super::geometry::Geometry;
use super::view::{Refused, Spring, View};
use super::{captures, keys, speech};
use crate::board::{Hand, Reply, Scene};
use crate::phrase::{Phrase, Say};
use crate::rules::Game;
use crate::rules::kuba::{Cell, Direction, GameState, Marble, Move, Push};

/// A mouse has to move this far before it drags, in points.
const MOUSE: f32 = 6.0;
/// A pen has to move this far, in points. What tells it from a finger is that it reports pressure.
const PEN: f32 = 8.0;
/// A finger has to move this far, in points.
const TOUCH: f32 = 10.0;
/// How long the pointer rests on a marble before the board says why it cannot move, in seconds.
const REST: f64 = 0.5;
/// From a marble to its direction chips, in cells.
const CHIP_AWAY: f32 = 0.62;
/// A direction chip's radius, in cells.
const CHIP: f32 = 0.27;

/// Where a chip is.
pub(super) fn chip_rect(geometry: &Geometry, cell: Cell, direction: Direction) -> Rect {
    let center =
        geometry.center(cell) + geometry.vector(direction) * CHIP_AWAY * geometry.cell_size();
    Rect::from_center_size(center, Vec2::splat(2.0 * CHIP * geometry.cell_size()))
}

/// Takes everything the user does on the board.
pub(super) fn take(
    view: &mut View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    response: &Response,
    reply: &mut Reply<Move>,
) {
    name_cells(view, ui, scene, geometry, response.id, reply);
    keys::take(view, ui, scene, geometry, response, reply);
    hollows(ui, scene, geometry, response.id, reply);
    if chips(view, ui, scene, geometry, response.id, reply) {
        view.resting = None;
        return;
    }
    pointer(view, ui, scene, geometry, response, reply);
    hover(view, ui, scene, geometry, response);
}

/// A node for each cell, for screen readers; their click selects.
fn name_cells(
    view: &mut View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    board: Id,
    reply: &mut Reply<Move>,
) {
    use egui::accesskit::Action;
    for cell in Cell::all() {
        let id = board.with(cell);
        let size = Vec2::splat(geometry.cell_size());
        let rect = Rect::from_center_size(geometry.center(cell), size);
        let node = ui.interact(rect, id, Sense::hover());
        node.widget_info(|| {
            let words = scene.texts.say(&speech::cell(scene, cell));
            WidgetInfo::labeled(Role::Button, true, words)
        });
        ui.ctx()
            .accesskit_node_builder(id, |node| node.add_action(Action::Click));
        if ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            click(view, scene, cell, reply);
        }
    }
}

/// The captured marbles: which move put them there.
fn hollows(
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    board: Id,
    reply: &mut Reply<Move>,
) {
    if !geometry.has_hollows() {
        return;
    }
    for captured in captures::all(scene) {
        let Some(ply) = captured.ply else {
            continue;
        };
        let center = geometry.hollow(captured.player, captured.marble, captured.index);
        let rect = Rect::from_center_size(center, Vec2::splat(2.0 * geometry.hollow_radius()));
        let id = board.with((captured.player, captured.marble, captured.index));
        let words = Phrase::new("hollow-filled").with("move", ply);
        let words = scene.texts.say(&words);
        let hollow = ui.interact(rect, id, Sense::CLICK);
        hollow.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
        if hollow.on_hover_text(words).clicked() {
            reply.show_ply = Some(ply);
        }
    }
}

/// The direction chips of the selected marble. Returns whether the pointer is at one.
fn chips(
    view: &mut View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    board: Id,
    reply: &mut Reply<Move>,
) -> bool {
    view.preview = None;
    let Some(cell) = view.selected else {
        return false;
    };
    let mut at_chip = false;
    for direction in speech::ways(scene.look.viewer) {
        let push = Push::new(cell, direction);
        let legal = scene.game().check_push(push);
        let words = Phrase::new(if legal.is_ok() {
            "chip-push"
        } else {
            "chip-refused"
        })
        .with("cell", cell.to_string())
        .with("way", speech::way(scene.look.viewer, direction));
        let words = match &legal {
            Ok(()) => words,
            Err(reason) => words.with("reason", reason.phrase()),
        };
        let id = board.with((cell, direction));
        let chip = ui.interact(chip_rect(geometry, cell, direction), id, Sense::CLICK);
        chip.widget_info(|| WidgetInfo::labeled(Role::Button, true, scene.texts.say(&words)));
        if chip.hovered() {
            at_chip = true;
            if legal.is_ok() {
                view.preview = Some(push);
                view.refused = None;
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            } else {
                view.refuse(scene, push);
                view.refused_by_hover = true;
            }
        }
        if chip.clicked() {
            at_chip = true;
            view.push(scene, (cell, direction), reply);
        }
    }
    if !at_chip && std::mem::take(&mut view.refused_by_hover) {
        view.refused = None;
    }
    at_chip
}

/// Press, drag, release, click.
fn pointer(
    view: &mut View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    response: &Response,
    reply: &mut Reply<Move>,
) {
    let (time, place, pressed, down, cancel, threshold) = ui.input(|input| {
        let cancel = input.key_pressed(egui::Key::Escape)
            || input.pointer.button_pressed(PointerButton::Secondary)
            || !input.focused
            || input.multi_touch().is_some();
        let pointer = &input.pointer;
        (
            input.time,
            pointer.interact_pos(),
            pointer.primary_pressed(),
            pointer.primary_down(),
            cancel,
            threshold(input),
        )
    });
    // A quick click goes down and up within one frame.
    if pressed && (response.is_pointer_button_down_on() || response.clicked()) {
        response.request_focus();
        view.cursor = None;
        view.leaving = false;
        view.finish_motion();
        let cell = place.and_then(|place| geometry.cell_at(place));
        view.drag = cell
            .zip(place)
            .map(|(cell, place)| Drag::new(cell, place, threshold));
    }
    let Some(mut drag) = view.drag.take() else {
        // Not any click: Enter on the focused board counts as one for egui.
        if response.clicked_by(PointerButton::Primary) {
            view.selected = None;
            view.refused = None;
        }
        return;
    };
    let pushable = can_drag(scene, drag.cell);
    if cancel {
        view.refused = None;
        spring_back(view, scene, geometry, &drag, time);
        return;
    }
    if let Some(place) = place {
        drag.move_to(place, time, geometry);
    }
    if down {
        if drag.has_begun() {
            warn(view, scene, geometry, &drag);
            if pushable {
                ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            }
        }
        view.drag = Some(drag);
        return;
    }
    if !drag.has_begun() {
        click(view, scene, drag.cell, reply);
        return;
    }
    let Some(pull) = drag.pull(geometry).filter(|_| pushable) else {
        return;
    };
    let push = Push::new(drag.cell, pull.direction);
    if drag.commits(geometry) && scene.game().check_push(push).is_ok() {
        view.finish_motion();
        view.let_go = Some((push, drag::follow(pull.distance, true)));
        reply.mv = Some(Move::Push(push));
        return;
    }
    spring_back(view, scene, geometry, &drag, time);
}

/// How far the pointer in use has to move before it drags, in points.
fn threshold(input: &InputState) -> f32 {
    let pressure = input.events.iter().find_map(|event| match event {
        Event::Touch { force, .. } => Some(force.is_some()),
        _ => None,
    });
    match pressure {
        Some(true) => PEN,
        Some(false) => TOUCH,
        None if input.any_touches() => TOUCH,
        None => MOUSE,
    }
}

/// Whether the user may drag the marble on a cell.
fn can_drag(scene: &Scene<GameState>, cell: Cell) -> bool {
    let own = Marble::of(scene.game().turn());
    scene.hand == Hand::Free && scene.game().position().marble(cell) == Some(own)
}

/// Says at once why a drag will not push.
fn warn(view: &mut View, scene: &Scene<GameState>, geometry: &Geometry, drag: &Drag) {
    if scene.game().position().marble(drag.cell).is_none() {
        return;
    }
    if view.refuse_tied(scene) {
        return;
    }
    let Some(pull) = drag.pull(geometry) else {
        view.refused = None;
        return;
    };
    view.selected = None;
    view.refused = None;
    view.refuse(scene, Push::new(drag.cell, pull.direction));
}

fn spring_back(
    view: &mut View,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    drag: &Drag,
    start: f64,
) {
    let Some(pull) = drag.pull(geometry).filter(|_| can_drag(scene, drag.cell)) else {
        return;
    };
    let push = Push::new(drag.cell, pull.direction);
    let legal = scene.game().check_push(push).is_ok();
    view.spring = Some(Spring {
        push,
        from: drag::follow(pull.distance, legal),
        whole_row: legal,
        start,
    });
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
            view.push(scene, (selected, direction), reply);
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
        if !is_movable(scene, cell) {
            view.refused = Some(Refused {
                reason: speech::why(scene, cell),
                blocker: None,
                repeats: None,
            });
        }
        return;
    }
    view.refuse(scene, Push::new(cell, Direction::North));
}

/// What a pointer sees that is not pressed.
fn hover(
    view: &mut View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    response: &Response,
) {
    let resting = view.resting.take();
    let Some(cell) = response
        .hover_pos()
        .and_then(|place| geometry.cell_at(place))
    else {
        return;
    };
    if view.drag.is_some() || !can_drag(scene, cell) {
        return;
    }
    if is_movable(scene, cell) {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
        return;
    }
    let time = ui.input(|input| input.time);
    let since = resting
        .filter(|&(before, _)| before == cell)
        .map_or(time, |(_, since)| since);
    view.resting = Some((cell, since));
    let left = since + REST - time;
    if left > 0.0 {
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(left));
    }
}

/// Why the marble cannot be pushed on which the pointer has rested for a while.
pub(super) fn resting_reason(view: &View, ui: &Ui, scene: &Scene<GameState>) -> Option<Phrase> {
    let (cell, since) = view.resting?;
    let rested = ui.input(|input| input.time) - since >= REST;
    rested.then(|| speech::why(scene, cell))
}

/// Whether the marble on a cell can be pushed in some direction.
pub(super) fn is_movable(scene: &Scene<GameState>, cell: Cell) -> bool {
    Direction::ALL
        .into_iter()
        .any(|direction| scene.game().check_push(Push::new(cell, direction)).is_ok())
}
