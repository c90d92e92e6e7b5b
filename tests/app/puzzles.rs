//! Puzzles in the window: real ones, solved and failed by hand.

use std::fs;
use std::path::Path;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::catalogue::Catalogue;
use kuba::app::exercise::puzzles::{PuzzleRemark, PuzzleState};
use kuba::app::shell::command::{Command, PuzzleCommand, TrainCommand};
use kuba::app::shell::theme::ThemeChoice;
use kuba::store::SolutionKind;

use crate::common::places::spoken;
use crate::common::window::{Window, home};

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);
/// A day, the next day, and a day two days later.
const DAYS: [&str; 3] = ["2026-11-23", "2026-11-24", "2026-11-26"];

fn puzzles(home: &Path, size: Vec2, game: &str, day: &'static str) -> Window {
    let mut window = Window::with(home, size, None);
    it_is(&mut window, day);
    if game != "Kuba" {
        window.press(game);
    }
    window.run(Command::Puzzle(PuzzleCommand::Begin));
    window
}

/// Opens the puzzles of Kuba at the one that [`solve_it`] solves.
fn kuba(home: &Path, size: Vec2, day: &'static str) -> Window {
    let mut window = puzzles(home, size, "Kuba", day);
    go_to(&mut window, "kuba-001");
    window
}

fn it_is(window: &mut Window, day: &'static str) {
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| day.to_owned());
    window.settle();
}

fn puzzle(window: &Window) -> PuzzleState {
    window.app().puzzle().expect("a puzzle")
}

fn go_to(window: &mut Window, id: &str) {
    let lists = Catalogue::PROGRAM.puzzle_lists();
    let place = lists.iter().find_map(|list| list.place_of(id));
    let place = place.expect("a puzzle");
    choose(window, &format!("Puzzle {}, grade", place + 1));
    assert_eq!(puzzle(window).id, id);
}

/// Clicks the node whose label begins with `begins`, as a screen reader does.
fn choose(window: &mut Window, begins: &str) {
    let named = |label: String| label.starts_with(begins);
    let found = window.harness.query_all_by(|node| node.label().is_some_and(named));
    let node = found.last().unwrap_or_else(|| panic!("no {begins}"));
    node.click_accesskit();
    window.settle();
}

fn answered(window: &mut Window) {
    window.wait("an answer", |window| {
        let state = puzzle(window);
        state.is_open || state.is_solved
    });
}

/// `pushes` are pairs of cells: from and to.
fn push(window: &mut Window, pushes: &[&str]) {
    for push in pushes {
        let (from, to) = push.split_at(2);
        window.drag(from, to);
        answered(window);
    }
}

fn solve_it(window: &mut Window) {
    assert_eq!(puzzle(window).id, "kuba-001");
    push(window, &["f4e4", "e4d4", "d4c4", "c4b4"]);
    assert!(puzzle(window).is_solved, "{:?}", puzzle(window).remark);
}

fn described(window: &Window, words: &str) -> usize {
    let nodes = window.harness.query_all_by(|node| node.description().as_deref() == Some(words));
    nodes.count()
}

#[test]
fn a_solved_puzzle_is_counted_and_the_next_one_follows() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Kuba", DAYS[0]);
    assert!(window.shows("Puzzle 1 of 600 · Kuba") && window.shows("Grade 1 of 5"));
    go_to(&mut window, "kuba-001");
    assert!(window.shows("Take four reds this turn"));
    assert!(window.says("White to move.") && !window.says("Rules:"));
    solve_it(&mut window);
    assert!(window.shows("Solved at the first try!"));
    assert!(window.says("so far: 1 of 1 at the first try"));
    assert_eq!(described(&window, "Solved at the first try"), 1);
    window.press("Leave the puzzles");
    assert!(window.app().puzzle().is_none());
    assert!(window.shows("Easy"), "the welcome is there again");
    window.run(Command::Train(TrainCommand::Open));
    assert!(window.shows("1 of 600 solved"));
    window.press("Leave the training");
    window.run(Command::Puzzle(PuzzleCommand::Begin));
    let next = puzzle(&window);
    assert!(next.id != "kuba-001" && !next.is_solved);
}

