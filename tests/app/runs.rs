//! Runs of puzzles in the window: solved and missed by hand, with and without a clock.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use egui::{Key, Modifiers, RawInput, Vec2};
use egui_kittest::kittest::Queryable;
use egui_kittest::{SnapshotOptions, SnapshotResults};
use kuba::app::exercise::puzzles::PuzzleState;
use kuba::app::shell::command::{Command, PracticeCommand, RunCommand, ViewCommand};
use kuba::app::shell::theme::ThemeChoice;
use kuba::bot::Evaluate;
use kuba::bot::puzzle::Puzzle;
use kuba::bot::search::Node;
use kuba::i18n::Texts;
use kuba::rules::Game;
use kuba::rules::kuba::{GameState as Kuba, Move};
use kuba::store::PuzzleProgress;
use kuba::store::runs::RunKind;

use crate::common::window::{Window, home};

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);
const TODAY: &str = "2026-11-27";

fn run(home: &Path, size: Vec2, kind: RunCommand) -> Window {
    let mut window = Window::with(home, size, None);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| TODAY.to_owned());
    window.run(Command::Run(RunCommand::Open));
    window.run(Command::Run(kind));
    window
}

fn puzzle(window: &Window) -> (PuzzleState, Puzzle<Kuba>) {
    let state = window.app().run().expect("a puzzle");
    let known = Puzzle::all().into_iter().find(|puzzle| puzzle.id == state.id);
    (state, known.expect("a puzzle of the program"))
}

fn push(window: &mut Window, mv: Move) {
    let text = mv.to_string();
    let (from, to) = text.split_at(2);
    window.drag(from, to);
}

fn is_over(window: &Window) -> bool {
    window.shows("Three minutes") || window.shows("Streak")
}

/// Plays the solution of the present puzzle up to its last move, and returns that move.
fn play_to_the_last(window: &mut Window) -> Move {
    let (state, puzzle) = puzzle(window);
    let mut game = puzzle.game.clone();
    let me = game.turn();
    let (&last, before) = puzzle.line.split_last().expect("a move");
    for &mv in before {
        if game.turn() == me {
            window.wait("a turn", |window| {
                let now = window.app().run();
                now.is_none_or(|now| now.id != state.id || now.is_open)
            });
            push(window, mv);
        }
        game.play(mv);
    }
    window.wait("the last turn", |window| {
        window.app().run().is_none_or(|now| now.id != state.id || now.is_open)
    });
    last
}

/// Plays the solution of the present puzzle and waits for the next one.
fn solve(window: &mut Window) {
    let (state, _) = puzzle(window);
    let last = play_to_the_last(window);
    push(window, last);
    window.wait("the next puzzle", |window| {
        is_over(window) || window.app().run().is_some_and(|now| now.id != state.id)
    });
}

/// Plays a wrong first move and waits for what follows.
fn miss(window: &mut Window) {
    let (state, puzzle) = puzzle(window);
    let board = |mv: Move| {
        let mut node = puzzle.game.node();
        node.play(mv);
        node.arrangement()
    };
    let mut legal = Vec::new();
    puzzle.game.legal_moves(&mut legal);
    let wrong = legal.into_iter().find(|&mv| board(mv) != board(puzzle.line[0]));
    push(window, wrong.expect("another move"));
    window.wait("the end of the puzzle", |window| {
        is_over(window) || window.app().run().is_some_and(|now| now.id != state.id)
    });
}

