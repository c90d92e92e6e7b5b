//! The program's own files, damaged in one byte, out of reach for a moment, or dated by a clock that was ahead.

use std::fs;
use std::path::Path;

use kuba_rules::kuba::GameState as Kuba;
use kuba_store::settings_file::{SettingsWarning, read_settings};
use kuba_store::{
    Places, RecentFiles, SettingsChange, SolutionKind, SystemDisk, load, read_game, today,
};
use serde::{Deserialize, Serialize};

use crate::support::{folder, names, record, say, writer};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Settings {
    volume: u8,
    name: String,
    zoom: u8,
}

impl Default for Settings {
    fn default() -> Self {
        let name = "nobody".to_owned();
        Self { volume: 50, name, zoom: 1 }
    }
}

fn case(name: &str) -> Vec<u8> {
    fs::read(Path::new("../../tests/data/cases").join(name)).expect(name)
}

fn put(file: &Path, bytes: &[u8]) {
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(file, bytes).expect("a file");
}

#[test]
fn one_damaged_byte_costs_one_solved_puzzle() {
    let home = folder();
    let places = Places::at(home.path());
    let file = places.puzzles().expect("a path");
    put(&file, &case("puzzles-one-bit.txt"));
    let loaded = load::<Settings>(places);
    let solved = |number: usize| loaded.progress.solved(&format!("kuba-{number:03}"));
    assert!((1..=23).all(|number| solved(number) == Some(SolutionKind::AtFirst)));
    assert_eq!(solved(24), None);
    assert!(loaded.damaged_progress.as_ref().expect("put aside").exists());
    assert_eq!(fs::read_to_string(&file).expect("written anew").lines().count(), 23);
}

#[test]
fn one_damaged_byte_costs_one_letter_of_the_game_in_progress() {
    let home = folder();
    let places = Places::at(home.path());
    put(&places.current_game(1).expect("a path"), &case("comment-one-bit.kuba"));
    let text = load::<Settings>(places).game.expect("a game").expect("a text");
    let (session, _) = read_game::<Kuba>(&text).expect("a game");
    assert_eq!(session.main_moves().len(), 20);
    let comment = session.comment(session.main_line()[3]);
    assert_eq!(comment, "Ein ·ommentar: äöü 日本語 🙂");
}

#[test]
fn a_verdict_that_cannot_be_read_is_dropped_and_the_game_is_sound() {
    let text = String::from_utf8(case("verdict-unreadable.kuba")).expect("text");
    for changed in [
        text.clone(),
        text.replace("(0, \"2.08", "(99, \"2.08"),
        text.replace("(0, \"2.08", "(zero, \"2.08"),
        text.replace("7x.4/25.6,400000,-,a6b6", "74.4/25.6,400000,-,d4d5"),
    ] {
        let (session, _) = read_game::<Kuba>(&changed).expect("a sound game");
        let line = session.main_line();
        assert!(session.verdict(line[0]).is_none());
        assert!(session.verdict(line[1]).is_some(), "the other one is kept");
    }
}

#[test]
fn one_damaged_byte_costs_one_setting() {
    for value in [b"volume\xba 7,".as_slice(), b"volume: 7\xff,"] {
        let home = folder();
        let places = Places::at(home.path());
        let file = places.settings().expect("a path");
        let rest = b"\n    name: \"Ann\",\n    zoom: 3,\n)\n";
        put(&file, &[b"(\n    ", value, rest].concat());
        let (values, warnings): (Settings, _) = read_settings(&SystemDisk, &places);
        let name = "Ann".to_owned();
        assert_eq!(values, Settings { volume: 50, name, zoom: 3 });
        assert!(matches!(warnings[..], [SettingsWarning::Damaged(..)]));
        assert!(say(&warnings[0]).contains("settings.bad.ron"), "{}", say(&warnings[0]));
        let repair = SettingsChange::repair(&values, &warnings);
        repair.write(&SystemDisk, &file).expect("written");
        let (again, warnings): (Settings, _) = read_settings(&SystemDisk, &places);
        assert_eq!((again, warnings), (values, vec![]));
    }
}

#[test]
fn one_damaged_byte_costs_one_recent_file() {
    let home = folder();
    let places = Places::at(home.path());
    let list = places.recent().expect("a path");
    put(&list, b"[\n    \"/a.kuba\",\n    \xa2/b.kuba\",\n    \"/c.kuba\",\n]");
    let recent = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(recent.paths(), [Path::new("/a.kuba"), Path::new("/c.kuba")]);
    assert_eq!(names(&home.path().join("data")), ["recent.bad.ron"]);
}

#[test]
fn an_earlier_game_with_a_damaged_byte_is_listed_and_can_be_deleted() {
    let home = folder();
    let places = Places::at(home.path());
    let file = places.finished().expect("a folder").join("2026-11-22 13.05.20.kuba");
    put(&file, &case("comment-one-bit.kuba"));
    let writer = writer(&places);
    writer.flush();
    assert_eq!(writer.earlier()[0].moves, 20);
    let game = &writer.library().games()[0];
    let text = writer.library().remove(game).expect("deleted");
    assert!(text.contains("Ein ·ommentar"), "{text}");
}

