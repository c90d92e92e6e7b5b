//! The writer thread: everything that the program saves by itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kuba_session::MatchScore;
use kuba_store::SettingsChange;
use kuba_store::disk::{Call, Disk};
use kuba_store::files::{FileFault, read_text};
use kuba_store::{
    Fingerprint, InProgress, Places, RecentFiles, SystemDisk, TextHash, WindowLock, WriterThread,
    load,
};

use crate::support::{Settings, folder, kept, names, record, say, writer};

#[test]
fn ten_recent_files_are_remembered_and_a_bad_list_is_kept_aside() {
    let home = folder();
    let places = Places::at(home.path());
    let mut recent = RecentFiles::load(&SystemDisk, &places);
    assert!(recent.paths().is_empty());
    let writer = writer(&places);
    for number in (0..12).chain([5]) {
        let path = home.path().join(format!("{number}.kuba"));
        recent.add(&path);
        writer.keep_recent(path);
    }
    writer.flush();
    let again = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(again, recent);
    assert_eq!(again.paths().len(), 10);
    assert_eq!(again.paths()[0], home.path().join("5.kuba"));

    let list = places.recent().unwrap();
    fs::write(&list, "[[[").unwrap();
    assert!(RecentFiles::load(&SystemDisk, &places).paths().is_empty());
    assert_eq!(read_text(&list.with_file_name("recent.bad.ron")).unwrap(), "[[[");
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_not_unicode_is_kept_by_its_bytes() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let home = folder();
    let places = Places::at(home.path());
    let path = home.path().join(OsStr::from_bytes(b"caf\xe9.kuba"));
    let writer = writer(&places);
    let mut game = record("f1f2");
    game.in_progress = Some(InProgress {
        score: MatchScore::new(2),
        file: Some(path.clone()),
        fingerprint: None,
        unsaved: false,
        opened: false,
        history: None,
        cursor: None,
        earlier: None,
        warned: None,
        friend: None,
    });
    writer.keep_recent(path.clone());
    writer.keep_game(game.to_ron());
    writer.flush();
    let recent = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(recent.paths(), [path]);
    assert_eq!(kept(&places, 1), game);
}

#[test]
fn the_game_in_progress_is_written_at_the_latest_when_the_program_ends() {
    let home = folder();
    let places = Places::at(home.path());
    assert_eq!(load::<Settings>(places.clone()).game, None);
    let writer = writer(&places);
    let mut last = record("f1f2 f7f6 f2f3");
    last.in_progress = Some(InProgress {
        score: MatchScore::new(2),
        file: Some("/games/mine.kuba".into()),
        fingerprint: Fingerprint::of(home.path()),
        unsaved: true,
        opened: false,
        history: None,
        cursor: None,
        earlier: None,
        warned: None,
        friend: None,
    });
    writer.keep_game(record("f1f2").to_ron());
    writer.flush();
    assert_eq!(kept(&places, 1), record("f1f2"));
    for _ in 0..50 {
        writer.keep_game(record("f1f2 f7f6").to_ron());
    }
    writer.keep_game(last.to_ron());
    drop(writer);
    assert_eq!(kept(&places, 1), last);
    assert_eq!(load::<Settings>(places).game, Some(Ok(last.to_ron())));
}

