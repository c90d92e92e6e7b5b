//! Opening and saving files: nothing is overwritten unasked, and nothing is lost.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use egui::{Event, Key, Modifiers, ViewportId};
use egui_kittest::kittest::Queryable;
use kuba::app::LaunchAction;
use kuba::store::disk::{Call, Disk};

use crate::common::window::{Window, home};

/// White wins by pushing f4 to g4.
const NEARLY_WON: &str = "7/7/7/5WR/7/7/B6 w 6-0";

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

/// Replaces the suggested path and presses Enter.
fn enter_path(window: &mut Window, path: &str) {
    window.settle();
    window.harness.event(Event::Text(path.to_owned()));
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
}

fn save_as(window: &mut Window, path: &Path) {
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    enter_path(window, &path.display().to_string());
}

fn answer(window: &mut Window, path: Option<&Path>, what: &str, holds: impl Fn(&Window) -> bool) {
    window.dialogs.answer(path);
    window.wait(what, holds);
}

fn let_seconds_pass(window: &mut Window, seconds: u32) {
    window.harness.run_steps(20 * seconds as usize);
}

fn closes(window: &mut Window) -> bool {
    window.closes()
}

#[test]
fn another_file_is_replaced_only_after_asking_also_with_the_extension_added() {
    let home = home();
    let precious = home.path().join("precious.kuba");
    fs::write(&precious, "precious").expect("a file");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    for name in ["precious.kuba", "precious"] {
        save_as(&mut window, &home.path().join(name));
        assert!(window.says("precious.kuba already exists."));
        window.press("Cancel");
        assert_eq!(text(&precious), "precious");
    }
    save_as(&mut window, &precious);
    window.press("Replace");
    assert!(text(&precious).contains("f1f2"));
    // The file now belongs to this game, so nothing is asked.
    window.drag("f7", "f6");
    save_as(&mut window, &precious);
    assert!(text(&precious).contains("f7f6"));
}

#[test]
fn the_systems_dialog_has_asked_only_for_the_name_that_it_returns() {
    let home = home();
    let (one, two) = (home.path().join("one.kuba"), home.path().join("two.kuba"));
    for path in [&one, &two] {
        fs::write(path, "precious").expect("a file");
    }
    let mut window = Window::two_players(home.path());
    window.settings().system_dialogs = true;
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND, Key::S);
    answer(&mut window, Some(&one), "saving", |window| window.says("Saved as one.kuba"));
    assert!(text(&one).contains("f1f2"));
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let bare = home.path().join("two");
    answer(&mut window, Some(&bare), "the question", |window| {
        window.says("two.kuba already exists.")
    });
    assert_eq!(text(&two), "precious");
}

#[test]
fn a_file_changed_by_another_program_is_noticed_when_saving() {
    let home = home();
    let file = home.path().join("game.kuba");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    save_as(&mut window, &file);
    fs::write(&file, "changed behind the window").expect("a file");
    window.drag("f7", "f6");
    window.key(Modifiers::COMMAND, Key::S);
    assert!(window.shows("Overwrite?"));
    assert_eq!(text(&file), "changed behind the window");
    window.press("Overwrite");
    assert!(text(&file).contains("f7f6"));
}

#[test]
fn a_file_changed_by_another_program_is_told_when_the_user_comes_back() {
    let home = home();
    let file = home.path().join("game.kuba");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    save_as(&mut window, &file);
    let comes_back = |window: &mut Window| {
        for focused in [false, true] {
            let viewports = &mut window.harness.input_mut().viewports;
            let root = viewports.get_mut(&ViewportId::ROOT).expect("the window");
            root.focused = Some(focused);
            window.settle();
        }
    };
    comes_back(&mut window);
    assert!(!window.says("by another program"));
    fs::write(&file, "changed behind the window").expect("a file");
    comes_back(&mut window);
    assert!(window.says("game.kuba was changed or removed by another program."));
    window.key(Modifiers::COMMAND, Key::S);
    window.press("Overwrite");
    assert!(!window.says("by another program"));
    fs::remove_file(&file).expect("the file");
    comes_back(&mut window);
    assert!(window.says("by another program"));
    window.key(Modifiers::COMMAND, Key::S);
    assert!(text(&file).contains("f1f2") && !window.says("by another program"));
}

/// Texts of the archived games.
fn left(home: &Path) -> Vec<String> {
    let files = fs::read_dir(home.join("data/finished"));
    let files = files.into_iter().flatten().flatten();
    let mut texts: Vec<String> = files.map(|file| text(&file.path())).collect();
    texts.sort();
    texts
}

