//! Pondering: if switched on, the computer thinks during the user's turn, invisibly.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::common::heap::{Heap, Notes};
use crate::common::heap_window::{moves, window};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use kuba::app::{App, Settings};
use kuba::bot::Level;
use kuba::rules::Game;
use kuba::session::Seat;

/// A heap that no search can exhaust.
const LARGE: u8 = 250;

/// A human, who begins, against a computer.
struct Table {
    harness: Harness<'static, Option<App>>,
    notes: Arc<Notes>,
}

impl Table {
    /// `ponder` is the setting; the computer's time is the shortest possible.
    fn new(heap: u8, level: Level, ponder: bool) -> Self {
        let mut game = Heap::start(&heap);
        game.seats = 2;
        let notes = Arc::clone(&game.notes);
        let seats = vec![Seat::Human(None), Seat::Computer(level)];
        let mut table = Self { harness: window(game, seats), notes };
        table.settings().ponder = ponder;
        table.settings().seconds = 0.5;
        table.harness.run();
        table
    }

    fn pondering() -> Self {
        let mut table = Self::new(LARGE, Level::CHAMPION, true);
        table.wait("pondering", |table| table.searches() == [LARGE]);
        table
    }

    fn app(&self) -> &App {
        self.harness.state().as_ref().expect("the window is open")
    }

    fn settings(&mut self) -> &mut Settings {
        let app = self.harness.state_mut().as_mut();
        app.expect("the window is open").settings_mut()
    }

    fn searches(&self) -> Vec<u8> {
        let searches = self.notes.searches.lock();
        searches.expect("an unpoisoned lock").clone()
    }

    fn is_searching(&self) -> bool {
        let before = self.notes.visited.load(Ordering::Relaxed);
        sleep(Duration::from_millis(50));
        self.notes.visited.load(Ordering::Relaxed) > before
    }

    fn wait_for_a_search(&mut self) {
        self.wait("a search", Self::is_searching);
    }

    /// A search that was just stopped may still visit some positions.
    fn wait_for_rest(&mut self) {
        self.wait("rest", |table| !table.is_searching());
    }

    fn shows(&self, words: &str) -> bool {
        let found = self.harness.query_all_by_label_contains(words);
        found.count() > 0
    }

    fn press(&mut self, name: &str) {
        self.harness.get_by_label(name).click();
        self.harness.run_steps(3);
    }

    /// The time limit is generous, for slow machines.
    fn wait(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + Duration::from_mins(2);
        while !holds(self) {
            assert!(Instant::now() < deadline, "{what} does not happen");
            self.harness.step();
            sleep(Duration::from_millis(2));
        }
        self.harness.run_steps(3);
    }

    fn play_round(&mut self) {
        let before = self.searches().len();
        self.press("Take 1");
        let searches = before + 2;
        self.wait("a round", |table| table.searches().len() == searches);
    }
}

#[test]
fn unless_it_is_wanted_the_computer_rests_while_a_person_is_to_move() {
    let mut table = Table::new(LARGE, Level::CHAMPION, false);
    table.harness.run_steps(10);
    assert!(!table.is_searching());
    assert!(table.searches().is_empty());
}

#[test]
fn pondering_begins_with_the_persons_turn_and_ends_with_the_push() {
    let mut table = Table::pondering();
    table.wait_for_a_search();
    table.play_round();
    assert_eq!(moves(&table.harness), 2);
    let searches = table.searches();
    assert_eq!(searches[..2], [LARGE, LARGE - 1], "one after the other");
    let left = table.app().table().position_text();
    assert!(left.starts_with(&searches[2].to_string()), "{left}");
    table.wait_for_a_search();
}

#[test]
fn pondering_is_never_seen() {
    let mut table = Table::new(LARGE, Level::CHAMPION, true);
    table.settings().show_thinking = true;
    table.wait("pondering", |table| table.searches() == [LARGE]);
    for _ in 0..3 {
        table.wait_for_a_search();
        let steps = table.harness.run();
        assert!(steps <= 2, "{steps} frames because of it");
        assert!(table.shows("Your turn"));
        assert!(table.shows("The computer has not thought yet."));
        assert!(table.shows("0 foreseen"));
        assert!(!table.shows("Thinking"));
        assert!(!table.shows("Move now"));
        let shown = table.app().state();
        assert!(!shown.commands.thinking && shown.thought.is_none());
        assert_eq!(shown.thinking, None);
    }
    // Pondering does not hide or change the thought about a move that was played.
    table.play_round();
    let thought = table.app().state().thought.clone();
    assert!(thought.is_some());
    table.wait_for_a_search();
    table.harness.run_steps(5);
    assert_eq!(table.app().state().thought, thought);
    assert!(table.shows("0 foreseen"));
}

