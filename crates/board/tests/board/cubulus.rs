//! The Cubulus board by mouse, touch, keyboard and screen reader.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::RgbaImage;
use kuba_board::cubulus::View;
use kuba_board::face::MarkRole;
use kuba_board::palette::Palette;
use kuba_board::{BoardWidget as _, GameCards as _, GameWords as _, Hand, RulesForm as _, Speed};
use kuba_i18n::Texts;
use kuba_rules::cubulus::{CubulusRules, GameState, Layout, Move, Neutrals, Players};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Concession, Game, Player};

use crate::common::places::spoken;
use crate::common::vision::{contrast, themes};
use crate::host::{self, wants_frames};

type Host = host::Host<GameState>;
type Board = host::Board<GameState>;

/// Neutral balls fill the middle layer; White is to move.
const MIDDLE: &str = "3/3/3/RRR/RRR/RRR/3/3/3 w wb -";
/// White's push at c11 from the bottom would give Black its fourth corner.
const GIFT: &str = "B1B/3/B2/3/3/2B/3/3/2W w wbr -";

fn board_at(position: &str) -> Board {
    board(Host::new(position))
}

fn board(host: Host) -> Board {
    sized(host, vec2(860.0, 720.0))
}

fn sized(host: Host, size: egui::Vec2) -> Board {
    host::board(host, size)
}

/// `opening` is a face and a cell: "Right, c13".
fn place(board: &Board, opening: &str) -> Pos2 {
    host::part(board, &spoken(opening)).center()
}

fn label(board: &Board, opening: &str) -> String {
    let start = spoken(opening);
    let node = board.get_by(|node| node.label().is_some_and(|label| label.starts_with(&start)));
    node.accesskit_node().label().expect("a name")
}

fn click(board: &mut Board, opening: &str) {
    let at = place(board, opening);
    host::click(board, at);
}

fn key(board: &mut Board, key: Key) {
    board.key_press_modifiers(Modifiers::NONE, key);
    board.step();
}

fn type_cell(board: &mut Board, cell: &str) {
    for letter in cell.chars() {
        key(
            board,
            match letter {
                'a' => Key::A,
                'b' => Key::B,
                'c' => Key::C,
                '1' => Key::Num1,
                '2' => Key::Num2,
                _ => Key::Num3,
            },
        );
    }
}

fn focus_board(board: &mut Board) {
    board.get_by(|node| node.label().is_some_and(|label| label.starts_with("Cubulus. "))).focus();
    board.run_steps(3);
}

/// Compares the pixels within 20 points of a position, about the size of a ball.
fn differs(one: &RgbaImage, other: &RgbaImage, at: Pos2) -> bool {
    let around = |along: f32| (along - 20.0) as u32..(along + 20.0) as u32;
    let mut pixels = around(at.x).flat_map(|x| around(at.y).map(move |y| (x, y)));
    pixels.any(|(x, y)| one.get_pixel(x, y) != other.get_pixel(x, y))
}

/// The pictures without and with the pointer over an opening.
fn hovered(board: &mut Board, opening: &str) -> [RgbaImage; 2] {
    let before = host::picture(board);
    let at = place(board, opening);
    board.hover_at(at);
    board.run_steps(3);
    [before, host::picture(board)]
}

fn touch(board: &mut Board, at: Pos2) {
    for phase in [TouchPhase::Start, TouchPhase::End] {
        board.event(Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(1),
            phase,
            pos: at,
            force: None,
        });
        board.event(Event::PointerMoved(at));
        board.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed: phase == TouchPhase::Start,
            modifiers: Modifiers::NONE,
        });
        board.step();
    }
    board.event(Event::PointerGone);
    board.run_steps(2);
}

#[test]
fn openings_say_what_lies_there_and_what_a_press_does() {
    let board = board_at(MIDDLE);
    for (opening, says) in [
        ("Top, b33", "Top, back edge, empty. Press: your ball lies there."),
        (
            "Right, c12",
            "Right, front edge, Red. Cannot be pressed: All three balls are alike: nothing would change.",
        ),
        ("Left, a21", "Left, bottom edge, empty. Press: your ball lies there."),
    ] {
        assert_eq!(label(&board, opening), says);
    }
    let whole = "Cubulus. White’s turn. Balls left: White 9, Black 9.";
    board.get_by_label(whole);
    for group in ["Top", "Front", "Right", "Left", "Back", "Bottom", "Layers"] {
        board.get_by_role_and_label(Role::Group, group);
    }
    let buttons = board.query_all_by_role(Role::Button).count();
    assert_eq!(buttons, 54);
    board.get_by_role_and_label(
        Role::Label,
        "Layer 2, from left to right. Front: Red, Red, Red. Middle: Red, Red, Red. Back: Red, Red, \
         Red.",
    );
}

#[test]
fn pushes_and_shifts_are_foretold() {
    let board = board_at("3/3/3/WBR/RRR/RRR/3/RR1/3 w wb -");
    for (opening, does) in [
        ("Left, a21", "your ball goes in and pushes two balls on."),
        ("Front, a12", "the full line moves round by one."),
        ("Bottom, b21", "your ball goes in and pushes two balls on."),
    ] {
        let name = label(&board, opening);
        assert!(name.ends_with(does), "{name}");
    }
    let tops = board.query_all_by(|node| {
        let label = node.label();
        label.is_some_and(|label| label.starts_with("Top, ") && label.contains("left edge"))
    });
    assert_eq!(tops.count(), 1);
}

