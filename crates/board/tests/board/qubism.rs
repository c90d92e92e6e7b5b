//! The Qubism board by mouse, keyboard and screen reader.

use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, Vec2,
    vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kuba_board::{GameWords as _, Hand, RulesForm as _, Speed};
use kuba_i18n::Texts;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{GameState, Move, QubismRules, Square};
use kuba_rules::{Game, Player};

use crate::host::{self, Host, button, click, hold, press, release, wants_frames};

type Board = host::Board<GameState>;

const START: &str = "5/5/5/5/5 c1 c5 b";
const TEST: &str = "SL4/5/ER3WL/5/4NR c2 c4 b";
const SIZE: Vec2 = vec2(760.0, 650.0);

fn board_at(position: &str) -> Board {
    host::board(Host::new(position), SIZE)
}

fn place(board: &Board, square: &str) -> Pos2 {
    host::part(board, &format!("{square}, ")).center()
}

/// The centre of a cube in the rail; `index` counts from the bottom.
fn in_rail(board: &Board, index: u8) -> Pos2 {
    let (a1, e5) = (place(board, "a1"), place(board, "e5"));
    let unit = (e5.x - a1.x).abs() / 4.0;
    let middle = f32::midpoint(a1.y, e5.y);
    Pos2::new(a1.x.max(e5.x) + 1.5 * unit, middle - (f32::from(index) - 4.0) * 0.55 * unit)
}

fn drag(board: &mut Board, from: &str, to: &str) {
    let (from, to) = (place(board, from), place(board, to));
    hold(board, from, to);
    release(board, to);
}

fn click_on(board: &mut Board, square: &str) {
    let at = place(board, square);
    click(board, at);
}

fn focus(board: &mut Board) {
    board
        .get_by(|node| {
            let begins = |label: String| label.starts_with("Qubism board.");
            node.label().is_some_and(begins)
        })
        .focus();
    board.run_steps(3);
}

/// Types the name of a square to put the cursor on it.
fn go(board: &mut Board, square: &str) {
    let key = |c: char| Key::from_name(&c.to_ascii_uppercase().to_string()).expect("a key");
    for c in square.chars() {
        press(board, &[key(c)]);
    }
}

fn shows(board: &Board, label: &str) -> bool {
    board.query_by_label(label).is_some()
}

#[test]
fn squares_say_what_stands_there_and_what_can_be_done() {
    let board = board_at(TEST);
    for label in [
        "Qubism board. Black’s turn. Steps to go: Black 3, White 3. 5 cubes left.",
        "c2, your pawn. Can go to c1, b2, d2, c3.",
        "c4, White’s pawn.",
        "e3, cube, arrow left, turns left. Can go to b3, c3, d3; will point down.",
        "a5, cube, arrow down, turns left. Can go to a4; will point right.",
        "e1, cube, arrow up, turns right. Can go to e2; will point right.",
        "b2, free. Can place: up, left, down.",
        "a1, free. Can place: up, right.",
    ] {
        board.get_by_label(label);
    }
    let board = board_at("5/5/WL4/5/5 c1 c5 b");
    board.get_by_label(
        "a3, cube, arrow left, turns left. Cannot move: Its arrow points off the board.",
    );
    let board = board_at(LOCKED);
    board.get_by_label(
        "e4, cube, arrow up, turns right. Cannot move: The square in front of its arrow is not free.",
    );
    board.get_by_label(
        "e5, cube, arrow down, turns left. Cannot move: The square in front of its arrow is not free.",
    );
}

#[test]
fn directions_are_those_on_the_screen_when_the_board_is_turned_round() {
    let mut host = Host::<GameState>::new(TEST);
    host.look.viewer = Player::SECOND;
    let board = host::board(host, SIZE);
    board.get_by_label("e3, cube, arrow right, turns left. Can go to b3, c3, d3; will point up.");
    board.get_by_label("b2, free. Can place: up, right, down.");
    assert!(place(&board, "a1").y < place(&board, "a5").y);
}

