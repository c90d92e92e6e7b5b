//! The program's commands from a shell without a display.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use kuba::rules::Game;
use kuba::rules::kuba::{GameState, KubaRules};
use kuba::rules::qubism::{GameState as Qubism, QubismRules};
use kuba::session::Session;
use kuba::store::Record;

fn kuba(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kuba"));
    command.args(arguments).stdin(Stdio::null());
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(variable);
    }
    command.env("LC_ALL", "C.UTF-8").env("LANG", "C.UTF-8");
    command
}

/// The exit code, standard output and standard error.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = kuba(arguments).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.code().expect("the program is not killed"), text(stdout), text(stderr))
}

#[test]
fn help_and_version_need_no_display() {
    let (code, out, err) = run(&["--version"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let version = concat!("kuba ", env!("CARGO_PKG_VERSION"));
    let commit = out.trim().strip_prefix(version);
    let commit = commit.unwrap_or_else(|| panic!("{out}")).trim_start();
    let digits = commit.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let is_commit = |digits: &str| digits.chars().all(|c| c.is_ascii_hexdigit());
    assert!(commit.is_empty() || digits.is_some_and(is_commit), "{out}");

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
        (&["--new-game", "a.kuba"], "cannot be used with"),
        (&["a.kuba", "--two-players"], "cannot be used with"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "0"], "'0' for '<DEPTH>': a whole number from 1 to 99"),
        (&["perft", "two"], "'two'"),
        (&["perft", "2", "--ko", "chess"], "'chess'"),
        (&["perft", "2", "--position", "7/7 w"], "Board: 7 ranks are needed; this has 2."),
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

    for extra in ["red-must", "red-may"] {
        let (_, out, _) = run(&["perft", "5", "--extra", extra]);
        assert_eq!(nodes(&out), ["1:8", "2:64", "3:640", "4:6384", "5:70796"]);
    }

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

/// Writes a record with a starting position (the usual one if `None`) and moves.
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
        (None, "f1f2", "ok, 1 move, not finished"),
        (None, "a7b7 g7f7 b7c7", "ok, 3 moves, not finished"),
        (Some("7/7/7/5WR/7/7/B6 w 6-0"), "f4g4xR", "ok, 1 move, White wins (seven red marbles)"),
        (
            Some("7/7/3W3/7/7/7/3B3 w"),
            "d5d6 d1d2 d6d5 d2d1 d5d6 d1d2 d6d5 d2d1",
            "ok, 8 moves, draw (third repetition)",
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
    let line = 1 + text.lines().position(|line| line.contains("f7f6")).expect("a line");

    let (code, out, err) = run(&["check", &bad, &missing, &good]);
    assert_eq!(code, 1);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], format!("{bad}:{line}: “h8” is not on the board."));
    assert!(lines[1].starts_with(&format!("{missing}: ")), "{}", lines[1]);
    assert_eq!(lines[2], format!("{good}: ok, 3 moves, not finished"));
    assert_eq!(err, "kuba: 2 of 3 files are not valid games.\n");
}

#[test]
fn check_finds_no_fault_in_a_verdict_and_names_the_line_of_a_damaged_byte() {
    let [verdict, byte] = ["verdict-unreadable", "comment-one-bit"]
        .map(|name| format!("tests/data/cases/{name}.kuba"));
    let (code, out, _) = run(&["check", &verdict, &byte]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], format!("{verdict}: ok, 20 moves, not finished"));
    assert!(lines[1].contains("Line 38 is not UTF-8"), "{out}");
    assert_eq!(code, 1);
}

#[test]
fn show_draws_the_board_into_a_picture_without_a_display() {
    let folder = tempfile::tempdir().expect("a folder");
    let png = folder.path().join("board.png");
    let path = png.to_str().expect("a path in Unicode");
    let shown = std::process::Command::new(env!("CARGO_BIN_EXE_kuba"))
        .args(["show", "--png", path, "--size", "300x200", "--theme", "dark"])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program runs");
    assert!(shown.status.success(), "{shown:?}");
    let picture = image::open(&png).expect("a picture").to_rgb8();
    assert_eq!(picture.dimensions(), (300, 200));
    let reds = picture.pixels().filter(|pixel| pixel.0[0] > 180 && pixel.0[1] < 110);
    assert!(reds.count() > 300, "red marbles are to be seen");
}

