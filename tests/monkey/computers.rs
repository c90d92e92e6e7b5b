//! Computer against computer, game after game: memory stays flat.

use std::time::Instant;

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use kuba::board::Speed;

use super::{alone, bytes, megabytes, number};
use crate::common::window::{Window, home};

/// Allowed growth between half of the games and all of them, in MB. The font atlas grows in steps, both in
/// the window and in the test's copy.
const MOST_LEFT: f32 = 2.5;
/// Shortest time of a push at normal speed, in seconds: the animation of one marble and the pause before the
/// computer's next move.
const PUSH: f32 = 0.18 + 0.35;

#[test]
fn computers_that_play_for_ever_take_no_more_memory() {
    let _alone = alone();
    let games = number("KUBA_GAMES", 12);
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().level = 1;
    window.settings().animation = Speed::Off;
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Computer against itself");
    window.press("Play");
    let (begun, mut pushes, mut half) = (Instant::now(), 0, None);
    for game in 1..=games {
        while window.app().state().ended.is_none() {
            window.harness.step();
            assert!(window.moves().len() < 5_000, "a game without an end");
        }
        pushes += window.moves().len();
        window.key(Modifiers::NONE, Key::Enter);
        window.harness.run_steps(3);
        if game == games.div_ceil(2) {
            half = Some(megabytes());
        }
        if game.is_multiple_of(games.div_ceil(10)) {
            println!(
                "{game} games, {pushes} pushes ({:.1} hours in the window) in {:.1} s: {:.1} MB",
                pushes as f32 * PUSH / 3600.0,
                begun.elapsed().as_secs_f32(),
                megabytes()
            );
        }
    }
    let grown = megabytes() - half.expect("some games were played");
    assert!(grown < MOST_LEFT, "grown by {grown} MB");
}

#[test]
fn messages_that_come_and_go_leave_nothing_behind() {
    let _alone = alone();
    let home = home();
    let mut window = Window::two_players(home.path());
    let mut copy = |times| {
        for _ in 0..times {
            window.harness.event(Event::Copy);
            window.harness.run_steps(3);
            assert!(window.says("Game copied."));
            window.harness.get_by_label("Dismiss").click();
            window.harness.run_steps(3);
            assert!(!window.says("Game copied."));
        }
        bytes()
    };
    let before = copy(10);
    let grown = copy(40).saturating_sub(before);
    println!("forty messages leave {grown} bytes");
    assert!(grown < 10_000, "grown by {grown} bytes");
}
