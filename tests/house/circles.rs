//! No import cycles between the files of a crate or of a game's board.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::source::{Named, Source, crates};

/// A file as its module path below the folder; empty for the folder's own `mod.rs`.
type Module = Vec<String>;

/// Files with the paths that each names.
type Modules = BTreeMap<Module, Vec<Named>>;

/// Collects the files of a folder with the paths that they name outside of tests.
fn modules(folder: &Path, above: &[String], found: &mut Modules) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy();
        let below = |name: &str| [above, &[name.to_owned()]].concat();
        if path.is_dir() {
            modules(&path, &below(&name), found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let module = if name == "mod" || name == "lib" { above.to_vec() } else { below(&name) };
        found.insert(module, named(&text));
    }
}

fn named(text: &str) -> Vec<Named> {
    let paths = Source::of(text).paths.into_iter();
    paths.filter(|named| !named.in_tests).collect()
}

/// The files that `module` names, among those of the folder `home`.
fn imports(home: &[&str], module: &Module, all: &Modules) -> BTreeSet<Module> {
    let mut found = BTreeSet::new();
    for Named { path, inside, .. } in &all[module] {
        let (mut here, path) = if path.starts_with(&["super".to_owned()]) {
            ([module.as_slice(), inside].concat(), &path[..])
        } else if path.iter().zip(home).filter(|(one, other)| one == other).count() == home.len() {
            (Module::new(), &path[home.len()..])
        } else {
            continue;
        };
        let mut outside = false;
        for name in path {
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
    // A `mod.rs` declares the files of its folder.
    found.extend(
        all.keys()
            .filter(|file| file.len() == module.len() + 1 && file.starts_with(module))
            .cloned(),
    );
    found
}

/// The files of a cycle, if there is one, and those that import them.
fn circle(home: &[&str], all: &Modules) -> Option<Vec<Module>> {
    let graph: BTreeMap<&Module, BTreeSet<Module>> =
        all.keys().map(|module| (module, imports(home, module, all))).collect();
    // A file that imports none of the remaining files is in no cycle.
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
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/board/src");
    let mut games = 0;
    for entry in fs::read_dir(boards).expect("the boards") {
        let folder = entry.expect("an entry").path();
        if !folder.is_dir() {
            continue;
        }
        let name = folder.file_name().expect("a name").to_string_lossy();
        let mut all = Modules::new();
        modules(&folder, &[], &mut all);
        assert_eq!(circle(&["crate", &name], &all), None, "in board/{name}");
        games += 1;
    }
    assert!(games >= 2, "the painters and a game");
}

/// The files that `module` names, with re-exports in a `mod.rs` resolved to the file they come from.
fn real_imports(home: &[&str], module: &Module, all: &Modules) -> BTreeSet<Module> {
    let passes_on = |folder: &Module, name: &String| {
        let paths = all.get(folder)?.iter().map(|named| &named.path);
        let mut paths = paths.filter(|path| path[0] == "self" && path.last() == Some(name));
        Some([folder, &paths.next()?[1..]].concat())
    };
    let mut found = BTreeSet::new();
    for Named { path, inside, .. } in &all[module] {
        let (mut here, rest) = if path[0] == "super" {
            ([module.as_slice(), inside].concat(), &path[..])
        } else if path.len() > home.len() && path.iter().zip(home).all(|(one, other)| one == other)
        {
            (Module::new(), &path[home.len()..])
        } else {
            continue;
        };
        for name in rest {
            if name == "super" {
                here.pop();
            } else if let Some(source) = passes_on(&here, name) {
                here = source;
            } else {
                here.push(name.clone());
            }
        }
        while !all.contains_key(&here) && here.pop().is_some() {}
        let is_above = module.starts_with(&here);
        if all.contains_key(&here) && !is_above {
            found.insert(here);
        }
    }
    found
}

/// Groups of files that import each other, directly or indirectly.
fn knots(home: &[&str], all: &Modules) -> Vec<BTreeSet<Module>> {
    let graph: BTreeMap<&Module, BTreeSet<Module>> =
        all.keys().map(|module| (module, real_imports(home, module, all))).collect();
    let reach = |from: &Module| {
        let mut reached = BTreeSet::new();
        let mut next = vec![from.clone()];
        while let Some(module) = next.pop() {
            let new = graph[&module].iter().filter(|&file| reached.insert(file.clone()));
            next.extend(new.cloned());
        }
        reached
    };
    let reached: BTreeMap<&Module, BTreeSet<Module>> =
        all.keys().map(|module| (module, reach(module))).collect();
    let mut knots: Vec<BTreeSet<Module>> = Vec::new();
    for (module, others) in &reached {
        let back = |other: &&Module| reached[*other].contains(*module);
        let knot: BTreeSet<Module> = others.iter().filter(back).cloned().collect();
        if knot.len() > 1 && !knots.contains(&knot) {
            knots.push(knot);
        }
    }
    knots
}

#[test]
fn the_files_of_every_crate_import_each_other_one_way_only() {
    let mut left = Vec::new();
    for (name, folder) in crates() {
        let mut all = Modules::new();
        modules(&folder, &[], &mut all);
        for knot in knots(&["crate"], &all) {
            let files: Vec<String> = knot.iter().map(|file| file.join("/")).collect();
            left.push(format!("{name}: {}", files.join(", ")));
        }
    }
    assert!(
        left.is_empty(),
        "{}",
        left.join(
            "
"
        )
    );
}

#[test]
fn a_knot_is_found_out_behind_what_a_folder_passes_on() {
    let all = [
        ("", "mod a; mod b; mod c; pub use self::a::A; pub use self::b::B;"),
        ("a", "use super::B;"),
        ("b", "use crate::chess::a::A;"),
        ("c", "use super::{A, B};"),
    ];
    let all = all.map(|(path, text)| {
        let module = path.split_terminator("::").map(str::to_owned);
        (module.collect(), named(text))
    });
    let found = knots(&["crate", "chess"], &all.into());
    let knot = [vec!["a".to_owned()], vec!["b".to_owned()]];
    assert_eq!(found, [knot.into()]);
}

#[test]
fn a_circle_is_found_out() {
    let found = |files: &[(&str, &str)]| {
        let all = files
            .iter()
            .map(|(path, text)| {
                let module = path.split_terminator("::").map(str::to_owned);
                (module.collect(), named(text))
            })
            .collect();
        circle(&["crate", "board", "chess"], &all).map(|circle| circle.len())
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
        with("b", "// use super::a;\n#[cfg(test)] mod tests { use super::super::a; }"),
        None
    );
}
