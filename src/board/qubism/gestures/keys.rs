//! The keyboard on the board: everything can be done without a mouse.

use egui::{Event, Key, Modifiers, Vec2};

use super::squares;
use super::wheel::quarter;
use crate::board::qubism::drag::Held;
use crate::board::qubism::hand::{self, Choice};
use crate::board::qubism::speech;
use crate::board::qubism::stage::Stage;
use crate::board::qubism::state::{Refused, View};
use crate::board::{Reply, focus, later};
use crate::phrase::Phrase;
use crate::rules::Game;
use crate::rules::qubism::{Cube, Direction, Fin, Illegal, Move, SIDE, Square};

/// The keys that jump to a file, from the first on.
const FILES: [Key; SIDE as usize] = [Key::A, Key::B, Key::C, Key::D, Key::E];
/// The keys that jump to a rank, from the first on.
const RANKS: [Key; SIDE as usize] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

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
    later::bring(ui.ctx());
    let (events, pointer) = ui.input(|input| (input.events.clone(), input.pointer.any_down()));
    if focus::has_come(ui, response) && !pointer && view.cursor.is_none() {
        // The keyboard has come here: show where it is. The key that led here says no more.
        view.cursor = hand::stops(stage.game()).first().copied();
        ask_for_keys(view, stage);
        return;
    }
    later::each(ui.ctx(), &events, |event| {
        event_taken(view, stage, event, reply);
        if view.cursor.is_some() && !focused {
            response.request_focus();
        }
        reply.mv.is_some()
    });
    ask_for_keys(view, stage);
}

/// Asks for the keys that lead the focus elsewhere, but for the Tab behind the last stop.
fn ask_for_keys(view: &View, stage: &Stage) {
    let back = stage.ui.input(|input| input.modifiers.shift);
    let stops = hand::stops(stage.game());
    let last = if back { stops.first() } else { stops.last() };
    let tab = !view.leaving && (view.cursor.is_none() || last.copied() != view.cursor);
    focus::ask_for_keys(stage.ui, &stage.response, tab);
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
            // A key held down walks, but moves nothing.
            let moves = view.choice.is_some() || modifiers.shift && key != Key::Tab;
            if !(repeat && moves) {
                key_pressed(view, stage, Press { key, modifiers }, reply);
            }
        }
        Event::Text(ref text) if text == "?" => say_why(view, stage),
        _ => {}
    }
}

fn key_pressed(view: &mut View, stage: &Stage, press: Press, reply: &mut Reply<Move>) {
    let Press { key, modifiers } = press;
    if later::is_for_command(modifiers) {
        return;
    }
    let way = match key {
        Key::ArrowUp => Some(Vec2::UP),
        Key::ArrowDown => Some(Vec2::DOWN),
        Key::ArrowLeft => Some(Vec2::LEFT),
        Key::ArrowRight => Some(Vec2::RIGHT),
        _ => None,
    };
    if let Some(direction) = way.and_then(|way| stage.geometry.direction(way)) {
        arrow(view, stage, direction, modifiers.shift, reply);
        return;
    }
    match key {
        Key::Enter | Key::Space => enter(view, stage, reply),
        Key::F => turn(view, stage, |cube| Cube {
            fin: other(cube.fin),
            ..cube
        }),
        Key::R => turn(view, stage, |cube| quarter(cube, modifiers.shift)),
        Key::W => view.show_ways(),
        // The pointer's part takes this one.
        Key::Escape if view.drag.is_some() => {}
        Key::Escape if view.choice.is_some() || view.refused.is_some() => {
            if let Some(Choice::Cube(from)) = view.choice {
                view.cursor = view.cursor.map(|_| from);
            }
            view.choose(None);
            view.refused = None;
        }
        Key::Escape => {
            view.leaving = true;
            view.cursor = None;
        }
        Key::Tab if !view.leaving => next_stop(view, stage, modifiers.shift),
        _ => jump(view, key),
    }
}

/// An arrow: it goes where what is chosen can go, else it moves the cursor.
fn arrow(
    view: &mut View,
    stage: &Stage,
    direction: Direction,
    shift: bool,
    reply: &mut Reply<Move>,
) {
    view.refused = None;
    match view.choice {
        _ if shift => step(view, stage, direction, reply),
        Some(Choice::Pawn) => step(view, stage, direction, reply),
        Some(Choice::Cube(from)) => along(view, stage, from, direction),
        Some(Choice::Place(square)) => {
            let fin = view.aimed().unwrap_or_else(|| view.usual()).fin;
            let arrow = direction;
            aim(view, stage, square, Cube { arrow, fin });
        }
        None => {
            view.cursor = match view.cursor {
                Some(square) => square.step(direction).or(Some(square)),
                None => hand::stops(stage.game()).first().copied(),
            };
        }
    }
}

