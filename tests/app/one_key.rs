//! Playing with one key, by the space bar alone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::Key;

use crate::common::window::{Window, home};

/// A player who only presses the space bar.
struct OneKeyPlayer {
    window: Window,
    presses: usize,
    frames: usize,
}

impl OneKeyPlayer {
    fn new(mut window: Window) -> Self {
        let choice = &mut window.settings().one_key;
        choice.on = true;
        choice.pace = 0.5;
        window.harness.run_steps(4);
        Self {
            window,
            presses: 0,
            frames: 0,
        }
    }

    fn step(&mut self) {
        self.window.harness.step();
        self.frames += 1;
    }

    fn title(&self) -> String {
        let shown = self.window.app().one_key();
        shown.map_or_else(String::new, |shown| shown.title.clone())
    }

    fn press(&mut self) {
        self.window.harness.key_press(Key::Space);
        self.presses += 1;
        for _ in 0..8 {
            self.step();
        }
    }

    /// Waits until the walk is at a stop whose name begins like this, and presses.
    fn choose(&mut self, name: &str) {
        let mut seen = Vec::new();
        for _ in 0..2000 {
            let title = self.title();
            if title.starts_with(name) {
                return self.press();
            }
            if seen.last() != Some(&title) {
                seen.push(title);
            }
            self.step();
        }
        panic!("the walk does not come to “{name}”: {seen:?}");
    }

    fn minutes(&self) -> f64 {
        self.frames as f64 * 0.05 / 60.0
    }
}

#[test]
fn the_space_bar_alone_wins_a_game_of_each_kind() {
    for (game, name) in ["Kuba", "Cubulus", "Qubism"].into_iter().enumerate() {
        let home = home();
        let mut window = Window::open(home.path());
        window.settings().seconds = 0.5;
        let mut player = OneKeyPlayer::new(window);
        player.choose(name);
        player.choose("Easy");
        let seats = player.window.app().state().seats.clone();
        println!("{game} {seats:?}");
        player.choose("Menu");
        player.choose("Move");
        player.choose("A hint every turn");
        let deadline = Instant::now() + Duration::from_secs(120);
        while player.window.app().state().ended.is_none() {
            let shown = player.window.app().one_key();
            if shown.is_some_and(|shown| shown.is_hint) {
                player.press();
            } else {
                player.step();
                sleep(Duration::from_millis(2));
            }
            assert!(
                Instant::now() < deadline,
                "{:?} {:?}",
                player.window.moves(),
                player.window.app().one_key()
            );
        }
        let app = player.window.app();
        println!(
            "{name}: {:?} {:?} after {} moves, {} presses, {:.1} minutes at 0.5 s a stop",
            app.state().seats,
            app.state().ended,
            player.window.moves().len(),
            player.presses,
            player.minutes()
        );
    }
}
