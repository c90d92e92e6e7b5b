//! Qubism in the window: played by keyboard alone and by labels alone, saved, and its snapshots.

use std::fs;
use std::path::Path;

use egui::{Event, Key, Modifiers, PointerButton, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::shell::command::{Command, GameCommand};
use kuba::session::Seat;
use tempfile::TempDir;

use crate::common::window::{Window, home};

const TEST: &str = "SL4/5/ER3WL/5/4NR c2 c4 b";
const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);

fn open(size: Vec2, settings: &str) -> (Window, TempDir) {
    let home = home();
    let config = home.path().join("config");
    fs::create_dir_all(&config).expect("a folder");
    fs::write(config.join("settings.ron"), settings).expect("settings");
    (Window::with(home.path(), size, None), home)
}

fn two_people(home: &Path) -> Window {
    let mut window = Window::open(home);
    window.press("Qubism");
    window.press("Two players");
    window
}

fn keys(window: &mut Window, keys: &[Key]) {
    for &key in keys {
        window.key(Modifiers::NONE, key);
    }
}

/// Clicks what begins with these words, as a screen reader does.
fn choose(window: &mut Window, begins: &str) {
    let named = |label: String| label.starts_with(begins);
    window.harness.get_by(|node| node.label().is_some_and(named)).click_accesskit();
    window.settle();
}

/// Compares with the snapshot once all animation is over.
fn compare(window: &mut Window, name: &str) {
    window.harness.run_steps(40);
    compare_now(window, name);
}

fn compare_now(window: &mut Window, name: &str) {
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

const WHOLE_GAME: [&str; 8] =
    ["c1-c2", "c5-c4", "b3NR", "b3-b4ER", "c2-c3", "c4-c2", "c3-c4", "c2-c1"];

#[test]
fn a_whole_game_is_played_by_the_keyboard_alone() {
    let home = home();
    let mut window = two_people(home.path());
    // The first arrow only shows the cursor.
    keys(&mut window, &[Key::ArrowUp, Key::Enter, Key::ArrowUp]);
    window.key(Modifiers::SHIFT, Key::ArrowDown);
    keys(&mut window, &[Key::B, Key::Num3, Key::Enter, Key::Enter]);
    keys(&mut window, &[Key::B, Key::Num3, Key::Enter, Key::ArrowUp, Key::Enter]);
    for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowUp, Key::ArrowDown] {
        window.key(Modifiers::SHIFT, key);
    }
    assert_eq!(window.moves(), WHOLE_GAME);
    assert!(window.shows("White wins"));
    assert!(window.says("after 4 turns"));
    keys(&mut window, &[Key::Enter]);
    assert!(window.moves().is_empty(), "a rematch");
}

#[test]
fn a_whole_game_is_played_by_labels_alone() {
    let home = home();
    let mut window = two_people(home.path());
    for name in ["c1, ", "c2, ", "c5, ", "c4, ", "b3, ", "Place on b3, arrow up, turns right"] {
        choose(&mut window, name);
    }
    for name in ["b3, ", "b4, ", "c2, ", "c3, ", "c4, ", "c2, ", "c3, ", "c4, ", "c2, ", "c1, "] {
        choose(&mut window, name);
    }
    assert_eq!(window.moves(), WHOLE_GAME);
    // Labels in the move list are words.
    for name in [
        "Black: pawn c1 to c2",
        "Black: b3, arrow up, turns right",
        "White: cube b3 to b4, turns right",
    ] {
        assert!(window.shows(name), "{name}");
    }
    assert!(window.shows("White moved to c1. White wins: the far side reached."));
}

#[test]
fn a_game_is_saved_under_its_own_name_and_comes_back() {
    let home = home();
    let mut window = two_people(home.path());
    choose(&mut window, "c1, ");
    choose(&mut window, "c2, ");
    window.key(Modifiers::COMMAND, Key::S);
    let field = window.harness.get_by_label("Path");
    let suggested = field.accesskit_node().value().expect("a path");
    let today = kuba::store::today();
    assert!(
        suggested.ends_with(&format!(" {today}.qubism")) && suggested.contains("White"),
        "{suggested}"
    );
    window.key(Modifiers::NONE, Key::Escape);
    let file = home.path().join("evening.qubism");
    fs::write(&file, window.app().table().record(None)).expect("a file");
    drop(window);
    let window = Window::open(home.path());
    assert_eq!((window.app().state().game, window.moves().len()), ("qubism", 1));
    drop(window);
    let other = crate::common::window::home();
    let window = Window::with(other.path(), WIDE, Some(&file));
    assert_eq!((window.app().state().game, window.moves().len()), ("qubism", 1));
}