#[test]
fn a_win_is_solved_against_the_defence() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Kuba", DAYS[0]);
    go_to(&mut window, "kuba-005");
    assert!(window.shows("Win with your 2nd push") && window.says("Black to move."));
    push(&mut window, &["e6f6"]);
    assert_eq!(puzzle(&window).remark, Some(PuzzleRemark::Right));
    push(&mut window, &["f6g6"]);
    assert!(puzzle(&window).is_solved);
}

#[test]
fn a_puzzle_of_cubulus_is_solved_by_labels() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Cubulus", DAYS[0]);
    go_to(&mut window, "cubulus-001");
    assert!(!window.says("Rules:"), "they are the usual ones");
    for opening in ["Front, a13", "Bottom, c11"] {
        choose(&mut window, &spoken(opening));
        answered(&mut window);
    }
    assert!(puzzle(&window).is_solved, "{:?}", puzzle(&window).remark);
}

#[test]
fn a_puzzle_of_qubism_is_solved_by_clicks() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Qubism", DAYS[0]);
    go_to(&mut window, "qubism-001");
    for (from, to) in [("e3", "e4"), ("e4", "e5")] {
        window.click(from);
        window.click(to);
        answered(&mut window);
    }
    assert!(puzzle(&window).is_solved, "{:?}", puzzle(&window).remark);
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_goes_back() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Kuba", DAYS[0]);
    go_to(&mut window, "kuba-005");
    window.drag("e6", "d6");
    answered(&mut window);
    assert!(window.says("No: White "), "{:?}", puzzle(&window).remark);
    assert!(window.shows("It was taken back."));
    assert!(window.says("e6, black, yours."), "the position is back");
    window.press("Show why");
    assert!(puzzle(&window).shows_why && !window.says("e6, black, yours."));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!puzzle(&window).shows_why && window.says("e6, black, yours."));
    push(&mut window, &["e6f6", "f6g6"]);
    assert!(puzzle(&window).is_solved);
    assert!(!window.shows("Solved at the first try!"));
    assert_eq!(window.app().progress().solved("kuba-005"), Some(SolutionKind::WithHelp));
}

#[test]
fn a_look_at_the_solution_counts_also_after_a_restart() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    window.press("Solution");
    window.harness.run_steps(20);
    drop(window);
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    solve_it(&mut window);
    assert!(!window.shows("Solved at the first try!"));
    assert_eq!(window.app().progress().solved("kuba-001"), Some(SolutionKind::WithHelp));
    assert!(window.settings().helped.is_empty());
}

#[test]
fn other_rules_than_the_usual_ones_are_named() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Kuba", DAYS[0]);
    go_to(&mut window, "kuba-003");
    assert!(window.shows("Rules: Kings and Soldiers"));
}

#[test]
fn too_few_reds_are_counted() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    window.drag("a6", "b6");
    answered(&mut window);
    assert!(window.says("No: that way you take"), "{:?}", puzzle(&window));
    window.press("Try again");
    assert_eq!(puzzle(&window).remark, None);
    solve_it(&mut window);
}

#[test]
fn a_hint_shows_the_piece_and_then_the_move_and_counts_as_help() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    window.key(Modifiers::NONE, Key::H);
    window.wait("where to look", |window| window.says("Look at the marble on f4."));
    window.press("Hint");
    assert!(window.says("Push f4 left."), "{:?}", puzzle(&window).remark);
    solve_it(&mut window);
    assert!(window.shows("Solved!"));
    assert_eq!(window.app().progress().solved("kuba-001"), Some(SolutionKind::WithHelp));
    window.key(Modifiers::NONE, Key::N);
    assert_ne!(puzzle(&window).id, "kuba-001");
}

#[test]
fn who_was_helped_does_not_solve_it_at_the_first_try_after_leaving() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    window.key(Modifiers::NONE, Key::H);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().puzzle().is_none());
    window.run(Command::Puzzle(PuzzleCommand::Begin));
    solve_it(&mut window);
    assert_eq!(window.app().progress().solved("kuba-001"), Some(SolutionKind::WithHelp));
}

#[test]
fn the_solution_is_played_and_solves_nothing() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    window.press("Solution");
    window.wait("the end of the solution", |window| {
        window.says("b4, white") && !puzzle(window).is_open
    });
    assert!(window.says("This is the solution."));
    assert!(window.app().progress().is_empty());
    window.press("Try again");
    solve_it(&mut window);
    assert!(!window.shows("Solved at the first try!"));
}

