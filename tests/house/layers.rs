//! The six floors: every source file imports only from its own floor and the floors below.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from the bottom up.
const FLOORS: [&str; 6] = ["rules", "bot", "session", "store", "board", "app"];

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

/// Where the message catalogue may be used.
const MAY_TRANSLATE: [&str; 3] = ["board", "app", "cli"];

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

/// The modules of the crate's top level that the code names, `crate::x` and `use crate::{x, y}`.
fn imports(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, path) in code.match_indices("crate::") {
        let rest = &code[at + path.len()..];
        let ends = |c: char| !(c.is_alphanumeric() || c == '_');
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut word = String::new();
            let mut first = true;
            for c in group.chars() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => {
                        found.push(std::mem::take(&mut word));
                        first = true;
                    }
                    ':' if depth == 0 => first = false,
                    c if depth == 0 && first && !c.is_whitespace() => word.push(c),
                    _ => {}
                }
            }
            found.push(word);
        } else {
            found.push(rest.split(ends).next().unwrap_or_default().to_owned());
        }
    }
    found.retain(|name| !name.is_empty());
    found
}

/// The steps of `super::super::x` that climb out of a file this deep below the crate's root.
fn climbs_out(code: &str, depth: usize) -> bool {
    code.contains(&"super::".repeat(depth))
}

fn floor_of(name: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| *floor == name)
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
    if let Some(floor) = floor_of(home) {
        for import in imports(&code) {
            match floor_of(&import) {
                Some(other) if other > floor => {
                    faults.push(format!(
                        "{shown}: {home} imports from {import}, a floor above"
                    ));
                }
                Some(_) => {}
                None if import == "phrase" => {}
                None if import == "i18n" && MAY_TRANSLATE.contains(&home) => {}
                None => faults.push(format!("{shown}: {home} imports {import}")),
            }
        }
        for (name, lowest) in RESERVED {
            if floor_of(lowest).is_some_and(|lowest| floor < lowest) && names(&code, name) {
                faults.push(format!("{shown}: {name} below {lowest}"));
            }
        }
        let is_module = parts.last().is_some_and(|last| last == "mod");
        let depth = parts.len() - usize::from(is_module);
        if climbs_out(&code, depth) {
            faults.push(format!("{shown}: leaves its floor by super"));
        }
    }
    if code.contains("::*;") && !code.contains("use super::*;") {
        faults.push(format!("{shown}: a glob import"));
    }
    faults
}

#[test]
fn every_file_imports_from_its_own_floor_and_below() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut all = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("a source file");
        let relative = file.strip_prefix(&root).expect("below src");
        all.extend(faults(relative, &text));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
    for floor in FLOORS {
        let any = files.iter().any(|file| file.starts_with(root.join(floor)));
        assert!(any, "no file on the floor {floor}");
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
