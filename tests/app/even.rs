//! Opponents as strong as the user, and the user's strength in words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use kuba::app::shell::command::{Command, StartCommand, YouCommand};
use kuba::board::sound::Sound;
use kuba::bot::Level;
use kuba::bot::rating::Wish;
use kuba::session::{Seat, TimeControl};

use crate::common::window::{Window, drawn_texts, home};
use crate::practice::{LONG, RACE, archive};
use crate::sound::Heard;

/// White wins by pushing f4 to g4.
const NEARLY_WON: &str = "7/7/7/5WR/7/7/B6 w 6-0";

/// Archives games that the user won against a level, one on each of the first days of the month.
pub(crate) fn won(home: &Path, level: u8, days: std::ops::Range<u8>) {
    let finished = home.join("data/finished");
    fs::create_dir_all(&finished).expect("a folder");
    for day in days {
        let text = format!(
            "GameRecord(game: \"kuba\", version: 1, date: Some(\"2026-11-{day:02}\"), rules: (rules: (ko: \
             StraightBack, extra: Must, repetition: true), setup: Standard), start: Some(\"{NEARLY_WON}\"), seats: \
             [Human, Computer({level})], moves: [\"f4g4\"], result: Some((winner: Some(1), by: \"seven-reds\")))"
        );
        let name = format!("2026-11-{day:02} 12.00.00.kuba");
        fs::write(finished.join(name), text).expect("a game");
    }
}

fn open(home: &Path, size: Vec2) -> Window {
    let mut window = Window::with(home, size, None);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_calendar(|| "2026-11-26".to_owned());
    window
}

/// Tenths of the level of the even opponent at the table.
fn even_opponent(window: &Window) -> Option<u8> {
    window.app().state().seats.iter().find_map(|seat| match seat {
        Seat::Even(level) => Some(level.tenths()),
        _ => None,
    })
}

#[test]
fn who_has_played_is_offered_an_even_game_on_the_start_page() {
    let home = home();
    let large = Vec2::new(1280.0, 800.0);
    let window = open(home.path(), large);
    assert!(!window.shows("Even game") && window.shows("Easy"));
    drop(window);
    won(home.path(), 4, 1..2);
    let mut window = open(home.path(), large);
    window.wait_for_ratings();
    assert!(window.shows("Even game") && window.shows("Easy"));
    drop(window);
    won(home.path(), 4, 2..9);
    window = open(home.path(), large);
    window.wait_for_ratings();
    window.press("Even game");
    let level = even_opponent(&window).expect("an even opponent");
    assert!((45..=90).contains(&level), "{level} after eight wins against level 4");
    assert!(window.says("Even, about level"));
    let kept = window.app().table().record(None);
    assert!(kept.contains("Even("), "{kept}");
}

#[test]
fn a_push_on_the_start_page_begins_an_even_game() {
    let home = home();
    won(home.path(), 4, 1..5);
    let mut window = open(home.path(), Vec2::new(800.0, 600.0));
    window.wait_for_ratings();
    assert!(window.says("an even game begins"));
    window.drag("f1", "f2");
    assert!(even_opponent(&window).is_some());
    assert_eq!(window.moves()[0], "f1f2");
}

#[test]
fn a_new_game_can_be_even_and_follows_the_wish() {
    let home = home();
    won(home.path(), 6, 1..5);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    window.wait_for_ratings();
    let mut levels = Vec::new();
    for wish in ["A little easier", "Harder"] {
        window.key(Modifiers::COMMAND, Key::N);
        window.press("Computer");
        window.press("As strong as you");
        window.press(wish);
        window.press("Play");
        levels.push(even_opponent(&window).expect("an even opponent"));
    }
    assert!(levels[0] < levels[1], "{levels:?}");
    assert_eq!(window.settings().even, Wish::Harder);
    window.run(Command::Start(StartCommand::SameAgain));
    assert_eq!(even_opponent(&window), Some(levels[1]), "played again");
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A level");
    window.press("Play");
    assert_eq!(even_opponent(&window), None);
}

#[test]
fn the_result_tells_the_strength_from_three_games_on() {
    let home = home();
    won(home.path(), 4, 1..3);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    window.wait_for_ratings();
    window.press("Even game");
    window.paste(NEARLY_WON);
    assert!(!window.says("You: about level"));
    window.drag("f4", "g4");
    assert!(window.app().state().ended.is_some());
    window.wait("the strength", |window| window.says("You: about level"));
}

