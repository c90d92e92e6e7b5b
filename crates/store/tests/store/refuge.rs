//! Emergency saves: games that could not be written to their own file at the end of the program.

use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use kuba_store::disk::{Call, Disk};
use kuba_store::files::{FileFault, read_text};
use kuba_store::load::load_on;
use kuba_store::{Places, WindowLock, WriterThread, load};
use tempfile::TempDir;

use crate::support::{Settings, folder, kept, names, record, writer};

/// A disk that is full below these folders.
#[derive(Debug)]
struct Full(Vec<PathBuf>);

impl Disk for Full {
    fn permit(&self, call: Call, path: &Path) -> Result<(), Error> {
        if call == Call::Write && self.0.iter().any(|full| path.starts_with(full)) {
            return Err(ErrorKind::StorageFull.into());
        }
        Ok(())
    }
}

/// A home and two folders that all users share.
fn places() -> (TempDir, Places) {
    let home = folder();
    let elsewhere = ["first", "second"].map(|name| home.path().join(name));
    for shared in &elsewhere {
        fs::create_dir(shared).unwrap();
    }
    let places = Places { elsewhere: elsewhere.into(), ..Places::at(&home.path().join("own")) };
    (home, places)
}

/// A writer with a full disk at home and in some of the shared folders.
fn pressed(home: &TempDir, places: &Places, full: &[&str]) -> WriterThread {
    let full = full.iter().chain(&["own"]);
    let disk = Full(full.map(|name| home.path().join(name)).collect());
    WriterThread::start(places, WindowLock::acquire(places), Arc::new(disk), || {})
}

#[test]
fn a_game_without_room_at_home_goes_where_there_is_some() {
    for full in [&[][..], &["first"]] {
        let (home, places) = places();
        let writer = pressed(&home, &places, full);
        writer.keep_game(record("f1f2").to_ron());
        let rescued = writer.rescue().unwrap();
        assert_eq!(rescued.len(), 1);
        assert!(rescued[0].starts_with(&places.elsewhere[full.len()]));
        drop(writer);
        let loaded = load::<Settings>(places.clone());
        assert_eq!(loaded.game, Some(Ok(record("f1f2").to_ron())));
        drop(loaded.start_writer(|| {}));
        assert_eq!(kept(&places, 1), record("f1f2"));
        assert!(!rescued[0].exists());
        assert!(names(&places.elsewhere[full.len()]).is_empty());
    }
}

#[test]
fn a_game_without_room_anywhere_is_told() {
    let (home, places) = places();
    let writer = pressed(&home, &places, &["first", "second"]);
    writer.keep_game(record("f1f2").to_ron());
    assert_eq!(writer.rescue().unwrap_err().fault, FileFault::Full);
}

#[test]
fn what_is_at_its_place_goes_nowhere_else() {
    let (_home, places) = places();
    let writer = writer(&places);
    writer.keep_game(record("f1f2").to_ron());
    assert!(writer.rescue().unwrap().is_empty());
    assert!(names(&places.elsewhere[0]).is_empty());
}

#[test]
fn finished_games_without_room_come_back_among_the_earlier_ones() {
    let (home, places) = places();
    let writer = pressed(&home, &places, &[]);
    for moves in ["f1f2", "f1f2 f7f6"] {
        writer.archive(record(moves).to_ron(), None);
    }
    writer.flush();
    assert_eq!(writer.rescue().unwrap().len(), 2);
    drop(writer);
    let (writer, _) = load::<Settings>(places.clone()).start_writer(|| {});
    writer.flush();
    let mut moves: Vec<usize> = writer.earlier().iter().map(|game| game.moves).collect();
    moves.sort_unstable();
    assert_eq!(moves, [1, 2]);
    assert!(names(&places.elsewhere[0]).is_empty());
}

#[test]
fn what_is_put_elsewhere_at_one_end_after_the_other_does_not_replace_each_other() {
    let (home, places) = places();
    let games = ["f1f2", "g1g2", "f1f2 f7f6"].map(|moves| record(moves).to_ron());
    let begin = |full: &[&str]| {
        let full = full.iter().chain(&["own"]);
        let disk = Full(full.map(|name| home.path().join(name)).collect());
        let loaded = load_on::<Settings>(Arc::new(disk), places.clone());
        loaded.start_writer(|| {}).0
    };
    for (number, game) in games.iter().enumerate() {
        // At last the first folder is full too.
        let writer = begin(if number == 2 { &["first"] } else { &[] });
        writer.archive(game.clone(), None);
        writer.keep_game(game.clone());
        writer.flush();
        writer.rescue().unwrap();
    }
    let loaded = load::<Settings>(places.clone());
    assert_eq!(loaded.game.as_ref(), Some(&Ok(games[2].clone())));
    let (writer, _) = loaded.start_writer(|| {});
    writer.flush();
    let finished = fs::read_dir(places.finished().unwrap()).unwrap();
    let mut texts: Vec<String> =
        finished.map(|entry| read_text(&entry.unwrap().path()).unwrap()).collect();
    texts.sort();
    let mut wanted = games.to_vec();
    wanted.sort();
    assert_eq!(texts, wanted);
    for shared in &places.elsewhere {
        assert!(names(shared).is_empty());
    }
}