#[test]
fn a_board_without_a_player_is_one_picture() {
    let mut host = Host::<GameState>::new(START);
    host.hand = Hand::Away;
    let mut board = host::board(host, SIZE);
    let words = "Qubism board. Black’s turn. Steps to go: Black 4, White 4. 9 cubes left.";
    let picture = board.get_by_role_and_label(Role::Image, words).rect();
    assert_eq!(board.query_all_by_role(Role::Button).count(), 0);
    click(&mut board, picture.center());
    press(&mut board, &[Key::Enter]);
    assert!(board.state().moves.is_empty() && board.state().says.is_none());
}

#[test]
fn a_pawn_is_dragged_or_clicked_to_a_square() {
    let mut board = board_at(START);
    drag(&mut board, "c1", "c2");
    board.run();
    click_on(&mut board, "c5");
    assert_eq!(board.state().words(), "c5: drag your pawn, or choose a square.");
    click_on(&mut board, "c4");
    board.run();
    assert_eq!(board.state().played(), ["c1c2", "c5c4"]);
    // A click outside only closes the choice.
    click_on(&mut board, "c2");
    click_on(&mut board, "a5");
    assert_eq!(board.state().says, None);
    assert_eq!(board.state().moves.len(), 2);
}

#[test]
fn a_pawn_that_is_let_go_elsewhere_goes_back() {
    let mut board = board_at(TEST);
    drag(&mut board, "c2", "a1");
    assert!(wants_frames(&board), "it springs back");
    board.run_steps(60 * 5);
    assert!(board.state().moves.is_empty() && !wants_frames(&board));
}

#[test]
fn a_cube_is_dragged_along_its_arrow_and_tips_over() {
    let mut board = board_at(TEST);
    let (from, to) = (place(&board, "e3"), place(&board, "c3") + vec2(14.0, 40.0));
    hold(&mut board, from, to);
    assert_eq!(board.state().words(), "To c3; there the arrow will point down.");
    release(&mut board, to);
    board.step();
    assert!(board.state().moving, "it tips over");
    board.run();
    assert_eq!(board.state().played(), ["e3c3"]);
    board.get_by(|node| {
        let lies = |label: String| label.starts_with("c3, cube, arrow down, turns left.");
        node.label().is_some_and(lies)
    });
}

#[test]
fn a_cube_is_clicked_and_then_a_square_before_it() {
    let mut board = board_at(TEST);
    click_on(&mut board, "e3");
    assert_eq!(board.state().words(), "e3: drag the cube along its arrow, or choose a square.");
    click_on(&mut board, "b3");
    assert_eq!(board.state().played(), ["e3b3"]);
}

#[test]
fn a_click_on_a_free_square_opens_eight_chips() {
    let mut board = board_at(TEST);
    click_on(&mut board, "b2");
    assert!(board.state().words().starts_with("b2: choose where it points."));
    board.get_by_label("Place on b2, arrow left, turns left").hover();
    board.run();
    assert_eq!(board.state().words(), "b2: the arrow points left; once moved, it will point down.");
    let refused = "Not on b2, arrow right, turns left: The arrow would point at a pawn.";
    board.get_by_label(refused).hover();
    board.run();
    assert_eq!(board.state().refusal(), "The arrow would point at a pawn.");
    board.get_by_label(refused).click();
    board.run();
    assert!(board.state().moves.is_empty());
    board.get_by_label("Place on b2, arrow up, turns right").click();
    board.run_steps(3);
    assert_eq!(board.state().played(), ["b2NR"]);
    assert!(board.state().moving);
    assert!(!shows(&board, "Place on b2, arrow up, turns right"));
}

#[test]
fn what_is_open_is_closed_by_a_click_elsewhere_escape_and_the_right_button() {
    let mut board = board_at(TEST);
    let chip = "Place on b2, arrow up, turns right";
    for how in 0..3 {
        click_on(&mut board, "b2");
        assert!(shows(&board, chip));
        match how {
            0 => click_on(&mut board, "d2"),
            1 => press(&mut board, &[Key::Escape]),
            _ => {
                let at = place(&board, "d1");
                for pressed in [true, false] {
                    button(&mut board, at, PointerButton::Secondary, pressed);
                }
            }
        }
        board.step();
        assert!(!shows(&board, chip), "{how}");
        assert!(!shows(&board, "Place on d2, arrow up, turns right"), "{how}");
    }
}