#[test]
fn the_computer_answers_gives_hints_and_thinks_in_steps() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Qubism");
    window.press("Medium");
    window.settings().show_thinking = true;
    let own_turn = |window: &Window| {
        let state = window.app().state();
        state.seats[state.turn.index()].is_human() && state.thinking.is_none()
    };
    window.wait("one’s own turn", own_turn);
    let played = window.moves().len();
    window.press("Hint");
    window.wait("a hint", |window| window.app().state().thinking.is_none());
    assert!(window.moves().len() == played);
    let (pawn, squares) =
        if played == 0 { ("c1, ", ["c2, ", "b1, "]) } else { ("c5, ", ["c4, ", "b5, "]) };
    // The computer's first cube may be in the way of the first choice.
    for square in squares {
        if window.moves().len() == played {
            window.key(Modifiers::NONE, Key::Escape);
            choose(&mut window, pawn);
            choose(&mut window, square);
        }
    }
    window.wait("an answer", |window| window.moves().len() >= played + 2 && own_turn(window));
    window.press("Undo");
    assert_eq!(window.moves().len(), played);
}

/// Ann plays Black, Bob plays White.
fn ann_and_bob(home: &Path) -> Window {
    let mut window = Window::open(home);
    let seats = vec![Seat::human("Ann"), Seat::human("Bob")];
    window.settings().confirm_resigning = false;
    window.settings().seat("qubism", seats);
    window.settings().take_turns = Some(false);
    window.press("Qubism");
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    window
}

fn names(window: &Window) -> Vec<Option<&str>> {
    window.app().state().seats.iter().map(Seat::name).collect()
}

fn command(window: &mut Window, name: &str) {
    window.press("Move");
    window.press(name);
}

#[test]
fn who_gives_up_loses_and_begins_the_next_game_with_the_black_pawn() {
    let home = home();
    let mut window = ann_and_bob(home.path());
    assert_eq!(names(&window), [Some("Ann"), Some("Bob")]);
    window.drag("c1", "c2");
    command(&mut window, "Resign…");
    assert!(window.shows("Ann wins") || window.shows("Black wins"));
    assert!(window.says("Ann 1, Bob 0"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.moves().is_empty());
    assert_eq!(names(&window), [Some("Bob"), Some("Ann")]);
    assert_eq!(window.app().state().wins, [0, 1]);
    // Bob reaches the far side; Ann begins the next game.
    for (from, to) in [("c1", "c2"), ("c5", "b5"), ("c2", "c3"), ("b5", "b4")] {
        window.drag(from, to);
    }
    for (from, to) in [("c3", "c4"), ("b4", "b3"), ("c4", "c5")] {
        window.drag(from, to);
    }
    assert!(window.says("Bob 1, Ann 1"));
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(names(&window), [Some("Ann"), Some("Bob")]);
    assert_eq!(window.app().state().wins, [1, 1]);
}

#[test]
fn an_agreed_draw_counts_for_neither_player() {
    let home = home();
    let mut window = ann_and_bob(home.path());
    window.drag("c1", "c2");
    window.run(Command::Game(GameCommand::OfferDraw));
    window.press("Play on");
    assert!(window.app().state().ended.is_none());
    window.run(Command::Game(GameCommand::OfferDraw));
    window.press("Agree");
    assert!(window.shows("A draw") && window.says("Agreed, after"));
    assert!(window.says("Ann 0, Bob 0, one draw."));
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(names(&window), [Some("Bob"), Some("Ann")]);
}

#[test]
fn the_third_time_is_a_draw() {
    let home = home();
    let mut window = ann_and_bob(home.path());
    for _ in 0..2 {
        for (from, to) in [("c1", "c2"), ("c5", "b5"), ("c2", "c1"), ("b5", "c5")] {
            window.drag(from, to);
        }
    }
    assert!(window.shows("A draw") && window.says("Third repetition, after"));
}

#[test]
fn the_sound_moves_of_a_damaged_game_are_on_the_board_and_the_rest_is_kept_aside() {
    let home = home();
    let mut window = two_people(home.path());
    window.drag("c1", "c2");
    window.drag("c5", "c4");
    drop(window);
    let kept = home.path().join("data/current.kuba");
    let text = fs::read_to_string(&kept).expect("a game");
    let cut = text.find("\"c5-c4\"").or_else(|| text.find("\"c5c4\""));
    fs::write(&kept, &text[..cut.expect("a move") + 3]).expect("a file");
    let window = Window::open(home.path());
    assert_eq!(window.app().state().game, "qubism");
    assert_eq!(window.moves(), ["c1-c2"]);
    assert!(window.says("current.bad.kuba"));
}

#[test]
fn a_file_with_a_wrong_move_offers_the_moves_before_it() {
    let home = home();
    let mut window = two_people(home.path());
    window.drag("c1", "c2");
    window.drag("c5", "c4");
    let file = home.path().join("wrong.qubism");
    let text = window.app().table().record(None);
    let wrong = text.replace("c5-c4", "c5-c2");
    assert_ne!(wrong, text);
    fs::write(&file, &wrong).expect("a file");
    let other = crate::common::window::home();
    let mut window = Window::with(other.path(), WIDE, Some(&file));
    assert!(window.says("wrong.qubism, line "));
    window.press("Open that part");
    assert_eq!(window.app().state().game, "qubism");
    assert_eq!(window.moves(), ["c1-c2"]);
    assert_eq!(fs::read_to_string(&file).expect("the file"), wrong);
}

#[test]
fn hints_say_why_and_wins_with_nine_cubes_are_told_to_the_move() {
    let home = home();
    let mut window = two_people(home.path());
    window.settings().show_thinking = true;
    for (position, hint, strip) in [
        ("5/5/5/5/5 c4 e5 b", "reaches the far side", "Black wins in one move"),
        ("WLWL1EL1/2NLER1/5/SLSL2SL/2EL2 b3 c3 w", "you can force a win", "White wins in 4 moves"),
        ("3SL1/SL2EL1/5/SLWLEL1NL/2EL1EL d3 c3 w", "Hint: ", "Black wins in 3 moves"),
    ] {
        window.paste(position);
        window.press("Hint");
        window.wait(hint, |window| window.says("Hint: "));
        assert!(window.says(hint), "{hint}");
        assert!(window.says(strip), "{strip}");
    }
}

#[test]
fn the_pages_are_those_of_qubism() {
    let home = home();
    let mut window = two_people(home.path());
    window.key(Modifiers::NONE, Key::F1);
    assert!(window.shows("T or W") && window.shows("show both shortest ways"));
    window.key(Modifiers::NONE, Key::Escape);
    window.press("Help");
    window.press("Rules");
    assert!(window.shows("The arrow and its fin") && window.shows("No walling in"));
    assert!(!window.says("marble"));
}

#[test]
fn the_start_of_qubism() {
    let (mut window, _home) = open(WIDE, "(theme: Light)");
    window.press("Qubism");
    window.press("Two players");
    compare(&mut window, "qubism-start-light");
}

#[test]
fn the_chips_around_a_square() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    window.paste(TEST);
    window.click("b2");
    let chip = window.harness.get_by_label("Place on b2, arrow left, turns left");
    let at = chip.rect().center();
    window.harness.hover_at(at);
    window.settle();
    compare(&mut window, "qubism-chips-dark");
}