#[test]
fn undo_while_it_ponders_leaves_nothing_late() {
    let mut table = Table::pondering();
    table.settings().show_thinking = true;
    table.play_round();
    table.press("Undo");
    table.wait("pondering", |table| table.searches().len() == 4);
    assert_eq!(table.searches()[3], LARGE);
    table.wait_for_a_search();
    table.harness.run_steps(10);
    assert_eq!(moves(&table.harness), 0);
    assert!(table.shows("Your turn"));
    assert!(table.shows("The computer has not thought yet."));
    assert!(!table.shows("Hint: "));
}

#[test]
fn a_hint_and_an_answer_about_a_draw_come_while_it_ponders() {
    let mut table = Table::pondering();
    table.press("Hint");
    assert!(table.shows("Looking for a good move…"));
    table.wait("the hint", |table| table.shows("Hint: take"));
    table.wait("more pondering", |table| table.searches() == [LARGE; 3]);
    table.wait_for_a_search();
    table.harness.run_steps(3);
    assert!(table.shows("Hint: take"), "pondering leaves it there");

    table.press("Move");
    table.press("More");
    table.press("Offer a draw");
    let declined = "The computer would rather play on.";
    table.wait("the answer", |table| table.shows(declined));
    table.wait("more pondering", |table| table.searches() == [LARGE; 5]);
    assert_eq!(moves(&table.harness), 0);
}

#[test]
fn it_rests_while_an_earlier_position_is_looked_at() {
    let mut table = Table::pondering();
    table.play_round();
    table.harness.key_press(egui::Key::Home);
    table.harness.run_steps(3);
    table.wait_for_rest();
    table.harness.key_press(egui::Key::End);
    table.harness.run_steps(3);
    table.wait_for_a_search();
    assert_eq!(table.searches().len(), 4);
}

#[test]
fn it_stops_as_soon_as_it_is_no_longer_wanted() {
    let mut table = Table::pondering();
    table.settings().ponder = false;
    table.harness.run_steps(3);
    table.wait_for_rest();
    table.settings().ponder = true;
    table.harness.run_steps(3);
    table.wait_for_a_search();
}

#[test]
fn a_position_pondered_to_its_end_is_left_alone() {
    let mut table = Table::new(3, Level::CHAMPION, true);
    table.settings().show_thinking = true;
    table.wait("pondering", |table| table.searches() == [3]);
    table.wait_for_rest();
    for _ in 0..5 {
        table.harness.run_steps(3);
        assert!(!table.is_searching());
    }
    assert_eq!(table.searches(), [3]);
    assert!(table.shows("The computer has not thought yet."));
    assert!(table.shows("0 foreseen"));
}

#[test]
fn only_a_level_that_time_makes_stronger_ponders() {
    let level = Level::new(Level::COUNT - 1).expect("a level");
    let mut table = Table::new(LARGE, level, true);
    table.harness.run_steps(10);
    assert!(!table.is_searching());
    assert!(table.searches().is_empty());
}

#[test]
fn a_failure_is_told_and_not_repeated() {
    let mut table = Table::new(LARGE, Level::CHAMPION, false);
    table.notes.broken.store(true, Ordering::Relaxed);
    table.settings().ponder = true;
    let told = "Something went wrong while the computer was thinking";
    table.wait("a failure", |table| table.shows(told));
    assert!(!table.shows("played an arbitrary move"), "nothing was to be played");
    table.press("Dismiss");
    for _ in 0..10 {
        sleep(Duration::from_millis(5));
        table.harness.step();
    }
    assert!(!table.shows(told));
    assert_eq!(table.searches(), [LARGE]);
}

#[test]
fn a_failure_to_choose_is_told_with_the_move_that_was_made_instead() {
    let mut table = Table::new(LARGE, Level::CHAMPION, false);
    table.notes.broken.store(true, Ordering::Relaxed);
    table.press("Take 1");
    table.wait("a failure", |table| table.shows("played an arbitrary move"));
    table.wait("the answer", |table| moves(&table.harness) == 2);
}

#[test]
fn a_choice_that_the_rules_forbid_is_told_and_another_move_is_made() {
    let mut table = Table::new(LARGE, Level::CHAMPION, false);
    table.notes.deluded.store(true, Ordering::Relaxed);
    table.press("Take 1");
    table.wait("a failure", |table| table.shows("so it played an arbitrary move"));
    table.wait("the answer", |table| moves(&table.harness) == 2);
    assert!(table.shows("Your turn"));
}
