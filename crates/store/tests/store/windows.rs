//! Several windows that share files.

use std::fs::{self, File};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use kuba_store::files::{FileFault, read_text};
use kuba_store::{Places, RecentFiles, SystemDisk, WindowLock, load};

use crate::support::{Settings, folder, names, record, say, writer};

#[test]
fn two_windows_lose_none_of_each_others_recent_files() {
    let home = folder();
    let places = Places::at(home.path());
    let (one, two) = (writer(&places), writer(&places));
    one.keep_recent(home.path().join("one.kuba"));
    one.flush();
    two.keep_recent(home.path().join("two.kuba"));
    two.flush();
    let recent = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(recent.paths().len(), 2);
}

#[test]
fn a_second_window_keeps_a_game_of_its_own_and_both_come_back() {
    let home = folder();
    let places = Places::at(home.path());
    let (one, two) = (writer(&places), writer(&places));
    one.keep_game(record("f1f2").to_ron());
    two.keep_game(record("f1f2 f7f6").to_ron());
    drop((one, two));
    let (one, two): (_, _) = (load::<Settings>(places.clone()), load::<Settings>(places.clone()));
    assert_eq!((one.slot(), two.slot()), (Some(1), Some(2)));
    assert_eq!(one.game, Some(Ok(record("f1f2").to_ron())));
    assert_eq!(two.game, Some(Ok(record("f1f2 f7f6").to_ron())));
    drop((one, two));
    // Only the first window is open, so the other's game can be opened.
    let (alone, _) = load::<Settings>(places.clone()).start_writer(|| {});
    alone.flush();
    let earlier = alone.earlier();
    assert_eq!(earlier.len(), 1);
    assert_eq!(earlier[0].path, places.current_game(2).unwrap());
    assert!(say(&earlier[0]).contains("window 2"), "{}", say(&earlier[0]));
}

/// Number of games that each of two windows finishes at once; together no more than are kept.
const AT_ONCE: usize = 10;

#[test]
fn windows_that_write_at_once_lose_nothing_of_each_other() {
    let home = folder();
    let places = Places::at(home.path());
    thread::scope(|scope| {
        for window in 0..2 {
            let places = &places;
            scope.spawn(move || {
                let writer = writer(places);
                for number in 0..AT_ONCE {
                    let mut game = record("f1f2");
                    game.date = Some(format!("20{window}5-01-{:02}", number + 1));
                    writer.archive(game.to_ron(), None);
                    if number < 5 {
                        writer.keep_recent(
                            places.data.as_ref().unwrap().join(format!("{window}-{number}.kuba")),
                        );
                    }
                    writer.flush();
                    assert_eq!(writer.finished_fault(), None);
                }
            });
        }
    });
    assert_eq!(names(&places.finished().unwrap()).len(), 2 * AT_ONCE);
    let recent = RecentFiles::load(&SystemDisk, &places);
    assert_eq!(recent.paths().len(), 10);
}

/// The shared lock as held by another window, until dropped.
fn hanging_while_it_writes(places: &Places) -> File {
    fs::create_dir_all(places.data.as_ref().unwrap()).unwrap();
    let turn = File::create(places.turn().unwrap()).unwrap();
    turn.lock().unwrap();
    turn
}

#[test]
fn a_window_that_hangs_while_it_writes_does_not_keep_the_others_from_writing() {
    let home = folder();
    let places = Places::at(home.path());
    let _hangs = hanging_while_it_writes(&places);
    let writer = writer(&places);
    let begun = Instant::now();
    writer.archive(record("f1f2").to_ron(), None);
    writer.flush();
    assert!(begun.elapsed() >= Duration::from_millis(900), "it does not wait for its turn");
    assert_eq!(writer.finished_fault(), None);
    assert_eq!(writer.earlier().len(), 1);
}

#[test]
fn the_game_in_progress_waits_for_no_other_window() {
    let home = folder();
    let places = Places::at(home.path());
    let _hangs = hanging_while_it_writes(&places);
    let writer = writer(&places);
    writer.keep_game(record("f1f2").to_ron());
    writer.flush();
    let current = read_text(&places.current_game(1).unwrap()).unwrap();
    assert!(current.contains("f1f2"));
}

#[test]
fn a_slot_that_another_window_only_asks_about_is_not_taken_for_held() {
    let home = folder();
    let places = Places::at(home.path());
    drop(WindowLock::acquire(&places));
    // The other window holds the lock briefly; a busy machine may extend that beyond the timeout.
    let is_first = |_| {
        let (asks, asked) = channel();
        let lock = places.lock(1).unwrap();
        let other = thread::spawn(move || {
            let file = File::options().write(true).open(lock).unwrap();
            file.lock().unwrap();
            asks.send(()).unwrap();
            thread::sleep(Duration::from_millis(5));
        });
        asked.recv().unwrap();
        let slot = WindowLock::acquire(&places).unwrap();
        other.join().unwrap();
        slot.number() == 1
    };
    assert!((0..20).any(is_first));
}

