//! Keys pressed in a frame: the commands that they run, and how shortcuts are written.

pub mod cursor_keys;
pub mod key_map;
pub mod shortcut;

use egui::{Context, Event, Id, Key, KeyboardShortcut, Modifiers, Popup, Rect};

use super::command::{
    AppCommand, Command, PracticeCommand, PuzzleCommand, StudyCommand, ViewCommand,
};
use crate::app::input::wheel;
use crate::app::shell::keys::key_map::{KeyMap, is_on_clipboard};
use crate::board::key_queue;
use crate::i18n::Texts;

/// Rewrites the keys of this frame before anything reads them.
///
/// Where a keyboard without Latin letters has a sign at the place of a letter, as a Greek one has at Q, the
/// letter counts if no command has the sign; other keys at such places already arrive as Latin letters. While
/// the board `is_heard`, keys that move its cursor become arrow keys.
pub fn translate(ctx: &Context, map: &KeyMap, is_heard: bool) {
    let has_sign = |key, modifiers| {
        let mut all = map.all().flat_map(|(_, shortcuts)| shortcuts);
        all.any(|&one| shortcut::fits(one, key, modifiers))
    };
    ctx.input_mut(|input| {
        for event in &mut input.events {
            let Event::Key { key, physical_key, modifiers, .. } = event else {
                continue;
            };
            let is_held = modifiers.command || modifiers.alt;
            if let Some(letter) = physical_key.filter(|&physical| shortcut::is_letter(physical))
                && is_held
                && shortcut::is_sign(*key)
                && !has_sign(*key, *modifiers)
            {
                *key = letter;
            }
            let arrow = map.cursor().arrow(*key);
            if let Some(arrow) = arrow.filter(|_| is_heard && !is_held && !modifiers.ctrl) {
                *key = arrow;
            }
        }
    });
}

/// Commands of the keys pressed in this frame that no widget has consumed.
///
/// While `blocked` by a dialog, only commands of the whole window count. `board` is the board's rectangle.
pub fn commands(ctx: &Context, map: &KeyMap, blocked: bool, board: Rect) -> Vec<Command> {
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
    for (command, shortcut) in sorted(map) {
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
        // The board hears these, too, so those of a study and a rematch are handled before the board. Next to
        // the board only the keys of the mistakes count.
        let is_mistake = matches!(
            command,
            Command::Study(StudyCommand::NextMistake | StudyCommand::PreviousMistake)
        );
        if key_queue::is_for_board(shortcut.logical_key, shortcut.modifiers)
            && (free || !is_mistake)
        {
            continue;
        }
        // Clipboard keys arrive as events of their own.
        if is_on_clipboard(command) && command.usual_shortcuts().contains(&shortcut) {
            continue;
        }
        if shortcut::consume(ctx, shortcut) {
            pressed.push(command);
            if command == Command::Puzzle(PuzzleCommand::Next) {
                pressed.push(Command::Practice(PracticeCommand::Next));
            }
        }
    }
    pressed
}

/// Name of a shortcut, such as "Ctrl+Z".
pub fn name(ctx: &Context, texts: &Texts, shortcut: &KeyboardShortcut) -> String {
    let between = if has_signs(ctx) { "" } else { "+" };
    parts(ctx, texts, shortcut).join(between)
}

/// Name of the first shortcut of a command; `None` without one.
pub fn name_of(ctx: &Context, texts: &Texts, map: &KeyMap, command: Command) -> Option<String> {
    let shortcut = map.shortcuts(command).first()?;
    Some(name(ctx, texts, shortcut))
}

/// Names of the keys that make up a shortcut.
pub fn parts(ctx: &Context, texts: &Texts, shortcut: &KeyboardShortcut) -> Vec<String> {
    let Modifiers { ctrl, command, alt, shift, .. } = shortcut.modifiers;
    let key = shortcut.logical_key;
    let keys =
        [(ctrl || command, "key-ctrl", "⌘"), (alt, "key-alt", "⌥"), (shift, "key-shift", "⇧")];
    let held = keys.into_iter().filter(|(is_held, ..)| *is_held);
    let mut parts: Vec<String> = held
        .map(|(_, name, sign)| if has_signs(ctx) { sign.to_owned() } else { texts.text(name) })
        .collect();
    parts.push(match named(key).filter(|_| !has_signs(ctx)) {
        Some(name) => texts.text(name),
        None => key.symbol_or_name().to_owned(),
    });
    parts
}

/// Returns `true` if the system writes keys as signs.
pub fn has_signs(ctx: &Context) -> bool {
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
        Key::Backspace => "key-backspace",
        Key::Insert => "key-insert",
        Key::Delete => "key-delete",
        _ => return None,
    })
}

/// Shortcuts of all commands, those with more modifiers first: Ctrl and a sign also fits while Shift is held.
fn sorted(map: &KeyMap) -> Vec<(Command, KeyboardShortcut)> {
    let mut all: Vec<_> = map
        .all()
        .flat_map(|(command, shortcuts)| shortcuts.iter().map(move |&keys| (command, keys)))
        .collect();
    all.sort_by_key(|(_, keys)| !(keys.modifiers.shift || keys.modifiers.alt));
    all
}

fn is_function_key(key: Key) -> bool {
    let number = key.name().strip_prefix('F');
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}

/// Returns `true` if the focus is on the board or nowhere.
pub fn on_board(ctx: &Context, board: Rect) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    focused
        .and_then(|id| ctx.read_response(id))
        .is_none_or(|response| board.contains(response.rect.center()))
}