#[test]
fn show_names_what_is_wrong_with_a_size() {
    for size in ["9x9999999", "4097x4096", "63x64", "800"] {
        let (code, _, err) = run(&["show", "--png", "x.png", "--size", size]);
        assert_eq!(code, 2, "{size}");
        assert!(err.contains("two numbers"), "{err}");
    }
}

#[test]
fn without_a_display_the_window_is_one_sentence_and_a_failure() {
    let (code, out, err) = run(&[]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("no display"), "{err}");

    let named: [&[(&str, &str)]; 4] = [
        &[("DISPLAY", ":9999")],
        &[("WAYLAND_DISPLAY", "wayland-99")],
        &[("WAYLAND_SOCKET", "999")],
        &[("WAYLAND_DISPLAY", "wayland-99"), ("DISPLAY", ":9999")],
    ];
    for variables in named {
        let answer = kuba(&[]).envs(variables.iter().copied()).output();
        let answer = answer.expect("the program starts");
        let err = String::from_utf8(answer.stderr).expect("text");
        assert_eq!(answer.status.code(), Some(1), "{variables:?}: {err}");
        assert_eq!(err.lines().count(), 1, "{variables:?}: {err}");
        assert!(err.contains("no display"), "{variables:?}: {err}");
    }
}

#[test]
fn show_writes_the_picture_to_standard_output_if_asked() {
    let shown = kuba(&["show", "--png", "-", "--size", "64x64"]).output();
    let shown = shown.expect("the program runs");
    assert!(shown.status.success(), "{shown:?}");
    assert!(shown.stdout.starts_with(b"\x89PNG"), "{shown:?}");
}

#[test]
fn rules_are_chosen_by_name() {
    let (_, out, _) = run(&["perft", "5", "--option", "ko=superko", "--option", "Extra=none"]);
    assert_eq!(nodes(&out), ["1:8", "2:64", "3:640", "4:6368", "5:70544"]);
    let (_, mirrored, _) = run(&["perft", "4", "--option", "Setup=mirrored"]);
    assert_eq!(nodes(&mirrored), ["1:8", "2:64", "3:640", "4:6384"]);
    for (option, complaint) in [
        ("Colour=red", "There are Ko, Extra, Setup, Repetition."),
        ("Ko=chess", "straight-back, previous-position, superko"),
        ("Ko", "NAME=VALUE"),
    ] {
        let (code, out, err) = run(&["perft", "2", "--option", option]);
        assert_eq!((code, out.as_str()), (2, ""), "{option}");
        assert!(err.contains(complaint), "{option}: {err}");
    }
}

