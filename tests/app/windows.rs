//! Several windows at once, with shared files.

use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kuba::app::Settings;
use kuba::app::shell::command::{Command, YouCommand};
use kuba::store::disk::{Call, Disk};
use kuba::store::{Places, SystemDisk, load};

use crate::common::window::{Window, home};

#[test]
fn who_plays_is_kept_for_each_game_whichever_window_it_was_chosen_in() {
    let home = home();
    let mut one = Window::open(home.path());
    let mut two = Window::open(home.path());
    two.press("Cubulus");
    one.press("Easy");
    two.press("Two players");
    drop((one, two));
    let kept = load::<Settings>(Places::at(home.path())).settings;
    let games: Vec<&str> = kept.players.keys().map(String::as_str).collect();
    assert_eq!(games, ["cubulus", "kuba"]);
}

/// A disk that is full below this folder.
#[derive(Debug)]
struct FullAt(PathBuf);

impl Disk for FullAt {
    fn permit(&self, call: Call, path: &Path) -> Result<(), Error> {
        if call == Call::Write && path.starts_with(&self.0) {
            return Err(ErrorKind::StorageFull.into());
        }
        Ok(())
    }
}

fn close(window: &mut Window) {
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
}

fn file_names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("a name");
    entries.map(|entry| name(entry.expect("an entry"))).collect()
}

/// A home, and beside it a folder that all users share.
fn places_with_another(home: &Path) -> (Places, PathBuf) {
    let shared = home.join("shared");
    fs::create_dir(&shared).expect("a folder");
    let places = Places {
        elsewhere: vec![home.join("nowhere"), shared.clone()],
        ..Places::at(&home.join("own"))
    };
    (places, shared)
}

#[test]
fn a_log_out_with_a_full_disk_does_not_cost_the_game() {
    let home = home();
    let (places, shared) = places_with_another(home.path());
    let mut window = Window::in_places(Arc::new(SystemDisk), places.clone());
    window.press("Two players");
    window.drag("f1", "f2");
    drop(window);
    let full = || Arc::new(FullAt(home.path().join("own")));
    let mut window = Window::in_places(full(), places.clone());
    assert_eq!(window.moves(), ["f1f2"]);
    window.drag("f7", "f6");
    close(&mut window);
    drop(window);
    // The disk is still full at the next start and the one after it.
    for _ in 0..2 {
        let mut window = Window::in_places(full(), places.clone());
        assert_eq!(window.moves(), ["f1f2", "f7f6"]);
        window.wait("the banner", |window| window.says("Your game is not being saved."));
        close(&mut window);
    }
    let window = Window::in_places(Arc::new(SystemDisk), places.clone());
    assert_eq!(window.moves(), ["f1f2", "f7f6"]);
    drop(window);
    let current = places.current_game(1).expect("a place");
    let kept = fs::read_to_string(current).expect("the game");
    assert!(kept.contains("f7f6"), "{kept}");
    assert_eq!(file_names(&shared), [""; 0], "it is kept twice");
}

#[test]
fn quitting_without_saving_leaves_no_file() {
    let home = home();
    let (places, shared) = places_with_another(home.path());
    let full = Arc::new(FullAt(home.path().join("own")));
    let mut window = Window::in_places(full, places);
    window.press("Two players");
    window.drag("f1", "f2");
    window.wait("the banner", |window| window.says("Your game is not being saved."));
    assert!(!window.closes());
    window.press("Quit anyway");
    assert!(window.closes());
    close(&mut window);
    assert_eq!(file_names(&shared), [""; 0]);
}

#[test]
fn a_window_whose_folder_was_removed_keeps_its_game_beside_that_of_another() {
    let home = home();
    let mut one = Window::two_players(home.path());
    one.drag("f1", "f2");
    // The window may be writing into the folder at this moment.
    one.wait("the end of the folder", |_| fs::remove_dir_all(home.path().join("data")).is_ok());
    let mut two = Window::two_players(home.path());
    two.drag("g1", "g2");
    one.drag("f7", "f6");
    for window in [&mut one, &mut two] {
        close(window);
    }
    drop((one, two));
    let kept = |slot: usize| {
        let path = Places::at(home.path()).current_game(slot).expect("a place");
        fs::read_to_string(path).expect("a game")
    };
    // Which of them is the first depends on what was being written when the folder went.
    let kept = [kept(1), kept(2)];
    for moves in ["g1g2", "f7f6"] {
        let count = kept.iter().filter(|game| game.contains(moves)).count();
        assert_eq!(count, 1, "{moves}: {kept:?}");
    }
}

#[test]
fn the_game_that_another_window_has_left_since_is_in_the_list() {
    let home = home();
    let mut one = Window::two_players(home.path());
    let mut two = Window::two_players(home.path());
    two.drag("f1", "f2");
    let list = |window: &mut Window| {
        window.open_you();
        window.wait("the list", |window| !window.says("Reading your games"));
    };
    let has_game = |window: &Window| window.says("unfinished");
    list(&mut one);
    assert!(!has_game(&one), "it is still on a table");
    one.run(Command::You(YouCommand::Leave));
    drop(two);
    list(&mut one);
    one.wait("the game being found", has_game);
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_where_a_lock_should_be_is_told_and_nothing_waits_for_it() {
    for name in ["current.lock", "shared.lock"] {
        let home = home();
        let data = home.path().join("data");
        fs::create_dir(&data).expect("a folder");
        let made = std::process::Command::new("mkfifo").arg(data.join(name)).status();
        assert!(made.expect("mkfifo").success());
        let mut window = Window::open(home.path());
        assert!(window.says("This system cannot tell two windows"), "{name}");
        window.press("Two players");
        window.drag("f1", "f2");
        close(&mut window);
        drop(window);
        let window = Window::open(home.path());
        assert_eq!(window.moves(), ["f1f2"], "{name}");
    }
}
