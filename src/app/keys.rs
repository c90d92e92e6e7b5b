//! From keys to commands.

use egui::{Context, Id, Key, KeyboardShortcut, Modifiers, Popup, Rect};
use strum::IntoEnumIterator;

use super::command::Command;
use super::wheel;

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

/// How a shortcut is written, with the sign of a key that has one.
pub fn name(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    let name = ctx.format_shortcut(shortcut);
    match shortcut.logical_key {
        key @ (Key::Comma | Key::Plus | Key::Minus | Key::Equals) => {
            name.replace(key.name(), key.symbol_or_name())
        }
        _ => name,
    }
}

/// The keys that are pressed together for a shortcut, each as it is written.
pub fn parts(ctx: &Context, shortcut: &KeyboardShortcut) -> Vec<String> {
    let whole = name(ctx, shortcut);
    // The last key may be the sign that stands between the keys.
    let (others, last) = match whole.strip_suffix('+') {
        Some(others) => (others.trim_end_matches('+'), "+"),
        None => whole.rsplit_once('+').unwrap_or(("", &whole)),
    };
    let others = others.split('+').filter(|part| !part.is_empty());
    others.chain([last]).map(str::to_owned).collect()
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
        let parts = |modifiers, key| parts(&ctx, &KeyboardShortcut::new(modifiers, key));
        assert_eq!(parts(Modifiers::NONE, Key::Home), ["Home"]);
        assert_eq!(parts(Modifiers::NONE, Key::Plus), ["+"]);
        if cfg!(target_os = "macos") {
            return;
        }
        let both = Modifiers::COMMAND | Modifiers::SHIFT;
        assert_eq!(parts(both, Key::N), ["Ctrl", "Shift", "N"]);
        assert_eq!(parts(Modifiers::COMMAND, Key::Plus), ["Ctrl", "+"]);
    }
}