#[test]
fn a_board_without_a_player_is_one_picture() {
    let mut host = Host::new(MIDDLE);
    host.hand = Hand::Away;
    let board = board(host);
    let words = "Cubulus. White’s turn. Balls left: White 9, Black 9.";
    board.get_by_role_and_label(Role::Image, words);
    assert_eq!(board.query_all_by_role(Role::Button).count(), 0);
}

#[test]
fn hovering_tells_what_a_press_would_do_and_a_click_does_it() {
    let mut board = board_at(MIDDLE);
    let at = place(&board, "Right, c13");
    board.hover_at(at);
    board.run_steps(2);
    assert_eq!(board.state().words(), "Your ball goes in at the right face, top front corner.");
    host::click(&mut board, at);
    assert_eq!(board.state().played(), ["c13"]);
}

#[test]
fn a_preview_shows_the_ball_in_all_its_pictures_and_on_no_other_opening() {
    let mut board = board_at(MIDDLE);
    let [before, after] = hovered(&mut board, "Right, c31");
    for same in ["Right, c31", "Back, c31", "Bottom, c31"] {
        assert!(differs(&before, &after, place(&board, same)), "{same}");
    }
    // Its picture among the layers changes too: the upper right corner of the lowest one.
    let corner = host::part_of_value(&board, "Layer 1, ").right_top() + vec2(-18.0, 18.0);
    assert!(differs(&before, &after, corner));
    for other in ["Right, c21", "Right, c33", "Front, c11", "Back, b31", "Bottom, b31"] {
        assert!(!differs(&before, &after, place(&board, other)), "{other}");
    }
}

/// Layer 1's picture of the cell in its lower right corner, and of the one to the left of it.
fn lowest_row(board: &Board) -> [Pos2; 2] {
    let corner = host::part_of_value(board, "Layer 1, ").right_bottom();
    [18.0, 51.0].map(|aside| corner - vec2(aside, 18.0))
}

#[test]
fn a_preview_moves_the_balls_of_its_line_a_little_way_and_tells_the_result_in_the_layers() {
    let mut board = board_at("3/3/3/RRR/RRR/RRR/3/3/2B w wb -");
    let before = host::picture(&mut board);
    let at = place(&board, "Right, c11");
    board.hover_at(at);
    board.run_steps(36);
    let inwards = host::picture(&mut board);
    for moved in ["Right, c11", "Front, c11", "Bottom, c11"] {
        assert!(differs(&before, &inwards, place(&board, moved)), "{moved}");
    }
    for result in lowest_row(&board) {
        assert!(differs(&before, &inwards, result));
    }
    assert!(wants_frames(&board));
    board.run_steps(36);
    let back = host::picture(&mut board);
    assert!(differs(&inwards, &back, place(&board, "Bottom, c11")));
    // The ball that moves is there and black all the time.
    let middle = |picture: &RgbaImage| {
        let at = place(&board, "Bottom, c11");
        picture.get_pixel(at.x as u32, at.y as u32).0[..3].iter().all(|&part| part < 90)
    };
    assert!(middle(&before) && middle(&back));
    board.run_steps(360);
    assert!(!wants_frames(&board), "it comes to rest");
}

#[test]
fn without_motion_a_preview_stands_still() {
    let mut host = Host::new("3/3/3/RRR/RRR/RRR/3/3/2B w wb -");
    host.look.reduce_motion = true;
    let mut board = board(host);
    let [before, after] = hovered(&mut board, "Right, c11");
    assert!(!wants_frames(&board));
    for told in ["Right, c11", "Front, c11", "Bottom, c11"] {
        let rim = place(&board, told) + vec2(14.0, 14.0);
        assert!(differs(&before, &after, rim), "{told}");
    }
}

#[test]
fn an_opening_is_outlined_and_no_arrow_lies_at_another_one() {
    // Its line crosses a11 on the way out of the cube.
    let mut board = board_at("3/3/3/3/3/3/3/3/3 w wbr -");
    let [before, after] = hovered(&mut board, "Front, b12");
    assert!(differs(&before, &after, place(&board, "Front, b12")));
    let south = place(&board, "Right, c11") - place(&board, "Right, c21");
    for cells in [0.6, 0.9] {
        let beyond = place(&board, "Front, a11") + south * cells;
        assert!(!differs(&before, &after, beyond), "{cells}");
    }
}

#[test]
fn a_ball_that_cannot_be_pressed_lights_up_in_all_its_pictures() {
    let mut board = board_at(MIDDLE);
    let [before, after] = hovered(&mut board, "Right, c12");
    let pictures = ["Right, c12", "Front, c12"];
    for same in pictures {
        let beside = place(&board, same) + vec2(0.0, 24.0);
        assert!(differs(&before, &after, beside), "{same}");
    }
}

#[test]
fn a_ball_pointed_at_in_its_layer_lights_up_on_its_faces() {
    let mut board = board_at("3/3/3/RRR/RRR/RRR/3/3/2B w wb -");
    let before = host::picture(&mut board);
    // The lower right corner of the lowest layer.
    let at = host::part_of_value(&board, "Layer 1, ").right_bottom() - vec2(18.0, 18.0);
    board.hover_at(at);
    board.run_steps(3);
    assert_eq!(board.state().words(), "Front, bottom right corner: Black.");
    let after = host::picture(&mut board);
    for same in ["Front, c11", "Right, c11", "Bottom, c11"] {
        assert!(differs(&before, &after, place(&board, same)), "{same}");
    }
}

