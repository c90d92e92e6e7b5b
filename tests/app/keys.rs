//! Keys that the user has chosen: for commands, for the cursor on the board, and with other keyboards.

use std::fs;

use egui::accesskit::Role;
use egui::{Event, Key, KeyboardShortcut, Modifiers, Vec2, vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use kuba::app::shell::command::{AppCommand, Command, GameCommand, StudyCommand};
use kuba::app::shell::keys::cursor_keys::CursorKeys;
use kuba::app::shell::theme::ThemeChoice;
use kuba::i18n::Texts;

use crate::common::nightly::nightly;
use crate::common::window::{Window, home};

const UNDO: Command = Command::Game(GameCommand::Undo);
const CTRL: Modifiers = Modifiers::COMMAND;
const NONE: Modifiers = Modifiers::NONE;
const WIDE: Vec2 = vec2(1280.0, 800.0);
const LEAST: Vec2 = vec2(480.0, 600.0);

/// Chooses a command in the dialog by the name of its row.
fn choose(window: &mut Window, row: &str) {
    let harness = &window.harness;
    harness.get_by_role_and_label(Role::Button, row).scroll_to_me();
    window.settle();
    let harness = &window.harness;
    harness.get_by_role_and_label(Role::Button, row).click();
    window.settle();
}

/// Gives a command the keys in the dialog.
fn bind(window: &mut Window, row: &str, (modifiers, key): (Modifiers, Key)) {
    window.key(NONE, Key::F1);
    choose(window, row);
    // Windows report the modifier keys, too.
    let held = |pressed| Event::Key {
        key: Key::ControlLeft,
        physical_key: Some(Key::ControlLeft),
        pressed,
        repeat: false,
        modifiers,
    };
    window.harness.event(held(true));
    window.settle();
    window.key(modifiers, key);
    window.harness.event(held(false));
    window.press("Close");
}

/// A game with a push, so that there is something to undo.
fn with_push(home: &std::path::Path) -> Window {
    let mut window = Window::two_players(home);
    window.drag("f1", "f2");
    assert_eq!(window.moves().len(), 1);
    window
}

fn has_focus(node: &AccessKitNode) -> bool {
    node.is_focused()
}

fn focused(window: &Window) -> String {
    let node = window.harness.query_by(has_focus);
    let name = node.and_then(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    });
    name.unwrap_or_default()
}

fn file(home: &std::path::Path) -> String {
    fs::read_to_string(home.join("config/settings.ron")).expect("settings")
}

fn write(home: &std::path::Path, settings: &str) {
    let config = home.join("config");
    fs::create_dir_all(&config).expect("a folder");
    fs::write(config.join("settings.ron"), settings).expect("settings");
}

#[test]
fn a_command_gets_another_key_and_the_old_one_does_nothing() {
    let home = home();
    let mut window = with_push(home.path());
    bind(&mut window, "Undo: Ctrl+Z", (CTRL, Key::U));
    window.key(CTRL, Key::Z);
    assert_eq!(window.moves().len(), 1, "the old key");
    window.key(CTRL, Key::U);
    assert_eq!(window.moves().len(), 0, "the new key");
    window.press("Move");
    assert!(window.shows("Undo Ctrl+U") || window.says("Ctrl+U"));
}

#[test]
fn a_shortcut_with_shift_does_not_fall_back_to_the_one_without() {
    let home = home();
    let mut window = with_push(home.path());
    let redo = "Redo: Ctrl+Shift+Z or Ctrl+Y";
    window.key(NONE, Key::F1);
    choose(&mut window, redo);
    window.press("No key");
    window.press("Close");
    window.key(CTRL | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.moves().len(), 1, "this is no undo");
}