#[test]
fn a_mistyped_command_is_told_from_a_file() {
    let (code, out, err) = run(&["perf", "6"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("'perf'") && err.contains("'perft'"), "{err}");
    assert!(!err.contains("[FILE]"), "{err}");
}

#[test]
fn what_was_typed_is_repeated_short_and_without_control_characters() {
    let long = "W".repeat(5_000);
    let steering = "\u{1b}[31m.kuba";
    for arguments in [
        &["perft", "2", "--position", &long][..],
        &["perft", "2", "--ko", &long],
        &["perft", &long],
        &["perft", "2", "--option", &format!("Ko={long}")],
        &["perft", "2", "--game", &long],
        &["match", "--first", &format!("/nowhere/{long}")],
        &["perft", steering],
        &["perft", "2", "--\u{1b}[31m"],
        &["perft", "2", "--game", steering],
        &["check", steering],
        &["show", steering, "--png", "x.png"],
    ] {
        let (code, out, err) = run(arguments);
        assert_ne!(code, 0, "{arguments:?}");
        let said = out + &err;
        assert!(said.len() < 1_000, "{said}");
        assert!(!said.contains('\u{1b}'), "{said:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn help_that_cannot_be_written_is_a_failure() {
    for arguments in [&["--help"][..], &["--version"], &["perft", "2"]] {
        let full = fs::File::create("/dev/full").expect("a full disk");
        let said = kuba(arguments).stdout(full).output();
        let said = said.expect("the program runs");
        assert_eq!(said.status.code(), Some(1), "{arguments:?}");
        let err = String::from_utf8_lossy(&said.stderr).into_owned();
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn check_refuses_what_is_no_ordinary_file_at_once() {
    for file in ["/dev/zero", "/dev/null", "/proc/kmsg", "/proc/self/environ", "/"] {
        let (code, out, _) = run(&["check", file]);
        assert_eq!(code, 1, "{file}");
        assert!(out.starts_with(&format!("{file}: ")), "{out}");
    }
}

#[test]
fn a_match_of_two_engines_is_counted_pair_by_pair() {
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
    assert_eq!(lines.len(), 2, "{out}");
    assert!(lines[1].starts_with("games 4 won "), "{out}");
    let kinds = lines[1].split_once(" pairs ").expect("the kinds of pairs").1;
    let pairs: u32 = kinds.split(' ').take(5).map(|n| n.parse::<u32>().expect(kinds)).sum();
    assert_eq!(pairs, 2, "{out}");
    assert!(!out.contains("forfeit"), "{out}");
}

#[test]
fn a_match_that_cannot_be_played_says_why() {
    for (expected, arguments, complaint) in [
        (1, &["match", "--first", "/nowhere/engine"][..], "/nowhere/engine"),
        (1, &["match", "--first-option", "Level=99"], "Level"),
        (2, &["match", "--sprt", "5", "0"], "lower one comes first"),
        (2, &["match", "--sprt", "0", "inf"], "lower one comes first"),
        (2, &["match", "--position", "7/7 w"], "7 ranks"),
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (expected, ""));
        assert!(err.contains(complaint), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[test]
fn the_commands_know_qubism() {
    let (code, out, err) = run(&["perft", "2", "--game", "qubism"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("depth 2 nodes 17883 "), "{out}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.qubism");
    let mut session = Session::new(Qubism::start(&QubismRules::default()));
    for mv in ["c1c2", "b3NR", "b3b5"] {
        session.play(mv.parse().expect("a move")).expect("legal");
    }
    let record = Record::of(&session, QubismRules::default(), Vec::new());
    fs::write(&file, record.to_ron()).expect("the file is written");
    let path = file.to_str().expect("Unicode");
    let (code, out, err) = run(&["check", path]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, format!("{path}: ok, 3 moves, not finished\n"));
    let png = folder.path().join("a.png");
    let picture = png.to_str().expect("Unicode");
    let (code, _, err) = run(&["show", path, "--png", picture, "--size", "304x260"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(image::open(&png).is_ok());
}

/// A stack for which no memory can be reserved, so that no thread can be started.
#[cfg(target_os = "linux")]
const NO_THREADS: (&str, &str) = ("RUST_MIN_STACK", "70368744177664");

#[cfg(target_os = "linux")]
#[test]
fn commands_do_without_threads_or_say_that_there_are_none() {
    let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cases");
    let puzzles = format!("{cases}/puzzles-with-blanks.txt");
    for (arguments, is_done) in [
        (&["puzzles", "check", &puzzles][..], true),
        (&["bench", "2"], true),
        (&["match", "--games", "2", "--nodes", "10"], false),
        (&["match", "--games", "2", "--players", "random,random"], false),
    ] {
        let run = kuba(arguments).env(NO_THREADS.0, NO_THREADS.1).output();
        let Output { status, stderr, .. } = run.expect("the program starts");
        let err = String::from_utf8_lossy(&stderr);
        assert_eq!(status.code(), Some(i32::from(!is_done)), "{arguments:?}: {err}");
        assert!(is_done || err.starts_with("kuba: No thread could be started: "), "{err}");
        assert!(!err.contains("panicked"), "{arguments:?}: {err}");
    }
}
