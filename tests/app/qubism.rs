//! Qubism in the window: played by keyboard alone, by labels alone, saved, and how it looks.

use std::fs;
use std::path::Path;

use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use tempfile::TempDir;

use crate::common::window::{Window, home};

const TEST: &str = "SL4/5/ER3WL/5/4NR c2 c4 b";
const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);

/// A window with these settings.
fn open(size: Vec2, settings: &str) -> (Window, TempDir) {
    let home = home();
    let config = home.path().join("config");
    fs::create_dir_all(&config).expect("a folder");
    fs::write(config.join("settings.ron"), settings).expect("settings");
    (Window::with(home.path(), size, None), home)
}

/// Two people at a fresh board of Qubism.
fn two_people(home: &Path) -> Window {
    let mut window = Window::open(home);
    window.press("Qubism");
    window.press("Two players");
    window
}

fn paste(window: &mut Window, text: &str) {
    window.settings().confirm_leaving = false;
    window.harness.event(Event::Paste(text.to_owned()));
    window.settle();
}

fn keys(window: &mut Window, keys: &[Key]) {
    for &key in keys {
        window.key(Modifiers::NONE, key);
    }
}

/// Presses what begins with these words, as a screen reader does.
fn choose(window: &mut Window, begins: &str) {
    let named = |label: String| label.starts_with(begins);
    window
        .harness
        .get_by(|node| node.label().is_some_and(named))
        .click_accesskit();
    window.settle();
}

/// Compares with the picture of this name once everything is at rest.
fn compare(window: &mut Window, name: &str) {
    window.harness.run_steps(40);
    compare_now(window, name);
}

fn compare_now(window: &mut Window, name: &str) {
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

const WHOLE_GAME: [&str; 8] = [
    "c1-c2", "c5-c4", "b3NR", "b3-b4ER", "c2-c3", "c4-c2", "c3-c4", "c2-c1",
];

#[test]
fn a_whole_game_is_played_by_the_keyboard_alone() {
    let home = home();
    let mut window = two_people(home.path());
    // The first arrow shows where the keyboard is.
    keys(&mut window, &[Key::ArrowUp, Key::Enter, Key::ArrowUp]);
    window.key(Modifiers::SHIFT, Key::ArrowDown);
    keys(&mut window, &[Key::B, Key::Num3, Key::Enter, Key::Enter]);
    keys(
        &mut window,
        &[Key::B, Key::Num3, Key::Enter, Key::ArrowUp, Key::Enter],
    );
    for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowUp, Key::ArrowDown] {
        window.key(Modifiers::SHIFT, key);
    }
    assert_eq!(window.moves(), WHOLE_GAME);
    assert!(window.shows("White wins"));
    assert!(window.says("After 8 moves"));
    keys(&mut window, &[Key::Enter]);
    assert!(window.moves().is_empty(), "a rematch");
}

#[test]
fn a_whole_game_is_played_by_labels_alone() {
    let home = home();
    let mut window = two_people(home.path());
    for name in [
        "c1, ",
        "c2, ",
        "c5, ",
        "c4, ",
        "b3, ",
        "Place on b3, arrow up, turns right",
    ] {
        choose(&mut window, name);
    }
    for name in [
        "b3, ", "b4, ", "c2, ", "c3, ", "c4, ", "c2, ", "c3, ", "c4, ", "c2, ", "c1, ",
    ] {
        choose(&mut window, name);
    }
    assert_eq!(window.moves(), WHOLE_GAME);
    assert!(window.shows("White moved to c1. White wins: the far side reached."));
}

#[test]
fn a_game_is_saved_under_its_own_name_and_comes_back() {
    let home = home();
    let mut window = two_people(home.path());
    choose(&mut window, "c1, ");
    choose(&mut window, "c2, ");
    window.key(Modifiers::COMMAND, Key::S);
    let field = window.harness.get_by_label("Path");
    let suggested = field.accesskit_node().value().expect("a path");
    assert!(suggested.ends_with("game.qubism"), "{suggested}");
    window.key(Modifiers::NONE, Key::Escape);
    let file = home.path().join("evening.qubism");
    fs::write(&file, window.app().table().record(None)).expect("a file");
    drop(window);
    let window = Window::open(home.path());
    assert_eq!(
        (window.app().state().game, window.moves().len()),
        ("qubism", 1)
    );
    drop(window);
    let other = crate::common::window::home();
    let window = Window::with(other.path(), WIDE, Some(&file));
    assert_eq!(
        (window.app().state().game, window.moves().len()),
        ("qubism", 1)
    );
}