#[test]
fn a_clash_says_with_what_and_the_keys_can_be_exchanged() {
    let home = home();
    let mut window = with_push(home.path());
    window.key(NONE, Key::F1);
    choose(&mut window, "Hint: H");
    window.key(CTRL, Key::Z);
    assert!(window.shows("Ctrl+Z belongs to “Undo”."));
    window.press("Exchange");
    assert!(window.shows("Hint: Ctrl+Z") && window.shows("Undo: H"));
    window.press("Close");
    window.key(NONE, Key::H);
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn a_key_is_taken_away_and_one_or_all_become_the_usual_ones_again() {
    let home = home();
    let mut window = with_push(home.path());
    window.key(NONE, Key::F1);
    choose(&mut window, "Undo: Ctrl+Z");
    window.key(NONE, Key::Backspace);
    choose(&mut window, "Undo: no key");
    window.press("Usual keys");
    choose(&mut window, "Undo: Ctrl+Z");
    window.press("No key");
    assert!(window.shows("Undo: no key"));
    window.press("All usual keys");
    assert!(window.shows("Undo: Ctrl+Z"));
    assert!(window.shows("All keys are the usual ones again."));
    assert!(!window.shows("All usual keys"), "nothing is changed");
}

#[test]
fn escape_leaves_the_choice_and_then_the_dialog() {
    let home = home();
    let mut window = with_push(home.path());
    window.key(NONE, Key::F1);
    choose(&mut window, "Undo: Ctrl+Z");
    let field = "Undo: Press the new keys…";
    assert_eq!(focused(&window), field);
    window.key(NONE, Key::Escape);
    assert!(!window.shows(field) && window.shows("Undo: Ctrl+Z"));
    window.key(NONE, Key::Escape);
    assert!(!window.shows("Undo: Ctrl+Z"));
    assert_eq!(window.moves().len(), 1);
}

#[test]
fn everything_can_be_done_by_keyboard_alone() {
    let home = home();
    let mut window = with_push(home.path());
    window.key(NONE, Key::F1);
    for _ in 0..100 {
        if focused(&window) == "Undo: Ctrl+Z" {
            break;
        }
        window.key(NONE, Key::Tab);
    }
    window.key(NONE, Key::Enter);
    assert_eq!(focused(&window), "Undo: Press the new keys…");
    window.key(NONE, Key::Tab);
    assert_eq!(focused(&window), "No key");
    window.key(Modifiers::SHIFT, Key::Tab);
    window.key(NONE, Key::F5);
    assert_eq!(focused(&window), "Undo: F5");
    window.key(NONE, Key::Escape);
    window.key(NONE, Key::F5);
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn keys_that_cannot_be_chosen_are_refused_with_a_reason() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(NONE, Key::F1);
    choose(&mut window, "Undo: Ctrl+Z");
    for (modifiers, key, reason) in [
        (NONE, Key::ArrowUp, "Up belongs to the board."),
        (NONE, Key::A, "A belongs to the board."),
        (Modifiers::SHIFT, Key::ArrowLeft, "Shift+Left belongs to the board."),
        (NONE, Key::Enter, "Enter belongs to the window, its dialogs and menus."),
        (NONE, Key::F10, "F10 belongs to the window, its dialogs and menus."),
        (Modifiers::ALT, Key::G, "Alt+G belongs to the window, its dialogs and menus."),
        (CTRL, Key::X, "These keys copy, cut or paste, also in text fields."),
    ] {
        window.key(modifiers, key);
        assert!(window.shows(reason), "{key:?}: {reason}");
    }
    for event in [Event::Copy, Event::Cut, Event::Paste("f1f2".to_owned())] {
        window.key(NONE, Key::ArrowUp);
        window.harness.event(event);
        window.settle();
        assert!(window.shows("These keys copy, cut or paste, also in text fields."));
    }
    window.key(NONE, Key::F9);
    assert!(window.shows("F9 belongs to “Only the board”.") || window.says("F9 belongs to"));
    window.key(CTRL, Key::Plus);
    assert!(window.says("Ctrl++ belongs to"), "the window does not zoom");
    window.key(NONE, Key::Escape);
    assert!(window.shows("Undo: Ctrl+Z"), "nothing has changed");
}

#[test]
fn keys_survive_a_restart_and_so_do_names_that_nobody_knows() {
    let home = home();
    let unknown = r#"(keys: {"game.fly": ["Ctrl+J"], "game.hint": ["Hyper+H", "F6"]})"#;
    write(home.path(), unknown);
    let mut window = with_push(home.path());
    assert_eq!(window.settings().keys.shortcuts(UNDO).len(), 1);
    bind(&mut window, "Undo: Ctrl+Z", (CTRL, Key::U));
    drop(window);
    let kept = file(home.path());
    for text in ["game.fly", "Ctrl+J", "Hyper+H", "F6", "game.undo", "Ctrl+U"] {
        assert!(kept.contains(text), "{text} in {kept}");
    }
    let mut window = Window::open(home.path());
    assert_eq!(window.moves().len(), 1);
    window.key(CTRL, Key::U);
    assert_eq!(window.moves().len(), 0);
    window.key(NONE, Key::F1);
    assert!(window.shows("Hint: F6"));
    choose(&mut window, "Undo: Ctrl+U");
    window.press("Usual keys");
    drop(window);
    let kept = file(home.path());
    assert!(!kept.contains("game.undo") && kept.contains("game.fly"), "{kept}");
}

#[test]
fn damaged_entries_in_the_settings_are_ignored() {
    for damaged in [
        "(keys: 5)",
        r#"(keys: {"game.undo": "Ctrl+U"})"#,
        r#"(keys: {"game.undo": [7], "game.hint": ["F6"]})"#,
        r#"(keys: {"game.undo": ["", "+", "Ctrl+", "Escape", "A", "\u{0}"], "board.cursor": []})"#,
        r#"(keys: {"board.cursor": ["Ctrl+Z"]})"#,
    ] {
        let home = home();
        write(home.path(), damaged);
        let mut window = with_push(home.path());
        window.key(NONE, Key::F1);
        window.settle();
        window.key(NONE, Key::Escape);
        window.key(CTRL, Key::Z);
        assert!(window.moves().len() <= 1, "{damaged}");
    }
}

/// A shortcut that no command has.
const FREE: KeyboardShortcut =
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::F8);