#[test]
fn what_was_solved_is_kept_over_a_restart_and_days_in_a_row_are_counted() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    solve_it(&mut window);
    window.key(Modifiers::NONE, Key::Enter);
    assert_ne!(puzzle(&window).id, "kuba-001");
    go_to(&mut window, "kuba-005");
    push(&mut window, &["e6f6"]);
    drop(window);
    let mut window = puzzles(home.path(), WIDE, "Kuba", DAYS[1]);
    assert_eq!(puzzle(&window).id, "kuba-005", "where it was left");
    assert!(window.shows("First day in a row"));
    push(&mut window, &["e6f6", "f6g6"]);
    assert!(window.says(" at the first try"));
    assert!(window.shows("2 days in a row"));
    it_is(&mut window, DAYS[2]);
    assert!(!window.says("in a row"));
}

#[test]
fn a_damaged_list_costs_only_what_cannot_be_read_and_is_put_aside() {
    let home = home();
    let data = home.path().join("data");
    fs::create_dir_all(&data).expect("a folder");
    let file = data.join("puzzles.txt");
    fs::write(&file, "kuba-001 first 2026-11-23\nkuba-0\u{1}\n").expect("a file");
    let window = puzzles(home.path(), WIDE, "Kuba", DAYS[0]);
    assert!(window.says("was damaged"));
    assert!(window.app().progress().solved("kuba-001").is_some());
    assert!(data.join("puzzles.bad.txt").exists());
    let text = fs::read_to_string(&file).expect("written anew");
    assert_eq!(text, "kuba-001 first 2026-11-23\n");
}

#[test]
fn two_windows_lose_nothing_of_each_other() {
    let home = home();
    let mut one = kuba(home.path(), WIDE, DAYS[0]);
    let mut other = kuba(home.path(), WIDE, DAYS[0]);
    solve_it(&mut one);
    go_to(&mut other, "kuba-005");
    push(&mut other, &["e6f6", "f6g6"]);
    drop(one);
    drop(other);
    let window = kuba(home.path(), WIDE, DAYS[0]);
    for id in ["kuba-001", "kuba-005"] {
        assert!(window.app().progress().solved(id).is_some(), "{id}");
    }
}

#[test]
fn the_puzzle_of_the_day_is_the_same_on_one_day_and_another_on_the_next() {
    let todays = |day: &'static str| {
        let home = home();
        let mut window = puzzles(home.path(), WIDE, "Kuba", day);
        let link = window.harness.get_by_role(egui::accesskit::Role::Link);
        link.click();
        window.settle();
        puzzle(&window).id
    };
    assert_eq!(todays(DAYS[0]), todays(DAYS[0]));
    assert_ne!(todays(DAYS[0]), todays(DAYS[1]));
}

#[test]
fn the_puzzle_of_the_day_is_called_so_while_it_is_on_the_board() {
    for size in [WIDE, LEAST] {
        let home = home();
        let mut window = puzzles(home.path(), size, "Kuba", DAYS[0]);
        assert!(!window.says("Today’s puzzle ·"), "another one");
        window.harness.key_press(Key::Escape);
        window.settle();
        let command = kuba::app::shell::command::PuzzleCommand::Today;
        window.run(kuba::app::shell::command::Command::Puzzle(command));
        assert!(window.says("Today"), "{size}");
    }
}

#[test]
fn the_tiles_stand_under_the_stars_of_their_grade_with_what_is_solved_of_it() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    solve_it(&mut window);
    let harness = &window.harness;
    let begins_with =
        |label: Option<String>, name: &str| label.is_some_and(|label| label.starts_with(name));
    let heading = |words: &str| {
        let found = harness.get_by(|node| begins_with(node.label(), words));
        assert_eq!(found.accesskit_node().role(), Role::Heading);
        found.rect()
    };
    let grade = puzzle(&window).grade.expect("a grade");
    let first = heading(&format!("Grade {grade} of 5 · 1 of "));
    let second = heading(&format!("Grade {} of 5 · 0 of ", grade + 1));
    assert!(second.top() > first.bottom());
    let begins = |name: &str| {
        let is_it = |label: Option<String>| label.is_some_and(|label| label.starts_with(name));
        harness.get_by(|node| is_it(node.label())).rect()
    };
    let tile = format!("Puzzle {}, grade", puzzle(&window).place + 1);
    assert!(begins(&tile).top() > first.bottom() - 2.0);
}