#[test]
fn a_game_that_went_on_at_its_place_is_not_undone_by_what_lies_elsewhere() {
    let (home, places) = places();
    let writer = pressed(&home, &places, &[]);
    writer.keep_game(record("f1f2").to_ron());
    let lies = writer.rescue().unwrap().remove(0);
    drop(writer);
    let long_ago = SystemTime::now() - Duration::from_hours(1);
    let file = fs::File::options().write(true).open(lies).unwrap();
    file.set_modified(long_ago).unwrap();
    let current = places.current_game(1).unwrap();
    fs::create_dir_all(current.parent().unwrap()).unwrap();
    fs::write(&current, record("g1g2").to_ron()).unwrap();
    let loaded = load::<Settings>(places.clone());
    assert_eq!(loaded.game, Some(Ok(record("g1g2").to_ron())));
    let (writer, _) = loaded.start_writer(|| {});
    writer.flush();
    // It may be a different game, so it stays available.
    assert_eq!(writer.earlier().len(), 1);
    assert!(read_text(&writer.earlier()[0].path).unwrap().contains("f1f2"));
    assert_eq!(kept(&places, 1), record("g1g2"));
}

#[test]
fn each_home_and_each_window_finds_its_own() {
    let (home, places) = places();
    let other = Places {
        elsewhere: places.elsewhere.clone(),
        ..Places::at(&home.path().join("own").join("other"))
    };
    let writers = [&places, &places, &other].map(|places| pressed(&home, places, &[]));
    for (writer, moves) in writers.iter().zip(["f1f2", "g1g2", "f1f2 f7f6"]) {
        writer.keep_game(record(moves).to_ron());
        writer.rescue().unwrap();
    }
    drop(writers);
    let one = load::<Settings>(places.clone());
    assert_eq!(one.game, Some(Ok(record("f1f2").to_ron())));
    let (one, _) = one.start_writer(|| {});
    one.flush();
    // The game of the missing window can be opened.
    assert_eq!(one.earlier().len(), 1);
    assert!(read_text(&one.earlier()[0].path).unwrap().contains("g1g2"));
    let two = load::<Settings>(places.clone());
    assert_eq!(two.game, Some(Ok(record("g1g2").to_ron())));
    let third = load::<Settings>(other);
    assert_eq!(third.game, Some(Ok(record("f1f2 f7f6").to_ron())));
}

#[test]
fn while_there_is_no_room_at_the_next_start_either_the_game_stays_where_it_is() {
    let (home, places) = places();
    let writer = pressed(&home, &places, &[]);
    writer.keep_game(record("f1f2").to_ron());
    let lies = writer.rescue().unwrap();
    drop(writer);
    let disk = Arc::new(Full(vec![home.path().join("own")]));
    let loaded = load_on::<Settings>(disk, places.clone());
    let (writer, _) = loaded.start_writer(|| {});
    writer.flush();
    assert!(writer.game_fault().is_some());
    drop(writer);
    assert!(lies[0].exists());
}

#[cfg(unix)]
#[test]
fn an_emergency_save_in_a_folder_open_to_others_is_not_used() {
    use std::os::unix::fs::PermissionsExt;

    use kuba_store::private_folder;

    let (home, places) = places();
    let writer = pressed(&home, &places, &[]);
    writer.keep_game(record("f1f2").to_ron());
    writer.rescue().unwrap();
    drop(writer);
    // In a folder that others can write to, any file may be forged.
    let own = private_folder::find_in(&places.elsewhere[0]).unwrap();
    fs::set_permissions(&own, fs::Permissions::from_mode(0o777)).unwrap();
    assert_eq!(load::<Settings>(places.clone()).game, None);
    let writer = pressed(&home, &places, &[]);
    writer.keep_game(record("g1g2").to_ron());
    assert!(writer.rescue().unwrap()[0].starts_with(&places.elsewhere[1]));
}