#[test]
fn a_game_whose_file_is_gone_or_that_was_taken_back_whole_is_kept_all_the_same() {
    for gone in [true, false] {
        let home = home();
        let mut window = Window::two_players(home.path());
        window.drag("f1", "f2");
        if gone {
            let file = home.path().join("gone.kuba");
            save_as(&mut window, &file);
            assert!(file.exists());
            fs::remove_file(&file).expect("a file");
        } else {
            window.press("Undo");
        }
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        window.wait("the game being kept", |window| window.shows("Back to it"));
        window.press("Back to it");
        if !gone {
            window.press("Redo");
        }
        assert_eq!(window.moves(), ["f1f2"]);
    }
}

#[test]
fn every_game_that_is_left_unfinished_is_among_the_earlier_ones_however_it_is_left() {
    type Leaving = fn(&mut Window, &Path);
    let ways: [(&str, Leaving); 6] = [
        ("the same again", |window, _| {
            window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        }),
        ("a new game", |window, _| {
            window.key(Modifiers::COMMAND, Key::N);
            window.press("Play");
        }),
        ("a file", |window, other| window.drop_files(&[other])),
        ("pasted text", |window, _| window.paste(NEARLY_WON)),
        ("the start page", |window, _| {
            window.press("Game");
            window.press("Start page");
            window.press("Easy");
        }),
        ("another start", |window, _| {
            window.launch(LaunchAction::TwoPlayers);
        }),
    ];
    for (way, leave) in ways {
        println!("{way}");
        let home = home();
        let other = home.path().join("other.kuba");
        let mut window = Window::two_players(home.path());
        window.drag("g1", "g2");
        fs::write(&other, window.app().table().record(None)).expect("a file");
        window.press("Undo");
        window.drag("f1", "f2");
        leave(&mut window, &other);
        assert_ne!(window.moves(), ["f1f2"]);
        window.wait("the game being kept", |window| window.shows("Back to it"));
        let kept = left(home.path());
        assert!(kept.len() == 1 && kept[0].contains("f1f2"), "{kept:?}");
        drop(window);
        let mut window = Window::open(home.path());
        press_unfinished(&mut window);
        assert_eq!(window.moves(), ["f1f2"]);
    }
}

#[test]
fn a_game_that_comes_back_and_goes_on_is_among_the_earlier_ones_once() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    for mv in ["f7f6", "f2f3"] {
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        window.wait("the game being kept", |window| window.shows("Back to it"));
        window.press("Back to it");
        window.drag(&mv[..2], &mv[2..]);
    }
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.wait("the game being kept", |window| window.shows("Back to it"));
    let kept = left(home.path());
    assert!(kept.len() == 1 && kept[0].contains("f2f3"), "{kept:?}");
    // A game without moves is not archived.
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    drop(window);
    assert_eq!(left(home.path()), kept);
}

#[test]
fn a_game_that_comes_back_is_among_the_earlier_ones_once_also_after_a_restart() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.wait("the game being kept", |window| window.shows("Back to it"));
    for (moves, mv) in [(1, "f7f6"), (2, "f2f3"), (3, "")] {
        press_unfinished(&mut window);
        assert_eq!(window.moves().len(), moves);
        if !mv.is_empty() {
            window.drag(&mv[..2], &mv[2..]);
        }
        drop(window);
        window = Window::open(home.path());
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        assert!(window.moves().is_empty());
        window.wait("the game being kept", |window| window.shows("Back to it"));
        let kept = left(home.path());
        assert!(kept.len() == 1 && kept[0].contains(mv), "{kept:?}");
    }
}

#[test]
fn the_way_back_to_a_game_goes_when_the_game_is_there_again() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.wait("the game being kept", |window| window.shows("Back to it"));
    press_unfinished(&mut window);
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(!window.shows("Back to it"), "it is there");
}

#[test]
fn a_game_with_a_file_is_kept_as_it_went_on_and_knows_its_file() {
    let home = home();
    let file = home.path().join("mine.kuba");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    save_as(&mut window, &file);
    // An unchanged game is already safe in its file, so it is not archived.
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert!(window.moves().is_empty());
    window.drop_files(&[&file]);
    window.drag("f7", "f6");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.wait("the game being kept", |window| window.shows("Back to it"));
    assert_eq!(left(home.path()).len(), 1);
    window.press("Back to it");
    window.key(Modifiers::COMMAND, Key::S);
    assert!(text(&file).contains("f7f6"));
}

