//! Playing with one key, by the space bar alone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::{Key, Shape, Vec2, ViewportId};
use egui_kittest::SnapshotOptions;
use kuba::app::input::one_key::bar::OneKeyShown;
use kuba::app::settings::MotionChoice;
use kuba::app::shell::command::{
    AppCommand, Command, FileCommand, GameCommand, StartCommand, ViewCommand, YouCommand,
};
use kuba::app::shell::theme::ThemeChoice;
use kuba::board::HintPart;
use kuba::bot::Level;
use kuba::rules::Player;
use kuba::session::Seat;

use crate::common::nightly::nightly;
use crate::common::window::{Window, drawn, home};
use crate::practice::{RACE, archive};

/// Sign between the first and the last item of a group.
const GROUP: &str = " … ";
/// Frames in which another game begins.
const MOST_FRAMES: usize = 300;
/// Presses that are enough to solve a puzzle with all its hints.
const MOST_PRESSES: usize = 20;
/// Seconds for each item.
const PACE: f32 = 1.0;
/// Width of the ring around the present item, in points.
const RING: f32 = 6.0;

/// A player who only presses the space bar.
struct OneKeyPlayer {
    window: Window,
    presses: usize,
    frames: usize,
    /// Frames spent at the present item.
    steady: usize,
}

impl OneKeyPlayer {
    fn with_two_keys(mut window: Window) -> Self {
        window.settings().one_key.second_key = true;
        Self::new(window)
    }