#[test]
fn the_computer_answers_gives_hints_and_thinks_in_steps() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Qubism");
    window.press("Play the computer");
    window.settings().show_thinking = true;
    let own_turn = |window: &Window| {
        let state = window.app().state();
        state.seats[state.turn.index()].is_human() && state.thinking.is_none()
    };
    window.wait("one’s own turn", own_turn);
    let played = window.moves().len();
    window.press("Hint");
    window.wait("a hint", |window| window.app().state().thinking.is_none());
    assert!(window.moves().len() == played);
    let pawn = if played == 0 {
        ["c1, ", "c2, "]
    } else {
        ["c5, ", "c4, "]
    };
    for name in pawn {
        choose(&mut window, name);
    }
    window.wait("an answer", |window| {
        window.moves().len() >= played + 2 && own_turn(window)
    });
    window.press("Undo");
    assert_eq!(window.moves().len(), played);
}

#[test]
fn the_pages_are_those_of_qubism() {
    let home = home();
    let mut window = two_people(home.path());
    window.key(Modifiers::NONE, Key::F1);
    assert!(window.shows("W: show both shortest ways"));
    window.key(Modifiers::NONE, Key::Escape);
    window.press("Help");
    window.press("Learn to play");
    assert!(window.shows("The arrow and its fin") && window.shows("Nobody is walled in"));
    assert!(!window.says("marble"));
}

#[test]
fn the_start_of_qubism() {
    let (mut window, _home) = open(WIDE, "(theme: Light)");
    window.press("Qubism");
    window.press("Two players");
    compare(&mut window, "qubism-start-light");
}

#[test]
fn the_chips_around_a_square() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    paste(&mut window, TEST);
    window.click("b2");
    let chip = window
        .harness
        .get_by_label("Place on b2, arrow left, turns left");
    let at = chip.rect().center();
    window.harness.hover_at(at);
    window.settle();
    compare(&mut window, "qubism-chips-dark");
}

#[test]
fn the_ghosts_of_a_cube() {
    let (mut window, _home) = open(WIDE, "(theme: Light)");
    paste(&mut window, TEST);
    let at = window.cell("e3");
    window.harness.hover_at(at);
    window.settle();
    compare(&mut window, "qubism-ghosts-light");
}

#[test]
fn a_cube_that_tips_over() {
    let (mut window, _home) = open(SMALL, "(theme: Light)");
    paste(&mut window, TEST);
    choose(&mut window, "e3, ");
    let c3 = |label: String| label.starts_with("c3, ");
    window
        .harness
        .get_by(|node| node.label().is_some_and(c3))
        .click_accesskit();
    // It slides for 240 ms, waits for 60, and is half over after 110 more.
    window.harness.run_steps(10);
    compare_now(&mut window, "qubism-tipping-light");
}

#[test]
fn a_pawn_that_would_be_walled_in() {
    let (mut window, _home) = open(SMALL, "(theme: Light)");
    paste(&mut window, "5/5/2SR2/1SRWL2/1NR3 a1 c4 b");
    window.click("a3");
    window.click("a2");
    compare(&mut window, "qubism-walled-light");
}

#[test]
fn the_end_of_a_game_of_qubism() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    paste(&mut window, "5/2WL1ER/1NL1SR1/3NR1/5 d4 b2 b");
    window.drag("d4", "d5");
    compare(&mut window, "qubism-end-dark");
}

#[test]
fn the_least_window_with_the_board_of_qubism_turned_round() {
    let (mut window, _home) = open(Vec2::new(480.0, 600.0), "(theme: Light, turned: true)");
    paste(&mut window, TEST);
    window.drag("e3", "c3");
    window.click("a1");
    compare(&mut window, "qubism-least-light-turned");
}
