//! The page "You": the list of all games played here, and the strength of the user.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::{Key, Modifiers, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::catalogue::Catalogue;
use kuba::app::shell::command::{Command, YouCommand};
use kuba::app::shell::theme::{ContrastChoice, ThemeChoice};

use crate::common::window::{Window, drawn_texts, home};

/// Writes archived games, each with its players, result and moves.
fn keep(home: &Path, games: &[(&str, &str, &[&str])]) {
    let folder = home.join("data/finished");
    fs::create_dir_all(&folder).expect("a folder");
    for (number, (seats, result, moves)) in games.iter().enumerate() {
        let moves: Vec<String> = moves.iter().map(|mv| format!("        {mv:?},\n")).collect();
        let moves = moves.concat();
        let record = format!(
            "GameRecord(\n    game: \"kuba\",\n    version: 1,\n    date: Some(\"2025-01-01\"),\n    rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard),\n    start: None,\n    seats: [{seats}],\n    moves: [\n{moves}    ],\n    result: {result},\n)\n"
        );
        let name = format!("2025-01-{:02} 12.00.00.kuba", number + 1);
        fs::write(folder.join(name), record).expect("a game");
    }
}

const WHITE: &str = "Some((winner: Some(1), by: \"resignation\", conceded: Some(Resign(2))))";
const BLACK: &str = "Some((winner: Some(2), by: \"resignation\", conceded: Some(Resign(1))))";

fn some_games(home: &Path) {
    keep(
        home,
        &[
            ("Human, Computer(4)", WHITE, &["f1f2"]),
            ("Computer(4), Human", WHITE, &["f1f2", "f7f6"]),
            ("Human, Computer(4)", WHITE, &["g1g2"]),
            ("Human, Computer(7)", BLACK, &["g1g2"]),
            ("Human, Computer(7)", "None", &["f1f2", "f7f6", "f2f3", "b1b2"]),
            ("Named(\"Ann\"), Named(\"Ben\")", BLACK, &["f1f2", "f7f6"]),
        ],
    );
}

fn open(window: &mut Window) {
    window.open_you();
    window.wait("all games", |window| {
        !window.says("Reading your games") && !window.says("no such game")
    });
}

fn listed(window: &Window) -> usize {
    let games = window.harness.query_all_by_label_contains(" Jan 2025");
    // Each game has two such nodes: the game itself and its remove button.
    games.count() / 2
}

fn close(window: &mut Window) {
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
}

fn press_what_begins_with(window: &mut Window, words: &str) {
    let begins = |label: Option<String>| label.is_some_and(|label| label.starts_with(words));
    let found = window.harness.get_by(|node| begins(node.label()));
    found.click();
    window.settle();
}

#[test]
fn all_games_are_listed_with_what_was_reached_in_them() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    open(&mut window);
    assert!(window.says("6 games. A click opens one."));
    assert_eq!(listed(&window), 6);
    assert!(window.shows("Level 4, Casual player: 2 won, 1 lost"));
    assert!(window.shows("Level 7, Club player: 0 won, 1 lost"));
    assert!(window.says("Ben won"));
}

#[test]
fn each_kept_game_is_read_once_and_again_when_its_file_has_changed() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    window.wait_for_archive();
    let read = |window: &Window| window.app().archive().games().games().to_vec();
    let before = read(&window);
    assert_eq!(before.len(), 6);
    let changed = home.path().join("data/finished/2025-01-05 12.00.00.kuba");
    let text = fs::read_to_string(&changed).expect("a game");
    fs::write(&changed, text.replace("        \"b1b2\",\n", "")).expect("it is written");
    let damaged = home.path().join("data/finished/2025-01-06 12.00.00.kuba");
    fs::write(&damaged, "GameRecord(").expect("it is written");
    open(&mut window);
    window.app().archive().set_removed(&damaged, false);
    window.wait("the change", |window| window.app().archive().games().damaged().len() == 1);
    let after = read(&window);
    assert_eq!(after.len(), 5);
    for game in &after {
        let is_same = before.iter().any(|other| Arc::ptr_eq(game, other));
        assert_eq!(is_same, game.file.path != changed, "{:?}", game.file.path);
    }
    assert_eq!(listed(&window), 5);
    assert!(window.says("One game is damaged"));
}

