//! “What happened?”: the last moves once more on the board.

use std::path::Path;

use egui::{Key, Modifiers, Pos2, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::session::Seat;

use crate::common::places::spoken;
use crate::common::window::{Window, drawn_texts, home};

const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
const FACES: [&str; 6] = ["Top", "Front", "Right", "Left", "Back", "Bottom"];
/// Longest replay of two moves, in frames.
const LONG: usize = 160;

/// Three people at a table of Cubulus, after a move of each; the second is at a hidden face.
fn three(home: &Path, settings: &str) -> Window {
    let config = home.join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), settings).expect("settings");
    let mut window = Window::with(home, SIZE, None);
    window.press("Cubulus");
    window.settings().seat("cubulus", vec![Seat::Human(None); 3]);
    window.settings().take_turns = Some(false);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("3 players");
    window.press("Play");
    for opening in ["Front, a11", "Back, b32", "Right, c23"] {
        let start = spoken(opening);
        let named = |label: String| label.starts_with(&start);
        window.harness.get_by(|node| node.label().is_some_and(named)).click_accesskit();
        window.settle();
    }
    window
}

fn ask(window: &mut Window) {
    window.harness.key_press_modifiers(Modifiers::SHIFT, Key::B);
    window.harness.step();
}

fn face(window: &Window, is_it: impl Fn(Pos2, &str) -> bool) -> Option<(String, Pos2)> {
    let drawn = drawn_texts(window).into_iter().map(|(name, rect)| (name, rect.center()));
    let mut faces = drawn.filter(|(name, _)| FACES.contains(&name.as_str()));
    faces.find(|(name, at)| is_it(*at, name))
}

fn front(window: &Window) -> Pos2 {
    face(window, |_, name| name == "Front").expect("its name").1
}

/// The balls that were told of and the faces that came to the front, in order.
fn watch(window: &mut Window, resting: Pos2) -> (Vec<char>, Vec<String>) {
    let (mut told, mut faces) = (Vec::new(), Vec::new());
    for _ in 0..LONG {
        window.harness.step();
        let events = window.harness.query_all_by_label_contains(" put a ball in at ");
        let event = events.last().and_then(|node| node.accesskit_node().label());
        let colour = event.and_then(|event| event.chars().next());
        if let Some(colour) = colour.filter(|colour| told.last() != Some(colour)) {
            told.push(colour);
        }
        let near = face(window, |at, _| at.distance(resting) < 6.0);
        if let Some((name, _)) = near.filter(|(name, _)| faces.last() != Some(name)) {
            faces.push(name);
        }
    }
    (told, faces)
}

#[test]
fn the_moves_of_the_others_come_once_more_with_their_faces_in_front() {
    let home = home();
    let mut window = three(home.path(), "(theme: Light)");
    let before = window.moves();
    let resting = front(&window);
    ask(&mut window);
    assert!(window.says("The last moves once more."));
    let (told, faces) = watch(&mut window, resting);
    assert_eq!(told, ['W', 'B', 'R'], "the own move, and then those of the others");
    assert_eq!(faces, ["Front", "Back", "Front"]);
    assert_eq!(window.moves(), before);
    assert!(!window.says("The last moves once more."));
}

#[test]
fn without_motion_the_moves_are_shown_one_after_the_other_and_nothing_swings() {
    for settings in ["(motion: Reduced)", "(motion: Full, animation: Off)"] {
        let home = home();
        let mut window = three(home.path(), settings);
        let resting = front(&window);
        ask(&mut window);
        let (told, faces) = watch(&mut window, resting);
        assert_eq!(told, ['W', 'B', 'R'], "{settings}");
        assert_eq!(faces, ["Front"], "{settings}");
    }
}

#[test]
fn a_click_on_the_board_ends_it_and_makes_no_move() {
    let home = home();
    let mut window = three(home.path(), "()");
    let before = window.moves();
    let start = spoken("Top, b23");
    let named = |label: String| label.starts_with(&start);
    let at = window.harness.get_by(|node| node.label().is_some_and(named)).rect().center();
    ask(&mut window);
    window.harness.run_steps(4);
    assert!(window.says("The last moves once more."));
    window.harness.hover_at(at);
    window.harness.drag_at(at);
    window.harness.step();
    window.harness.drop_at(at);
    window.harness.run_steps(2);
    assert!(!window.says("The last moves once more."));
    assert_eq!(window.moves(), before);
    window.settle();
    window.harness.drag_at(at);
    window.harness.step();
    window.harness.drop_at(at);
    window.settle();
    assert_eq!(window.moves().len(), before.len() + 1, "the next click plays");
}

#[test]
fn undo_and_keys_of_the_board_end_it_too() {
    for (modifiers, key) in [(Modifiers::COMMAND, Key::Z), (Modifiers::NONE, Key::ArrowUp)] {
        let home = home();
        let mut window = three(home.path(), "()");
        ask(&mut window);
        window.harness.run_steps(4);
        window.harness.key_press_modifiers(modifiers, key);
        window.harness.run_steps(3);
        assert!(!window.says("The last moves once more."), "{key:?}");
        let moves = if key == Key::Z { 2 } else { 3 };
        assert_eq!(window.moves().len(), moves, "{key:?}");
    }
}

#[test]
fn the_card_of_the_computer_tells_what_it_did() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    assert!(!window.shows("What happened?"), "nothing has happened yet");
    window.drag("f1", "f2");
    let own_turn = |window: &Window| window.shows("What happened?");
    window.wait("the computer's answer", own_turn);
    window.settle();
    let before = window.moves();
    window.harness.get_by_label("What happened?").click();
    window.harness.run_steps(4);
    assert!(window.says("The last moves once more."));
    window.harness.run_steps(LONG);
    assert!(!window.says("The last moves once more."));
    assert_eq!(window.moves(), before);
}

#[test]
fn the_result_stays_while_the_last_moves_come_once_more() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Medium");
    window.paste("7/7/7/5BR/7/7/W6 b 0-6");
    window.wait("the computer's win", |window| window.shows("The computer wins"));
    window.settle();
    ask(&mut window);
    for _ in 0..LONG {
        window.harness.step();
        assert!(window.shows("The computer wins"));
    }
    assert_eq!(window.moves().len(), 1);
}
