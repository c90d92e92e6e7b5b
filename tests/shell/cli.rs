//! The program's commands, as they are called from a shell without a display.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use kuba::rules::Game;
use kuba::rules::kuba::{GameState, KubaRules};
use kuba::session::Session;
use kuba::store::{Record, Recordable};

fn kuba(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kuba"));
    command.args(arguments).stdin(Stdio::null());
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(variable);
    }
    command.env("LC_ALL", "C.UTF-8").env("LANG", "C.UTF-8");
    command
}

/// Runs a command: what it exits with, its results, and what it complains about.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = kuba(arguments).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        status.code().expect("the program is not killed"),
        text(stdout),
        text(stderr),
    )
}

#[test]
fn help_and_version_need_no_display() {
    let (code, out, err) = run(&["--version"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out.trim(), concat!("kuba ", env!("CARGO_PKG_VERSION")));

    for arguments in [&["--help"][..], &["perft", "--help"]] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.contains("Usage: kuba"), "{out}");
        assert!(!out.contains("cli-"), "a text is missing: {out}");
    }
}

#[test]
fn wrong_usage_exits_with_2_and_says_what_is_wrong() {
    for (arguments, complaint) in [
        (&["--nonsense"][..], "--nonsense"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "0"], "'0'"),
        (&["perft", "two"], "'two'"),
        (&["perft", "2", "--ko", "chess"], "'chess'"),
        (
            &["perft", "2", "--position", "7/7 w"],
            "Board: 7 ranks are needed; this has 2.",
        ),
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains(complaint), "{arguments:?}: {err}");
    }
}

fn nodes(out: &str) -> Vec<String> {
    out.lines()
        .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            ["depth", depth, "nodes", nodes, "seconds", seconds] => {
                assert!(seconds.parse::<f64>().is_ok(), "{line}");
                format!("{depth}:{nodes}")
            }
            _ => panic!("{line}"),
        })
        .collect()
}

