//! Shortcuts: which commands the pressed keys run, and how shortcuts are written.

use egui::{Context, Id, Key, KeyboardShortcut, Modifiers, Popup, Rect};

use super::command::{AppCommand, Command, FileCommand, StudyCommand, ViewCommand};
use super::wheel;
use crate::i18n::Texts;

/// Commands of the keys pressed in this frame that no widget has consumed.
///
/// While `blocked` by a dialog, only commands of the whole window count. `board` is the board's rectangle.
pub fn commands(ctx: &Context, blocked: bool, board: Rect) -> Vec<Command> {
    let mut pressed = Vec::new();
    if ctx.input(|input| input.events.is_empty()) {
        return pressed;
    }
    let notches = wheel::notches(ctx, Id::unique("zoom"), Modifiers::COMMAND);
    let zoom = match notches.signum() {
        1 => Some(Command::View(ViewCommand::ZoomIn)),
        -1 => Some(Command::View(ViewCommand::ZoomOut)),
        _ => None,
    };
    pressed.extend(zoom);
    let typing = ctx.text_edit_focused();
    let free = on_board(ctx, board);
    // Letters choose an item of an open menu; with Alt they open a menu.
    let in_menu = Popup::is_any_open(ctx) || ctx.input(|input| input.modifiers.alt);
    for (command, shortcut) in sorted() {
        let whole_window = matches!(
            command,
            Command::View(
                ViewCommand::ZoomIn
                    | ViewCommand::ZoomOut
                    | ViewCommand::ZoomReset
                    | ViewCommand::FullScreen
            ) | Command::App(AppCommand::Quit)
        );
        let plain = shortcut.modifiers == Modifiers::NONE;
        let is_letter = plain && !is_function_key(shortcut.logical_key);
        if blocked && !whole_window || (typing || in_menu) && is_letter {
            continue;
        }
        // The board would hear it, too, so it is handled before the board.
        if shortcut.logical_key == Key::Enter {
            continue;
        }
        // A plain letter A may be a file (column) typed to the board.
        if shortcut.logical_key == Key::A && plain {
            continue;
        }
        // On the board these keys are moves; the walk through a study has already handled them.
        if free
            && matches!(
                command,
                Command::Study(StudyCommand::NextMistake | StudyCommand::PreviousMistake)
            )
        {
            continue;
        }
        // Clipboard keys arrive as events of their own.
        if matches!(
            command,
            Command::File(FileCommand::CopyGame | FileCommand::Paste)
        ) {
            continue;
        }
        if ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
            pressed.push(command);
        }
    }
    pressed
}

/// Name of a shortcut, such as "Ctrl+Z".
pub fn name(ctx: &Context, texts: &Texts, shortcut: &KeyboardShortcut) -> String {
    let between = if has_signs(ctx) { "" } else { "+" };
    parts(ctx, texts, shortcut).join(between)
}

/// Names of the keys that make up a shortcut.
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

fn has_signs(ctx: &Context) -> bool {
    ctx.os().is_mac()
}

const fn named(key: Key) -> Option<&'static str> {
    Some(match key {
        Key::Enter => "key-enter",
        Key::Space => "key-space",
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

/// Shortcuts of all commands, those with more modifiers first: egui also matches Ctrl+Z while Shift is held.
fn sorted() -> Vec<(Command, KeyboardShortcut)> {
    let mut all: Vec<_> = Command::all()
        .flat_map(|command| command.shortcuts().iter().map(move |&keys| (command, keys)))
        .collect();
    all.sort_by_key(|(_, keys)| !(keys.modifiers.shift || keys.modifiers.alt));
    all
}

fn is_function_key(key: Key) -> bool {
    matches!(key, Key::F1 | Key::F9 | Key::F11)
}

/// Returns `true` if the focus is on the board or nowhere.
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
