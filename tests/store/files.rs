//! Files: saved games, recent files, the game in progress, and the settings.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kuba::i18n::Texts;
use kuba::phrase::Say;
use kuba::rules::Game;
use kuba::rules::kuba::{GameState, KubaRules};
use kuba::session::{MatchScore, Seat, Session};
use kuba::store::disk::{Call, Disk};
use kuba::store::files::{
    FileFault, LARGEST, read_bounded, read_text, set_aside, sweep, write_atomic,
};
use kuba::store::settings_file::{SettingsChange, SettingsWarning, read_settings};
use kuba::store::{
    Fingerprint, InProgress, Keeper, OpenError, Places, RecentFiles, Record, Slot, SystemDisk,
    load, read_game, save_text,
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
    assert_eq!(error.fault, FileFault::NotAFolder);
    assert!(
        say(&error).contains("game.kuba: A file is where one of its folders should be."),
        "{}",
        say(&error)
    );
    let nowhere = folder.path().join("nowhere/game.kuba");
    assert_eq!(
        write_atomic(&nowhere, b"new").unwrap_err().fault,
        FileFault::NoFolder
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
    let saved = save_text(&path, &record.to_ron()).unwrap();
    let open = || read_game::<GameState>(&read_text(&path).unwrap());
    assert_eq!(open().unwrap().1, record);
    assert_eq!(Fingerprint::of(&path), saved);
    fs::write(&path, record.to_ron().replace("f7f6", "h8h7")).unwrap();
    assert_eq!(Fingerprint::of(&path).is_some(), saved.is_some());
    let error = open().unwrap_err();
    let error = OpenError::Record {
        path: path.clone(),
        error,
    };
    assert_eq!(say(&error), "game.kuba, line 10: “h8” is not on the board.");
    fs::write(&path, record.to_ron() + "\n").unwrap();
    assert_ne!(Fingerprint::of(&path), saved);
}

/// A keeper of the first free slot.
fn keeper(places: &Places) -> Keeper {
    Keeper::start(places, Slot::take(places), Arc::new(SystemDisk), || {})
}

/// The game in progress in a slot.
fn kept(places: &Places, slot: usize) -> Record<KubaRules> {
    let text = read_text(&places.current_game(slot).unwrap()).unwrap();
    read_game::<GameState>(&text).unwrap().1
}

#[test]
fn ten_recent_files_are_remembered_and_a_bad_list_is_kept_aside() {
    let home = folder();
    let places = Places::at(home.path());
    let mut recent = RecentFiles::load(&SystemDisk, &places);
    assert!(recent.paths().is_empty());
    let keeper = keeper(&places);
    for number in (0..12).chain([5]) {
        let path = home.path().join(format!("{number}.kuba"));
        recent.add(&path);
        keeper.keep_recent(path);
    }
    keeper.flush();
    let again = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(again, recent);
    assert_eq!(again.paths().len(), 10);
    assert_eq!(again.paths()[0], home.path().join("5.kuba"));

    let list = places.recent().unwrap();
    fs::write(&list, "[[[").unwrap();
    assert!(RecentFiles::load(&SystemDisk, &places).paths().is_empty());
    assert_eq!(
        read_text(&list.with_file_name("recent.bad.ron")).unwrap(),
        "[[["
    );
}

#[test]
fn two_windows_lose_none_of_each_others_recent_files() {
    let home = folder();
    let places = Places::at(home.path());
    let (one, two) = (keeper(&places), keeper(&places));
    one.keep_recent(home.path().join("one.kuba"));
    one.flush();
    two.keep_recent(home.path().join("two.kuba"));
    two.flush();
    let recent = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(recent.paths().len(), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_not_unicode_is_kept_by_its_bytes() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let home = folder();
    let places = Places::at(home.path());
    let path = home.path().join(OsStr::from_bytes(b"caf\xe9.kuba"));
    let keeper = keeper(&places);
    let mut game = record("f1f2");
    game.in_progress = Some(InProgress {
        score: MatchScore::new(2),
        file: Some(path.clone()),
        fingerprint: None,
        unsaved: false,
    });
    keeper.keep_recent(path.clone());
    keeper.keep_game(game.to_ron());
    keeper.flush();
    let recent = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(recent.paths(), [path]);
    assert_eq!(kept(&places, 1), game);
}

#[test]
fn the_game_in_progress_is_written_at_the_latest_when_the_program_ends() {
    let home = folder();
    let places = Places::at(home.path());
    assert_eq!(load::<Settings>(places.clone()).game, None);
    let keeper = keeper(&places);
    let mut last = record("f1f2 f7f6 f2f3");
    last.in_progress = Some(InProgress {
        score: MatchScore::new(2),
        file: Some("/games/mine.kuba".into()),
        fingerprint: Fingerprint::of(home.path()),
        unsaved: true,
    });
    keeper.keep_game(record("f1f2").to_ron());
    keeper.flush();
    assert_eq!(kept(&places, 1), record("f1f2"));
    for _ in 0..50 {
        keeper.keep_game(record("f1f2 f7f6").to_ron());
    }
    keeper.keep_game(last.to_ron());
    drop(keeper);
    assert_eq!(kept(&places, 1), last);
    assert_eq!(load::<Settings>(places).game, Some(Ok(last.to_ron())));
}

#[test]
fn what_is_put_aside_is_numbered_and_never_takes_the_place_of_the_newest() {
    let home = folder();
    let path = home.path().join("current.kuba");
    let mut places = Vec::new();
    for number in 0..25 {
        fs::write(&path, number.to_string()).unwrap();
        places.push(set_aside(&SystemDisk, &path).unwrap());
        assert_eq!(
            fs::read_to_string(&places[number]).unwrap(),
            number.to_string()
        );
        let before = number.checked_sub(1).map(|before| places[before].clone());
        if let Some(before) = before {
            assert_eq!(
                fs::read_to_string(before).unwrap(),
                (number - 1).to_string()
            );
        }
        // The clock of a file system may be coarse.
        std::thread::sleep(std::time::Duration::from_millis(12));
    }
    assert_eq!(places[0], home.path().join("current.bad.kuba"));
    assert_eq!(places[1], home.path().join("current.bad-2.kuba"));
    assert_eq!(names(home.path()).len(), 20);
}

#[test]
fn a_keeper_that_cannot_write_says_so_until_it_can_and_tries_again_by_itself() {
    let home = folder();
    let file = home.path().join("home");
    fs::write(&file, "").unwrap();
    let places = Places::at(&file);
    let keeper = keeper(&places);
    assert_eq!(keeper.game_fault(), None);
    keeper.keep_game(record("f1f2").to_ron());
    keeper.flush();
    for _ in 0..2 {
        let fault = keeper.game_fault().expect("a fault");
        assert_eq!(fault.fault, FileFault::NotAFolder);
        assert!(say(&fault).contains(&file.display().to_string()), "{fault}");
    }
    fs::remove_file(&file).unwrap();
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while keeper.game_fault().is_some() {
        assert!(
            std::time::Instant::now() < deadline,
            "it is not tried again"
        );
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(kept(&places, 1), record("f1f2"));
}

#[test]
fn without_a_home_it_is_said_that_nothing_is_kept() {
    let keeper = keeper(&Places::nowhere());
    assert_eq!(keeper.game_fault(), None);
    keeper.keep_game(record("f1f2").to_ron());
    keeper.flush();
    assert_eq!(
        keeper.game_fault().map(|fault| fault.fault),
        Some(FileFault::Homeless)
    );
}

#[test]
fn a_second_window_keeps_a_game_of_its_own_and_both_come_back() {
    let home = folder();
    let places = Places::at(home.path());
    let (one, two) = (keeper(&places), keeper(&places));
    one.keep_game(record("f1f2").to_ron());
    two.keep_game(record("f1f2 f7f6").to_ron());
    drop((one, two));
    let (one, two): (_, _) = (
        load::<Settings>(places.clone()),
        load::<Settings>(places.clone()),
    );
    assert_eq!((one.slot(), two.slot()), (Some(1), Some(2)));
    assert_eq!(one.game, Some(Ok(record("f1f2").to_ron())));
    assert_eq!(two.game, Some(Ok(record("f1f2 f7f6").to_ron())));
    drop((one, two));
    // Only the first is there: the game of the other can be opened.
    let (alone, _) = load::<Settings>(places.clone()).keeper(|| {});
    alone.flush();
    let earlier = alone.earlier();
    assert_eq!(earlier.len(), 1);
    assert_eq!(earlier[0].path, places.current_game(2).unwrap());
    assert!(
        say(&earlier[0]).contains("window 2"),
        "{}",
        say(&earlier[0])
    );
}

#[test]
fn the_last_twenty_finished_games_are_kept_once_each() {
    let home = folder();
    let places = Places::at(home.path());
    let keeper = keeper(&places);
    let mut game = record("f1f2");
    for number in 0..25 {
        game.date = Some(format!("2025-01-{:02}", number + 1));
        for _ in 0..2 {
            keeper.keep_finished(game.to_ron());
            keeper.flush();
        }
    }
    assert_eq!(names(&places.finished().unwrap()).len(), 20);
    let earlier = keeper.earlier();
    assert_eq!(earlier.len(), 20);
    assert!(
        say(&earlier[0]).contains("one move"),
        "{}",
        say(&earlier[0])
    );
    let newest = read_text(&earlier[0].path).unwrap();
    assert!(newest.contains("2025-01-25"), "{newest}");
}

#[test]
fn a_clock_that_was_set_back_does_not_make_the_newest_game_the_oldest() {
    let home = folder();
    let places = Places::at(home.path());
    let finished = places.finished().unwrap();
    fs::create_dir_all(&finished).unwrap();
    for number in 1..=20 {
        let name = format!("2999-01-{number:02} 12.00.00.kuba");
        fs::write(finished.join(name), record("g1g2").to_ron()).unwrap();
    }
    let keeper = keeper(&places);
    for moves in ["f1f2", "f1f2 f7f6"] {
        keeper.keep_finished(record(moves).to_ron());
        keeper.flush();
    }
    let earlier = keeper.earlier();
    let newest = earlier[..3].iter().map(|game| game.moves);
    assert_eq!(newest.collect::<Vec<_>>(), [2, 1, 1]);
    assert!(read_text(&earlier[1].path).unwrap().contains("f1f2"));
}

#[test]
fn a_finished_game_that_a_window_left_is_not_called_unfinished() {
    let home = folder();
    let places = Places::at(home.path());
    let game = record("f1f2").to_ron();
    fs::create_dir_all(places.data.as_ref().unwrap()).unwrap();
    fs::write(places.current_game(2).unwrap(), &game).unwrap();
    let keeper = keeper(&places);
    keeper.keep_finished(game);
    keeper.flush();
    let earlier = keeper.earlier();
    assert_eq!(earlier.len(), 1, "{earlier:?}");
    assert!(!say(&earlier[0]).contains("not finished"));
}

/// A disk that counts how often each file gets its content.
#[derive(Debug, Default)]
struct Counting(std::sync::Mutex<Vec<std::path::PathBuf>>);

impl Disk for Counting {
    fn permit(&self, call: Call, path: &Path) -> std::io::Result<()> {
        if call == Call::Rename {
            self.0.lock().unwrap().push(path.to_owned());
        }
        Ok(())
    }
}

#[test]
fn a_slider_that_is_dragged_writes_the_settings_once() {
    #[derive(Clone, Default, serde::Serialize)]
    struct Slider {
        zoom: u32,
    }
    let home = folder();
    let places = Places::at(home.path());
    let disk = Arc::new(Counting::default());
    let keeper = Keeper::start(&places, Slot::take(&places), disk.clone(), || {});
    for zoom in 1..=50 {
        let change = SettingsChange::between(&Slider { zoom: zoom - 1 }, &Slider { zoom });
        keeper.keep_settings(change);
    }
    drop(keeper);
    let written = disk.0.lock().unwrap();
    assert_eq!(*written, [places.settings().unwrap()]);
    let text = read_text(&places.settings().unwrap()).unwrap();
    assert!(text.contains("zoom: 50"), "{text}");
}

#[test]
fn what_a_killed_program_left_in_the_programs_folders_goes_at_the_next_start() {
    let home = folder();
    let places = Places::at(home.path());
    let old = std::time::SystemTime::now() - std::time::Duration::from_hours(2);
    let folders = [
        places.data.clone().unwrap(),
        places.config.clone().unwrap(),
        places.finished().unwrap(),
    ];
    for folder in &folders {
        fs::create_dir_all(folder).unwrap();
        let file = fs::File::create(folder.join(".kuba-aB3xY9.tmp")).unwrap();
        file.set_modified(old).unwrap();
    }
    keeper(&places).flush();
    for folder in &folders {
        assert!(!folder.join(".kuba-aB3xY9.tmp").exists());
    }
}

#[test]
fn old_temporary_files_of_ours_are_swept_and_no_others() {
    let folder = folder();
    let old = std::time::SystemTime::now() - std::time::Duration::from_hours(2);
    for (name, age) in [
        (".kuba-aB3xY9.tmp", Some(old)),
        (".kuba-aB3xY8.tmp", None),
        (".kuba-notes.tmp", Some(old)),
        (".other-aB3xY9.tmp", Some(old)),
    ] {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        if let Some(age) = age {
            file.set_modified(age).unwrap();
        }
    }
    fs::create_dir(folder.path().join(".kuba-folder.tmp")).unwrap();
    sweep(&SystemDisk, folder.path());
    let left = [
        ".kuba-aB3xY8.tmp",
        ".kuba-folder.tmp",
        ".kuba-notes.tmp",
        ".other-aB3xY9.tmp",
    ];
    assert_eq!(names(folder.path()), left);
}

#[test]
fn a_huge_file_is_refused_at_once_and_never_read_whole() {
    let folder = folder();
    let path = folder.path().join("huge.kuba");
    fs::File::create(&path).unwrap().set_len(100 << 20).unwrap();
    let began = std::time::Instant::now();
    assert_eq!(read_text(&path).unwrap_err().fault, FileFault::TooLarge);
    assert!(began.elapsed() < std::time::Duration::from_millis(500));
    // A file that grows while it is read, or says nothing of its length.
    let mut read = 0_u64;
    let endless = Counted(&mut read);
    assert_eq!(read_bounded(endless), Err(FileFault::TooLarge));
    assert!(read <= LARGEST + 1, "{read}");
}

/// Endless text that counts what is read of it.
struct Counted<'a>(&'a mut u64);

impl std::io::Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        buffer.fill(b' ');
        *self.0 += buffer.len() as u64;
        Ok(buffer.len())
    }
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

type Read = (Settings, Vec<SettingsWarning>);

fn settings(places: &Places, text: &str) -> Read {
    let path = places.settings().unwrap();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
    read_settings(&SystemDisk, places)
}

/// Writes what has changed from `old` to `new`.
fn write(places: &Places, old: &Settings, new: &Settings) {
    let change = SettingsChange::between(old, new);
    change
        .write(&SystemDisk, &places.settings().unwrap())
        .unwrap();
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
    let one = Settings {
        theme: Theme::Dark,
        ..settings_like(&start)
    };
    let two = Settings {
        volume: 9,
        ..settings_like(&start)
    };
    write(&places, &start, &one);
    write(&places, &start, &two);
    let (both, _): Read = read_settings(&SystemDisk, &places);
    assert_eq!(
        (both.theme, both.volume, both.board.speed),
        (Theme::Dark, 9, 1)
    );
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
    drop(loaded.keeper(|| {}));
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
    assert!(
        written.contains("sparkle: Lots(of: [\"it\", \")\"]),"),
        "{written}"
    );
    assert!(written.contains("zoom: 1.5"), "{written}");
    let (values, warnings): Read = read_settings(&SystemDisk, &places);
    assert_eq!((values.volume, warnings.len()), (8, 0));
    write(&places, &values, &values);
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
        let (values, warnings) = settings(&places, text);
        assert_eq!(values, Settings::default());
        assert!(
            matches!(warnings[0], SettingsWarning::Unreadable(_, Some(_))),
            "{text}"
        );
        assert_eq!(names(&home.path().join("config")), ["settings.bad.ron"]);
        write(&places, &values, &values);
    }
}

#[test]
fn without_a_home_everything_goes_on() {
    let (_, warnings): Read = read_settings(&SystemDisk, &Places::nowhere());
    assert!(warnings.is_empty());
    let places = Places::at(Path::new("/home/x"));
    assert_eq!(
        places.settings(),
        Some(PathBuf::from("/home/x/config/settings.ron"))
    );
    assert_eq!(
        places.current_game(2),
        Some(PathBuf::from("/home/x/data/current-2.kuba"))
    );
}