#[test]
fn perft_counts_depth_by_depth() {
    let (code, out, err) = run(&["perft", "4"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(nodes(&out), ["1:8", "2:64", "3:640", "4:6384"]);
}

#[test]
fn perft_takes_rules_and_a_position() {
    let (_, out, _) = run(&["perft", "5", "--ko", "superko", "--extra", "none"]);
    assert_eq!(nodes(&out), ["1:8", "2:64", "3:640", "4:6368", "5:70544"]);

    let position = "4BBR/3B1BB/3R1RW/1R3B1/2WW2W/7/R6 b 3-5 + -";
    let (_, out, _) = run(&["perft", "3", "--extra", "may", "--position", position]);
    assert_eq!(nodes(&out), ["1:10", "2:107", "3:988"]);
}

#[test]
fn a_reader_that_goes_away_is_no_reason_to_panic() {
    for arguments in [&["--help"][..], &["perft", "5"]] {
        let mut child = kuba(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let done = child.wait_with_output().expect("the program ends");
        assert_eq!(done.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&done.stderr), "", "{arguments:?}");
    }
}

/// Writes the record of a game: the position it starts from (or the usual one) and its moves.
fn write_game(file: &Path, position: Option<&str>, moves: &str) {
    let rules = KubaRules::default();
    let start = match position {
        Some(text) => GameState::from_text(text, &rules).expect(text),
        None => GameState::start(&rules),
    };
    let mut session = Session::new(start);
    for text in moves.split_whitespace() {
        let mv = session.live().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
    let record = Record::of(&session, rules, Vec::new());
    fs::write(file, record.to_ron()).expect("the file is written");
}

#[test]
fn check_says_how_a_sound_game_went() {
    let folder = tempfile::tempdir().expect("a folder");
    for (position, moves, says) in [
        (None, "f1f2", "ok, 1 push, not finished"),
        (None, "a7b7 g7f7 b7c7", "ok, 3 pushes, not finished"),
        (
            Some("7/7/7/5WR/7/7/B6 w 6-0"),
            "f4g4xR",
            "ok, 1 push, White wins (seven red marbles)",
        ),
        (
            Some("7/7/3W3/7/7/7/3B3 w"),
            "d5d6 d1d2 d6d5 d2d1 d5d6 d1d2 d6d5 d2d1",
            "ok, 8 pushes, draw (third repetition)",
        ),
    ] {
        let file = folder.path().join("a game.kuba");
        write_game(&file, position, moves);
        let (code, out, err) = run(&["check", &file.display().to_string()]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert_eq!(out, format!("{}: {says}\n", file.display()));
    }
}

#[test]
fn check_names_the_line_of_a_bad_game_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let [good, bad, missing] = ["good.kuba", "bad.kuba", "missing.kuba"].map(path);
    write_game(Path::new(&good), None, "f1f2 f7f6 f2f3");
    let text = fs::read_to_string(&good).expect("the game");
    fs::write(&bad, text.replace("f7f6", "f7h8")).expect("the file is written");
    let line = 1 + text
        .lines()
        .position(|line| line.contains("f7f6"))
        .expect("a line");

    let (code, out, err) = run(&["check", &bad, &missing, &good]);
    assert_eq!(code, 1);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], format!("{bad}:{line}: “h8” is not on the board."));
    assert!(
        lines[1].starts_with(&format!("{missing}: ")),
        "{}",
        lines[1]
    );
    assert_eq!(lines[2], format!("{good}: ok, 3 pushes, not finished"));
    assert_eq!(err, "kuba: 2 of 3 files are not sound games.\n");
}

#[test]
fn show_draws_the_board_into_a_picture_without_a_display() {
    let folder = tempfile::tempdir().expect("a folder");
    let png = folder.path().join("board.png");
    let path = png.to_str().expect("a path in Unicode");
    let shown = std::process::Command::new(env!("CARGO_BIN_EXE_kuba"))
        .args([
            "show", "--png", path, "--size", "300x200", "--theme", "dark",
        ])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program runs");
    assert!(shown.status.success(), "{shown:?}");
    let picture = image::open(&png).expect("a picture").to_rgb8();
    assert_eq!(picture.dimensions(), (300, 200));
    let reds = picture
        .pixels()
        .filter(|pixel| pixel.0[0] > 180 && pixel.0[1] < 110);
    assert!(reds.count() > 300, "red marbles are to be seen");
}

#[test]
fn show_names_what_is_wrong_with_a_size() {
    let shown = std::process::Command::new(env!("CARGO_BIN_EXE_kuba"))
        .args(["show", "--png", "x.png", "--size", "9x9999999"])
        .output()
        .expect("the program runs");
    assert_eq!(shown.status.code(), Some(2));
    let said = String::from_utf8_lossy(&shown.stderr).into_owned();
    assert!(said.contains("two numbers"), "{said}");
}

#[test]
fn without_a_display_the_window_is_one_sentence_and_a_failure() {
    let (code, out, err) = run(&[]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("no display"), "{err}");

    let answer = kuba(&[]).env("DISPLAY", ":9999").output();
    let answer = answer.expect("the program starts");
    let err = String::from_utf8(answer.stderr).expect("text");
    assert_eq!(answer.status.code(), Some(1));
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("no display"), "{err}");
}

#[test]
fn a_match_of_two_engines_is_counted_game_by_game() {
    let (code, out, err) = run(&[
        "match",
        "--nodes",
        "60",
        "--games",
        "4",
        "--opening",
        "2",
        "--extra",
        "none",
        "--first-option",
        "Hash=1",
        "--second-option",
        "Level=1",
    ]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    assert!(lines[3].starts_with("games 4 won "), "{out}");
    assert!(!out.contains("illegal"), "{out}");
}

#[test]
fn a_match_that_cannot_be_played_says_why() {
    for (arguments, complaint) in [
        (
            &["match", "--first", "/nowhere/engine"][..],
            "/nowhere/engine",
        ),
        (&["match", "--first-option", "Level=99"], "Level"),
        (&["match", "--sprt", "5", "0"], "lower one first"),
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (1, ""));
        assert!(err.contains(complaint), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}
