//! Keys that arrive faster than frames have the same effect as keys one by one.

use egui::{Event, Key, Modifiers};
use kuba_board::Playable;
use kuba_rules::{cubulus, kuba as pushes, qubism};

use crate::host::{self, Board, Host};

/// `↑`, `↓`, `←`, `→` and `⏎` stand for their keys, and `^` holds Shift for the next one.
fn keys(text: &str) -> Vec<Event> {
    let mut modifiers = Modifiers::NONE;
    let mut events = Vec::new();
    for letter in text.chars() {
        let key = match letter {
            '^' => {
                modifiers = Modifiers::SHIFT;
                continue;
            }
            '⏎' => Key::Enter,
            '↑' => Key::ArrowUp,
            '↓' => Key::ArrowDown,
            '←' => Key::ArrowLeft,
            '→' => Key::ArrowRight,
            letter => Key::from_name(&letter.to_ascii_uppercase().to_string()).expect("a key"),
        };
        for pressed in [true, false] {
            events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        }
        modifiers = Modifiers::NONE;
    }
    events
}

fn focused<G: Playable>(position: &str) -> Board<G> {
    let size = egui::vec2(760.0, 700.0);
    let mut board = host::board(Host::new(position), size);
    kuba_board::focus::give(&board.ctx);
    board.run_steps(3);
    board
}

/// Plays the keys of `text`, `at_once` of them per frame.
fn played<G: Playable>(position: &str, text: &str, at_once: usize) -> Vec<String> {
    let mut board = focused::<G>(position);
    for events in keys(text).chunks(at_once) {
        board.input_mut().events.extend_from_slice(events);
        board.step();
    }
    board.run_steps(20);
    board.state().played()
}

fn is_the_same<G: Playable>(position: &str, text: &str, moves: &[&str]) {
    for at_once in [1, 2, 3, 5, 8, 13, usize::MAX] {
        let at_once = at_once.min(1000);
        assert_eq!(played::<G>(position, text, at_once), moves, "{at_once} keys a frame");
    }
}

#[test]
fn cubulus_is_played_as_it_was_typed() {
    let empty = "3/3/3/3/3/3/3/3/3 w wbr -";
    let moves = ["a11", "c33", "b21", "b23"];
    is_the_same::<cubulus::GameState>(empty, "a11⏎c33⏎b21⏎b23⏎", &moves);
}

#[test]
fn kuba_is_played_as_it_was_typed() {
    let start = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w";
    let moves = ["f1f2", "a1a2", "g1g2", "b1b2"];
    is_the_same::<pushes::GameState>(start, "f1⏎↑a1⏎↑g1^↑b1⏎↑", &moves);
}

#[test]
fn qubism_is_played_as_it_was_typed() {
    let start = "5/5/5/5/5 c1 c5 b";
    let moves = ["b3NR", "d3NR", "c1c2"];
    is_the_same::<qubism::GameState>(start, "b3⏎⏎d3⏎⏎c1⏎c2⏎", &moves);
}

#[test]
fn queued_keys_are_dropped_when_the_board_loses_the_focus() {
    let empty = "3/3/3/3/3/3/3/3/3 w wbr -";
    let mut board = focused::<cubulus::GameState>(empty);
    board.input_mut().events.extend(keys("a11⏎c33⏎"));
    board.step();
    // A frame in which another widget has the focus.
    let other = egui::Id::unique("elsewhere");
    board.ctx.memory_mut(|memory| memory.request_focus(other));
    board.run_steps(3);
    assert_eq!(board.state().played(), ["a11"]);
    kuba_board::focus::give(&board.ctx);
    board.run_steps(5);
    assert_eq!(board.state().played(), ["a11"]);
}

#[test]
fn rows_are_reached_without_shift_on_a_french_keyboard() {
    for (row, sign, digit) in
        [(4, Key::Quote, Key::Num4), (6, Key::Minus, Key::Num6), (3, Key::Quote, Key::Num3)]
    {
        let mut ranks = ["7"; 7];
        ranks[7 - row] = "W6";
        ranks[6] = "6B";
        let mut board = focused::<pushes::GameState>(&format!("{} w", ranks.join("/")));
        let mut events = keys(&format!("a{row}⏎→"));
        for event in &mut events {
            if let Event::Key { key, physical_key, .. } = event
                && *key == digit
            {
                (*key, *physical_key) = (sign, Some(digit));
            }
        }
        board.input_mut().events.extend(events);
        board.run_steps(20);
        assert_eq!(board.state().played(), [format!("a{row}b{row}")]);
    }
}