#[test]
fn before_a_gift_the_square_is_drawn_that_would_be_given() {
    let mut board = board_at(GIFT);
    let [before, after] = hovered(&mut board, "Bottom, c11");
    for corner in ["Top, a33", "Top, c33", "Top, a13", "Top, c13"] {
        assert!(differs(&before, &after, place(&board, corner)), "{corner}");
    }
    assert!(!differs(&before, &after, place(&board, "Back, a33")));
}

#[test]
fn the_last_move_is_marked_after_the_end_and_in_the_core() {
    for (position, mv, opening) in [
        // The game is over: the ball that came in is ringed on its other faces too.
        ("3/3/3/RRR/RRR/RRR/W1W/3/W2 w wb -", "c11", Some("Front, c11")),
        ("3/3/3/R1R/3/RRR/1RR/3/1RR w wb -", "b12b22", None),
    ] {
        let mut host = Host::new(position);
        host.play(mv.parse().expect("a move"));
        let mut marked = board(host);
        marked.run_steps(60);
        let mut host = Host::new(position);
        host.play(mv.parse().expect("a move"));
        host.moves.clear();
        host.positions.remove(0);
        let mut bare = board(host);
        let at = match opening {
            Some(opening) => place(&marked, opening),
            None => host::part_of_value(&marked, "Layer 2, ").center(),
        };
        let [marked, bare] = [&mut marked, &mut bare].map(host::picture);
        assert!(differs(&marked, &bare, at + vec2(0.0, 8.0)), "{position}");
    }
}

#[test]
fn what_was_just_done_is_not_refused_under_the_pointer_that_did_it() {
    let mut board = board_at("3/3/3/3/3/3/3/3/3 b wb -");
    let at = place(&board, "Top, a13");
    host::click(&mut board, at);
    board.run_steps(90);
    assert_eq!(board.state().played(), ["a13"]);
    assert_eq!(board.state().says, None, "the pointer has not moved");
    board.hover_at(at + vec2(2.0, 0.0));
    board.run_steps(2);
    assert_eq!(board.state().refusal(), "A ball lies there already.");
}

#[test]
fn every_face_is_played_on_by_a_click() {
    for opening in ["Top, b33", "Front, b11", "Right, c21", "Left, a23", "Back, b33", "Bottom, a21"]
    {
        let mut board = board_at(MIDDLE);
        click(&mut board, opening);
        assert_eq!(board.state().moves.len(), 1, "{opening}");
    }
}

#[test]
fn a_line_is_dragged_inwards_to_push() {
    let mut board = board_at("3/3/3/RRR/RRR/RRR/3/3/2B w wb -");
    let from = place(&board, "Right, c11");
    let step = (place(&board, "Front, a11") - place(&board, "Front, c11")) / 2.0;
    host::hold(&mut board, from, from + step * 0.4);
    assert!(board.state().moves.is_empty(), "not before it is let go");
    board.drop_at(from + step * 0.4);
    board.run_steps(30);
    assert!(board.state().moves.is_empty(), "a short pull springs back");
    host::hold(&mut board, from, from + step * 0.8);
    board.drop_at(from + step * 0.8);
    board.step();
    assert_eq!(board.state().played(), ["c11b11"]);
}

#[test]
fn while_a_line_is_pulled_its_balls_are_foretold_where_they_would_lie() {
    let mut board = board_at("3/3/3/RRR/RRR/RRR/3/3/2B w wb -");
    board.hover_at(Pos2::ZERO);
    board.run_steps(3);
    let before = host::picture(&mut board);
    let from = place(&board, "Right, c11");
    let goal = place(&board, "Front, b11");
    let step = (place(&board, "Front, a11") - place(&board, "Front, c11")) / 2.0;
    // The ball itself is still far away.
    host::hold(&mut board, from, from + step * 0.25);
    let middle = |picture: &RgbaImage| *picture.get_pixel(goal.x as u32, goal.y as u32);
    let pulled = host::picture(&mut board);
    assert_ne!(middle(&before), middle(&pulled), "nothing is foretold");
    board.key_press(Key::Escape);
    board.run_steps(30);
    board.hover_at(Pos2::ZERO);
    board.run_steps(30);
    assert_eq!(middle(&before), middle(&host::picture(&mut board)));
}

#[test]
fn a_pull_that_is_refused_says_why_at_once() {
    let mut board = board_at(MIDDLE);
    let from = place(&board, "Right, c12");
    let step = (place(&board, "Front, a11") - place(&board, "Front, c11")) / 2.0;
    host::hold(&mut board, from, from + step * 0.8);
    assert_eq!(board.state().refusal(), "All three balls are alike: nothing would change.");
    board.drop_at(from + step * 0.8);
    board.run_steps(30);
    assert!(board.state().moves.is_empty());
}

#[test]
fn a_ball_is_dragged_from_its_tray_to_an_opening() {
    let mut board = board_at(MIDDLE);
    // The viewer's tray is the lowest one, in the lower left corner.
    let tray = egui::pos2(60.0, 690.0);
    let to = place(&board, "Front, b13");
    host::hold(&mut board, tray, to);
    assert_eq!(board.state().words(), "Your ball goes in at the front, top edge.");
    board.drop_at(to);
    board.step();
    assert_eq!(board.state().played(), ["b13"]);
    let nowhere = egui::pos2(430.0, 20.0);
    board.run_steps(60);
    board.state_mut().undo();
    board.run_steps(60);
    host::hold(&mut board, tray, nowhere);
    board.drop_at(nowhere);
    board.run_steps(30);
    assert!(board.state().moves.is_empty(), "it flies back");
}

