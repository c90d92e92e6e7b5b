//! The keyboard on the board: everything can be done without a mouse.

use egui::{Event, EventFilter, Key, Modifiers, Response, Ui, Vec2};

use super::geometry::Geometry;
use super::view::{Refused, View};
use super::{input, speech};
use crate::board::{Playable, Reply, Scene};
use crate::rules::Game;
use crate::rules::kuba::{Cell, Direction, GameState, Marble, Move};

/// Takes the keys that are meant for the board: when it has the focus, or nothing has.
pub(super) fn take(
    view: &mut View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    response: &Response,
    reply: &mut Reply<Move>,
) {
    let focused = response.has_focus();
    if !focused {
        view.leaving = false;
        let elsewhere = ui.memory(|memory| memory.focused().is_some());
        let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
        if elsewhere || covered {
            return;
        }
    }
    let filter = EventFilter {
        tab: !view.leaving,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let (events, pointer) = ui.input(|input| (input.events.clone(), input.pointer.any_down()));
    if response.gained_focus() && !pointer && view.cursor.is_none() {
        // The keyboard has come here: show where it is. The key that led here says no more.
        view.cursor = view.selected.or_else(|| movable(scene).next());
        return;
    }
    for event in events {
        match event {
            Event::Key {
                key: Key::Tab,
                pressed: true,
                ..
            } if !focused => {}
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
                    key_pressed(view, scene, geometry, (key, modifiers), reply);
                }
            }
            Event::Text(text) if text == "?" => say_why(view, scene),
            _ => {}
        }
        if view.cursor.is_some() && !focused {
            response.request_focus();
        }
        if reply.mv.is_some() {
            return;
        }
    }
}

fn key_pressed(
    view: &mut View,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    (key, modifiers): (Key, Modifiers),
    reply: &mut Reply<Move>,
) {
    if modifiers.command || modifiers.ctrl || modifiers.alt {
        return;
    }
    let way = match key {
        Key::ArrowUp => Some(Vec2::UP),
        Key::ArrowDown => Some(Vec2::DOWN),
        Key::ArrowLeft => Some(Vec2::LEFT),
        Key::ArrowRight => Some(Vec2::RIGHT),
        _ => None,
    };
    if let Some(direction) = way.and_then(|way| geometry.direction(way)) {
        arrow(view, scene, direction, modifiers.shift, reply);
        return;
    }
    match key {
        Key::Enter | Key::Space => {
            if let Some(cell) = view.cursor {
                input::click(view, scene, cell, reply);
            }
        }
        // The pointer's part takes this one.
        Key::Escape if view.drag.is_some() => {}
        Key::Escape if view.selected.is_some() || view.refused.is_some() => {
            view.selected = None;
            view.refused = None;
        }
        Key::Escape => {
            view.leaving = true;
            view.cursor = None;
        }
        Key::Tab if !view.leaving => next_movable(view, scene, modifiers.shift),
        _ => jump(view, scene, key),
    }
}

fn arrow(
    view: &mut View,
    scene: &Scene<GameState>,
    direction: Direction,
    at_once: bool,
    reply: &mut Reply<Move>,
) {
    let pushed = match view.cursor {
        Some(cell) if at_once => Some(cell),
        _ => view.selected,
    };
    if let Some(cell) = pushed {
        view.refused = None;
        view.push(scene, (cell, direction), reply);
        if reply.mv.is_some() {
            view.cursor = cell.step(direction);
        }
        return;
    }
    let from = view.cursor.or_else(|| movable(scene).next());
    view.refused = None;
    view.cursor = match (view.cursor, from) {
        (Some(cell), _) => cell.step(direction).or(Some(cell)),
        (None, first) => first,
    };
}

/// The cells whose marbles the user can push, along the ranks.
fn movable<'a>(scene: &'a Scene<'_, GameState>) -> impl Iterator<Item = Cell> + 'a {
    Cell::all().filter(|&cell| input::is_movable(scene, cell))
}

fn next_movable(view: &mut View, scene: &Scene<GameState>, back: bool) {
    let cells: Vec<Cell> = movable(scene).collect();
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
    view.refused = None;
    view.cursor = next.copied().or(here);
}

/// Jumps to a file or a rank. While a turn can be ended, E does that and not this.
fn jump(view: &mut View, scene: &Scene<GameState>, key: Key) {
    let files = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F, Key::G];
    let ranks = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
    ];
    if key == Key::E && scene.game().end_turn().is_some() {
        return;
    }
    let place = |keys: &[Key]| {
        keys.iter()
            .position(|&one| one == key)
            .and_then(|index| u8::try_from(index).ok())
    };
    let (file, rank) = (place(&files), place(&ranks));
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
    let own = Marble::of(scene.game().turn());
    let blocker = (scene.game().position().marble(cell) != Some(own)).then_some(cell);
    view.refused = Some(Refused {
        reason: speech::why(scene, cell),
        blocker,
        repeats: None,
    });
}
