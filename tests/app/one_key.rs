//! Playing with one key, by the space bar alone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::Key;
use kuba::app::panels::one_key_bar::OneKeyShown;
use kuba::bot::Level;
use kuba::session::Seat;

use crate::common::window::{Window, home};

/// Seconds for each stop.
const PACE: f32 = 1.0;

/// A player who only presses the space bar.
struct OneKeyPlayer {
    window: Window,
    presses: usize,
    frames: usize,
    /// Frames spent at the present stop.
    steady: usize,
}

impl OneKeyPlayer {
    fn new(mut window: Window) -> Self {
        let choice = &mut window.settings().one_key;
        choice.on = true;
        choice.pace = PACE;
        window.harness.run_steps(4);
        Self {
            window,
            presses: 0,
            frames: 0,
            steady: 0,
        }
    }

    fn step(&mut self) {
        let before = self.shown().cloned();
        self.window.harness.step();
        self.frames += 1;
        let is_same = match (before, self.shown()) {
            (Some(before), Some(now)) => before.title == now.title && before.place == now.place,
            _ => false,
        };
        self.steady = if is_same { self.steady + 1 } else { 0 };
    }

    fn shown(&self) -> Option<&OneKeyShown> {
        self.window.app().one_key()
    }

    /// Returns `true` if a press now counts for the present stop.
    fn is_steady(&self) -> bool {
        (8..12).contains(&self.steady)
    }

    fn title(&self) -> String {
        self.shown()
            .map_or_else(String::new, |shown| shown.title.clone())
    }

    fn press(&mut self) {
        self.window.harness.key_press(Key::Space);
        self.presses += 1;
        for _ in 0..8 {
            self.step();
        }
    }

    /// Waits until the walk is at a stop whose name begins like this, and presses. Returns `false` if it is not there.
    fn tries(&mut self, name: &str) -> bool {
        for _ in 0..1200 {
            if self.is_steady() && is_named(&self.title(), name) {
                self.press();
                return true;
            }
            self.step();
        }
        false
    }

    fn choose(&mut self, name: &str) {
        assert!(self.tries(name), "{name}: {:?}", self.shown());
    }

    /// Chooses stop after stop, and begins again if the game has changed the stops meanwhile.
    fn go(&mut self, path: &[&str]) {
        let gets_there = |player: &mut Self| path.iter().all(|name| player.finds(name));
        assert!((0..4).any(|_| gets_there(self)), "{path:?}");
    }

    /// The names of one round.
    fn round(&mut self) -> Vec<String> {
        let mut titles: Vec<String> = Vec::new();
        for _ in 0..4000 {
            let title = self.title();
            match titles.iter().position(|known| *known == title) {
                Some(0) if titles.len() > 1 => break,
                Some(_) => {}
                None => titles.push(title),
            }
            self.step();
        }
        titles
    }

    /// Chooses a stop, also in a group of the present level. Returns `false` if it is not there.
    fn finds(&mut self, name: &str) -> bool {
        let is_it = |title: &String| is_named(title, name);
        let titles = self.round();
        if titles.iter().any(is_it) {
            return self.tries(name);
        }
        for group in titles.iter().filter(|title| title.contains(" … ")) {
            if self.tries(group) && self.round().iter().any(is_it) {
                return self.tries(name);
            }
            self.tries("Back");
        }
        self.tries("Back");
        false
    }

    fn minutes(&self) -> f64 {
        self.frames as f64 * 0.05 / 60.0
    }
}

/// Returns `true` for a stop whose name begins like this. A group is only meant by its whole name.
fn is_named(title: &str, name: &str) -> bool {
    title == name || title.starts_with(name) && !title.contains(" … ")
}

#[test]
fn the_space_bar_alone_wins_a_game_of_each_kind() {
    for name in ["Kuba", "Cubulus", "Qubism"] {
        let home = home();
        let mut window = Window::open(home.path());
        window.settings().seconds = 0.5;
        let mut player = OneKeyPlayer::new(window);
        player.go(&[name, "Easy"]);
        player.go(&["Menu", "Move", "A hint every turn"]);
        let deadline = Instant::now() + Duration::from_mins(3);
        while player.window.app().state().ended.is_none() {
            if player.is_steady() && player.shown().is_some_and(|shown| shown.is_hint) {
                player.press();
            } else {
                player.step();
                sleep(Duration::from_millis(2));
            }
            let shown = player.shown();
            assert!(
                Instant::now() < deadline,
                "{:?} {shown:?}",
                player.window.moves()
            );
        }
        let (app, moves) = (player.window.app(), player.window.moves().len());
        let state = app.state();
        println!(
            "{name}: {moves} moves, {} presses, {:.1} minutes at {PACE} s a stop",
            player.presses,
            player.minutes()
        );
        let human = state.seats.iter().position(|seat| !seat.is_computer());
        let won = state.ended.as_ref().and_then(|ended| ended.result.winner());
        assert_eq!(won.map(|winner| winner.index()), human, "{name}");
        assert!(
            state
                .seats
                .contains(&Seat::Computer(Level::new(1).expect("a level")))
        );
    }
}

#[test]
fn a_second_key_moves_on_and_nothing_moves_by_itself() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().one_key.second_key = true;
    let mut player = OneKeyPlayer::new(window);
    let first = player.title();
    for _ in 0..100 {
        player.step();
    }
    assert_eq!(player.title(), first);
    player.window.harness.key_press(Key::Enter);
    player.window.harness.run_steps(3);
    assert_ne!(player.title(), first);
}

#[test]
fn a_click_anywhere_chooses_what_is_ringed() {
    let home = home();
    let mut player = OneKeyPlayer::new(Window::open(home.path()));
    for _ in 0..2000 {
        if player.is_steady() && player.title().starts_with("Two players") {
            break;
        }
        player.step();
    }
    let corner = player.window.harness.ctx.content_rect().max - egui::vec2(3.0, 3.0);
    player.window.harness.hover_at(corner);
    player.window.harness.drag_at(corner);
    player.window.harness.drop_at(corner);
    player.window.harness.run_steps(8);
    assert!(!player.window.app().state().seats[1].is_computer());
    assert!(player.window.moves().is_empty());
    assert!(player.shown().expect("a stop").headings[0].0 == "Board");
}

#[test]
fn one_key_learns_solves_and_sets_the_switches() {
    let home = home();
    let mut player = OneKeyPlayer::new(Window::open(home.path()));
    player.choose("Learn to play");
    assert!(player.window.app().lesson().is_some());
    player.go(&["Menu", "Game", "Puzzles"]);
    assert!(player.window.app().puzzle().is_some());
    player.go(&["Menu", "View", "Sound"]);
    assert!(player.window.app().settings().muted);
    player.go(&["Menu", "Game", "Settings", "Time for each stop"]);
    let pace = player.window.app().settings().one_key.pace;
    player.choose("Time for each stop: more");
    assert!(player.window.app().settings().one_key.pace > pace);
    player.choose("Back");
    player.go(&["Close"]);
    player.go(&["Menu", "Help", "Play with one key"]);
    let app = player.window.app();
    assert!(app.one_key().is_none() && !app.settings().one_key.on);
}
