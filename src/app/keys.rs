//! From keys to commands.

use egui::{Context, Id, Key, KeyboardShortcut, Modifiers, Popup, Rect};
use strum::IntoEnumIterator;

use super::command::Command;
use super::wheel;
use crate::i18n::Texts;

/// The commands whose keys have been pressed in this frame and that no widget took for itself.
///
/// `blocked`: a dialog is open, and only what concerns the whole window is heard. `board`: where
/// the board is; `over`: the game on it is over.
pub fn commands(ctx: &Context, blocked: bool, board: Rect, over: bool) -> Vec<Command> {
    let mut pressed = Vec::new();
    if ctx.input(|input| input.events.is_empty()) {
        return pressed;
    }
    let notches = wheel::notches(ctx, Id::unique("zoom"), Modifiers::COMMAND);
    let zoom = match notches.signum() {
        1 => Some(Command::ZoomIn),
        -1 => Some(Command::ZoomOut),
        _ => None,
    };
    pressed.extend(zoom);
    let typing = ctx.text_edit_focused();
    let free = on_board(ctx, board);
    // Letters choose in an open menu, and with Alt they open one.
    let in_menu = Popup::is_any_open(ctx) || ctx.input(|input| input.modifiers.alt);
    for (command, shortcut) in sorted() {
        let whole_window = matches!(
            command,
            Command::ZoomIn
                | Command::ZoomOut
                | Command::ZoomReset
                | Command::FullScreen
                | Command::Quit
        );
        let plain = shortcut.modifiers == Modifiers::NONE;
        let is_letter = plain && !is_function_key(shortcut.logical_key);
        if blocked && !whole_window || (typing || in_menu) && is_letter {
            continue;
        }
        if shortcut.logical_key == Key::Enter && !(over && free) {
            continue;
        }
        // Alone it is the name of a file where a board may hear it.
        if shortcut.logical_key == Key::A && plain {
            continue;
        }
        // On a board they make a move; a walk through a game that is studied has heard them.
        if free && matches!(command, Command::NextMistake | Command::PreviousMistake) {
            continue;
        }
        // The clipboard's keys come as events of their own.
        if matches!(command, Command::CopyGame | Command::Paste) {
            continue;
        }
        if ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
            pressed.push(command);
        }
    }
    pressed
}

/// How a shortcut is written.
pub fn name(ctx: &Context, texts: &Texts, shortcut: &KeyboardShortcut) -> String {
    let between = if has_signs(ctx) { "" } else { "+" };
    parts(ctx, texts, shortcut).join(between)
}

/// The keys that are pressed together for a shortcut, each as it is written on a keyboard.
pub fn parts(ctx: &Context, texts: &Texts, shortcut: &KeyboardShortcut) -> Vec<String> {
    let Modifiers {
        ctrl,
        command,
        alt,
        shift,
        ..
    } = shortcut.modifiers;
    let key = shortcut.logical_key;
    let keys = [
        (ctrl || command, "key-ctrl", "⌘"),
        (alt, "key-alt", "⌥"),
        (shift, "key-shift", "⇧"),
    ];
    let held = keys.into_iter().filter(|(is_held, ..)| *is_held);
    let mut parts: Vec<String> = held
        .map(|(_, name, sign)| {
            if has_signs(ctx) {
                sign.to_owned()
            } else {
                texts.text(name)
            }
        })
        .collect();
    parts.push(match named(key).filter(|_| !has_signs(ctx)) {
        Some(name) => texts.text(name),
        None => key.symbol_or_name().to_owned(),
    });
    parts
}

/// Whether the keys of the system have signs instead of names.
fn has_signs(ctx: &Context) -> bool {
    ctx.os().is_mac()
}

/// The name of a key that has one.
const fn named(key: Key) -> Option<&'static str> {
    Some(match key {
        Key::Enter => "key-enter",
        Key::Home => "key-home",
        Key::End => "key-end",
        Key::PageUp => "key-page-up",
        Key::PageDown => "key-page-down",
        Key::ArrowLeft => "key-left",
        Key::ArrowRight => "key-right",
        Key::ArrowUp => "key-up",
        Key::ArrowDown => "key-down",
        _ => return None,
    })
}

/// Every key of every command. Those with more modifiers come first: a key with Ctrl is also
/// recognised while Shift is held.
fn sorted() -> Vec<(Command, KeyboardShortcut)> {
    let mut all: Vec<_> = Command::iter()
        .flat_map(|command| command.shortcuts().iter().map(move |&keys| (command, keys)))
        .collect();
    all.sort_by_key(|(_, keys)| !(keys.modifiers.shift || keys.modifiers.alt));
    all
}

fn is_function_key(key: Key) -> bool {
    matches!(key, Key::F1 | Key::F9 | Key::F11)
}

/// Whether nothing has the focus, or something on the board.
pub fn on_board(ctx: &Context, board: Rect) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    focused
        .and_then(|id| ctx.read_response(id))
        .is_none_or(|response| board.contains(response.rect.center()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortcut_is_taken_apart_into_its_keys() {
        let ctx = Context::default();
        let english = Texts::new(&[]);
        let of = |texts: &Texts, modifiers, key| {
            parts(&ctx, texts, &KeyboardShortcut::new(modifiers, key))
        };
        let parts = |modifiers, key| of(&english, modifiers, key);
        assert_eq!(parts(Modifiers::NONE, Key::Plus), ["+"]);
        if has_signs(&ctx) {
            return;
        }
        assert_eq!(parts(Modifiers::NONE, Key::Home), ["Home"]);
        let german = Texts::in_language(Some("de"));
        let ends = of(&german, Modifiers::COMMAND, Key::End);
        assert_eq!(ends, ["Strg", "Ende"], "as it stands on keyboards there");
        let both = Modifiers::COMMAND | Modifiers::SHIFT;
        assert_eq!(parts(both, Key::N), ["Ctrl", "Shift", "N"]);
        assert_eq!(parts(Modifiers::COMMAND, Key::Plus), ["Ctrl", "+"]);
    }
}
