//! What has room in small windows, and what covers what.

use std::path::Path;

use egui::{Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use kuba::app::shell::command::{Command, StartCommand};

use crate::common::window::{Window, drawn_texts, home};

const LEAST: Vec2 = vec2(480.0, 600.0);
const SMALL: Vec2 = vec2(800.0, 600.0);
const WIDE: Vec2 = vec2(1280.0, 800.0);
const MOVES: &str = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7 a2b2";

fn given_up(home: &Path, size: Vec2) -> Window {
    let mut window = Window::with(home, size, None);
    window.press("Two players");
    window.settings().confirm_resigning = false;
    window.paste(MOVES);
    window.press("Move");
    window.press("Resign…");
    window
}

fn against_a_strong_computer() -> String {
    let moves: Vec<&str> = MOVES.split(' ').collect();
    format!(
        "GameRecord(game: \"kuba\", version: 1, date: None, rules: (rules: (ko: StraightBack, extra: Must, \
         repetition: true), setup: Standard), start: None, seats: [Human, Computer(8)], moves: {moves:?}, \
         result: None)"
    )
}

/// Places of the moves in the list.
fn listed(window: &Window) -> Vec<Rect> {
    let begins = |label: &str| label.starts_with("White: ") || label.starts_with("Black: ");
    let nodes =
        window.harness.query_all_by(|node| node.label().is_some_and(|label| begins(&label)));
    nodes.map(|node| node.rect()).collect()
}

#[test]
fn after_the_end_the_list_has_at_least_four_rows() {
    let home = home();
    let window = given_up(home.path(), SMALL);
    let buttons = window.harness.get_by_label("To the start").rect();
    let mut rows: Vec<i32> = listed(&window)
        .into_iter()
        .filter(|row| row.bottom() <= buttons.top() + 1.0)
        .map(|row| row.top() as i32)
        .collect();
    rows.sort_unstable();
    rows.dedup();
    assert!(rows.len() >= 4, "{rows:?}");
    assert!(window.shows("White wins") || window.shows("Black wins"));
    assert!(window.shows("Rematch") && window.shows("Study"));
}

#[test]
fn a_message_covers_no_button_that_steps_through_the_game() {
    for size in [LEAST, SMALL, WIDE] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.press("Two players");
        window.paste(MOVES);
        window.key(Modifiers::COMMAND, Key::R);
        window.harness.event(egui::Event::Copy);
        window.settle();
        let message = window.harness.get_by_label("Game copied.").rect();
        let card = message.expand(13.0);
        for name in ["To the start", "Back", "Forward", "Latest"] {
            let button = window.harness.get_by_label(name).rect();
            assert!(!card.intersects(button), "{name} at {size}");
        }
    }
}

#[test]
fn all_ways_of_the_start_page_have_room_with_a_game_behind_it() {
    for size in [LEAST, SMALL, WIDE] {
        for language in ["en", "de", "es", "fr", "ja", "ro"] {
            let home = home();
            drop(given_up(home.path(), size));
            let mut window = Window::with(home.path(), size, None);
            window.paste("f1f2 f7f6");
            window.run(Command::Start(StartCommand::StartPage));
            window.speak(language);
            let texts = kuba::i18n::Texts::in_language(Some(language));
            let names = [
                "command-back-to-game",
                "command-two-players",
                "welcome-elsewhere",
                "train-title",
                "you-title",
                "welcome-learn-name",
            ];
            let place = |key: &'static str| {
                let name = texts.text(key);
                let found = window.harness.query_all_by_label(&name).last();
                found.unwrap_or_else(|| panic!("{key}: {language} {size}")).rect()
            };
            let places = names.map(place);
            let foot = size.y - 28.0 - 10.0;
            for (index, place) in places.iter().enumerate() {
                assert!(place.bottom() <= foot, "{language} {size}: {place:?}");
                assert!(place.right() <= size.x - 18.0, "{language} {size}: {place:?}");
                let over = places[..index].iter().find(|other| other.intersects(place.shrink(0.5)));
                assert!(over.is_none(), "{language} {size}: {place:?} over {over:?}");
            }
        }
    }
}