#[test]
fn a_game_that_is_left_on_a_full_disk_is_told_of_until_there_is_room_and_can_be_taken_up_again() {
    let home = home();
    let disk = Arc::new(Full::default());
    let mut window = Window::on(disk.clone(), home.path());
    window.press("Two players");
    window.drag("f1", "f2");
    disk.0.store(true, Ordering::Relaxed);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.wait("the fault", |window| window.says("is not saved yet"));
    assert!(!window.says("Your game is kept"));
    window.press("Back to it");
    assert_eq!(window.moves(), ["f1f2"]);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.wait("the fault", |window| window.says("is not saved yet"));
    assert!(!closes(&mut window), "the game would be lost");
    window.press("Cancel");
    disk.0.store(false, Ordering::Relaxed);
    window.wait("the writer trying again", |window| window.says("Your game is kept"));
    assert!(closes(&mut window));
    let kept = left(home.path());
    assert!(kept.len() == 1 && kept[0].contains("f1f2"), "{kept:?}");
}

#[test]
fn a_dialog_may_take_its_time_and_a_field_is_offered_besides() {
    let home = home();
    let file = home.path().join("late.kuba");
    let mut window = Window::two_players(home.path());
    window.settings().system_dialogs = true;
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND, Key::S);
    assert_eq!(window.dialogs.open(), 1);
    let_seconds_pass(&mut window, 9);
    assert!(!window.shows("Path"));
    let_seconds_pass(&mut window, 2);
    assert!(window.shows("Path"));
    answer(&mut window, Some(&file), "saving", |window| window.says("Saved as late.kuba"));
    assert!(text(&file).contains("f1f2"));
    assert!(!window.shows("Path"), "the field stays although the dialog has answered");
}

#[test]
fn what_a_dialog_says_after_the_field_has_answered_is_not_listened_to() {
    let home = home();
    let (field, dialog) = (home.path().join("field.kuba"), home.path().join("dialog.kuba"));
    let mut window = Window::two_players(home.path());
    window.settings().system_dialogs = true;
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND, Key::S);
    let_seconds_pass(&mut window, 11);
    enter_path(&mut window, &field.display().to_string());
    assert!(text(&field).contains("f1f2"));
    window.dialogs.answer(Some(&dialog));
    std::thread::sleep(Duration::from_millis(50));
    let_seconds_pass(&mut window, 1);
    assert!(!dialog.exists());
}

#[test]
fn a_dialog_that_never_comes_up_leads_to_the_field_and_one_that_is_cancelled_does_not() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.settings().system_dialogs = true;
    window.drag("f1", "f2");
    // The window keeps its focus, so no dialog was shown, however long that took.
    window.key(Modifiers::COMMAND, Key::S);
    let_seconds_pass(&mut window, 1);
    answer(&mut window, None, "the field", |window| window.shows("Path"));
    window.press("Cancel");
    window.key(Modifiers::COMMAND, Key::S);
    window.harness.input_mut().focused = false;
    window.settle();
    window.harness.input_mut().focused = true;
    window.dialogs.answer(None);
    std::thread::sleep(Duration::from_millis(50));
    let_seconds_pass(&mut window, 1);
    assert!(!window.shows("Path"));
}

#[test]
fn while_nothing_can_be_saved_a_banner_says_so_and_quitting_asks() {
    let home = home();
    let data = home.path().join("data");
    fs::write(&data, "a file in the place of the folder").expect("a file");
    let mut window = Window::open(home.path());
    // Not with the pointer: the error message covers part of the panel.
    window.harness.get_by_label("Two players").click_accesskit();
    window.settle();
    window.drag("f1", "f2");
    let banner = "Your game is not being saved.";
    window.wait("the banner", |window| window.says(banner));
    assert!(window.says("A file is where one of its folders should be."));
    assert!(!closes(&mut window));
    assert!(window.shows("Quit without saving?"));
    window.press("Cancel");
    assert!(!closes(&mut window));
    window.press("Save elsewhere…");
    enter_path(&mut window, &home.path().join("safe.kuba").display().to_string());
    assert!(text(&home.path().join("safe.kuba")).contains("f1f2"));
    assert!(closes(&mut window), "the game is safe");
    window.drag("f7", "f6");
    assert!(!closes(&mut window));
    window.press("Quit anyway");
    assert!(closes(&mut window));
    // Once the folder can be written, the game is saved without another push, and the banner goes away.
    fs::remove_file(&data).expect("the file");
    window.wait("the writer trying again", |window| !window.says(banner));
    assert!(text(&data.join("current.kuba")).contains("f7f6"));
}

