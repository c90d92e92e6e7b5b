//! The command `practice`, which makes practice positions of mistakes.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use kuba::rules::Game;
use kuba::rules::kuba::{GameState as Kuba, KubaRules};
use kuba::session::{Seat, Session};
use kuba::store::{Places, Record};
use serde_json::Value;

/// The last red: White takes it now and wins, or else Black does.
const RACE: &str = "7/7/7/7/7/6B/5WR w 6-6";

fn run(home: &Path, arguments: &[&str]) -> (i32, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .arg("practice")
        .args(arguments)
        .stdin(Stdio::null())
        .env("KUBA_HOME", home)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let code = done.status.code().expect("the program is not killed");
    (code, text(done.stdout), text(done.stderr))
}

/// Writes the game in which White gives the win away.
fn write(file: &Path, seats: Vec<Seat>) -> Record<KubaRules> {
    let rules = KubaRules::default();
    let start = Kuba::from_text(RACE, &rules).expect("a position");
    let mut session = Session::new(start);
    for text in ["f1f2", "g2g1"] {
        let mv = session.live().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
    let record = Record::of(&session, rules, seats);
    fs::write(file, record.to_ron()).expect("the file is written");
    record
}

fn people() -> Vec<Seat> {
    vec![Seat::human("Ann"), Seat::human("Ben")]
}

/// Keeps what a search printed as the program's own data, and returns its id.
fn keep(home: &Path, object: &Value) -> String {
    let text = |name: &str| object[name].as_str().expect(name).to_owned();
    let (id, position) = (text("id"), text("position"));
    let line = format!(
        "task (id: \"{id}\", game: \"kuba\", rules: \"{}\", position: \"{position}\", \
         played: \"f1f2\", goal: \"win 1\", accepted: [\"f1g1\"], line: [\"f1g1\"], \
         before: \"#1,100.0/0.0,10,-,f1g1\", after: \"#1,0.0/100.0,10,-,g2g1\", \
         source: (file: \"2026-11-25 10.00.00.kuba\", ply: 0, date: None, seats: []))\n",
        text("rules")
    );
    let file = Places::at(home).practice().expect("a path");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(file, line).expect("written");
    id
}

#[test]
fn a_mistake_is_printed_as_a_line_or_as_an_object_with_the_promised_fields() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a game.kuba");
    write(&file, people());
    let path = file.display().to_string();
    let (code, out, err) = run(folder.path(), &["list", &path, "--nodes", "2000"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let start = format!("{path}: White f1-f2, 100.0 % lost  win in one move  better: f1-g1");
    assert!(out.starts_with(&start), "{out}");
    assert_eq!(out.lines().count(), 1);

    let json = ["list", &path, "--nodes", "2000", "--format", "json"];
    let (code, out, err) = run(folder.path(), &json);
    assert_eq!((code, err.as_str()), (0, ""));
    let object: Value = serde_json::from_str(&out).expect(&out);
    let names: Vec<usize> = [
        "id", "game", "rules", "file", "ply", "player", "position", "lost", "goal", "accepted",
        "best", "line", "played", "why",
    ]
    .iter()
    .map(|name| out.find(&format!("\"{name}\":")).expect(name))
    .collect();
    assert!(names.is_sorted(), "{out}");
    for (name, value) in [
        ("game", Value::from("kuba")),
        ("file", Value::from(path.clone())),
        ("ply", Value::from(1)),
        ("player", Value::from(0)),
        ("lost", Value::from(100.0)),
        ("goal", Value::from("win 1")),
        ("accepted", serde_json::json!(["f1g1"])),
        ("best", Value::from("f1g1")),
        ("line", serde_json::json!(["f1g1"])),
        ("played", Value::from("f1f2")),
    ] {
        assert_eq!(object[name], value, "{name}");
    }
    assert!(object["why"].as_str().is_some_and(|why| why.contains("win")));
    assert_eq!(run(folder.path(), &json).1, out, "the same bytes");
}

#[test]
fn the_mistakes_of_a_person_are_found_by_name_or_seat_and_never_the_computers() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.kuba");
    write(&file, people());
    let path = file.display().to_string();
    let count = |arguments: &[&str]| {
        let arguments = [&["list", &path, "--nodes", "2000", "--format", "json"], arguments];
        let (code, out, err) = run(folder.path(), &arguments.concat());
        (code, out.lines().count(), err)
    };
    for (arguments, tasks) in [
        (&["--player", "Ann"][..], 1),
        (&["--player", "Ben"], 0),
        (&["--seat", "1"], 1),
        (&["--seat", "2"], 0),
        (&["--seat", "3"], 0),
    ] {
        assert_eq!(count(arguments), (0, tasks, String::new()), "{arguments:?}");
    }
    let (code, tasks, err) = count(&["--player", "Eve"]);
    assert_eq!((code, tasks), (1, 0));
    assert_eq!(err, "kuba: “Eve” does not play in any of these games.\n");
    let level = kuba::bot::Level::new(3).expect("a level");
    write(&file, vec![Seat::Computer(level), Seat::human("Ann")]);
    assert_eq!(count(&[]), (0, 0, String::new()));
    let (_, out, _) = run(folder.path(), &["list", &path, "--nodes", "2000"]);
    assert_eq!(out, format!("{path}: nothing to practise\n"));
}

#[test]
fn a_damaged_game_is_named_and_the_others_are_searched() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("good.kuba");
    write(&file, people());
    let text = fs::read_to_string(&file).expect("the game");
    let [good, bad, missing] = ["good.kuba", "bad.kuba", "missing.kuba"]
        .map(|name| folder.path().join(name).display().to_string());
    fs::write(&bad, text.replace("\"g2g1", "\"h9h8")).expect("written");
    let files = ["list", "--nodes", "2000", &bad, &good, &missing];
    let (code, out, err) = run(folder.path(), &files);
    assert_eq!((code, err.as_str()), (1, "kuba: 2 of 3 files are not valid games.\n"));
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with(&format!("{bad}:")) && lines[0].contains("h9"), "{out}");
    assert!(lines[1].starts_with(&format!("{good}: White")), "{out}");
    assert!(lines[2].starts_with(&format!("{missing}: ")), "{out}");
    let (code, out, err) = run(folder.path(), &[&files[..], &["--format", "json"]].concat());
    assert_eq!((code, out.lines().count(), err.lines().count()), (1, 1, 3), "{err}");
}

