//! The cube of Cubulus swings round while it is held, in the whole window.

use std::path::Path;

use egui::{Key, Modifiers, Pos2, Rect, Vec2};
use egui_kittest::SnapshotOptions;

use crate::common::window::{Window, drawn_texts, home};

const SIZES: [Vec2; 3] =
    [Vec2::new(1280.0, 800.0), Vec2::new(800.0, 600.0), Vec2::new(480.0, 600.0)];
const OF_TWO: &str = "W2/3/2R/1BR/W1W/RR1/RRB/RBR/WRB w wb -";
const OF_THREE: &str = "W1B/3/1BR/R2/WRW/2B/RR1/BW1/W1R w wbr -";
const FACES: [&str; 6] = ["Top", "Front", "Right", "Left", "Back", "Bottom"];

fn cubulus(home: &Path, size: Vec2, settings: &str) -> Window {
    let config = home.join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), settings).expect("settings");
    let mut window = Window::with(home, size, None);
    window.press("Cubulus");
    window
}

fn playing(home: &Path, size: Vec2, position: &str) -> Window {
    let mut window = cubulus(home, size, "(theme: Light)");
    window.paste(position);
    window
}

/// The names of the faces and their places, as drawn.
fn names(window: &Window) -> Vec<(&'static str, Rect)> {
    let drawn = drawn_texts(window);
    let place = |face: &'static str| {
        let found = drawn.iter().find(|(words, _)| words == face)?;
        Some((face, found.1))
    };
    FACES.into_iter().filter_map(place).collect()
}

fn place(window: &Window, face: &str) -> Pos2 {
    let found = names(window).into_iter().find(|(name, _)| *name == face);
    found.expect("the name of a face").1.center()
}

/// The face whose name stands where the front has its own at rest.
fn in_front(window: &Window, resting: Pos2) -> Option<&'static str> {
    let near = |(_, rect): &(&str, Rect)| rect.center().distance(resting) < 6.0;
    names(window).into_iter().find(near).map(|(face, _)| face)
}

fn hold(window: &mut Window, face: &str) -> Pos2 {
    let at = place(window, face);
    window.harness.hover_at(at);
    window.harness.step();
    window.harness.drag_at(at);
    window.settle();
    at
}

fn hold_key(window: &mut Window, arrow: Key) {
    window.harness.key_down(Key::V);
    window.harness.step();
    window.key(Modifiers::NONE, arrow);
}

#[test]
fn in_every_window_the_cube_swings_by_a_name_and_by_keys() {
    for size in SIZES {
        for position in [OF_TWO, OF_THREE] {
            let home = home();
            let mut window = playing(home.path(), size, position);
            let resting = place(&window, "Front");
            let at = hold(&mut window, "Left");
            assert_eq!(in_front(&window, resting), Some("Left"), "{size}");
            assert!(window.says("Now in front: the left face."));
            window.harness.drop_at(at);
            window.settle();
            assert_eq!(in_front(&window, resting), Some("Front"), "{size}");
            hold_key(&mut window, Key::ArrowDown);
            assert_eq!(in_front(&window, resting), Some("Bottom"), "{size}");
            window.harness.key_up(Key::V);
            window.settle();
            assert_eq!(in_front(&window, resting), Some("Front"), "{size}");
            assert!(window.moves().is_empty());
        }
    }
}

#[test]
fn in_every_activity_the_cube_swings_and_nothing_else_hears_the_arrows() {
    type Open = fn(&mut Window);
    let activities: [(&str, Open); 4] = [
        ("lesson", |window| {
            window.press("Help");
            window.press("Learn to play");
        }),
        ("puzzle", |window| window.key(Modifiers::COMMAND, Key::P)),
        ("editor", |window| {
            window.press("Train");
            window.press("Set up a position");
        }),
        ("study", |window| {
            window.paste(
                "[Game \"cubulus\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. a11 b11 a13 c13 b22\n",
            );
            window.key(Modifiers::COMMAND, Key::R);
        }),
    ];
    for (name, open) in activities {
        let home = home();
        let mut window = playing(home.path(), SIZES[0], OF_TWO);
        open(&mut window);
        let resting = place(&window, "Front");
        let shown = window.app().state().commands.shown;
        hold_key(&mut window, Key::ArrowLeft);
        assert_eq!(in_front(&window, resting), Some("Left"), "{name}");
        assert_eq!(window.app().state().commands.shown, shown, "{name}");
        window.harness.key_up(Key::V);
        window.settle();
        assert_eq!(in_front(&window, resting), Some("Front"), "{name}");
        let at = hold(&mut window, "Bottom");
        assert_eq!(in_front(&window, resting), Some("Bottom"), "{name}");
        window.harness.drop_at(at);
        window.settle();
        assert_eq!(in_front(&window, resting), Some("Front"), "{name}");
    }
}

#[test]
fn a_dialog_that_opens_lets_the_cube_go() {
    let home = home();
    let mut window = playing(home.path(), SIZES[0], OF_TWO);
    let resting = place(&window, "Front");
    let at = hold(&mut window, "Back");
    window.key(Modifiers::COMMAND, Key::Comma);
    window.harness.drop_at(at);
    window.key(Modifiers::NONE, Key::Escape);
    assert_eq!(in_front(&window, resting), Some("Front"));
    hold_key(&mut window, Key::ArrowUp);
    assert_eq!(in_front(&window, resting), Some("Top"));
    window.key(Modifiers::COMMAND, Key::Comma);
    window.key(Modifiers::NONE, Key::Escape);
    assert_eq!(in_front(&window, resting), Some("Front"), "V is still down");
}

#[test]
fn another_activity_finds_the_cube_at_rest_and_so_does_the_way_back() {
    let home = home();
    let mut window = playing(home.path(), SIZES[0], OF_TWO);
    let resting = place(&window, "Front");
    let at = hold(&mut window, "Left");
    window.key(Modifiers::COMMAND, Key::P);
    assert_eq!(in_front(&window, resting), Some("Front"), "a puzzle");
    window.harness.drop_at(at);
    window.harness.step();
    window.harness.key_press(Key::Escape);
    window.harness.run_steps(2);
    assert_eq!(in_front(&window, resting), Some("Front"), "at once");
}

fn compare_swung(size: Vec2, settings: &str, name: &str) {
    let home = home();
    let mut window = cubulus(home.path(), size, settings);
    window.paste(OF_TWO);
    hold_key(&mut window, Key::ArrowLeft);
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_cube_with_its_left_face_in_front() {
    compare_swung(SIZES[1], "(theme: Light)", "cubulus-swung-light");
}

#[test]
fn the_swung_cube_in_the_least_window() {
    compare_swung(SIZES[2], "(theme: Dark)", "cubulus-swung-dark-least");
}
