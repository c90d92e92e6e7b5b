//! Head starts: who is offered one, the game that begins with it, its result and its rematches.

use std::collections::BTreeMap;
use std::path::Path;

use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use egui_kittest::{SnapshotOptions, SnapshotResults};
use kuba::app::shell::command::{Command, StartCommand};
use kuba::app::shell::theme::ThemeChoice;
use kuba::bot::Level;
use kuba::rules::Player;
use kuba::rules::kuba::Position;
use kuba::session::Seat;
use kuba::store::people::Household;
use kuba::store::{Places, SystemDisk};

use crate::common::window::{Window, home};
use crate::even::won;
use crate::people::ana_and_ben;

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);

/// Reds that each seat has at the start of the game on the table, from its record.
fn reds_ahead(window: &Window) -> [u8; 2] {
    let record = window.app().table().record(None);
    let start = record.split("start: Some(\"").nth(1).and_then(|rest| rest.split('"').next());
    let start = start.map(|text| text.parse::<Position>().expect("a position"));
    start.map_or([0; 2], |start| [Player::FIRST, Player::SECOND].map(|player| start.reds(player)))
}

/// Chooses a head start by hand, as the form shows it.
fn by_hand(window: &mut Window, whom: &str, chosen: &str) {
    window.press("By hand");
    window.harness.get_by_role_and_label(Role::RadioButton, whom).click();
    window.settle();
    window.harness.get_by_role_and_label(Role::ComboBox, "How much: One red").click();
    window.settle();
    window.press(chosen);
}

fn seat_of(window: &Window, name: &str) -> usize {
    let seats = &window.app().state().seats;
    seats.iter().position(|seat| seat.name() == Some(name)).expect("a seat")
}

fn resign(window: &mut Window) {
    window.settings().confirm_resigning = false;
    window.press("Move");
    window.press("Resign…");
}

/// A window of Ana, who plays like level 5 or better, and of Ben, who plays like level 2.
fn unequal(home: &Path, size: Vec2) -> Window {
    drop(ana_and_ben(home, size));
    won(home, 6, 1..12);
    let places = Places::at(home);
    let strengths = BTreeMap::from([("kuba".to_owned(), 20)]);
    Household::new(&SystemDisk, &places).note_strengths(1, strengths).expect("written");
    let mut window = Window::with(home, size, None);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| "2026-11-26".to_owned());
    window.wait_for_ratings();
    window
}

fn new_game_with_ben(window: &mut Window) {
    window.run(Command::Start(StartCommand::NewGame));
    window.press("A friend");
    window.harness.get_by_role_and_label(Role::RadioButton, "Ben").click();
    window.settle();
}

#[test]
fn a_head_start_by_hand_is_a_start_position_and_the_result_tells_of_it() {
    let home = home();
    let mut window = Window::with(home.path(), WIDE, None);
    window.run(Command::Start(StartCommand::NewGame));
    by_hand(&mut window, "You", "Four reds");
    window.press("Play");
    let own = window.app().state().seats.iter().position(Seat::is_human).expect("a person");
    let mut expected = [0; 2];
    expected[own] = 4;
    assert_eq!(reds_ahead(&window), expected);
    window.wait("the person's turn", |window| window.can(Command::Start(StartCommand::NewGame)));
    resign(&mut window);
    window.wait("the result", |window| window.says("You had four reds ahead."));
    window.run(Command::Start(StartCommand::NewGame));
    assert!(window.shows("How much"), "the same head start is offered again");
}

#[test]
fn the_weaker_of_two_people_is_suggested_what_makes_the_game_even() {
    let home = home();
    let mut window = unequal(home.path(), WIDE);
    new_game_with_ben(&mut window);
    let places = Places::at(home.path());
    let people = Household::new(&SystemDisk, &places).change(|_| {}).expect("the list");
    let ana = people.named("Ana").and_then(|ana| ana.level("kuba")).expect("Ana's level");
    assert!(ana > 5.0, "{ana}");
    window.press("Six reds for Ben");
    assert!(window.says("Ana is about") && window.says("With six reds for Ben it is even."));
    window.press("Play");
    let ben = seat_of(&window, "Ben");
    assert_eq!(reds_ahead(&window)[ben], 6);
    resign(&mut window);
    window.press("Rematch");
    window.press_first("Black at bottom right");
    let ben_now = seat_of(&window, "Ben");
    assert_eq!(reds_ahead(&window)[ben_now], 6, "Ben keeps it in seat {ben_now}");
}

#[test]
fn who_wins_twice_in_a_row_with_it_is_offered_one_step_less() {
    let home = home();
    let mut window = ana_and_ben(home.path(), WIDE);
    window.settings().confirm_resigning = false;
    new_game_with_ben(&mut window);
    by_hand(&mut window, "Ana", "Two reds");
    window.press("Play");
    for game in 0..2 {
        let ana = seat_of(&window, "Ana");
        assert_eq!(reds_ahead(&window)[ana], 2, "game {game}");
        if window.app().state().to_move.index() == ana {
            let push = if ana == 0 { ("f1", "f2") } else { ("a1", "a2") };
            window.drag(push.0, push.1);
        }
        window.press("Move");
        window.press("Resign…");
        if game == 0 {
            assert!(!window.says("won twice in a row"));
            window.press("Rematch");
            window.press_first("Black at bottom right");
        }
    }
    assert!(window.says("Ana has won twice in a row with two reds. Next time one red?"));
    window.press("Rematch as offered");
    window.press_first("Black at bottom right");
    assert_eq!(reds_ahead(&window)[seat_of(&window, "Ana")], 1);
}

#[test]
fn a_head_start_against_the_computer_follows_the_strength_of_the_user() {
    let home = home();
    won(home.path(), 2, 1..9);
    let mut window = Window::with(home.path(), WIDE, None);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| "2026-11-26".to_owned());
    window.wait_for_ratings();
    window.settings().seat("kuba", vec![Seat::Human(None), Seat::Computer(Level::CHAMPION)]);
    window.run(Command::Start(StartCommand::NewGame));
    window.press("Six reds for you");
    assert!(window.says("The computer is about"));
    window.press("Play");
    assert_eq!(reds_ahead(&window)[0] + reds_ahead(&window)[1], 6);
}

#[test]
fn three_players_and_a_position_of_ones_own_have_none() {
    let home = home();
    let mut window = Window::with(home.path(), WIDE, None);
    window.press("Cubulus");
    window.run(Command::Start(StartCommand::NewGame));
    assert!(window.shows("By hand"));
    window.press("3 players");
    assert!(!window.shows("By hand"));
}

#[test]
fn the_form_with_a_head_start_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for (size, theme) in [
        (WIDE, ThemeChoice::Light),
        (Vec2::new(800.0, 600.0), ThemeChoice::Dark),
        (Vec2::new(480.0, 600.0), ThemeChoice::Light),
    ] {
        let home = home();
        let mut window = unequal(home.path(), size);
        window.settings().theme = theme;
        new_game_with_ben(&mut window);
        window.press("Six reds for Ben");
        window.settle();
        let name = format!("new_game_head_start_{}", size.x);
        results.add(window.harness.try_snapshot_options(name, &SnapshotOptions::new()));
    }
}