#[test]
fn the_game_on_the_table_stays_where_it_is() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("a7", "b7");
    let moves = window.moves();
    assert_eq!(moves.len(), 1);
    window.key(Modifiers::COMMAND, Key::P);
    go_to(&mut window, "kuba-001");
    solve_it(&mut window);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().puzzle().is_none());
    assert_eq!(window.moves(), moves);
}

#[test]
fn puzzles_come_to_a_board_that_was_turned_also_after_a_restart() {
    for game in ["Kuba", "Cubulus", "Qubism"] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.key(Modifiers::COMMAND, Key::T);
        for _ in 0..2 {
            window.key(Modifiers::COMMAND, Key::P);
            assert!(window.app().puzzle().is_some(), "{game}");
            let app = window.harness.state_mut().as_mut();
            app.expect("the window is open").close();
            drop(window);
            window = Window::open(home.path());
            assert!(window.settings().turned);
        }
    }
}

#[test]
fn a_puzzle_is_left_while_its_move_is_looked_at() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Kuba", DAYS[0]);
    go_to(&mut window, "kuba-005");
    let end = window.cell("d6");
    window.hold("e6", end);
    window.harness.drop_at(end);
    window.harness.step();
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().puzzle().is_none());
    window.run(Command::Puzzle(PuzzleCommand::Begin));
    assert!(puzzle(&window).is_open && window.says("e6, black, yours."));
}

#[test]
fn a_puzzle_is_solved_by_the_keyboard_alone() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    window.key(Modifiers::NONE, Key::F);
    window.key(Modifiers::NONE, Key::Num4);
    for _ in 0..4 {
        window.key(Modifiers::SHIFT, Key::ArrowLeft);
        answered(&mut window);
    }
    assert!(puzzle(&window).is_solved, "{:?}", puzzle(&window).remark);
}

fn picture(window: &mut Window, theme: ThemeChoice, name: &str) {
    window.settings().theme = theme;
    // Without the pointer, and after the celebration.
    window.harness.event(Event::PointerGone);
    window.harness.run_steps(60);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_panel_light_with_a_wrong_move() {
    let home = home();
    let mut window = kuba(home.path(), WIDE, DAYS[0]);
    solve_it(&mut window);
    go_to(&mut window, "kuba-005");
    window.drag("e6", "d6");
    answered(&mut window);
    picture(&mut window, ThemeChoice::Light, "puzzle-wrong-light");
    window.press("Show why");
    picture(&mut window, ThemeChoice::Light, "puzzle-why-light");
}

#[test]
fn the_panel_dark_in_a_small_window() {
    let home = home();
    let mut window = puzzles(home.path(), SMALL, "Qubism", DAYS[0]);
    window.key(Modifiers::NONE, Key::H);
    window.wait("a hint", |window| puzzle(window).remark.is_some());
    picture(&mut window, ThemeChoice::Dark, "puzzle-hint-dark-800x600");
}

#[test]
fn the_panel_in_the_smallest_window() {
    let home = home();
    let mut window = kuba(home.path(), LEAST, DAYS[0]);
    picture(&mut window, ThemeChoice::Light, "puzzle-light-480x600");
    solve_it(&mut window);
    picture(&mut window, ThemeChoice::Dark, "puzzle-solved-dark-480x600");
}

#[test]
fn the_panel_beside_the_cube() {
    let home = home();
    let mut window = puzzles(home.path(), WIDE, "Cubulus", DAYS[1]);
    window.key(Modifiers::NONE, Key::H);
    window.wait("a hint", |window| puzzle(window).remark.is_some());
    picture(&mut window, ThemeChoice::Dark, "puzzle-cubulus-hint-dark");
}

#[test]
fn the_welcome_offers_puzzles_in_a_wide_window() {
    let home = home();
    let mut window = Window::with(home.path(), WIDE, None);
    window.wait_for_ratings();
    picture(&mut window, ThemeChoice::Light, "puzzle-welcome-wide");
}

#[test]
fn the_welcome_offers_puzzles_in_the_smallest_window() {
    let home = home();
    let mut window = Window::with(home.path(), LEAST, None);
    window.wait_for_ratings();
    picture(&mut window, ThemeChoice::Dark, "puzzle-welcome-least");
}
