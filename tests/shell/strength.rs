//! The command `strength`, which rates a person, and the games that `match --save` writes for it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

fn run(arguments: &[&str]) -> (i32, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_kuba"))
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

/// Games of two players of the program, in a folder.
fn play(folder: &Path, players: &str, games: &str) -> Vec<String> {
    let path = folder.display().to_string();
    let arguments = ["match", "--players", players, "--games", games, "--opening", "0"];
    let (code, _, err) = run(&[&arguments[..], &["--save", &path]].concat());
    assert_eq!((code, err.as_str()), (0, ""));
    files(folder)
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let paths = entries.map(|entry| entry.expect("an entry").path().display().to_string());
    let mut paths: Vec<String> = paths.collect();
    paths.sort();
    paths
}

fn strength(files: &[String], arguments: &[&str]) -> (i32, String, String) {
    let files = files.iter().map(String::as_str);
    let all: Vec<&str> = ["strength", "--nodes", "500"]
        .into_iter()
        .chain(files)
        .chain(arguments.iter().copied())
        .collect();
    run(&all)
}

#[test]
fn saved_games_of_a_match_rate_the_player_who_is_named() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("games");
    let games = play(&folder, "1,2.5", "6");
    assert_eq!(games.len(), 6);
    for game in &games {
        assert_eq!(run(&["check", game]).0, 0, "{game}");
        let text = fs::read_to_string(game).expect("the game");
        assert!(text.contains("Named(\"Level 2.5\")"), "{text}");
    }
    let json = ["--player", "Level 1", "--format", "json"];
    let (code, out, err) = strength(&games, &json);
    assert_eq!((code, err.as_str()), (0, ""));
    let object: Value = serde_json::from_str(&out).expect(&out);
    let names: Vec<usize> = ["game", "rules", "games", "level", "doubt", "by_results", "by_moves"]
        .iter()
        .map(|name| out.find(&format!("\"{name}\":")).expect(name))
        .collect();
    assert!(names.is_sorted(), "{out}");
    assert_eq!(object["game"], "kuba");
    assert_eq!(object["games"], 6);
    assert!(object["level"].as_f64().expect("a level") < 4.0, "{out}");
    assert!(object["by_results"].is_f64(), "{out}");
    assert_eq!(strength(&games, &json).1, out, "the same bytes");
    let (_, line, _) = strength(&games, &["--player", "Level 2.5"]);
    assert!(line.starts_with("kuba ") && line.contains("6 games, level "), "{line}");
}

#[test]
fn another_match_in_the_same_folder_overwrites_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let first = play(home.path(), "1,taker", "2");
    let before: Vec<String> =
        first.iter().map(|file| fs::read_to_string(file).expect(file)).collect();
    let all = play(home.path(), "1,random", "2");
    assert_eq!(all.len(), 4);
    for (file, text) in first.iter().zip(before) {
        assert_eq!(fs::read_to_string(file).expect(file), text);
    }
    let file = home.path().join("a file");
    fs::write(&file, "").expect("written");
    let path = file.display().to_string();
    let (code, _, err) = run(&["match", "--players", "1,2", "--games", "2", "--save", &path]);
    assert_eq!(code, 1);
    assert!(err.contains("a file"), "{err}");
}

#[test]
fn too_few_games_have_no_level_and_games_without_a_person_none_at_all() {
    let home = tempfile::tempdir().expect("a folder");
    let games = play(home.path(), "1,2", "2");
    let (code, out, _) = strength(&games, &["--seat", "1"]);
    assert_eq!(code, 0);
    assert!(out.contains("2 games, too few for a level"), "{out}");
    let (_, out, _) = strength(&games, &["--seat", "1", "--format", "json"]);
    assert!(out.contains("\"level\":null"), "{out}");
    let (code, out, err) = strength(&games, &[]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.contains("exactly one person"), "{err}");
    let (code, _, err) = strength(&games, &["--player", "Eve"]);
    assert_eq!(code, 1);
    assert_eq!(err, "kuba: “Eve” does not play in any of these games.\n");
}

#[test]
fn a_damaged_game_is_named_and_the_others_count() {
    let home = tempfile::tempdir().expect("a folder");
    let mut games = play(home.path(), "1,2", "4");
    let text = fs::read_to_string(&games[0]).expect("the game");
    let bad = home.path().join("bad.kuba");
    fs::write(&bad, text.replace("kuba", "chess")).expect("written");
    games.push(bad.display().to_string());
    let (code, out, err) = strength(&games, &["--player", "Level 2"]);
    assert_eq!(code, 1);
    assert!(out.contains("4 games, level "), "{out}");
    assert!(err.contains("bad.kuba") && err.contains("1 of 5 files"), "{err}");
}

#[test]
fn the_same_game_counts_once_and_one_without_a_move_not_at_all() {
    let home = tempfile::tempdir().expect("a folder");
    let game = |name: &str, level: u8, moves: &str| {
        let file = home.path().join(name);
        let text = format!(
            "[Game \"kuba\"]\n[White \"Ann\"]\n[Black \"Level {level}\"]\n[Result \"White\"]\n\
             [Ending \"resignation\"]\n[Resigned \"Black\"]\n\n{moves}\n"
        );
        fs::write(&file, text).expect("written");
        file.display().to_string()
    };
    let told = |files: &[String]| strength(files, &["--player", "Ann", "--format", "json"]);
    let count = |files: &[String]| {
        let (code, out, err) = told(files);
        assert_eq!((code, err.as_str()), (0, ""), "{out}");
        let object: Value = serde_json::from_str(&out).expect(&out);
        object["games"].as_u64()
    };
    let (one, two) = (game("one", 4, "1. g1-g2"), game("two", 5, "1. g1-g2"));
    assert_eq!(count(&[one.clone(), one.clone(), two, one]), Some(2));
    let (code, _, err) = told(&[game("none", 4, "")]);
    assert_eq!(code, 1, "{err}");
}
