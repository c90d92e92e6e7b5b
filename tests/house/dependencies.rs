//! Dependencies: only allowed licences, nothing that uses a network, and a reason for each.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Licences that only require shipping their texts.
const ALLOWED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "OFL-1.1",
    "Ubuntu-font-1.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Licences allowed for one crate only: the notice names its unmodified source.
const ALLOWED_FOR: [(&str, &str); 1] = [("option-ext", "MPL-2.0")];

/// Networking crates.
const OF_NETWORKS: [&str; 12] = [
    "curl",
    "h2",
    "hyper",
    "mio",
    "native-tls",
    "openssl",
    "quinn",
    "reqwest",
    "rustls",
    "tokio",
    "tungstenite",
    "ureq",
];

const TARGETS: [&str; 3] =
    ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-gnu", "aarch64-apple-darwin"];

/// All crates that the program for this target is built from, with their licences. `None` if they are not
/// available here.
fn crates(target: &str) -> Option<BTreeMap<String, String>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let tree = Command::new(cargo)
        .args(["tree", "--locked", "--offline", "--quiet", "--edges", "normal,build"])
        .args(["--prefix", "none", "--format", "{p}|{l}", "--target", target])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo");
    if !tree.status.success() {
        // The crates for other systems may not be on this machine.
        return None;
    }
    let tree = String::from_utf8(tree.stdout).expect("text");
    let crates = tree.lines().filter_map(|line| {
        let (package, licence) = line.split_once('|')?;
        let name = package.split(' ').next()?;
        let licence = licence.trim_end_matches(" (*)");
        Some((name.to_owned(), licence.to_owned()))
    });
    Some(crates.collect())
}

/// `true` if an allowed licence can be chosen.
fn is_allowed(krate: &str, expression: &str) -> bool {
    let expression = expression.trim();
    for (word, all) in [(" AND ", true), (" OR ", false), ("/", false)] {
        let parts = parts(expression, word);
        if parts.len() > 1 {
            return if all {
                parts.iter().all(|part| is_allowed(krate, part))
            } else {
                parts.iter().any(|part| is_allowed(krate, part))
            };
        }
    }
    if let Some(inner) = expression.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        return is_allowed(krate, inner);
    }
    ALLOWED.contains(&expression) || ALLOWED_FOR.contains(&(krate, expression))
}

/// Parts of an expression between occurrences of `word` outside of parentheses.
fn parts<'a>(expression: &'a str, word: &str) -> Vec<&'a str> {
    let (mut found, mut start) = (Vec::new(), 0);
    for (at, _) in expression.match_indices(word) {
        let before = &expression[..at];
        if before.matches('(').count() == before.matches(')').count() {
            found.push(&expression[start..at]);
            start = at + word.len();
        }
    }
    found.push(&expression[start..]);
    found
}

#[test]
fn another_tool_checks_by_the_same_lists() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml");
    let rules = fs::read_to_string(file).expect("deny.toml");
    let list = |name: &str| -> Vec<&str> {
        let (_, rest) = rules.split_once(&format!("\n{name} = [\n")).expect(name);
        let (inside, _) = rest.split_once("\n]").expect("its end");
        inside.split('"').skip(1).step_by(2).collect()
    };
    assert_eq!(list("allow"), ALLOWED);
    assert_eq!(list("deny"), OF_NETWORKS);
    for (name, licence) in ALLOWED_FOR {
        let line = format!("{{ crate = \"{name}\", allow = [\"{licence}\"] }}");
        assert!(rules.contains(&line), "{line}");
    }
}

#[test]
fn every_licence_is_allowed() {
    let mut asked = 0;
    for crates in TARGETS.iter().filter_map(|target| crates(target)) {
        asked += 1;
        for (name, licence) in crates {
            assert!(is_allowed(&name, &licence), "{name}: {licence}");
        }
    }
    assert!(asked > 0, "no crate is known: run \"cargo fetch\" first");
    for (licence, allowed) in [
        ("GPL-3.0-only", false),
        ("MIT AND GPL-3.0-only", false),
        ("Apache-2.0 OR GPL-2.0-only", true),
        ("(MIT OR GPL-3.0-only) AND OFL-1.1", true),
        ("MPL-2.0", false),
        ("", false),
    ] {
        assert_eq!(is_allowed("some-crate", licence), allowed, "{licence}");
    }
}

#[test]
fn nothing_is_built_in_that_talks_to_other_machines() {
    for crates in TARGETS.iter().filter_map(|target| crates(target)) {
        for name in OF_NETWORKS {
            assert!(!crates.contains_key(name), "{name}");
        }
    }
}

#[test]
fn every_dependency_has_its_reason_in_the_docs() {
    let root = env!("CARGO_MANIFEST_DIR");
    let read = |name: &str| fs::read_to_string(format!("{root}/{name}")).expect(name);
    let manifest = read("Cargo.toml");
    let mut named = BTreeSet::new();
    let mut is_list = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_list = line == "[workspace.dependencies]";
        } else if let Some((name, _)) = line.split_once(" = ").filter(|_| is_list)
            && !name.starts_with("kuba-")
        {
            named.insert(name.to_owned());
        }
    }
    let docs = read("docs/dependencies.md");
    let explained: BTreeSet<String> = docs
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .map(str::to_owned)
        .collect();
    assert_eq!(named, explained);
}
