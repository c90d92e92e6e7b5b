//! The end of a game, and the way back from an earlier position.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::Queryable;

use crate::common::window::{Window, home};

/// A position in which White wins by pushing f4 to g4.
const NEARLY_WON: &str = "7/7/7/5WR/7/7/B6 w 6-0";
/// The same for Black.
const NEARLY_LOST: &str = "7/7/7/5BR/7/7/W6 b 0-6";

#[test]
fn between_two_people_it_is_said_who_has_won_by_what_and_after_how_many_pushes() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    assert!(window.shows("White wins"));
    assert!(window.shows("Seven red marbles, after one push."));
}

#[test]
fn who_wins_against_the_computer_is_told_so() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    assert!(window.shows("You win!"));
}

#[test]
fn a_victory_of_the_computer_is_called_so_and_not_celebrated() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Medium");
    window.paste(NEARLY_LOST);
    window.wait("the computer's win", |window| {
        window.shows("The computer wins")
    });
}

#[test]
fn the_result_comes_when_the_last_marble_lies_in_its_hollow() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    let end = window.cell("g4");
    window.hold("f4", end);
    window.harness.drop_at(end);
    window.harness.run_steps(4);
    assert!(window.app().state().ended.is_some());
    assert!(!window.shows("White wins"), "the marble is still rolling");
    window.settle();
    assert!(window.shows("White wins"));
}

#[test]
fn an_earlier_position_has_a_way_back_to_the_game() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("a7", "a6")] {
        window.drag(from, to);
    }
    assert!(!window.shows("Back to the game"));
    window.key(Modifiers::NONE, Key::Home);
    assert_eq!(window.app().state().facts.shown, 0);
    window.press("Back to the game");
    assert_eq!(window.app().state().facts.shown, 3);
    assert!(!window.shows("Back to the game"));
}

fn turn_wheel(window: &mut Window, lines: f32, modifiers: Modifiers) {
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, lines),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers,
    });
    window.settle();
}

#[test]
fn the_wheel_over_the_list_walks_through_the_history() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("a7", "a6")] {
        window.drag(from, to);
    }
    let row = window.harness.get_by_label("White: f1 up").rect();
    window.harness.hover_at(row.center());
    window.settle();
    let shown = |window: &Window| window.app().state().facts.shown;
    turn_wheel(&mut window, 1.0, Modifiers::NONE);
    assert_eq!(shown(&window), 2);
    turn_wheel(&mut window, 5.0, Modifiers::NONE);
    assert_eq!(shown(&window), 0);
    turn_wheel(&mut window, -2.0, Modifiers::NONE);
    assert_eq!(shown(&window), 2);
}

#[test]
fn the_wheel_with_ctrl_zooms_the_window() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let before = window.app().settings().zoom;
    turn_wheel(&mut window, 1.0, Modifiers::COMMAND);
    assert!(window.app().settings().zoom > before);
    turn_wheel(&mut window, -1.0, Modifiers::COMMAND);
    assert!((window.app().settings().zoom - before).abs() < 0.001);
}

#[test]
fn the_start_page_leads_back_to_the_game_that_has_just_ended() {
    for size in [
        egui::Vec2::new(1280.0, 800.0),
        egui::Vec2::new(480.0, 600.0),
    ] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.press("Two players");
        window.settings().confirm_resigning = false;
        window.drag("f1", "f2");
        window.press("Move");
        window.press("Resign…");
        window.press("Game");
        window.press("Start page");
        window.wait("the way back", |window| window.shows("An earlier game"));
        window.press("An earlier game");
        window.harness.get_by_label_contains(" · one ").click();
        window.settle();
        assert_eq!(window.moves(), ["f1f2"], "{size}");
    }
}
