//! Man pages in every language and shell completions, generated from the command line description. They are
//! stored with the packaging files, because packages are built without a compiler.
//! `UPDATE_SNAPSHOTS=1 cargo test --test shell manual` writes them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clap_complete::{Shell, generate};
use clap_mangen::Man;
use kuba::cli::{MANUAL_HEADINGS, MANUAL_SECTION, description, description_in};
use kuba::i18n::{Language, Texts, catalogue};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/linux");

/// Section of the manual for games.
const SECTION: &str = "6";

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The request that tells the formatter where lines may break in a language without spaces.
fn line_breaks(tag: &str) -> &'static str {
    match tag {
        "ja" => "\n.mso ja.tmac",
        _ => "",
    }
}

/// The page of a command. English words of the generator are replaced line by line.
fn page(command: &clap::Command, name: &str, tag: &str) -> String {
    let texts = Texts::in_language(Some(tag));
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
            let games = texts.text(MANUAL_SECTION);
            // No date. Left-aligned, because justified text leaves gaps in lines of few words.
            let title = format!(".TH {title} {SECTION} \"\" \"Kuba {VERSION}\" \"{games}\"");
            format!("{title}{}\n.ad l", line_breaks(tag))
        } else if let Some(heading) = line.strip_prefix(".SH ") {
            let known = MANUAL_HEADINGS.iter().find(|(name, _)| *name == heading);
            let (_, key) = known.unwrap_or_else(|| panic!("{heading} has no words"));
            format!(".SH {}", texts.text(key))
        } else {
            line.trim_end().to_owned()
        };
        page.push_str(&line);
        page.push('\n');
    }
    page
}

/// Adds the pages of a command and all its subcommands.
fn add_pages(command: &clap::Command, name: &str, tag: &str, pages: &mut BTreeMap<String, String>) {
    let file = format!("{name}.{SECTION}");
    pages.insert(file, page(command, name, tag));
    for part in command.get_subcommands() {
        let name = format!("{name}-{}", part.get_name());
        add_pages(part, &name, tag, pages);
    }
}

/// The folder of a language below that of the manual.
fn folder(language: &Language) -> String {
    match language.tag {
        "en" => "man".to_owned(),
        tag => format!("man/{tag}"),
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
    for language in catalogue() {
        let texts = Texts::in_language(Some(language.tag));
        let mut pages = BTreeMap::new();
        add_pages(&description_in(&texts), "kuba", language.tag, &mut pages);
        for (file, page) in pages {
            files.insert(format!("{}/{file}", folder(language)), page.into_bytes());
        }
    }
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
        assert!(
            &found == text,
            "{name} is not what the command line says now"
        );
    }
    let mut kept = BTreeSet::new();
    for folder in ["completions", "man"] {
        files_in(&Path::new(FOLDER).join(folder), &mut kept);
    }
    let made: BTreeSet<String> = made.into_keys().collect();
    assert_eq!(kept, made, "there are files of commands that are gone");
}

#[test]
fn every_language_has_a_manual_of_its_own() {
    let made = made();
    let english: BTreeSet<&str> = made
        .keys()
        .filter_map(|name| name.strip_prefix("man/"))
        .filter(|name| !name.contains('/'))
        .collect();
    assert!(english.contains("kuba-puzzles-check.6"), "{english:?}");
    for language in catalogue().iter().filter(|language| language.tag != "en") {
        for page in &english {
            let text = made.get(&format!("{}/{page}", folder(language)));
            let text = text.unwrap_or_else(|| panic!("{}: no {page}", language.tag));
            let text = String::from_utf8_lossy(text);
            for english in ["Possible values", "[default", "Print ", ".SH NAME\n"] {
                assert!(
                    !text.contains(english),
                    "{}: {page}: {english}",
                    language.tag
                );
            }
            assert!(!text.contains("cli-"), "{}: {page}", language.tag);
            assert_ne!(text.as_bytes(), made[&format!("man/{page}")]);
        }
    }
}