#[test]
fn games_of_one_level_and_of_one_kind_are_listed_alone() {
    let home = home();
    some_games(home.path());
    let mut window = Window::two_players(home.path());
    open(&mut window);
    let press = |window: &mut Window, words: &str| {
        window.harness.get_by_label_contains(words).click();
        window.settle();
    };
    press(&mut window, ": 2 won, 1 lost");
    assert_eq!(listed(&window), 3);
    press(&mut window, ": 2 won, 1 lost");
    assert_eq!(listed(&window), 6, "a second click shows all again");
    let dialog = |window: &Window, name: &str| {
        let radio = egui::accesskit::Role::RadioButton;
        window.harness.get_by_role_and_label(radio, name).click();
    };
    dialog(&window, "Qubism");
    window.settle();
    assert_eq!(listed(&window), 0);
    assert!(window.says("There is no such game yet."));
    dialog(&window, "Kuba");
    window.settle();
    assert_eq!(listed(&window), 6);
}

#[test]
fn a_game_is_opened_by_a_click() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    open(&mut window);
    press_what_begins_with(&mut window, "5 Jan 2025");
    assert_eq!(window.moves(), ["f1f2", "f7f6", "f2f3", "b1b2"]);
    assert!(!window.shows("Games"), "the page is left");
}

#[test]
fn a_finished_game_opens_at_its_study_and_an_unfinished_one_to_play_on() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    open(&mut window);
    press_what_begins_with(&mut window, "4 Jan 2025");
    assert_eq!(window.moves(), ["g1g2"]);
    assert!(window.app().state().commands.studied);
    open(&mut window);
    press_what_begins_with(&mut window, "5 Jan 2025");
    assert_eq!(window.moves(), ["f1f2", "f7f6", "f2f3", "b1b2"]);
    assert!(!window.app().state().commands.studied);
}

#[test]
fn the_days_of_the_course_are_in_words_in_every_language() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    window.wait_for_ratings();
    open(&mut window);
    assert!(drawn_texts(&window).iter().any(|(text, _)| text == "1 Jan 2025"));
    for language in ["de", "es", "fr", "ja", "ro", "en"] {
        window.speak(language);
        for (text, _) in drawn_texts(&window) {
            assert!(!text.starts_with("2025-"), "{language}: {text}");
        }
    }
}

#[test]
fn a_game_is_deleted_and_comes_back() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    open(&mut window);
    let file = home.path().join("data/finished/2025-01-06 12.00.00.kuba");
    let delete = |window: &mut Window| {
        press_what_begins_with(window, "Delete: 6 Jan 2025");
    };
    delete(&mut window);
    assert!(!file.exists());
    assert_eq!(listed(&window), 5);
    window.press("Undo");
    assert!(file.exists());
    window.wait("the game", |window| listed(window) == 6);
    delete(&mut window);
    window.run(Command::You(YouCommand::Leave));
    open(&mut window);
    assert_eq!(listed(&window), 5, "it is gone for good");
}

#[test]
fn the_game_of_an_open_window_is_not_deleted() {
    let home = home();
    let mut one = Window::two_players(home.path());
    let mut two = Window::two_players(home.path());
    two.drag("f1", "f2");
    close(&mut two);
    drop(two);
    one.open_you();
    one.wait("the game", |window| window.says("window 2"));
    let mut two = Window::open(home.path());
    assert_eq!(two.moves(), ["f1f2"]);
    press_what_begins_with(&mut one, "Delete: ");
    assert!(one.says("It is open in window 2."));
    close(&mut two);
    drop(two);
    let two = Window::open(home.path());
    assert_eq!(two.moves(), ["f1f2"], "it is still there");
}

#[test]
fn a_game_whose_file_was_removed_is_written_again_at_the_end() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let file = home.path().join("data/current.kuba");
    window.wait("keeping", |_| fs::read_to_string(&file).is_ok_and(|text| text.contains("f1f2")));
    fs::remove_file(&file).expect("the file is there");
    close(&mut window);
    drop(window);
    assert_eq!(Window::open(home.path()).moves(), ["f1f2"]);
}

#[test]
fn a_damaged_game_is_named_and_stays_where_it_is() {
    let home = home();
    some_games(home.path());
    let bad = home.path().join("data/finished/2025-02-01 12.00.00.kuba");
    fs::write(&bad, "GameRecord(game: \"kuba\", vers").expect("a file");
    let mut window = Window::open(home.path());
    open(&mut window);
    assert_eq!(listed(&window), 6);
    assert!(window.says("One game is damaged and cannot be listed."));
    assert!(bad.exists());
}

