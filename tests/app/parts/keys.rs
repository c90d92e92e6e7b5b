//! Keys pressed in a frame: the commands that they run, and how shortcuts are written.

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use kuba::app::shell::keys::has_signs;
use kuba::app::shell::keys::parts;
use kuba::i18n::Texts;

#[test]
fn a_shortcut_is_taken_apart_into_its_keys() {
    let ctx = Context::default();
    let english = Texts::new(&[]);
    let of =
        |texts: &Texts, modifiers, key| parts(&ctx, texts, &KeyboardShortcut::new(modifiers, key));
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