#[test]
fn a_cube_from_the_rail_is_turned_by_wheel_and_keys_and_placed() {
    let mut board = board_at(TEST);
    let (from, to) = (in_rail(&board, 2), place(&board, "b2"));
    hold(&mut board, from, to);
    assert!(board.state().words().starts_with("Drag the cube to a free square."));
    // The arrow turns from up to right, which is rejected at once, then down.
    press(&mut board, &[Key::R]);
    board.step();
    assert_eq!(board.state().refusal(), "The arrow would point at a pawn.");
    board.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, -1.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    board.step();
    press(&mut board, &[Key::F, Key::Enter]);
    assert_eq!(board.state().played(), ["b2SL"]);
    board.run_steps(30);
    release(&mut board, to);
    assert_eq!(board.state().moves.len(), 1, "letting go does no more");
}

#[test]
fn a_cube_from_the_rail_that_is_let_go_opens_the_chips_or_flies_back() {
    let mut board = board_at(TEST);
    let (from, to) = (in_rail(&board, 0), place(&board, "b2"));
    hold(&mut board, from, to);
    release(&mut board, to);
    board.run();
    board.get_by_label("Place on b2, arrow down, turns left").click();
    board.run();
    assert_eq!(board.state().played(), ["b2SL"]);
    let to = place(&board, "c4");
    hold(&mut board, from, to);
    assert_eq!(board.state().refusal(), "c4 is taken.");
    release(&mut board, to);
    board.run();
    assert_eq!(board.state().moves.len(), 1);
    // One cube has left the rail: the fifth place is empty.
    let empty = in_rail(&board, 4);
    let to = place(&board, "d2");
    hold(&mut board, empty, to);
    assert_eq!(board.state().refusal(), "All nine cubes are on the board: move one.");
    release(&mut board, to);
    assert_eq!(board.state().moves.len(), 1);
}

/// Each case: the position, the square the cursor goes to, the keys pressed there, and the reason of the
/// rejection.
const REFUSED_BY_KEYS: [(&str, &str, &[Key], &str); 11] = [
    (TEST, "b2", &[Key::Enter, Key::ArrowRight], "The arrow would point at a pawn."),
    (TEST, "b3", &[Key::Enter, Key::ArrowLeft], "The arrow would point at a cube."),
    (TEST, "a1", &[Key::Enter, Key::ArrowDown], "The arrow would point off the board."),
    (TEST, "e3", &[Key::Enter, Key::ArrowUp], "This cube moves only where its arrow points: left."),
    (LOCKED, "e4", &[Key::Enter], "The square in front of its arrow is not free."),
    (CLOSED, "a2", &[Key::Enter], "Black would have no way to the far side."),
    (FULL, "a4", &[Key::Enter], "All nine cubes are on the board: move one."),
    ("5/5/2NR2/5/5 c2 a4 b", "c2", &[Key::Enter, Key::ArrowUp], "A cube is in the way."),
    (START, "c1", &[Key::Enter, Key::ArrowDown], "The pawn cannot leave the board."),
    (START, "c5", &[Key::Enter], "You play Black."),
    (WALLING, "b3", &[Key::Enter], "Black would have no way to the far side."),
];

/// Neither cube can move: each points at the other.
const LOCKED: &str = "4SL/4NR/5/5/5 a2 b4 b";
/// Moving the cube on b3 would close Black in.
const WALLING: &str = "5/5/1WL3/1NR3/1NR3 a1 c4 b";
/// Black can only go up on file a.
const CLOSED: &str = "5/5/5/1SR3/1NRER2 a1 c4 b";
const FULL: &str = "NRNRNR2/5/NRNRNR2/5/NRNRNR2 e2 e4 b";

#[test]
fn every_refusal_of_the_keyboard_gives_its_reason() {
    for (position, square, keys, reason) in REFUSED_BY_KEYS {
        let mut board = board_at(position);
        focus(&mut board);
        go(&mut board, square);
        press(&mut board, keys);
        board.step();
        assert_eq!(board.state().refusal(), reason, "{square} in {position}");
        assert!(board.state().moves.is_empty());
    }
}

