//! The settings file: each invalid value falls back alone, and values written by others are kept.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kuba_store::settings_file::{SettingsWarning, read_settings, settings_values};
use kuba_store::{Places, SettingsChange, SystemDisk, load};
use serde::{Deserialize, Serialize};

use crate::support::{folder, names, say};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Settings {
    theme: Theme,
    volume: u8,
    board: Board,
    name: Option<String>,
}

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
enum Theme {
    #[default]
    System,
    Dark,
    Custom {
        hue: u8,
    },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Board {
    coordinates: bool,
    speed: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            volume: 50,
            board: Board { coordinates: true, speed: 2 },
            name: None,
        }
    }
}

type Read = (Settings, Vec<SettingsWarning>);

fn settings(places: &Places, text: &str) -> Read {
    let path = places.settings().unwrap();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
    read_settings(&SystemDisk, places)
}

/// Writes only the changes from `old` to `new`.
fn write(places: &Places, old: &Settings, new: &Settings) {
    let change = SettingsChange::between(old, new);
    change.write(&SystemDisk, &places.settings().unwrap()).unwrap();
}

#[test]
fn settings_come_back_as_they_were_saved() {
    let home = folder();
    let places = Places::at(home.path());
    let (mut values, warnings): Read = read_settings(&SystemDisk, &places);
    assert_eq!((&values, warnings.len()), (&Settings::default(), 0));
    values.theme = Theme::Custom { hue: 3 };
    values.name = Some("Ann, (1) \"a\"".to_owned());
    values.board.speed = 9;
    write(&places, &Settings::default(), &values);
    let (again, warnings): Read = read_settings(&SystemDisk, &places);
    assert_eq!((again, warnings), (values, Vec::new()));
}

#[test]
fn a_window_writes_only_the_settings_that_it_has_changed() {
    let home = folder();
    let places = Places::at(home.path());
    let (start, _) = settings(&places, "(volume: 7, board: (coordinates: true, speed: 1))");
    let one = Settings { theme: Theme::Dark, ..settings_like(&start) };
    let two = Settings { volume: 9, ..settings_like(&start) };
    write(&places, &start, &one);
    write(&places, &start, &two);
    let (both, _): Read = read_settings(&SystemDisk, &places);
    assert_eq!((both.theme, both.volume, both.board.speed), (Theme::Dark, 9, 1));
}

#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
struct Maps {
    players: BTreeMap<String, Vec<u8>>,
}

fn players(entries: &[(&str, u8)]) -> Maps {
    let entries = entries.iter();
    Maps { players: entries.map(|&(game, player)| (game.to_owned(), vec![player])).collect() }
}

#[test]
fn of_a_map_each_window_writes_only_the_entries_that_it_has_changed() {
    let home = folder();
    let places = Places::at(home.path());
    let path = places.settings().unwrap();
    let write = |old: &Maps, new: &Maps| {
        let change = SettingsChange::between(old, new);
        change.write(&SystemDisk, &path).unwrap();
    };
    let read = || read_settings::<Maps>(&SystemDisk, &places).0;
    let start = players(&[("a", 1), ("b (\"2\")", 1), ("c", 1)]);
    write(&Maps::default(), &start);
    assert_eq!(read(), start);
    // One window changes an entry and adds one, the other removes one; neither knows of the other.
    let one = players(&[("a", 2), ("b (\"2\")", 1), ("c", 1), ("d", 1)]);
    let two = players(&[("a", 1), ("c", 1)]);
    write(&start, &one);
    write(&start, &two);
    assert_eq!(read(), players(&[("a", 2), ("c", 1), ("d", 1)]));
    // An entry removed by another window does not come back with the next change.
    write(&one, &players(&[("a", 3), ("b (\"2\")", 1), ("c", 1), ("d", 1)]));
    assert_eq!(read(), players(&[("a", 3), ("c", 1), ("d", 1)]));
    write(&players(&[("a", 3), ("c", 1), ("d", 1)]), &players(&[]));
    assert_eq!(read(), Maps::default());
}

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
struct Sets {
    helped: BTreeSet<String>,
}

#[test]
fn of_a_set_each_window_writes_only_the_entries_that_it_has_changed() {
    let home = folder();
    let places = Places::at(home.path());
    let path = places.settings().unwrap();
    let set = |names: &[&str]| Sets { helped: names.iter().map(ToString::to_string).collect() };
    let write = |old: &[&str], new: &[&str]| {
        let change = SettingsChange::between(&set(old), &set(new));
        change.write(&SystemDisk, &path).unwrap();
    };
    write(&[], &["a (\"1\")", "b"]);
    // One window adds an entry, the other removes one and adds another; neither knows of the other.
    write(&["a (\"1\")", "b"], &["a (\"1\")", "b", "c"]);
    write(&["a (\"1\")", "b"], &["a (\"1\")", "d"]);
    let read = || read_settings::<Sets>(&SystemDisk, &places).0;
    assert_eq!(read(), set(&["a (\"1\")", "c", "d"]));
    write(&["d"], &[]);
    assert_eq!(read(), set(&["a (\"1\")", "c"]));
}

