//! A window on a home in which one of the program's own files is damaged.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use kuba::app::shell::command::{Command, EditorCommand, PracticeCommand};
use kuba::rules::random::Random;

use crate::common::nightly::nightly;
use crate::common::window::{Window, home};
use crate::practice::{LONG, RACE, archive};

/// Changes the bytes of a file.
type Hurt = fn(&mut Vec<u8>, &mut Random);

const HURTS: [(&str, Hurt); 7] = [
    ("one bit turned", |bytes, random| {
        let place = random.below(bytes.len());
        bytes[place] ^= 1 << random.below(8);
    }),
    ("cut", |bytes, random| bytes.truncate(random.below(bytes.len()))),
    ("emptied", |bytes, _| bytes.clear()),
    ("zeros", |bytes, random| {
        let from = random.below(bytes.len());
        bytes[from..].fill(0);
    }),
    ("foreign bytes", |bytes, random| {
        let place = random.below(bytes.len());
        bytes.splice(place..place, b"\xff\xfe)](\"\\\x00".iter().copied());
    }),
    ("a part twice", |bytes, random| {
        let place = random.below(bytes.len());
        bytes.extend_from_within(place..);
    }),
    ("noise", |bytes, random| bytes.fill_with(|| random.below(256) as u8)),
];

/// All files of a home but locks and sockets, by their path in it.
fn files(home: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![home.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.is_file() && path.extension().is_none_or(|end| end != "lock") {
                let bytes = fs::read(&path).expect("a file");
                found.insert(path.strip_prefix(home).expect("inside").to_owned(), bytes);
            }
        }
    }
    found
}

fn close(mut window: Window) {
    assert!(window.closes());
}

/// A home with a game in progress, archived games, progress in puzzles, practice and runs, a puzzle of the user's own,
/// a saved game, settings and two people.
fn lived_in(home: &Path) {
    let moves: Vec<String> = LONG.split(' ').map(|mv| format!("{mv:?}")).collect();
    let long = RACE.replace(r#"Some("7/7/7/7/7/6B/5WR w 6-6")"#, "None");
    let long = long.replace(r#""f1f2", "g2g1""#, &moves.join(", "));
    archive(home, &[RACE, &long]);
    let people = "(\n    last: 0,\n    people: [\n        (number:0,name:\"Ana\",sign:0),\n        (number:1,name:\"Ben\",sign:1),\n    ],\n)\n";
    fs::write(home.join("data/people.ron"), people).expect("a file");
    let solved = "kuba-001 first 2026-11-23\nrun 2026-11-23 1 kuba streak kuba-001+ kuba-002-\n";
    fs::write(home.join("data/puzzles.txt"), solved).expect("a file");
    let mut window = Window::two_players(home);
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND, Key::S);
    window.settle();
    window.harness.event(egui::Event::Text(home.join("saved.kuba").display().to_string()));
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
    window.drag("f7", "f6");
    window.run(Command::Practice(PracticeCommand::Begin));
    window.wait("a position", |window| window.app().practice().is_some());
    window.run(Command::Practice(PracticeCommand::Leave));
    window.run(Command::Editor(EditorCommand::Begin));
    window.paste("7/7/7/5WR/7/7/B6 w 6-0");
    window.wait("a verdict", |window| {
        let editor = window.app().editor().expect("the editor");
        editor.verdict.as_ref().is_some_and(|verdict| verdict.is_settled)
    });
    window.run(Command::Editor(EditorCommand::KeepPuzzle));
    window.press("Keep");
    close(window);
}

/// Opens a window and its page "You" on a home with these files, and returns the files that are there afterwards.
fn opened(before: &BTreeMap<PathBuf, Vec<u8>>, case: &str) -> BTreeMap<PathBuf, Vec<u8>> {
    let home = home();
    for (path, bytes) in before {
        let path = home.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
    println!("{case}");
    let mut window = Window::open(home.path());
    window.run(Command::Practice(PracticeCommand::Begin));
    window.run(Command::Practice(PracticeCommand::Leave));
    window.open_you();
    window.wait_for_archive();
    close(window);
    files(home.path())
}

#[test]
fn a_damaged_file_costs_no_other_and_its_bytes_stay_somewhere() {
    let first = home();
    lived_in(first.path());
    let whole = opened(&files(first.path()), "nothing damaged");
    let names: Vec<&PathBuf> = whole.keys().collect();
    for number in 0..nightly(5 * HURTS.len(), 1) * names.len() {
        let path = names[number % names.len()];
        let (name, hurt) = HURTS[(number + number / names.len()) % HURTS.len()];
        let mut before = whole.clone();
        let bytes = before.get_mut(path).expect("a file");
        hurt(bytes, &mut Random::new(number as u64));
        let damaged = bytes.clone();
        let case = format!("{number}, {}: {name}", path.display());
        let after = opened(&before, &case);
        for (other, bytes) in whole.iter().filter(|(other, _)| *other != path) {
            let found = after.get(other).map(|found| String::from_utf8_lossy(found));
            assert_eq!(found, Some(String::from_utf8_lossy(bytes)), "{case}: {}", other.display());
        }
        // A changed name in a list may be as sound as before, and the list may have got longer since.
        let lines = |bytes: &[u8]| -> Vec<String> {
            String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect()
        };
        let now = lines(after.get(path).map_or(&[], Vec::as_slice));
        let is_kept = after.values().any(|found| *found == damaged)
            || lines(&damaged).iter().all(|line| now.contains(line));
        assert!(is_kept, "{case}: now {:?}", after.keys());
    }
}
