//! The six floors: every source file imports only from its own floor and the floors below.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from the bottom up.
const FLOORS: [&str; 6] = ["rules", "bot", "session", "store", "board", "app"];

/// What stands beside the floors: what it may import, and the floor whose tools it may use.
const BESIDE: [(&str, &[&str], &str); 6] = [
    ("phrase", &[], "rules"),
    ("random", &[], "rules"),
    ("i18n", &["phrase"], "rules"),
    ("ugi", &["rules", "bot", "phrase", "random"], "bot"),
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

/// What a floor may import besides itself and the floors below it.
const SHARED: [(&str, &[&str]); 4] = [
    ("phrase", &FLOORS),
    ("random", &FLOORS),
    ("i18n", &["board", "app"]),
    ("tool", &["app"]),
];

/// What must not be named below a floor, and the lowest floor that may.
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

/// The games, which may call what they have in common by the same name, each in its own folders.
const GAMES: [&str; 3] = ["kuba", "cubulus", "qubism"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The code of a file without its comments.
fn code(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether `name` stands in the code as a word of its own.
fn names(code: &str, name: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + name.len()..].chars().next();
        !before.is_some_and(part_of_word) && !after.is_some_and(part_of_word)
    })
}

/// Every path that the code uses, each written out: `use a::{b, c::d}` are `a::b` and `a::c::d`.
fn uses(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, word) in code.match_indices("use ") {
        let begins = !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let tree = code[at + word.len()..].split(';').next();
        if let Some(tree) = tree.filter(|_| begins) {
            spread("", tree, &mut found);
        }
    }
    found
}

/// Writes out a tree of paths.
fn spread(before: &str, tree: &str, found: &mut Vec<String>) {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        let path = tree.split_whitespace().next().unwrap_or_default();
        if !path.is_empty() {
            found.push(format!("{before}{path}"));
        }
        return;
    };
    let before = format!("{before}{}", tree[..open].trim());
    let inside = tree[open + 1..]
        .rsplit_once('}')
        .map_or("", |(inside, _)| inside);
    let (mut depth, mut start) = (0, 0);
    for (at, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                spread(&before, &inside[start..at], found);
                start = at + 1;
            }
            _ => {}
        }
    }
    spread(&before, &inside[start..], found);
}

/// The modules of the crate's top level that the code names.
fn imports(code: &str) -> Vec<String> {
    let inline = code
        .match_indices("crate::")
        .map(|(at, path)| &code[at + path.len()..]);
    let uses = uses(code);
    let used = uses.iter().filter_map(|path| path.strip_prefix("crate::"));
    let ends = |c: char| !(c.is_alphanumeric() || c == '_');
    let mut found: Vec<String> = inline
        .chain(used)
        .map(|rest| rest.split(ends).next().unwrap_or_default().to_owned())
        .collect();
    found.retain(|name| !name.is_empty());
    found.sort();
    found.dedup();
    found
}

/// Whether a file this deep below the crate's root climbs out by `super::super::x`. The tests at its
/// end stand a step deeper.
fn climbs_out(code: &str, depth: usize) -> bool {
    let (own, tests) = code.split_once("#[cfg(test)]").unwrap_or((code, ""));
    own.contains(&"super::".repeat(depth)) || tests.contains(&"super::".repeat(depth + 1))
}

fn floor_of(name: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| *floor == name)
}

/// What a file's home may import, and the floor whose tools it may use; `None` if it may import
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

/// What is wrong with one file.
fn faults(file: &Path, text: &str) -> Vec<String> {
    let shown = file.display();
    let code = code(text);
    let parts: Vec<String> = file
        .with_extension("")
        .iter()
        .map(|part| part.to_string_lossy().into_owned())
        .collect();
    let home = parts[0].as_str();
    let mut faults = Vec::new();
    if let Some((may, floor)) = allowed(home) {
        for import in imports(&code) {
            if !may.contains(&import.as_str()) {
                faults.push(format!("{shown}: {home} imports {import}"));
            }
        }
        let uses = uses(&code).join("\n");
        for (name, lowest) in RESERVED {
            let named = names(&code, name) || names(&uses, name);
            if named && floor_of(lowest).is_some_and(|lowest| floor < lowest) {
                faults.push(format!("{shown}: {name} below {lowest}"));
            }
        }
        let is_module = parts.last().is_some_and(|last| last == "mod");
        let depth = parts.len() - usize::from(is_module);
        if climbs_out(&code, depth) {
            faults.push(format!("{shown}: leaves its floor by super"));
        }
    } else if !["main", "lib"].contains(&home) {
        faults.push(format!("{shown}: nobody has said what {home} may import"));
    }
    if code.contains("::*;") && !code.contains("use super::*;") {
        faults.push(format!("{shown}: a glob import"));
    }
    faults
}

/// The types that a file offers to others.
fn public_types(text: &str) -> Vec<String> {
    let kinds = ["pub struct ", "pub enum ", "pub trait ", "pub type "];
    let code = code(text);
    let ends = |c: char| !(c.is_alphanumeric() || c == '_');
    let named = code.lines().filter_map(|line| {
        let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
        rest.split(ends).next().map(str::to_owned)
    });
    named.collect()
}

/// The game in whose folder a file stands.
fn game_of(file: &Path) -> Option<&'static str> {
    let stands_in = |game: &&&str| file.iter().any(|part| part == **game);
    GAMES.iter().find(stands_in).copied()
}

/// The names that stand for more than one thing, each with where it stands. What every game has
/// may be called the same in each.
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

/// The files of the crate, each below `src`, and their texts.
fn crate_files() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    files.sort();
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a source file");
        let below = file.strip_prefix(&root).expect("below src").to_owned();
        (below, text)
    };
    files.into_iter().map(read).collect()
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
    let text =
        "pub struct Table<T>(T);\npub(super) struct Entry;\n// pub enum X\npub trait Draft: Y {}";
    assert_eq!(public_types(text), ["Table", "Draft"]);
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
    assert_eq!(found("store/files.rs", "let x: egui::Ui;"), 1);
    assert_eq!(
        found("bot/worker.rs", "std::thread::spawn(f); std::fs::read(p);"),
        1
    );
    assert_eq!(found("rules/kuba/cell.rs", "std::thread::spawn(f);"), 1);
    assert_eq!(found("store/record.rs", "use crate::i18n::Texts;"), 1);
    assert_eq!(found("bot/kuba.rs", "use super::super::app::run;"), 1);
    assert_eq!(found("bot/kuba.rs", "use super::mode;"), 0);
    assert_eq!(found("board/kuba/drag.rs", "use crate::rules::*;"), 1);
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
            public_types(&text)
                .into_iter()
                .map(|name| (name, file.clone())),
        );
    }
    let clashes = ambiguous(&types);
    assert!(clashes.is_empty(), "{}", clashes.join("\n"));
}
