//! One shortcut: its text in the settings, which pressed keys it fits, and which shortcuts cannot be chosen.

use egui::{Key, KeyboardShortcut, Modifiers};
use kuba::app::shell::keys::cursor_keys::CursorKeys;
use kuba::app::shell::keys::shortcut::Refusal;
use kuba::app::shell::keys::shortcut::fits;
use kuba::app::shell::keys::shortcut::of_keys;
use kuba::app::shell::keys::shortcut::parse;
use kuba::app::shell::keys::shortcut::refusal;
use kuba::app::shell::keys::shortcut::text;

#[test]
fn every_key_with_every_modifier_survives_being_written_and_read() {
    for &key in Key::ALL {
        for number in 0..8_u8 {
            let held = |bit: u8, modifiers| match number & bit {
                0 => Modifiers::NONE,
                _ => modifiers,
            };
            let modifiers =
                held(1, Modifiers::COMMAND) | held(2, Modifiers::ALT) | held(4, Modifiers::SHIFT);
            let shortcut = KeyboardShortcut::new(modifiers, key);
            assert_eq!(parse(&text(shortcut)), Some(shortcut), "{shortcut:?}");
        }
    }
}

#[test]
fn a_text_that_names_no_key_is_no_shortcut() {
    for text in ["", "+", "Ctrl+", "Hyper+A", "Ctrl+Foo", "Ctrl Z", "\u{1F3B2}"] {
        assert_eq!(parse(text), None, "{text}");
    }
}

#[test]
fn another_modifier_makes_another_shortcut_except_for_signs() {
    let undo = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
    let held = Modifiers::COMMAND | Modifiers::CTRL;
    assert!(fits(undo, Key::Z, held));
    assert!(!fits(undo, Key::Z, held | Modifiers::SHIFT));
    assert!(!fits(undo, Key::Z, Modifiers::NONE));
    let plus = of_keys(Key::Plus, held | Modifiers::SHIFT);
    assert_eq!(plus, KeyboardShortcut::new(Modifiers::COMMAND, Key::Plus));
    assert!(fits(plus, Key::Plus, held | Modifiers::SHIFT));
    assert!(fits(plus, Key::Plus, held));
}

#[test]
fn keys_of_board_window_and_clipboard_are_refused() {
    use Refusal::{Board, Clipboard, Window};
    let refusals = [
        ("Escape", Some(Window)),
        ("Shift+Tab", Some(Window)),
        ("Enter", Some(Window)),
        ("Space", Some(Window)),
        ("F10", Some(Window)),
        ("Alt+G", Some(Window)),
        ("Ctrl+ShiftLeft", Some(Window)),
        ("Ctrl+C", Some(Clipboard)),
        ("Ctrl+X", Some(Clipboard)),
        ("Ctrl+V", Some(Clipboard)),
        ("Shift+Insert", Some(Clipboard)),
        ("ArrowUp", Some(Board)),
        ("Shift+ArrowUp", Some(Board)),
        ("A", Some(Board)),
        ("T", Some(Board)),
        ("7", Some(Board)),
        ("Questionmark", Some(Board)),
        ("Delete", Some(Board)),
        ("Shift+A", None),
        ("Ctrl+Shift+V", None),
        ("Ctrl+Enter", None),
        ("Alt+ArrowUp", None),
        ("H", None),
        ("F5", None),
        ("Home", None),
    ];
    for (text, wanted) in refusals {
        let shortcut = parse(text).expect("a shortcut");
        assert_eq!(refusal(shortcut, CursorKeys::Arrows), wanted, "{text}");
    }
    let hint = parse("H").expect("a shortcut");
    assert_eq!(refusal(hint, CursorKeys::Hjkl), Some(Board));
}
