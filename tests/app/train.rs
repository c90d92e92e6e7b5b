//! The page "Train": the five tasks of a day one after the other, and the puzzles by their difficulty.

use egui::{Key, Modifiers, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::exercise::puzzles::PuzzleState;
use kuba::app::shell::command::{Command, RunCommand, TrainCommand};
use kuba::app::shell::theme::ThemeChoice;
use kuba::bot::puzzle::Puzzle;
use kuba::rules::Game;
use kuba::rules::kuba::GameState as Kuba;

use crate::common::window::{Window, home};

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);
/// A day whose puzzle is one of Kuba.
const DAY: &str = "2025-01-20";

fn window_on(home: &std::path::Path, size: Vec2, day: &'static str) -> Window {
    let mut window = Window::with(home, size, None);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(move || day.to_owned());
    window.settle();
    window
}

fn shown(window: &Window) -> PuzzleState {
    window.app().puzzle().expect("a puzzle")
}

/// Plays the solution of the puzzle of Kuba on the board.
fn solve(window: &mut Window) {
    let state = shown(window);
    assert_eq!(state.game, "kuba");
    let known = Puzzle::<Kuba>::all().into_iter().find(|puzzle| puzzle.id == state.id);
    let puzzle = known.expect("a puzzle of the program");
    let mut game = puzzle.game.clone();
    let me = game.turn();
    for &mv in &puzzle.line {
        if game.turn() == me {
            window.wait("a turn", |window| {
                window.app().puzzle().is_some_and(|now| now.is_open || now.is_solved)
            });
            let text = mv.to_string();
            let (from, to) = text.split_at(2);
            window.drag(from, to);
        }
        game.play(mv);
    }
    window.wait("the verdict", |window| shown(window).is_solved);
}

/// What the start page says about the page. A menu has the same name.
fn told(window: &Window) -> String {
    let mut rows = window.harness.query_all_by_label("Train");
    rows.find_map(|row| row.accesskit_node().description()).unwrap_or_default()
}

fn press_train(window: &mut Window) {
    let is_row = |row: &egui_kittest::Node<'_>| row.accesskit_node().description().is_some();
    let row = window.harness.query_all_by_label("Train").find(is_row);
    row.expect("the start page").click();
    window.settle();
}

#[test]
fn the_tasks_of_the_day_follow_one_another_and_lead_back_to_the_page() {
    let home = home();
    let mut window = window_on(home.path(), WIDE, DAY);
    assert_eq!(told(&window), "5 for you today");
    press_train(&mut window);
    assert!(window.shows("4 puzzles, the puzzle of the day."));
    assert!(window.says("Today’s first: "));
    window.press("Start");
    let mut seen = Vec::new();
    for _ in 0..4 {
        solve(&mut window);
        seen.push(shown(&window).id);
        window.key(Modifiers::NONE, Key::N);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 4, "each is another one");
    // The puzzle of the day may wait.
    assert!(window.says("Today’s puzzle"));
    window.key(Modifiers::NONE, Key::N);
    assert!(window.shows("The puzzle of the day."), "back on the page");
    window.press("Leave the training");
    let app = window.harness.state_mut().take();
    drop(app);
    let mut window = window_on(home.path(), WIDE, DAY);
    assert!(told(&window).starts_with("One for you"));
    press_train(&mut window);
    assert!(window.shows("Go on"), "what was done today is kept");
    drop(window);
    let window = window_on(home.path(), WIDE, "2025-01-21");
    assert!(told(&window).starts_with("5 for you"));
}

#[test]
fn a_task_that_is_left_leads_back_to_the_page_and_not_into_the_tasks_again() {
    let home = home();
    let mut window = window_on(home.path(), WIDE, DAY);
    press_train(&mut window);
    window.press("Start");
    window.press("Leave the puzzles");
    assert!(window.shows("Leave the training"));
    // A puzzle that is chosen from the tiles is followed by the next one of the collection.
    window.press("Puzzle 3, grade 1");
    assert_eq!(shown(&window).place, 2);
    window.key(Modifiers::NONE, Key::N);
    assert_eq!(shown(&window).place, 3);
    window.key(Modifiers::NONE, Key::Escape);
    window.run(Command::Run(RunCommand::Open));
    window.press("Leave the runs");
    assert!(window.shows("Leave the training"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("Easy"), "the start page");
}

#[test]
fn a_grade_unfolds_to_its_puzzles_and_folds_up() {
    let home = home();
    let mut window = window_on(home.path(), WIDE, DAY);
    window.run(Command::Train(TrainCommand::Open));
    assert!(window.shows("Puzzle 1, grade 1"));
    window.press("Grade 2 of 5 · 0 of 129");
    assert!(!window.shows("Puzzle 1, grade 1") && window.shows("Puzzle 86, grade 2"));
    window.press("Grade 2 of 5 · 0 of 129");
    assert!(!window.shows("Puzzle 86, grade 2"));
}

#[test]
fn what_is_on_the_page_can_be_reached_in_every_size_and_language() {
    for size in [WIDE, SMALL, LEAST] {
        for language in ["en", "de", "es", "fr", "ja", "ro"] {
            let home = home();
            let mut window = window_on(home.path(), size, DAY);
            window.speak(language);
            window.run(Command::Train(TrainCommand::Open));
            let texts = kuba::i18n::Texts::in_language(Some(language));
            // A narrow panel has one of the last two.
            let own = if size == SMALL { "train-make" } else { "train-own" };
            for key in ["train-start", "command-run", own, "train-make"] {
                let name = texts.text(key);
                let node = window.harness.get_by_label(&name);
                node.scroll_to_me();
                window.settle();
                let place = window.harness.get_by_label(&name).rect();
                let panel = egui::Rect::from_min_size(egui::Pos2::ZERO, size).shrink(8.0);
                assert!(panel.contains_rect(place), "{language} {size}: {key} at {place}");
            }
        }
    }
}

fn compare(size: Vec2, theme: ThemeChoice, name: &str) {
    let home = home();
    let mut window = window_on(home.path(), size, DAY);
    window.settings().theme = theme;
    window.run(Command::Train(TrainCommand::Open));
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_page_in_a_large_window() {
    compare(WIDE, ThemeChoice::Light, "train-light");
}

#[test]
fn the_page_in_a_small_window() {
    compare(SMALL, ThemeChoice::Dark, "train-dark-800");
}

#[test]
fn the_page_in_the_smallest_window() {
    compare(LEAST, ThemeChoice::Light, "train-light-480");
}
