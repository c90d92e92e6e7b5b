//! The six floors: each source file imports only from its own floor and the floors below.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::source::{Named, Source, crate_files};

/// Bottom up.
const FLOORS: [&str; 6] = ["rules", "bot", "session", "store", "board", "app"];

/// Modules beside the floors: the modules each may import, and the floor whose reserved paths it may use.
const BESIDE: [(&str, &[&str], &str); 6] = [
    ("phrase", &[], "rules"),
    ("random", &[], "rules"),
    ("i18n", &["phrase"], "rules"),
    ("ugi", &["rules", "bot", "phrase", "random", "i18n"], "bot"),
    (
        "tool",
        &[
            "rules", "bot", "session", "store", "board", "ugi", "phrase", "random", "i18n",
        ],
        "board",
    ),
    (
        "cli",
        &[
            "rules", "bot", "session", "store", "board", "app", "ugi", "tool", "phrase", "random",
            "i18n",
        ],
        "app",
    ),
];

/// Shared modules, and the floors that may import them.
const SHARED: [(&str, &[&str]); 4] = [
    ("phrase", &FLOORS),
    ("random", &FLOORS),
    ("i18n", &["board", "app"]),
    ("tool", &["app"]),
];

/// Paths that must not be named below a floor, and the lowest floor that may.
const RESERVED: [(&str, &str); 8] = [
    ("egui", "board"),
    ("eframe", "board"),
    ("rfd", "app"),
    ("std::fs", "store"),
    ("std::net", "app"),
    ("SystemTime", "session"),
    ("std::thread", "bot"),
    ("Instant", "bot"),
];

/// Games may use the same type name for the same concept, each in its own folders.
const GAMES: [&str; 3] = ["kuba", "cubulus", "qubism"];

/// The top-level module of the crate that a path begins with.
fn imported(named: &Named) -> Option<&str> {
    match named.path.as_slice() {
        [first, name, ..] if first == "crate" => Some(name),
        _ => None,
    }
}

fn floor_of(name: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| *floor == name)
}

/// The modules that a file may import, and the floor whose reserved paths it may use. `None` if it may import
/// everything.
fn allowed(home: &str) -> Option<(Vec<&str>, usize)> {
    if let Some(floor) = floor_of(home) {
        let shared = SHARED
            .iter()
            .filter(|(_, users)| users.contains(&home))
            .map(|(name, _)| *name);
        return Some((
            FLOORS[..=floor].iter().copied().chain(shared).collect(),
            floor,
        ));
    }
    let (_, imports, tools) = BESIDE.iter().find(|(name, ..)| *name == home)?;
    let own = BESIDE
        .iter()
        .map(|(name, ..)| *name)
        .find(|name| *name == home);
    Some((
        imports.iter().copied().chain(own).collect(),
        floor_of(tools)?,
    ))
}

fn faults(file: &Path, text: &str) -> BTreeSet<String> {
    let shown = file.display();
    let paths = Source::of(text).paths;
    let parts: Vec<String> = file
        .with_extension("")
        .iter()
        .map(|part| part.to_string_lossy().into_owned())
        .collect();
    let home = parts[0].as_str();
    let mut faults = BTreeSet::new();
    if let Some((may, floor)) = allowed(home) {
        for import in paths.iter().filter_map(imported) {
            if !may.contains(&import) {
                faults.insert(format!("{shown}: {home} imports {import}"));
            }
        }
        for (name, lowest) in RESERVED {
            let name_parts: Vec<&str> = name.split("::").collect();
            let is_named = paths.iter().any(|named| named.has(&name_parts));
            if is_named && floor_of(lowest).is_some_and(|lowest| floor < lowest) {
                faults.insert(format!("{shown}: {name} below {lowest}"));
            }
        }
        let is_module = parts.last().is_some_and(|last| last == "mod");
        let depth = parts.len() - usize::from(is_module);
        if paths.iter().any(|named| named.climbs() >= depth) {
            faults.insert(format!("{shown}: leaves its floor by super"));
        }
    } else if !["main", "lib"].contains(&home) {
        faults.insert(format!("{shown}: no rule says what {home} may import"));
    }
    let is_glob = |named: &&Named| named.path.last().is_some_and(|last| last == "*");
    let from_above = |named: &Named| named.in_tests && named.path == ["super", "*"];
    if paths.iter().filter(is_glob).any(|named| !from_above(named)) {
        faults.insert(format!("{shown}: a glob import"));
    }
    faults
}

fn game_of(file: &Path) -> Option<&'static str> {
    let stands_in = |game: &&&str| file.iter().any(|part| part == **game);
    GAMES.iter().find(stands_in).copied()
}

/// Type names that are defined twice, with the files. Two games may share a name.
fn ambiguous(types: &[(String, PathBuf)]) -> Vec<String> {
    let clashes = types
        .iter()
        .enumerate()
        .filter_map(|(number, (name, file))| {
            let (_, other) = types[..number].iter().find(|(other, _)| other == name)?;
            let both_games = game_of(file).is_some() && game_of(other).is_some();
            (!both_games || game_of(file) == game_of(other))
                .then(|| format!("{name}: {} and {}", other.display(), file.display()))
        });
    clashes.collect()
}

