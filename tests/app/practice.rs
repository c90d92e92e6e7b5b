//! Practice in the window, with positions from games that were played here.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable;
use egui_kittest::{SnapshotOptions, SnapshotResults};
use kuba::app::exercise::puzzles::PuzzleState;
use kuba::app::shell::command::{
    Command, PracticeCommand, PuzzleCommand, StudyCommand, ViewCommand, YouCommand,
};
use kuba::app::shell::theme::ThemeChoice;
use kuba::session::Seat;

use crate::common::window::{Window, home};

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);

/// The last red: White takes it now and wins, or else Black does.
pub(crate) const RACE: &str = r#"GameRecord(game: "kuba", version: 1, rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard), start: Some("7/7/7/7/7/6B/5WR w 6-6"), seats: [Human, Computer(4)], moves: ["f1f2", "g2g1"], date: Some("2026-11-24"))"#;
/// A game of levels 2 and 6.
pub(crate) const LONG: &str = "b7b6 g6f6 g1g2 a2b2 b5c5 f6e6 a6b6 c2c3 g3f3 f6e6 g2f2 e6e5 f1e1 d6c6 e5e4 c3d3 a7a6 a1a2 c7c6 a2b2 f2f3 b2c2 a6b6 g7g6 g3g2 f7f6 b6c6 g6f6 a5a6 c2c3 a6a7 e4e3 e6e5 g2f2 b1c1 f2e2 f6f5 b6b7 e5e6 a7b7 c1d1 b7b6 e6e7 e1e2 c3d3 b6b5 e4e3 c7d7 f5f4 f7e7 c7c6 b2b3 c6c5 e7e6 f2e2 e3e2 d1d2 d2d3 d5c5 e1e2 e6e5 c2b2 c5b5 c4c3 b2b3 d3d4 a5b5 b6a6 b5b4 e5e4 e2d2 e4e3 b2b3 e2d2 b5b4 f4e4 b4c4 d5c5 c4d4 c3c2 b3b2 e3f3 d2c2";
/// The pawn steps over the other one and is there first, or White is.
const QUBISM: &str = r#"GameRecord(game: "qubism", version: 1, rules: (repetition: true), start: Some("1ELSR2/NR2SL1/NR4/4NR/3NR1 e3 d2 b"), seats: [Human, Computer(4)], moves: ["a1NR"])"#;
/// A line pushed to its end makes a square, or Black makes one.
const CUBULUS: &str = r#"GameRecord(game: "cubulus", version: 1, rules: (players: Two(LaidBySecond), repetition: true), start: Some("R1W/RRR/BB1/2R/RBW/RWW/RBR/WWB/BWB w wb -"), seats: [Human, Computer(4)], moves: ["a32"])"#;

/// Writes a game into the archive. The first one is the latest.
pub(crate) fn archive(home: &Path, games: &[&str]) {
    let folder = home.join("data").join("finished");
    fs::create_dir_all(&folder).expect("a folder");
    for (number, game) in games.iter().enumerate() {
        let file = folder.join(format!("2026-11-24 10.0{}.00.kuba", 9 - number));
        fs::write(file, game).expect("a game");
    }
}

fn it_is(window: &mut Window, day: &'static str) {
    let app = window.harness.state_mut().as_mut();
    let app = app.expect("the window is open");
    app.set_calendar(|| day.to_owned());
    window.settle();
}

fn open(home: &Path, size: Vec2, day: &'static str) -> Window {
    let mut window = Window::with(home, size, None);
    it_is(&mut window, day);
    window
}

/// Opens practice and waits for a position.
fn practise(home: &Path, size: Vec2, day: &'static str) -> Window {
    let mut window = open(home, size, day);
    window.run(Command::Practice(PracticeCommand::Begin));
    window.wait("a position", |window| window.app().practice().is_some());
    window
}

fn position(window: &Window) -> PuzzleState {
    window.app().practice().expect("a position")
}

fn answered(window: &mut Window) {
    window.wait("an answer", |window| {
        let state = position(window);
        state.is_open || state.is_over()
    });
}

fn facts(home: &Path) -> String {
    fs::read_to_string(home.join("data").join("practice.txt")).expect("the file of practice")
}

