//! The start of a window: files it finds, and messages about them.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, SystemTime};

use egui::{Shape, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::shell::command::{Command, YouCommand};
use kuba::app::shell::theme::ThemeChoice;
use kuba::i18n::Texts;
use kuba::phrase::Phrase;

use crate::common::window::{Window, drawn, home};

/// The number of archived games that are kept.
const KEPT: usize = 20;

#[test]
fn a_second_window_says_that_it_keeps_a_game_of_its_own() {
    let home = home();
    let one = Window::open(home.path());
    let two = Window::open(home.path());
    let words = "This window has its own game.";
    assert!(!one.says(words));
    assert!(two.says(words));
}

#[test]
fn a_system_that_cannot_tell_windows_apart_is_told_of() {
    let home = home();
    // A folder cannot be opened as a file, so it cannot be locked.
    fs::create_dir_all(home.path().join("data/current.lock")).expect("a folder");
    let window = Window::open(home.path());
    assert!(window.says("This system cannot tell two windows of Kuba apart"));
}

const AFTER_A_CRASH: &str = "Kuba stopped with an error last time.";

/// Draws a frame that panics, and ends the program by it.
fn crash(mut window: Window) {
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| panic!("a calendar without days"));
    let drawn = catch_unwind(AssertUnwindSafe(|| window.harness.step()));
    assert!(drawn.is_err());
}

#[test]
fn after_a_panic_while_drawing_the_view_has_its_usual_settings_and_the_game_goes_on() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let moves = window.moves();
    window.settings().turned = true;
    window.settings().level = 5;
    window.settle();
    crash(window);
    let mut next = Window::open(home.path());
    assert!(next.says(AFTER_A_CRASH));
    assert!(!next.settings().turned);
    assert_eq!(next.settings().level, 5);
    assert_eq!(next.moves(), moves);
    drop(next);
    let mut later = Window::open(home.path());
    assert!(!later.says(AFTER_A_CRASH));
    assert!(!later.settings().turned, "the reset is saved");
}

#[test]
fn after_two_panics_in_a_row_the_game_waits_on_the_start_page() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let moves = window.moves();
    drop(window);
    fs::write(home.path().join("data/current.crash"), "2").expect("a marker");
    let mut next = Window::open(home.path());
    assert!(next.says(AFTER_A_CRASH));
    assert!(next.moves().is_empty());
    next.press("Back to the game");
    assert_eq!(next.moves(), moves);
}

#[test]
fn folders_of_recent_files_are_swept_when_the_program_starts() {
    let home = home();
    let games = home.path().join("games");
    let data = home.path().join("data");
    fs::create_dir_all(&games).expect("a folder");
    fs::create_dir_all(&data).expect("a folder");
    let recent = format!("[{:?}]", games.join("evening.kuba").display().to_string());
    fs::write(data.join("recent.ron"), recent).expect("a list");
    let leaving = games.join(".kuba-aB3xY9.tmp");
    let old = SystemTime::now() - Duration::from_hours(2);
    File::create(&leaving).and_then(|file| file.set_modified(old)).expect("a file");
    let mut window = Window::open(home.path());
    window.wait("the sweeping", |_| !leaving.exists());
}

/// Fills the archive with copies of one short game.
fn finish_many(home: &Path) {
    let finished = home.join("data/finished");
    fs::create_dir_all(&finished).expect("a folder");
    let mut window = Window::two_players(home);
    window.drag("f1", "f2");
    let text = window.app().table().record(None);
    for number in 1..=KEPT {
        let name = format!("2025-01-{number:02} 12.00.00.kuba");
        let date = format!("2025-01-{number:02}");
        let today = kuba::store::today();
        let text = text.replace(&today, &date);
        fs::write(finished.join(name), text).expect("a game");
    }
}

