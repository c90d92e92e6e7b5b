//! Export of pictures and films.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::{ColorImage, Event, Key, Modifiers, Vec2, ViewportCommand};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use gif::DecodeOptions;
use kuba::app::catalogue::Catalogue;
use kuba::app::shell::theme::ThemeChoice;

use crate::common::window::{Window, home};

/// The shortcut that copies a picture.
const COPY: (Modifiers, Key) = (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::I);

/// The switch of the code below the board.
const CODE: &str = "The game as a code";

fn copy_at_once(window: &mut Window) -> ColorImage {
    window.harness.key_press_modifiers(COPY.0, COPY.1);
    window.harness.step();
    window.copied_picture()
}

fn press_copy(window: &mut Window) -> ColorImage {
    window.harness.get_by_label("Copy").click();
    window.harness.step();
    window.copied_picture()
}

fn open(window: &mut Window) {
    window.press("Game");
    window.press("Share…");
    assert!(window.shows("Players"), "the dialog is open");
}

fn save(window: &mut Window, path: &Path) {
    window.press("Save…");
    window.settle();
    window.harness.event(Event::Text(path.display().to_string()));
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
}

/// The size of the film and the delay of each frame, in hundredths of a second.
fn film(path: &Path) -> ([u16; 2], Vec<u16>) {
    let bytes = fs::read(path).expect("a film");
    let mut reader = DecodeOptions::new().read_info(bytes.as_slice()).expect("a film");
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a sound film") {
        delays.push(frame.delay);
    }
    ([reader.width(), reader.height()], delays)
}

fn positions(delays: &[u16]) -> usize {
    delays.iter().filter(|&&delay| delay > 20).count()
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name != "data" && name != "config")
        .collect()
}

#[test]
fn one_key_copies_the_picture_of_the_position_that_is_looked_at() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let start = copy_at_once(&mut window);
    assert!(window.says("Picture copied."));
    assert_eq!(start.size[0], 720);
    assert!(start.size[1] > 720, "the code of the game stands below");
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    let after = copy_at_once(&mut window);
    assert!(start.pixels != after.pixels, "another position");
    window.key(Modifiers::NONE, Key::Home);
    assert_eq!(window.app().state().commands.shown, 0);
    let again = copy_at_once(&mut window);
    let board = |picture: &ColorImage| picture.pixels[..720 * 720].to_vec();
    assert!(board(&start) == board(&again), "the position that is shown");
    assert!(start.pixels != again.pixels, "the code is the whole game");
}

#[test]
fn the_dialog_copies_and_saves_a_picture_as_it_was_chosen() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    open(&mut window);
    window.wait("the preview", |window| window.shows("Preview"));
    window.press("480");
    window.press(CODE);
    assert!(window.says("480 by 480 pixels"));
    let with_names = press_copy(&mut window);
    assert_eq!(with_names.size, [480, 480]);
    assert!(!window.shows("Players"), "the dialog is closed");

    open(&mut window);
    window.press("480");
    window.press("Players");
    let without = press_copy(&mut window);
    assert!(with_names.pixels != without.pixels);

    open(&mut window);
    window.press("1080");
    window.press(CODE);
    let path = home.path().join("mine");
    save(&mut window, &path);
    window.wait("the file", |window| window.says("Saved as mine.png"));
    let saved = image::open(path.with_extension("png")).expect("a picture");
    assert_eq!((saved.width(), saved.height()), (1080, 1080));
    assert_eq!(files(home.path()), ["mine.png"]);
}

#[test]
fn the_last_turn_and_the_whole_game_are_films() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("f2", "f3")] {
        window.drag(from, to);
    }
    open(&mut window);
    window.press("Whole game");
    window.press("480");
    window.press(CODE);
    assert!(window.says("A GIF film of 3 pushes"));
    let path = home.path().join("all.gif");
    save(&mut window, &path);
    window.wait("the film", |window| window.says("Saved as all.gif"));
    let (size, delays) = film(&path);
    assert_eq!((size, positions(&delays)), ([480, 480], 4), "{delays:?}");

    // The dialog remembers the choices.
    open(&mut window);
    assert!(window.says("A GIF film of 3 pushes, 480"));
    window.press("Last turn");
    let path = home.path().join("turn.gif");
    save(&mut window, &path);
    window.wait("the film", |window| window.says("Saved as turn.gif"));
    assert_eq!(positions(&film(&path).1), 2);
}

