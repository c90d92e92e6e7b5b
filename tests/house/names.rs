//! Names and files: one public name for one thing, no glob imports, a module with a folder in its folder.

use std::path::{Path, PathBuf};

use crate::source::{Named, Source, source_files};

/// Games may use the same type name for the same concept, each in its own folders.
const GAMES: [&str; 3] = ["kuba", "cubulus", "qubism"];

fn game_of(file: &Path) -> Option<&'static str> {
    let stands_in = |game: &&&str| file.iter().skip(1).any(|part| part == **game);
    GAMES.iter().find(stands_in).copied()
}

/// Type names that are defined twice, with the files. Two games may share a name.
fn ambiguous(types: &[(String, PathBuf)]) -> Vec<String> {
    let clashes = types.iter().enumerate().filter_map(|(number, (name, file))| {
        let (_, other) = types[..number].iter().find(|(other, _)| other == name)?;
        let both_games = game_of(file).is_some() && game_of(other).is_some();
        (!both_games || game_of(file) == game_of(other))
            .then(|| format!("{name}: {} and {}", other.display(), file.display()))
    });
    clashes.collect()
}

fn has_glob_import(text: &str) -> bool {
    let is_glob = |named: &Named| named.path.last().is_some_and(|last| last == "*");
    let from_above = |named: &Named| named.in_tests && named.path == ["super", "*"];
    let paths = Source::of(text).paths;
    paths.iter().any(|named| is_glob(named) && !from_above(named))
}

#[test]
fn nothing_is_imported_by_a_glob() {
    for (file, text) in source_files() {
        assert!(!has_glob_import(&text), "{}", file.display());
    }
    assert!(has_glob_import("use super::{a, b::*};"));
    assert!(!has_glob_import("#[cfg(test)] mod tests { use super::*; }"));
    assert!(has_glob_import("#[cfg(test)] mod tests { use super::a::*; }"));
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
fn a_module_with_a_folder_stands_in_it() {
    let files = source_files();
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
    for (file, text) in source_files() {
        types.extend(Source::of(&text).types.into_iter().map(|name| (name, file.clone())));
    }
    let clashes = ambiguous(&types);
    assert!(clashes.is_empty(), "{}", clashes.join("\n"));
}
