//! Several windows at once, on what they share.

use kuba::app::Settings;
use kuba::store::{Places, load};

use crate::common::window::{Window, home};

#[test]
fn who_plays_is_kept_for_each_game_whichever_window_it_was_chosen_in() {
    let home = home();
    let mut one = Window::open(home.path());
    let mut two = Window::open(home.path());
    two.press("Cubulus");
    one.press("Easy");
    two.press("Two players");
    drop((one, two));
    let kept = load::<Settings>(Places::at(home.path())).settings;
    let games: Vec<&str> = kept.players.keys().map(String::as_str).collect();
    assert_eq!(games, ["cubulus", "kuba"]);
}