#[test]
fn where_nothing_can_be_locked_the_first_slot_is_taken_and_known_to_be_unguarded() {
    let home = folder();
    let places = Places::at(home.path());
    fs::create_dir_all(places.lock(1).unwrap()).unwrap();
    let loaded = load::<Settings>(places);
    assert_eq!(loaded.slot(), Some(1));
    assert!(loaded.is_unguarded());
}

/// Deletes all saved data while windows are open.
fn remove_everything(places: &Places) {
    fs::remove_dir_all(places.data.as_ref().unwrap()).unwrap();
}

fn text(places: &Places, slot: usize) -> String {
    read_text(&places.current_game(slot).unwrap()).unwrap()
}

#[test]
fn a_game_whose_folder_was_removed_is_written_again_and_its_slot_is_held_again() {
    let home = folder();
    let places = Places::at(home.path());
    let one = writer(&places);
    one.keep_game(record("f1f2").to_ron());
    one.flush();
    remove_everything(&places);
    one.flush();
    assert_eq!(text(&places, 1), record("f1f2").to_ron());
    assert_eq!(one.holding().slot, Some(1));
    assert_eq!(one.holding().again, 1);
    assert_eq!(WindowLock::acquire(&places).unwrap().number(), 2);
}

#[test]
fn a_game_that_was_only_read_is_written_again_too() {
    let home = folder();
    let places = Places::at(home.path());
    let before = writer(&places);
    before.keep_game(record("f1f2").to_ron());
    drop(before);
    let (one, _) = load::<Settings>(places.clone()).start_writer(|| {});
    one.flush();
    remove_everything(&places);
    one.flush();
    assert_eq!(text(&places, 1), record("f1f2").to_ron());
}

#[test]
fn two_windows_keep_two_games_also_after_their_folder_or_a_lock_was_removed() {
    for lock_only in [true, false] {
        let home = folder();
        let places = Places::at(home.path());
        let one = writer(&places);
        one.keep_game(record("f1f2").to_ron());
        one.flush();
        if lock_only {
            fs::remove_file(places.lock(1).unwrap()).unwrap();
        } else {
            remove_everything(&places);
        }
        let two = writer(&places);
        two.keep_game(record("g1g2").to_ron());
        two.flush();
        one.keep_game(record("f1f2 f7f6").to_ron());
        one.flush();
        assert_eq!(text(&places, 1), record("g1g2").to_ron());
        assert_eq!(text(&places, 2), record("f1f2 f7f6").to_ron());
        assert_eq!((one.holding().slot, one.game_fault()), (Some(2), None));
    }
}

#[test]
fn a_game_that_lies_in_a_slot_by_now_is_not_overwritten_by_the_window_that_lost_it() {
    let home = folder();
    let places = Places::at(home.path());
    let one = writer(&places);
    one.keep_game(record("f1f2").to_ron());
    one.flush();
    remove_everything(&places);
    let two = writer(&places);
    two.keep_game(record("g1g2").to_ron());
    drop(two);
    one.keep_game(record("f1f2 f7f6").to_ron());
    drop(one);
    assert_eq!(text(&places, 1), record("g1g2").to_ron());
    assert_eq!(text(&places, 2), record("f1f2 f7f6").to_ron());
}

#[test]
fn where_a_slot_cannot_be_taken_again_it_is_said_until_it_can() {
    let home = folder();
    let places = Places::at(home.path());
    let one = writer(&places);
    one.keep_game(record("f1f2").to_ron());
    one.flush();
    remove_everything(&places);
    let data = places.data.clone().unwrap();
    fs::write(&data, "in the way").unwrap();
    one.flush();
    let fault = one.game_fault().map(|fault| fault.fault);
    assert_eq!(fault, Some(FileFault::NotAFolder));
    fs::remove_file(&data).unwrap();
    one.flush();
    assert_eq!(one.game_fault(), None);
    assert_eq!(text(&places, 1), record("f1f2").to_ron());
}

#[cfg(target_os = "linux")]
#[test]
fn a_pipe_in_place_of_a_lock_does_not_block_the_start() {
    let home = folder();
    let places = Places::at(home.path());
    fs::create_dir_all(places.data.as_ref().unwrap()).unwrap();
    for path in [places.lock(1), places.turn()] {
        let made = std::process::Command::new("mkfifo").arg(path.unwrap()).status();
        assert!(made.unwrap().success());
    }
    let loaded = load::<Settings>(places.clone());
    assert!(loaded.is_unguarded());
    assert!(loaded.cannot_lock());
    let (one, _) = loaded.start_writer(|| {});
    one.keep_game(record("f1f2").to_ron());
    one.archive(record("g1g2").to_ron(), None);
    one.flush();
    assert_eq!(text(&places, 1), record("f1f2").to_ron());
    assert_eq!((one.finished_fault(), one.earlier().len()), (None, 1));
}
