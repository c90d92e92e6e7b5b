//! The window with a game of another kind: three seats and no marbles.

use crate::common::heap::Heap;
use crate::common::heap_window::{moves, window};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::rules::Game;
use kuba::session::Seat;

#[test]
fn three_people_play_nim_in_the_window() {
    let mut harness = window(Heap::start(&0), vec![Seat::Human(None); 3]);
    harness.run();
    for _ in 0..2 {
        harness.get_by_label("Take 3").click();
        harness.run();
    }
    harness.get_by_label("Take 1").click();
    harness.run();
    assert_eq!(moves(&harness), 3);
    let listed: Vec<_> = harness
        .query_all_by_label_contains("take")
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(listed.iter().any(|label| label == "Red: take1"), "{listed:?}");
    harness.get_by_label("Red wins");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
    assert_eq!(moves(&harness), 2);
    assert!(harness.query_by_label("Red wins").is_none());
}

#[test]
fn undo_goes_back_to_the_only_persons_decision() {
    let level = kuba::bot::Level::new(1).expect("there is a first level");
    let seats = vec![Seat::Human(None), Seat::Computer(level), Seat::Computer(level)];
    let mut harness = window(Heap::start(&30), seats);
    harness.run();
    harness.get_by_label("Take 1").click();
    let deadline = std::time::Instant::now() + std::time::Duration::from_mins(2);
    let app = harness.state_mut().as_mut().expect("the window is open");
    app.settings_mut().show_thinking = true;
    while moves(&harness) < 3 {
        assert!(std::time::Instant::now() < deadline, "the computers don't answer");
        harness.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    harness.run();
    assert!(harness.query_by_label_contains("The computer thinks: ").is_some());
    harness.get_by_label("Undo").click();
    harness.run();
    assert_eq!(moves(&harness), 0);
    harness.get_by_label("Redo").click();
    harness.run();
    assert_eq!(moves(&harness), 3);
}