#[test]
fn a_mistake_is_practised_and_comes_back_later() {
    let home = home();
    archive(home.path(), &[RACE]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    assert!(window.shows("You could have won from here. How?"));
    assert!(window.shows("f1-f2, as you played it then"));
    assert!(window.shows("From your game of yesterday against level 4"));
    assert!(window.says("1 of 1"));
    window.drag("f1", "g1");
    answered(&mut window);
    assert!(position(&window).is_solved, "{:?}", position(&window).remark);
    assert!(window.shows("Right"));
    assert!(window.says("Comes back in"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.shows("1 of 1 at the first try"));
    window.press("Done");
    assert!(window.shows("Easy"), "the start page is there again");
    drop(window);
    assert!(facts(home.path()).contains("2026-11-25 first"));
    let mut window = open(home.path(), WIDE, "2026-11-26");
    window.run(Command::Practice(PracticeCommand::Begin));
    window.wait("the end of the search", |window| window.shows("Nothing to practise today"));
    it_is(&mut window, "2027-03-25");
    window.run(Command::Practice(PracticeCommand::Leave));
    window.run(Command::Practice(PracticeCommand::Begin));
    assert!(window.shows("You could have won from here. How?"));
}

#[test]
fn a_wrong_try_is_refuted_and_counts_as_helped() {
    let home = home();
    archive(home.path(), &[RACE]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    window.drag("f1", "f2");
    answered(&mut window);
    assert!(position(&window).can_try_again, "{:?}", position(&window).remark);
    window.press("Try again");
    window.drag("f1", "g1");
    answered(&mut window);
    assert!(position(&window).is_solved);
    window.run(Command::Practice(PracticeCommand::Next));
    assert!(window.shows("0 of 1 at the first try"));
    drop(window);
    assert!(facts(home.path()).contains("2026-11-25 helped"));
}

#[test]
fn a_hint_asks_first_and_a_shown_solution_comes_back_tomorrow() {
    let home = home();
    archive(home.path(), &[RACE]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    window.press("Hint");
    window.wait("the hint", |window| window.shows("You can win. How?"));
    window.press("Hint");
    window.wait("the piece", |window| !window.shows("You can win. How?"));
    window.run(Command::Puzzle(PuzzleCommand::Solution));
    window.wait("the solution", |window| position(window).is_over());
    assert!(window.shows("The solution") && window.says("Comes back tomorrow"));
    drop(window);
    assert!(facts(home.path()).contains("2026-11-25 shown"));
}

#[test]
fn a_position_can_be_left_out_and_taken_back() {
    let home = home();
    archive(home.path(), &[RACE]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    window.press("Leave this one out");
    assert!(window.app().practice().is_none());
    window.press("Take it back");
    assert!(window.app().practice().is_some());
    window.press("Leave this one out");
    drop(window);
    let mut window = open(home.path(), WIDE, "2026-11-26");
    window.run(Command::Practice(PracticeCommand::Begin));
    window.wait("the end of the search", |window| window.shows("Nothing to practise today"));
    assert!(window.app().practice().is_none());
}

#[test]
fn a_game_from_here_is_played_against_the_computer_of_that_game() {
    let home = home();
    archive(home.path(), &[RACE]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    window.run(Command::Puzzle(PuzzleCommand::Solution));
    window.wait("the solution", |window| position(window).is_over());
    window.press("Play from here");
    assert!(window.app().practice().is_none());
    assert_eq!(window.moves().len(), 0);
    assert!(window.says("Level 4"), "the computer of that game");
}

#[test]
fn players_who_do_not_fit_the_position_are_replaced() {
    let home = home();
    archive(home.path(), &[RACE]);
    let window = practise(home.path(), WIDE, "2026-11-25");
    window.app().practice().expect("a position");
    drop(window);
    let text = facts(home.path());
    let (before, rest) = text.split_once("seats: [").expect("seats");
    let (_, after) = rest.split_once(']').expect("their end");
    for seats in ["Human", "Human, Computer(4), Computer(4)", "Computer(4), Computer(4)"] {
        let text = format!("{before}seats: [{seats}]{after}");
        fs::write(home.path().join("data").join("practice.txt"), text).expect("written");
        let mut window = practise(home.path(), WIDE, "2026-11-25");
        window.run(Command::Practice(PracticeCommand::PlayFromHere));
        assert!(window.app().practice().is_none());
        let seats = &window.app().state().seats;
        assert_eq!(seats.len(), 2);
        assert!(seats.iter().any(Seat::is_human), "{seats:?}");
    }
}

#[test]
fn what_is_taken_back_after_another_session_began_is_practised_later() {
    let home = home();
    archive(home.path(), &[RACE]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    let id = window.app().tasks().tasks().next().expect("a task").id.clone();
    window.press("Leave this one out");
    window.run(Command::Practice(PracticeCommand::Begin));
    window.press("Take it back");
    assert!(window.app().practice().is_none(), "it is no part of this session");
    assert!(!window.app().tasks().is_left_out(&id));
}

#[test]
fn the_game_of_a_position_is_studied_there() {
    let home = home();
    archive(home.path(), &[RACE]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    window.run(Command::Puzzle(PuzzleCommand::Solution));
    window.wait("the solution", |window| position(window).is_over());
    window.run(Command::Practice(PracticeCommand::Study));
    assert_eq!(window.moves().len(), 2);
    let state = window.app().state().commands;
    assert!(state.studied);
    assert_eq!((state.shown, state.moves), (0, 2));
}

#[test]
fn mistakes_in_every_game_are_practised_in_one_session() {
    let home = home();
    archive(home.path(), &[RACE, QUBISM, CUBULUS]);
    let mut window = open(home.path(), WIDE, "2026-11-25");
    window.run(Command::Practice(PracticeCommand::Begin));
    let tasks = |home: &Path| fs::read_to_string(home.join("data").join("practice.txt"));
    let path = home.path().to_owned();
    window.wait("three positions", move |_| {
        tasks(&path).is_ok_and(|text| text.matches("task (").count() == 3)
    });
    window.run(Command::Practice(PracticeCommand::Leave));
    window.run(Command::Practice(PracticeCommand::Begin));
    assert!(window.says("1 of 3"));
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(position(&window).game);
        window.run(Command::Puzzle(PuzzleCommand::Solution));
        window.wait("the solution", |window| position(window).is_over());
        window.run(Command::Practice(PracticeCommand::Next));
    }
    seen.sort_unstable();
    assert_eq!(seen, ["cubulus", "kuba", "qubism"]);
    assert!(window.shows("0 of 3 at the first try"));
    assert!(window.shows("3 come back tomorrow."));
}

#[test]
fn the_result_of_a_lost_game_offers_its_positions() {
    let home = home();
    let file = home.path().join("race.kuba");
    fs::write(&file, RACE.replace(r#""f1f2", "g2g1""#, "")).expect("a game");
    let mut window = Window::with(home.path(), WIDE, Some(&file));
    window.drag("f1", "f2");
    window.wait("the warning", |window| window.shows("Play on"));
    window.press("Play on");
    window.wait("the end", |window| window.shows("The computer wins"));
    let offer = "Practise a position";
    window.wait("the offer", |window| window.shows(offer));
    window.press(offer);
    assert!(window.shows("You could have won from here. How?"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("The computer wins"), "the game is still there");
}

#[test]
fn a_search_can_be_stopped_and_goes_on() {
    let home = home();
    let moves: Vec<String> = LONG.split(' ').map(|mv| format!("{mv:?}")).collect();
    let long = RACE
        .replace(r#""f1f2", "g2g1""#, &moves.join(", "))
        .replace(r#"Some("7/7/7/7/7/6B/5WR w 6-6")"#, "None");
    archive(home.path(), &[&long, &long, &long]);
    let mut window = open(home.path(), WIDE, "2026-11-25");
    window.run(Command::Practice(PracticeCommand::Begin));
    window.wait("the search", |window| window.shows("Stop"));
    window.press("Stop");
    assert!(window.shows("Go on looking") && !window.shows("Stop"));
    window.press("Go on looking");
    window.wait("the search", |window| window.shows("Stop"));
    window.press("Leave practice");
    assert!(window.shows("Easy"));
}

#[test]
fn a_damaged_list_is_kept_and_told_and_its_rest_is_practised() {
    let home = home();
    archive(home.path(), &[RACE]);
    drop(practise(home.path(), WIDE, "2026-11-25"));
    let path: PathBuf = home.path().join("data").join("practice.txt");
    let text = facts(home.path());
    fs::write(&path, format!("{text}rubbish (\n")).expect("the file");
    let mut window = open(home.path(), WIDE, "2026-11-25");
    window.wait("the message", |window| window.says("The list of practice positions was damaged."));
    window.run(Command::Practice(PracticeCommand::Begin));
    assert!(window.app().practice().is_some());
}

#[test]
fn the_page_names_what_costs_most_and_leads_to_the_positions() {
    let home = home();
    archive(home.path(), &[RACE; 10]);
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    // A number counts the positions of all games.
    window.wait("all games being searched", |window| {
        let mut games = (0..10).map(|number| format!("2026-11-24 10.0{number}.00.kuba"));
        games.all(|game| window.app().tasks().is_looked_at(&game))
    });
    window.run(Command::Practice(PracticeCommand::Leave));
    window.run(Command::You(YouCommand::Open));
    window.wait("the skills", |window| window.shows("What costs you most: Defending"));
    assert!(window.says("At every move you left your opponent a way to win."));
    window.wait("all games being judged", |window| {
        window.shows("Guarding") && window.says("Not once in 10 moves.")
    });
    let doors = window.harness.query_all_by_label("Practise these · 1");
    let first = doors.into_iter().next().expect("a door");
    first.click_accesskit();
    window.settle();
    assert_eq!(position(&window).task.key, "practice-task-win");
    window.run(Command::Practice(PracticeCommand::Leave));
    assert!(window.shows("What costs you most: Defending"), "the page again");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("Easy"), "the start page");
}

#[test]
fn the_page_looks_for_positions_in_games_that_were_never_searched() {
    let home = home();
    archive(home.path(), &[RACE; 10]);
    let mut window = open(home.path(), WIDE, "2026-11-25");
    window.run(Command::You(YouCommand::Open));
    window.wait("the skills", |window| window.says("Look for positions"));
    assert!(!window.says("Nothing to practise yet"));
    let doors = window.harness.query_all_by_label("Look for positions");
    let first = doors.into_iter().next().expect("a door");
    first.click_accesskit();
    window.wait("a position", |window| window.app().practice().is_some());
}

#[test]
fn a_task_of_an_older_search_takes_the_verdicts_of_the_study() {
    let home = home();
    archive(home.path(), &[RACE]);
    let window = practise(home.path(), WIDE, "2026-11-25");
    let task = window.app().tasks().tasks().next().expect("a task").clone();
    drop(window);
    let older = facts(home.path())
        .replace("examined ", "searched ")
        .replace(&task.after, "-9.00,30.0/70.0,9000,-,g2g1");
    assert!(!older.contains(&task.after));
    fs::write(home.path().join("data").join("practice.txt"), older).expect("written");
    let mut window = practise(home.path(), WIDE, "2026-11-25");
    window.wait("the verdicts of the study", |window| {
        window.app().tasks().tasks().next().is_some_and(|known| *known == task)
    });
    assert!(window.shows("You could have won from here. How?"));
}

#[test]
fn practice_looks_as_it_did_in_every_size() {
    let home = home();
    archive(home.path(), &[RACE]);
    drop(practise(home.path(), WIDE, "2026-11-25"));
    let options = SnapshotOptions::new().max_failed_pixels(60);
    let mut results = SnapshotResults::new();
    // After a solution was shown, the position comes back on the next day.
    for (name, size, theme, day) in [
        ("practice-light", WIDE, ThemeChoice::Light, "2026-11-25"),
        ("practice-dark-small", SMALL, ThemeChoice::Dark, "2026-11-26"),
        ("practice-light-least", LEAST, ThemeChoice::Light, "2026-11-27"),
    ] {
        let mut window = practise(home.path(), size, day);
        window.run(Command::View(ViewCommand::Theme(theme)));
        results.add(window.harness.try_snapshot_options(name, &options));
        window.run(Command::Puzzle(PuzzleCommand::Solution));
        window.wait("the solution", |window| position(window).is_over());
        window.harness.run_steps(120);
        let name = format!("{name}-right");
        results.add(window.harness.try_snapshot_options(name, &options));
    }
}

#[test]
fn a_game_from_a_studied_position_leaves_the_study_one_click_away() {
    let home = home();
    let file = home.path().join("race.kuba");
    fs::write(&file, RACE).expect("a game");
    let mut window = Window::with(home.path(), WIDE, Some(&file));
    window.run(Command::Study(StudyCommand::Review));
    window.press("Play from here");
    assert_eq!(window.moves().len(), 0);
    assert!(window.says("Level 4") && !window.app().state().commands.studied);
    window.press("Back to it");
    assert_eq!(window.moves().len(), 2);
}
