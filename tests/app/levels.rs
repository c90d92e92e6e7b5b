//! Levels of the computer: offers of a harder or easier rematch, and settings that take effect at once.

use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use kuba::app::App;
use kuba::bot::{FineLevel, Level};
use kuba::rules::Game;
use kuba::session::Seat;

use crate::common::heap::Heap;
use crate::common::heap_window::{self, moves};
use crate::common::window::{Window, home};

/// White, a human, is to move and wins by pushing f4 to g4; so does Black, a computer of level 3.
const NEARLY_WON: &str = "7/7/7/5WR/7/7/B6 w 6-0";
const NEARLY_LOST: &str = "7/7/7/5BR/7/7/W6 b 0-6";

/// A game of a match whose previous game was won by seat `winner_of_the_last`.
fn record(position: &str, winner_of_the_last: usize) -> String {
    let mut wins = [0; 2];
    wins[winner_of_the_last] = 1;
    format!(
        "GameRecord(game: \"kuba\", version: 1, date: None, \
         rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard), \
         start: Some(\"{position}\"), seats: [Human, Computer(3)], moves: [], result: None, \
         desk: Some((score: (wins: {wins:?}, draws: 0, seating: [0, 1], \
         streak: Some((person: {winner_of_the_last}, games: 1))), \
         file: None, fingerprint: None, unsaved: true)))"
    )
}

fn level(window: &Window) -> u8 {
    let seats = &window.app().state().seats;
    let level = seats.iter().find_map(Seat::level);
    level.expect("a computer").number()
}

fn resign(window: &mut Window) {
    window.settings().confirm_resigning = false;
    window.press("Move");
    window.press("Resign…");
    window.wait("the end", |window| window.shows("Rematch"));
}

#[test]
fn who_loses_twice_in_a_row_is_offered_an_easier_level() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Medium");
    let before = level(&window);
    resign(&mut window);
    assert!(!window.says("An easier rematch"), "once is not enough");
    window.press("Rematch");
    resign(&mut window);
    let easier = Level::new(before - 1).expect("a level");
    let name = kuba::i18n::Texts::new(&[]).text(easier.name_key());
    let offer = format!("An easier rematch, at level {}: {name}", before - 1);
    assert!(!window.says("A harder rematch"));
    window.press(&offer);
    assert_eq!(level(&window), before - 1);
    assert_eq!(window.moves().len(), 0, "a new game has begun");
    let wins = &window.app().state().wins;
    assert_eq!(wins.iter().sum::<u32>(), 2, "of the same match");
    let kept = window.settings().seats("kuba", 2);
    assert!(
        kept.iter().any(|seat| seat.level() == Some(easier)),
        "and the next new game is as easy: {kept:?}"
    );
    resign(&mut window);
    assert!(!window.says("An easier rematch"), "it counts anew");
}

#[test]
fn who_wins_twice_in_a_row_may_begin_a_harder_rematch_with_shift_and_enter() {
    let home = home();
    let mut window = Window::open(home.path());
    window.paste(&record(NEARLY_WON, 0));
    window.key(Modifiers::SHIFT, Key::Enter);
    window.drag("f4", "g4");
    assert!(window.shows("You win!"));
    window.wait("the offer", |window| window.says("A harder rematch, at level 4"));
    assert_eq!(level(&window), 3, "the game that is over keeps its level");
    window.key(Modifiers::SHIFT, Key::Enter);
    window.press("Cancel");
    window.wait("the offer", |window| window.says("A harder rematch, at level 4"));
    window.key(Modifiers::SHIFT, Key::Enter);
    // Like any rematch, it first asks which way the board lies.
    window.press("White at bottom right");
    assert_eq!(level(&window), 4);
    assert!(!window.shows("You win!"));
}

#[test]
fn the_computers_second_win_in_a_row_brings_the_offer_too() {
    let home = home();
    let mut window = Window::open(home.path());
    window.paste(&record(NEARLY_LOST, 1));
    window.wait("the computer's win", |window| window.shows("The computer wins"));
    // The user lost twice without capturing a red, so the offer is much easier.
    window.wait("the offer", |window| window.says("An easier rematch, at level 1"));
    window.press("Rematch");
    assert_eq!(level(&window), 3, "the suggestion can be ignored");
}

#[test]
fn who_loses_with_next_to_nothing_is_offered_a_much_easier_level_at_once() {
    let home = home();
    for (reds, offered) in [("0-6", Some(5)), ("1-6", Some(5)), ("2-6", None)] {
        let mut window = Window::open(&home.path().join(reds));
        let position = NEARLY_LOST.replace("0-6", reds);
        let text = record(&position, 0).replace("Computer(3)", "Computer(7)");
        window.paste(&text);
        window.wait("the computer's win", |window| window.shows("The computer wins"));
        let found = window.app().state().commands.offered_level;
        assert_eq!(found.map(Level::number), offered, "{reds}");
    }
}

#[test]
fn who_never_had_a_chance_is_offered_a_much_easier_level_at_once_and_who_was_never_in_danger_a_harder_one()
 {
    // Both walk along their edges and back, although Black could win with every push.
    let files = ["a", "b", "c", "d", "e", "f", "e", "d", "c", "b", "a"];
    let walk = |rank: u8| {
        let steps = files.windows(2);
        steps.map(move |step| format!("{}{rank}{}{rank}", step[0], step[1]))
    };
    let mut moves: Vec<String> = walk(1).zip(walk(7)).flat_map(|(w, b)| [w, b]).collect();
    moves.pop();
    for (seats, offered) in [("[Human, Computer(7)]", 5), ("[Computer(7), Human]", 8)] {
        let home = home();
        let text = record("B6/7/7/5BR/7/7/W6 w 2-6", 0)
            .replace("[Human, Computer(3)]", seats)
            .replace("moves: []", &format!("moves: {moves:?}"))
            .replace("streak: Some((person: 0, games: 1))", "streak: None");
        let mut window = Window::open(home.path());
        window.paste(&text);
        assert_eq!(window.moves().len(), 19, "{seats}");
        if offered > 7 {
            window.drag("f4", "g4");
        }
        window.wait("the offer", |window| {
            window.app().state().commands.offered_level == Level::new(offered)
        });
    }
}

