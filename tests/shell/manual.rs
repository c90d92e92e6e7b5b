//! The manual and the shells' completions, made from the description of the command line. They
//! are kept beside the packages, which are made without a compiler's help:
//! `UPDATE_SNAPSHOTS=1 cargo test --test shell manual` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use clap_complete::{Shell, generate};
use clap_mangen::Man;
use kuba::cli::description;

/// Where they are kept.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/linux");

/// The manual's section of games.
const SECTION: &str = "6";

fn man_page(command: &clap::Command, version: &str) -> Vec<u8> {
    let name = command.get_name().to_owned();
    let page = Man::new(command.clone())
        .title(name.to_uppercase())
        .section(SECTION)
        .source(format!("Kuba {version}"))
        .manual("Games");
    let mut text = Vec::new();
    page.render(&mut text).expect("a page");
    text
}

/// Every file and what stands in it.
fn made() -> BTreeMap<String, Vec<u8>> {
    let mut command = description().disable_help_subcommand(true);
    let version = env!("CARGO_PKG_VERSION");
    command.build();
    let mut files = BTreeMap::new();
    for (shell, name) in [
        (Shell::Bash, "completions/kuba"),
        (Shell::Zsh, "completions/_kuba"),
        (Shell::Fish, "completions/kuba.fish"),
    ] {
        let mut text = Vec::new();
        generate(shell, &mut command.clone(), "kuba", &mut text);
        files.insert(name.to_owned(), text);
    }
    files.insert("man/kuba.6".to_owned(), man_page(&command, version));
    for part in command.get_subcommands() {
        let name: &'static str = format!("kuba-{}", part.get_name()).leak();
        let page = man_page(&part.clone().name(name).version(version), version);
        files.insert(format!("man/{name}.{SECTION}"), page);
    }
    files
}

#[test]
fn the_manual_and_the_completions_are_those_of_the_command_line() {
    let updates = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    let mut kept = 0;
    for (name, text) in made() {
        let file = Path::new(FOLDER).join(&name);
        if updates {
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(&file, &text).expect("a file");
        }
        let found = fs::read(&file).unwrap_or_default();
        assert!(
            found == text,
            "{name} is not what the command line says now"
        );
        kept += 1;
    }
    let folders = ["completions", "man"].map(|folder| Path::new(FOLDER).join(folder));
    let there: usize = folders
        .iter()
        .map(|folder| fs::read_dir(folder).expect("a folder").count())
        .sum();
    assert_eq!(there, kept, "there are files of commands that are gone");
}
