//! Several people at one computer: who is seen, what belongs to whom, and the change from one to another.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable;
use egui_kittest::{SnapshotOptions, SnapshotResults};
use kuba::app::shell::command::{Command, PeopleCommand, StartCommand};
use kuba::app::shell::theme::ThemeChoice;

use crate::common::window::{Window, home};
use crate::even::won;

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);

/// A window in which Ana, the first person, and Ben play; Ana plays now.
pub(crate) fn ana_and_ben(home: &Path, size: Vec2) -> Window {
    let mut window = Window::with(home, size, None);
    window.run(Command::People(PeopleCommand::Open));
    type_into(&mut window, "Name", "Ana");
    type_into(&mut window, "Somebody new", "Ben");
    window.press("Add");
    window.press("Close");
    window
}

fn type_into(window: &mut Window, field: &str, text: &str) {
    let node = window.harness.get_by_role_and_label(Role::TextInput, field);
    node.focus();
    window.settle();
    window.harness.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.settle();
}

fn become_ben(window: &mut Window) {
    window.press("Ben, diamond");
}

#[test]
fn nothing_is_seen_of_people_while_one_plays() {
    let home = home();
    let window = Window::with(home.path(), WIDE, None);
    assert!(!window.says("star"));
    assert!(!home.path().join("data/people.ron").exists());
}

#[test]
fn each_has_games_and_settings_of_their_own() {
    let home = home();
    let mut window = ana_and_ben(home.path(), WIDE);
    assert!(window.shows("Ana, star") && window.shows("Ben, diamond"));
    window.settings().theme = ThemeChoice::Dark;
    window.run(Command::Start(StartCommand::TwoPlayers));
    window.drag("f1", "f2");
    let moves = window.moves();
    window.run(Command::Start(StartCommand::StartPage));
    become_ben(&mut window);
    assert!(window.moves().is_empty() && !window.shows("Back to the game"));
    assert_ne!(window.settings().theme, ThemeChoice::Dark);
    assert!(window.app().title_of_window().starts_with("Ben"));
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::U);
    assert!(window.app().title_of_window().starts_with("Ana"));
    assert_eq!(window.settings().theme, ThemeChoice::Dark);
    window.press("Back to the game");
    assert_eq!(window.moves(), moves);
}

#[test]
fn the_next_start_finds_whoever_played_last() {
    let home = home();
    let mut window = ana_and_ben(home.path(), WIDE);
    become_ben(&mut window);
    window.run(Command::Start(StartCommand::TwoPlayers));
    window.drag("f1", "f2");
    assert!(window.closes());
    drop(window);
    let window = Window::with(home.path(), WIDE, None);
    assert!(window.app().title_of_window().starts_with("Ben"));
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(home.path().join("data/people/1/current.kuba").exists());
}

#[test]
fn two_windows_belong_to_two_people() {
    let home = home();
    let mut ana = ana_and_ben(home.path(), WIDE);
    let mut ben = Window::with(home.path(), WIDE, None);
    become_ben(&mut ben);
    ana.run(Command::Start(StartCommand::TwoPlayers));
    ana.drag("f1", "f2");
    ben.run(Command::Start(StartCommand::TwoPlayers));
    ben.drag("g1", "f1");
    ana.run(Command::People(PeopleCommand::Open));
    assert!(!ana.shows("Remove Ana"), "the first person stays");
    ana.press("Remove Ben");
    assert!(ana.says("this player has a window open"));
    assert_eq!(ben.app().title_of_window().split(' ').next(), Some("Ben"));
}

#[test]
fn whoever_leaves_can_be_brought_back_with_everything() {
    let home = home();
    let mut window = ana_and_ben(home.path(), WIDE);
    become_ben(&mut window);
    window.run(Command::Start(StartCommand::TwoPlayers));
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::U);
    window.run(Command::People(PeopleCommand::Open));
    window.press("Remove Ben");
    assert!(window.says("Ben has left") && !window.says("Ben, diamond"));
    window.press("Bring this player back");
    become_ben(&mut window);
    window.press("Back to the game");
    assert_eq!(window.moves(), ["f1f2"]);
}

