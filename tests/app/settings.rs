//! The settings file: random texts, and files of released versions.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::changed::{SETTINGS, WORDS, changed, seeds};
use crate::common::kept_settings::settings;
use kuba::app::Settings;
use kuba::store::SettingsWarning;
use kuba::store::settings_file::settings_from;
use proptest::prelude::{ProptestConfig, any, prop};
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1997),
        ..ProptestConfig::default()
    })]

    #[test]
    fn nearly_right_settings_are_read_or_refused(
        seed in select(seeds()),
        changes in prop::collection::vec((any::<Index>(), any::<Index>(), select(WORDS)), 0..4),
    ) {
        settings(&changed(seed, &changes));
    }
}

#[test]
fn the_settings_that_are_changed_are_sound_themselves() {
    for text in SETTINGS {
        let (settings, _) = settings_from::<Settings>(text).expect("settings");
        assert_ne!(settings, Settings::default());
    }
}

/// One folder per version.
fn versions() -> Vec<PathBuf> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/released");
    let entries = fs::read_dir(all).expect("the versions");
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.expect("a version").path()).collect();
    folders.sort();
    assert!(!folders.is_empty());
    folders
}

#[test]
fn settings_of_released_versions_are_read_without_a_fault() {
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
        // Who plays was kept in another way, and is the usual choice again.
        let usual = Settings::default().seats("kuba", 2);
        assert_eq!(settings.seats("kuba", 2), usual, "{}", version.display());
    }
}
