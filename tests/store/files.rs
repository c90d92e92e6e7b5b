//! Files: saved games, recent files, the game in progress, and the settings.

use std::fs;
use std::path::{Path, PathBuf};

use kuba::i18n::Texts;
use kuba::phrase::Say;
use kuba::rules::Game;
use kuba::rules::kuba::{GameState, KubaRules};
use kuba::session::{MatchScore, Seat, Session};
use kuba::store::files::{FileFault, LARGEST, read_text, write_atomic};
use kuba::store::settings_store::SettingsWarning;
use kuba::store::{
    Autosave, Desk, Fingerprint, OpenError, Places, RecentFiles, Record, SettingsStore, open_game,
    save_game,
};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn say(phrase: &impl Say) -> String {
    Texts::new(&["en".to_owned()]).say(&phrase.phrase())
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn record(moves: &str) -> Record<KubaRules> {
    let mut session = Session::new(GameState::start(&KubaRules::default()));
    for text in moves.split_whitespace() {
        session.play(text.parse().unwrap()).unwrap();
    }
    Record::of(&session, KubaRules::default(), vec![Seat::default(); 2])
}

#[test]
fn a_file_is_replaced_as_a_whole_and_nothing_else_is_left_behind() {
    let folder = folder();
    let path = folder.path().join("game.kuba");
    write_atomic(&path, b"old").unwrap();
    write_atomic(&path, b"new").unwrap();
    assert_eq!(read_text(&path).unwrap(), "new");
    assert_eq!(names(folder.path()), ["game.kuba"]);
}

#[test]
fn a_failed_write_names_file_and_reason_and_leaves_the_old_file() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    let error = write_atomic(&file.join("game.kuba"), b"new").unwrap_err();
    assert_eq!(error.fault, FileFault::NoFolder);
    assert!(
        say(&error).contains("game.kuba: There is no such folder."),
        "{}",
        say(&error)
    );
    let error = write_atomic(folder.path(), b"new").unwrap_err();
    assert_eq!(error.fault, FileFault::Folder);
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    let error = write_atomic(&file, b"new").unwrap_err();
    assert_eq!(error.fault, FileFault::WriteProtected);
    assert_eq!(fs::read(&file).unwrap(), b"old");
    assert_eq!(names(folder.path()), ["file"]);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = folder();
    let real = folder.path().join("real.kuba");
    let link = folder.path().join("link.kuba");
    fs::write(&real, "old").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&real, &link).unwrap();
    write_atomic(&link, b"new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&real).unwrap(), b"new");
    assert_eq!(
        fs::metadata(&real).unwrap().permissions().mode() & 0o777,
        0o640
    );
}

#[test]
fn what_is_no_ordinary_text_file_is_refused() {
    let folder = folder();
    let fault = |path: &Path| read_text(path).unwrap_err().fault;
    assert_eq!(fault(folder.path()), FileFault::Folder);
    assert_eq!(fault(&folder.path().join("none")), FileFault::NotFound);
    let binary = folder.path().join("binary");
    fs::write(&binary, [0x89, b'P', 0xff]).unwrap();
    assert_eq!(fault(&binary), FileFault::NotText);
    let large = folder.path().join("large");
    fs::File::create(&large)
        .unwrap()
        .set_len(LARGEST + 1)
        .unwrap();
    assert_eq!(fault(&large), FileFault::TooLarge);
    #[cfg(target_os = "linux")]
    {
        assert_eq!(fault(Path::new("/dev/zero")), FileFault::NotAFile);
        assert!(write_atomic(Path::new("/dev/null"), b"x").is_err());
    }
}

#[test]
fn a_game_is_saved_and_opened_and_a_change_on_disk_is_noticed() {
    let folder = folder();
    let path = folder.path().join("game.kuba");
    let record = record("f1f2 f7f6");
    let saved = save_game(&path, &record).unwrap();
    let opened = open_game::<GameState>(&path).unwrap();
    assert_eq!(opened.record, record);
    assert_eq!(opened.fingerprint, saved);
    fs::write(&path, record.to_ron().replace("f7f6", "h8h7")).unwrap();
    assert_eq!(Fingerprint::of(&path).is_some(), saved.is_some());
    let error = open_game::<GameState>(&path).unwrap_err();
    assert!(matches!(error, OpenError::Record { .. }));
    assert_eq!(say(&error), "game.kuba, line 10: “h8” is not on the board.");
    fs::write(&path, record.to_ron() + "\n").unwrap();
    assert_ne!(Fingerprint::of(&path), saved);
}

#[test]
fn ten_recent_files_are_remembered_and_a_bad_list_is_kept_aside() {
    let home = folder();
    let places = Places::at(home.path());
    let mut recent = RecentFiles::load(&places);
    assert!(recent.paths().is_empty());
    for number in 0..12 {
        recent
            .add(&home.path().join(format!("{number}.kuba")))
            .unwrap();
    }
    recent.add(&home.path().join("5.kuba")).unwrap();
    recent.remove(&home.path().join("11.kuba")).unwrap();
    let again = RecentFiles::load(&places);
    assert_eq!(again.paths(), recent.paths());
    assert_eq!(again.paths().len(), 9);
    assert_eq!(again.paths()[0], home.path().join("5.kuba"));

    fs::write(places.recent().unwrap(), "[[[").unwrap();
    assert!(RecentFiles::load(&places).paths().is_empty());
    assert_eq!(names(&home.path().join("data")), ["recent.bad.ron"]);
    assert!(
        RecentFiles::load(&Places::nowhere())
            .add(Path::new("x"))
            .is_ok()
    );
}

