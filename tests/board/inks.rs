//! Marks over a board: their colours, places and duration.

use std::time::Duration;

use egui::{Color32, Pos2, Vec2};
use image::RgbaImage;
use kuba::board::face::MarkRole;
use kuba::board::palette::MAPLE;
use kuba::board::{Hand, Playable};
use kuba::rules::kuba::GameState;
use kuba::rules::{cubulus, qubism};

use crate::host::{self, Board, Host};

const SIZE: Vec2 = Vec2::new(700.0, 700.0);
/// White can capture the red marble on g4, Black the white one on g1.
const THREATS: &str = "7/7/7/5WR/7/6B/6W w";

fn board(host: Host<GameState>) -> Board<GameState> {
    host::board(host, SIZE)
}

fn cell(board: &Board<GameState>, name: &str) -> Pos2 {
    host::part(board, &format!("{name}, ")).center()
}

/// The number of pixels with about the line colour of a role.
fn drawn(picture: &RgbaImage, ink: MarkRole) -> usize {
    let tone = ink.tones(&MAPLE).line;
    let near = |one: u8, other: u8| one.abs_diff(other) < 10;
    let is = |pixel: &image::Rgba<u8>, tone: Color32| {
        near(pixel[0], tone.r()) && near(pixel[1], tone.g()) && near(pixel[2], tone.b())
    };
    picture.pixels().filter(|pixel| is(pixel, tone)).count()
}

#[test]
fn the_last_move_grows_pale_and_then_nothing_at_all_is_drawn() {
    fn check<G: Playable>(position: &str, mv: &str) {
        let host = Host::<G>::new(position);
        let mv = host.game().read_move(mv).expect("a move");
        let mut board = host::board(host, SIZE);
        let never = |board: &Board<G>| host::next_frame(board) > Duration::from_secs(10);
        board.run_steps(5);
        assert!(never(&board), "nothing has happened yet");
        board.state_mut().play(mv);
        board.run_steps(110);
        assert!(!never(&board));
        let fresh = host::picture(&mut board);
        board.run_steps(150);
        assert!(never(&board), "nothing goes on");
        let pale = host::picture(&mut board);
        assert!(drawn(&fresh, MarkRole::LastMove) > drawn(&pale, MarkRole::LastMove));
        assert!(host::changed(&fresh, &pale).is_some());
    }
    check::<GameState>(THREATS, "f4g4");
    check::<qubism::GameState>("5/5/5/5/5 c1 c5 b", "c1c2");
    check::<cubulus::GameState>("W2/3/2R/1BR/W1W/RR1/RRB/RBR/WRB w wb -", "b33");
}

#[test]
fn a_picture_of_a_game_shows_its_last_move_as_it_is() {
    let mut host = Host::<GameState>::new(THREATS);
    host.hand = Hand::Away;
    host.play("f4f5".parse().expect("a move"));
    let mut board = board(host);
    let first = host::picture(&mut board);
    board.run_steps(200);
    assert_eq!(host::changed(&first, &host::picture(&mut board)), None);
    assert!(drawn(&first, MarkRole::LastMove) > 20);
}

#[test]
fn advice_is_hidden_while_the_hand_shows_what_it_would_do() {
    let mut host = Host::<GameState>::new(THREATS);
    host.hint = Some("f4g4".parse().expect("a move"));
    let mut board = board(host);
    let advised = host::picture(&mut board);
    assert!(drawn(&advised, MarkRole::Advice) > 100);
    assert_eq!(drawn(&advised, MarkRole::Hover), 0);
    let own = cell(&board, "g1");
    board.hover_at(own);
    board.run_steps(3);
    let hovered = host::picture(&mut board);
    assert!(drawn(&hovered, MarkRole::Hover) > 20);
    assert_eq!(drawn(&hovered, MarkRole::Advice), 0);
    board.hover_at(Pos2::new(3.0, 3.0));
    board.run_steps(3);
    assert!(drawn(&host::picture(&mut board), MarkRole::Advice) > 100);
}

#[test]
fn around_one_piece_lies_one_ink() {
    let mut host = Host::<GameState>::new(THREATS);
    host.threats = true;
    let mut board = board(host);
    let threatened = host::picture(&mut board);
    let around = |picture: &RgbaImage, at: Pos2, ink: MarkRole| {
        let [x, y] = [at.x, at.y].map(|middle| (middle - 45.0) as u32);
        let part = image::imageops::crop_imm(picture, x, y, 90, 90).to_image();
        drawn(&part, ink)
    };
    let white = cell(&board, "g1");
    assert!(around(&threatened, white, MarkRole::Threat) > 50);
    board.hover_at(white);
    board.run_steps(3);
    let hovered = host::picture(&mut board);
    let (ring, way) = (
        around(&hovered, white, MarkRole::Hover),
        around(&hovered, white, MarkRole::Threat),
    );
    assert!(ring > 50, "the hand goes before");
    assert!(way < 20, "{way}: the ring of the threat gives way");
}

#[test]
fn advice_is_seen_beside_the_cursor_of_the_keyboard() {
    let position = "W2/3/2R/1BR/W1W/RR1/RRB/RBR/WRB w wb -";
    let mut host = Host::<cubulus::GameState>::new(position);
    host.hint = Some("b33".parse().expect("a move"));
    let mut board = host::board(host, SIZE);
    board.key_press(egui::Key::Tab);
    board.step();
    board.key_press(egui::Key::ArrowLeft);
    board.run_steps(3);
    let seen = host::picture(&mut board);
    assert!(drawn(&seen, MarkRole::Advice) > 50);
}

#[test]
fn what_forbids_a_move_does_not_grow_pale_with_the_last_move() {
    let mut host = Host::<GameState>::new("7/7/7/2WB3/7/7/W5B w");
    host.play("c4d4".parse().expect("a move"));
    let mut board = board(host);
    board.run_steps(60);
    let fresh = drawn(&host::picture(&mut board), MarkRole::Refusal);
    board.run_steps(200);
    let later = drawn(&host::picture(&mut board), MarkRole::Refusal);
    assert!(fresh > 5, "it may not be pushed back: {fresh}");
    assert_eq!(fresh, later);
}