#[test]
fn a_keeper_that_cannot_write_says_so_until_it_can_and_tries_again_by_itself() {
    let home = folder();
    let file = home.path().join("home");
    fs::write(&file, "").unwrap();
    let places = Places::at(&file);
    let writer = writer(&places);
    assert_eq!(writer.game_fault(), None);
    writer.keep_game(record("f1f2").to_ron());
    writer.flush();
    for _ in 0..2 {
        let fault = writer.game_fault().expect("a fault");
        assert_eq!(fault.fault, FileFault::NotAFolder);
        assert!(say(&fault).contains(&file.display().to_string()), "{fault}");
    }
    fs::remove_file(&file).unwrap();
    let deadline = std::time::Instant::now() + std::time::Duration::from_mins(2);
    while writer.game_fault().is_some() {
        assert!(std::time::Instant::now() < deadline, "it is not tried again");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(kept(&places, 1), record("f1f2"));
}

#[test]
fn without_a_home_it_is_said_that_nothing_is_kept() {
    let writer = writer(&Places::nowhere());
    assert_eq!(writer.game_fault(), None);
    writer.keep_game(record("f1f2").to_ron());
    writer.flush();
    assert_eq!(writer.game_fault().map(|fault| fault.fault), Some(FileFault::Homeless));
}

#[test]
fn every_game_is_kept_whether_it_was_over_or_not() {
    let home = folder();
    let places = Places::at(home.path());
    let writer = writer(&places);
    let mut game = record("f1f2");
    for number in 0..22 {
        game.date = Some(format!("2025-01-{:02}", number + 1));
        let unfinished = game.to_ron();
        let result = "result: Some((winner: Some(1), by: \"resignation\", conceded: None))";
        let over = unfinished.replace("result: None", result);
        assert_ne!(over, unfinished);
        writer.archive(over, None);
        writer.archive(unfinished, None);
        writer.flush();
    }
    assert_eq!(names(&places.finished().unwrap()).len(), 44);
    assert_eq!(writer.library().games().len(), 44);
    assert_eq!(writer.earlier().len(), 40, "menus list the last");
}

#[test]
fn a_game_that_goes_on_takes_no_place_from_another_in_a_full_list() {
    let home = folder();
    let places = Places::at(home.path());
    let writer = writer(&places);
    let mut game = record("f1f2");
    let mut texts = Vec::new();
    for number in 0..20 {
        game.date = Some(format!("2025-01-{:02}", number + 1));
        texts.push(game.to_ron());
        writer.archive(game.to_ron(), None);
        writer.flush();
    }
    let after = record("f1f2 f7f6").to_ron();
    writer.archive(after.clone(), Some(TextHash::of(&texts.remove(5))));
    writer.flush();
    let kept: Vec<String> =
        writer.earlier().iter().map(|game| read_text(&game.path).unwrap()).collect();
    assert_eq!(kept.len(), 20);
    assert!(kept.contains(&after) && texts.iter().all(|text| kept.contains(text)));
}

#[test]
fn a_game_to_which_words_or_verdicts_come_keeps_its_file_and_its_time() {
    let home = folder();
    let places = Places::at(home.path());
    let writer = writer(&places);
    let game = record("f1f2 f7f6").to_ron();
    writer.archive(game.clone(), None);
    // A later game, so that the file is not found by being the latest.
    writer.archive(record("g1g2").to_ron(), None);
    writer.flush();
    let files = |writer: &WriterThread| -> Vec<PathBuf> {
        let games = writer.earlier();
        games.iter().map(|game| game.path.clone()).collect()
    };
    let before = files(&writer);
    let mut noted = record("f1f2 f7f6");
    noted.helped = true;
    let noted = noted.to_ron();
    writer.archive(noted.clone(), Some(TextHash::of(&game)));
    writer.flush();
    assert_eq!(files(&writer), before);
    assert_eq!(read_text(&before[1]).unwrap(), noted);
}

#[test]
fn a_game_that_goes_on_takes_the_place_of_what_was_kept_of_it_unless_that_was_over() {
    let home = folder();
    let places = Places::at(home.path());
    let writer = writer(&places);
    let (before, after) = (record("f1f2").to_ron(), record("f1f2 f7f6").to_ron());
    let first = writer.archive(before.clone(), None);
    writer.flush();
    assert!(writer.is_archived(first));
    writer.archive(after.clone(), Some(TextHash::of(&before)));
    writer.flush();
    let kept = |writer: &WriterThread| -> Vec<String> {
        let games = writer.earlier();
        games.iter().map(|game| read_text(&game.path).unwrap()).collect()
    };
    assert_eq!(kept(&writer), std::slice::from_ref(&after));
    let result = "result: Some((winner: Some(1), by: \"resignation\", conceded: None))";
    let over = after.replace("result: None", result);
    writer.archive(over.clone(), Some(TextHash::of(&after)));
    writer.archive(before.clone(), Some(TextHash::of(&over)));
    writer.flush();
    assert_eq!(kept(&writer), [before, over]);
}

#[test]
fn all_games_are_kept_once_each() {
    let home = folder();
    let places = Places::at(home.path());
    let writer = writer(&places);
    let mut game = record("f1f2");
    for number in 0..25 {
        game.date = Some(format!("2025-01-{:02}", number + 1));
        for _ in 0..2 {
            writer.archive(game.to_ron(), None);
            writer.flush();
        }
    }
    assert_eq!(names(&places.finished().unwrap()).len(), 25);
    let earlier = writer.earlier();
    assert_eq!(earlier.len(), 25);
    assert!(say(&earlier[0]).contains("one move"), "{}", say(&earlier[0]));
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
    let writer = writer(&places);
    for moves in ["f1f2", "f1f2 f7f6"] {
        writer.archive(record(moves).to_ron(), None);
        writer.flush();
    }
    let earlier = writer.earlier();
    let newest = earlier[..3].iter().map(|game| game.moves);
    assert_eq!(newest.collect::<Vec<_>>(), [2, 1, 1]);
    assert!(read_text(&earlier[1].path).unwrap().contains("f1f2"));
}

#[test]
fn a_finished_game_that_a_window_left_is_not_called_unfinished() {
    let home = folder();
    let places = Places::at(home.path());
    fs::create_dir_all(places.data.as_ref().unwrap()).unwrap();
    let writer = writer(&places);
    let mut game = record("f1f2");
    let mut in_progress = InProgress {
        score: MatchScore::new(2),
        file: Some("/home/ann/kuba.kuba".into()),
        fingerprint: None,
        unsaved: true,
        opened: false,
        history: None,
        cursor: None,
        earlier: None,
        warned: None,
        friend: None,
    };
    game.in_progress = Some(in_progress.clone());
    writer.archive(game.to_ron(), None);
    // The same if the game was already archived before it came to that window.
    for earlier in [None, Some(TextHash::of("a game"))] {
        in_progress.earlier = earlier;
        game.in_progress = Some(in_progress.clone());
        fs::write(places.current_game(2).unwrap(), game.to_ron()).unwrap();
        writer.refresh();
        writer.flush();
        let earlier = writer.earlier();
        assert_eq!(earlier.len(), 1, "{earlier:?}");
        assert!(!say(&earlier[0]).contains("not finished"));
    }
}

/// A disk that counts the writes of each file.
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
    let writer = WriterThread::start(&places, WindowLock::acquire(&places), disk.clone(), || {});
    for zoom in 1..=50 {
        let change = SettingsChange::between(&Slider { zoom: zoom - 1 }, &Slider { zoom });
        writer.keep_settings(change);
    }
    drop(writer);
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
    let folders =
        [places.data.clone().unwrap(), places.config.clone().unwrap(), places.finished().unwrap()];
    for folder in &folders {
        fs::create_dir_all(folder).unwrap();
        let file = fs::File::create(folder.join(".kuba-aB3xY9.tmp")).unwrap();
        file.set_modified(old).unwrap();
    }
    writer(&places).flush();
    for folder in &folders {
        assert!(!folder.join(".kuba-aB3xY9.tmp").exists());
    }
}

