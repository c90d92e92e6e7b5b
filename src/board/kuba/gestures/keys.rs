//! The keyboard on the board: everything can be done without a mouse.

use egui::{Event, Key, Modifiers, Vec2};

use super::cells;
use crate::board::kuba::hand;
use crate::board::kuba::stage::Stage;
use crate::board::kuba::state::{Refused, View};
use crate::board::{Playable, Reply, Scene, focus, later};
use crate::rules::kuba::{Cell, Direction, GameState, Move, Push, SIDE};

/// The keys that jump to a file, from the first on.
const FILES: [Key; SIDE as usize] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F, Key::G];
/// The keys that jump to a rank, from the first on.
const RANKS: [Key; SIDE as usize] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
];

/// A key that went down, and those held with it.
#[derive(Clone, Copy)]
struct Press {
    key: Key,
    modifiers: Modifiers,
}

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
        view.cursor = view.selected.or_else(|| hand::movable(stage.scene).next());
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
        } => {
            // A key held down walks, but does not push.
            let pushes = view.selected.is_some() || modifiers.shift && key != Key::Tab;
            if !(repeat && pushes) {
                key_pressed(view, stage, Press { key, modifiers }, reply);
            }
        }
        Event::Text(ref text) if text == "?" => say_why(view, stage.scene),
        _ => {}
    }
}

fn key_pressed(view: &mut View, stage: &Stage, press: Press, reply: &mut Reply<Move>) {
    let Press { key, modifiers } = press;
    if later::is_for_command(modifiers) {
        return;
    }
    let scene = stage.scene;
    let way = match key {
        Key::ArrowUp => Some(Vec2::UP),
        Key::ArrowDown => Some(Vec2::DOWN),
        Key::ArrowLeft => Some(Vec2::LEFT),
        Key::ArrowRight => Some(Vec2::RIGHT),
        _ => None,
    };
    if let Some(direction) = way.and_then(|way| stage.geometry.direction(way)) {
        let pushed = match view.cursor {
            Some(cell) if modifiers.shift => Some(cell),
            _ => view.selected,
        };
        match pushed {
            Some(cell) => push(view, scene, Push::new(cell, direction), reply),
            None => walk(view, scene, direction),
        }
        return;
    }
    match key {
        Key::Enter | Key::Space => {
            if let Some(cell) = view.cursor {
                cells::click(view, scene, cell, reply);
            }
        }
        // The pointer's part takes this one.
        Key::Escape if view.drag.is_some() => {}
        Key::Escape if view.selected.is_some() || view.refusals.stands() => {
            view.selected = None;
            view.refusals.forget();
        }
        Key::Escape => {
            view.leaving = true;
            view.cursor = None;
        }
        Key::Tab if !view.leaving => next_movable(view, scene, modifiers.shift),
        _ => jump(view, scene, key),
    }
}

/// An arrow with a marble at hand.
fn push(view: &mut View, scene: &Scene<GameState>, push: Push, reply: &mut Reply<Move>) {
    view.refusals.forget();
    view.push(scene, push, reply);
    if reply.mv.is_some() {
        view.cursor = push.from.step(push.direction);
    }
}

/// An arrow without one.
fn walk(view: &mut View, scene: &Scene<GameState>, direction: Direction) {
    view.refusals.forget();
    view.cursor = match view.cursor {
        Some(cell) => cell.step(direction).or(Some(cell)),
        None => hand::movable(scene).next(),
    };
}

fn next_movable(view: &mut View, scene: &Scene<GameState>, back: bool) {
    let cells: Vec<Cell> = hand::movable(scene).collect();
    let here = view.cursor;
    let next = if back {
        cells
            .iter()
            .rev()
            .find(|&&cell| here.is_none_or(|here| cell < here))
            .or(cells.last())
    } else {
        cells
            .iter()
            .find(|&&cell| here.is_none_or(|here| cell > here))
            .or(cells.first())
    };
    view.selected = None;
    view.refusals.forget();
    view.cursor = next.copied().or(here);
}

/// Jumps to a file or a rank. While a turn can be ended, E does that and not this.
fn jump(view: &mut View, scene: &Scene<GameState>, key: Key) {
    if key == Key::E && scene.game().end_turn().is_some() {
        return;
    }
    let place = |keys: &[Key]| {
        keys.iter()
            .position(|&one| one == key)
            .and_then(|index| u8::try_from(index).ok())
    };
    let (file, rank) = (place(&FILES), place(&RANKS));
    if file.is_none() && rank.is_none() {
        return;
    }
    let (old_file, old_rank) = view
        .cursor
        .map_or((0, 0), |cell| (cell.file(), cell.rank()));
    view.cursor = Cell::new(file.unwrap_or(old_file), rank.unwrap_or(old_rank));
}

/// Why the marble at hand cannot be pushed.
fn say_why(view: &mut View, scene: &Scene<GameState>) {
    let Some(cell) = view.selected.or(view.cursor) else {
        return;
    };
    if view.refuse_tied(scene) {
        return;
    }
    view.refusals.say(Refused {
        blocker: (!hand::is_movers(scene, cell)).then_some(cell),
        ..Refused::stuck(scene, cell)
    });
}