#[test]
fn every_refusal_of_the_pointer_gives_its_reason() {
    for (position, from, to, reason) in [
        (TEST, "e3", "e2", "This cube moves only where its arrow points: left."),
        ("5/5/2NR2/5/5 c2 a4 b", "c2", "c3", "A cube is in the way."),
        (START, "c1", "d2", "A pawn goes one step up, down, left or right."),
        ("5/5/5/2NR2/5 c3 c4 b", "c3", "c4", "The other pawn stands on c4: jump over it."),
        (
            "5/5/5/5/2NR2 c3 c4 b",
            "c3",
            "d4",
            "Jump straight over first, to c5; sideways only if that is impossible.",
        ),
        (LOCKED, "e4", "e5", "The square in front of its arrow is not free."),
        (WALLING, "b3", "a3", "Black would have no way to the far side."),
    ] {
        let mut board = board_at(position);
        let (start, end) = (place(&board, from), place(&board, to));
        hold(&mut board, start, end);
        assert_eq!(board.state().refusal(), reason, "{from} to {to} in {position}");
        release(&mut board, end);
        board.run_steps(60);
        assert!(board.state().moves.is_empty());
    }
    for (position, square, reason) in [
        (CLOSED, "a2", "Black would have no way to the far side."),
        (FULL, "a4", "All nine cubes are on the board: move one."),
        (START, "c5", "You play Black."),
        (LOCKED, "e5", "The square in front of its arrow is not free."),
        (WALLING, "b3", "Black would have no way to the far side."),
    ] {
        let mut board = board_at(position);
        click_on(&mut board, square);
        assert_eq!(board.state().refusal(), reason, "{square} in {position}");
    }
    // A press on the other pawn while one's own is selected counts as a target square.
    for (position, reason) in [
        ("5/5/5/2NR2/5 c3 c4 b", "The other pawn stands on c4: jump over it."),
        ("5/5/5/5/5 c1 c4 b", "A pawn goes one step up, down, left or right."),
    ] {
        let mut board = board_at(position);
        click_on(&mut board, if position.contains("c1") { "c1" } else { "c3" });
        click_on(&mut board, "c4");
        assert_eq!(board.state().refusal(), reason, "{position}");
    }
    // An obstacle between a cube and its target.
    let mut board = board_at("5/5/ER1NL2/5/5 e1 e4 b");
    click_on(&mut board, "a3");
    click_on(&mut board, "d3");
    assert_eq!(board.state().refusal(), "c3 is not free.");
}

#[test]
fn a_locked_cube_says_why_when_the_pointer_rests_on_it() {
    let mut board = board_at(LOCKED);
    board.hover_at(place(&board, "e4"));
    board.run_steps(2);
    assert!(wants_frames(&board), "the reason comes after half a second");
    let hovered = host::picture(&mut board);
    board.run_steps(60);
    assert!(!wants_frames(&board));
    let reason = host::changed(&hovered, &host::picture(&mut board));
    assert!(reason.is_some(), "the reason is shown");
}

#[test]
fn a_reason_stands_at_its_square() {
    let mut board = board_at("5/2SL2/2NR2/5/5 a1 e5 b");
    let square = host::part(&board, "c3, ");
    board.hover_at(square.center());
    board.run_steps(2);
    let hovered = host::picture(&mut board);
    board.run_steps(60);
    let reason = host::changed(&hovered, &host::picture(&mut board)).expect("a reason");
    let apart = (reason.top() - square.bottom()).max(square.top() - reason.bottom());
    assert!(apart < 12.0 && reason.x_range().contains(square.center().x), "{reason} at {square}");
}

#[test]
fn a_rejected_press_gives_its_reason() {
    let mut host = Host::<GameState>::new(TEST);
    host.hand = Hand::Tied(Phrase::new("hand-thinking"));
    let mut board = host::board(host, SIZE);
    let words = "The computer is thinking.";
    for (from, to) in [("c2", "c3"), ("e3", "c3")] {
        let (from, to) = (place(&board, from), place(&board, to));
        hold(&mut board, from, to);
        assert_eq!(board.state().refusal(), words);
        release(&mut board, to);
    }
    click_on(&mut board, "b2");
    assert_eq!(board.state().refusal(), words);
    let (from, to) = (in_rail(&board, 1), place(&board, "b2"));
    hold(&mut board, from, to);
    release(&mut board, to);
    board.run();
    assert!(board.state().moves.is_empty());
}

