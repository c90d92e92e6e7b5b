//! The verdict below the position that is set up, and the user's own puzzles.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, OutputCommand, Vec2};
use kuba::app::exercise::puzzles::PuzzleSource;
use kuba::app::shell::command::{Command, EditorCommand, PuzzleCommand};
use kuba::board::editing::{Edit, EditorVerdict, VerdictKind};
use kuba::bot::Evaluate as _;
use kuba::bot::puzzle::Puzzle;
use kuba::rules::kuba::GameState as Kuba;

use crate::common::window::{Window, home};

const SIZES: [Vec2; 3] =
    [Vec2::new(1280.0, 800.0), Vec2::new(800.0, 600.0), Vec2::new(480.0, 600.0)];

/// A win in one push, and only one.
const WIN: &str = "7/7/7/5WR/7/7/B6 w 6-0";
/// Two pushes win at once.
const TWO: &str = "7/7/7/5WR/7/5WR/B6 w 6-0";

fn set_up(home: &Path, size: Vec2, position: &str) -> Window {
    let mut window = Window::with(home, size, None);
    window.run(Command::Editor(EditorCommand::Begin));
    window.paste(position);
    settle_verdict(&mut window);
    window
}

fn settle_verdict(window: &mut Window) {
    window.wait("a verdict", |window| verdict(window).is_none_or(|verdict| verdict.is_settled));
}

fn verdict(window: &Window) -> Option<&EditorVerdict> {
    window.app().editor()?.verdict.as_ref()
}

fn own_file(home: &Path) -> String {
    fs::read_to_string(home.join("data/own-puzzles.txt")).unwrap_or_default()
}

/// Keeps the position as a puzzle with the suggested name.
fn keep(window: &mut Window) {
    window.run(Command::Editor(EditorCommand::KeepPuzzle));
    window.press("Keep");
}

fn copied(window: &mut Window) -> Option<String> {
    window.request(Command::Puzzle(PuzzleCommand::Copy));
    let mut copied = None;
    for _ in 0..4 {
        window.harness.step();
        let commands = &window.harness.output().platform_output.commands;
        copied = copied.or_else(|| {
            commands.iter().find_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            })
        });
    }
    copied
}

#[test]
fn a_position_with_one_solution_is_called_a_puzzle_in_every_size() {
    for size in SIZES {
        let home = home();
        let window = set_up(home.path(), size, WIN);
        let found = verdict(&window).expect("a verdict");
        assert_eq!(found.kind, VerdictKind::Puzzle);
        assert!(found.can_keep);
        assert!(window.says("White wins in 1 push, and only with"), "{size}");
    }
}

#[test]
fn a_position_with_two_solutions_is_none_and_each_is_shown_when_it_is_pressed() {
    let home = home();
    let mut window = set_up(home.path(), SIZES[0], TWO);
    let found = verdict(&window).expect("a verdict");
    assert_eq!((found.kind, found.can_keep), (VerdictKind::Several, false));
    assert_eq!(found.first_moves.len(), 2);
    for (index, name) in ["f4-g4", "f2-g2"].into_iter().enumerate() {
        window.press(name);
        let shown = verdict(&window).expect("a verdict").shown;
        assert!(shown.is_some(), "{name} {index}");
    }
    window.run(Command::Editor(EditorCommand::KeepPuzzle));
    assert!(!window.shows("Author"), "nothing to keep");
}

#[test]
fn a_new_piece_begins_again_and_a_fault_has_no_verdict() {
    let home = home();
    let mut window = set_up(home.path(), SIZES[0], TWO);
    window.run(Command::Editor(EditorCommand::Edit(Edit::Clear)));
    assert!(!window.app().editor().expect("the editor").faults.is_empty());
    assert_eq!(verdict(&window), None);
    window.run(Command::Editor(EditorCommand::Edit(Edit::Undo)));
    settle_verdict(&mut window);
    assert_eq!(verdict(&window).map(|verdict| verdict.kind), Some(VerdictKind::Several));
}

#[test]
fn a_kept_puzzle_is_played_copied_deleted_and_brought_back_and_survives_a_restart() {
    let home = home();
    let mut window = set_up(home.path(), SIZES[0], WIN);
    keep(&mut window);
    window.wait("the file", |_| !own_file(home.path()).is_empty());
    window.run(Command::Puzzle(PuzzleCommand::Mine));
    let state = window.app().puzzle().expect("the own puzzle");
    assert_eq!(state.source, PuzzleSource::Own);
    assert_eq!(state.attribution.map(|own| own.name).as_deref(), Some("My puzzle 1"));
    let line = format!("My puzzle 1\t1\twin 1\t-\t{WIN} - -\tf4g4");
    let text = copied(&mut window).expect("a line");
    assert_eq!(text.split('\t').count(), line.split('\t').count(), "{text}");
    assert!(text.starts_with("My puzzle 1\t"), "{text}");
    window.drag("f4", "g4");
    window
        .wait("the solution", |window| window.app().puzzle().is_some_and(|state| state.is_solved));
    window.run(Command::Puzzle(PuzzleCommand::Delete));
    window.wait("the file", |_| own_file(home.path()).is_empty());
    let state = window.app().puzzle().expect("the puzzles of the program");
    assert_eq!(state.source, PuzzleSource::Program);
    window.press("Undo");
    window.wait("the file", |_| !own_file(home.path()).is_empty());
    let state = window.app().puzzle().expect("the own puzzle");
    assert_eq!(state.source, PuzzleSource::Own);
    drop(window);
    let mut window = Window::open(home.path());
    window.run(Command::Puzzle(PuzzleCommand::Mine));
    let state = window.app().puzzle().expect("the own puzzle");
    assert_eq!(state.source, PuzzleSource::Own);
}

