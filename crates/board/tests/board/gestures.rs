//! Random pointer and key input in any order: the board only ever asks for legal moves.

use egui::{
    Event, Key, Modifiers, PointerButton, Pos2, Rect, TouchDeviceId, TouchId, TouchPhase, vec2,
};
use egui_kittest::kittest::Queryable as _;
use kuba_board::Hand;
use kuba_rules::phrase::Phrase;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::{Config, RngSeed};

use crate::play::{Board, Host, START, board, place};

/// A position with many captures, in which the next turn may be an extra one.
const OPEN: &str = "R5W/1B1W1B1/R1R3R/WWB1B1W/2RBR2/1W1B1W1/R1B3R w 2-1";

/// A random input. Positions are fractions of the window.
#[derive(Clone, Debug)]
enum Deed {
    Move(f32, f32),
    /// The middle of a cell plus an offset in cells.
    MoveTo(&'static str, f32, f32),
    Button(PointerButton, bool),
    Touch(u64, TouchPhase),
    Key(Key, bool),
    Text(&'static str),
    Focus(bool),
    /// The pointer leaves the window.
    Leave,
    /// The host undoes a move without the board.
    Undo,
    /// `true` gives the user the move.
    Hand(bool),
    Wait(usize),
}

const CELLS: [&str; 8] = ["a1", "b6", "c3", "d4", "d6", "e5", "f1", "g7"];
const KEYS: [Key; 14] = [
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Enter,
    Key::Space,
    Key::Escape,
    Key::Tab,
    Key::A,
    Key::D,
    Key::E,
    Key::G,
    Key::Num1,
    Key::Num7,
];

fn deeds() -> impl Strategy<Value = Deed> {
    let button = select(vec![PointerButton::Primary, PointerButton::Secondary]);
    let phase =
        select(vec![TouchPhase::Start, TouchPhase::Move, TouchPhase::End, TouchPhase::Cancel]);
    prop_oneof![
        2 => (0.0_f32..1.0, 0.0_f32..1.0).prop_map(|(x, y)| Deed::Move(x, y)),
        8 => (select(&CELLS[..]), -1.2_f32..1.2, -1.2_f32..1.2)
            .prop_map(|(cell, x, y)| Deed::MoveTo(cell, x, y)),
        4 => Just(Deed::Button(PointerButton::Primary, true)),
        4 => Just(Deed::Button(PointerButton::Primary, false)),
        1 => (button, any::<bool>()).prop_map(|(button, down)| Deed::Button(button, down)),
        1 => (0_u64..2, phase).prop_map(|(finger, phase)| Deed::Touch(finger, phase)),
        4 => (select(&KEYS[..]), any::<bool>()).prop_map(|(key, shift)| Deed::Key(key, shift)),
        1 => Just(Deed::Text("?")),
        1 => any::<bool>().prop_map(Deed::Focus),
        1 => Just(Deed::Leave),
        1 => Just(Deed::Undo),
        1 => any::<bool>().prop_map(Deed::Hand),
        2 => (1_usize..20).prop_map(Deed::Wait),
    ]
}

/// Applies the input and returns the new position of the pointer.
fn happen(board: &mut Board, deed: &Deed, at: Pos2) -> Pos2 {
    let window = Rect::from_min_size(Pos2::ZERO, vec2(720.0, 720.0));
    let mut at = at;
    match *deed {
        Deed::Move(x, y) => {
            at = window.lerp_inside(vec2(x, y));
            board.hover_at(at);
        }
        Deed::MoveTo(cell, x, y) => {
            let unit = place(board, "b1").x - place(board, "a1").x;
            at = place(board, cell) + vec2(x, y) * unit;
            board.hover_at(at);
        }
        Deed::Button(button, pressed) => board.event(Event::PointerButton {
            pos: at,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        }),
        Deed::Touch(finger, phase) => board.event(Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(finger),
            phase,
            pos: at,
            force: None,
        }),
        Deed::Key(key, shift) => {
            let modifiers = if shift { Modifiers::SHIFT } else { Modifiers::NONE };
            board.key_press_modifiers(modifiers, key);
        }
        Deed::Text(text) => board.event(Event::Text(text.to_owned())),
        Deed::Focus(focused) => board.input_mut().focused = focused,
        Deed::Leave => board.event(Event::PointerGone),
        Deed::Undo => {
            if !board.state().moves.is_empty() {
                board.state_mut().undo();
            }
        }
        Deed::Hand(free) => {
            board.state_mut().hand =
                if free { Hand::Free } else { Hand::Tied(Phrase::new("hand-over")) };
        }
        Deed::Wait(frames) => board.run_steps(frames),
    }
    at
}

proptest! {
    #![proptest_config(Config {
        cases: 48,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1968),
        ..Config::default()
    })]

    /// The host panics if the board asks for an illegal move.
    #[test]
    fn whatever_happens_the_board_asks_for_legal_moves_only(
        start in select(vec![START, OPEN]),
        deeds in vec(deeds(), 1..60),
    ) {
        let mut board = board(Host::new(start));
        let mut at = Pos2::ZERO;
        for deed in &deeds {
            let tied = matches!(board.state().hand, Hand::Tied(_));
            let before = board.state().played().len();
            at = happen(&mut board, deed, at);
            board.step();
            let asked = board.state().played().len() > before;
            assert!(!(tied && asked && !matches!(deed, Deed::Hand(true))), "no move is allowed: {deed:?}");
        }
        // The board still works: it accepts a push by the keyboard once everything is released.
        board.state_mut().hand = Hand::Free;
        board.input_mut().focused = true;
        board.event(Event::PointerGone);
        board.run_steps(60);
        board.get_by(|node| node.label().is_some_and(|label| label.starts_with("Kuba board.")));
    }
}

#[test]
fn random_gestures_do_push() {
    // Without this test, the property would also hold for a board that never responds.
    let mut board = board(Host::new(START));
    let mut at = Pos2::ZERO;
    for deed in [
        Deed::MoveTo("f1", 0.0, 0.0),
        Deed::Button(PointerButton::Primary, true),
        Deed::MoveTo("f1", 0.1, -0.8),
        Deed::Wait(3),
        Deed::Button(PointerButton::Primary, false),
    ] {
        at = happen(&mut board, &deed, at);
        board.step();
    }
    assert_eq!(board.state().played(), ["f1f2"]);
}