#[test]
fn esc_stops_a_film_and_nothing_of_it_stays() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let moves = include_str!("../data/games/straight-back-must.txt").lines();
    let moves = moves.filter(|line| !line.starts_with('#'));
    let moves: Vec<&str> = moves.filter_map(|line| line.split(' ').next()).take(40).collect();
    window.paste(&moves.join(" "));
    assert_eq!(window.moves().len(), 40);
    open(&mut window);
    window.press("Whole game");
    window.press("1080");
    let path = home.path().join("all.gif");
    window.press("Save…");
    window.settle();
    let text = path.display().to_string();
    window.harness.event(Event::Text(text));
    window.harness.step();
    window.harness.key_press_modifiers(Modifiers::NONE, Key::Enter);
    window.harness.step();
    window.harness.step();
    assert!(window.says("Saving…"), "it is being made");
    window.harness.key_press_modifiers(Modifiers::NONE, Key::Escape);
    window.harness.step();
    window.settle();
    assert!(window.shows("Save…"), "the dialog stays");
    sleep(Duration::from_millis(300));
    window.settle();
    assert!(files(home.path()).is_empty(), "{:?}", files(home.path()));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!window.shows("Save…"), "the dialog is closed");
}

/// A window that is about to save a film that takes long.
fn with_a_long_film(home: &Path) -> Window {
    let mut window = Window::two_players(home);
    let moves = include_str!("../data/games/straight-back-must.txt").lines();
    let moves = moves.filter(|line| !line.starts_with('#'));
    let moves: Vec<&str> = moves.filter_map(|line| line.split(' ').next()).take(40).collect();
    window.paste(&moves.join(" "));
    open(&mut window);
    window.press("Whole game");
    window.press("1080");
    window
}

#[test]
fn a_film_that_was_cancelled_closes_no_window() {
    let home = home();
    let mut window = with_a_long_film(home.path());
    window.press("Save…");
    window.settle();
    let path = home.path().join("all.gif");
    window.harness.event(Event::Text(path.display().to_string()));
    window.harness.step();
    window.harness.key_press_modifiers(Modifiers::NONE, Key::Enter);
    window.harness.step();
    window.harness.step();
    assert!(window.says("Saving…"), "it is being made");
    window.request_close();
    assert!(window.asks_for(&ViewportCommand::CancelClose), "the film is waited for");
    window.harness.key_press_modifiers(Modifiers::NONE, Key::Escape);
    window.settle();
    assert!(window.shows("Save…"), "the dialog stays");
    window.press("Picture");
    let path = home.path().join("one.png");
    save(&mut window, &path);
    window.wait("the picture", |_| path.is_file());
    window.settle();
    let asks = window.harness.output().viewport_output.values();
    let closes = asks.flat_map(|viewport| &viewport.commands);
    assert!(!closes.into_iter().any(|command| *command == egui::ViewportCommand::Close));
}

#[test]
fn a_window_that_is_closed_while_a_film_is_saved_waits_for_it() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    open(&mut window);
    window.press("Whole game");
    let path = home.path().join("all.gif");
    window.press("Save…");
    window.harness.event(Event::Text(path.display().to_string()));
    window.harness.step();
    window.harness.key_press_modifiers(Modifiers::NONE, Key::Enter);
    window.harness.step();
    window.harness.step();
    assert!(window.says("Saving…"), "it is being made");
    window.request_close();
    assert!(window.asks_for(&ViewportCommand::CancelClose));
    let deadline = Instant::now() + Duration::from_mins(1);
    while !window.asks_for(&ViewportCommand::Close) {
        assert!(Instant::now() < deadline, "the window stays open");
        window.harness.step();
        sleep(Duration::from_millis(2));
    }
    assert!(path.exists());
}

#[test]
fn a_window_that_ends_while_a_film_is_saved_leaves_nothing_of_it() {
    let home = home();
    let mut window = with_a_long_film(home.path());
    let path = home.path().join("all.gif");
    window.press("Save…");
    window.settle();
    window.harness.event(Event::Text(path.display().to_string()));
    window.harness.step();
    window.harness.key_press_modifiers(Modifiers::NONE, Key::Enter);
    window.harness.step();
    window.harness.step();
    assert!(window.says("Saving…"), "it is being made");
    // At log-out nothing is asked and nothing waited for.
    window.harness.state_mut().take().expect("the window is open").close();
    assert!(files(home.path()).is_empty(), "{:?}", files(home.path()));
}