#[test]
fn a_cancelled_drag_moves_nothing() {
    for how in 0..3 {
        let mut board = board_at(TEST);
        let (from, to) = (place(&board, "e3"), place(&board, "c3"));
        hold(&mut board, from, to);
        match how {
            0 => press(&mut board, &[Key::Escape]),
            1 => {
                for pressed in [true, false] {
                    button(&mut board, to, PointerButton::Secondary, pressed);
                }
            }
            _ => {
                board.input_mut().focused = false;
                board.step();
                board.input_mut().focused = true;
            }
        }
        release(&mut board, to);
        board.run_steps(30);
        assert!(board.state().moves.is_empty(), "{how}");
    }
}

#[test]
fn a_drag_dies_when_its_cube_is_gone() {
    let mut board = board_at(TEST);
    let (from, to) = (place(&board, "e3"), place(&board, "c3"));
    hold(&mut board, from, to);
    board.state_mut().play("e3d3".parse().expect("a move"));
    board.step();
    release(&mut board, to);
    assert_eq!(board.state().played(), ["e3d3"]);
}

#[test]
fn the_keyboard_places_a_cube() {
    let mut board = board_at(TEST);
    focus(&mut board);
    go(&mut board, "b2");
    press(&mut board, &[Key::Enter]);
    assert_eq!(board.state().words(), "b2: the arrow points up; once moved, it will point right.");
    press(&mut board, &[Key::ArrowLeft]);
    press(&mut board, &[Key::F]);
    assert_eq!(board.state().words(), "b2: the arrow points left; once moved, it will point down.");
    press(&mut board, &[Key::Enter]);
    assert_eq!(board.state().played(), ["b2WL"]);
    // The next cube starts with the orientation of the last one.
    board.run();
    go(&mut board, "d2");
    press(&mut board, &[Key::Enter, Key::ArrowDown, Key::Enter]);
    assert_eq!(board.state().played(), ["b2WL", "d2SL"]);
}

#[test]
fn the_keyboard_moves_a_cube_along_its_arrow() {
    let mut board = board_at(TEST);
    focus(&mut board);
    go(&mut board, "e3");
    press(&mut board, &[Key::Enter, Key::ArrowLeft, Key::ArrowLeft]);
    assert_eq!(board.state().words(), "To c3; there the arrow will point down.");
    press(&mut board, &[Key::ArrowLeft, Key::ArrowLeft]);
    assert_eq!(board.state().refusal(), "a3 is not free.");
    press(&mut board, &[Key::ArrowRight, Key::Enter]);
    assert_eq!(board.state().played(), ["e3c3"]);
}

#[test]
fn the_keyboard_moves_the_pawn_and_jumps() {
    let mut board = board_at("5/5/5/5/5 c2 c4 b");
    focus(&mut board);
    // The cursor starts at the player's own pawn.
    press(&mut board, &[Key::Enter, Key::ArrowUp]);
    board.run();
    board.key_press_modifiers(Modifiers::SHIFT, Key::ArrowDown);
    board.run();
    assert_eq!(board.state().played(), ["c2c3", "c4c2"]);
    board.get_by_label("White jumped to c2.");
}

#[test]
fn a_jump_aside_takes_two_arrows() {
    let mut board = board_at("5/2NR2/5/5/5 c2 c3 b");
    focus(&mut board);
    press(&mut board, &[Key::Enter, Key::ArrowUp]);
    assert!(board.state().moves.is_empty());
    press(&mut board, &[Key::ArrowLeft]);
    assert_eq!(board.state().played(), ["c2b3"]);
}

#[test]
fn tab_goes_to_the_pawn_and_the_cubes_that_can_move_and_then_out() {
    let mut board = Harness::builder().with_size(SIZE).with_step_dt(1.0 / 60.0).build_ui_state(
        |ui, host: &mut Host<GameState>| {
            let _ = ui.button("Menu");
            host.ui(ui);
        },
        Host::new("SL4/4NL/ER3WL/4NR/5 c2 c4 b"),
    );
    board.run();
    focus(&mut board);
    let mut chosen = Vec::new();
    for _ in 0..5 {
        if !chosen.is_empty() {
            press(&mut board, &[Key::Tab]);
        }
        press(&mut board, &[Key::Enter]);
        chosen.push(board.state().words()[..2].to_owned());
        press(&mut board, &[Key::Escape]);
    }
    assert_eq!(chosen, ["c2", "a3", "e3", "e4", "a5"], "e2 cannot move");
    press(&mut board, &[Key::Tab]);
    board.run_steps(3);
    assert!(board.get_by_label("Menu").is_focused(), "the board is left");
}

