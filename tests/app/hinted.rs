//! Moves that the user makes after a hint are saved as such, because they are no mistakes of the user.

use crate::common::window::{Window, home};

#[test]
fn a_move_made_after_a_hint_is_saved_as_such_and_no_other_is() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("g1", "g2");
    window.press("Hint");
    window.wait("the hint", |window| window.says("Hint: "));
    window.drag("a1", "a2");
    window.drag("g2", "f2");
    assert_eq!(window.moves().len(), 3);
    let text = window.app().table().record(None);
    assert!(text.contains("    hinted: [\n        2,\n    ],\n"), "{text}");
}
