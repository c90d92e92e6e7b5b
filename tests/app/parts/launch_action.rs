//! Requests that a program start can make: show the window, open a file, start a game.

use std::path::{Path, PathBuf};

use kuba::app::platform::launch_action::LaunchAction;
use kuba::store::paths::absolute;

#[test]
fn actions_are_understood_as_they_were_meant() {
    for action in [
        LaunchAction::Show,
        LaunchAction::NewGame,
        LaunchAction::TwoPlayers,
        LaunchAction::Open(absolute(Path::new("a game\nin two lines.kuba"))),
    ] {
        assert_eq!(LaunchAction::from_words(&action.words()), Some(action));
    }
    let near = LaunchAction::Open(PathBuf::from("near.kuba"));
    let meant = LaunchAction::Open(absolute(Path::new("near.kuba")));
    assert_eq!(LaunchAction::from_words(&near.words()), Some(meant));
}

#[test]
fn what_is_no_action_is_not_understood() {
    for words in
        ["", "open", "open\n", "open\nnear.kuba", "show\nmore", "delete\n/a", "open\npercent:%"]
    {
        assert_eq!(LaunchAction::from_words(words), None, "{words}");
    }
}
