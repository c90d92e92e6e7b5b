//! The command `puzzles`.

use std::process::{Command, Stdio};

use kuba::bot::puzzle::{PuzzleGoal, WrittenPuzzle};

use crate::common::nightly::nightly;

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
fn puzzles_are_read_as_messengers_and_letters_bring_them() {
    let file = |name: &str| format!("tests/data/cases/{name}.txt");
    let (code, out, err) = puzzles(&["check", &file("puzzles-with-blanks")]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let (code, out, _) = puzzles(&["check", &file("puzzles-in-a-letter")]);
    assert_eq!((code, out.lines().count()), (1, 2), "{out}");
    assert!(out.contains(".txt:1: ") && out.contains(".txt:5: "), "{out}");
}

#[test]
fn every_puzzle_stands_in_a_line_with_its_parts_between_tabs() {
    for (game, fewest, rules) in
        [("kuba", 100, "straight-back must"), ("cubulus", 60, "-"), ("qubism", 60, "-")]
    {
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
    let count = |game: &&str| puzzles(&["list", "--game", game]).1.lines().count();
    // Those of Qubism are proved the fastest. The tests of kuba-bot prove some of every game.
    let games: &[&str] = nightly(&["kuba", "cubulus", "qubism"], &["qubism"]);
    let count: usize = games.iter().map(count).sum();
    let (code, out, err) = puzzles(nightly(&["check"], &["check", "--game", "qubism"]));
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(out, format!("{count} puzzles are proved.\n"));
}

/// The verdict, the first moves and the main line of a position.
fn prove(arguments: &[&str]) -> Vec<String> {
    let (code, out, err) = puzzles(&[&["prove"], arguments].concat());
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
    let line = out.strip_suffix('\n').expect("one line");
    line.split('\t').map(str::to_owned).collect()
}

#[test]
fn what_a_position_asks_for_is_one_line() {
    let win = prove(&["--position", "7/7/7/5WR/7/7/B6 w 6-0"]);
    assert_eq!(win, ["win 1", "f4g4", "f4g4"]);
    let two = prove(&["--position", "B6/7/7/7/5WR/7/5WR w 0-0", "--within", "3"]);
    assert_eq!(two[0], "take 2");
    assert_eq!(two[1].split(' ').count(), 2, "either may be first: {two:?}");
    let rules = ["--rules", "straight-back must", "--within", "1"];
    let one = prove(&[&["--position", "B6/7/7/7/7/7/4WRR w 0-0"], &rules[..]].concat());
    assert_eq!(one, ["take 2", "e1f1", "e1f1 f1g1"]);
    let start = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w";
    let none = prove(&["--position", start, "--within", "2"]);
    assert_eq!(none, ["none within 2", "", ""]);
    let limited = prove(&["--position", start, "--nodes", "1000"]);
    assert_eq!(limited, ["undecided within 9", "", ""]);
    let hold = "BW1/RBW/WBR/WR1/BBR/RWR/WR1/BWR/BBR w wb c21b21";
    let hold = prove(&["--game", "cubulus", "--position", hold, "--within", "5"]);
    assert_eq!(hold, ["hold 4", "a11b11", "a11b11"]);
}

#[test]
fn a_position_or_rules_that_do_not_exist_are_named() {
    let position = ["--position", "7/7/7/5WR/7/7/B6 w 6-0"];
    for (arguments, says) in [
        (vec!["prove"], "--position"),
        (vec!["prove", "--position", "7 w"], "7 ranks"),
        ([&["prove", "--rules", "chess"], &position[..]].concat(), "“chess”"),
        ([&["prove", "--rules", "superko"], &position[..]].concat(), "no board may come back"),
        ([&["prove", "--within", "0"], &position[..]].concat(), "--within"),
    ] {
        let (code, out, err) = puzzles(&arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains(says), "{err}");
    }
}

/// Checks a file with this content; returns the code and what is printed.
fn check_file(content: &[u8], arguments: &[&str]) -> (i32, String) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), content).expect("written");
    let path = file.path().to_str().expect("a path");
    let (code, out, _) = puzzles(&[&["check", path], arguments].concat());
    (code, out.replace(path, "FILE"))
}

#[test]
fn files_of_puzzles_of_all_games_are_proved() {
    let mut text = String::new();
    for game in ["kuba", "cubulus", "qubism"] {
        let (_, out, _) = puzzles(&["list", "--game", game]);
        text.extend(out.lines().take(3).map(|line| format!("{line}\r\n")));
    }
    text.push_str("\nMine – no. 1\t1\ttake 2\t-\tB6/7/7/7/7/7/4WRR w 0-0\te1f1 f1g1\tAnn\n");
    let (code, out) = check_file(text.as_bytes(), &[]);
    assert_eq!((code, out.as_str()), (0, "10 puzzles are proved.\n"));
    let (code, out) = check_file(text.as_bytes(), &["--game", "qubism"]);
    assert_eq!(code, 1);
    assert_eq!(out.lines().count(), 7, "{out}");
}

#[test]
fn a_bad_puzzle_is_named_by_its_file_and_line() {
    let good = "one\t1\ttake 2\t-\tB6/7/7/7/7/7/4WRR w 0-0\te1f1 f1g1";
    let cases = [
        good.replace("take 2", "take 3"),
        good.replace("take 2", "win 3"),
        good.replace("e1f1 f1g1", "e1d1"),
        good.replace("4WRR", "4WRX"),
        good.replace("\t-\t", "\tchess\t"),
        good.replace("\t1\t", "\t9\t"),
        good.replace("one\t", ""),
        good.replace("w 0-0", "w 7-0"),
    ];
    for bad in &cases {
        let (code, out) = check_file(format!("{good}\n\n{bad}\n").as_bytes(), &[]);
        assert_eq!(code, 1, "{bad}: {out}");
        assert!(out.starts_with("FILE:3: "), "{bad}: {out}");
        assert_eq!(out.lines().count(), 1, "{out}");
    }
}

#[test]
fn hostile_files_are_refused_at_once() {
    let many = "x\t1\twin 99\t-\tB6/7/7/7/7/7/4WRR w 0-0\te1f1\n".repeat(100_000);
    let long = format!("x\t1\ttake 2\t-\t{}\te1f1", "7/".repeat(100_000));
    for content in [
        many.as_bytes(),
        long.as_bytes(),
        b"\x00\xff\xfe\x01\x02\t\t\t\t\t\t\n\x00",
        b"",
        b"\t\t\t\t\t\n",
    ] {
        let (code, out) = check_file(content, &[]);
        assert_eq!(code, 1, "{out}");
        assert!(out.starts_with("FILE:"), "{out}");
    }
}
