//! Files and letters that other programs have written: what is understood is played, the rest is said, and
//! nothing of it is lost unasked.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::NodeT;

use crate::common::window::{Window, home};

const MOVES: [&str; 4] = ["a7b7", "g7f7", "g1f1", "a1b1"];

fn case(name: &str) -> PathBuf {
    Path::new("tests/data/cases").join(name)
}

/// The path of a copy, without the sign for which the fonts of the tests have no picture.
fn copy(home: &Path, name: &str) -> PathBuf {
    let file = home.join(name);
    let bytes = fs::read(case(name)).expect(name);
    let sign = "🙂".as_bytes();
    let place = bytes.windows(sign.len()).position(|part| part == sign);
    let (before, after) = place
        .map_or((&bytes[..], &[][..]), |place| (&bytes[..place], &bytes[place + sign.len()..]));
    fs::write(&file, [before, after].concat()).expect(name);
    file
}

fn open(home: &Path, file: &Path) -> Window {
    Window::with(home, Vec2::new(1280.0, 800.0), Some(file))
}

fn save(window: &mut Window) {
    window.key(Modifiers::COMMAND, Key::S);
    window.settle();
}

#[test]
fn saving_an_opened_score_sheet_asks_before_anything_of_it_is_lost() {
    let home = home();
    let file = copy(home.path(), "club-evening.kuba");
    let sheet = fs::read_to_string(&file).expect("a file");
    let mut window = open(home.path(), &file);
    assert_eq!(window.moves(), MOVES);
    assert!(window.says("Not understood and left out: Event, Round, $146."));
    save(&mut window);
    assert!(window.shows("Overwrite?"));
    assert!(
        window.says("without the words that the program does not understand: Event, Round, $146.")
    );
    window.press("Cancel");
    assert_eq!(fs::read_to_string(&file).expect("a file"), sheet);
    save(&mut window);
    window.press("Overwrite");
    let saved = fs::read_to_string(&file).expect("a file");
    assert!(saved.starts_with("GameRecord("), "{saved}");
    save(&mut window);
    assert!(!window.shows("Overwrite?"), "it is a record now");
}

#[test]
fn a_score_sheet_without_foreign_words_is_not_replaced_unasked_either() {
    let home = home();
    let file = copy(home.path(), "tabs.kuba");
    let mut window = open(home.path(), &file);
    assert!(!window.says("left out"));
    save(&mut window);
    assert!(window.says("Saving turns it into a saved game."));
}

#[test]
fn a_file_that_was_opened_is_written_whatever_its_extension() {
    let home = home();
    let file = copy(home.path(), "text-file.txt");
    let mut window = open(home.path(), &file);
    window.drag("g7", "f7");
    save(&mut window);
    assert!(window.says("Saved as text-file.txt."));
    assert!(fs::read_to_string(&file).expect("a file").contains("g7f7"));
    assert!(!home.path().join("text-file.txt.kuba").exists());
}

#[test]
fn a_letter_is_pasted_with_all_that_is_around_its_game() {
    let home = home();
    let mut window = Window::open(home.path());
    for name in ["quoted-letter.txt", "letter-around.txt", "dashes.txt"] {
        window.paste("7/7/7/5WR/7/7/B6 w 6-0");
        assert!(window.moves().is_empty());
        window.paste(&fs::read_to_string(case(name)).expect(name));
        assert_eq!(window.moves(), MOVES, "{name}");
    }
}

#[test]
fn the_proposed_name_is_neither_hidden_nor_too_long() {
    let sheet = fs::read_to_string(case("name-with-a-dot.txt")).expect("a case");
    let long = "の".repeat(40);
    let proposed = |sheet: &str| {
        let home = home();
        let mut window = Window::open(home.path());
        window.settings().system_dialogs = true;
        window.paste(sheet);
        save(&mut window);
        window.dialogs.asked().name
    };
    let name = proposed(&sheet);
    assert!(name.starts_with("hidden – Ben 20"), "{name}");
    let name = proposed(&sheet.replace(".hidden", &long).replace("Ben", &long));
    assert!(name.len() <= 255, "{name}");
    assert_eq!(Path::new(&name).extension(), Some("kuba".as_ref()));
    assert!(name.contains("… 20"), "the date is kept: {name}");
}

#[test]
fn the_title_strip_has_no_signs_that_turn_its_words_around() {
    let home = home();
    let file = home.path().join("evil\u{202e}txt.kuba");
    fs::copy(case("tabs.kuba"), &file).expect("a copy");
    let window = open(home.path(), &file);
    let title = window.harness.root().accesskit_node().label();
    let title = title.expect("a title");
    assert!(title.contains("eviltxt.kuba"), "{title:?}");
}

#[test]
fn a_record_with_a_damaged_byte_is_opened_without_its_file_after_asking() {
    let home = home();
    let file = copy(home.path(), "comment-one-bit.kuba");
    let mut window = open(home.path(), &file);
    assert!(window.says("Line 38 is not UTF-8."));
    window.press("Open that part");
    assert_eq!(window.moves().len(), 20);
    save(&mut window);
    assert!(window.shows("Path"), "the damaged file is not overwritten");
}

#[test]
fn a_game_in_progress_with_a_damaged_byte_comes_back_whole() {
    let home = home();
    fs::create_dir_all(home.path().join("data")).expect("a folder");
    let file = copy(home.path(), "comment-one-bit.kuba");
    fs::rename(file, home.path().join("data/current.kuba")).expect("in its place");
    let window = Window::open(home.path());
    assert_eq!(window.moves().len(), 20);
}

#[test]
fn a_verdict_that_cannot_be_read_takes_no_file_from_its_game() {
    let home = home();
    let file = copy(home.path(), "verdict-unreadable.kuba");
    let mut window = open(home.path(), &file);
    assert_eq!(window.moves().len(), 20);
    save(&mut window);
    assert!(window.says("Saved as verdict-unreadable.kuba."));
}

#[test]
fn who_runs_out_of_time_among_three_did_not_give_up() {
    let home = home();
    let file = copy(home.path(), "three-on-the-clock.cubulus");
    let mut window = open(home.path(), &file);
    window.key(Modifiers::NONE, Key::P);
    window.wait("the flag", |window| window.moves().len() == 4);
    window.settle();
    assert!(window.says("White ran out of time."));
    assert!(!window.says("gave up") && !window.says("Give up"));
    assert_eq!(window.moves()[3], "timeout");
    assert!(window.says("out of time"), "the list");
    let record = window.app().table().record(None);
    assert!(record.contains("\"timeout\"") && !record.contains("resign"), "{record}");
    let sheet = window.app().table().score_sheet();
    assert!(sheet.contains("2. timeout") && !sheet.contains("resign"), "{sheet}");
    window.paste("[Game \"kuba\"]\n\n1. a7b7");
    window.paste(&sheet);
    assert_eq!(window.moves()[3], "timeout");
    assert_eq!(window.app().state().out, [true, false, false]);
}