#[test]
fn a_question_mark_says_why_not_and_w_shows_the_ways_for_two_seconds() {
    let mut board = board_at(TEST);
    focus(&mut board);
    go(&mut board, "b2");
    board.event(Event::Text("?".to_owned()));
    board.step();
    assert_eq!(board.state().refusal(), "right: The arrow would point at a pawn.");
    press(&mut board, &[Key::Escape]);
    let bare = host::picture(&mut board);
    press(&mut board, &[Key::W]);
    board.run_steps(10);
    let ways = host::changed(&bare, &host::picture(&mut board));
    let ways = ways.expect("the ways are shown");
    for pawn in ["c2", "c4"] {
        assert!(ways.contains(place(&board, pawn)), "{pawn}: {ways:?}");
    }
    board.run_steps(120);
    assert_eq!(host::changed(&bare, &host::picture(&mut board)), None);
    assert!(!wants_frames(&board));
}

#[test]
fn a_screen_reader_plays_all_three_kinds_of_moves() {
    let mut board = board_at(TEST);
    let press = |board: &mut Board, begins: &str| {
        board
            .get_by(|node| node.label().is_some_and(|label| label.starts_with(begins)))
            .click_accesskit();
        board.run();
    };
    press(&mut board, "c2, ");
    press(&mut board, "c3, ");
    board.get_by_label("Black moved to c3.");
    press(&mut board, "e3, ");
    press(&mut board, "d3, ");
    board.get_by_label("White moved the cube e3 to d3; it now points down.");
    press(&mut board, "b2, ");
    press(&mut board, "Place on b2, arrow up, turns right");
    board.get_by_label("Black placed a cube on b2, arrow up, turns right.");
    assert_eq!(board.state().played(), ["c2c3", "e3d3", "b2NR"]);
}

#[test]
fn the_end_is_told_and_lights_up() {
    let mut board = board_at("5/5/5/5/5 c4 e5 b");
    drag(&mut board, "c4", "c5");
    board.run_steps(12);
    assert!(!board.state().moving && wants_frames(&board), "the goal lights up");
    board.run_steps(60);
    assert!(!wants_frames(&board));
    board.get_by_label("Black moved to c5. Black wins: the far side reached.");
    click_on(&mut board, "b2");
    assert_eq!(board.state().refusal(), "The game is over.");
}

#[test]
fn moves_are_seen_and_undo_runs_backwards() {
    let mut board = board_at(TEST);
    for mv in ["e3b3", "c4d4", "b2SR"] {
        board.state_mut().play(mv.parse().expect("a move"));
        board.step();
        assert!(board.state().moving, "{mv}");
        board.run_steps(60);
        assert!(!board.state().moving && !wants_frames(&board), "{mv}");
    }
    for _ in 0..3 {
        board.state_mut().undo();
        board.step();
        assert!(board.state().moving);
        board.run_steps(10);
        assert!(!board.state().moving);
    }
    for (speed, reduce_motion) in [(Speed::Off, false), (Speed::Normal, true)] {
        let mut host = Host::<GameState>::new(TEST);
        host.look.speed = speed;
        host.look.reduce_motion = reduce_motion;
        let mut board = host::board(host, SIZE);
        board.state_mut().play("e3b3".parse().expect("a move"));
        board.step();
        assert!(!board.state().moving);
        assert_eq!(wants_frames(&board), reduce_motion, "an outline stands");
        board.run_steps(60);
        assert!(!wants_frames(&board));
    }
}

#[test]
fn input_finishes_the_motion() {
    let mut board = board_at(TEST);
    board.state_mut().play("e3b3".parse().expect("a move"));
    board.step();
    let at = place(&board, "c4");
    button(&mut board, at, PointerButton::Primary, true);
    assert!(!board.state().moving);
}

