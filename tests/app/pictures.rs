//! Snapshots of the window.
//!
//! The software renderer draws `tests/snapshots/`, so they are the same on every machine. After an
//! intended change, run `UPDATE_SNAPSHOTS=1 cargo test --test app` and look at the new pictures.

use crate::common::window::{Window, home};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::SnapshotOptions;

const SMALL: Vec2 = Vec2::new(800.0, 600.0);

fn open(size: Vec2, settings: &str) -> (Window, tempfile::TempDir) {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), settings).expect("settings");
    (Window::with(home.path(), size, None), home)
}

/// Allows a few different pixels: the last bit of a sine depends on the machine.
fn compare(window: &mut Window, name: &str) {
    // Wait until all animation is over.
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_first_start() {
    let (mut window, _home) = open(Vec2::new(1280.0, 800.0), "(theme: Light)");
    window.wait_for_ratings();
    compare(&mut window, "first-start-light");
}

#[test]
fn a_game_in_the_middle_with_symbols() {
    let (mut window, _home) = open(SMALL, "(theme: Dark, marbles: Symbols)");
    window.paste("f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5");
    compare(&mut window, "middle-dark-symbols");
}

#[test]
fn a_chosen_marble_and_why_it_cannot_go_there() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    window.press("Two players");
    window.click("f1");
    window.drag("f1", "e1");
    window.click("f1");
    let chip = window.cell("e1").lerp(window.cell("f1"), 0.4);
    window.harness.hover_at(chip);
    window.settle();
    compare(&mut window, "chips-dark");
}

#[test]
fn a_marble_on_its_way_over_the_edge() {
    let (mut window, _home) = open(SMALL, "(theme: Light)");
    window.paste("7/7/7/WB5/7/7/1W1WRBR w 3-2");
    let (from, to) = (window.cell("d1"), window.cell("e1"));
    window.hold("d1", from + (to - from) * 0.75);
    compare(&mut window, "drag-light");
}

#[test]
fn an_extra_turn() {
    let (mut window, _home) = open(SMALL, "(theme: Light)");
    window.paste("7/7/7/WB5/7/7/1W1WRBR w 3-2");
    window.drag("d1", "e1");
    compare(&mut window, "extra-turn-light");
}

#[test]
fn the_end_of_a_game() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    window.paste("7/2B4/7/W4WR/7/2R4/B6 w 6-2");
    window.drag("f4", "g4");
    compare(&mut window, "end-dark");
}

#[test]
fn the_least_window_with_the_board_turned_round() {
    let size = Vec2::new(480.0, 600.0);
    let (mut window, _home) = open(size, "(theme: Light, turned: true)");
    window.press("Two players");
    window.drag("f1", "f2");
    compare(&mut window, "least-light-turned");
}

#[test]
fn the_dialogs() {
    let (mut window, _home) = open(SMALL, "(theme: Light)");
    window.wait_for_ratings();
    window.key(Modifiers::COMMAND, Key::N);
    compare(&mut window, "new-game-light");
    window.key(Modifiers::NONE, Key::Escape);
    window.key(Modifiers::COMMAND, Key::Comma);
    compare(&mut window, "settings-light");
    window.key(Modifiers::NONE, Key::Escape);
    window.key(Modifiers::NONE, Key::F1);
    compare(&mut window, "help-light");
}

/// The form for a strict game of two people with clocks of their own.
#[test]
fn a_strict_game_with_own_clocks() {
    let settings = "players: {\"kuba\": [Named(\"Ana\"), Named(\"Ben\")]}, clock: Some(Game(minutes: 10, more: 3)), \
                    own_times: {\"kuba\": [(Named(\"Ana\"), (minutes: 10, more: 5)), (Named(\"Ben\"), (minutes: 5, \
                    more: 3))]}, strict: true";
    for (size, name) in
        [(Vec2::new(1280.0, 800.0), "1280"), (SMALL, "800"), (Vec2::new(480.0, 600.0), "480")]
    {
        for theme in ["Light", "Dark"] {
            let (mut window, _home) = open(size, &format!("(theme: {theme}, {settings})"));
            window.wait_for_ratings();
            window.key(Modifiers::COMMAND, Key::N);
            window.scroll_to("Rules, clock, board, position");
            window.press("Rules, clock, board, position");
            window.scroll_to("Each their own");
            compare(&mut window, &format!("own-clocks-{}-{name}", theme.to_lowercase()));
        }
    }
}

#[test]
fn three_captures_in_one_turn() {
    let (mut window, _home) = open(Vec2::new(1280.0, 800.0), "(theme: Light)");
    window.press("Two players");
    window.paste("7/7/5WR/5WR/5WR/7/B6 w 1-0");
    for rank in ["5", "4", "3"] {
        window.drag(&format!("f{rank}"), &format!("g{rank}"));
    }
    compare(&mut window, "chain-light");
}
