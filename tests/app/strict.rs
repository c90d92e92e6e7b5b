//! Strict games: without help, and without taking moves back.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable;
use kuba::app::shell::command::{
    Command, EditorCommand, GameCommand, StartCommand, StudyCommand, ViewCommand,
};

use crate::common::window::{Window, home};

const SWITCH: &str = "Strict game: no undo, hints, threats or warnings. It counts fully.";

/// A strict game of two people.
fn two_players(home: &Path) -> Window {
    let mut window = Window::open(home);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A friend");
    window.press(SWITCH);
    window.press("Play");
    window
}

fn reason(window: &Window, command: Command) -> Option<&'static str> {
    command.disabled_reason(&window.app().state().commands)
}

#[test]
fn a_strict_game_gives_no_help_and_says_why() {
    let home = home();
    let mut window = two_players(home.path());
    window.drag("f1", "f2");
    for command in [
        Command::Game(GameCommand::Hint),
        Command::Game(GameCommand::Guide),
        Command::Game(GameCommand::Warn),
        Command::Game(GameCommand::ShowThreats),
        Command::View(ViewCommand::Threats),
        Command::Study(StudyCommand::Toggle),
        Command::Study(StudyCommand::ToggleLines),
        Command::Editor(EditorCommand::Begin),
    ] {
        assert!(!window.can(command), "{command:?}");
        assert_eq!(reason(&window, command), Some("disabled-friend"), "{command:?}");
    }
    let undo = Command::Game(GameCommand::Undo);
    assert_eq!(reason(&window, undo), Some("disabled-strict"));
    window.key(Modifiers::COMMAND, Key::Z);
    window.key(Modifiers::NONE, Key::H);
    window.key(Modifiers::COMMAND, Key::R);
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(window.app().state().hint.is_none() && window.app().table().study().is_none());
    window.key(Modifiers::NONE, Key::T);
    assert!(window.says("This is a game without help."));
}

#[test]
fn no_move_is_taken_back_by_playing_from_an_earlier_position() {
    let home = home();
    let mut window = two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    window.key(Modifiers::NONE, Key::Home);
    window.drag("g1", "g2");
    assert_eq!(window.moves(), ["f1f2", "f7f6"]);
    assert!(window.says("This is an earlier position. A strict game goes on from the newest."));
    window.key(Modifiers::NONE, Key::End);
    window.drag("g1", "g2");
    assert_eq!(window.moves().len(), 3);
}

#[test]
fn result_and_record_say_strict_and_the_study_is_open_after_the_end() {
    let home = home();
    let mut window = two_players(home.path());
    window.settings().confirm_resigning = false;
    window.drag("f1", "f2");
    window.run(Command::Game(GameCommand::Resign));
    window.settle();
    assert!(window.says("in a strict game."));
    let record = window.app().table().record(None);
    assert!(record.contains("strict: true"), "{record}");
    assert!(window.app().table().score_sheet().contains("[Strict \"yes\"]"));
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(window.app().state().ended.is_some(), "a resignation is not taken back, either");
    window.run(Command::Study(StudyCommand::Review));
    assert!(window.app().table().study().is_some());
}

#[test]
fn a_restart_keeps_a_strict_game_strict_and_so_does_the_next_game() {
    let home = home();
    let mut window = two_players(home.path());
    window.drag("f1", "f2");
    window.harness.state_mut().as_mut().expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    assert_eq!(window.moves(), ["f1f2"]);
    let undo = Command::Game(GameCommand::Undo);
    assert_eq!(reason(&window, undo), Some("disabled-strict"));
    assert!(window.settings().strict);
    // The next game of the match, and a quick start, which says so.
    window.run(Command::Start(StartCommand::SameAgain));
    assert!(window.app().state().commands.strict);
    window.key(Modifiers::COMMAND, Key::N);
    window.press(SWITCH);
    window.press("Play");
    assert!(!window.app().state().commands.strict);
    window.settings().strict = true;
    window.run(Command::Start(StartCommand::StartPage));
    window.press("Two players");
    assert!(window.app().state().commands.strict);
    assert!(window.says("Strict game: no undo, hints, threats or warnings."));
}

#[test]
fn a_move_on_the_start_page_begins_a_strict_game() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().strict = true;
    window.drag("f1", "f2");
    assert!(window.app().state().commands.strict);
}

#[test]
fn the_computer_does_not_warn_in_a_strict_game() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().strict = true;
    window.settings().warn_learners = true;
    window.press("Easy");
    window.drag("f1", "f2");
    window.wait("the answer", |window| {
        assert!(window.app().state().warning.is_none());
        window.moves().len() > 1
    });
    assert!(window.app().state().lamps.iter().all(Option::is_none));
}

#[test]
fn the_switch_is_a_check_box_in_the_least_window_and_works_by_keyboard() {
    let home = home();
    let mut window = Window::with(home.path(), Vec2::new(480.0, 600.0), None);
    window.key(Modifiers::COMMAND, Key::N);
    window.scroll_to(SWITCH);
    window.harness.get_by_role_and_label(Role::CheckBox, SWITCH).focus();
    window.settle();
    window.key(Modifiers::NONE, Key::Space);
    assert!(window.settings().strict);
}
