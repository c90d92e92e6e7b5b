//! Links between the documents lead to files and headings that exist.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders with documents; those of the tests are data.
const FOLDERS: [&str; 3] = ["docs", ".github", "assets/locales"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = FOLDERS.iter().map(|name| root().join(name)).collect();
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.extend(entries(root()));
    for folder in entries(&root().join("crates")) {
        found.extend(entries(&folder));
    }
    found.retain(|path| path.extension().is_some_and(|end| end == "md"));
    assert!(found.len() > 20, "{found:?}");
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// Text outside of blocks of code.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

fn targets(text: &str) -> Vec<&str> {
    let ends = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    ends.filter(|target| !target.contains("://") && !target.starts_with("mailto:")).collect()
}

/// Name of a heading in a link, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let letters = heading.trim().to_lowercase();
    let letters =
        letters.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    letters.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

fn has_heading(text: &str, name: &str) -> bool {
    let lines = text.lines().filter(|line| line.starts_with('#'));
    lines.map(|line| line.trim_start_matches('#')).any(|heading| anchor(heading) == name)
}

#[test]
fn every_link_between_documents_leads_somewhere() {
    let mut broken = Vec::new();
    for path in documents() {
        let text = prose(&fs::read_to_string(&path).expect("a text"));
        for target in targets(&text) {
            // GitHub resolves these within the site of the repository.
            if target.contains("/blob/HEAD/") {
                continue;
            }
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let of =
                if file.is_empty() { path.clone() } else { path.with_file_name("").join(file) };
            let is_there = of.exists()
                && (heading.is_empty()
                    || fs::read_to_string(&of)
                        .is_ok_and(|text| has_heading(&prose(&text), heading)));
            if !is_there {
                broken.push(format!("{}: {target}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn a_broken_link_is_found_out() {
    assert_eq!(targets("[a](b.md), [c](https://rustup.rs) and ![d](e.png)"), ["b.md", "e.png"]);
    assert!(has_heading("# One\n## Sound on Windows, and macOS", "sound-on-windows-and-macos"));
    assert!(!has_heading("# One", "two"));
}
