//! The command `puzzles`.

use std::process::{Command, Stdio};

use kuba::bot::puzzle::{PuzzleGoal, WrittenPuzzle};

fn puzzles(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .arg("puzzles")
        .args(arguments)
        .env("LC_ALL", "C.UTF-8")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let code = output.status.code().expect("the program is not killed");
    (code, text(output.stdout), text(output.stderr))
}

#[test]
fn every_puzzle_stands_in_a_line_with_its_parts_between_tabs() {
    for (game, fewest, rules) in [
        ("kuba", 100, "straight-back must"),
        ("cubulus", 60, "-"),
        ("qubism", 60, "-"),
    ] {
        let (code, out, err) = puzzles(&["list", "--game", game]);
        assert_eq!((code, err.as_str()), (0, ""));
        let mut names = Vec::new();
        for line in out.lines() {
            let puzzle = WrittenPuzzle::read(line).expect(line);
            assert!(puzzle.goal.parse::<PuzzleGoal>().is_ok(), "{line}");
            names.push(puzzle.id);
        }
        let count = names.len();
        assert!(count >= fewest, "{game}: {count}");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "every name is there once");
        let usual = out.lines().filter(|line| line.contains(rules)).count();
        assert!(2 * usual > count, "most have the usual rules");
    }
}

#[test]
fn the_puzzles_of_an_unknown_game_are_not_known() {
    for command in ["list", "check"] {
        let (code, out, err) = puzzles(&[command, "--game", "chess"]);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.contains("There is no game “chess”."), "{err}");
    }
}

#[test]
fn every_puzzle_is_proved_again() {
    let count = |game| puzzles(&["list", "--game", game]).1.lines().count();
    let count: usize = ["kuba", "cubulus", "qubism"].map(count).iter().sum();
    let (code, out, err) = puzzles(&["check"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(out, format!("{count} puzzles are proved.\n"));
}