fn is_row(node: &AccessKitNode, start: &str) -> bool {
    node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with(start))
}

#[test]
fn every_command_can_be_given_a_key_and_be_run_by_it() {
    let home = home();
    let mut window = with_push(home.path());
    let (mut count, every) = (0, nightly(1, 3));
    for command in Command::all().step_by(every) {
        if command == Command::App(AppCommand::Quit) {
            continue;
        }
        window.request(Command::App(AppCommand::Keys));
        window.settle();
        window.press("All commands");
        let name = Texts::new(&[]).text(command.text_key());
        let start = format!("{}: ", name.trim_end_matches('…'));
        let rows = window.harness.query_all_by(|node| is_row(node, &start)).count();
        assert!(rows > 0, "{start} is listed");
        // Where several commands have the same name, the row does not tell which is meant.
        if rows == 1 {
            let row = window.harness.get_by(|node| is_row(node, &start));
            row.scroll_to_me();
            window.settle();
            window.harness.get_by(|node| is_row(node, &start)).click();
            window.settle();
            window.key(FREE.modifiers, FREE.logical_key);
        } else {
            window.settings().keys.set(command, &[FREE]);
        }
        assert_eq!(window.settings().keys.owner(&FREE), Some(command), "{start}");
        window.key(NONE, Key::Escape);
        window.key(FREE.modifiers, FREE.logical_key);
        for _ in 0..3 {
            window.key(NONE, Key::Escape);
        }
        window.settings().keys.reset_all();
        // It would hear the next presses.
        window.settings().one_key.on = false;
        count += 1;
    }
    println!("{count} commands were rebound and tried");
    assert!(count * every > 75, "{count}");
}

#[test]
fn letters_and_the_number_pad_move_the_cursor() {
    for (cursor, keys) in [
        (CursorKeys::Wasd, [Key::W, Key::D, Key::S, Key::A]),
        (CursorKeys::Hjkl, [Key::K, Key::L, Key::J, Key::H]),
        (CursorKeys::NumberPad, [Key::Num8, Key::Num6, Key::Num2, Key::Num4]),
    ] {
        let home = home();
        let mut window = Window::two_players(home.path());
        let arrows = [Key::ArrowUp, Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft];
        let walk = |window: &mut Window, keys: [Key; 4]| {
            window.click("f1");
            window.key(NONE, Key::Escape);
            let mut places = Vec::new();
            for place in [0, 0, 1, 2, 3] {
                window.key(NONE, keys[place]);
                places.push(focused(window));
            }
            places
        };
        let wanted = walk(&mut window, arrows);
        assert!(wanted.windows(2).all(|two| two[0] != two[1]), "{wanted:?}");
        window.settings().keys.set_cursor(cursor);
        assert_eq!(walk(&mut window, keys), wanted, "{cursor:?}");
        assert_eq!(walk(&mut window, arrows), wanted, "the arrows still do");
        // With Shift they push, as arrows do.
        window.click("f1");
        window.key(NONE, Key::Escape);
        window.key(NONE, keys[0]);
        window.key(Modifiers::SHIFT, keys[0]);
        assert_eq!(window.moves(), ["f1f2"], "{cursor:?}");
        // In a text field and a dialog they are letters.
        window.key(NONE, Key::F1);
        window.key(NONE, keys[0]);
        window.key(NONE, Key::Escape);
    }
}

#[test]
fn the_page_says_what_the_keys_of_the_cursor_no_longer_do() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.key(NONE, Key::F1);
    window.press("HJKL");
    assert!(window.says("L does not switch the layers. Without this key: Hint (H)."));
    assert!(window.shows("like the arrow keys"));
    assert!(window.shows("Hint: no key") || !window.shows("Hint: H"));
    window.press("WASD");
    assert!(window.says("columns a and d cannot be typed"));
    window.press("All usual keys");
    assert!(window.shows("Hint: H"));
    assert!(!window.shows("like the arrow keys"));
}

/// The events of a key of a keyboard in another script, as winit's integration sends them: the key by its
/// place, unless the sign on it is one that egui knows, and the letter as text.
fn foreign(modifiers: Modifiers, (key, physical): (Key, Key), text: &str) -> Vec<Event> {
    let event = |pressed| Event::Key {
        key,
        physical_key: Some(physical),
        pressed,
        repeat: false,
        modifiers,
    };
    let mut events = vec![event(true)];
    if !modifiers.command && !text.is_empty() {
        events.push(Event::Text(text.to_owned()));
    }
    events.push(event(false));
    events
}