#[test]
fn what_is_due_in_the_own_data_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    let day = ["--date", "2026-11-25"];
    let due = |format: &[&str]| run(&home, &[&["due"], &day[..], format].concat());
    let nothing = "Nothing is due on 2026-11-25.\n";
    assert_eq!(due(&[]), (0, nothing.to_owned(), String::new()));
    assert_eq!(due(&["--format", "json"]), (0, String::new(), String::new()));

    let file = folder.path().join("a.kuba");
    write(&file, people());
    let path = file.display().to_string();
    let (_, out, _) = run(&home, &["list", &path, "--nodes", "2000", "--format", "json"]);
    let found: Value = serde_json::from_str(&out).expect(&out);
    let id = keep(&home, &found);
    let (code, out, err) = due(&["--format", "json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let object: Value = serde_json::from_str(&out).expect(&out);
    assert_eq!(object["id"], Value::from(id.clone()));
    assert_eq!(object["file"], "2026-11-25 10.00.00.kuba");
    for name in ["rules", "position", "goal", "accepted", "line", "played", "lost", "why"] {
        assert_eq!(object[name], found[name], "{name}");
    }
    let (code, out, _) = due(&[]);
    assert!(code == 0 && out.starts_with("2026-11-25 10.00.00.kuba: White f1-f2"), "{out}");

    let kept = Places::at(&home).practice().expect("a path");
    let mut text = fs::read_to_string(&kept).expect("a file");
    text = [&text, "answer ", &id, " 2026-11-24 first\n"].concat();
    fs::write(&kept, &text).expect("written");
    assert_eq!(due(&[]).1, nothing);
    assert_eq!(fs::read_to_string(&kept).expect("a file"), text, "it is only read");
}

#[test]
fn a_wrong_call_of_practice_exits_with_2() {
    let folder = tempfile::tempdir().expect("a folder");
    for (arguments, complaint) in [
        (&["list"][..], "<FILE>"),
        (&["list", "a.kuba", "--nodes", "0"], "'0'"),
        (&["list", "a.kuba", "--seat", "0"], "'0'"),
        (&["list", "a.kuba", "--seat", "1", "--player", "Ann"], "cannot be used with"),
        (&["due", "--date", "2026-02-30"], "'2026-02-30'"),
        (&["due", "--date", "tomorrow"], "a date is needed"),
        (&["due", "--format", "xml"], "'xml'"),
    ] {
        let (code, out, err) = run(folder.path(), arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains(complaint), "{arguments:?}: {err}");
    }
}

#[test]
fn the_same_game_is_looked_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, other] = ["one.kuba", "other.kuba"].map(|name| folder.path().join(name));
    write(&one, people());
    fs::copy(&one, &other).expect("a copy");
    let [one, other] = [one, other].map(|file| file.display().to_string());
    let (code, out, err) = run(folder.path(), &["list", &one, &one, &other, "--nodes", "2000"]);
    assert_eq!((code, err.as_str(), out.lines().count()), (0, "", 1), "{out}");
}

#[test]
fn a_puzzle_missed_in_a_run_is_told_with_its_day() {
    let home = tempfile::tempdir().expect("a folder");
    let file = Places::at(home.path()).practice().expect("a path");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::copy("tests/data/cases/practice-from-2099.txt", file).expect("a copy");
    let (code, out, err) = run(home.path(), &["due", "--date", "2099-01-01"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("missed in a run on 2026-11-27: White f1-f2  "), "{out}");
    assert!(!out.contains("lost"), "{out}");
}

/// Otherwise the data would be in another folder at each start.
#[cfg(target_os = "linux")]
#[test]
fn a_relative_home_folder_is_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("rel/.local/share/kuba");
    fs::create_dir_all(&data).expect("a folder");
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/cases");
    fs::copy(cases.join("practice-from-2099.txt"), data.join("practice.txt")).expect("a copy");
    let due = |home: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kuba"));
        for variable in ["KUBA_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env_remove(variable);
        }
        command.args(["practice", "due", "--date", "2099-12-31"]).current_dir(folder.path());
        let output = command.env("HOME", home).env("LC_ALL", "C.UTF-8").output();
        String::from_utf8(output.expect("the program starts").stdout).expect("text")
    };
    let nothing = "Nothing is due on 2099-12-31.\n";
    assert_ne!(due(&folder.path().join("rel")), nothing);
    assert_eq!(due(Path::new("rel")), nothing);
}
