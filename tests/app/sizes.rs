//! Windows that are far too small, and windows that were.

use egui::{Event, Key, Modifiers, Rect, Vec2, vec2};

use egui_kittest::kittest::Queryable;

use crate::common::window::{Window, home};

/// No window manager has to honour the least size of a window.
const TINY: [Vec2; 8] = [
    vec2(1.0, 1.0),
    vec2(10.0, 10.0),
    vec2(60.0, 45.0),
    vec2(80.0, 60.0),
    vec2(100.0, 60.0),
    vec2(160.0, 120.0),
    vec2(400.0, 20.0),
    vec2(20.0, 400.0),
];

/// What opens something over the board, and what closes it.
const KEYS: [(Modifiers, Key); 8] = [
    (Modifiers::COMMAND, Key::N),
    (Modifiers::COMMAND, Key::O),
    (Modifiers::COMMAND, Key::Comma),
    (Modifiers::COMMAND, Key::M),
    (Modifiers::NONE, Key::F1),
    (Modifiers::NONE, Key::F9),
    (Modifiers::NONE, Key::H),
    (Modifiers::NONE, Key::Home),
];

fn look_around(window: &mut Window) {
    for (modifiers, key) in KEYS {
        window.harness.key_press_modifiers(modifiers, key);
        window.harness.run_steps(3);
        window.harness.render().expect("a picture");
        window
            .harness
            .key_press_modifiers(Modifiers::NONE, Key::Escape);
        window.harness.run_steps(3);
    }
    window.key(Modifiers::NONE, Key::End);
    // The pointer is somewhere on the board, and then the keyboard is.
    let size = window.harness.ctx.content_rect().size();
    for (across, down) in [(0.5, 0.5), (0.3, 0.6), (0.2, 0.4), (0.7, 0.5)] {
        let at = egui::pos2(across * size.x, down * size.y);
        window.harness.hover_at(at);
        window.harness.run_steps(2);
    }
    for key in [Key::ArrowUp, Key::ArrowLeft, Key::Tab, Key::Tab] {
        window.harness.key_press(key);
        window.harness.run_steps(2);
    }
}

#[test]
fn a_window_that_is_far_too_small_opens_with_every_game() {
    for game in ["Kuba", "Cubulus", "Qubism"] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        drop(window);
        for size in TINY {
            let mut window = Window::with(home.path(), size, None);
            window.harness.render().expect("a picture");
            look_around(&mut window);
        }
    }
}

#[test]
fn a_game_goes_on_when_its_window_was_far_too_small() {
    for (game, moves) in [
        ("Kuba", "f1f2 a1a2 f2f3 a2a3 f3f4"),
        ("Cubulus", "a11 a33 c33 c11 a13 b33 a31 b13 c13"),
        ("Qubism", "b3NR d3NR c1c2"),
    ] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        window.harness.event(Event::Paste(moves.to_owned()));
        window.settle();
        let played = window.moves();
        assert!(played.len() > 2, "{game}: {played:?}");
        for size in TINY {
            window.harness.set_size(size);
            window.harness.run_steps(3);
            window.harness.render().expect("a picture");
            look_around(&mut window);
        }
        window.harness.set_size(vec2(1280.0, 800.0));
        window.settle();
        assert_eq!(window.moves(), played, "{game}");
    }
}

#[test]
fn a_lesson_goes_on_when_its_window_was_far_too_small() {
    for game in ["Kuba", "Cubulus", "Qubism"] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Learn to play");
        for size in TINY {
            window.harness.set_size(size);
            window.harness.run_steps(3);
            window.harness.render().expect("a picture");
        }
        window.harness.set_size(vec2(1280.0, 800.0));
        window.settle();
        assert!(window.app().lesson().is_some(), "{game}");
    }
}

/// Where a move stands in the list.
fn row(window: &Window, name: &str) -> Rect {
    window.harness.get_by_label(name).rect()
}

#[test]
fn the_list_of_moves_has_its_place_again_after_the_window_was_small() {
    let home = home();
    let mut window = Window::with(home.path(), vec2(900.0, 640.0), None);
    window.press("Two players");
    let moves = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7 a2b2";
    window.harness.event(Event::Paste(moves.to_owned()));
    window.settle();
    assert_eq!(window.moves().len(), 14);
    let first = row(&window, "White: f1 up");
    for small in [vec2(480.0, 600.0), vec2(640.0, 480.0), vec2(900.0, 500.0)] {
        window.harness.set_size(small);
        window.settle();
        window.harness.set_size(vec2(900.0, 640.0));
        for when in ["at once", "after a while"] {
            window.harness.step();
            assert_eq!(row(&window, "White: f1 up"), first, "{when}: {small}");
            window.settle();
        }
    }
}