/// A disk that is full while the flag is set.
#[derive(Debug, Default)]
struct Full(AtomicBool);

impl Disk for Full {
    fn permit(&self, call: Call, _: &Path) -> std::io::Result<()> {
        match call {
            Call::Write | Call::Sync if self.0.load(Ordering::Relaxed) => {
                Err(std::io::ErrorKind::StorageFull.into())
            }
            _ => Ok(()),
        }
    }
}

#[test]
fn on_a_full_disk_a_banner_stands_until_there_is_room_and_quitting_offers_another_place() {
    let home = home();
    let disk = Arc::new(Full::default());
    let mut window = Window::on(disk.clone(), home.path());
    window.press("Two players");
    window.drag("f1", "f2");
    let kept = home.path().join("data/current.kuba");
    let holds = |mv: &str| fs::read_to_string(&kept).is_ok_and(|text| text.contains(mv));
    window.wait("the first push being kept", |_| holds("f1f2"));
    let banner = "Your game is not being saved.";
    disk.0.store(true, Ordering::Relaxed);
    window.drag("f7", "f6");
    window.wait("the banner", |window| window.says(banner));
    assert!(window.says("The disk is full."));
    assert!(holds("f1f2") && !holds("f7f6"));
    assert!(!closes(&mut window));
    assert!(window.shows("Quit without saving?"));
    window.press("Save elsewhere…");
    let elsewhere = home.path().join("elsewhere.kuba");
    disk.0.store(false, Ordering::Relaxed);
    enter_path(&mut window, &elsewhere.display().to_string());
    assert!(text(&elsewhere).contains("f7f6"));
    window.wait("the writer trying again", |window| !window.says(banner));
    assert!(holds("f7f6"));
    assert!(closes(&mut window), "everything is saved");
}

#[test]
fn the_sound_moves_of_a_damaged_game_do_not_overwrite_the_file_they_came_from() {
    let home = home();
    let file = home.path().join("mine.kuba");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    save_as(&mut window, &file);
    drop(window);
    let kept = home.path().join("data/current.kuba");
    fs::write(&kept, text(&kept).replace("f7f6", "h8h7")).expect("a damaged game");
    let mut window = Window::open(home.path());
    assert_eq!(window.moves(), ["f1f2"]);
    window.key(Modifiers::COMMAND, Key::S);
    assert!(window.shows("Path"), "it is asked where to save");
    assert!(text(&file).contains("f7f6"), "the good file is as it was");
}

#[test]
fn a_finished_game_that_cannot_be_kept_is_told_and_quitting_asks() {
    let home = home();
    let finished = home.path().join("data/finished");
    fs::create_dir_all(home.path().join("data")).expect("a folder");
    fs::write(&finished, "a file in the place of the folder").expect("a file");
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    window.key(Modifiers::NONE, Key::Enter);
    window.press("White at bottom right");
    window.wait("the banner", |window| window.says("Not everything is being saved."));
    assert!(window.moves().is_empty());
    assert!(!closes(&mut window));
    assert!(window.says("The last game that you left cannot be saved"));
    window.press("Cancel");
    fs::remove_file(&finished).expect("the file");
    window.wait("the writer trying again", |window| !window.says("Not everything is being saved."));
    assert!(closes(&mut window));
    assert_eq!(fs::read_dir(&finished).expect("a folder").count(), 1);
}

#[test]
fn a_game_that_went_on_after_it_was_saved_is_not_in_its_file_when_it_comes_back() {
    let home = home();
    let file = home.path().join("early.kuba");
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    save_as(&mut window, &file);
    window.drag("f4", "g4");
    assert!(window.shows("White wins"));
    drop(window);
    // Archived twice: at the end of the program, and when it leaves the table at the next start.
    let mut window = Window::open(home.path());
    press_earlier_game(&mut window, "one turn");
    assert!(window.shows("White wins"));
    window.key(Modifiers::COMMAND, Key::S);
    assert!(text(&file).contains("f4g4xR"), "what was played since is saved");
}

