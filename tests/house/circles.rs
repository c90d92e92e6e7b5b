//! No circles: within the folder of a game's board, files import each other one way only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A file by the names of its modules below the game's folder; none for the folder's own.
type Module = Vec<String>;

/// The files of a folder, with their code: without comments and tests.
fn modules(folder: &Path, above: &[String], found: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy();
        let below = |name: &str| [above, &[name.to_owned()]].concat();
        if path.is_dir() {
            modules(&path, &below(&name), found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let module = if name == "mod" {
            above.to_vec()
        } else {
            below(&name)
        };
        found.insert(module, code(&text));
    }
}

fn code(text: &str) -> String {
    let own = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = own
        .lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    lines.collect::<Vec<_>>().join("\n")
}

/// Every path that begins at `text`, with its groups written out, and what follows them.
fn paths(text: &str) -> (Vec<Vec<String>>, &str) {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        let mut all = Vec::new();
        loop {
            let (some, after) = paths(rest);
            all.extend(some);
            let after = after.trim_start();
            match after.strip_prefix(',') {
                Some(more) if !more.trim_start().starts_with('}') => rest = more,
                Some(more) => return (all, more.trim_start().trim_start_matches('}')),
                None => return (all, after.strip_prefix('}').unwrap_or(after)),
            }
        }
    }
    let end = text
        .find(|c: char| !(c.is_alphanumeric() || c == '_'))
        .unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let name = name.to_owned();
    match rest.strip_prefix("::") {
        Some(more) => {
            let (tails, rest) = paths(more);
            let with_head = |tail: Vec<String>| [vec![name.clone()], tail].concat();
            (tails.into_iter().map(with_head).collect(), rest)
        }
        None => (vec![vec![name]], rest),
    }
}

/// The files that the code of `module` names, in a game whose files are `all`.
fn imports(game: &str, module: &Module, all: &BTreeMap<Module, String>) -> BTreeSet<Module> {
    let text = &all[module];
    let home = format!("crate::board::{game}::");
    let mut found = BTreeSet::new();
    let mut at = 0;
    while let Some((start, climbs)) = [("super::", true), (home.as_str(), false)]
        .into_iter()
        .filter_map(|(word, climbs)| Some((at + text[at..].find(word)?, climbs)))
        .min()
    {
        let from = if climbs { start } else { start + home.len() };
        let (all_paths, rest) = paths(&text[from..]);
        at = text.len() - rest.len();
        for path in all_paths {
            let mut here = if climbs {
                module.clone()
            } else {
                Module::new()
            };
            let mut outside = false;
            for name in &path {
                match name.as_str() {
                    "super" => outside |= here.pop().is_none(),
                    "self" => {}
                    name => here.push(name.to_owned()),
                }
            }
            while !all.contains_key(&here) && here.pop().is_some() {}
            if !outside && here != *module {
                found.insert(here);
            }
        }
    }
    // A folder's own file declares those in it.
    found.extend(
        all.keys()
            .filter(|file| file.len() == module.len() + 1 && file.starts_with(module))
            .cloned(),
    );
    found
}

/// A circle of files, if there is one.
fn circle(game: &str, all: &BTreeMap<Module, String>) -> Option<Vec<Module>> {
    let graph: BTreeMap<&Module, BTreeSet<Module>> = all
        .keys()
        .map(|module| (module, imports(game, module, all)))
        .collect();
    // What imports nothing that is left cannot be in a circle.
    let mut left: BTreeSet<&Module> = graph.keys().copied().collect();
    loop {
        let free: Vec<&Module> = left
            .iter()
            .copied()
            .filter(|module| !graph[module].iter().any(|other| left.contains(other)))
            .collect();
        if free.is_empty() {
            break;
        }
        for module in free {
            left.remove(module);
        }
    }
    (!left.is_empty()).then(|| left.into_iter().cloned().collect())
}

#[test]
fn the_files_of_a_board_import_each_other_one_way_only() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/board");
    let mut games = 0;
    for entry in fs::read_dir(boards).expect("the boards") {
        let folder = entry.expect("an entry").path();
        if !folder.is_dir() {
            continue;
        }
        let name = folder.file_name().expect("a name").to_string_lossy();
        let mut all = BTreeMap::new();
        modules(&folder, &[], &mut all);
        assert_eq!(circle(&name, &all), None, "in board/{name}");
        games += 1;
    }
    assert!(games >= 2, "the painters and a game");
}

#[test]
fn a_circle_is_found_out() {
    let found = |files: &[(&str, &str)]| {
        let all = files
            .iter()
            .map(|(path, text)| {
                let module = path.split_terminator("::").map(str::to_owned);
                (module.collect(), code(text))
            })
            .collect();
        circle("chess", &all).map(|circle| circle.len())
    };
    let clean = [
        ("", "mod a; mod b; pub use self::a::A;"),
        ("a", "use super::b::{self, B};\nuse super::{b::c, b};"),
        ("b", "mod c; use crate::board::Scene;"),
        ("b::c", "fn f() {}"),
    ];
    assert_eq!(found(&clean), None);
    let with = |path: &'static str, text: &'static str| {
        let mut files = clean;
        for file in &mut files {
            if file.0 == path {
                file.1 = text;
            }
        }
        found(&files)
    };
    assert_eq!(with("b", "use super::{x, a::{A}};"), Some(3));
    assert_eq!(with("b", "mod c; fn f() { super::a::f() }"), Some(3));
    assert_eq!(with("b::c", "use crate::board::chess::a::A;"), Some(4));
    assert_eq!(with("b::c", "use super::B;"), Some(4));
    assert_eq!(
        with("b", "// use super::a;\n#[cfg(test)] use super::a;"),
        None
    );
}
