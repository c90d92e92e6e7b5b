//! The keyboard on the board: everything can be done without a mouse.

use egui::{Event, Key, Modifiers};

use crate::board::cubulus::geometry::FACES;
use crate::board::cubulus::hand;
use crate::board::cubulus::stage::Stage;
use crate::board::cubulus::state::{Target, View};
use crate::board::{Reply, focus, later};
use crate::rules::cubulus::{Cell, Direction, Face, Move, Opening};

/// The faces in the order in which Tab goes through them.
const ROUND: [Face; 6] = [
    Face::Top,
    Face::Front,
    Face::Right,
    Face::Left,
    Face::Back,
    Face::Bottom,
];

/// The keys that stand in the name of a cell.
const LETTERS: [(Key, char); 6] = [
    (Key::A, 'a'),
    (Key::B, 'b'),
    (Key::C, 'c'),
    (Key::Num1, '1'),
    (Key::Num2, '2'),
    (Key::Num3, '3'),
];

/// Takes the keys that are meant for the board: when it has the focus, or nothing has.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let (ui, response) = (stage.ui, &stage.response);
    let focused = response.has_focus();
    if !focused {
        view.leaving = false;
        if !focus::hears_keys(ui, response) {
            return;
        }
    }
    focus::ask_for_keys(ui, response, !view.leaving);
    later::bring(ui.ctx());
    let (events, pointer) = ui.input(|input| (input.events.clone(), input.pointer.any_down()));
    if focus::has_come(ui, response) && !pointer && view.cursor.is_none() {
        // The keyboard has come here: show where it is. The key that led here says no more.
        view.cursor = beginning(Face::Top);
        return;
    }
    later::each(ui.ctx(), &events, |event| {
        event_taken(view, stage, event, reply);
        if view.cursor.is_some() && !focused {
            response.request_focus();
        }
        reply.mv.is_some()
    });
}

/// The middle opening of a face.
fn beginning(face: Face) -> Option<Target> {
    let middle = Cell::CORE.step(face.inwards().opposite())?;
    Opening::new(middle, face.inwards()).map(Target::Opening)
}

fn event_taken(view: &mut View, stage: &Stage, event: &Event, reply: &mut Reply<Move>) {
    match *event {
        Event::Key {
            key: Key::Tab,
            pressed: true,
            ..
        } if !stage.response.has_focus() => {}
        Event::Key {
            key,
            pressed: true,
            modifiers,
            repeat,
            ..
        } if !(repeat && matches!(key, Key::Enter | Key::Space)) => {
            // A key held down walks, but does not play.
            key_pressed(view, stage, (key, modifiers), reply);
        }
        Event::Text(ref text) if text == "?" => say_why(view, stage),
        _ => {}
    }
}

fn key_pressed(
    view: &mut View,
    stage: &Stage,
    (key, modifiers): (Key, Modifiers),
    reply: &mut Reply<Move>,
) {
    if later::is_for_command(modifiers) {
        return;
    }
    match key {
        Key::ArrowRight | Key::ArrowLeft | Key::ArrowUp | Key::ArrowDown => walk(view, key),
        Key::Enter | Key::Space => match view.cursor {
            Some(Target::Opening(opening)) => view.press(stage.scene, opening, reply),
            Some(Target::Core) => view.press_core(stage.scene, reply),
            None => {}
        },
        // The pointer's part takes this one.
        Key::Escape if view.drag.is_some() => {}
        Key::Escape if view.refusals.stands() || view.chosen.is_some() => {
            view.refusals.forget();
            view.chosen = None;
            view.warned = None;
        }
        Key::Escape => {
            view.leaving = true;
            view.cursor = None;
        }
        Key::Tab if !view.leaving => next_face(view, modifiers.shift),
        Key::L => view.large_layers = !view.large_layers,
        Key::T => view.show_threats(),
        _ => type_cell(view, stage, key),
    }
}

/// Puts the cursor somewhere.
fn go(view: &mut View, target: Option<Target>) {
    view.refusals.forget();
    view.chosen = None;
    view.warned = None;
    view.hovered = None;
    view.cursor = target;
}

/// An arrow: to the next opening of the face, or over its edge to the next face.
fn walk(view: &mut View, key: Key) {
    let Some(Target::Opening(opening)) = view.cursor else {
        let start = view.hovered.map(Target::Opening);
        return go(view, start.or_else(|| beginning(Face::Top)));
    };
    let direction = way(opening.face(), key);
    let cell = opening.cell();
    let next = match cell.step(direction) {
        Some(next) => Opening::new(next, opening.direction()),
        None => Opening::new(cell, direction.opposite()),
    };
    go(view, next.map(Target::Opening));
}

/// Where an arrow leads on a face as it is seen.
const fn way(face: Face, key: Key) -> Direction {
    let (right, up) = match face {
        Face::Top | Face::Bottom => (Direction::East, Direction::North),
        Face::Front | Face::Back => (Direction::East, Direction::Up),
        Face::Right | Face::Left => (Direction::North, Direction::Up),
    };
    match key {
        Key::ArrowRight => right,
        Key::ArrowLeft => right.opposite(),
        Key::ArrowUp => up,
        _ => up.opposite(),
    }
}

fn next_face(view: &mut View, back: bool) {
    let here = match view.cursor {
        Some(Target::Opening(opening)) => ROUND.iter().position(|&face| face == opening.face()),
        Some(Target::Core) | None => None,
    };
    let count = ROUND.len();
    let next = match (here, back) {
        (Some(here), false) => (here + 1) % count,
        (Some(here), true) => (here + count - 1) % count,
        (None, false) => 0,
        (None, true) => count - 1,
    };
    go(view, beginning(ROUND[next]));
}

/// A part of a cell's name; the third one leads there, on the face that has it and is nearest to
/// the cursor's.
fn type_cell(view: &mut View, stage: &Stage, key: Key) {
    let Some(&(_, letter)) = LETTERS.iter().find(|&&(own, _)| own == key) else {
        return;
    };
    if letter.is_ascii_alphabetic() {
        view.typed.clear();
    } else if view.typed.is_empty() {
        return;
    }
    view.typed.push(letter);
    if view.typed.len() < 3 {
        return;
    }
    let typed = std::mem::take(&mut view.typed);
    let Ok(cell) = typed.parse::<Cell>() else {
        return;
    };
    if cell == Cell::CORE {
        if hand::can_lay_core(stage.scene) {
            go(view, Some(Target::Core));
        }
        return;
    }
    let present = match view.cursor {
        Some(Target::Opening(opening)) => Some(opening.face()),
        Some(Target::Core) | None => None,
    };
    let faces = present.into_iter().chain(FACES);
    let opening = faces
        .into_iter()
        .find_map(|face| Opening::new(cell, face.inwards()));
    go(view, opening.map(Target::Opening));
}

/// Why the opening at the cursor cannot be pressed.
fn say_why(view: &mut View, stage: &Stage) {
    let Some(opening) = view.previewed() else {
        return;
    };
    if !view.refuse_tied(stage.scene) {
        view.refuse(stage.scene, opening);
    }
}
