//! Reads the clipboard on a thread of its own, because the program that owns its content may not answer.

use kuba::app::files::paste::is_paste;
use winit::keyboard::{Key, KeyCode, ModifiersState, NamedKey, PhysicalKey};

#[test]
fn pasting_is_control_and_v_on_every_keyboard() {
    let at_v = PhysicalKey::Code(KeyCode::KeyV);
    let at_dot = PhysicalKey::Code(KeyCode::Period);
    let letter = |text: &str| Key::Character(text.into());
    let control = ModifiersState::CONTROL;
    assert!(is_paste(&letter("v"), at_v, control));
    assert!(is_paste(&letter("v"), at_dot, control), "Dvorak");
    assert!(is_paste(&letter("м"), at_v, control), "Cyrillic");
    assert!(!is_paste(&letter("k"), at_v, control));
    assert!(!is_paste(&letter("v"), at_v, ModifiersState::empty()));
    assert!(!is_paste(&letter("V"), at_v, control | ModifiersState::SHIFT));
    assert!(is_paste(&Key::Named(NamedKey::Paste), at_v, ModifiersState::empty()));
}