    fn new(mut window: Window) -> Self {
        let choice = &mut window.settings().one_key;
        choice.on = true;
        choice.pace = PACE;
        window.harness.run_steps(8);
        Self { window, presses: 0, frames: 0, steady: 0 }
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

    /// Returns `true` if a press now counts for the present item.
    fn is_steady(&self) -> bool {
        (8..12).contains(&self.steady)
    }

    fn title(&self) -> String {
        self.shown().map_or_else(String::new, |shown| shown.title.clone())
    }

    fn press(&mut self) {
        self.window.harness.key_press(Key::Space);
        self.presses += 1;
        for _ in 0..12 {
            self.step();
        }
    }

    /// Goes on by the second key.
    fn go_on(&mut self) {
        self.window.harness.key_press(Key::Enter);
        for _ in 0..3 {
            self.step();
        }
    }

    /// Goes on to a item. Returns `false` if there is none with this name.
    fn comes_to(&mut self, is_it: impl Fn(&str) -> bool) -> bool {
        let mut seen = Vec::new();
        loop {
            if is_it(&self.title()) {
                return true;
            }
            let shown = self.shown().cloned();
            if seen.contains(&shown) {
                return false;
            }
            seen.push(shown);
            self.go_on();
        }
    }

    /// Chooses a item by two keys, also in a group of the present level.
    fn choose(&mut self, name: &str) {
        let is_it = |title: &str| title.starts_with(name) && !title.contains(GROUP);
        let mut looked = Vec::new();
        while !self.comes_to(is_it) {
            let is_new =
                |title: &str| title.contains(GROUP) && !looked.iter().any(|known| known == title);
            assert!(self.comes_to(is_new), "{name} is nowhere: {:?}", self.shown());
            looked.push(self.title());
            self.press();
            if !self.comes_to(is_it) {
                assert!(self.comes_to(|title| title == "Back"), "a way back");
                self.press();
            }
        }
        self.press();
    }

    fn minutes(&self) -> f64 {
        self.frames as f64 * 0.05 / 60.0
    }
}

#[test]
fn the_ring_is_drawn_only_when_it_has_become_shorter() {
    let parts = Duration::from_secs_f32(PACE / 4.0);
    for (motion, wanted) in
        [(MotionChoice::Normal, Duration::from_millis(66)), (MotionChoice::Reduced, parts)]
    {
        let home = home();
        let window = Window::two_players(home.path());
        let mut player = OneKeyPlayer::new(window);
        player.window.settings().choose_motion(motion);
        player.window.harness.run_steps(30);
        let delays = (0..8).map(|_| {
            player.window.harness.step();
            player.window.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
        });
        let longest = delays.max().expect("frames");
        assert!(longest >= wanted, "{motion:?}: the next frame after {longest:?}");
    }
}

#[test]
fn the_space_bar_alone_wins_a_game_of_each_kind() {
    let names = ["Kuba", "Cubulus", "Qubism"];
    for &game in nightly(&[0, 1, 2][..], &[2]) {
        let name = names[game];
        let home = home();
        let mut window = Window::open(home.path());
        window.settings().seconds = 0.5;
        window.run(Command::Start(StartCommand::ChooseGame(game)));
        window.press("Easy");
        window.run(Command::Game(GameCommand::Guide));
        let mut player = OneKeyPlayer::new(window);
        let deadline = Instant::now() + Duration::from_mins(3);
        while player.window.app().state().ended.is_none() {
            if player.is_steady() && player.shown().is_some_and(|shown| shown.is_hint) {
                player.press();
            } else {
                player.step();
                sleep(Duration::from_millis(2));
            }
            let shown = player.shown();
            assert!(Instant::now() < deadline, "{:?} {shown:?}", player.window.moves());
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
        assert_eq!(won.map(Player::index), human, "{name}");
        let first = Level::new(1).expect("a level");
        assert!(state.seats.contains(&Seat::Computer(first)));

        // The result comes with another game as its first item.
        player.window.settings().one_key.second_key = true;
        let first = ["Rematch", "White at bottom right"];
        for _ in 0..MOST_FRAMES {
            if player.steady >= 8 && first.contains(&player.title().as_str()) {
                player.press();
            } else {
                player.step();
            }
            if player.window.app().state().ended.is_none() {
                break;
            }
        }
        let state = player.window.app().state();
        assert!(state.ended.is_none() && player.window.moves().len() < moves);
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
    let mut player = OneKeyPlayer::with_two_keys(Window::open(home.path()));
    assert!(player.comes_to(|title| title.starts_with("Two players")));
    player.window.harness.run_steps(8);
    let corner = player.window.harness.ctx.content_rect().max - egui::vec2(3.0, 3.0);
    player.window.harness.hover_at(corner);
    player.window.harness.drag_at(corner);
    player.window.harness.drop_at(corner);
    player.window.harness.run_steps(8);
    assert!(!player.window.app().state().seats[1].is_computer());
    assert!(player.window.moves().is_empty());
    assert_eq!(player.shown().expect("a stop").headings[0].0, "Board");
}

#[test]
fn one_key_learns_solves_and_sets_the_switches() {
    let home = home();
    let mut player = OneKeyPlayer::with_two_keys(Window::open(home.path()));
    player.choose("Learn to play");
    assert!(player.window.app().lesson().is_some());
    for item in ["Menu", "Train", "Puzzles"] {
        player.choose(item);
    }
    for _ in 0..MOST_PRESSES {
        let shown = player.window.app().puzzle().expect("a puzzle");
        if shown.is_solved {
            break;
        }
        if player.shown().is_some_and(|shown| shown.is_hint) {
            player.press();
        } else if shown.is_open && player.shown().is_some() {
            player.choose("Hint");
        }
        player.window.harness.run_steps(20);
    }
    assert!(player.window.app().puzzle().expect("a puzzle").is_solved);
    for item in ["Menu", "View", "Look", "Sound"] {
        player.choose(item);
    }
    assert!(player.window.app().settings().muted);
    for item in ["Menu", "Game", "Settings…", "Accessibility", "Play with one key"] {
        player.choose(item);
    }
    let app = player.window.app();
    assert!(app.one_key().is_none() && !app.settings().one_key.on);
}

#[test]
fn one_key_finds_a_command_in_the_list() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.run(Command::App(AppCommand::Find));
    let mut player = OneKeyPlayer::with_two_keys(window);
    player.choose("Flip the board");
    assert!(player.window.app().settings().turned);
}

#[test]
fn one_key_uses_a_dialog_and_closes_it() {
    let home = home();
    let mut window = Window::open(home.path());
    window.run(Command::App(AppCommand::Settings));
    let mut player = OneKeyPlayer::with_two_keys(window);
    player.choose("Ask before resigning");
    assert!(!player.window.app().settings().confirm_resigning);
    player.choose("Accessibility");
    player.choose("Time for each stop");
    assert_eq!(player.title(), "Time for each stop: less");
    player.press();
    assert!(player.window.app().settings().one_key.pace < PACE);
    player.choose("Back");
    player.choose("Close");
    assert_ne!(player.shown().expect("a stop").headings.len(), 1);
}

#[test]
fn one_key_reaches_what_is_below_the_fold_of_a_page() {
    let home = home();
    archive(home.path(), &[RACE; 10]);
    let mut window = Window::with(home.path(), Vec2::new(480.0, 600.0), None);
    window.wait_for_ratings();
    window.run(Command::You(YouCommand::Open));
    let mut player = OneKeyPlayer::with_two_keys(window);
    player.choose("24 Nov 2026");
    assert_eq!(player.window.moves(), ["f1f2", "g2g1xR"]);
}

/// A third of the time for the second of White's marbles is over.
fn compare(size: Vec2, theme: ThemeChoice, name: &str) {
    let home = home();
    let mut window = Window::with(home.path(), size, None);
    window.settings().theme = theme;
    window.paste("f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5");
    window.settle();
    let mut player = OneKeyPlayer::new(window);
    player.window.settings().one_key.pace = 4.0;
    while player.shown().is_none_or(|shown| shown.place.0 != 2) {
        player.step();
    }
    player.window.harness.run_steps(27);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    player.window.harness.snapshot_options(name, &options);
}

#[test]
fn the_rings_the_bar_and_the_card_look_as_they_did() {
    compare(Vec2::new(1280.0, 800.0), ThemeChoice::Light, "one-key-light");
}

#[test]
fn the_rings_and_the_bar_in_a_narrow_window_look_as_they_did() {
    compare(Vec2::new(480.0, 600.0), ThemeChoice::Dark, "one-key-dark-480");
}

#[test]
fn nobody_who_has_one_key_is_trapped_in_a_text_field() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.settings().system_dialogs = false;
    let mut player = OneKeyPlayer::with_two_keys(window);
    player.window.run(Command::File(FileCommand::SaveAs));
    player.window.harness.run_steps(4);
    assert!(player.window.shows("Cancel"), "a field for a path has the focus");
    player.choose("Cancel");
    assert!(!player.window.shows("Cancel"));
}

#[test]
fn the_next_part_of_a_hint_is_the_next_stop() {
    let home = home();
    let mut window = Window::open(home.path());
    window.run(Command::Start(StartCommand::PlayEasy));
    let mut player = OneKeyPlayer::with_two_keys(window);
    player.choose("Hint");
    for part in [HintPart::Area, HintPart::Beginning] {
        player.window.wait("the hint", |window| window.app().state().hint == Some(part));
        player.window.harness.run_steps(4);
        assert_eq!(player.title(), "Hint", "after {part:?}");
        player.press();
    }
    player.window.wait("the move", |window| window.app().state().hint == Some(HintPart::Whole));
    player.window.harness.run_steps(4);
    assert_ne!(player.title(), "Hint", "the move comes first now");
    assert!(player.window.shows(&format!("{} (hint)", player.title())), "and is called so");
}

#[test]
fn a_push_with_a_hint_takes_half_as_many_stops_as_three_rounds() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().seconds = 0.5;
    window.run(Command::Start(StartCommand::PlayEasy));
    let mut player = OneKeyPlayer::new(window);
    let deadline = Instant::now() + Duration::from_mins(2);
    let (mut stops, mut pushes, mut longest) = (0, 0, 0);
    while pushes < 3 {
        let before = player.shown().cloned();
        let state = player.window.app().state();
        let (turn, hint, moves) = (state.turn, state.hint, player.window.moves().len());
        let is_wanted = match hint {
            Some(HintPart::Whole) => player.shown().is_some_and(|shown| shown.is_hint),
            // The ring rests if the search takes very long.
            _ => ["Hint", "Press to go on"].contains(&player.title().as_str()),
        };
        if player.is_steady() && is_wanted {
            player.window.harness.key_press(Key::Space);
            player.step();
            let thinks = |window: &Window| {
                let state = window.app().state();
                hint != Some(HintPart::Whole) && state.hint == hint
            };
            player.steady = 0;
            // The clock of the window stands while the search has its time.
            for _ in 0..10 {
                if thinks(&player.window) {
                    sleep(Duration::from_millis(200));
                    player.step();
                }
            }
        } else {
            player.step();
            sleep(Duration::from_millis(2));
        }
        let (title, place) = (player.title(), player.shown().map(|shown| shown.place));
        let is_other =
            before.is_some_and(|before| before.title != title || Some(before.place) != place);
        stops += usize::from(is_other);
        if player.window.moves().len() > moves {
            if turn == Player::FIRST {
                longest = longest.max(stops);
                pushes += 1;
            }
            stops = 0;
        }
        assert!(Instant::now() < deadline, "{:?}", player.shown());
    }
    println!("at most {longest} stops a push");
    assert!(
        longest <= 14,
        "{longest} stops a push; there were 29 when the ring began again after each part"
    );
}

#[test]
fn a_message_is_read_over_the_rings() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().one_key.on = true;
    window.run(Command::View(ViewCommand::OneKey));
    window.run(Command::View(ViewCommand::OneKey));
    let words = "Space, a click or a touch anywhere chooses";
    assert!(window.says(words));
    // The last comes first.
    let shapes = drawn(&window);
    let place_of = |shape: &Shape| match shape {
        Shape::Text(text) if text.galley.text().contains(words) => {
            Some(text.visual_bounding_rect())
        }
        _ => None,
    };
    let message = shapes.iter().position(|shape| place_of(shape).is_some()).expect("the message");
    let place = place_of(&shapes[message]).expect("the message");
    let is_ring = |shape: &Shape| {
        matches!(shape, Shape::Path(path) if path.stroke.width == RING)
            && shape.visual_bounding_rect().intersects(place)
    };
    assert!(!shapes[..message].iter().any(is_ring), "a ring lies over it");
    assert!(shapes[message..].iter().any(is_ring), "a ring lies below it");
}
