//! One shortcut: its text in the settings, which pressed keys it fits, and which shortcuts cannot be chosen.

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

use super::cursor_keys::CursorKeys;
use crate::board;

/// Reason why a shortcut cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The board uses the key.
    Board,
    /// The key moves the focus, answers dialogs or opens menus.
    Window,
    /// The key copies, cuts or pastes.
    Clipboard,
}

impl Refusal {
    /// Message key of the reason.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Board => "keys-refused-board",
            Self::Window => "keys-refused-window",
            Self::Clipboard => "keys-refused-clipboard",
        }
    }
}

/// Returns the reason why a shortcut cannot be chosen for a command.
pub fn refusal(shortcut: KeyboardShortcut, cursor: CursorKeys) -> Option<Refusal> {
    let KeyboardShortcut { modifiers, logical_key: key } = shortcut;
    let Modifiers { command, alt, shift, .. } = modifiers;
    let is_window = match key {
        Key::Escape | Key::Tab | Key::Menu => true,
        Key::Enter | Key::Space => !command && !alt,
        Key::F10 => !command,
        Key::F4 => alt,
        _ => is_modifier(key) || alt && !command && is_letter(key),
    };
    if is_window {
        return Some(Refusal::Window);
    }
    let is_clipboard = match key {
        Key::Copy | Key::Cut | Key::Paste => true,
        Key::C | Key::X | Key::V => command && !shift && !alt,
        Key::Insert => command || shift,
        Key::Delete => shift,
        _ => false,
    };
    if is_clipboard {
        return Some(Refusal::Clipboard);
    }
    let is_plain = !command && !alt;
    let moves = is_plain && cursor.arrow(key).is_some();
    (moves || board::key_queue::is_for_board(key, modifiers)).then_some(Refusal::Board)
}

/// The shortcut of pressed keys. Shift is part of a sign, as in +, and not of the shortcut.
pub fn of_keys(key: Key, modifiers: Modifiers) -> KeyboardShortcut {
    let modifiers = Modifiers {
        alt: modifiers.alt,
        shift: modifiers.shift && !is_sign(key),
        command: modifiers.command,
        ..Modifiers::NONE
    };
    KeyboardShortcut::new(modifiers, key)
}

/// Text of a shortcut in the settings, such as "Ctrl+Shift+Z".
pub fn text(shortcut: KeyboardShortcut) -> String {
    let Modifiers { command, alt, shift, .. } = shortcut.modifiers;
    let held = [(command, "Ctrl+"), (alt, "Alt+"), (shift, "Shift+")];
    let held = held.into_iter().filter(|(is_held, _)| *is_held);
    let held: String = held.map(|(_, name)| name).collect();
    held + shortcut.logical_key.name()
}

/// Reads the text of a shortcut; `None` if it names no key.
pub fn parse(text: &str) -> Option<KeyboardShortcut> {
    let mut names = text.rsplit('+').map(str::trim);
    let key = Key::from_name(names.next()?)?;
    let mut modifiers = Modifiers::NONE;
    for name in names {
        modifiers |= match name {
            "Ctrl" => Modifiers::COMMAND,
            "Alt" => Modifiers::ALT,
            "Shift" => Modifiers::SHIFT,
            _ => return None,
        };
    }
    Some(KeyboardShortcut::new(modifiers, key))
}

/// Returns `true` if the keys are those of a shortcut. The modifiers may exceed those of a sign or a digit,
/// which need Shift on some keyboards.
pub fn fits(shortcut: KeyboardShortcut, key: Key, modifiers: Modifiers) -> bool {
    let is_free = is_sign(key) || is_digit(key);
    key == shortcut.logical_key
        && if is_free {
            modifiers.matches_logically(shortcut.modifiers)
        } else {
            modifiers.matches_exact(shortcut.modifiers)
        }
}

/// Removes the presses of a shortcut from this frame's input. Returns `true` if there was one.
pub(crate) fn consume(ctx: &Context, shortcut: KeyboardShortcut) -> bool {
    let is_it = |event: &Event| matches!(event, Event::Key { key, pressed: true, modifiers, .. } if fits(shortcut, *key, *modifiers));
    ctx.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is_it(event));
        input.events.len() < before
    })
}

/// Returns `true` for keys that are held or locked. On their own they are no shortcut.
pub(crate) const fn is_modifier(key: Key) -> bool {
    matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
            | Key::SuperLeft
            | Key::SuperRight
            | Key::CapsLock
            | Key::NumLock
            | Key::ScrollLock
            | Key::Fn
    )
}

pub(crate) fn is_letter(key: Key) -> bool {
    is_one(key.name(), |letter| letter.is_ascii_alphabetic())
}

fn is_digit(key: Key) -> bool {
    is_one(key.name(), |digit| digit.is_ascii_digit())
}

/// Returns `true` for punctuation, for which many keyboards need Shift.
pub(crate) fn is_sign(key: Key) -> bool {
    matches!(key, Key::Minus | Key::Quote)
        || is_one(key.symbol_or_name(), |sign| sign.is_ascii_punctuation())
}

fn is_one(name: &str, is_it: impl Fn(char) -> bool) -> bool {
    name.len() == 1 && name.chars().all(is_it)
}