#[test]
fn the_first_game_of_each_kind_is_against_the_easiest_computer() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Hard");
    assert!(level(&window) > 3);
    for game in ["Cubulus", "Qubism"] {
        window.key(Modifiers::COMMAND, Key::N);
        window.press(game);
        window.press("Play");
        assert_eq!(level(&window), 1, "{game}");
    }
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Kuba");
    window.press("Play");
    assert!(level(&window) > 3, "what was chosen for a game stays");
}

#[test]
fn who_has_won_once_since_a_loss_is_offered_nothing() {
    let home = home();
    let mut window = Window::open(home.path());
    window.paste(&record(NEARLY_WON, 1));
    window.drag("f4", "g4");
    assert!(window.shows("You win!"));
    assert!(!window.says("rematch, at level"));
}

#[test]
fn there_is_nothing_below_the_easiest_level() {
    let home = home();
    let mut window = Window::open(home.path());
    let text = record(NEARLY_LOST, 1).replace("Computer(3)", "Computer(1)");
    // The easiest level may miss the win; White then resigns.
    window.paste(&text);
    if window.app().state().ended.is_none() {
        resign(&mut window);
    }
    assert!(!window.says("rematch, at level"));
}

#[test]
fn a_level_chosen_in_the_settings_is_that_of_the_computer_at_the_table() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().level = 1;
    window.press("Easy");
    window.drag("f1", "f2");
    open_levels(&mut window.harness);
    for _ in 1..5 {
        window.key(Modifiers::NONE, Key::ArrowRight);
    }
    assert_eq!(level(&window), 5);
    window.press("Close");
    assert!(window.says("Level 5: Keen player"));
}

/// Opens the settings with the focus on the level.
fn open_levels(harness: &mut Harness<'_, Option<App>>) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    harness.run_steps(5);
    harness.get_by_role_and_label(Role::Tab, "Computer").click();
    harness.run_steps(5);
    harness.get_by_role_and_label(Role::Slider, "Level").focus();
    harness.run_steps(3);
}

#[test]
fn a_search_under_way_starts_again_at_the_level_that_is_chosen() {
    let mut game = Heap::start(&250);
    game.seats = 2;
    let notes = Arc::clone(&game.notes);
    let seats = vec![Seat::Human(None), Seat::Computer(Level::CHAMPION)];
    let mut harness = heap_window::window(game, seats);
    harness.run();
    let settings = |harness: &mut Harness<'_, Option<App>>| {
        let app = harness.state_mut().as_mut().expect("the window is open");
        app.settings_mut().seconds = 60.0;
        app.settings_mut().level = Level::COUNT;
    };
    settings(&mut harness);
    harness.get_by_label("Take 1").click();
    harness.run_steps(5);
    let searches = || notes.searches.lock().expect("an unpoisoned lock").clone();
    let wait = |harness: &mut Harness<'_, Option<App>>, count| {
        let deadline = Instant::now() + Duration::from_mins(2);
        while searches().len() < count {
            assert!(Instant::now() < deadline, "no search has started");
            harness.step();
            sleep(Duration::from_millis(5));
        }
    };
    wait(&mut harness, 1);
    assert_eq!(searches(), [249], "the champion thinks for a minute");
    open_levels(&mut harness);
    harness.key_press(Key::ArrowLeft);
    let deadline = Instant::now() + Duration::from_mins(2);
    while moves(&harness) < 2 {
        assert!(Instant::now() < deadline, "the new level does not answer");
        harness.step();
        sleep(Duration::from_millis(5));
    }
    assert_eq!(searches(), [249, 249], "it has begun once more");
}

#[test]
fn computers_of_different_levels_keep_them_when_a_level_is_touched() {
    let home = home();
    let mut window = Window::open(home.path());
    let level = |number| Seat::Computer(Level::new(number).expect("a level"));
    let seats = vec![level(3), level(10)];
    window.settings().seat("kuba", seats.clone());
    window.settings().take_turns = Some(false);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    assert_eq!(window.app().state().seats, seats);
    window.key(Modifiers::COMMAND, Key::Comma);
    window.press("Computer");
    let slider = window
        .harness
        .get_by(|node| node.role() == Role::Slider && node.label().as_deref() == Some("Level"));
    slider.focus();
    window.settle();
    let before = window.settings().level;
    window.key(Modifiers::NONE, Key::ArrowRight);
    assert_ne!(window.settings().level, before, "the slider has moved");
    assert_eq!(window.app().state().seats, seats);
    assert_eq!(window.settings().seats("kuba", 2), seats);
}

#[test]
fn an_even_opponent_says_its_strength_and_keeps_it_whatever_happens() {
    let home = home();
    let mut window = Window::open(home.path());
    let even = Seat::Even(FineLevel::nearest(1.5));
    let seats = vec![Seat::Human(None), even.clone()];
    window.settings().seat("kuba", seats.clone());
    window.settings().take_turns = Some(false);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    assert_eq!(window.app().state().seats, seats);
    assert!(window.says("Even, about level 1½"));
    resign(&mut window);
    window.press("Rematch");
    resign(&mut window);
    assert!(!window.says("An easier rematch"), "it follows by itself");
    assert!(window.app().state().seats.contains(&even));
    assert!(window.app().table().record(None).contains("Even(1.5)"), "also in its file");
}
