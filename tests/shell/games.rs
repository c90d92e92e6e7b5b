//! Commands with games they were not written for: three seats, and a heap of matches.

use std::ffi::OsString;
use std::fs;
use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex};

use crate::common::heap::Heap;
use crate::common::nim::Nim;
use kuba::app::catalogue::GameEntry;
use kuba::cli::{Console, run_with};
use kuba::rules::Game;
use kuba::rules::kuba::GameState as Kuba;
use kuba::session::Session;
use kuba::store::Record;

/// A catalogue with a game in which a player may move twice in a row.
const WITH_EXTRA_TURNS: &[GameEntry] = &[GameEntry::of::<Kuba>(), GameEntry::of::<Nim>()];

const CATALOGUE: &[GameEntry] = &[GameEntry::of::<Kuba>(), GameEntry::of::<Heap>()];

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn text(&self) -> String {
        let bytes = self.0.lock().expect("an unpoisoned lock").clone();
        String::from_utf8(bytes).expect("text")
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("an unpoisoned lock").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The exit code, standard output and standard error in a program with both games.
fn run_saying(arguments: &[&str], input: &str) -> (u8, String, String) {
    run_in(CATALOGUE, arguments, input)
}

/// The same with a given catalogue.
fn run_in(
    catalogue: &'static [GameEntry],
    arguments: &[&str],
    input: &str,
) -> (u8, String, String) {
    let (out, errors) = (Paper::default(), Paper::default());
    let console = Console {
        input: Box::new(Cursor::new(input.to_owned())),
        out: Box::new(out.clone()),
        errors: Box::new(errors.clone()),
        is_read: || true,
    };
    let words: Vec<OsString> = ["kuba"].iter().chain(arguments).map(Into::into).collect();
    let code = run_with(&words, catalogue, console);
    (code, out.text(), errors.text())
}

fn run(arguments: &[&str]) -> (u8, String, String) {
    run_saying(arguments, "")
}

fn write_game(file: &std::path::Path, moves: &str) {
    let mut session = Session::new(Heap::start(&0));
    for mv in moves.split(' ') {
        session.play(mv.parse().expect("a move")).expect("legal");
    }
    fs::write(file, Record::of(&session, 0, Vec::new()).to_ron()).expect("the file is written");
}

#[test]
fn perft_counts_any_game() {
    let (code, out, err) = run(&["perft", "4", "--game", "heap"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let counted: Vec<&str> = out.lines().map(|line| line.split(' ').nth(3).expect(line)).collect();
    assert_eq!(counted, ["3", "9", "23", "31"]);
    let (_, out, _) = run(&["perft", "1", "--game", "heap", "--position", "2 1"]);
    assert!(out.starts_with("depth 1 nodes 2 "), "{out}");
    let (_, out, _) = run(&["perft", "1"]);
    assert!(out.starts_with("depth 1 nodes 8 "), "{out}");
}

#[test]
fn a_game_that_is_not_there_and_a_rule_it_does_not_have_are_named() {
    for (arguments, complaint) in [
        (&["perft", "1", "--game", "go"][..], "There are kuba, heap."),
        (&["ugi", "--game", "go"], "“go”"),
        (&["perft", "1", "--game", "heap", "--ko", "superko"], "“Ko”"),
        (&["match", "--game", "heap"], "3 seats"),
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains(complaint), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[test]
fn check_and_show_go_by_what_the_file_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, png] = ["a.kuba", "a.png"].map(|name| folder.path().join(name));
    let [path, picture] = [&file, &png].map(|path| path.to_str().expect("Unicode"));
    for (moves, says) in [
        ("take3 take3", "ok, 2 moves, not finished"),
        ("take3 take3 take1", "ok, 3 moves, Red wins (Close)"),
    ] {
        write_game(&file, moves);
        let (code, out, err) = run(&["check", path]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert_eq!(out, format!("{path}: {says}\n"));
    }
    for arguments in [
        &["show", path, "--png", picture, "--size", "90x70"][..],
        &["show", "--game", "heap", "--png", picture, "--size", "90x70"],
    ] {
        let (code, _, err) = run(arguments);
        assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
        let drawn = image::open(&png).expect("a picture");
        assert_eq!((drawn.width(), drawn.height()), (90, 70));
        fs::remove_file(&png).expect("the picture goes");
    }
    let text = fs::read_to_string(&file).expect("the game");
    fs::write(&file, text.replace("\"heap\"", "\"chess\"")).expect("the file is written");
    let (code, out, _) = run(&["check", path]);
    assert_eq!(code, 1);
    assert!(out.contains("chess"), "{out}");
}

#[test]
fn ugi_changes_the_game_and_counts_on_for_a_third_player() {
    let talk = [
        "ugi",
        "d",
        "setoption name Game value heap",
        "ugi",
        "isready",
        "d",
        "position fen 4 0 moves take1",
        "d",
        "query gameover",
        "query p1turn",
        "query p2turn",
        "query p3turn",
        "query result",
        "setoption name Game value kuba",
        "query p1turn",
    ];
    let (code, out, err) = run_saying(&["ugi"], &talk.join("\n"));
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out
        .lines()
        .filter(|line| !line.starts_with("id ") && !line.starts_with("option name "))
        .collect();
    assert_eq!(
        lines,
        [
            "ugiok",
            "info string WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w 0-0 - -",
            "ugiok",
            "readyok",
            "info string 7 0",
            "info string 3 1",
            "response false",
            "response false",
            "response true",
            "response false",
            "response none",
            "response true",
        ]
    );
    assert!(out.contains("option name Game type combo default heap var kuba var heap"));
    assert!(out.contains("option name Ko type combo default straight-back var straight-back var"));
    assert!(out.contains("option name Repetition type check default true"));
}

#[test]
fn any_game_can_be_measured() {
    let (code, out, err) = run(&["bench", "3", "--game", "heap"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.lines().last().is_some_and(|line| line.ends_with(" nps")), "{out}");
}

#[test]
fn a_turn_of_two_moves_is_counted_checked_and_answered() {
    let run = |arguments: &[&str], input: &str| run_in(WITH_EXTRA_TURNS, arguments, input);
    let mut session = Session::new(Nim::start(&[1, 2, 0, 0]));
    for (mv, next) in [("1:1", 0), ("2:1", 1), ("2:1", 1)] {
        let mv = mv.parse().expect("a move");
        session.play(mv).expect("legal");
        assert_eq!(session.live().turn().index(), next, "{mv}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.heaps");
    let text = Record::of(&session, [1, 2, 0, 0], Vec::new()).to_ron();
    fs::write(&file, text).expect("the file is written");
    let path = file.to_str().expect("Unicode");
    let (code, out, err) = run(&["check", path], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with(&format!("{path}: ok, 3 moves, Black wins")), "{out}");
    let start = session.start().position_text();
    let (_, out, _) = run(&["perft", "2", "--game", "nim", "--position", &start], "");
    // One move from the first heap, two from the second; then 2 + 2 + 1.
    assert!(out.contains("depth 1 nodes 3 ") && out.contains("depth 2 nodes 5 "), "{out}");
}
/// The same with the games of the real program.
fn program(arguments: &[&str], input: &str) -> (u8, String, String) {
    run_in(kuba::app::catalogue::CATALOGUE, arguments, input)
}

#[test]
fn cubulus_is_counted_shown_and_spoken_of_by_the_program() {
    let cubulus = ["--game", "cubulus"];
    let (code, out, err) = program(&[&["perft", "2"], &cubulus[..]].concat(), "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("depth 1 nodes 27 ") && out.contains("depth 2 nodes 702 "), "{out}");
    let position = "3/3/3/RRR/RRR/RRR/3/3/3 w wb -";
    let folder = tempfile::tempdir().expect("a folder");
    let png = folder.path().join("cube.png");
    let picture = png.to_str().expect("Unicode");
    let show = ["show", "--position", position, "--png", picture, "--size", "320x300"];
    let (code, _, err) = program(&[&show, &cubulus[..]].concat(), "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(image::open(&png).expect("a picture").width(), 320);
    let talk = [
        "setoption name Game value cubulus",
        "position fen 3/3/3/RRR/RRR/RRR/3/3/3 w wb -",
        "go depth 2",
        "isready",
        "setoption name Players value 3",
        "position startpos",
        "go nodes 2000 p3time 60000",
        "isready",
        "position startpos moves a11 b11",
        "query p3turn",
        "quit",
    ];
    let (code, out, err) = program(&["ugi"], &talk.join("\n"));
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("bestmove ") && !out.contains("bestmove 0000"), "{out}");
    assert_eq!(out.matches("bestmove ").count(), 2, "{out}");
    assert!(!out.contains("error"), "{out}");
    assert!(out.contains("response true"), "{out}");
}

#[test]
fn a_saved_game_of_cubulus_is_checked() {
    use kuba::rules::cubulus::{CubulusRules, GameState, Players};
    let rules = CubulusRules { players: Players::Three, repetition: true };
    let mut session = Session::new(GameState::start(&rules));
    for mv in ["a11", "a33", "c33", "c11", "a13", "b33", "a31", "b13", "c13", "c31"] {
        session.play(mv.parse().expect("a move")).expect("legal");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.cubulus");
    fs::write(&file, Record::of(&session, rules, Vec::new()).to_ron()).expect("a file");
    let path = file.to_str().expect("Unicode");
    let (code, out, err) = program(&["check", path], "");
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, format!("{path}: ok, 10 moves, White wins (a square)\n"));
}