#[test]
fn a_ball_is_still_in_hand_when_another_move_empties_the_tray() {
    // White has no ball left, and Black is to move.
    let mut board = board_at("WBR/WRB/RWW/BRW/RBW/WRB/W1R/BRW/2R b wb -");
    let tray = egui::pos2(60.0, 490.0);
    let nowhere = egui::pos2(430.0, 20.0);
    let bare = host::picture(&mut board);
    host::hold(&mut board, tray, nowhere);
    let shown = host::changed(&bare, &host::picture(&mut board));
    assert!(shown.is_some_and(|shown| shown.contains(nowhere)), "it is held");
    board.state_mut().play("b11".parse().expect("a move"));
    board.run_steps(60);
    board.drop_at(nowhere);
    board.run_steps(30);
    assert_eq!(board.state().played(), ["b11"]);
}

#[test]
fn escape_and_the_right_button_call_a_drag_off() {
    for escape in [true, false] {
        let mut board = board_at("3/3/3/RRR/RRR/RRR/3/3/2B w wb -");
        let from = place(&board, "Right, c11");
        let step = (place(&board, "Front, a11") - place(&board, "Front, c11")) / 2.0;
        let to = from + step * 0.9;
        host::hold(&mut board, from, to);
        if escape {
            key(&mut board, Key::Escape);
        } else {
            board.event(Event::PointerButton {
                pos: to,
                button: PointerButton::Secondary,
                pressed: true,
                modifiers: Modifiers::NONE,
            });
            board.step();
        }
        board.drop_at(to);
        board.run_steps(30);
        assert!(board.state().moves.is_empty(), "escape: {escape}");
    }
}

#[test]
fn a_finger_looks_first_and_plays_with_the_second_tap() {
    let mut board = board_at(MIDDLE);
    let (one, other) = (place(&board, "Top, b33"), place(&board, "Top, a23"));
    touch(&mut board, one);
    assert!(board.state().moves.is_empty());
    assert_eq!(board.state().words(), "Your ball goes in at the top, back edge.");
    touch(&mut board, other);
    assert!(board.state().moves.is_empty(), "a tap elsewhere looks there");
    touch(&mut board, other);
    assert_eq!(board.state().played(), ["a23"]);
}

#[test]
fn neutral_balls_are_laid_and_the_core_by_its_tray() {
    let mut board = board_at("3/3/3/3/3/3/3/3/3 b wb -");
    assert!(board.state().status().contains("Lay 9 neutral balls"));
    click(&mut board, "Top, b23");
    let core = host::part(&board, "Core, ").center();
    host::click(&mut board, core);
    assert_eq!(board.state().played(), ["b23", "b22"]);
    assert!(board.state().status().contains("Lay 7 neutral balls"));
    let taken = place(&board, "Top, b23");
    host::click(&mut board, taken);
    assert_eq!(board.state().refusal(), "A ball lies there already.");
    // The same with the keyboard.
    let mut board = board_at("3/3/3/3/3/3/3/3/3 b wb -");
    focus_board(&mut board);
    type_cell(&mut board, "b22");
    key(&mut board, Key::Enter);
    assert_eq!(board.state().played(), ["b22"]);
}

#[test]
fn a_gift_is_played_with_the_second_press_only() {
    let press: [fn(&mut Board); 2] = [
        |board| click(board, "Bottom, c11"),
        |board| {
            key(board, Key::Enter);
        },
    ];
    for (by_key, press) in press.into_iter().enumerate() {
        let mut board = board_at(GIFT);
        let gift: Move = "c11c12".parse().expect("a move");
        let game = board.state().positions[0].clone();
        assert_eq!(game.check(gift), Ok(()));
        assert_eq!(game.winner_after(gift), Some(Player::SECOND));
        if by_key == 1 {
            focus_board(&mut board);
            board.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
            board.step();
            type_cell(&mut board, "c11");
        }
        press(&mut board);
        assert!(board.state().moves.is_empty(), "the first press warns");
        let warning = "This completes Black’s square: Black would win.";
        assert!(board.state().refusal().starts_with(warning));
        // The second of two quick clicks does not confirm.
        if by_key == 0 {
            press(&mut board);
            assert!(board.state().moves.is_empty(), "a double click warns, too");
            board.run_steps(30);
        }
        press(&mut board);
        assert_eq!(board.state().played(), ["c11c12"]);
        let status = board.state().status();
        assert!(status.starts_with("Black wins: White’s move completed"), "{status}");
    }
}

/// The board of a game without help.
fn strict_board_at(position: &str) -> Board {
    let mut host = Host::new(position);
    host.strict = true;
    board(host)
}

#[test]
fn without_help_a_gift_is_played_at_once_and_nothing_warns_of_it() {
    let mut board = strict_board_at(GIFT);
    let [before, after] = hovered(&mut board, "Bottom, c11");
    assert!(!differs(&before, &after, place(&board, "Top, a33")), "the square of the other");
    assert!(!label(&board, "Bottom, c11").contains("Black would win"));
    click(&mut board, "Bottom, c11");
    assert_eq!(board.state().played(), ["c11c12"]);
}

#[test]
fn without_help_a_finger_plays_with_the_first_tap() {
    let mut board = strict_board_at(MIDDLE);
    let at = place(&board, "Top, b33");
    touch(&mut board, at);
    assert_eq!(board.state().played(), ["b33"]);
}