#[test]
fn a_dialog_that_is_cancelled_leaves_the_field_and_what_is_typed_there() {
    let home = home();
    let file = home.path().join("typed.kuba");
    let mut window = Window::two_players(home.path());
    window.settings().system_dialogs = true;
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND, Key::S);
    let_seconds_pass(&mut window, 11);
    let path = file.display().to_string();
    window.harness.event(Event::Text(path));
    window.settle();
    window.dialogs.answer(None);
    std::thread::sleep(Duration::from_millis(50));
    let_seconds_pass(&mut window, 1);
    assert!(window.shows("Path"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(text(&file).contains("f1f2"));
}

#[test]
fn what_is_quoted_from_a_file_is_shown_whatever_characters_it_has() {
    let home = home();
    let mut window = Window::two_players(home.path());
    // A character without a glyph would fail this test, as it does every other.
    let odd = "GameRecord(game: \"a\\u{1}b\\u{fffd}c\\u{202e}d\\u{200b}e\", version: 1)";
    window.paste(odd);
    assert!(window.says("a·b·c·d·e"));
}

/// Opens the only unfinished game in the list of all games.
fn press_unfinished(window: &mut Window) {
    window.wait_for_archive();
    press_earlier_game(window, "unfinished");
}

/// Opens the only game in the list of all games with these words.
fn press_earlier_game(window: &mut Window, words: &str) {
    window.open_you();
    window.wait("the game", |window| window.says(words));
    let is_it = |label: String| label.contains(words) && !label.starts_with("Delete: ");
    let item = window.harness.get_by(|node| node.label().is_some_and(is_it));
    item.click();
    window.settle();
}

#[test]
fn a_finished_game_that_left_the_table_can_be_opened_again() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    assert!(window.shows("White wins"));
    window.key(Modifiers::NONE, Key::Enter);
    window.press("White at bottom right");
    assert!(!window.shows("White wins"), "no rematch");
    drop(window);
    let mut window = Window::open(home.path());
    press_earlier_game(&mut window, "one turn");
    assert!(window.shows("White wins"));
    assert_eq!(window.moves(), ["f4g4xR"]);
}

#[test]
fn the_game_of_a_window_that_is_gone_can_be_opened_in_another() {
    let home = home();
    let one = Window::two_players(home.path());
    let mut two = Window::two_players(home.path());
    two.drag("f1", "f2");
    drop((one, two));
    let mut window = Window::open(home.path());
    assert!(window.moves().is_empty());
    press_earlier_game(&mut window, "window 2");
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(home.path().join("data/current-2.kuba").exists());
}

#[test]
fn of_several_dropped_files_the_first_is_opened_and_the_others_are_named() {
    let home = home();
    let (one, two) = (home.path().join("one.kuba"), home.path().join("two.kuba"));
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    fs::write(&one, window.app().table().record(None)).expect("a file");
    window.press("Undo");
    window.drop_files(&[&one, &two]);
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(window.says("Only one.kuba was opened, not two.kuba."));
    window.key(Modifiers::NONE, Key::F1);
    window.drop_files(&[&one]);
    assert!(window.says("Close the dialog first"));
}

#[test]
fn a_relative_path_stays_in_the_folder_that_it_was_meant_in() {
    let home = home();
    let name = format!("kuba-test-{}.kuba", std::process::id());
    let here = std::env::current_dir().expect("a folder").join(&name);
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    save_as(&mut window, Path::new(&name));
    let saved = here.exists();
    let _ = fs::remove_file(&here);
    assert!(saved, "{}", here.display());
    drop(window);
    let kept = text(&home.path().join("data/current.kuba"));
    assert!(kept.contains(&here.display().to_string()), "{kept}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_name_is_not_unicode_is_saved_again_after_a_restart() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    use egui::Vec2;

    let home = home();
    let file = home.path().join(OsStr::from_bytes(b"caf\xe9.kuba"));
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    fs::write(&file, window.app().table().record(None)).expect("a file");
    drop(window);
    let window = Window::with(home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    drop(window);
    let mut window = Window::open(home.path());
    window.drag("f7", "f6");
    window.key(Modifiers::COMMAND, Key::S);
    assert!(text(&file).contains("f7f6"));
    let names = fs::read_dir(home.path()).expect("a folder");
    let games = names.filter(|name| {
        let name = name.as_ref().expect("a name").path();
        name.extension().is_some_and(|end| end == "kuba")
    });
    assert_eq!(games.count(), 1);
    assert!(text(&home.path().join("data/recent.ron")).contains("caf%E9.kuba"));
}
