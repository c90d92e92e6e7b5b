//! A system dialog for saving: the answer applies to the game it was opened for, whatever game is open by
//! then.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Event, Key, Modifiers};
use kuba::app::LaunchAction;

use crate::common::window::{Window, home};

const SHIFTED: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// A game of two players with a system dialog open that asks where to save it.
fn asked(home: &Path) -> Window {
    let mut window = Window::two_players(home);
    window.settings().system_dialogs = true;
    window.drag("g1", "g2");
    window.drag("a1", "a2");
    window.key(SHIFTED, Key::S);
    assert_eq!(window.dialogs.open(), 1);
    window
}

/// Answers the system dialog and returns the saved text.
fn answered(window: &mut Window, path: &Path) -> String {
    window.dialogs.answer(Some(path));
    window.wait("saving", |window| window.says("Saved as mine.kuba"));
    fs::read_to_string(path).expect("a file")
}

fn other_game(folder: &Path) -> PathBuf {
    let mut window = Window::open(&folder.join("other"));
    window.paste("b3NR d3SL");
    let file = folder.join("other.qubism");
    fs::write(&file, window.app().table().record(None)).expect("a file");
    file
}

/// An action that puts another game on the board while the system dialog is open.
type Coming = fn(&mut Window, &Path);

#[test]
fn a_save_dialog_that_is_answered_late_saves_the_game_for_which_it_was_opened() {
    let comings: [(&str, Coming); 7] = [
        ("a second start with a file", |window, file| {
            window.launch(LaunchAction::Open(file.to_owned()));
        }),
        ("a second start of a game for two", |window, _| {
            window.launch(LaunchAction::TwoPlayers);
        }),
        ("a new game", |window, _| {
            window.key(Modifiers::COMMAND, Key::N);
            window.key(Modifiers::NONE, Key::Enter);
        }),
        ("the same game again", |window, _| {
            window.key(SHIFTED, Key::N);
        }),
        ("a position", |window, _| {
            window.paste("7/7/7/5WR/7/7/B6 w 6-0");
        }),
        ("a file dropped on the window", |window, file| {
            window.drop_files(&[file]);
        }),
        ("a game begun on the start page", |window, _| {
            window.press("Game");
            window.press("Start page");
            window.press("Two players");
        }),
    ];
    for (what, comes) in comings {
        println!("{what}");
        let home = home();
        let other = other_game(home.path());
        let mine = home.path().join("mine.kuba");
        let mut window = asked(home.path());
        comes(&mut window, &other);
        assert_ne!(window.moves(), ["g1g2", "a1a2"], "{what} has come");
        let before = window.app().table().record(None);
        let saved = answered(&mut window, &mine);
        assert!(saved.contains("g1g2") && saved.contains("a1a2"), "{saved}");
        assert_eq!(window.app().table().record(None), before);
        // The current game is not linked to that file.
        window.settings().system_dialogs = false;
        window.key(Modifiers::COMMAND, Key::S);
        let after = fs::read_to_string(&mine).expect("a file");
        assert_eq!(after, saved, "{what}");
    }
}

#[test]
fn a_game_that_has_left_the_table_is_saved_as_a_file_of_its_own_kind() {
    let home = home();
    let other = other_game(home.path());
    let mut window = asked(home.path());
    window.launch(LaunchAction::Open(other));
    window.dialogs.answer(Some(&home.path().join("mine")));
    window.wait("saving", |window| window.says("Saved as mine.kuba"));
    assert!(home.path().join("mine.kuba").is_file());
}

#[test]
fn overwriting_a_file_changed_elsewhere_is_confirmed_even_if_its_game_has_left_the_table() {
    let home = home();
    let mine = home.path().join("mine.kuba");
    let mut window = asked(home.path());
    answered(&mut window, &mine);
    window.drag("g2", "g3");
    window.key(SHIFTED, Key::S);
    assert_eq!(window.dialogs.open(), 1);
    window.key(SHIFTED, Key::N);
    assert!(window.moves().is_empty(), "another game has come");
    fs::write(&mine, "another program's").expect("a file");
    window.dialogs.answer(Some(&mine));
    window.wait("a question", |window| window.shows("Overwrite?"));
    assert_eq!(fs::read_to_string(&mine).expect("a file"), "another program's");
    window.press("Overwrite");
    let saved = fs::read_to_string(&mine).expect("a file");
    assert!(saved.contains("g2g3"), "{saved}");
}

