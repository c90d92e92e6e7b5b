//! Computer against itself, game after game: memory stays flat.

use std::time::Instant;

use egui::{Key, Modifiers};
use kuba::board::Speed;

use super::{alone, megabytes, number};
use crate::common::window::{Window, home};

/// How much more a game may leave behind than the first ones did, in MB.
const MOST_LEFT: f32 = 4.0;

#[test]
fn computers_that_play_for_ever_take_no_more_memory() {
    let _alone = alone();
    let games = number("KUBA_GAMES", 12);
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().level = 1;
    window.settings().other_level = 1;
    window.settings().animation = Speed::Off;
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Computer against itself");
    window.press("Play");
    let (begun, mut pushes, mut first) = (Instant::now(), 0, None);
    for game in 1..=games {
        while window.app().state().ended.is_none() {
            window.harness.step();
            assert!(window.moves().len() < 5_000, "a game without an end");
        }
        pushes += window.moves().len();
        window.key(Modifiers::NONE, Key::Enter);
        window.harness.run_steps(3);
        if game == games.div_ceil(4) {
            first = Some(megabytes());
        }
        if game.is_multiple_of(games.div_ceil(10)) {
            println!(
                "{game} games, {pushes} pushes, {:.1} s: {:.1} MB",
                begun.elapsed().as_secs_f32(),
                megabytes()
            );
        }
    }
    let grown = megabytes() - first.expect("some games were played");
    assert!(grown < MOST_LEFT, "grown by {grown} MB");
}