/// Whether the row *Two players* tells this score.
fn is_score(window: &Window, score: &str) -> bool {
    let told = |node: &egui_kittest::kittest::AccessKitNode| {
        node.description().is_some_and(|words| words == score)
    };
    window.harness.query_by(told).is_some()
}

#[test]
fn a_game_of_two_people_is_kept_by_both_and_counts_in_their_score() {
    let home = home();
    let mut window = ana_and_ben(home.path(), WIDE);
    window.settings().confirm_resigning = false;
    window.press("Two players");
    let names = |window: &Window| -> Vec<String> {
        let seats = &window.app().state().seats;
        seats.iter().filter_map(|seat| seat.name().map(str::to_owned)).collect()
    };
    assert_eq!(names(&window), ["Ana", "Ben"]);
    window.drag("f1", "f2");
    // Ben is to move.
    window.press("Move");
    window.press("Resign…");
    window.run(Command::Start(StartCommand::StartPage));
    window.wait("the score", |window| is_score(window, "Ana 1 : 0 Ben"));
    become_ben(&mut window);
    window.wait("the score", |window| is_score(window, "Ben 0 : 1 Ana"));
    let kept =
        |folder: &str| std::fs::read_dir(home.path().join(folder)).map_or(0, Iterator::count);
    assert_eq!([kept("data/finished"), kept("data/people/1/finished")], [1, 1]);
}

#[test]
fn the_form_for_a_new_game_names_the_people_who_play_here() {
    let home = home();
    let mut window = ana_and_ben(home.path(), WIDE);
    window.run(Command::Start(StartCommand::NewGame));
    window.press("A friend");
    window.harness.get_by_role_and_label(Role::RadioButton, "Ben").click();
    window.settle();
    window.press("Play");
    let seats = &window.app().state().seats;
    assert_eq!(
        seats.iter().map(|seat| seat.name()).collect::<Vec<_>>(),
        [Some("Ana"), Some("Ben")]
    );
}

#[test]
fn a_name_that_is_taken_is_refused() {
    let home = home();
    let mut window = ana_and_ben(home.path(), WIDE);
    window.run(Command::People(PeopleCommand::Open));
    type_into(&mut window, "Somebody new", "BEN");
    window.press("Add");
    assert!(window.says("Somebody here has this name already."));
    assert_eq!(window.app().people().people().all().len(), 2);
}

#[test]
fn the_start_page_and_the_list_of_people_look_as_they_did() {
    let mut results = SnapshotResults::new();
    for (size, theme) in [
        (WIDE, ThemeChoice::Light),
        (Vec2::new(800.0, 600.0), ThemeChoice::Dark),
        (Vec2::new(480.0, 600.0), ThemeChoice::Light),
    ] {
        let home = home();
        let mut window = ana_and_ben(home.path(), size);
        window.run(Command::People(PeopleCommand::Open));
        type_into(&mut window, "Somebody new", "Marta");
        window.press("Add");
        window.settings().theme = theme;
        window.settle();
        let name = format!("people_list_{}", size.x);
        results.add(window.harness.try_snapshot_options(name, &SnapshotOptions::new()));
        window.press("Close");
        let name = format!("people_{}", size.x);
        results.add(window.harness.try_snapshot_options(name, &SnapshotOptions::new()));
    }
}

#[test]
fn who_starts_afresh_keeps_the_games_and_has_no_strength() {
    let home = home();
    won(home.path(), 4, 1..9);
    let mut window = Window::with(home.path(), WIDE, None);
    window.wait_for_ratings();
    assert!(window.shows("Even game"));
    window.press("Somebody else plays here, too?");
    window.press("Start afresh…");
    assert!(window.says("Games and solved puzzles stay"));
    window.press("Keep everything");
    window.press("Start afresh…");
    window.press("Forget and start afresh");
    window.wait_for_ratings();
    assert!(window.says("start afresh."));
    assert_eq!(window.settings().afresh.as_deref().map(str::len), Some(19));
    assert!(!window.shows("Even game"));
    let kept = std::fs::read_dir(home.path().join("data/finished")).map_or(0, Iterator::count);
    assert_eq!(kept, 8);
    drop(window);
    let mut window = Window::with(home.path(), WIDE, None);
    window.wait_for_ratings();
    assert!(!window.shows("Even game"), "the next start knows");
}