#[test]
fn chips_stay_in_the_window_on_the_smallest_board() {
    for square in ["a1", "a5", "e1", "e5", "c3"] {
        let size = vec2(480.0, 412.0);
        let mut board = host::board(Host::<GameState>::new("5/5/5/5/5 b2 d4 b"), size);
        click_on(&mut board, square);
        let window = egui::Rect::from_min_size(Pos2::ZERO, size);
        let chips = board.query_all_by(|node| {
            let chip = |label: String| label.contains("arrow");
            node.label().is_some_and(chip)
        });
        let rects: Vec<_> = chips.map(|chip| chip.rect()).collect();
        assert_eq!(rects.len(), 8, "{square}");
        assert!(rects.iter().all(|&rect| window.contains_rect(rect)), "{square}: {rects:?}");
    }
}

#[test]
fn a_card_tells_the_steps_to_the_far_side() {
    let told = |position: &str, player: Player, width: f32| {
        let host = Host::<GameState>::new(position);
        let card = host::card(host, player, vec2(width, 60.0));
        let label = card.get_by(|node| node.value().is_some());
        let node = egui_kittest::kittest::NodeT::accesskit_node(&label);
        node.value().expect("words")
    };
    assert_eq!(told(TEST, Player::FIRST, 240.0), "Black: 3 steps to the far side");
    let around = "5/5/1NRNRNRNR/5/1NRNRNR1 e1 c4 b";
    assert_eq!(told(around, Player::FIRST, 160.0), "Black: 8 steps to the far side");
}

#[test]
fn a_card_has_one_pip_for_each_step_to_go_and_they_end_at_the_bar() {
    let pips = |position: &str| {
        let host = Host::<GameState>::new(position);
        let mut card = host::card(host, Player::FIRST, vec2(240.0, 60.0));
        let picture = host::picture(&mut card);
        let accent = kuba_board::palette::MAPLE.accent.to_array();
        let is_accent = |x: u32| (0..picture.height()).any(|y| picture.get_pixel(x, y).0 == accent);
        let starts = (1..picture.width()).filter(|&x| is_accent(x) && !is_accent(x - 1));
        starts.collect::<Vec<_>>()
    };
    let [four, three] = ["5/5/5/5/5 c1 e5 b", "5/5/5/5/5 c2 e5 b"].map(pips);
    assert_eq!((four.len(), three.len()), (4, 3));
    assert_eq!(four[1..], three[..], "the first one is gone");
}

#[test]
fn the_state_of_play_is_said_in_words() {
    let said = |host: &Host<GameState>| host.texts.say(&GameState::status(&host.scene()));
    let mut host = Host::<GameState>::new("5/5/5/5/5 c4 e5 b");
    assert_eq!(said(&host), "Your turn. Move your pawn, place a cube or move one.");
    host.play("c4c5".parse().expect("a move"));
    assert_eq!(said(&host), "Black wins: the far side reached.");
}

#[test]
fn the_move_list_shows_squares_beside_a_tiny_cube() {
    let game = Host::<GameState>::new(TEST).positions.remove(0);
    for (mv, short) in [("b2NR", "b2"), ("e3c3", "e3-c3"), ("c2c3", "c2-c3")] {
        let text = game.list_text(mv.parse().expect("a move"));
        assert_eq!(Texts::new(&[]).say(&text), short);
    }
}

#[test]
fn the_form_has_the_repetition() {
    let mut form = Harness::builder().with_size(vec2(420.0, 60.0)).build_ui_state(
        |ui, rules: &mut QubismRules| {
            let texts = kuba_i18n::Texts::new(&[]);
            GameState::rules_ui(rules, ui, &texts, &host::look());
        },
        QubismRules::default(),
    );
    form.run();
    form.get_by_label("Third repetition is a draw").click();
    form.run();
    assert!(!form.state().repetition);
}