#[test]
fn own_clocks_are_suggested_where_both_strengths_are_known() {
    let home = home();
    won(home.path(), 4, 1..9);
    let mut window = open(home.path(), Vec2::new(1280.0, 1400.0));
    window.wait_for_ratings();
    let settings = window.settings();
    settings.clock = Some(TimeControl::Game { minutes: 10, more: 0 });
    let seats = vec![Seat::Human(None), Seat::Computer(Level::CHAMPION)];
    settings.players.insert("kuba".to_owned(), seats.clone());
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Rules, clock, board, position");
    assert!(!window.says("As suggested"));
    window.press("Each their own");
    let offer = window.harness.get_by_label_contains("As suggested: White ");
    assert!(
        offer.accesskit_node().label().is_some_and(|label| label.ends_with(", Computer 10 min"))
    );
    offer.click();
    window.settle();
    let times = window.settings().own_times("kuba", &seats).expect("own times");
    assert!(times[0].minutes > 20 && times[1].minutes == 10, "{times:?}");
    assert!(!window.says("As suggested"), "that is what was chosen");
}

/// Archives long games that the user gave up against level 6, one on each of the first days of the month.
fn given_up(home: &Path, days: std::ops::Range<u8>) {
    let finished = home.join("data/finished");
    fs::create_dir_all(&finished).expect("a folder");
    let moves: Vec<String> = LONG.split(' ').take(12).map(|mv| format!("{mv:?}")).collect();
    let moves = moves.join(", ");
    for day in days {
        let text = format!(
            "GameRecord(game: \"kuba\", version: 1, date: Some(\"2026-11-{day:02}\"), rules: (rules: (ko: \
             StraightBack, extra: Must, repetition: true), setup: Standard), start: None, seats: [Human, \
             Computer(6)], moves: [{moves}], result: Some((winner: Some(2), by: \"resignation\", conceded: \
             Some(Resign(1)))))"
        );
        let name = format!("2026-11-{day:02} 12.00.00.kuba");
        fs::write(finished.join(name), text).expect("a game");
    }
}

/// Sentences with a level of the user in the last frame.
fn shown_levels(window: &Window) -> impl Iterator<Item = String> {
    let texts = drawn_texts(window).into_iter().map(|(text, _)| text);
    texts.filter(|text| text.to_lowercase().contains("about level"))
}

fn says_it_reads(window: &Window) -> bool {
    let mut texts = drawn_texts(window).into_iter().map(|(text, _)| text);
    texts.any(|text| text == "Reading your games…")
}

/// Draws frames until the strength is known, and some more. Returns every level that they showed.
fn levels_until_known(window: &mut Window) -> BTreeSet<String> {
    let mut levels = BTreeSet::new();
    let deadline = Instant::now() + Duration::from_mins(1);
    let mut left = 30;
    while left > 0 {
        assert!(Instant::now() < deadline, "the strength is not known");
        window.harness.step();
        let ratings = window.app().ratings();
        if ratings.is_complete() {
            left -= 1;
        } else {
            assert_eq!(shown_levels(window).next(), None);
            assert!(!ratings.is_read() || says_it_reads(window));
        }
        levels.extend(shown_levels(window));
    }
    levels
}

#[test]
fn the_start_page_shows_a_level_once_it_is_final() {
    let home = home();
    given_up(home.path(), 1..5);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    let mut levels: BTreeSet<String> = shown_levels(&window).collect();
    levels.extend(levels_until_known(&mut window));
    // The level of the opponent, and one's own.
    assert_eq!(levels.len(), 2, "{levels:?}");
    // The next start knows what this one has judged.
    drop(window);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    assert_eq!(levels_until_known(&mut window), levels);
}

#[test]
fn a_result_shows_a_level_once_its_game_counts() {
    let home = home();
    won(home.path(), 4, 1..9);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    window.wait_for_ratings();
    window.press("Even game");
    window.paste(NEARLY_WON);
    let before = window.app().ratings().games(("kuba", 2)).count();
    window.drag("f4", "g4");
    let mut levels = BTreeSet::new();
    let deadline = Instant::now() + Duration::from_mins(1);
    while window.app().ratings().games(("kuba", 2)).count() == before
        || !window.app().ratings().is_complete()
    {
        assert!(Instant::now() < deadline, "the game does not count");
        assert_eq!(levels.len(), 0, "{levels:?}");
        window.harness.step();
        let own = shown_levels(&window).filter(|level| level.starts_with("You: "));
        levels.extend(own);
    }
    window.wait("the strength", |window| window.says("You: about level"));
}

/// Texts of the page from top to bottom.
fn page(window: &mut Window) -> Vec<String> {
    window.run(Command::You(YouCommand::Open));
    window.wait_for_ratings();
    let texts = drawn_texts(window).into_iter().map(|(text, _)| text).collect();
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("Easy"), "the start page");
    texts
}