#[test]
fn what_is_pasted_is_proved_and_only_what_holds_is_added() {
    let home = home();
    let mut window = Window::open(home.path());
    let good = "Two at once\t4\ttake 2\tstraight-back must\tB6/7/7/7/7/7/4WRR w 0-0\te1f1 f1g1";
    let cubulus =
        "Hold\t3\thold 4\t-\tBW1/RBW/WBR/WR1/BBR/RWR/WR1/BWR/BBR w wb c21b21\ta11b11\tAnn";
    let wrong = good.replace("take 2", "take 3");
    let unreadable = good.replace("4WRR", "4WRX");
    window.paste(&format!("{good}\n{cubulus}\n\n{wrong}\n{unreadable}\n{good}\n"));
    window.wait("the proofs", |window| window.says("Puzzles added: 2"));
    assert!(window.says("line 4:"), "the wrong goal is named");
    assert!(window.says("line 5:"), "the position is named");
    window.wait("the file", |_| own_file(home.path()).lines().count() == 2);
    let text = own_file(home.path());
    assert!(text.starts_with("kuba\tTwo at once\t1\ttake 2\t-\t"), "{text}");
    assert!(text.ends_with("\tAnn\n"), "{text}");
}

fn case(name: &str) -> String {
    fs::read_to_string(Path::new("tests/data/cases").join(name)).expect(name)
}

#[test]
fn puzzles_are_read_as_messengers_and_letters_bring_them() {
    for (name, faults) in [("puzzles-with-blanks.txt", false), ("puzzles-in-a-letter.txt", true)] {
        let home = home();
        let mut window = Window::open(home.path());
        window.paste(&case(name));
        window.wait("the proofs", |window| window.says("Puzzles added: 3"));
        assert_eq!(window.says("line 1:") && window.says("line 5:"), faults, "{name}");
        window.wait("the file", |_| own_file(home.path()).lines().count() == 3);
    }
}

/// Puzzles that are proved one after the other.
fn many(games: std::ops::Range<usize>) -> String {
    let list = Puzzle::<Kuba>::all();
    let lines = Kuba::PUZZLES.lines().filter(|line| line.split('\t').count() == 6);
    assert!(games.end <= list.len());
    lines.skip(games.start).take(games.len()).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_second_text_waits_for_the_first_and_closing_loses_no_proved_puzzle() {
    let home = home();
    let mut window = Window::open(home.path());
    window.request(Command::Puzzle(PuzzleCommand::StopProving));
    window.paste(&many(0..30));
    window.paste(&many(30..33));
    window.wait("all proofs", |_| own_file(home.path()).lines().count() == 33);
    drop(window);
    let home = self::home();
    let mut window = Window::open(home.path());
    window.paste(&many(0..100));
    window.paste(&many(100..300));
    window.wait("some proofs", |_| own_file(home.path()).lines().count() > 0);
    assert!(window.says("Proving the puzzles"));
    assert!(!window.closes());
    assert!(window.says("Puzzles not proved yet"));
    window.press("Stop");
    assert!(window.says("Stopped. Not proved"));
    assert!(!window.says("Proving the puzzles"));
    assert!(window.closes());
    drop(window);
    let kept = own_file(home.path()).lines().count();
    assert!((1..300).contains(&kept), "{kept}");
}

#[test]
fn a_file_of_puzzles_is_opened_and_a_hostile_one_adds_nothing() {
    let home = home();
    let mut window = Window::open(home.path());
    let good = "Two\t1\ttake 2\t-\tB6/7/7/7/7/7/4WRR w 0-0\te1f1 f1g1\n";
    let file = home.path().join("puzzles.txt");
    fs::write(&file, good.repeat(100_000)).expect("written");
    window.drop_files(&[&file]);
    assert!(window.says("No puzzle was added"));
    assert_eq!(own_file(home.path()), "");
    fs::write(&file, good).expect("written");
    window.drop_files(&[&file]);
    window.wait("the proof", |window| window.says("Puzzles added: 1"));
    window.key(Modifiers::NONE, Key::Escape);
}
