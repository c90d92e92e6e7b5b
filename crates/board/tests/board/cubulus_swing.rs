//! The cube swings round while it is held.

use egui::{Event, Key, PointerButton, Pos2, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use kuba_board::Hand;
use kuba_rules::cubulus::GameState;
use kuba_rules::phrase::Phrase;

use crate::common::places::spoken;
use crate::host::{self, wants_frames};

type Host = host::Host<GameState>;
type Board = host::Board<GameState>;

const SIZE: Vec2 = vec2(860.0, 720.0);
const POSITION: &str = "W1B/3/1BR/R2/WRW/2B/RR1/BW1/W1R w wbr -";
const FACES: [&str; 6] = ["Top", "Front", "Right", "Left", "Back", "Bottom"];

fn board() -> Board {
    host::board(Host::new(POSITION), SIZE)
}

fn middle(board: &Board, face: &str) -> Pos2 {
    host::part(board, &spoken(&format!("{face}, middle"))).center()
}

fn middles(board: &Board) -> [Pos2; 6] {
    FACES.map(|face| middle(board, face))
}

/// Place of a name that is drawn beside the cube.
fn name(board: &Board, words: &str) -> Pos2 {
    let mut open: Vec<Shape> =
        (board.output().shapes.iter()).map(|clipped| clipped.shape.clone()).collect();
    while let Some(shape) = open.pop() {
        match shape {
            Shape::Vec(inner) => open.extend(inner),
            Shape::Text(text) if text.galley.text() == words => {
                return text.visual_bounding_rect().center();
            }
            _ => {}
        }
    }
    panic!("{words} is not drawn");
}

fn press(board: &mut Board, at: Pos2) {
    board.hover_at(at);
    board.step();
    host::button(board, at, PointerButton::Primary, true);
}

fn is_near(one: Pos2, other: Pos2) -> bool {
    one.distance(other) < 1.5
}

fn is_at_rest(board: &Board, resting: &[Pos2; 6]) -> bool {
    (middles(board).iter().zip(resting)).all(|(one, other)| is_near(*one, *other))
}

fn arrow(board: &mut Board, key: Key) {
    board.key_press(key);
    board.run_steps(30);
}

#[test]
fn holding_the_name_of_a_face_swings_it_to_the_front_until_it_is_let_go() {
    let mut board = board();
    let (resting, before) = (middles(&board), host::picture(&mut board));
    let front = middle(&board, "Front");
    for (face, said) in [
        ("Left", "the left face"),
        ("Back", "the back"),
        ("Bottom", "the bottom"),
        ("Top", "the top"),
        ("Right", "the right face"),
    ] {
        let at = name(&board, face);
        press(&mut board, at);
        board.run_steps(4);
        assert!(wants_frames(&board), "{face} is on its way");
        let way = middle(&board, face);
        assert!(!is_near(way, front) && !is_at_rest(&board, &resting), "{face}");
        board.run_steps(30);
        assert!(is_near(middle(&board, face), front), "{face}");
        let words = format!("Now in front: {said}.");
        assert_eq!(board.state().words(), words);
        board.get_by_label(&words);
        let mut shown = middles(&board).to_vec();
        for place in resting {
            shown.retain(|one| !is_near(*one, place));
        }
        assert!(shown.is_empty(), "each face is in a place of its own");
        host::release(&mut board, at);
        board.run_steps(3);
        assert!(!is_at_rest(&board, &resting), "{face} springs back");
        board.run_steps(30);
        assert!(is_at_rest(&board, &resting), "{face} is back");
    }
    board.event(Event::PointerGone);
    board.run_steps(200);
    assert!(!wants_frames(&board), "then nothing repaints");
    assert_eq!(host::changed(&before, &host::picture(&mut board)), None);
}

#[test]
fn a_drag_beside_the_cube_turns_it_and_a_release_outside_the_window_turns_it_back() {
    let mut board = board();
    let resting = middles(&board);
    let (front, right) = (middle(&board, "Front"), middle(&board, "Right"));
    let free = name(&board, "Top") - vec2(0.0, 60.0);
    let cells = |count: f32| count * 1.155 * (right.x - front.x) / 3.0;
    for (way, face) in [
        (vec2(cells(2.4), 0.0), "Left"),
        (vec2(-cells(2.4), cells(0.5)), "Right"),
        (vec2(cells(0.4), cells(2.4)), "Top"),
        (vec2(0.0, -cells(9.0)), "Bottom"),
        (vec2(cells(9.0), 0.0), "Back"),
    ] {
        host::hold(&mut board, free, free + way);
        assert!(is_near(middle(&board, face), front), "{face}");
        assert!(board.state().played().is_empty());
        let outside = Pos2::new(-300.0, 5000.0);
        board.event(Event::PointerGone);
        board.step();
        host::release(&mut board, outside);
        board.run_steps(30);
        assert!(is_at_rest(&board, &resting), "{face}");
    }
    assert!(board.state().played().is_empty());
}

#[test]
fn a_drag_follows_the_pointer_between_the_faces() {
    let mut board = board();
    let free = name(&board, "Top") - vec2(0.0, 60.0);
    let resting = middles(&board);
    host::hold(&mut board, free, free + vec2(70.0, 0.0));
    let half = middles(&board);
    assert!(!is_at_rest(&board, &resting));
    board.run_steps(30);
    assert_eq!(middles(&board), half, "it stays while the pointer does");
    assert!(!wants_frames(&board));
}

#[test]
fn v_and_arrows_swing_the_cube_from_face_to_face() {
    let mut board = board();
    let resting = middles(&board);
    let front = middle(&board, "Front");
    board.key_down(Key::V);
    board.step();
    for (key, face) in [
        (Key::ArrowRight, "Right"),
        (Key::ArrowRight, "Back"),
        (Key::ArrowRight, "Left"),
        (Key::ArrowUp, "Top"),
        (Key::ArrowLeft, "Back"),
        (Key::ArrowDown, "Bottom"),
        (Key::ArrowUp, "Back"),
    ] {
        arrow(&mut board, key);
        assert!(is_near(middle(&board, face), front), "{key:?}: {face}");
    }
    board.key_up(Key::V);
    board.run_steps(30);
    assert!(is_at_rest(&board, &resting));
    // Without the key the arrows move the cursor again.
    arrow(&mut board, Key::ArrowRight);
    assert!(is_at_rest(&board, &resting));
    let said = board.state().words();
    assert!(said.starts_with("Your ball goes in at the "), "{said}");
}

#[test]
fn a_face_swung_to_the_front_is_played_on() {
    let mut board = board();
    let resting = middles(&board);
    board.key_down(Key::V);
    board.step();
    arrow(&mut board, Key::ArrowLeft);
    let at = host::part(&board, &spoken("Left, a21")).center();
    host::click(&mut board, at);
    assert_eq!(board.state().played(), ["a21b21"]);
    // A line is pulled to its end even if the key is let go before.
    let from = host::part(&board, &spoken("Left, a22")).center();
    let way = from - name(&board, "Left");
    let inwards = vec2(0.866, -0.5) * (way.length() * 0.6);
    host::hold(&mut board, from, from + inwards);
    board.key_up(Key::V);
    board.run_steps(20);
    assert!(!is_at_rest(&board, &resting), "a piece is held");
    host::release(&mut board, from + inwards);
    board.run_steps(80);
    assert_eq!(board.state().played().len(), 2, "{:?}", board.state().says);
    assert!(is_at_rest(&board, &resting));
}

#[test]
fn with_reduced_motion_the_face_slides_in_without_a_rotation() {
    let mut host = Host::new(POSITION);
    host.look.reduce_motion = true;
    let mut board = host::board(host, SIZE);
    let resting = middles(&board);
    let [top, front, ..] = resting;
    let at = name(&board, "Left");
    press(&mut board, at);
    board.step();
    let way = middle(&board, "Left") - front;
    assert!(way.length() > 5.0 && way.x < 0.0 && way.y > 0.0, "{way}");
    assert!(is_near(middle(&board, "Top"), top), "nothing else moves");
    board.run_steps(30);
    assert!(is_near(middle(&board, "Left"), front));
    assert!(!wants_frames(&board));
    host::release(&mut board, at);
    board.run_steps(2);
    assert!(is_at_rest(&board, &resting), "at once");
}

#[test]
fn escape_and_the_right_button_let_the_cube_go() {
    for by_key in [true, false] {
        let mut board = board();
        let resting = middles(&board);
        let at = name(&board, "Back");
        press(&mut board, at);
        board.run_steps(30);
        assert!(!is_at_rest(&board, &resting));
        if by_key {
            board.key_press(Key::Escape);
        } else {
            host::button(&mut board, at, PointerButton::Secondary, true);
        }
        board.run_steps(30);
        assert!(is_at_rest(&board, &resting));
    }
}

#[test]
fn the_cube_swings_while_the_other_side_is_to_move_but_never_in_a_picture() {
    for (hand, swings) in [(Hand::Tied(Phrase::new("hand-thinking")), true), (Hand::Away, false)] {
        let mut host = Host::new(POSITION);
        host.hand = hand;
        let mut board = host::board(host, SIZE);
        let before = host::picture(&mut board);
        board.key_down(Key::V);
        board.step();
        arrow(&mut board, Key::ArrowRight);
        let at = name(&board, "Bottom");
        press(&mut board, at);
        board.event(Event::PointerGone);
        board.run_steps(30);
        let changed = host::changed(&before, &host::picture(&mut board));
        assert_eq!(changed.is_some(), swings, "{changed:?}");
    }
}