/// The pawn goes one step, or over the other one; sideways past it by two arrows.
fn step(view: &mut View, stage: &Stage, direction: Direction, reply: &mut Reply<Move>) {
    let (scene, game) = (stage.scene, stage.game());
    let from = hand::own_pawn(game);
    let other = game.position().pawn(game.turn().next(2));
    if view.refuse_tied(scene) {
        view.cues.refuse();
        return;
    }
    let targets = game.position().pawn_targets();
    let beside_other = view.choice == Some(Choice::Pawn)
        && view.cursor == Some(other)
        && from.direction_to(other).is_some();
    let start = if beside_other { other } else { from };
    let to = match start.step(direction) {
        Some(to) if to == other => match to.step(direction) {
            Some(behind) if targets.has(behind) => Some(behind),
            // Two more squares are open to it, if any: the next arrow says which.
            _ => {
                view.choose(Some(Choice::Pawn));
                view.cursor = Some(other);
                view.refuse(scene, &Illegal::PawnInTheWay(other));
                return;
            }
        },
        to => to,
    };
    let Some(to) = to else {
        view.refused = Some(Refused::plain(Phrase::new("qubism-edge")));
        view.cues.refuse();
        return;
    };
    view.play(scene, Move::Go { from, to }, reply);
    if reply.mv.is_some() {
        view.cursor = Some(to);
    }
}

/// The cursor goes along the arrow of the chosen cube, and back.
fn along(view: &mut View, stage: &Stage, from: Square, direction: Direction) {
    let (scene, game) = (stage.scene, stage.game());
    let Some(cube) = game.position().cube(from) else {
        return;
    };
    let slide = game.position().slide(from);
    let here = view.cursor.filter(|&here| slide.has(here)).unwrap_or(from);
    let next = here.step(direction);
    if direction == cube.arrow.opposite() && here != from {
        view.cursor = next;
    } else if direction == cube.arrow {
        match next {
            Some(to) if slide.has(to) => view.cursor = Some(to),
            Some(to) => view.refuse(scene, &Illegal::NotFree(to)),
            None => view.refused = Some(Refused::plain(Phrase::new("qubism-end"))),
        }
    } else {
        view.refuse(scene, &Illegal::OffArrow(cube.arrow));
    }
    if let Some(to) = view.cursor.filter(|&to| to != from)
        && view.refused.is_none()
        && let Err(why) = game.check(Move::Go { from, to })
    {
        view.refuse(scene, &why);
    }
}

/// The new cube is to lie like this, if it may.
fn aim(view: &mut View, stage: &Stage, square: Square, cube: Cube) {
    view.aim = Some(cube);
    view.refused = None;
    if let Err(why) = stage.game().check(Move::Place { square, cube }) {
        view.refuse(stage.scene, &why);
    }
}

/// Turns the cube that is about to be placed.
fn turn(view: &mut View, stage: &Stage, turned: impl Fn(Cube) -> Cube) {
    if let Some(Choice::Place(square)) = view.choice {
        let cube = view.aimed().unwrap_or_else(|| view.usual());
        aim(view, stage, square, turned(cube));
    } else if matches!(
        view.drag.as_ref().map(|drag| drag.held),
        Some(Held::Supply(_))
    ) {
        view.prepare(turned(view.usual()));
    }
}

const fn other(fin: Fin) -> Fin {
    match fin {
        Fin::Left => Fin::Right,
        Fin::Right => Fin::Left,
    }
}

/// Enter: plays what is prepared, or chooses what the cursor is at.
fn enter(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let scene = stage.scene;
    if let Some(drag) = view.drag.as_ref().filter(|drag| drag.has_begun()) {
        let square = stage.geometry.square_at(drag.place);
        if let (Held::Supply(_), Some(square)) = (drag.held, square) {
            let cube = view.usual();
            view.play(scene, Move::Place { square, cube }, reply);
            if reply.mv.is_some() {
                view.drag = None;
            }
        }
        return;
    }
    if let (Some(Choice::Place(square)), Some(cube)) = (view.choice, view.aimed()) {
        view.play(scene, Move::Place { square, cube }, reply);
        return;
    }
    let Some(square) = view.cursor else {
        return;
    };
    squares::click(view, scene, square, reply);
    if let Some(Choice::Place(square)) = view.choice {
        view.aim = Some(squares::first_aim(view, stage.game(), square));
    }
}

fn next_stop(view: &mut View, stage: &Stage, back: bool) {
    let stops = hand::stops(stage.game());
    let here = stops.iter().position(|&stop| Some(stop) == view.cursor);
    let next = match (here, back) {
        (None, false) => stops.first(),
        (None, true) => stops.last(),
        (Some(index), false) => stops.get(index + 1).or(stops.first()),
        (Some(index), true) => stops[..index].last().or(stops.last()),
    };
    view.choose(None);
    view.refused = None;
    view.cursor = next.copied().or(view.cursor);
}

/// Jumps to a file or a rank.
fn jump(view: &mut View, key: Key) {
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
        .map_or((0, 0), |square| (square.file(), square.rank()));
    view.cursor = Square::new(file.unwrap_or(old_file), rank.unwrap_or(old_rank));
    view.refused = None;
}

/// Why nothing can be done with the square at hand.
fn say_why(view: &mut View, stage: &Stage) {
    let scene = stage.scene;
    let square = match view.choice {
        Some(Choice::Pawn) => Some(hand::own_pawn(stage.game())),
        Some(Choice::Cube(square) | Choice::Place(square)) => Some(square),
        None => view.cursor,
    };
    let Some(square) = square else {
        return;
    };
    if view.refuse_tied(scene) || view.refuse_stuck(scene, square) {
        return;
    }
    if stage.position().free().has(square)
        && let Some(why) = hand::why_no_place(stage.game(), square)
    {
        view.refuse(scene, &why);
        return;
    }
    view.refused = Some(Refused::plain(speech::why(scene, square)));
}
