//! Man pages and shell completions, generated from the command line description. They are
//! stored with the packaging files, because packages are built without a compiler.
//! `UPDATE_SNAPSHOTS=1 cargo test --test shell manual` writes them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clap_complete::{Shell, generate};
use clap_mangen::Man;
use kuba::cli::description;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/linux");

/// Section of the manual for games.
const SECTION: &str = "6";

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn page(command: &clap::Command, name: &str) -> String {
    let title = name.to_uppercase();
    let mut bytes = Vec::new();
    Man::new(command.clone().version(VERSION))
        .title(title.as_str())
        .section(SECTION)
        .render(&mut bytes)
        .expect("a page");
    let written = String::from_utf8(bytes).expect("text");
    let mut page = String::new();
    for line in written.lines() {
        let line = if line.starts_with(".TH ") {
            // No date. Left-aligned, because justified text leaves gaps in lines of few words.
            format!(".TH {title} {SECTION} \"\" \"Kuba {VERSION}\" \"Games\"\n.ad l")
        } else {
            line.trim_end().to_owned()
        };
        page.push_str(&line);
        page.push('\n');
    }
    page
}

/// Adds the pages of a command and all its subcommands.
fn add_pages(command: &clap::Command, name: &str, files: &mut BTreeMap<String, Vec<u8>>) {
    let file = format!("man/{name}.{SECTION}");
    files.insert(file, page(command, name).into_bytes());
    for part in command.get_subcommands() {
        let name = format!("{name}-{}", part.get_name());
        add_pages(part, &name, files);
    }
}

/// Every generated file with its content.
fn made() -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for (shell, name) in [
        (Shell::Bash, "completions/kuba"),
        (Shell::Zsh, "completions/_kuba"),
        (Shell::Fish, "completions/kuba.fish"),
    ] {
        let mut text = Vec::new();
        generate(shell, &mut description(), "kuba", &mut text);
        files.insert(name.to_owned(), text);
    }
    let mut command = description();
    // Adds the parser's own options.
    command.build();
    add_pages(&command, "kuba", &mut files);
    files
}

/// All files below a folder, as relative paths.
fn files_in(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path: PathBuf = entry.expect("an entry").path();
        if path.is_dir() {
            files_in(&path, found);
        } else {
            let name = path.strip_prefix(FOLDER).expect("a file of the packages");
            let parts = name.iter().map(|part| part.to_str().expect("a name"));
            found.insert(parts.collect::<Vec<_>>().join("/"));
        }
    }
}

#[test]
fn the_manual_and_the_completions_are_those_of_the_command_line() {
    let updates = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    let made = made();
    for (name, text) in &made {
        let file = Path::new(FOLDER).join(name);
        if updates {
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(&file, text).expect("a file");
        }
        let found = fs::read(&file).unwrap_or_default();
        assert!(&found == text, "{name} is not what the command line says now");
    }
    let mut kept = BTreeSet::new();
    for folder in ["completions", "man"] {
        files_in(&Path::new(FOLDER).join(folder), &mut kept);
    }
    let made: BTreeSet<String> = made.into_keys().collect();
    assert_eq!(kept, made, "there are files of commands that are gone");
}

#[test]
fn every_command_has_a_page() {
    let made = made();
    for page in ["man/kuba.6", "man/kuba-puzzles-check.6"] {
        assert!(made.contains_key(page), "{page}");
    }
}