#[test]
fn a_streak_lasts_until_the_first_mistake_which_comes_back_in_practice() {
    let home = home();
    let mut window = run(home.path(), WIDE, RunCommand::Streak);
    let (_, first) = puzzle(&window);
    assert_eq!(first.grade, 1);
    solve(&mut window);
    solve(&mut window);
    let (missed, _) = puzzle(&window);
    miss(&mut window);
    assert!(window.shows("2 puzzles solved") && window.shows("A new record!"));
    let shown = window.app().run().expect("the missed puzzle");
    assert_eq!(shown.id, missed.id);
    assert!(!shown.is_open && shown.remark.is_some(), "its solution is shown at once");
    let progress = window.app().progress();
    assert_eq!(progress.runs.best(("kuba", RunKind::Streak), Some(TODAY)), Some(2));
    assert!(progress.solved(&first.id).is_some() && progress.solved(&missed.id).is_none());
    window.wait("the missed puzzle in practice", |window| {
        window.app().tasks().tasks().next().is_some()
    });
    window.press("Puzzle 3, missed");
    assert_eq!(window.app().run().expect("looked at").id, missed.id);
    window.press("Hint");
    window.wait("a hint", |window| window.app().run().is_some_and(|state| state.remark.is_some()));
    window.run(Command::Practice(PracticeCommand::Begin));
    window.wait("a position", |window| window.app().practice().is_some());
    assert!(window.says("Missed in a run"));
}

#[test]
fn three_mistakes_end_a_run_against_the_clock_and_the_last_run_can_be_seen_later() {
    let home = home();
    let mut window = run(home.path(), SMALL, RunCommand::Minutes);
    assert!(window.shows("0 of 3 mistakes") && window.shows("0 puzzles solved"));
    miss(&mut window);
    solve(&mut window);
    miss(&mut window);
    assert!(window.shows("2 of 3 mistakes"));
    miss(&mut window);
    assert!(window.shows("One puzzle solved"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().run().is_none());
    drop(window);
    let mut window = Window::with(home.path(), WIDE, None);
    window.run(Command::Run(RunCommand::Open));
    assert!(window.shows("Last run") && !window.says("puzzle solved"));
    window.press("Puzzle 2, solved");
    assert!(window.app().run().is_some());
}

#[test]
fn the_clock_of_a_run_goes_on_while_the_window_is_hidden_and_ends_it() {
    let home = home();
    let mut window = run(home.path(), WIDE, RunCommand::Minutes);
    let time = Arc::new(AtomicU64::new(0));
    let elapsed = Arc::clone(&time);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open")
        .set_monotonic(move || Duration::from_millis(elapsed.load(Ordering::Relaxed)));
    window.harness.step();
    let ctx = window.harness.ctx.clone();
    let mut pass = |millis: u64| {
        time.fetch_add(millis, Ordering::Relaxed);
        let app = window.harness.state_mut().as_mut();
        let app = app.expect("the window is open");
        let _ = ctx.run_logic(&RawInput::default(), |ctx| app.logic(ctx));
        app.run().is_some()
    };
    assert!(pass(150_000));
    assert!(!pass(40_000), "the run is over");
    assert!(window.app().progress().runs.is_empty(), "nothing was tried");
}

#[test]
fn the_clock_of_a_run_goes_on_while_the_computer_sleeps() {
    let home = home();
    let mut window = run(home.path(), WIDE, RunCommand::Minutes);
    assert!(window.app().run().is_some());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_asleep(|| Duration::from_mins(4));
    window.harness.run_steps(2);
    assert!(is_over(&window));
}

#[test]
fn a_streak_waits_until_tomorrow() {
    let home = home();
    let mut window = run(home.path(), WIDE, RunCommand::Streak);
    solve(&mut window);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("It waits until tomorrow."));
    assert!(window.closes());
    drop(window);
    let goes_on = |day: &'static str| {
        let mut window = Window::with(home.path(), WIDE, None);
        let app = window.harness.state_mut().as_mut();
        app.expect("the window is open").set_calendar(move || day.to_owned());
        window.run(Command::Run(RunCommand::Open));
        let says = window.shows("Goes on at 1, until the first mistake.");
        window.run(Command::Run(RunCommand::Streak));
        let solved = window.shows("One puzzle solved");
        assert_eq!(says, solved);
        (window, solved)
    };
    let (window, is_later) = goes_on("2026-11-29 04:00:00");
    assert!(!is_later, "the day after tomorrow a new one begins");
    drop(window);
    let (mut window, is_next) = goes_on("2026-11-29 03:59:59");
    assert!(is_next);
    solve(&mut window);
    let runs = &window.app().progress().runs;
    assert_eq!(runs.best(("kuba", RunKind::Streak), None), Some(2));
}

