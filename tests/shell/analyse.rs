//! The command `analyse`, which judges the moves of saved games.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use kuba::random::Random;
use kuba::rules::cubulus::{self, CubulusRules, Players};
use kuba::rules::kuba::{GameState as Kuba, KubaRules, NamedRules};
use kuba::rules::qubism::{self, QubismRules};
use kuba::rules::{Concession, Game, Player};
use kuba::session::Session;
use kuba::store::{Record, Recordable};
use serde_json::Value;

/// The last red: White takes it now and wins, or else Black does.
const RACE: &str = "7/7/7/7/7/6B/5WR w 6-6";

fn run(arguments: &[&str]) -> (i32, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .arg("analyse")
        .args(arguments)
        .stdin(Stdio::null())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let code = done.status.code().expect("the program is not killed");
    (code, text(done.stdout), text(done.stderr))
}

fn write<G: Recordable>(session: &Session<G>, rules: G::Rules, file: &Path) {
    let record = Record::of(session, rules, Vec::new());
    fs::write(file, record.to_ron()).expect("the file is written");
}

fn kuba(position: &str, moves: &str) -> Session<Kuba> {
    let start = Kuba::from_text(position, &KubaRules::default()).expect(position);
    let mut session = Session::new(start);
    for text in moves.split_whitespace() {
        let mv = session.live().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
    session
}

/// A game of at most `moves` random moves.
fn wandered<G: Game>(rules: &G::Rules, moves: usize, seed: u64) -> Session<G> {
    let mut session = Session::new(G::start(rules));
    let mut dice = Random::new(seed);
    for _ in 0..moves {
        let mut legal = Vec::new();
        session.live().legal_moves(&mut legal);
        if !legal.is_empty() {
            session.play(legal[dice.below(legal.len())]).expect("legal");
        }
    }
    session
}

fn in_folder(name: &str) -> (tempfile::TempDir, PathBuf, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(name);
    let path = file.display().to_string();
    (folder, file, path)
}

/// The JSON object for one file.
fn object(path: &str, nodes: &str) -> Value {
    let (code, out, err) = run(&["--format", "json", "--nodes", nodes, path]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect(&out)
}

#[test]
fn a_move_that_gives_the_win_away_is_a_blunder_and_the_turning_point() {
    let (_folder, file, path) = in_folder("a game.kuba");
    write(&kuba(RACE, "f1f2 g2g1"), KubaRules::default(), &file);
    let (code, out, err) = run(&[&path, "--nodes", "5000"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    let words = |line: usize| lines[line].split_whitespace().collect::<Vec<_>>();
    let first = words(0);
    assert_eq!(first[..8], ["1.", "White", "f1-f2", "-#1", "0.0", "%", "??", "better:"]);
    assert_eq!(first[8], "f1-g1");
    assert_eq!(words(1)[..6], ["1.", "Black", "g2-g1", "+#1", "100.0", "%"]);
    assert_eq!(lines[2], "The turning point was move 1, f1-f2.");
    assert_eq!(lines[4], "Black: too few moves for an accuracy");

    let object = object(&path, "5000");
    assert_eq!(object["game"], "kuba");
    assert_eq!(object["rules"], "Ko=straight-back Extra=must Setup=standard Repetition=true");
    assert_eq!(object["turning_point"], 1);
    let first = &object["moves"][0];
    for (name, value) in [
        ("ply", Value::from(1)),
        ("player", Value::from(0)),
        ("move", Value::from("f1f2")),
        ("chance_before", Value::from(1.0)),
        ("chance_after", Value::from(0.0)),
        ("mark", Value::from("??")),
        ("best", Value::from("f1g1")),
    ] {
        assert_eq!(first[name], value, "{name}");
    }
    assert_eq!(first["line"][0], "f1g1");
    assert!(first["why"].as_str().is_some_and(|why| why.contains("win")));
    assert_eq!(object["accuracy"], serde_json::json!([null, null]));
    assert_eq!(first.get("chances"), None);
}

#[test]
fn a_game_that_is_won_and_stays_won_has_no_marks() {
    let (_folder, file, path) = in_folder("won.kuba");
    write(&kuba(RACE, "f1g1"), KubaRules::default(), &file);
    let object = object(&path, "5000");
    assert_eq!(object["moves"][0]["chance_after"], 1.0);
    assert_eq!(object["moves"][0]["mark"], "");
    assert_eq!(object["turning_point"], Value::Null);
    assert_eq!(object["accuracy"], serde_json::json!([null, null]));
}

/// Asserts that consecutive moves agree: no move raises the mover's chance, and the chance before a move is
/// the one after the previous move.
fn hangs_together(object: &Value, seats: usize) {
    let moves = object["moves"].as_array().expect("moves");
    let of = |mv: &Value, name: &str| mv[name].as_f64().expect("a number");
    for (number, mv) in moves.iter().enumerate() {
        assert_eq!(mv["ply"], number + 1);
        let [before, after] = ["chance_before", "chance_after"].map(|name| of(mv, name));
        assert!((0.0..=1.0).contains(&after), "{mv}");
        assert!(after <= before, "the move played is one of those that could be: {mv}");
        assert_eq!(mv["best"], mv["line"][0], "{mv}");
        if seats > 2 {
            let chances = mv["chances"].as_array().expect("chances");
            let sum: f64 = chances.iter().filter_map(Value::as_f64).sum();
            assert_eq!(chances.len(), seats);
            assert!((sum - 1.0).abs() < 1e-9, "{mv}");
        } else if let Some(next) = moves.get(number + 1) {
            let left = if next["player"] == mv["player"] { after } else { 1.0 - after };
            let next = of(next, "chance_before");
            assert!((left - next).abs() < 1e-9, "{mv}");
        }
    }
    assert_eq!(object["accuracy"].as_array().map(Vec::len), Some(seats));
}

fn is_judged<G: Recordable>(rules: &G::Rules, moves: usize, named: &str) {
    let (_folder, file, path) = in_folder("a.kuba");
    let session = wandered::<G>(rules, moves, 5);
    write(&session, rules.clone(), &file);
    let found = object(&path, "600");
    assert_eq!(found["game"], G::ID);
    assert!(found["rules"].as_str().is_some_and(|rules| rules.contains(named)));
    let written: Vec<String> = session.moves().iter().map(ToString::to_string).collect();
    let judged = found["moves"].as_array().expect("moves");
    let judged: Vec<&str> = judged.iter().filter_map(|mv| mv["move"].as_str()).collect();
    assert_eq!(judged, written);
    hangs_together(&found, session.live().seats());
    assert_eq!(object(&path, "600"), found, "the same nodes say the same");
}

#[test]
fn games_by_every_rule_set_are_judged_and_the_same_nodes_say_the_same() {
    for (named, says) in NamedRules::ALL.into_iter().zip([
        "Ko=straight-back Extra=must",
        "Ko=previous-position Extra=may",
        "Ko=superko Extra=may",
        "Ko=previous-position Extra=none",
    ]) {
        let rules = KubaRules { rules: named.rules(), ..KubaRules::default() };
        is_judged::<Kuba>(&rules, 24, says);
    }
    is_judged::<qubism::GameState>(&QubismRules::default(), 20, "Repetition=true");
    is_judged::<cubulus::GameState>(&CubulusRules::default(), 30, "Players=2");
    let three = CubulusRules { players: Players::Three, ..CubulusRules::default() };
    is_judged::<cubulus::GameState>(&three, 24, "Players=3");
}

#[test]
fn the_same_nodes_say_the_same_bytes_of_several_games() {
    let (folder, file, path) = in_folder("one.kuba");
    let rules = KubaRules::default();
    write(&wandered::<Kuba>(&rules, 16, 1), rules, &file);
    let other = folder.path().join("other.kuba");
    let of_three = CubulusRules { players: Players::Three, ..CubulusRules::default() };
    write(&wandered::<cubulus::GameState>(&of_three, 16, 2), of_three, &other);
    let other = other.display().to_string();
    for format in ["text", "json"] {
        let arguments = [&path, &other, "--nodes", "2000", "--format", format];
        let once = run(&arguments);
        assert_eq!((once.0, once.2.as_str()), (0, ""));
        assert_eq!(run(&arguments), once);
        if format == "json" {
            assert_eq!(once.1.lines().count(), 2);
        } else {
            assert!(once.1.starts_with(&format!("{path}:\n")), "{}", once.1);
            assert!(once.1.contains(&format!("\n{other}:\n")), "{}", once.1);
        }
    }
}

#[test]
fn a_damaged_file_is_named_and_the_others_are_judged() {
    let (folder, file, good) = in_folder("good.kuba");
    let rules = KubaRules::default();
    write(&wandered::<Kuba>(&rules, 4, 1), rules, &file);
    let text = fs::read_to_string(&file).expect("the game");
    let [bad, missing, cut] = ["bad.kuba", "missing.kuba", "cut.kuba"].map(|name| {
        let file = folder.path().join(name);
        file.display().to_string()
    });
    let first = text.lines().position(|line| line.contains("moves:"));
    let line = first.expect("moves") + 2;
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line - 1] = "        \"h9h8\",";
    fs::write(&bad, lines.join("\n")).expect("the file is written");
    fs::write(&cut, &text[..text.len() / 3]).expect("the file is written");

    let files = [&*bad, &good, &missing, &cut];
    let (code, out, err) = run(&[&files[..], &["--nodes", "500"]].concat());
    assert_eq!(code, 1);
    assert!(out.starts_with(&format!("{bad}:{line}: ")), "{out}");
    assert!(out.contains(&format!("\n{good}:\n  1. White ")), "{out}");
    assert!(out.contains(&format!("\n{missing}: ")), "{out}");
    assert!(out.contains(&format!("\n{cut}")), "{out}");
    assert_eq!(err, "kuba: 3 of 4 files are not valid games.\n");

    let (code, out, err) = run(&[&files[..], &["--nodes", "500", "--format", "json"]].concat());
    assert_eq!((code, out.lines().count()), (1, 1));
    serde_json::from_str::<Value>(&out).expect(&out);
    assert!(err.starts_with(&format!("{bad}:{line}: ")), "{err}");
    assert!(err.ends_with("kuba: 3 of 4 files are not valid games.\n"));
}

#[test]
fn who_gave_up_is_judged_by_the_board_and_no_moves_are_no_fault() {
    let (_folder, file, path) = in_folder("given up.kuba");
    let mut session = kuba(RACE, "f1f2");
    session.concede(Concession::Resign(Player::FIRST));
    write(&session, KubaRules::default(), &file);
    let given_up = object(&path, "2000");
    assert_eq!(given_up["moves"][0]["chance_after"], 0.0);
    assert_eq!(given_up["turning_point"], 1);

    let mut session = kuba(RACE, "f1f2");
    // Black won on the board but had already run out of time.
    session.concede(Concession::TimeOut(Player::SECOND));
    write(&session, KubaRules::default(), &file);
    assert_eq!(object(&path, "2000")["moves"][0]["mark"], "??");

    let rules = QubismRules::default();
    write(&wandered::<qubism::GameState>(&rules, 0, 1), rules, &file);
    let empty = object(&path, "2000");
    assert_eq!(empty["moves"], serde_json::json!([]));
    assert_eq!(empty["turning_point"], Value::Null);
    assert_eq!(empty["accuracy"], serde_json::json!([null, null]));
}

#[test]
fn a_lead_is_worth_less_between_two_people_than_against_a_strong_computer() {
    let (_folder, file, path) = in_folder("a.kuba");
    let away_from_even = |seats: &str| {
        let record = format!(
            "GameRecord(game: \"kuba\", version: 1, date: None, rules: (rules: (ko: StraightBack, extra: Must, \
             repetition: true), setup: Standard), start: None, seats: [Human, {seats}], \
             moves: [\"f1f2\", \"b1b2\", \"f2f3\", \"a1b1\"], result: None)"
        );
        std::fs::write(&file, record).expect("a file");
        // As it is shown; losses are measured alike for all.
        let (_, said, _) = run(&["--nodes", "3000", &path]);
        let words: Vec<&str> = said.lines().nth(3).expect("a move").split_whitespace().collect();
        let end = words.iter().position(|word| *word == "%").expect("a chance");
        (words[end - 1].parse::<f64>().expect("a number") - 50.0).abs()
    };
    let [people, weak, strong] = ["Human", "Computer(5)", "Computer(6)"].map(away_from_even);
    assert!((people - weak).abs() < 1e-9);
    assert!(people < strong, "{people} {strong}");
}

#[test]
fn three_players_have_a_share_each_and_leaving_is_no_mistake() {
    let (_folder, file, path) = in_folder("three.kuba");
    let rules = CubulusRules { players: Players::Three, ..CubulusRules::default() };
    let mut session = wandered::<cubulus::GameState>(&rules, 7, 3);
    session.play(cubulus::Move::Resign).expect("a move");
    write(&session, rules, &file);
    hangs_together_but_for_leaving(&object(&path, "3000"));
    let (code, out, _) = run(&[&path, "--nodes", "3000"]);
    assert_eq!(code, 0);
    assert!(out.contains(" / "), "{out}");
    assert!(out.contains("\nRed: "), "{out}");
}

fn hangs_together_but_for_leaving(object: &Value) {
    let moves = object["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 8);
    assert_eq!(moves[7]["chance_after"], 0.0);
    assert_eq!(object["accuracy"].as_array().map(Vec::len), Some(3));
}

#[test]
fn time_limits_a_move_as_positions_do() {
    let (_folder, file, path) = in_folder("a.kuba");
    let rules = KubaRules::default();
    write(&wandered::<Kuba>(&rules, 3, 1), rules, &file);
    let (code, out, err) = run(&[&path, "--movetime", "5"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("  1. White "), "{out}");
}

#[test]
fn a_wrong_call_exits_with_2() {
    for (arguments, complaint) in [
        (&[][..], "<FILE>"),
        (&["a.kuba", "--nodes", "0"], "'0'"),
        (&["a.kuba", "--nodes", "5", "--movetime", "5"], "cannot be used with"),
        (&["a.kuba", "--format", "xml"], "'xml'"),
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains(complaint), "{arguments:?}: {err}");
    }
}
