//! Keys and wheel of a board: which keys reach it, and the directions and rotations that they mean.

use egui::{Event, Key, Modifiers, Response, Ui, Vec2};

use super::grammar::Rotate;
use super::{focus, gesture, key_queue};

/// The keys of one frame for a board.
pub(super) enum BoardKeys {
    /// No key is meant for the board.
    Nothing,
    /// The user has just moved the focus here: show the cursor. The key that did it has no other effect.
    Arrival,
    /// Events to handle with [`later::each`].
    Events(Vec<Event>),
}

impl BoardKeys {
    pub(super) fn read(ui: &Ui, board: &Response, has_cursor: bool) -> Self {
        if !focus::hears_keys(ui, board) {
            return Self::Nothing;
        }
        key_queue::bring(ui.ctx());
        let (events, is_pressed) =
            ui.input(|input| (input.events.clone(), input.pointer.any_down()));
        if focus::has_come(ui, board) && !is_pressed && !has_cursor {
            Self::Arrival
        } else {
            Self::Events(events)
        }
    }
}

/// The key that a board reads: where a number key has a sign without Shift, as on French keyboards, its digit.
pub(super) fn board_key(key: Key, physical: Option<Key>) -> Key {
    match physical {
        Some(digit) if !is_alphanumeric(key) && DIGITS.contains(&digit) => digit,
        _ => key,
    }
}

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

fn is_alphanumeric(key: Key) -> bool {
    let name = key.name();
    name.len() == 1 && name.chars().all(|letter| letter.is_ascii_alphanumeric())
}

/// Direction of an arrow key on the screen.
pub(super) const fn direction(key: Key) -> Option<Vec2> {
    match key {
        Key::ArrowUp => Some(Vec2::UP),
        Key::ArrowDown => Some(Vec2::DOWN),
        Key::ArrowLeft => Some(Vec2::LEFT),
        Key::ArrowRight => Some(Vec2::RIGHT),
        _ => None,
    }
}

pub(super) const fn rotation(key: Key, modifiers: Modifiers) -> Option<Rotate> {
    match key {
        Key::R => Some(Rotate::Quarter { back: modifiers.shift }),
        Key::F => Some(Rotate::Flip),
        Key::L => Some(Rotate::Layers),
        _ => None,
    }
}

/// Rotations by the wheel in this frame, one for each notch. `rest` carries the remainder, in points.
pub(super) fn wheel_rotations(ui: &Ui, rest: &mut f32) -> impl Iterator<Item = Rotate> + use<> {
    let notches = gesture::notches(ui, rest);
    (0..notches.abs()).map(move |_| Rotate::Quarter { back: notches > 0 })
}