#[test]
fn escape_ends_a_run_and_what_was_solved_counts() {
    let home = home();
    let mut window = run(home.path(), LEAST, RunCommand::Streak);
    solve(&mut window);
    window.key(Modifiers::NONE, Key::H);
    let state = window.app().run().expect("still running");
    assert_eq!(state.remark, None, "no hints during a run");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(is_over(&window));
    let runs = &window.app().progress().runs;
    assert_eq!(runs.best(("kuba", RunKind::Streak), None), Some(1));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(!is_over(&window), "Enter begins the same kind again");
    assert!(window.closes());
    drop(window);
    let window = Window::with(home.path(), LEAST, None);
    assert_eq!(window.app().progress().runs.iter().count(), 1);
}

#[test]
fn a_run_survives_a_kill_of_the_program() {
    let home = home();
    let mut window = run(home.path(), LEAST, RunCommand::Streak);
    let saved = |home: &Path| {
        let path = home.join("data").join("puzzles.txt");
        PuzzleProgress::read(&path).expect("the file of the progress").runs
    };
    for solved in 1..=2 {
        solve(&mut window);
        window.wait("the run in the file", |_| {
            saved(home.path()).best(("kuba", RunKind::Streak), Some(TODAY)) == Some(solved)
        });
    }
    assert!(window.app().run().is_some(), "the run goes on");
    miss(&mut window);
    assert!(window.says("2 puzzles solved · A new record!"));
    assert!(window.closes());
    drop(window);
    let runs = saved(home.path());
    assert_eq!(runs.iter().map(|run| run.tries.len()).collect::<Vec<_>>(), [3]);
}

#[test]
fn a_right_move_just_before_the_end_of_a_run_counts() {
    let home = home();
    let mut window = run(home.path(), LEAST, RunCommand::Minutes);
    let (_, first) = puzzle(&window);
    let last = play_to_the_last(&mut window);
    let text = last.to_string();
    let (from, to) = text.split_at(2);
    let end = window.cell(to);
    window.hold(from, end);
    window.harness.drop_at(end);
    // The move is made in this frame, and its verdict is taken in a later one.
    window.harness.step();
    window.request(Command::Run(RunCommand::End));
    let ends = |window: &Window| window.shows("One puzzle solved");
    window.wait("the verdict on the last move", ends);
    let progress = window.app().progress();
    assert_eq!(progress.runs.best(("kuba", RunKind::Minutes), Some(TODAY)), Some(1));
    assert!(progress.solved(&first.id).is_some());
}

#[test]
fn the_way_out_of_a_run_is_within_the_window_in_every_size_and_language() {
    let home = home();
    for size in [WIDE, SMALL, LEAST] {
        for tag in ["en", "de", "fr", "es", "ja", "ro"] {
            let mut window = Window::with(home.path(), size, None);
            window.speak(tag);
            window.run(Command::Run(RunCommand::Open));
            window.run(Command::Run(RunCommand::Minutes));
            let texts = Texts::new(&[tag.to_owned()]);
            let name = texts.text("run-end");
            let end = window.harness.query_all_by_label(&name);
            let lowest = end.map(|node| node.rect().bottom()).fold(0.0, f32::max);
            assert!(lowest > size.y / 2.0 && lowest < size.y - 20.0, "{size}, {tag}: {lowest}");
            window.run(Command::Run(RunCommand::End));
        }
    }
}

#[test]
fn runs_look_as_they_did_in_every_size() {
    let mut results = SnapshotResults::new();
    for (name, size, theme) in [
        ("run-1280", WIDE, ThemeChoice::Light),
        ("run-800-dark", SMALL, ThemeChoice::Dark),
        ("run-480", LEAST, ThemeChoice::Light),
    ] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.run(Command::View(ViewCommand::Theme(theme)));
        window.run(Command::Run(RunCommand::Open));
        let options = SnapshotOptions::new().threshold(0.6);
        let picture = window.harness.try_snapshot_options(name, &options);
        results.add(picture);
        let tiles = window
            .harness
            .query_all_by(|node| node.label().is_some_and(|label| label.starts_with("Puzzle ")));
        assert_eq!(tiles.count(), 0, "there was no run yet");
    }
}
