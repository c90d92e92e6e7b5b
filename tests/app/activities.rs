//! Leaving every activity in every possible way: nothing of the user's is lost.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use kuba::app::LaunchAction;
use kuba::app::shell::command::{Command, LessonCommand, PuzzleCommand};
use kuba::store::SolutionKind;

use crate::common::window::{Window, home};
use crate::practice::{RACE, archive};

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// A way to leave the current activity. `other` is the file of another saved game.
struct Way {
    name: &'static str,
    go: fn(&mut Window, other: &Path),
}

const WAYS: [Way; 12] = [
    Way {
        name: "the start page",
        go: |window, _| {
            window.press("Game");
            window.press("Start page");
        },
    },
    Way {
        name: "a new game",
        go: |window, _| {
            window.key(Modifiers::COMMAND, Key::N);
            window.press("Play");
        },
    },
    Way {
        name: "a file in the dialog",
        go: |window, other| {
            window.key(Modifiers::COMMAND, Key::O);
            let path = other.display().to_string();
            window.harness.event(egui::Event::Text(path));
            window.settle();
            window.key(Modifiers::NONE, Key::Enter);
        },
    },
    Way { name: "a dropped file", go: |window, other| window.drop_files(&[other]) },
    Way {
        name: "another start",
        go: |window, other| window.launch(LaunchAction::Open(other.to_owned())),
    },
    Way {
        name: "a start for two players",
        go: |window, _| window.launch(LaunchAction::TwoPlayers),
    },
    Way {
        name: "a lesson",
        go: |window, _| {
            window.press("Help");
            window.press("Learn to play");
        },
    },
    Way { name: "puzzles", go: |window, _| window.key(Modifiers::COMMAND, Key::P) },
    Way { name: "practice", go: |window, _| window.key(CTRL_SHIFT, Key::P) },
    Way {
        name: "the editor",
        go: |window, _| {
            if window.app().editor().is_none() {
                window.press_first("Train");
                window.press("Set up a position");
            }
        },
    },
    Way {
        name: "the end of the program",
        go: |window, other| {
            assert!(window.closes());
            let app = window.harness.state_mut().take();
            app.expect("the window is open").close();
            let home = other.parent().expect("a folder");
            *window = Window::open(home);
        },
    },
    Way {
        name: "a kill",
        go: |window, other| {
            let current = other.with_file_name("data").join("current.kuba");
            window.wait("the autosave", |_| {
                fs::read_to_string(&current).is_ok_and(|text| text.contains("f1f2"))
            });
            let settings = other.with_file_name("config").join("settings.ron");
            window.wait("the settings", |window| {
                let text = fs::read_to_string(&settings).unwrap_or_default();
                let app = window.app();
                text.contains("set_up: Some") == app.settings().set_up.is_some()
                    && (app.lesson().is_none() || text.replace(' ', "").contains("\"kuba\":1"))
            });
            // A kill waits for no verdict.
            window.wait("the verdict", |window| {
                window.app().puzzle().is_none_or(|state| state.is_solved)
            });
            // What the killed program leaves, in a folder in which nothing is locked.
            let home = other.with_file_name("left");
            for folder in ["config", "data", "data/finished"] {
                copy_files(&other.with_file_name(folder), &home.join(folder));
            }
            let dead = std::mem::replace(window, Window::open(&home));
            std::mem::forget(dead);
        },
    },
];

fn playing(home: &Path) -> Window {
    let other = home.join("other.kuba");
    let text = "[Game \"kuba\"]\n[White \"A\"]\n[Black \"B\"]\n\ng1g2 b1b2\n";
    fs::write(other, text).expect("a file");
    let mut window = Window::two_players(home);
    window.drag("f1", "f2");
    window
}

fn copy_files(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_file()) {
            fs::copy(entry.path(), to.join(entry.file_name())).expect("a copy");
        }
    }
}

fn kept_games(home: &Path) -> String {
    let data = home.join("data");
    let finished = fs::read_dir(data.join("finished")).into_iter().flatten();
    let files = finished.flatten().map(|entry| entry.path());
    let current = ["current.kuba", "current-2.kuba"].map(|name| data.join(name));
    let texts = files.chain(current).map(fs::read_to_string);
    texts.flatten().collect()
}