#[test]
fn the_sentence_of_a_study_is_whole_and_the_score_is_there_in_the_smallest_window() {
    for language in ["en", "de", "es", "fr", "ja", "ro"] {
        let home = home();
        let mut window = Window::with(home.path(), LEAST, None);
        // Beginners would not be blamed for any of these pushes.
        window.paste(&against_a_strong_computer());
        window.key(Modifiers::COMMAND, Key::R);
        window.wait("the look at the game", |window| {
            let study = window.app().table().study().expect("the game is studied");
            study.points.iter().all(|point| !point.chances.is_empty())
        });
        window.speak(language);
        let mut said = 0;
        for _ in 0..14 {
            window.key(Modifiers::NONE, Key::ArrowRight);
            let study = window.app().table().study().expect("the game is studied");
            let Some(judged) = study.judged.clone() else {
                continue;
            };
            let texts = kuba::i18n::Texts::in_language(Some(language));
            let Some(why) = judged.why.map(|why| texts.sentence(&why)) else {
                continue;
            };
            said += 1;
            let drawn = drawn_texts(&window);
            let found = drawn.iter().find(|(text, _)| text.contains(&why));
            let (_, place) = found.unwrap_or_else(|| panic!("{why}"));
            let foot = LEAST.y - 28.0 - 6.0;
            assert!(place.bottom() <= foot, "{language}: {why} at {place:?}");
        }
        assert!(said > 0, "no reason in {language}");
        if language == "en" {
            assert!(window.says("0 of 7 reds"), "the scores");
        }
    }
}

#[test]
fn the_numbers_of_the_levels_do_not_run_together() {
    for size in [LEAST, SMALL] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.key(Modifiers::COMMAND, Key::N);
        let drawn = drawn_texts(&window);
        let is_level = |text: &str| text.parse::<u8>().is_ok_and(|level| level <= 12);
        let numbers: Vec<Rect> = drawn
            .iter()
            .filter(|(text, _)| is_level(text))
            .map(|(_, rect)| rect.expand2(vec2(1.0, 0.0)))
            .collect();
        assert!(numbers.len() > 2, "{numbers:?}");
        for (place, one) in numbers.iter().enumerate() {
            for other in &numbers[place + 1..] {
                assert!(!one.intersects(*other), "{one:?} and {other:?} at {size}");
            }
        }
    }
}

#[test]
fn the_keys_stand_in_groups_with_those_of_a_study() {
    for size in [LEAST, SMALL, WIDE] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.key(Modifiers::NONE, Key::F1);
        for name in ["On the board", "In a game", "In a study", "Games and files"] {
            assert!(window.shows(name), "{name} at {size}");
        }
        assert!(window.shows("play the game through"), "{size}");
        assert!(window.shows("the other line at a fork"), "{size}");
    }
}

#[test]
fn a_hint_in_every_turn_is_ended_by_the_cross_beside_it() {
    let home = home();
    let mut window = Window::with(home.path(), WIDE, None);
    window.press("Two players");
    window.press("Move");
    window.press("More");
    window.press("A hint every turn");
    window.wait("a hint", |window| window.shows("No more hints every turn"));
    window.press("No more hints every turn");
    assert!(!window.app().state().commands.guided);
    assert!(!window.shows("No more hints every turn"));
    window.key(Modifiers::NONE, Key::H);
    window.wait("the hint", |window| window.says("Hint: "));
    assert!(!window.shows("No more hints every turn"), "asked for once");
}

/// The first pushes of a long game.
fn long_game() -> String {
    let moves = include_str!("../data/games/straight-back-must.txt").lines();
    let moves = moves.filter(|line| !line.starts_with('#'));
    let moves = moves.filter_map(|line| line.split(' ').next()).take(84);
    moves.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_newest_push_of_a_long_game_is_in_sight_at_its_end_and_in_a_study() {
    for (size, zoom) in [(WIDE, 1.0), (SMALL, 1.0), (WIDE, 1.5)] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.press("Two players");
        window.settings().confirm_resigning = false;
        window.settings().zoom = zoom;
        window.paste(&long_game());
        window.wait("the game", |window| window.app().state().commands.shown == 84);
        window.press("Move");
        window.press("Resign…");
        for when in ["at the end", "in a study", "beside lines"] {
            let is_current = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
                let label = node.label().unwrap_or_default();
                let is_move = label.starts_with("White: ") || label.starts_with("Black: ");
                is_move && node.toggled() == Some(egui::accesskit::Toggled::True)
            };
            let row = window.harness.query_by(is_current);
            let row = row.unwrap_or_else(|| panic!("{when}: {size}, {zoom}")).rect();
            let buttons = window.harness.get_by_label("To the start").rect();
            assert!(row.bottom() <= buttons.top() + 1.0, "{when}: {row:?}");
            match when {
                "at the end" => window.key(Modifiers::COMMAND, Key::R),
                _ => window.key(Modifiers::NONE, Key::A),
            }
        }
    }
}
