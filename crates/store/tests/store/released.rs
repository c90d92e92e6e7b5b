//! Files written by released versions stay readable.

use std::fs;
use std::path::{Path, PathBuf};

use kuba_rules::Game;
use kuba_rules::cubulus::GameState as Cubulus;
use kuba_rules::kuba::GameState as Kuba;
use kuba_rules::qubism::GameState as Qubism;
use kuba_store::{RecordError, Recordable, game_id, read_game};

/// One folder per version.
fn versions() -> Vec<PathBuf> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/released");
    let entries = fs::read_dir(all).expect("the versions");
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.expect("a version").path()).collect();
    folders.sort();
    assert!(!folders.is_empty());
    folders
}

/// Number of moves in a saved game.
fn moves<G: Game + Recordable>(text: &str) -> Result<usize, RecordError> {
    let (session, _) = read_game::<G>(text)?;
    Ok(session.moves().len())
}

#[test]
fn every_game_of_a_released_version_is_read_to_its_end() {
    for version in versions() {
        let mut games = 0;
        for entry in fs::read_dir(&version).expect("a version") {
            let path = entry.expect("a file").path();
            if path.extension().is_some_and(|end| end == "ron") {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a game");
            let id = game_id(&text).expect("the game's name");
            let read = match id.as_str() {
                Kuba::ID => moves::<Kuba>(&text),
                Cubulus::ID => moves::<Cubulus>(&text),
                Qubism::ID => moves::<Qubism>(&text),
                _ => panic!("{}: {id}", path.display()),
            };
            let read = read.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let written = text.lines().filter(|line| line.starts_with("        \"")).count();
            assert!(read > 0 && read == written, "{}: {read} of {written}", path.display());
            games += 1;
        }
        assert!(games > 0, "{} has no game", version.display());
    }
}
