//! Requests that further starts of the program send to the open window.

use std::path::Path;

use kuba::app::LaunchAction;

use crate::common::window::{Window, home};

fn saved(folder: &Path, name: &str, push: (&str, &str)) -> std::path::PathBuf {
    let mut window = Window::two_players(&folder.join(name));
    window.drag(push.0, push.1);
    let file = folder.join(name).with_extension("kuba");
    let text = window.app().table().record(None);
    std::fs::write(&file, text).expect("a file");
    file
}

#[test]
fn another_start_opens_its_game_in_the_window_that_is_open() {
    let home = home();
    let file = saved(home.path(), "evening", ("g1", "g2"));
    let mut window = Window::open(&home.path().join("own"));
    window.launch(LaunchAction::Open(file.clone()));
    assert_eq!(window.moves(), ["g1g2"]);
    // Opening a file from elsewhere does not lose an unsaved game.
    window.drag("f7", "f6");
    window.launch(LaunchAction::Open(file));
    assert_eq!(window.moves(), ["g1g2"]);
    window.wait("the game being kept", |window| window.shows("Back to it"));
    window.press("Back to it");
    assert_eq!(window.moves(), ["g1g2", "f7f6"]);
}

#[test]
fn another_start_can_begin_a_game() {
    let home = home();
    let mut window = Window::open(home.path());
    window.launch(LaunchAction::Show);
    assert!(window.shows("Two players"), "the welcome stays");
    window.launch(LaunchAction::TwoPlayers);
    window.drag("f1", "f2");
    assert_eq!(window.moves(), ["f1f2"]);
    window.launch(LaunchAction::NewGame);
    assert!(window.shows("New game"));
    // A second request leaves the open dialog as it is, without a message.
    window.launch(LaunchAction::NewGame);
    assert!(!window.says("Close the dialog first"));
}

#[test]
fn a_dialog_is_not_pushed_aside_by_another_start() {
    let home = home();
    let file = saved(home.path(), "evening", ("g1", "g2"));
    let mut window = Window::open(&home.path().join("own"));
    window.launch(LaunchAction::NewGame);
    window.launch(LaunchAction::Open(file));
    assert!(window.says("Close the dialog first, then open the game again."));
    assert!(window.moves().is_empty());
}