#[test]
fn without_help_keys_show_no_threats_and_no_refutation_but_refusals_say_why() {
    let told = "This is a game without help.";
    let mut board = strict_board_at(GIFT);
    focus_board(&mut board);
    key(&mut board, Key::T);
    assert_eq!(board.state().refusal(), told);
    key(&mut board, Key::Escape);
    board.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    board.step();
    type_cell(&mut board, "c11");
    board.event(Event::Text("?".to_owned()));
    board.step();
    assert_eq!(board.state().refusal(), told);
    let mut board = strict_board_at(MIDDLE);
    click(&mut board, "Right, c12");
    assert_eq!(board.state().refusal(), "All three balls are alike: nothing would change.");
}

#[test]
fn every_refusal_is_met_by_a_click_and_by_a_key() {
    let cases = [
        (MIDDLE, "Right, c12", "All three balls are alike: nothing would change."),
        (
            "3/3/3/RWB/RRR/RRR/R2/3/R2 b wb c32b32",
            "Right, c32",
            "You may not undo White’s shift at once. Play elsewhere first.",
        ),
        ("3/3/R2/3/3/3/3/3/3 b wb -", "Top, a13", "A ball lies there already."),
    ];
    for (position, opening, reason) in cases {
        let mut by_click = board_at(position);
        click(&mut by_click, opening);
        assert_eq!(by_click.state().refusal(), reason);
        let mut by_key = board_at(position);
        focus_board(&mut by_key);
        let (face, cell) = opening.split_once(", ").expect("a face and a cell");
        let round = ["Top", "Front", "Right", "Left", "Back", "Bottom"];
        let tabs = round.iter().position(|&name| name == face).expect("a face");
        for _ in 0..tabs {
            key(&mut by_key, Key::Tab);
        }
        type_cell(&mut by_key, cell);
        key(&mut by_key, Key::Enter);
        assert_eq!(by_key.state().refusal(), reason);
        by_key.event(Event::Text("?".to_owned()));
        by_key.step();
        assert_eq!(by_key.state().refusal(), reason);
        assert!(by_click.state().moves.is_empty() && by_key.state().moves.is_empty());
    }
}

#[test]
fn an_empty_hand_shifts_full_lines_only() {
    // White has all nine balls in the cube.
    let position = "WBR/WRB/RWW/BRW/RBW/WRB/W1R/BRW/2R w wb -";
    let mut board = board_at(position);
    assert!(board.state().status().contains("shift a full line"));
    click(&mut board, "Bottom, a11");
    assert_eq!(board.state().refusal(), "You have no ball left: only full lines can be shifted.");
}

#[test]
fn a_rejected_press_gives_its_reason() {
    let mut host = Host::new(MIDDLE);
    host.hand = Hand::Tied(Phrase::new("hand-thinking"));
    let mut board = board(host);
    click(&mut board, "Top, b33");
    assert_eq!(board.state().refusal(), "The computer is thinking.");
    assert!(board.state().moves.is_empty());
    assert!(label(&board, "Top, b33").contains("Cannot be pressed"));
}

#[test]
fn the_cursor_reaches_every_opening_by_arrows_alone() {
    let mut board = board_at("3/3/3/3/3/3/3/3/3 w wbr -");
    focus_board(&mut board);
    let mut seen = std::collections::BTreeSet::new();
    let mut dice = kuba_rules::random::Random::new(3);
    for _ in 0..1500 {
        let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        key(&mut board, arrows[dice.below(4)]);
        let said = board.state().words().to_owned();
        assert!(said.starts_with("Your ball goes in at the "), "{said}");
        seen.insert(said);
        if seen.len() == 54 {
            break;
        }
    }
    assert_eq!(seen.len(), 54, "{seen:?}");
}

#[test]
fn tab_goes_from_face_to_face_and_escape_tab_leaves() {
    let mut board =
        Harness::builder().with_size(vec2(860.0, 720.0)).with_step_dt(1.0 / 60.0).build_ui_state(
            |ui, host: &mut Host| {
                let _ = ui.button("Menu");
                host.ui(ui);
            },
            Host::new("3/3/3/3/3/3/3/3/3 w wbr -"),
        );
    board.run();
    focus_board(&mut board);
    let mut faces = Vec::new();
    for _ in 0..6 {
        let said = board.state().words();
        let place = said.strip_prefix("Your ball goes in at the ");
        let face = place.and_then(|place| place.split([' ', ',']).next());
        faces.push(face.expect("a face").to_owned());
        key(&mut board, Key::Tab);
    }
    assert_eq!(faces, ["top", "front", "right", "left", "back", "bottom"]);
    key(&mut board, Key::Escape);
    key(&mut board, Key::Tab);
    board.step();
    assert!(board.get_by_label("Menu").is_focused(), "the board is left");
}

#[test]
fn a_screen_reader_plays_and_hears_what_happened() {
    let mut board = board_at("3/3/3/RRR/RRR/RRR/3/3/2B w wb -");
    let name = label(&board, "Right, c11");
    board.get_by_label(&name).click_accesskit();
    board.run();
    assert_eq!(board.state().played(), ["c11b11"]);
    board.get_by_label(
        "White put a ball in at the right face, bottom front corner, and pushed one ball on.",
    );
}

#[test]
fn a_shift_goes_round_and_may_not_be_taken_back() {
    let mut board = board_at("3/3/3/WBR/RRR/RRR/R2/3/R2 w wb -");
    click(&mut board, "Right, c32");
    assert_eq!(board.state().played(), ["c32b32"]);
    assert!(board.state().moving);
    board.run_steps(60);
    assert!(!board.state().moving, "590 ms");
    board.get_by_label(
        "White shifted the full line at the right face, back edge: now White, Red, Black.",
    );
    click(&mut board, "Left, a32");
    let reason = "You may not undo White’s shift at once. Play elsewhere first.";
    assert_eq!(board.state().refusal(), reason);
}

