//! Board keys and command keys that arrive in one frame.

use egui::{Event, Key, Modifiers};

use crate::common::window::{Window, home};

fn key(modifiers: Modifiers, key: Key) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    })
}

/// The keys that push the marble on the first rank of a file up.
fn push(file: Key) -> Vec<Event> {
    [
        key(Modifiers::NONE, file),
        key(Modifiers::NONE, Key::Num1),
        key(Modifiers::SHIFT, Key::ArrowUp),
    ]
    .concat()
}

#[test]
fn a_command_between_two_moves_is_done_once_and_between_them() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let undo = key(Modifiers::COMMAND, Key::Z);
    let events = &mut window.harness.input_mut().events;
    events.extend(push(Key::B));
    events.extend(undo);
    events.extend(push(Key::A));
    window.settle();
    assert_eq!(window.moves(), ["f1f2", "a1a2"]);
}

#[test]
fn a_command_behind_a_move_is_done() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let events = &mut window.harness.input_mut().events;
    events.extend(push(Key::F));
    events.extend(key(Modifiers::COMMAND, Key::N));
    window.settle();
    assert!(window.shows("Play"), "the dialog for a new game is open");
    assert_eq!(window.moves(), ["f1f2"]);
    window.key(Modifiers::NONE, Key::Escape);
    assert_eq!(window.moves(), ["f1f2"]);
}