#[test]
fn the_ghosts_of_a_cube() {
    let (mut window, _home) = open(WIDE, "(theme: Light)");
    window.paste(TEST);
    let at = window.cell("e3");
    window.harness.hover_at(at);
    window.settle();
    compare(&mut window, "qubism-ghosts-light");
}

#[test]
fn a_cube_that_tips_over() {
    let (mut window, _home) = open(SMALL, "(theme: Light)");
    window.paste(TEST);
    choose(&mut window, "e3, ");
    let c3 = |label: String| label.starts_with("c3, ");
    window.harness.get_by(|node| node.label().is_some_and(c3)).click_accesskit();
    // The slide takes 240 ms, the pause 60 ms; after 110 ms more the roll is half done.
    window.harness.run_steps(10);
    compare_now(&mut window, "qubism-tipping-light");
}

#[test]
fn a_pawn_that_would_be_walled_in() {
    let (mut window, _home) = open(SMALL, "(theme: Light)");
    window.paste("5/5/2SR2/1SRWL2/1NR3 a1 c4 b");
    window.click("a3");
    window.click("a2");
    compare(&mut window, "qubism-walled-light");
}

#[test]
fn the_end_of_a_game_of_qubism() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    window.paste("5/2WL1ER/1NL1SR1/3NR1/5 d4 b2 b");
    window.drag("d4", "d5");
    compare(&mut window, "qubism-end-dark");
}

#[test]
fn the_least_window_with_the_board_of_qubism_turned_round() {
    let (mut window, _home) = open(Vec2::new(480.0, 600.0), "(theme: Light, turned: true)");
    window.paste(TEST);
    window.drag("e3", "c3");
    window.click("a1");
    compare(&mut window, "qubism-least-light-turned");
}

#[test]
fn a_cube_from_the_rail_shows_where_it_will_turn() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    window.paste(TEST);
    let square = window.cell("e3").x - window.cell("d3").x;
    // The lowest cube in the rail.
    let rail = window.cell("c3") + Vec2::new(3.5, 4.0 * 0.55) * square;
    let over = window.cell("d2") + Vec2::new(6.0, 4.0);
    let button = |pressed| Event::PointerButton {
        pos: rail,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.harness.event(Event::PointerMoved(rail));
    window.harness.event(button(true));
    window.harness.run_steps(1);
    window.harness.event(Event::PointerMoved(over));
    window.harness.run_steps(1);
    window.key(Modifiers::NONE, Key::R);
    compare(&mut window, "qubism-rail-dark");
}

#[test]
fn both_shortest_ways() {
    let (mut window, _home) = open(SMALL, "(theme: Light, marbles: Symbols)");
    window.paste("4WR/2SRNR1/3ER1/3WRSR/5 c1 c5 w");
    window.key(Modifiers::NONE, Key::W);
    window.harness.run_steps(3);
    compare_now(&mut window, "qubism-ways-light");
}

#[test]
fn a_pawn_that_can_jump_aside() {
    let (mut window, _home) = open(SMALL, "(theme: Dark)");
    window.paste("5/5/2NR2/1NR3/5 c4 c5 b");
    window.click("c4");
    compare(&mut window, "qubism-jump-dark");
}