/// A disk on which writing panics and ends the writer thread.
#[derive(Debug)]
struct Cursed;

impl Disk for Cursed {
    fn permit(&self, call: Call, path: &Path) -> std::io::Result<()> {
        assert!(call != Call::Write, "{} must not be written", path.display());
        Ok(())
    }
}

#[test]
fn a_keeper_that_has_ended_says_that_nothing_is_kept_any_more() {
    let home = folder();
    let places = Places::at(home.path());
    let writer =
        WriterThread::start(&places, WindowLock::acquire(&places), Arc::new(Cursed), || {});
    assert_eq!(writer.game_fault(), None);
    writer.keep_game(record("f1f2").to_ron());
    // The order was accepted, but a caller that waits for it gets the fault.
    writer.flush();
    let fault = writer.game_fault().map(|fault| fault.fault);
    assert_eq!(fault, Some(FileFault::Stopped));
    writer.keep_game(record("f1f2 f7f6").to_ron());
    let fault = writer.game_fault().map(|fault| fault.fault);
    assert_eq!(fault, Some(FileFault::Stopped));
}

/// A disk that is full while the flag is set.
#[derive(Debug, Default)]
struct Full(AtomicBool);

impl Disk for Full {
    fn permit(&self, _: Call, _: &Path) -> std::io::Result<()> {
        if self.0.load(Ordering::Relaxed) {
            return Err(std::io::ErrorKind::StorageFull.into());
        }
        Ok(())
    }
}

#[test]
fn however_many_games_wait_for_room_on_the_disk_none_is_dropped() {
    let home = folder();
    let places = Places::at(home.path());
    let disk = Arc::new(Full::default());
    let writer = WriterThread::start(&places, WindowLock::acquire(&places), disk.clone(), || {});
    disk.0.store(true, Ordering::Relaxed);
    let result = "result: Some((winner: Some(1), by: \"resignation\", conceded: None))";
    let mut game = record("f1f2");
    for number in 1..=45 {
        game.date = Some(format!("2025-{:02}-{:02}", 1 + number / 28, 1 + number % 28));
        let unfinished = game.to_ron();
        // The first 20, which wait longest, are finished games.
        let text = match number {
            1..=20 => unfinished.replace("result: None", result),
            _ => unfinished,
        };
        writer.archive(text, None);
    }
    writer.flush();
    assert_eq!(writer.finished_fault().map(|fault| fault.fault), Some(FileFault::Full));
    disk.0.store(false, Ordering::Relaxed);
    writer.flush();
    assert_eq!(names(&places.finished().unwrap()).len(), 45);
}