#[test]
fn motion_ends_undo_runs_backwards_and_then_nothing_repaints() {
    let mut board = board_at(MIDDLE);
    board.state_mut().play("c13".parse().expect("a move"));
    board.step();
    assert!(board.state().moving);
    board.run_steps(40);
    assert!(!board.state().moving && !wants_frames(&board));
    board.state_mut().undo();
    board.step();
    assert!(board.state().moving);
    board.run_steps(10);
    assert!(!board.state().moving);
    board.run_steps(3);
    assert!(!wants_frames(&board));
}

#[test]
fn with_motion_off_or_reduced_nothing_is_waited_for() {
    for (speed, reduce_motion) in [(Speed::Off, false), (Speed::Normal, true)] {
        let mut host = Host::new(MIDDLE);
        host.look.speed = speed;
        host.look.reduce_motion = reduce_motion;
        let mut board = board(host);
        board.state_mut().play("c13".parse().expect("a move"));
        board.step();
        assert!(!board.state().moving);
        assert_eq!(wants_frames(&board), reduce_motion, "an outline stands");
        board.run_steps(60);
        assert!(!wants_frames(&board));
    }
}

#[test]
fn threats_are_shown_for_two_seconds() {
    let mut board = board_at("3/3/3/3/3/3/3/WW1/W2 w wbr -");
    focus_board(&mut board);
    let before = host::picture(&mut board);
    key(&mut board, Key::T);
    board.run_steps(10);
    let shown = host::changed(&before, &host::picture(&mut board));
    // The threat is White's square with a ball there.
    let threat = place(&board, "Front, b11");
    assert!(shown.is_some_and(|shown| shown.contains(threat)), "{shown:?}");
    board.run_steps(120);
    assert_eq!(host::changed(&before, &host::picture(&mut board)), None);
    assert!(!wants_frames(&board));
}

#[test]
fn the_name_of_a_face_that_is_one_turn_from_a_square_glows_for_beginners() {
    let threatened = "B1B/3/B2/3/3/1W1/3/3/W2 w wbr -";
    let glows = |position: &str, names_threats: bool, (name, palette): (&str, &'static Palette)| {
        let mut host = Host::new(position);
        host.names_threats = names_threats;
        host.look.palette = palette;
        let mut board = board(host);
        board.run_steps(3);
        let tone = MarkRole::Threat.tones(palette).line;
        let picture = host::picture(&mut board);
        let lit = picture.pixels().filter(|pixel| pixel.0[..3] == [tone.r(), tone.g(), tone.b()]);
        let lit = lit.count();
        assert!(lit == 0 || lit > 100, "{name}: {lit}");
        lit > 0
    };
    for theme in themes() {
        assert!(glows(threatened, true, theme), "{}", theme.0);
        assert!(!glows(threatened, false, theme), "{}", theme.0);
        assert!(!glows("3/3/B2/3/3/1W1/3/3/W2 w wbr -", true, theme), "{}", theme.0);
        let tones = MarkRole::Threat.tones(theme.1);
        assert!(contrast(tones.casing, tones.line) >= 7.0, "{}: the letters", theme.0);
        let edges = [tones.casing, tones.line].map(|tone| contrast(tone, theme.1.window));
        assert!(edges[0].max(edges[1]) >= 3.0, "{}: the ground of the name", theme.0);
    }
}

#[test]
fn the_layers_can_be_large() {
    let mut board = board_at(MIDDLE);
    focus_board(&mut board);
    let width = |board: &Board| {
        let layer =
            board.get_by(|node| node.value().is_some_and(|label| label.starts_with("Layer 2, ")));
        layer.rect().width()
    };
    let small = width(&board);
    key(&mut board, Key::L);
    board.step();
    assert!(width(&board) > 1.8 * small);
    click(&mut board, "Top, b33");
    assert_eq!(board.state().played(), ["b33"], "the cube is played on as ever");
    focus_board(&mut board);
    key(&mut board, Key::L);
    board.step();
    assert!((width(&board) - small).abs() < 0.5);
}

#[test]
fn a_hint_and_a_line_of_thought_are_arrows_to_their_openings() {
    let shown = |hint: Option<&str>, line: &[&str]| {
        let mut host = Host::new(MIDDLE);
        let read = |text: &str| text.parse::<Move>().expect("a move");
        host.hint = hint.map(read);
        host.line = line.iter().map(|text| read(text)).collect();
        board(host)
    };
    let picture = |hint, line: &[&str]| host::picture(&mut shown(hint, line));
    let bare = picture(None, &[]);
    let first = picture(None, &["b33"]);
    let both = picture(None, &["b33", "b13"]);
    let hint = picture(Some("b33"), &[]);
    let places = shown(None, &[]);
    for (before, after, openings) in [
        (&bare, &first, &["Top, b33"][..]),
        (&first, &both, &["Top, b13"]),
        (&bare, &hint, &["Top, b33", "Back, b33"]),
    ] {
        for opening in openings {
            assert!(differs(before, after, place(&places, opening)), "{opening}");
        }
        assert!(!differs(before, after, place(&places, "Right, c21")));
    }
    // The engine's line is not drawn over a hint.
    let line_too = picture(Some("b33"), &["b33", "b13"]);
    assert_eq!(host::changed(&hint, &line_too), None);
}