fn type_foreign(window: &mut Window, modifiers: Modifiers, keys: (Key, Key), text: &str) {
    let events = foreign(modifiers, keys, text);
    window.harness.input_mut().events.extend(events);
    window.settle();
}

#[test]
fn shortcuts_work_with_cyrillic_greek_and_japanese_keyboards() {
    let held = CTRL | Modifiers::CTRL;
    for letters in ["яф", "ζα", "つち", "ｚａ"] {
        let home = home();
        let mut window = with_push(home.path());
        type_foreign(&mut window, held, (Key::Z, Key::Z), &letters[..0]);
        assert_eq!(window.moves().len(), 0, "{letters}: Ctrl and the key at Z");
        window.drag("f1", "f2");
        // The board hears columns and rows by their places.
        let column: String = letters.chars().skip(1).collect();
        window.key(NONE, Key::ArrowUp);
        type_foreign(&mut window, NONE, (Key::A, Key::A), &column);
        let at = focused(&window);
        assert!(at.starts_with('a'), "{letters}: {at}");
        type_foreign(&mut window, NONE, (Key::Num1, Key::Num1), "1");
        assert!(focused(&window).starts_with("a1"), "{letters}");
    }
}

#[test]
fn a_sign_at_the_place_of_a_letter_counts_as_the_letter_in_shortcuts() {
    let home = home();
    let mut window = with_push(home.path());
    bind(&mut window, "Undo: Ctrl+Z", (CTRL, Key::Q));
    assert!(window.moves().len() == 1);
    window.key(NONE, Key::F1);
    choose(&mut window, "Undo: Ctrl+Z");
    window.key(CTRL, Key::Q);
    window.press("Exchange");
    window.press("Close");
    // A Greek keyboard has a semicolon at Q.
    type_foreign(&mut window, CTRL | Modifiers::CTRL, (Key::Semicolon, Key::Q), "");
    assert_eq!(window.moves().len(), 0);
    // A French one has the comma at M, and the comma has a command.
    type_foreign(&mut window, CTRL | Modifiers::CTRL, (Key::Comma, Key::M), "");
    assert!(window.shows("Settings"));
}

#[test]
fn menus_tips_and_messages_say_the_keys_as_they_are() {
    let home = home();
    let mut window = with_push(home.path());
    let set = |window: &mut Window, command, key| {
        let shortcut = KeyboardShortcut::new(NONE, key);
        window.settings().keys.set(command, &[shortcut]);
    };
    let board_only = Command::View(kuba::app::shell::command::ViewCommand::BoardOnly);
    set(&mut window, board_only, Key::F7);
    window.key(NONE, Key::F7);
    assert!(window.shows("F7 or Esc: back"));
    window.key(NONE, Key::F7);
    window.settings().keys.set(board_only, &[]);
    window.run(board_only);
    assert!(window.shows("Esc: back"));
    window.run(board_only);
    set(&mut window, UNDO, Key::F6);
    window.harness.get_by_label("Undo").hover();
    window.settle();
    window.harness.run_steps(20);
    assert!(window.says("Undo (F6)"));
}

#[test]
fn the_rematch_and_the_walk_through_a_study_have_the_chosen_keys() {
    let home = home();
    let mut window = with_push(home.path());
    window.drag("a1", "a2");
    let lines = Command::Study(StudyCommand::ToggleLines);
    let free = KeyboardShortcut::new(NONE, Key::X);
    window.settings().keys.set(lines, &[free]);
    window.run(Command::Study(StudyCommand::Toggle));
    let shown = |window: &Window| window.app().state().commands.shows_lines;
    let before = shown(&window);
    window.key(NONE, Key::A);
    assert_eq!(shown(&window), before, "the old key");
    window.key(NONE, Key::X);
    assert_ne!(shown(&window), before, "the new key");
}

fn snapshot(size: Vec2, theme: ThemeChoice, name: &str) {
    let home = home();
    let mut window = Window::with(home.path(), size, None);
    window.settings().theme = theme;
    window.press("Two players");
    window.key(NONE, Key::F1);
    if theme == ThemeChoice::Dark {
        choose(&mut window, "Hint: H");
        window.key(CTRL, Key::Z);
    }
    window.settle();
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_dialog_in_a_large_window() {
    snapshot(WIDE, ThemeChoice::Light, "keys-light");
}

#[test]
fn the_dialog_in_the_least_window() {
    snapshot(LEAST, ThemeChoice::Dark, "keys-dark-480");
}
