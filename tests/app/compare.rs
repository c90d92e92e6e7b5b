//! What players of other levels would play, in the study of a game.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use egui::{Key, Modifiers, Shape, Vec2};
use egui_kittest::kittest::Queryable;
use kuba::app::game::table::StudyState;
use kuba::app::shell::command::{Command, StudyCommand};

use crate::common::window::{Window, drawn, home, lay_neutrals};

/// Black wins by pushing g6 to g7, which any player sees.
const ON_THE_EDGE: &str = "5WR/6B/7/7/7/7/7 b 6-6";
const AGREED: &str = "Levels 3, 6 and Champion would play g6-g7";
/// Left edge of the panel in a window of the usual size, in points.
const PANEL: f32 = 960.0;

fn study(window: &Window) -> &StudyState {
    window.app().table().study().expect("the game is studied")
}

fn studied(home: &Path, size: Vec2) -> Window {
    let mut window = Window::with(home, size, None);
    window.press("Two players");
    window.paste(ON_THE_EDGE);
    window.drag("g6", "f6");
    window.drag("f7", "g7");
    window.press("Study");
    window
}

fn compared(home: &Path, size: Vec2) -> Window {
    let mut window = studied(home, size);
    window.wait("the comparison", |window| study(window).level_moves.len() == 3);
    window
}

fn on_board(window: &Window) -> Vec<Shape> {
    let shapes = drawn(window).into_iter();
    let is_left = |shape: &Shape| shape.visual_bounding_rect().right() < PANEL;
    shapes.filter(is_left).collect()
}

#[test]
fn a_move_that_all_levels_would_play_is_shown_on_the_board_and_entered_by_a_press() {
    let home = home();
    let mut window = compared(home.path(), Vec2::new(1280.0, 800.0));
    let before = on_board(&window);
    window.harness.get_by_label(AGREED).focus();
    window.settle();
    assert_ne!(on_board(&window), before, "with ghosts");
    assert_eq!(window.app().table().list().len(), 2, "it is not played");
    window.harness.get_by_label(AGREED).click();
    window.settle();
    assert_eq!(window.app().table().list().len(), 3, "it is a variation");
    assert!(window.says("Variation: Black: g6 up"));
    assert!(!window.says("would play"), "Black has won there");
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert!(window.says(AGREED), "it is known at once");
}

#[test]
fn a_comparison_waits_until_the_position_has_rested_and_nothing_else_happens() {
    let home = home();
    let mut window = compared(home.path(), Vec2::new(1280.0, 800.0));
    let time = |window: &Window| window.harness.ctx.input(|input| input.time);
    window.run(Command::Study(StudyCommand::PointAtLine(None)));
    window.harness.key_press(Key::ArrowRight);
    window.harness.step();
    let from = time(&window);
    for _ in 0..7 {
        window.harness.step();
    }
    assert!(study(&window).level_moves.is_empty());
    // Any command begins the half second anew.
    window.request(Command::Study(StudyCommand::PointAtLine(None)));
    while study(&window).level_moves.is_empty() {
        window.harness.step();
        sleep(Duration::from_millis(2));
        assert!(time(&window) - from < 60.0, "nothing is compared");
    }
    let waited = time(&window) - from;
    assert!(waited >= 0.85, "{waited}");
}

#[test]
fn moves_of_other_levels_are_named_in_every_game() {
    for (game, moves) in [
        ("Kuba", "f1f2 a1a2 f2f3"),
        ("Cubulus", "a11 a33 c33 c11 a13 b33 a31 b13 c13"),
        ("Qubism", "b3NR d3NR c1c2"),
        ("three", ""),
    ] {
        let home = home();
        lay_neutrals(home.path());
        let mut window = Window::open(home.path());
        match game {
            "Kuba" => {}
            "three" => window.press("Cubulus"),
            _ => window.press(game),
        }
        if game == "three" {
            window.key(Modifiers::COMMAND, Key::N);
            window.press("3 players");
            window.press("Two friends");
            window.press("Play");
            let place = "Top, front left corner";
            let place = window.harness.get_all_by_label_contains(place).next();
            place.expect("an opening").click();
            window.settle();
        } else {
            window.press("Two players");
            window.paste(moves);
        }
        window.key(Modifiers::COMMAND, Key::R);
        window.wait("the look", |window| study(window).progress.is_some());
        window.run(Command::Study(StudyCommand::ToggleAnalysis));
        assert!(study(&window).stopped, "{game}");
        window.wait("two levels", |window| study(window).level_moves.len() >= 2);
        let levels = study(&window).level_moves.iter();
        let levels: Vec<_> = levels.map(|known| known.level.number()).collect();
        assert_eq!(levels[..2], [3, 6], "{game}");
        assert!(window.says("Level 3 would play"), "{game}");
        assert!(window.says("Level 6 would play"), "{game}");
        assert!(study(&window).progress.is_none(), "{game}: it stays stopped");
    }
}

#[test]
fn a_comparison_does_not_wait_for_the_end_of_the_deep_look() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Two players");
    window.paste("b7b6 g6f6 g1g2 a2b2 b5c5 f6e6 a6b6 c2c3 g3f3 f6e6 g2f2 e6e5 f1e1");
    window.key(Modifiers::COMMAND, Key::R);
    window.wait("all levels", |window| study(window).level_moves.len() == 3);
    assert!(study(&window).progress.is_some(), "the look goes on");
}

#[test]
fn a_window_without_room_for_the_moves_does_not_name_those_of_other_levels() {
    let home = home();
    let window = compared(home.path(), Vec2::new(480.0, 600.0));
    assert!(!window.says("would play"));
}
