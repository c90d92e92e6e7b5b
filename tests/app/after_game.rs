//! The quick pass over a game that has just ended: praise for the person, while they do nothing.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use egui::{Key, Modifiers, pos2};
use kuba::app::game::table::AfterGame;

use crate::common::window::{Window, home};

/// White wins by pushing f4 to g4.
const NEARLY_WON: &str = "7/7/7/5WR/7/7/B6 w 6-0";

fn found(window: &Window) -> Option<&AfterGame> {
    window.app().table().after_game()
}

/// A person against the computer, a push before the win.
fn nearly_won(home: &Path) -> Window {
    let mut window = Window::open(home);
    window.press("Easy");
    window.paste(NEARLY_WON);
    window
}

fn win(window: &mut Window) {
    window.drag("f4", "g4");
    assert!(window.app().state().ended.is_some());
}

/// Lets frames pass, some with time for the search.
fn rest(window: &mut Window, mut in_between: impl FnMut(&mut Window, u8)) {
    for step in 0..60 {
        in_between(window, step);
        window.harness.step();
        sleep(Duration::from_millis(2));
    }
}

#[test]
fn after_a_game_against_the_computer_something_true_is_said_of_the_person() {
    let home = home();
    let mut window = nearly_won(home.path());
    rest(&mut window, |_, _| ());
    assert_eq!(found(&window), None, "the game goes on");
    win(&mut window);
    window.wait("the pass", |window| found(window).is_some());
    let after = found(&window).expect("it is done");
    let praise = after.praise.as_ref().expect("a word of praise");
    assert_eq!((praise.heading.key, praise.ply), ("praise-moves", None));
    assert_eq!(after.idea, None);
    assert_eq!(after.accuracy, None, "too few moves");
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(found(&window), None, "the game goes on again");
    win(&mut window);
    window.wait("the pass", |window| found(window).is_some());
}

#[test]
fn the_pass_waits_while_the_user_does_anything() {
    let home = home();
    let mut window = nearly_won(home.path());
    win(&mut window);
    let busy = |window: &mut Window, step: u8| {
        window.harness.hover_at(pos2(900.0, 300.0 + f32::from(step)));
    };
    rest(&mut window, busy);
    assert_eq!(found(&window), None);
    window.wait("the pass", |window| found(window).is_some());
}

#[test]
fn a_game_that_was_over_when_it_was_opened_and_one_of_two_people_have_no_pass() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    win(&mut window);
    rest(&mut window, |_, _| ());
    assert_eq!(found(&window), None, "two people");
    window.paste(
        "GameRecord(game: \"kuba\", version: 1, date: None, rules: (rules: (ko: StraightBack, extra: Must, \
         repetition: true), setup: Standard), start: Some(\"7/7/7/5WR/7/7/B6 w 6-0\"), seats: [Human, \
         Computer(3)], moves: [\"f4g4\"], result: None)",
    );
    assert!(window.app().state().ended.is_some());
    rest(&mut window, |_, _| ());
    assert_eq!(found(&window), None, "it was over when it was opened");
}

#[test]
fn the_card_keeps_its_layout_while_the_pointer_is_on_it() {
    let home = home();
    let mut window = nearly_won(home.path());
    win(&mut window);
    let rematch = |window: &Window| window.harness.get_by_label("Rematch").rect();
    let before = rematch(&window);
    window.harness.hover_at(before.center());
    window.wait("the pass", |window| found(window).is_some());
    window.harness.run_steps(3);
    assert_eq!(rematch(&window), before);
    window.harness.hover_at(pos2(400.0, 400.0));
    window.harness.run_steps(3);
    assert!(rematch(&window).top() > before.top(), "the praise is above");
}

#[test]
fn the_study_takes_over_what_the_pass_has_found() {
    let home = home();
    let mut window = nearly_won(home.path());
    win(&mut window);
    window.wait("the pass", |window| found(window).is_some());
    window.press("Study");
    let study = window.app().table().study().expect("the game is studied");
    let known = study.points.iter().filter(|point| !point.chances.is_empty());
    assert_eq!(known.count(), study.points.len());
}