fn scores(host: Host, width: f32) -> Vec<String> {
    let mut card = Harness::builder().with_size(vec2(width, 120.0)).build_ui_state(
        |ui, host: &mut Host| {
            let view = View::default();
            for seat in 0..host.positions[0].seats() {
                GameState::score_ui(&view, Player::seat(seat), ui, &host.scene());
            }
        },
        host,
    );
    card.run();
    let labels = card.query_all_by(|node| node.value().is_some_and(|value| value.contains(": ")));
    labels.filter_map(|node| node.value()).collect()
}

#[test]
fn a_card_tells_how_many_balls_are_left() {
    let said = scores(Host::new("3/3/3/RRR/RRR/RRR/W2/3/2B w wb -"), 240.0);
    assert_eq!(said, ["White: 8 left", "Black: 8 left"]);
    let said = scores(Host::new("3/3/3/3/3/3/3/3/3 b wb -"), 240.0);
    assert_eq!(said, ["White: 9 left", "Black: Lay 9 neutrals"]);
    let said = scores(Host::new("3/3/3/3/3/3/3/3/W2 b .br -"), 120.0);
    assert_eq!(said, ["White: out", "Black: 9 left", "Red: 9 left"]);
}

#[test]
fn the_end_is_told_with_the_square_that_won() {
    for (position, mv, ending) in [
        (
            "3/3/3/RRR/RRR/RRR/W1W/3/W2 w wb -",
            "c11",
            "White wins: the four corners of the bottom face.",
        ),
        ("3/3/3/3/3/3/3/WW1/W2 w wbr -", "b11", "White wins: a block of four on the bottom face."),
        (
            "3/3/3/3/3/3/1W1/W1W/3 w wbr -",
            "b11",
            "White wins: the four middles of the edges on the bottom face.",
        ),
        (
            "B1B/3/B2/3/3/1WB/3/3/1WW w wbr -",
            "c11c12",
            "Black wins: both made a square, and the one who moved loses.",
        ),
    ] {
        let mut host = Host::new(position);
        host.play(mv.parse().expect("a move"));
        assert_eq!(host.status(), ending);
        let shapes = board(host).output().shapes.len();
        assert!(shapes > 20);
    }
    let mut host = Host::new(MIDDLE);
    host.positions[0].concede(Concession::AgreeDraw);
    assert_eq!(host.status(), "Draw: agreed.");
}

/// White wins by placing a ball at c11 on the bottom face.
const NEARLY_WON: &str = "3/3/3/RRR/RRR/RRR/W1W/3/W2 w wb -";

/// The pixel in the middle of the bottom face, over which the winning square is drawn.
fn between_the_corners(board: &mut Board) -> image::Rgba<u8> {
    let at = place(board, "Bottom, b11");
    *host::picture(board).get_pixel(at.x as u32, at.y as u32)
}

#[test]
fn the_last_move_is_seen_once_more_and_then_the_square_and_a_press_ends_that() {
    for ends in [false, true] {
        let mut board = board_at(NEARLY_WON);
        let hole = between_the_corners(&mut board);
        click(&mut board, "Bottom, c11");
        assert_eq!(board.state().played(), ["c11"]);
        board.run_steps(24);
        assert!(!board.state().moving, "the move is over");
        assert!(!board.state().view.is_at_rest(), "its end is told");
        assert_eq!(between_the_corners(&mut board), hole, "too soon");
        if ends {
            click(&mut board, "Top, b33");
        } else {
            board.run_steps(30);
            let again = host::picture(&mut board);
            board.run_steps(6);
            assert!(again != host::picture(&mut board), "nothing moves");
            assert_eq!(between_the_corners(&mut board), hole, "too soon");
            board.run_steps(80);
        }
        assert!(board.state().view.is_at_rest());
        assert_ne!(between_the_corners(&mut board), hole, "no square");
        board.run_steps(180);
        assert!(!wants_frames(&board));
    }
}

#[test]
fn without_motion_the_square_is_there_at_once() {
    let mut host = Host::new(NEARLY_WON);
    host.look.reduce_motion = true;
    let mut board = board(host);
    let hole = between_the_corners(&mut board);
    click(&mut board, "Bottom, c11");
    board.run_steps(2);
    assert_ne!(between_the_corners(&mut board), hole);
}

#[test]
fn a_game_is_as_long_as_its_list_which_begins_with_the_laying() {
    let mut host = Host::new("3/3/3/3/3/3/3/3/3 b wb -");
    let length = |host: &Host| host.texts.say(&GameState::length(&host.positions));
    let laid = ["b23", "a13", "c33", "a11", "b22", "c12", "b21", "a32", "b13"];
    for mv in laid {
        host.play(mv.parse().expect("a move"));
    }
    assert_eq!(length(&host), "one turn");
    for mv in ["c11", "a12"] {
        host.play(mv.parse().expect("a move"));
        assert_eq!(length(&host), "2 turns");
    }
}

#[test]
fn where_one_of_three_has_left_the_turns_of_those_who_stay_count() {
    let mut host = Host::new("3/3/3/3/3/3/3/3/3 w wbr -");
    let length = |host: &Host| host.texts.say(&GameState::length(&host.positions));
    let play = |host: &mut Host, moves: &str| {
        for mv in moves.split(' ') {
            host.play(mv.parse().expect("a move"));
        }
    };
    play(&mut host, "a11 c33 b31");
    assert_eq!(length(&host), "one turn");
    play(&mut host, "resign a21 a31 a23");
    assert_eq!(length(&host), "3 turns");
}