fn by_every_way(enter: fn(&mut Window, &Path), is_kept: fn(&mut Window, &Path) -> bool) {
    for Way { name, go } in WAYS {
        let home = home();
        let mut window = playing(home.path());
        enter(&mut window, home.path());
        go(&mut window, &home.path().join("other.kuba"));
        window.wait(name, |_| kept_games(home.path()).contains("f1f2"));
        assert!(is_kept(&mut window, home.path()), "{name}");
    }
}

#[test]
fn an_answer_in_practice_is_kept_by_every_way_out() {
    by_every_way(
        |window, home| {
            archive(home, &[RACE]);
            window.key(CTRL_SHIFT, Key::P);
            window.wait("a position", |window| window.app().practice().is_some());
            window.run(Command::Puzzle(PuzzleCommand::Solution));
        },
        |window, home| {
            let path = home.join("data").join("practice.txt");
            window.wait("the answer", |_| {
                fs::read_to_string(&path).is_ok_and(|text| text.contains(" shown"))
            });
            true
        },
    );
}

#[test]
fn a_game_is_kept_by_every_way_out() {
    by_every_way(|_, _| {}, |_, _| true);
}

#[test]
fn a_lesson_goes_on_where_it_was_left_by_every_way_out() {
    by_every_way(
        |window, _| {
            window.press("Help");
            window.press("Learn to play");
            window.run(Command::Lesson(LessonCommand::NextStep));
            assert_eq!(window.app().lesson().map(|lesson| lesson.step), Some(1));
        },
        |window, _| window.settings().lessons.get("kuba") == Some(&1),
    );
}

#[test]
fn a_position_is_kept_by_every_way_out() {
    by_every_way(
        |window, _| {
            window.press_first("Train");
            window.press("Set up a position");
            window.press("Clear");
        },
        |window, _| {
            if window.app().editor().is_none() {
                // Wait until the toast with its undo button is gone.
                window.harness.run_steps(300);
                window.press_first("Train");
                window.press("Set up a position");
                window.press("Go on with it");
            }
            let text = window.app().editor_text().expect("the editor is there");
            text.starts_with("7/7/7/7/7/7/7")
        },
    );
}

fn solve_in_a_hurry(window: &mut Window) {
    let (game, left) = ("kuba".to_owned(), "kuba-001".to_owned());
    window.settings().puzzles.insert(game, left);
    window.key(Modifiers::COMMAND, Key::P);
    for push in ["f4e4", "e4d4", "d4c4"] {
        let (from, to) = push.split_at(2);
        window.drag(from, to);
        window.wait("an answer", |window| window.app().puzzle().is_some_and(|state| state.is_open));
    }
    let end = window.cell("b4");
    window.hold("c4", end);
    window.harness.drop_at(end);
    window.harness.step();
}

fn is_solved(window: &mut Window) -> bool {
    let first =
        |window: &Window| window.app().progress().solved("kuba-001") == Some(SolutionKind::AtFirst);
    window.wait("the puzzle counts", first);
    first(window)
}

#[test]
fn a_puzzle_solved_by_the_last_move_counts_by_every_way_out() {
    by_every_way(|window, _| solve_in_a_hurry(window), |window, _| is_solved(window));
}

#[test]
fn a_key_pressed_while_the_last_move_is_judged_does_not_cost_the_solve() {
    for key in [Key::N, Key::Escape, Key::Enter, Key::H, Key::F1] {
        let home = home();
        let mut window = playing(home.path());
        solve_in_a_hurry(&mut window);
        window.harness.key_press(key);
        window.settle();
        assert!(is_solved(&mut window), "{key:?}");
    }
}

#[test]
fn a_hint_that_is_being_looked_for_does_not_come_to_another_activity() {
    let home = home();
    let mut window = playing(home.path());
    window.drag("f7", "f6");
    window.harness.key_press(Key::H);
    window.harness.step();
    window.key(Modifiers::COMMAND, Key::P);
    window.harness.run_steps(40);
    assert!(!window.says("Hint: "));
    window.key(Modifiers::NONE, Key::Escape);
    window.harness.run_steps(40);
    assert!(!window.says("Hint: "), "nor later");
}
