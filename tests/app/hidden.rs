//! A hidden window: eframe calls only `logic` and draws no frame.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers, RawInput};
use kuba::rules::Player;
use kuba::session::TimeControl;

use crate::common::window::{Window, home};

/// A clock that the test advances, in milliseconds.
#[derive(Clone, Default)]
struct Time(Arc<AtomicU64>);

impl Time {
    fn of(window: &mut Window) -> Self {
        let time = Self::default();
        let elapsed = Arc::clone(&time.0);
        let app = window.harness.state_mut().as_mut();
        app.expect("the window is open")
            .set_monotonic(move || Duration::from_millis(elapsed.load(Ordering::Relaxed)));
        // One visible frame, so that the window starts from this clock.
        window.harness.step();
        time
    }

    /// Runs the logic of the hidden window `times` times, `millis` apart.
    fn pass(&self, window: &mut Window, times: usize, millis: u64) {
        let ctx = window.harness.ctx.clone();
        let app = window.harness.state_mut().as_mut();
        let app = app.expect("the window is open");
        for _ in 0..times {
            self.0.fetch_add(millis, Ordering::Relaxed);
            let _ = ctx.run_logic(&RawInput::default(), |ctx| app.logic(ctx));
        }
    }

    fn wait(&self, window: &mut Window, what: &str, holds: impl Fn(&Window) -> bool) {
        let deadline = Instant::now() + Duration::from_mins(2);
        while !holds(window) {
            assert!(Instant::now() < deadline, "{what} does not happen");
            self.pass(window, 1, 10);
            sleep(Duration::from_millis(2));
        }
    }
}

#[test]
fn two_computers_go_on_and_their_game_is_kept() {
    let home = home();
    let mut window = Window::computers(home.path(), None);
    let time = Time::of(&mut window);
    let before = window.moves().len();
    time.wait(&mut window, "the sixth push", |window| window.moves().len() >= before + 6);
    let last = window.moves().pop().expect("a push");
    let file = home.path().join("data/current.kuba");
    time.wait(&mut window, "keeping", |_| {
        std::fs::read_to_string(&file).is_ok_and(|text| text.contains(&last))
    });
}

#[test]
fn a_computer_plays_the_move_that_it_has_found_and_does_not_lose_on_time() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().level = 1;
    window.settings().clock = Some(TimeControl::Game { minutes: 1, more: 0 });
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    let time = Time::of(&mut window);
    window.drag("f1", "f2");
    let answered = |window: &Window| window.moves().len() > 1;
    time.wait(&mut window, "the answer", answered);
    let clock = window.app().state().clock.clone().expect("a clock");
    assert!(clock.left[1] > Duration::from_secs(30), "{clock:?}");
}

#[test]
fn a_flag_falls_at_its_time() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().clock = Some(TimeControl::Move { seconds: 5 });
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A friend");
    window.press("Play");
    window.drag("f1", "f2");
    let time = Time::of(&mut window);
    time.pass(&mut window, 10, 400);
    assert!(window.app().state().ended.is_none());
    time.pass(&mut window, 10, 400);
    let ended = window.app().state().ended.as_ref().expect("an end");
    assert_eq!(ended.result.winner(), Some(Player::FIRST));
}