#[test]
fn another_file_is_replaced_only_after_asking() {
    let home = home();
    let precious = home.path().join("precious.png");
    fs::write(&precious, "precious").expect("a file");
    let mut window = Window::two_players(home.path());
    open(&mut window);
    save(&mut window, &home.path().join("precious"));
    assert!(window.says("precious.png already exists."));
    window.press("Cancel");
    assert_eq!(fs::read_to_string(&precious).expect("a file"), "precious");
    open(&mut window);
    save(&mut window, &precious);
    window.press("Replace");
    window.wait("the file", |window| window.says("Saved as precious.png"));
    assert!(image::open(&precious).is_ok());
}

#[test]
fn what_cannot_be_written_is_said() {
    let home = home();
    let mut window = Window::two_players(home.path());
    open(&mut window);
    save(&mut window, &home.path().join("no folder/a.png"));
    window.wait("the fault", |window| window.says("a.png"));
    assert!(files(home.path()).is_empty());
}

#[test]
fn the_dialog_of_the_system_is_asked_with_a_good_name() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.settings().system_dialogs = true;
    open(&mut window);
    window.press("Save…");
    assert_eq!(window.dialogs.open(), 1);
    let asked = window.dialogs.asked();
    assert!(asked.name.starts_with("White – Black "), "{}", asked.name);
    assert!(Path::new(&asked.name).extension() == Some("png".as_ref()), "{}", asked.name);
    assert_eq!(asked.extensions, ["png"]);
    // Cancelled: the dialog is shown again.
    window.harness.input_mut().focused = false;
    window.harness.step();
    window.dialogs.answer(None);
    window.wait("the dialog", |window| window.shows("Players"));
    window.harness.input_mut().focused = true;
    window.press("Save…");
    let path = home.path().join("game.png");
    window.dialogs.answer(Some(&path));
    window.wait("the file", |window| window.says("Saved as game.png"));
    assert!(image::open(&path).is_ok());
}

#[test]
fn cubulus_of_three_and_qubism_have_pictures_and_films() {
    for (id, sheet) in [
        ("cubulus", "[Game \"cubulus\"]\n[Players \"3\"]\n\n1. a32 b23 c13"),
        ("qubism", "c1c2 b3NR b3b5"),
    ] {
        let home = home();
        let mut window = Window::two_players(home.path());
        window.paste(sheet);
        assert_eq!(window.app().state().game, id);
        assert_eq!(window.moves().len(), 3, "{id}");
        let picture = copy_at_once(&mut window);
        assert!(picture.height() > 720, "{id}");
        open(&mut window);
        window.press("Whole game");
        window.press("480");
        let path = home.path().join("all.gif");
        save(&mut window, &path);
        window.wait("the film", |window| window.says("Saved as all.gif"));
        assert_eq!(positions(&film(&path).1), 4, "{id}");
    }
}

#[test]
fn a_choice_stays_the_same_control_when_the_preview_comes() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.press("Game");
    window.harness.get_by_label("Share…").click();
    let control = |window: &Window| {
        let mut found = window.harness.query_all_by_label("1080");
        found.next().map(|button| button.accesskit_node().id())
    };
    let before = loop {
        window.harness.step();
        if let Some(control) = control(&window) {
            break control;
        }
    };
    window.wait("the preview", |window| window.shows("Preview"));
    assert_eq!(control(&window), Some(before), "else a click would be lost");
}

fn compare(size: Vec2, name: &str) {
    let home = home();
    let mut window = Window::of(Catalogue::PROGRAM, home.path(), size, None);
    if name.contains("dark") {
        window.settings().theme = ThemeChoice::Dark;
    }
    let sheet = "[Game \"kuba\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n\n1. f1-f2 f7-f6 2. f2-f3";
    window.paste(sheet);
    assert_eq!(window.moves().len(), 3);
    open(&mut window);
    window.wait("the preview", |window| window.shows("Preview"));
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_dialog_in_a_large_window() {
    compare(Vec2::new(1280.0, 800.0), "share-light");
}

#[test]
fn the_dialog_in_a_low_window() {
    compare(Vec2::new(800.0, 600.0), "share-dark-800");
}

#[test]
fn the_dialog_in_a_narrow_window() {
    compare(Vec2::new(480.0, 600.0), "share-light-480");
}