#[test]
fn a_hint_and_a_line_of_thought_are_marks_on_the_board() {
    let shown = |hint: Option<&str>, line: &[&str]| {
        let read = |text: &&str| text.parse::<Move>().expect("a move");
        let mut host = Host::<GameState>::new(TEST);
        host.hint = hint.as_ref().map(read);
        host.line = line.iter().map(read).collect();
        host::board(host, SIZE)
    };
    let picture = |hint, line: &[&str]| host::picture(&mut shown(hint, line));
    let places = shown(None, &[]);
    let bare = picture(None, &[]);
    let hint = picture(Some("c2c3"), &[]);
    let first = picture(None, &["c2c3"]);
    let both = picture(None, &["c2c3", "b2NR"]);
    let all = picture(None, &["c2c3", "b2NR", "e3c3"]);
    for (before, after, square) in [
        (&bare, &hint, "c3"),
        (&bare, &picture(Some("b2NR"), &[]), "b2"),
        (&bare, &first, "c3"),
        (&first, &both, "b2"),
        (&both, &all, "d3"),
    ] {
        let mark = host::changed(before, after).expect(square);
        assert!(mark.contains(place(&places, square)), "{square}: {mark:?}");
    }
    let line_too = picture(Some("c2c3"), &["b2NR"]);
    assert_eq!(host::changed(&hint, &line_too), None);
}

#[test]
fn advice_is_in_words_as_the_board_is_seen() {
    let game = Host::<GameState>::new("5/2NR2/5/5/5 c2 c3 b").positions.remove(0);
    let test = Host::<GameState>::new(TEST).positions.remove(0);
    let texts = kuba_i18n::Texts::new(&[]);
    let said = |game: &GameState, mv: &str, viewer| {
        let look = kuba_board::Look { viewer, ..host::look() };
        texts.say(&game.advice(mv.parse().expect("a move"), &look))
    };
    let [black, white] = [Player::FIRST, Player::SECOND];
    for (game, mv, viewer, words) in [
        (&test, "c2c3", black, "Move your pawn up"),
        (&test, "c2c3", white, "Move your pawn down"),
        (&game, "c2b3", black, "Jump over the other pawn, to b3"),
        (&test, "b2WL", black, "Place a cube on b2, arrow left, turns left"),
        (&test, "b2WL", white, "Place a cube on b2, arrow right, turns left"),
        (&test, "e3c3", black, "Slide the cube on e3 to c3: there it turns left"),
        (&test, "e3c3", white, "Slide the cube on e3 to c3: there it turns left"),
    ] {
        assert_eq!(said(game, mv, viewer), words);
    }
}

/// The host panics if the board asks for an illegal move.
#[test]
fn random_gestures_ask_for_legal_moves_only() {
    let seed = 2018;
    println!("seed {seed}");
    let mut dice = kuba_rules::random::Random::new(seed);
    let squares: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    let keys = [
        Key::Enter,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::Escape,
        Key::Tab,
        Key::F,
        Key::R,
        Key::W,
        Key::A,
        Key::C,
        Key::E,
        Key::Num1,
        Key::Num4,
    ];
    let mut moves = 0;
    for start in [START, TEST, "NRNRNR2/5/NRNRNR2/5/NRNRNR2 e2 e4 b", CLOSED] {
        let mut board = board_at(start);
        for _ in 0..220 {
            let at = place(&board, &squares[dice.below(25)]);
            let rail = in_rail(&board, dice.below(9) as u8);
            match dice.below(9) {
                0 => click(&mut board, at),
                1 | 2 => board.hover_at(at),
                3 => button(&mut board, at, PointerButton::Primary, true),
                4 => button(&mut board, at, PointerButton::Primary, false),
                5 => button(&mut board, rail, PointerButton::Primary, true),
                6 if !board.state().moves.is_empty() && dice.below(4) == 0 => {
                    board.state_mut().undo();
                }
                _ => {
                    let key = keys[dice.below(keys.len())];
                    let shift = dice.below(4) == 0;
                    let modifiers = if shift { Modifiers::SHIFT } else { Modifiers::NONE };
                    board.key_press_modifiers(modifiers, key);
                }
            }
            board.step();
            if board.state().game().outcome().is_some() {
                break;
            }
        }
        moves += board.state().moves.len();
    }
    assert!(moves > 10, "{moves}");
}

#[test]
fn a_refusal_goes_by_itself() {
    let mut board = board_at(START);
    click_on(&mut board, "c5");
    board.run_steps(60 * 3);
    assert_eq!(board.state().refusal(), "You play Black.", "it can be read");
    board.run_steps(60 * 2);
    assert!(!matches!(board.state().says, Some((_, true))));
}