/// A file that cannot be reached for a moment is no damaged one.
#[cfg(unix)]
#[test]
fn files_that_cannot_be_reached_are_neither_put_aside_nor_written() {
    use std::os::unix::fs::symlink;

    use kuba_store::{ProgressChange, SolvedPuzzle};

    let home = folder();
    let places = Places::at(home.path());
    let files = [places.puzzles(), places.recent(), places.settings()].map(Option::unwrap);
    let kept = ["kuba-001 first 2026-11-23\n", "[\"/a.kuba\"]", "(volume: 7)"];
    let away = |file: &Path| file.with_extension("away");
    for file in &files {
        put(file, b"");
        fs::remove_file(file).expect("removed");
        symlink(file, away(file)).expect("a link");
        symlink(away(file), file).expect("a circle");
    }
    let loaded = load::<Settings>(places.clone());
    assert!(loaded.progress.is_empty() && loaded.damaged_progress.is_none());
    assert!(matches!(loaded.warnings[..], [SettingsWarning::Unreadable(_, None)]));
    let (writer, settings) = loaded.start_writer(|| {});
    let (id, how) = ("kuba-002".to_owned(), SolutionKind::AtFirst);
    writer.keep_progress(ProgressChange::Solved(SolvedPuzzle { id, how, day: today() }));
    writer.keep_recent("/b.kuba".into());
    let changed = Settings { zoom: 9, ..settings.clone() };
    writer.keep_settings(SettingsChange::between(&settings, &changed));
    writer.flush();
    assert!(writer.other_fault().is_some());
    for (file, kept) in files.iter().zip(kept) {
        assert!(fs::symlink_metadata(file).expect("still there").is_symlink());
        fs::remove_file(file).expect("removed");
        fs::write(file, kept).expect("within reach again");
    }
    writer.flush();
    for (file, new) in files.iter().zip(["kuba-002", "/b.kuba", "zoom: 9"]) {
        let text = fs::read_to_string(file).expect("a file");
        let old = ["kuba-001", "/a.kuba", "volume: 7"];
        assert!(text.contains(new), "{text}");
        assert!(old.iter().any(|old| text.contains(old)), "{text}");
    }
}

#[test]
fn games_left_after_a_clock_that_was_ahead_have_their_own_date_and_come_first() {
    let home = folder();
    let places = Places::at(home.path());
    let finished = places.finished().expect("a folder");
    let case = case("2100-03-01 00.00.02_999.kuba");
    for number in ["_999", "_1000", ""] {
        put(&finished.join(format!("2100-03-01 00.00.02{number}.kuba")), &case);
    }
    put(&finished.join("2026-11-20 12.00.00.kuba"), record("f1f2").to_ron().as_bytes());
    let writer = writer(&places);
    for moves in ["f1f2 f7f6", "f1f2 f7f6 f2f3"] {
        writer.archive(record(moves).to_ron(), None);
        writer.flush();
    }
    let games = writer.earlier();
    let whens: Vec<&str> = games.iter().map(|game| game.when.as_str()).collect();
    assert!(whens[0] >= today().as_str() && whens[0] < "2100", "{whens:?}");
    assert_eq!(whens[2..], ["2026-11-25", "2026-11-25", "2026-11-25", "2026-11-20 12:00:00"]);
    assert_eq!(games.iter().map(|game| game.moves).collect::<Vec<_>>(), [3, 2, 20, 20, 20, 1]);
    let listed = writer.library().games();
    let listed: Vec<&Path> = listed.iter().map(|game| game.path.as_path()).collect();
    let order: Vec<&Path> = games.iter().map(|game| game.path.as_path()).collect();
    assert_eq!(listed, order);
    assert!(order[2].ends_with("2100-03-01 00.00.02_1000.kuba"), "{order:?}");
    for game in &games[..2] {
        assert!(!game.path.to_string_lossy().contains("2100"), "{game:?}");
    }
}

#[test]
fn the_thousandth_game_of_a_second_is_the_newest() {
    let home = folder();
    let places = Places::at(home.path());
    let finished = places.finished().expect("a folder");
    let stamp = format!("{} 23.59.59", today());
    for number in [2, 998, 999] {
        let file = finished.join(format!("{stamp}_{number:03}.kuba"));
        put(&file, record("f1f2").to_ron().as_bytes());
    }
    let writer = writer(&places);
    for moves in ["f1f2 f7f6", "f1f2 f7f6 f2f3"] {
        writer.archive(record(moves).to_ron(), None);
        writer.flush();
    }
    let moves: Vec<usize> = writer.earlier().iter().map(|game| game.moves).collect();
    assert_eq!(moves, [3, 2, 1, 1, 1]);
}