#[test]
fn a_map_that_cannot_be_read_any_more_is_written_whole() {
    let home = folder();
    let places = Places::at(home.path());
    let path = places.settings().unwrap();
    settings(&places, "(players: [1, 2])");
    let change = SettingsChange::between(&players(&[("a", 1)]), &players(&[("a", 1), ("b", 2)]));
    change.write(&SystemDisk, &path).unwrap();
    let (read, warnings) = read_settings::<Maps>(&SystemDisk, &places);
    assert_eq!(read, players(&[("a", 1), ("b", 2)]));
    assert_eq!(warnings, []);
}

fn settings_like(other: &Settings) -> Settings {
    ron::from_str(&ron::to_string(other).unwrap()).unwrap()
}

#[test]
fn each_wrong_or_missing_setting_falls_back_on_its_own() {
    let home = folder();
    let places = Places::at(home.path());
    let text = "(\n theme: Purple, // no\n volume: 300,\n board: (speed: 7, coordinates: 4),\n)";
    let (values, warnings) = settings(&places, text);
    assert_eq!(values.theme, Theme::System);
    assert_eq!(values.volume, 50);
    assert_eq!((values.board.speed, values.board.coordinates), (7, true));
    assert_eq!(
        warnings,
        [
            SettingsWarning::Wrong("theme".to_owned()),
            SettingsWarning::Wrong("volume".to_owned()),
            SettingsWarning::Wrong("board.coordinates".to_owned()),
            SettingsWarning::Missing("name".to_owned()),
        ]
    );
    assert!(say(&warnings[2]).contains("board.coordinates"));
    let (values, _) = settings(&places, "(volume: 7, board: (speed: 1))");
    assert_eq!((values.volume, values.board.speed), (7, 1));
}

#[test]
fn what_is_wrong_in_the_settings_is_put_right_and_told_once() {
    let home = folder();
    let places = Places::at(home.path());
    settings(&places, "(theme: Purple, volume: 7, sparkle: 1)");
    let loaded = load::<Settings>(places.clone());
    assert!(!loaded.warnings.is_empty());
    drop(loaded.start_writer(|| {}));
    let (values, warnings): Read = read_settings(&SystemDisk, &places);
    assert_eq!((values.theme, values.volume), (Theme::System, 7));
    assert_eq!(warnings, []);
    let written = fs::read_to_string(places.settings().unwrap()).unwrap();
    assert!(written.contains("sparkle: 1"), "{written}");
}

#[test]
fn what_a_newer_version_has_written_survives_saving() {
    let home = folder();
    let places = Places::at(home.path());
    let text = "Settings(volume: 7, sparkle: Lots(of: [\"it\", \")\"]), /* why */ zoom: 1.5)";
    let (start, _) = settings(&places, text);
    let mut values = settings_like(&start);
    values.volume = 8;
    write(&places, &start, &values);
    let written = fs::read_to_string(places.settings().unwrap()).unwrap();
    assert!(written.contains("sparkle: Lots(of: [\"it\", \")\"]),"), "{written}");
    assert!(written.contains("zoom: 1.5"), "{written}");
    let (values, warnings): Read = read_settings(&SystemDisk, &places);
    assert_eq!((values.volume, warnings.len()), (8, 0));
    write(&places, &values, &values);
    assert_eq!(fs::read_to_string(places.settings().unwrap()).unwrap(), written);
}

#[test]
fn unreadable_settings_are_kept_aside() {
    let deep = format!("(volume: {}", "[".repeat(50_000));
    for text in ["(theme: ", "rubbish", "[1, 2]", "", "\u{0}", &deep] {
        let home = folder();
        let places = Places::at(home.path());
        let (values, warnings) = settings(&places, text);
        assert_eq!(values, Settings::default());
        assert!(matches!(warnings[0], SettingsWarning::Unreadable(_, Some(_))), "{text}");
        assert_eq!(names(&home.path().join("config")), ["settings.bad.ron"]);
        write(&places, &values, &values);
    }
}

#[test]
fn without_a_home_everything_goes_on() {
    let (_, warnings): Read = read_settings(&SystemDisk, &Places::nowhere());
    assert!(warnings.is_empty());
    let places = Places::at(Path::new("/home/x"));
    assert_eq!(places.settings(), Some(PathBuf::from("/home/x/config/settings.ron")));
    assert_eq!(places.current_game(2), Some(PathBuf::from("/home/x/data/current-2.kuba")));
}

#[test]
fn values_are_read_as_they_are_written() {
    let values = settings_values("(\n    volume: 7,\n    board: (turned: true),\n)\n");
    let expected = [("volume", "7"), ("board", "(turned: true)")];
    let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(values, Ok(BTreeMap::from(expected)));
    assert_eq!(settings_values("(\n    volume: 7,\n    board"), Err(3));
}
