//! Memory of a game grows linearly with its length, not quadratically.

use egui::Vec2;
use kuba::session::{MOST_MOVES, Session};
use kuba::store::{Record, read_game};

use super::{alone, megabytes};
use crate::common::longest_superko::longest_superko;
use crate::common::quiet::superko;
use crate::common::shuffle::{endless, longest_shuffle};
use crate::common::window::{Window, home};
use kuba::rules::kuba::GameState;

/// Limit for the longest game, in MB.
const MOST: f32 = 40.0;

/// Prints the memory that a game takes and checks the limit.
fn taken(name: &str, play: impl FnOnce() -> Session<GameState>) -> Session<GameState> {
    let before = megabytes();
    let session = play();
    let taken = megabytes() - before;
    println!("{name}: {} pushes take {taken:.1} MB", session.moves().len());
    assert_eq!(session.moves().len(), MOST_MOVES);
    assert!(taken < MOST, "{taken} MB");
    session
}

#[test]
fn the_longest_game_takes_less_than_forty_megabytes() {
    let _alone = alone();
    taken("nothing remembered", longest_shuffle);
    let session = taken("everything remembered", || longest_superko(3));
    let text = Record::of(&session, superko(), Vec::new()).to_ron();
    drop(session);
    taken("read from a file", || read_game::<GameState>(&text).expect("a sound game").0);
}

#[test]
fn the_longest_game_takes_less_than_forty_megabytes_in_the_window() {
    let _alone = alone();
    let home = home();
    for (name, session, rules) in [
        ("nothing remembered", longest_shuffle(), endless()),
        ("everything remembered", longest_superko(3), superko()),
    ] {
        let file = home.path().join("longest.kuba");
        let text = Record::of(&session, rules, Vec::new()).to_ron();
        std::fs::write(&file, text).expect("a file");
        drop(session);
        let size = Vec2::new(1280.0, 800.0);
        let empty = {
            let before = megabytes();
            let _window = Window::with(home.path(), size, None);
            megabytes() - before
        };
        let before = megabytes();
        let window = Window::with(home.path(), size, Some(&file));
        assert_eq!(window.moves().len(), MOST_MOVES);
        let taken = megabytes() - before - empty;
        println!("{name}: the longest game takes {taken:.1} MB in the window");
        assert!(taken < MOST, "{taken} MB");
        drop(window);
        std::fs::remove_dir_all(home.path().join("data")).expect("the game in progress");
    }
}