#[test]
fn every_file_imports_from_its_own_floor_and_below() {
    let files = crate_files();
    let all: Vec<String> = files
        .iter()
        .flat_map(|(file, text)| faults(file, text))
        .collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
    for home in FLOORS.into_iter().chain(BESIDE.map(|(name, ..)| name)) {
        let module = format!("{home}.rs");
        let any =
            |(file, _): &(PathBuf, String)| file.starts_with(home) || *file == Path::new(&module);
        assert!(files.iter().any(any), "there is no {home}");
    }
}

#[test]
fn a_name_that_stands_for_two_things_is_found_out() {
    let types = |files: [&str; 2]| files.map(|file| ("Move".to_owned(), PathBuf::from(file)));
    for (files, clashes) in [
        (["rules/kuba/push.rs", "rules/qubism/mod.rs"], 0),
        (["rules/kuba/push.rs", "board/kuba/mod.rs"], 1),
        (["rules/kuba/push.rs", "rules/mod.rs"], 1),
        (["rules/mod.rs", "app/mod.rs"], 1),
    ] {
        assert_eq!(ambiguous(&types(files)).len(), clashes, "{files:?}");
    }
}

#[test]
fn a_file_that_climbs_is_found_out() {
    let found = |file: &str, text: &str| faults(Path::new(file), text).len();
    assert_eq!(found("rules/kuba/mod.rs", "use crate::bot::Level;"), 1);
    assert_eq!(
        found(
            "rules/mod.rs",
            "use crate::{phrase::Say, app, bot::{A, B}};"
        ),
        2
    );
    assert_eq!(found("rules/mod.rs", "use egui::Ui;"), 1);
    assert_eq!(found("rules/mod.rs", "use std::{fmt, fs, thread};"), 2);
    assert_eq!(
        found("session/mod.rs", "use std::{io, fs::{self, File}};"),
        1
    );
    assert_eq!(found("ugi/mod.rs", "use crate::session::Session;"), 1);
    assert_eq!(found("ugi/mod.rs", "use std::thread;"), 0);
    assert_eq!(found("ugi/mod.rs", "use std::{fs, thread};"), 1);
    assert_eq!(found("cli/mod.rs", "use crate::app::run;"), 0);
    assert_eq!(found("tool/mod.rs", "use crate::app::run;"), 1);
    assert_eq!(found("app/mod.rs", "use crate::{cli, tool};"), 1);
    assert_eq!(found("phrase.rs", "use crate::i18n::Texts;"), 1);
    assert_eq!(found("i18n.rs", "use crate::phrase::Phrase;"), 0);
    assert_eq!(found("sound/mod.rs", ""), 1);
    assert_eq!(found("store/files.rs", "fn f() { let x: egui::Ui; }"), 1);
    assert_eq!(
        found(
            "bot/worker.rs",
            "fn f() { std::thread::spawn(f); std::fs::read(p); }"
        ),
        1
    );
    assert_eq!(
        found("rules/kuba/cell.rs", "fn f() { std::thread::spawn(f); }"),
        1
    );
    assert_eq!(found("store/record.rs", "use crate::i18n::Texts;"), 1);
    assert_eq!(found("bot/kuba.rs", "use super::super::app::run;"), 1);
    assert_eq!(found("bot/kuba.rs", "use super::mode;"), 0);
    assert_eq!(found("bot/mod.rs", "fn f() { super::app::run() }"), 1);
    let tests = "#[cfg(test)] mod tests { use super::super::mode; }";
    assert_eq!(found("bot/kuba.rs", tests), 0);
    let tests = "#[cfg(test)] mod tests { use super::super::super::app; }";
    assert_eq!(found("bot/kuba.rs", tests), 1);
    assert_eq!(found("board/kuba/drag.rs", "use crate::rules::*;"), 1);
    assert_eq!(found("board/kuba/drag.rs", "use super::{a, b::*};"), 1);
    assert_eq!(
        found("board/mod.rs", "use crate::session::Record; // crate::app"),
        0
    );
}

#[test]
fn a_module_with_a_folder_stands_in_it() {
    let files = crate_files();
    let beside = files.iter().filter(|(file, _)| {
        let folder = file.with_extension("");
        files.iter().any(|(other, _)| other.starts_with(&folder))
    });
    let beside: Vec<_> = beside.map(|(file, _)| file.display().to_string()).collect();
    assert!(beside.is_empty(), "outside their folders: {beside:?}");
}

#[test]
fn no_public_name_stands_for_two_things() {
    let mut types = Vec::new();
    for (file, text) in crate_files() {
        types.extend(
            Source::of(&text)
                .types
                .into_iter()
                .map(|name| (name, file.clone())),
        );
    }
    let clashes = ambiguous(&types);
    assert!(clashes.is_empty(), "{}", clashes.join("\n"));
}