#[test]
fn the_page_says_the_same_however_often_it_is_opened() {
    let home = home();
    archive(home.path(), &[RACE; 10]);
    let large = Vec2::new(1280.0, 800.0);
    let mut window = open(home.path(), large);
    window.wait_for_ratings();
    let first = page(&mut window);
    assert!(first.iter().any(|text| text.starts_with("What costs you most")), "{first:?}");
    for _ in 0..4 {
        assert_eq!(page(&mut window), first);
    }
    drop(window);
    let mut window = open(home.path(), large);
    window.wait_for_ratings();
    assert_eq!(page(&mut window), first, "after a restart");
}

#[test]
fn while_games_are_read_the_page_counts_them_and_every_part_has_its_place() {
    let home = home();
    archive(home.path(), &[RACE; 10]);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    window.run(Command::You(YouCommand::Open));
    let place = |window: &Window| {
        let mut headings = window.harness.query_all_by_label("Games");
        headings.next().expect("the list").rect()
    };
    // The first picture of the page; the games may be judged before the next one.
    let mut places = vec![place(&window)];
    let deadline = Instant::now() + Duration::from_mins(1);
    while !window.app().ratings().is_complete() {
        assert!(Instant::now() < deadline, "the games are not judged");
        window.harness.step();
        let is_read = window.app().ratings().is_read();
        if is_read && !window.app().ratings().is_complete() {
            assert!(window.says("of 10 games") || says_it_reads(&window));
            assert!(!window.says("About level") && !window.says("like level"));
            places.push(place(&window));
        }
    }
    window.settle();
    assert!(window.says("About level") && window.says("like level"));
    places.retain(|rect| (rect.top() - place(&window).top()).abs() > 0.5);
    assert_eq!(places, []);
}

#[test]
fn the_skills_stand_above_the_fold() {
    let home = home();
    archive(home.path(), &[RACE; 10]);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    window.wait_for_ratings();
    window.run(Command::You(YouCommand::Open));
    let doors = window.harness.query_all_by_label("Look for positions");
    let doors: Vec<_> = doors.map(|door| door.rect()).collect();
    assert!(!doors.is_empty());
    let is_above = |door: &egui::Rect| door.bottom() < 800.0 - 28.0;
    assert!(doors.iter().all(is_above), "{doors:?}");
}

#[test]
fn levels_without_games_are_one_line_that_unfolds() {
    let home = home();
    won(home.path(), 4, 1..4);
    let mut window = open(home.path(), Vec2::new(480.0, 600.0));
    window.wait_for_ratings();
    window.run(Command::You(YouCommand::Open));
    assert!(window.says("Level 4, Casual player: 3 won, 0 lost"));
    assert!(!window.says("Level 12, "));
    let line = window.harness.get_by_label_contains(" to 12: no games yet");
    line.click();
    window.settle();
    assert!(window.says("Level 12, "));
}

#[test]
fn a_level_that_is_passed_fills_a_hollow_and_is_heard() {
    let home = home();
    won(home.path(), 1, 1..5);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    window.wait_for_ratings();
    window.run(Command::Start(StartCommand::PlayLevel(Level::CHAMPION)));
    window.paste(NEARLY_WON);
    window.wait("the turn", |window| window.app().state().resigning.is_some());
    let heard = Heard::listen(&mut window);
    window.drag("f4", "g4");
    assert!(window.app().state().ended.is_some());
    window.wait("the level", |window| window.says(" is yours."));
    window.harness.run_steps(100);
    let sounds = heard.sounds().into_iter();
    let won = sounds.filter(|sound| *sound == Sound::Won);
    assert_eq!(won.count(), 2, "the game and the level");
}

#[test]
fn the_page_tells_the_strength_its_course_and_the_results() {
    for size in [Vec2::new(1280.0, 800.0), Vec2::new(800.0, 600.0), Vec2::new(480.0, 600.0)] {
        let home = home();
        won(home.path(), 4, 1..4);
        let mut window = open(home.path(), size);
        window.run(Command::You(YouCommand::Open));
        window.wait_for_ratings();
        window.wait("the strength", |window| window.says("About level"));
        assert!(window.says("7 more games, and the course"));
        window.wait("the results", |window| window.says("3 won, 0 lost"));
        window.press("Qubism");
        assert!(window.says("Your level shows after three games"));
    }
}

#[test]
fn the_picture_of_the_page() {
    let home = home();
    archive(home.path(), &[RACE; 10]);
    won(home.path(), 3, 12..20);
    let mut window = open(home.path(), Vec2::new(1280.0, 800.0));
    window.wait_for_ratings();
    window.run(Command::You(YouCommand::Open));
    window.wait("the results", |window| window.says("8 won, 0 lost"));
    window.settle();
    window.harness.snapshot("you-light");
}
