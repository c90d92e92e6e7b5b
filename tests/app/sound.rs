//! Sounds of the whole window, and when there are none.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use egui::{Key, Modifiers};
use kuba::app::platform::sound::Speaker;
use kuba::board::sound::{Cues, Sound};
use kuba::session::TimeControl;

use crate::common::window::{Window, home};

/// All cues played, with their volume.
#[derive(Clone, Default)]
pub(crate) struct Heard(Arc<Mutex<Vec<(Cues, f32)>>>);

impl Speaker for Heard {
    fn play(&mut self, cues: &Cues, loudness: f32) {
        self.played().push((cues.clone(), loudness));
    }
}

impl Heard {
    pub(crate) fn listen(window: &mut Window) -> Self {
        let heard = Self::default();
        let app = window.harness.state_mut().as_mut();
        let app = app.expect("the window is open");
        app.set_speaker(Box::new(heard.clone()));
        heard
    }

    /// Everything since the last call of `sounds`.
    fn played(&self) -> MutexGuard<'_, Vec<(Cues, f32)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sounds since the last call.
    pub(crate) fn sounds(&self) -> Vec<Sound> {
        let played = std::mem::take(&mut *self.played());
        let cues = played.into_iter().flat_map(|(cues, _)| cues.list);
        cues.map(|cue| cue.sound).collect()
    }
}

#[test]
fn a_push_is_heard_and_so_is_the_computers() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    let heard = Heard::listen(&mut window);
    window.drag("f1", "f2");
    // The computer may answer while the marbles of the push still roll.
    let mut sounds = heard.sounds();
    assert!(sounds.contains(&Sound::Contact), "one's own");
    window.wait("the computer's answer", |window| window.moves().len() == 2);
    window.settle();
    sounds.extend(heard.sounds());
    assert!(sounds.contains(&Sound::Rest), "the computer's");
}

#[test]
fn muted_gives_nothing_and_a_volume_is_handed_on() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let heard = Heard::listen(&mut window);
    window.settings().volume = 0.25;
    window.drag("f1", "f2");
    let loudness: Vec<f32> = heard.played().iter().map(|(_, loud)| *loud).collect();
    assert!(!loudness.is_empty());
    assert!(loudness.iter().all(|loud| (loud - 0.25).abs() < 1e-6));
    heard.sounds();
    window.key(Modifiers::COMMAND, Key::M);
    assert!(window.settings().muted);
    assert_eq!(heard.sounds(), [], "and it stops at once");
    window.drag("a1", "a2");
    assert_eq!(window.moves().len(), 2);
    assert_eq!(heard.played().len(), 0);
    window.key(Modifiers::COMMAND, Key::M);
    assert_eq!(heard.sounds(), [Sound::Contact], "to be heard again");
}

#[test]
fn looking_back_is_a_rustle_however_far_and_no_cascade() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("a1", "a2"), ("g1", "f1")] {
        window.drag(from, to);
    }
    let heard = Heard::listen(&mut window);
    for key in [Key::Home, Key::PageDown, Key::PageUp, Key::End] {
        window.key(Modifiers::NONE, key);
        assert_eq!(heard.sounds(), [Sound::Leaf], "{key:?}");
    }
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(heard.sounds(), [Sound::Leaf]);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(heard.sounds(), [Sound::Leaf]);
}

#[test]
fn an_end_is_heard_when_the_last_marble_lies_and_only_once() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let heard = Heard::listen(&mut window);
    window.paste("7/7/7/5WR/7/7/B6 w 6-0");
    assert_eq!(heard.sounds(), []);
    window.drag("f4", "g4");
    let sounds = heard.sounds();
    assert_eq!(sounds.last(), Some(&Sound::Won), "{sounds:?}");
    window.harness.run_steps(30);
    assert_eq!(heard.sounds(), []);
}

#[test]
fn losing_to_the_computer_sounds_otherwise() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Medium");
    let heard = Heard::listen(&mut window);
    window.paste("7/7/7/5BR/7/7/W6 b 0-6");
    window.wait("the computer's win", |window| window.shows("The computer wins"));
    let sounds = heard.sounds();
    assert!(sounds.contains(&Sound::Lost) && !sounds.contains(&Sound::Won));
}

#[test]
fn the_sound_is_switched_in_the_view_menu_and_that_is_remembered() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.press("View");
    window.press("Look");
    window.press("Sound");
    assert!(window.settings().muted);
    drop(window);
    let mut window = Window::open(home.path());
    assert!(window.settings().muted);
    window.key(Modifiers::COMMAND, Key::M);
    assert!(!window.settings().muted);
}

#[test]
fn a_lesson_is_heard() {
    let home = home();
    let mut window = Window::open(home.path());
    let heard = Heard::listen(&mut window);
    window.press("Learn to play");
    window.drag("d4", "d5");
    assert!(heard.sounds().contains(&Sound::Rest));
}

#[test]
fn the_last_seconds_of_a_clock_tick_and_no_others() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().clock = Some(TimeControl::Move { seconds: 20 });
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A friend");
    window.press("Play");
    let heard = Heard::listen(&mut window);
    window.drag("f1", "f2");
    // 12 s, then 8 s more.
    window.harness.run_steps(240);
    assert!(!heard.sounds().contains(&Sound::Tick));
    window.harness.run_steps(160);
    let sounds = heard.sounds();
    let ticks = sounds.iter().filter(|sound| **sound == Sound::Tick);
    assert_eq!(ticks.count(), 5, "{sounds:?}");
    assert_eq!(sounds.last(), Some(&Sound::Won));
}

#[test]
fn a_game_that_begins_is_heard_and_one_that_is_opened_is_not() {
    let home = home();
    let mut window = Window::open(home.path());
    let heard = Heard::listen(&mut window);
    window.press("Easy");
    assert_eq!(heard.sounds(), [Sound::Begun]);
    window.paste("7/7/7/5WR/7/7/B6 w 6-0");
    assert_eq!(heard.sounds(), []);
    window.settings().muted = true;
    window.press("Game");
    window.press("Start page");
    window.press("Easy");
    assert_eq!(heard.sounds(), [], "muted");
}

#[test]
fn the_first_push_on_the_start_page_begins_a_game() {
    let home = home();
    let mut window = Window::open(home.path());
    let heard = Heard::listen(&mut window);
    window.drag("f1", "f2");
    let sounds = heard.sounds();
    let begun = sounds.iter().filter(|sound| **sound == Sound::Begun);
    assert_eq!(begun.count(), 1, "{sounds:?}");
}

#[test]
fn a_warning_is_heard_once() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().warn = true;
    let heard = Heard::listen(&mut window);
    window.paste(
        "GameRecord(game: \"kuba\", version: 1, date: None, rules: (rules: (ko: StraightBack, extra: Must, \
         repetition: true), setup: Standard), start: Some(\"7/7/7/7/7/6B/W4WR w 6-6\"), seats: [Human, \
         Computer(3)], moves: [\"a1a2\"], result: None)",
    );
    window.wait("the warning", |window| window.app().state().warning.is_some());
    window.harness.run_steps(60);
    let sounds = heard.sounds();
    let warned = sounds.iter().filter(|sound| **sound == Sound::Warned);
    assert_eq!(warned.count(), 1, "{sounds:?}");
}