#[test]
fn the_form_chooses_how_the_neutral_balls_lie() {
    let mut form = Harness::builder().with_size(vec2(420.0, 260.0)).build_ui_state(
        |ui, (rules, changes): &mut (CubulusRules, u32)| {
            *changes += u32::from(GameState::rules_ui(rules, ui, &Texts::new(&[]), &host::look()));
        },
        (CubulusRules::default(), 0),
    );
    form.run();
    let choose = |form: &mut Harness<(CubulusRules, u32)>, choice: &str| {
        form.get_by_label(choice).click();
        form.run();
    };
    choose(&mut form, "At random");
    let drawn = |form: &Harness<(CubulusRules, u32)>| match form.state().0.players {
        Players::Two(Neutrals::Laid(layout)) => layout,
        other => panic!("{other:?}"),
    };
    assert!(!Layout::PRESETS.contains(&drawn(&form)));
    assert!(form.query_by_label_contains("New places").is_some());
    choose(&mut form, "Middle layer");
    assert_eq!(drawn(&form), Layout::MIDDLE_LAYER);
    assert!(form.query_by_label_contains("New places").is_none());
    form.get_by_label("Third repetition is a draw").click();
    form.run();
    assert!(!form.state().0.repetition);
    assert_eq!(form.state().1, 3, "each change is told once");
}

#[test]
fn the_rules_are_for_two_or_for_three() {
    let mut rules = CubulusRules { repetition: false, ..CubulusRules::default() };
    for _ in 0..2 {
        let sizes = GameState::sizes(&rules);
        let seats = sizes.iter().map(|(_, rules)| GameState::start(rules).seats());
        assert_eq!(seats.collect::<Vec<_>>(), [2, 3]);
        let own = sizes.iter().filter(|(_, other)| *other == rules);
        assert_eq!(own.count(), 1, "one of them is as it is");
        assert!(sizes.iter().all(|(_, rules)| !rules.repetition));
        rules = sizes[1].1;
    }
}

#[test]
fn a_whole_game_is_played_by_the_keyboard_alone() {
    let mut board = board_at("3/3/3/3/3/3/3/3/3 w wbr -");
    focus_board(&mut board);
    // White takes the corners of the bottom face; the others play on the top.
    for cell in ["a11", "a33", "c33", "c11", "a13", "b33", "a31", "b13", "c13", "c31"] {
        type_cell(&mut board, cell);
        key(&mut board, Key::Enter);
        board.run_steps(2);
    }
    assert_eq!(board.state().played().len(), 10);
    assert_eq!(board.state().status(), "White wins: the four corners of the bottom face.");
}

#[test]
fn a_whole_game_is_played_by_names_alone() {
    let mut board = board_at("3/3/3/3/3/3/3/3/3 w wbr -");
    for opening in [
        "Bottom, a11",
        "Top, a33",
        "Top, c33",
        "Bottom, c11",
        "Top, a13",
        "Top, b33",
        "Bottom, a31",
        "Top, b13",
        "Top, c13",
        "Bottom, c31",
    ] {
        let name = label(&board, opening);
        board.get_by_label(&name).click_accesskit();
        board.run();
    }
    let end = "Cubulus. White wins: the four corners of the bottom face. Balls left: White 5, \
               Black 6, Red 6.";
    board.get_by_label(end);
}

#[test]
fn every_part_has_its_place_in_every_window() {
    for (size, three) in [
        (vec2(460.0, 480.0), true),
        (vec2(460.0, 480.0), false),
        (vec2(544.0, 522.0), true),
        (vec2(948.0, 722.0), true),
        (vec2(3200.0, 1900.0), false),
    ] {
        let position = if three { "3/3/3/3/3/3/3/3/3 w wbr -" } else { "3/3/3/3/3/3/3/3/3 b wb -" };
        let board = sized(Host::new(position), size);
        let screen = egui::Rect::from_min_size(Pos2::ZERO, size);
        let nodes =
            board.query_all_by_role(Role::Button).chain(board.query_all_by(|node| {
                node.label().is_some_and(|label| label.starts_with("Layer "))
            }));
        for node in nodes {
            assert!(screen.contains_rect(node.rect()), "{:?} in {size:?}", node.rect());
        }
    }
}

#[test]
fn a_refusal_goes_by_itself_even_if_the_pointer_stays() {
    let mut board = board_at(MIDDLE);
    click(&mut board, "Right, c12");
    board.run_steps(60 * 3);
    assert!(!board.state().refusal().is_empty(), "it can be read");
    board.run_steps(60 * 2);
    let refuses = |board: &Board| matches!(board.state().says, Some((_, true)));
    assert!(!refuses(&board));
    board.run_steps(60);
    assert!(!refuses(&board), "it does not come back");
}

#[test]
fn rules_that_are_not_the_usual_ones_are_said_in_words() {
    let texts = Texts::in_language(Some("en"));
    let word = |neutrals, repetition| {
        let rules = CubulusRules { players: Players::Two(neutrals), repetition };
        GameState::rules_word(&rules).map(|word| texts.say(&word))
    };
    assert_eq!(word(Neutrals::by_lot(1), true), None);
    let laid = word(Neutrals::LaidBySecond, true);
    assert_eq!(laid.as_deref(), Some("Neutral balls: Laid by Black"));
    let both = word(Neutrals::Laid(Layout::MIDDLE_LAYER), false);
    let words = "Neutral balls: Middle layer, Same position three times: Play on";
    assert_eq!(both.as_deref(), Some(words));
}
