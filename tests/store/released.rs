//! Files written by released versions stay readable.

use std::fs;
use std::path::{Path, PathBuf};

use kuba::app::Settings;
use kuba::rules::Game;
use kuba::rules::cubulus::GameState as Cubulus;
use kuba::rules::kuba::GameState as Kuba;
use kuba::rules::qubism::GameState as Qubism;
use kuba::session::Seat;
use kuba::store::settings_file::settings_from;
use kuba::store::{RecordError, Recordable, SettingsWarning, game_id, read_game};

/// One folder per version.
fn versions() -> Vec<PathBuf> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/released");
    let entries = fs::read_dir(all).expect("the versions");
    let mut folders: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a version").path())
        .collect();
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
            let written = text
                .lines()
                .filter(|line| line.starts_with("        \""))
                .count();
            assert!(
                read > 0 && read == written,
                "{}: {read} of {written}",
                path.display()
            );
            games += 1;
        }
        assert!(games > 0, "{} has no game", version.display());
    }
}

#[test]
fn no_setting_of_a_released_version_is_lost() {
    for version in versions() {
        let text = fs::read_to_string(version.join("settings.ron")).expect("settings");
        let read = settings_from::<Settings>(&text);
        let (settings, warnings) = read.expect("settings that can be read");
        let lost: Vec<_> = warnings
            .iter()
            .filter(|warning| !matches!(warning, SettingsWarning::Missing(_)))
            .collect();
        assert!(lost.is_empty(), "{}: {lost:?}", version.display());
        // Settings that had been changed before the file was added here.
        assert!(settings.turned, "{}", version.display());
        assert!((settings.zoom - 1.1).abs() < 0.01, "{}", version.display());
        assert!(settings.window.is_some(), "{}", version.display());
        let people = vec![Seat::Human(None); 2];
        assert_eq!(settings.seats("kuba", 2), people, "{}", version.display());
    }
}