#[test]
fn a_save_dialog_saves_what_has_been_played_since_it_was_opened() {
    let home = home();
    let mut window = asked(home.path());
    window.drag("g2", "g3");
    let saved = answered(&mut window, &home.path().join("mine.kuba"));
    assert!(saved.contains("g2g3"), "{saved}");
}

#[test]
fn a_game_that_waits_behind_the_start_page_is_saved_and_comes_back() {
    let home = home();
    let mut window = asked(home.path());
    window.press("Game");
    window.press("Start page");
    let saved = answered(&mut window, &home.path().join("mine.kuba"));
    assert!(saved.contains("g1g2"), "{saved}");
    assert_eq!(window.moves(), ["g1g2", "a1a2"]);
}

#[test]
fn a_dialog_that_hangs_is_answered_in_the_field_for_the_game_for_which_it_was_opened() {
    let home = home();
    let mine = home.path().join("mine.kuba");
    let mut window = asked(home.path());
    window.key(SHIFTED, Key::N);
    window.harness.run_steps(20 * 12);
    assert!(window.shows("Save the game"), "the field is offered");
    window.settle();
    window.harness.event(Event::Text(mine.display().to_string()));
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
    let saved = fs::read_to_string(&mine).expect("a file");
    assert!(saved.contains("g1g2"), "{saved}");
}

#[test]
fn who_asks_again_while_a_dialog_has_not_come_up_gets_the_field() {
    let home = home();
    let mut window = asked(home.path());
    window.harness.run_steps(40);
    window.key(SHIFTED, Key::S);
    assert!(window.shows("Save the game"));
    assert_eq!(window.dialogs.open(), 1);
}

#[test]
fn a_field_for_another_game_stays_when_the_dialog_for_the_first_is_answered() {
    let home = home();
    let mut window = asked(home.path());
    window.key(SHIFTED, Key::N);
    window.drag("f1", "f2");
    window.harness.run_steps(40);
    window.key(SHIFTED, Key::S);
    assert!(window.shows("Save the game"));
    let saved = answered(&mut window, &home.path().join("mine.kuba"));
    assert!(saved.contains("g1g2") && !saved.contains("f1f2"), "{saved}");
    assert!(window.shows("Save the game"), "this question is still open");
    let second = home.path().join("second.kuba");
    window.harness.event(Event::Text(second.display().to_string()));
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
    let saved = fs::read_to_string(&second).expect("a file");
    assert!(saved.contains("f1f2"), "{saved}");
}

#[test]
fn the_start_page_has_no_game_to_save() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("g1", "g2");
    window.press("Game");
    window.press("Start page");
    window.settings().system_dialogs = true;
    window.key(Modifiers::COMMAND, Key::S);
    window.key(SHIFTED, Key::S);
    assert_eq!(window.dialogs.open(), 0);
    assert!(!window.shows("Save the game"));
}

#[test]
fn a_system_dialog_that_fails_behind_another_dialog_is_replaced_once_that_is_closed() {
    let home = home();
    let mut window = asked(home.path());
    window.key(Modifiers::COMMAND, Key::Comma);
    window.dialogs.answer(None);
    window.harness.run_steps(20);
    assert!(!window.shows("Path"));
    window.key(Modifiers::NONE, Key::Escape);
    window.wait("the field", |window| window.shows("Path"));
    let mine = home.path().join("mine.kuba");
    window.harness.event(Event::Text(mine.display().to_string()));
    window.key(Modifiers::NONE, Key::Enter);
    window.wait("saving", |window| window.says("Saved as mine.kuba"));
    assert!(fs::read_to_string(&mine).expect("a file").contains("g1g2"));
}
