//! User settings.

use std::time::Duration;

use kuba::app::settings::{Settings, USUAL_VOLUME};
use kuba::app::shell::theme::ThemeChoice;
use kuba::store::settings_file::{SettingsWarning, settings_from};

/// The usual settings after a change.
fn changed(change: impl FnOnce(&mut Settings)) -> Settings {
    let mut settings = Settings::default();
    change(&mut settings);
    settings
}

#[test]
fn a_file_that_says_nothing_gives_the_usual_settings() {
    let settings: Settings = ron::from_str("()").expect("an empty struct");
    assert_eq!(settings, Settings::default());
}

#[test]
fn settings_survive_being_written_and_read() {
    let settings = changed(|settings| {
        settings.theme = ThemeChoice::Dark;
        settings.zoom = 1.25;
        settings.seconds = 7.5;
        settings.ponder = true;
        settings.warn = true;
        settings.show_thinking = true;
        settings.show_threats = true;
    });
    let text = ron::to_string(&settings).expect("settings are plain data");
    assert_eq!(ron::from_str::<Settings>(&text).expect("just written"), settings);
}

#[test]
fn values_that_only_the_first_versions_knew_are_ignored() {
    let text = "(level: 3, reduce_motion: true, opponent: ComputersOnly, other_level: 4, colour: ByTheMatch)";
    let (settings, warnings) = settings_from::<Settings>(text).expect("a valid file");
    assert_eq!(settings, changed(|settings| settings.level = 3));
    let is_missing = |warning: &SettingsWarning| matches!(warning, SettingsWarning::Missing(_));
    assert!(warnings.iter().all(is_missing), "{warnings:?}");
}

#[test]
fn what_lies_out_of_range_is_no_value() {
    for text in [
        "(level: 0)",
        "(level: 13)",
        "(zoom: 0.01)",
        "(zoom: inf)",
        "(seconds: 0.1)",
        "(seconds: 61.0)",
        "(seconds: NaN)",
        "(volume: -0.1)",
        "(volume: 1.5)",
        "(volume: NaN)",
        "(clock: Some(Move(seconds: 1)))",
    ] {
        assert!(ron::from_str::<Settings>(text).is_err(), "{text}");
    }
}

#[test]
fn an_impossible_zoom_is_put_right() {
    let settings = changed(|settings| settings.zoom = f32::NAN);
    assert!((settings.sound_zoom() - 1.0).abs() < f32::EPSILON);
}

#[test]
fn what_is_muted_keeps_its_volume() {
    let mut settings = changed(|settings| settings.volume = 0.4);
    assert!((settings.loudness() - 0.4).abs() < f32::EPSILON);
    settings.muted = true;
    assert!(settings.loudness() <= 0.0);
    assert!((settings.loudness_wanted() - 0.4).abs() < f32::EPSILON);
    settings.volume = f32::INFINITY;
    assert!((settings.loudness_wanted() - USUAL_VOLUME).abs() < f32::EPSILON);
}

#[test]
fn an_impossible_time_is_put_right() {
    for (seconds, right) in [(f32::NAN, 3.0), (0.0, 0.5), (1e9, 60.0), (2.0, 2.0)] {
        let settings = changed(|settings| settings.seconds = seconds);
        let right = Duration::from_secs_f32(right);
        assert_eq!(settings.thinking_time(), right, "{seconds}");
    }
}