#[test]
fn all_earlier_games_can_be_reached_in_a_low_window() {
    for size in [Vec2::new(480.0, 600.0), Vec2::new(800.0, 600.0)] {
        let home = home();
        finish_many(home.path());
        let mut window = Window::with(home.path(), size, None);
        window.run(Command::You(YouCommand::Open));
        let oldest = "1 Jan 2025";
        window.wait("the earlier games", |window| window.says(oldest));
        let is_oldest =
            |label: Option<String>| label.is_some_and(|label| label.starts_with(oldest));
        let item = window.harness.get_by(|node| is_oldest(node.label()));
        item.scroll_to_me();
        window.settle();
        let item = window.harness.get_by(|node| is_oldest(node.label()));
        let rect = item.rect();
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        assert!(screen.contains_rect(rect), "{rect:?} lies outside {size:?}");
        // With the pointer, as a user would.
        window.harness.hover_at(rect.center());
        window.harness.step();
        window.harness.drag_at(rect.center());
        window.harness.step();
        window.harness.drop_at(rect.center());
        window.settle();
        assert_eq!(window.moves(), ["f1f2"], "{size:?}");
    }
}

#[test]
fn the_strengths_on_the_start_page_say_which_level_they_are() {
    let home = home();
    for (game, button, words) in [
        ("Kuba", "Easy", "Level 1: Newcomer. You can change it in “New game”."),
        ("Cubulus", "Medium", "Level "),
        ("Qubism", "Hard", "Level "),
    ] {
        let mut window = Window::with(home.path(), Vec2::new(800.0, 600.0), None);
        if game != "Kuba" {
            window.press(game);
        }
        assert!(!window.says("You can change it in"), "{game}");
        let at = window.harness.get_by_label(button).rect().center();
        window.harness.hover_at(at);
        window.harness.run_steps(30);
        assert!(window.says(words), "{game}");
        assert!(window.says("You can change it in “New game”."), "{game}");
    }
}

#[test]
fn the_words_of_the_strengths_have_one_size_and_are_whole_in_every_language() {
    for size in [Vec2::new(480.0, 600.0), Vec2::new(800.0, 600.0), Vec2::new(1280.0, 800.0)] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        for language in ["en", "de", "es", "fr", "ja", "ro"] {
            window.speak(language);
            let texts = Texts::in_language(Some(language));
            let mut sizes = BTreeSet::new();
            for (name, words) in [
                ("command-play-easy", "welcome-wins-most"),
                ("command-play-medium", "welcome-wins-half"),
                ("command-play-hard", "welcome-wins-few"),
            ] {
                let button = window.harness.get_by_label(&texts.text(name)).rect();
                let both =
                    [0_i64, 1].map(|short| texts.say(&Phrase::new(words).with("short", short)));
                let shapes = drawn(&window).into_iter().filter_map(|shape| match shape {
                    Shape::Text(text) => Some(text),
                    _ => None,
                });
                let mut inside = shapes.filter(|text| {
                    both.contains(&text.galley.text().to_owned())
                        && button.contains_rect(text.visual_bounding_rect())
                });
                let found = inside.next();
                let found = found.unwrap_or_else(|| panic!("{size} {language}: {both:?}"));
                sizes.insert(found.galley.job.sections[0].format.font_id.size.to_bits());
            }
            assert_eq!(sizes.len(), 1, "{size} {language}");
        }
    }
}

/// Archives won (`true`) and lost games of a person against level 4, one a day from the second of January on.
fn play_level_4(home: &Path, results: &[bool]) {
    let finished = home.join("data/finished");
    fs::create_dir_all(&finished).expect("a folder");
    for (day, &won) in (2..).zip(results) {
        let seats = if won { "[Human, Computer(4)]" } else { "[Computer(4), Human]" };
        let text = format!(
            "GameRecord(game: \"kuba\", version: 1, date: None, rules: (rules: (ko: StraightBack, extra: \
             Must, repetition: true), setup: Standard), start: Some(\"7/7/7/5WR/7/7/B6 w 6-0\"), seats: \
             {seats}, moves: [\"f4g4\"], result: Some((winner: Some(1), by: \"seven-reds\")))"
        );
        let name = format!("2025-01-{day:02} 12.00.00.kuba");
        fs::write(finished.join(name), text).expect("a game");
    }
}