#[test]
fn the_game_in_progress_is_written_at_the_latest_when_the_program_ends() {
    let home = folder();
    let places = Places::at(home.path());
    assert!(Autosave::load::<GameState>(&places).unwrap().is_none());
    let autosave = Autosave::new(&places);
    let mut last = record("f1f2 f7f6 f2f3");
    last.desk = Some(Desk {
        score: MatchScore::new(2),
        file: Some("/games/mine.kuba".to_owned()),
        fingerprint: Fingerprint::of(home.path()),
        unsaved: true,
    });
    autosave.keep(&record("f1f2"));
    autosave.flush();
    let opened = Autosave::load::<GameState>(&places).unwrap().unwrap();
    assert_eq!(opened.record, record("f1f2"));
    for _ in 0..50 {
        autosave.keep(&record("f1f2 f7f6"));
    }
    autosave.keep(&last);
    drop(autosave);
    let opened = Autosave::load::<GameState>(&places).unwrap().unwrap();
    assert_eq!(opened.record, last);
    assert_eq!(opened.session.moves().len(), 3);
}

#[test]
fn a_bad_game_in_progress_is_kept_aside_and_told() {
    let home = folder();
    let places = Places::at(home.path());
    let path = places.current_game().unwrap();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, &record("f1f2").to_ron()[..100]).unwrap();
    let lost = Autosave::load::<GameState>(&places).unwrap_err();
    assert_eq!(names(path.parent().unwrap()), ["current.bad.kuba"]);
    let words = say(&lost);
    assert!(
        words.contains("current.bad.kuba") && words.contains("too early"),
        "{words}"
    );
    assert!(Autosave::load::<GameState>(&places).unwrap().is_none());
}

#[test]
fn an_autosave_that_cannot_write_reports_it_and_the_game_goes_on() {
    let home = folder();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let autosave = Autosave::new(&Places::at(&file));
    assert_eq!(autosave.take_fault(), None);
    autosave.keep(&record("f1f2"));
    autosave.flush();
    assert!(autosave.take_fault().is_some());
    assert_eq!(autosave.take_fault(), None);

    let nowhere = Autosave::new(&Places::nowhere());
    nowhere.keep(&record("f1f2"));
    nowhere.flush();
    assert_eq!(nowhere.take_fault(), None);
}

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
            board: Board {
                coordinates: true,
                speed: 2,
            },
            name: None,
        }
    }
}

type Loaded = (SettingsStore, Settings, Vec<SettingsWarning>);

fn settings(places: &Places, text: &str) -> Loaded {
    let path = places.settings().unwrap();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
    SettingsStore::load(places)
}

#[test]
fn settings_come_back_as_they_were_saved() {
    let home = folder();
    let places = Places::at(home.path());
    let (store, mut values, warnings): Loaded = SettingsStore::load(&places);
    assert_eq!((&values, warnings.len()), (&Settings::default(), 0));
    values.theme = Theme::Custom { hue: 3 };
    values.name = Some("Ann, (1) \"a\"".to_owned());
    values.board.speed = 9;
    store.save(&values).unwrap();
    let (_, again, warnings): Loaded = SettingsStore::load(&places);
    assert_eq!((again, warnings), (values, Vec::new()));
}

#[test]
fn each_wrong_or_missing_setting_falls_back_on_its_own() {
    let home = folder();
    let places = Places::at(home.path());
    let text = "(\n theme: Purple, // no\n volume: 300,\n board: (speed: 7, coordinates: 4),\n)";
    let (_, values, warnings) = settings(&places, text);
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
    let (_, values, _) = settings(&places, "(volume: 7, board: (speed: 1))");
    assert_eq!((values.volume, values.board.speed), (7, 1));
}

#[test]
fn what_a_newer_version_has_written_survives_saving() {
    let home = folder();
    let places = Places::at(home.path());
    let text = "Settings(volume: 7, sparkle: Lots(of: [\"it\", \")\"]), /* why */ zoom: 1.5)";
    let (store, mut values, _) = settings(&places, text);
    values.volume = 8;
    store.save(&values).unwrap();
    let written = fs::read_to_string(places.settings().unwrap()).unwrap();
    assert!(
        written.contains("sparkle: Lots(of: [\"it\", \")\"]),"),
        "{written}"
    );
    assert!(written.contains("zoom: 1.5"), "{written}");
    let (store, values, warnings): Loaded = SettingsStore::load(&places);
    assert_eq!((values.volume, warnings.len()), (8, 0));
    store.save(&values).unwrap();
    assert_eq!(
        fs::read_to_string(places.settings().unwrap()).unwrap(),
        written
    );
}

#[test]
fn unreadable_settings_are_kept_aside() {
    let deep = format!("(volume: {}", "[".repeat(50_000));
    for text in ["(theme: ", "rubbish", "[1, 2]", "", "\u{0}", &deep] {
        let home = folder();
        let places = Places::at(home.path());
        let (store, values, warnings) = settings(&places, text);
        assert_eq!(values, Settings::default());
        assert!(
            matches!(warnings[0], SettingsWarning::Unreadable(_, Some(_))),
            "{text}"
        );
        assert_eq!(names(&home.path().join("config")), ["settings.bad.ron"]);
        store.save(&values).unwrap();
    }
}

#[test]
fn without_a_home_everything_goes_on() {
    let (store, values, warnings): Loaded = SettingsStore::load(&Places::nowhere());
    assert!(warnings.is_empty());
    store.save(&values).unwrap();
    let places = Places::at(Path::new("/home/x"));
    assert_eq!(
        places.settings(),
        Some(PathBuf::from("/home/x/config/settings.ron"))
    );
}