#[test]
fn a_game_that_was_played_to_its_end_is_kept_also_where_it_was_saved() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste("7/7/7/5WR/7/7/B6 w 6-0");
    window.drag("f4", "g4");
    window.wait("the end", |window| window.app().state().ended.is_some());
    window.key(Modifiers::COMMAND, Key::S);
    window.settle();
    let file = home.path().join("mine.kuba");
    window.harness.event(egui::Event::Text(file.display().to_string()));
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
    assert!(file.exists());
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.open_you();
    window.wait("the game", |window| window.says("One game. A click opens it."));
    // A file that is only viewed is not among them.
    window.run(Command::You(YouCommand::Leave));
    window.drop_files(&[&file]);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.open_you();
    window.wait("the game", |window| window.says("One game. A click opens it."));
}

#[test]
fn the_game_that_has_just_ended_is_listed_once_also_after_a_study() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste("7/7/7/5WR/7/7/B6 w 6-0");
    window.drag("f4", "g4");
    window.wait("the end", |window| window.app().state().ended.is_some());
    open(&mut window);
    assert!(window.says("One game. A click opens it."));
    window.run(Command::You(YouCommand::Leave));
    window.key(Modifiers::COMMAND, Key::R);
    window.wait("a verdict", |window| {
        let record = window.app().table().record(None);
        record.contains("verdict")
    });
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    open(&mut window);
    assert!(window.says("One game. A click opens it."));
}

#[test]
fn a_game_that_was_over_when_it_came_counts_for_no_level() {
    let home = home();
    keep(home.path(), &[("Human, Computer(5)", WHITE, &["f1f2"])]);
    let file = home.path().join("data/finished/2025-01-01 12.00.00.kuba");
    let text = fs::read_to_string(&file).expect("a game");
    fs::remove_file(&file).expect("it is there");
    let mut window = Window::two_players(home.path());
    window.paste(&text);
    assert!(window.app().state().ended.is_some());
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    open(&mut window);
    assert!(window.says("One game. A click opens it."));
    assert!(!window.says("1 won"));
    // A level that was beaten here has its sign.
    window.run(Command::You(YouCommand::Leave));
    keep(home.path(), &[("Human, Computer(5)", WHITE, &["f1f2"])]);
    open(&mut window);
    assert!(window.says("1 won"));
}

#[test]
fn escape_leads_from_the_page_back_to_where_the_user_came_from() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    window.wait_for_ratings();
    window.press("You");
    assert!(window.shows("Games") && !window.shows("Easy"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("Easy"), "the start page");
    window.press("Two players");
    window.drag("f1", "f2");
    window.run(Command::You(YouCommand::Open));
    window.press("Leave the page");
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(window.cell("f2").x > 0.0, "the board is back");
}

#[test]
fn the_page_is_used_by_keys_alone() {
    let home = home();
    some_games(home.path());
    let mut window = Window::open(home.path());
    open(&mut window);
    let focused = |window: &Window| {
        let nodes = window.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
        nodes.filter_map(|node| node.accesskit_node().label()).next_back().unwrap_or_default()
    };
    window.key(Modifiers::NONE, Key::Tab);
    assert_eq!(focused(&window), "Leave the page");
    for _ in 0..40 {
        if focused(&window).starts_with("5 Jan 2025") {
            break;
        }
        window.key(Modifiers::NONE, Key::Tab);
    }
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(window.moves(), ["f1f2", "f7f6", "f2f3", "b1b2"]);
}

fn compare(size: Vec2, name: &str) {
    let home = home();
    some_games(home.path());
    let mut window = Window::of(Catalogue::PROGRAM, home.path(), size, None);
    // The start page behind the list names the puzzle of the day.
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| "2025-01-20".to_owned());
    if name.contains("dark") {
        window.settings().theme = ThemeChoice::Dark;
    }
    // A zoom that was chosen, so that the width of a large window is seen.
    window.settings().zoom = 1.01;
    if name.contains("contrast") {
        window.settings().contrast = ContrastChoice::More;
    }
    // The start page names an even opponent, too.
    window.wait_for_ratings();
    open(&mut window);
    // The verdicts of the ratings have come into the files.
    window.wait("the graphs", |window| {
        let mut games = window.app().archive().games().archived();
        games.all(|(_, game)| {
            let is_judged = game.summary.seats.iter().any(kuba::session::Seat::is_computer);
            !is_judged || game.summary.curve.len() > 1
        })
    });
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_list_in_a_large_window() {
    compare(Vec2::new(1280.0, 800.0), "you-games-light");
}

#[test]
fn the_list_in_a_low_window() {
    compare(Vec2::new(800.0, 600.0), "you-games-dark-800");
}

#[test]
fn the_list_in_a_narrow_window() {
    compare(Vec2::new(480.0, 600.0), "you-games-light-480");
}

#[test]
fn the_list_in_high_contrast_on_a_large_screen() {
    compare(Vec2::new(1920.0, 1080.0), "you-games-contrast-1920");
}