const NEARLY_BEATEN: &str = "Level 4: two of three games won";
const SIZES: [Vec2; 3] =
    [Vec2::new(480.0, 600.0), Vec2::new(800.0, 600.0), Vec2::new(1280.0, 800.0)];

fn is_described(window: &Window, name: &str, words: &str) -> bool {
    let mut nodes = window.harness.query_all_by_label(name);
    nodes.any(|node| node.accesskit_node().description().as_deref() == Some(words))
}

fn start_page(home: &Path, size: Vec2, today: &'static str) -> Window {
    let mut window = Window::with(home, size, None);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| today.to_owned());
    window.settle();
    window
}

#[test]
fn the_start_page_says_nothing_to_a_newcomer_and_knows_who_comes_back() {
    for size in SIZES {
        let home = home();
        let mut window = start_page(home.path(), size, "2025-01-04");
        window.harness.run_steps(30);
        assert!(!window.says("Level 4") && !window.says("level 4."));
        drop(window);
        play_level_4(home.path(), &[true, false, true]);
        let mut window = start_page(home.path(), size, "2025-01-04");
        let is_low = size.y < 800.0;
        if is_low {
            // There is room for one line only, or for none.
            continue;
        }
        window.wait("the level", |window| window.shows(NEARLY_BEATEN));
        assert!(window.says("Today: won 7:0 against level 4."));
        assert!(is_described(&window, "Train", "5 for you today · 3 days in a row"));
        let foot = window.harness.get_by_label(NEARLY_BEATEN).rect();
        assert!(foot.right() <= size.x - 18.0, "{size}: {foot}");
        window.press(NEARLY_BEATEN);
        let mut levels = window.app().state().seats.iter();
        let level = levels.find_map(kuba::session::Seat::level);
        assert_eq!(level.map(kuba::bot::Level::number), Some(4), "{size}");
        assert!(!window.app().state().commands.welcome);
    }
}

#[test]
fn a_level_is_nearly_beaten_only_with_two_of_the_last_three_games() {
    for results in [
        &[true, true][..],
        &[true, true, true],
        &[true, false, false],
        &[true, true, true, false, false],
    ] {
        let home = home();
        play_level_4(home.path(), results);
        let mut window = start_page(home.path(), SIZES[2], "2025-01-20");
        window.wait("the last game", |window| window.says("level 4."));
        assert!(!window.shows(NEARLY_BEATEN), "{results:?}");
        assert!(is_described(&window, "Train", "5 for you today"), "the days were long ago");
    }
}

fn compare(size: Vec2, theme: ThemeChoice, name: &str) {
    let home = home();
    play_level_4(home.path(), &[true, false, true]);
    let mut window = start_page(home.path(), size, "2025-01-04");
    window.settings().theme = theme;
    window.wait_for_ratings();
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_start_page_of_a_user_who_comes_back_in_the_smallest_window() {
    compare(SIZES[0], ThemeChoice::Light, "start-returning-least");
}

#[test]
fn the_start_page_of_a_user_who_comes_back_in_a_small_window() {
    compare(SIZES[1], ThemeChoice::Dark, "start-returning-dark-800");
}

#[test]
fn the_start_page_of_a_user_who_comes_back_in_a_large_window() {
    compare(SIZES[2], ThemeChoice::Light, "start-returning-light");
}

#[test]
fn the_start_page_says_how_many_play_unless_it_is_two() {
    for (players, line) in
        [("Two(LaidBySecond)", "Play the computer"), ("Three", "Play the computer · 3 players")]
    {
        let home = home();
        let config = home.path().join("config");
        fs::create_dir_all(&config).expect("a folder");
        let rules = format!("(rules: {{\"cubulus\": (players: {players}, repetition: true)}})");
        fs::write(config.join("settings.ron"), rules).expect("settings");
        let mut window = Window::open(home.path());
        window.press("Cubulus");
        assert!(window.shows(line), "{players}");
        window.press("Hard");
        let seats = if players == "Three" { 3 } else { 2 };
        assert_eq!(window.app().state().seats.len(), seats);
    }
}
