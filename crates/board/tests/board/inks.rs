//! Marks over a board: their colours, places and duration.

use std::time::Duration;

use egui::{Color32, Pos2, Vec2};
use image::RgbaImage;
use kuba_board::face::MarkRole;
use kuba_board::palette::MAPLE;
use kuba_board::{Hand, Playable};
use kuba_rules::kuba::GameState;
use kuba_rules::{Game as _, cubulus, qubism};

use crate::common::places::spoken;
use crate::common::vision::{contrast, themes};
use crate::host::{self, Board, Host};

const SIZE: Vec2 = Vec2::new(700.0, 700.0);
const LARGE: Vec2 = Vec2::new(948.0, 722.0);
/// Pixels per point that show a line without its blurred edges.
const FINE: f32 = 2.0;
/// White can capture the red marble on g4, Black the white one on g1.
const THREATS: &str = "7/7/7/5WR/7/6B/6W w";

fn board(host: Host<GameState>) -> Board<GameState> {
    host::board(host, SIZE)
}

fn cell(board: &Board<GameState>, name: &str) -> Pos2 {
    host::part(board, &format!("{name}, ")).center()
}

/// The number of pixels with about the line colour of a role.
pub(crate) fn drawn(picture: &RgbaImage, ink: MarkRole) -> usize {
    let tone = ink.tones(&MAPLE).line;
    let near = |one: u8, other: u8| one.abs_diff(other) < 10;
    let is = |pixel: &image::Rgba<u8>, tone: Color32| {
        near(pixel[0], tone.r()) && near(pixel[1], tone.g()) && near(pixel[2], tone.b())
    };
    picture.pixels().filter(|pixel| is(pixel, tone)).count()
}

#[test]
fn the_last_move_stays_as_it_is_and_nothing_more_is_drawn() {
    fn check<G: Playable>(position: &str, mv: &str) {
        let host = Host::<G>::new(position);
        let mv = host.game().read_move(mv).expect("a move");
        let mut board = host::board(host, SIZE);
        let never = |board: &Board<G>| host::next_frame(board) > Duration::from_secs(10);
        board.run_steps(5);
        assert!(never(&board), "nothing has happened yet");
        board.state_mut().play(mv);
        board.run_steps(110);
        assert!(never(&board), "nothing goes on");
        let fresh = host::picture(&mut board);
        assert!(drawn(&fresh, MarkRole::LastMove) > 20);
        board.run_steps(150);
        assert_eq!(host::changed(&fresh, &host::picture(&mut board)), None);
    }
    check::<GameState>(THREATS, "f4g4");
    check::<qubism::GameState>("5/5/5/5/5 c1 c5 b", "c1c2");
    check::<cubulus::GameState>("W2/3/2R/1BR/W1W/RR1/RRB/RBR/WRB w wb -", "b33");
}

/// The contrast all around a ball between two pictures, of which one has a ring there. A sign may cover a
/// tenth of it.
fn contrast_around(with: &RgbaImage, without: &RgbaImage, ball: Pos2, unit: f32) -> f64 {
    let at = |picture: &RgbaImage, place: Pos2| {
        let [left, top] = [place.x, place.y].map(|place| (FINE * place) as u32);
        let [red, green, blue, _] = picture.get_pixel(left, top).0;
        Color32::from_rgb(red, green, blue)
    };
    let outwards = |turn: u16| {
        let way = Vec2::angled(f32::from(turn).to_radians());
        let places = (32..60_u8).map(move |part| ball + way * unit * f32::from(part) / 100.0);
        places.map(|place| contrast(at(with, place), at(without, place))).fold(1.0, f64::max)
    };
    let mut found: Vec<f64> = (0..360).step_by(6).map(outwards).collect();
    found.sort_by(f64::total_cmp);
    found[found.len() / 10]
}

#[test]
fn the_last_move_stands_out_on_ribs_holes_panes_and_balls_in_every_theme() {
    let position = "WBR/3/3/W2/B2/R2/3/3/3 w wbr -";
    let game = Host::<cubulus::GameState>::new(position).game().clone();
    let shifts = |at: &cubulus::Opening| {
        let effect = game.position().effect(*at);
        effect == cubulus::Effect::Shifts && game.check(cubulus::Move::Push(*at)).is_ok()
    };
    // One of the two shifts of each line.
    let shifts: Vec<_> = cubulus::Opening::all().filter(shifts).step_by(2).collect();
    assert!(!shifts.is_empty(), "lines with a ball of each colour");
    for (name, palette) in themes() {
        for &pushed in &shifts {
            let mut host = Host::<cubulus::GameState>::new(position);
            host.look.palette = palette;
            host.play(cubulus::Move::Push(pushed));
            let mut plain = Host::<cubulus::GameState>::new(&host.game().position_text());
            plain.look.palette = palette;
            let [mut with, mut without] = [host, plain].map(|host| host::board(host, FINE * LARGE));
            for board in [&mut with, &mut without] {
                board.set_pixels_per_point(FINE);
                board.run_steps(300);
            }
            let unit = ["Top, a33", "Top, b33"].map(|at| host::part(&with, &spoken(at)).center());
            let unit = unit[0].distance(unit[1]);
            let pictures = [host::picture(&mut with), host::picture(&mut without)];
            for cell in pushed.line() {
                for at in cubulus::Opening::all().filter(|opening| opening.cell() == cell) {
                    let label = spoken(&format!("{:?}, {cell}", at.face()));
                    let ball = host::part(&with, &label).center();
                    let found = contrast_around(&pictures[0], &pictures[1], ball, unit);
                    assert!(found >= 3.0, "{name}: {label} after {pushed:?}: {found}");
                }
            }
        }
    }
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
    let (ring, way) =
        (around(&hovered, white, MarkRole::Hover), around(&hovered, white, MarkRole::Threat));
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

#[test]
fn nothing_on_the_cube_is_red_before_it_is_pressed() {
    for (position, opening) in [
        // Three alike, a ball there already, and a shift that may not be undone.
        ("3/3/3/RRR/RRR/RRR/3/3/3 w wb -", "Right, c12"),
        ("3/3/R2/3/3/3/3/3/3 b wb -", "Top, a13"),
    ] {
        let mut board = host::board(Host::<cubulus::GameState>::new(position), SIZE);
        let at = host::part(&board, &crate::common::places::spoken(opening)).center();
        let before = host::picture(&mut board);
        board.hover_at(at);
        board.run_steps(3);
        let hovered = host::picture(&mut board);
        assert!(host::changed(&before, &hovered).is_some(), "{opening}: a lock");
        let red = |picture: &RgbaImage| drawn(picture, MarkRole::Refusal);
        assert_eq!(red(&hovered), red(&before), "{opening}");
        host::click(&mut board, at);
        assert!(red(&host::picture(&mut board)) > red(&before) + 20, "{opening}");
    }
}

/// The picture of a finished game some time after its last move.
fn ended(position: &str, mv: &str) -> RgbaImage {
    let mut host = Host::<cubulus::GameState>::new(position);
    host.play(mv.parse().expect("a move"));
    assert!(kuba_rules::Game::outcome(host.game()).is_some());
    let mut board = host::board(host, SIZE);
    board.run_steps(200);
    host::picture(&mut board)
}

#[test]
fn a_square_that_the_mover_made_as_well_is_drawn_in_grey() {
    let [both, one] = ["B1B/3/B2/3/2W/2B/3/2W/2W w wbr -", "B1B/3/B2/3/2W/2B/3/2R/2W w wbr -"];
    let [both, one] = [both, one].map(|position| ended(position, "c11c12"));
    let (grey, least) = (drawn(&both, MarkRole::LastMove), drawn(&one, MarkRole::LastMove));
    assert!(drawn(&both, MarkRole::Win) > 100);
    assert!(grey > least + 100, "{grey} and {least}");
}

#[test]
fn after_the_end_nothing_is_said_of_a_shift_any_more() {
    let end = ended("3/3/3/3/2W/2W/3/2W/WBB w wbr -", "c11=b11");
    assert_eq!(drawn(&end, MarkRole::Refusal), 0);
}

/// Black has three corners of the top face, and White is to move.
const THREATENED: &str = "B1B/3/B2/3/3/1W1/3/3/W2 w wbr -";

#[test]
fn a_held_opening_that_gives_the_game_away_plays_the_answer_and_takes_it_back() {
    for (opening, loses) in [("Front, b11", true), ("Top, c13", true), ("Top, a33", false)] {
        let mut board = host::board(Host::<cubulus::GameState>::new(THREATENED), SIZE);
        let at = host::part(&board, &crate::common::places::spoken(opening)).center();
        board.hover_at(at);
        board.step();
        host::button(&mut board, at, egui::PointerButton::Primary, true);
        board.run_steps(20);
        assert_eq!(drawn(&host::picture(&mut board), MarkRole::Win), 0, "not at once");
        board.run_steps(280);
        let won = drawn(&host::picture(&mut board), MarkRole::Win);
        assert_eq!(won > 100, loses, "{opening}: {won}");
        assert!(board.state().moves.is_empty(), "{opening}: it is not played");
        if loses {
            let said = "If this were played. Let go to take it back.";
            assert_eq!(board.state().words(), said);
        }
        host::release(&mut board, at);
        board.run_steps(60);
        assert_eq!(drawn(&host::picture(&mut board), MarkRole::Win), 0, "{opening}");
        let played = usize::from(!loses);
        assert_eq!(board.state().moves.len(), played, "{opening}");
        if loses {
            host::click(&mut board, at);
            assert_eq!(board.state().moves.len(), 1, "a click plays it");
        }
    }
}

#[test]
fn a_question_mark_plays_the_answer_for_a_moment() {
    let mut board = host::board(Host::<cubulus::GameState>::new(THREATENED), SIZE);
    for key in [egui::Key::Tab, egui::Key::A, egui::Key::Num2, egui::Key::Num3] {
        board.key_press(key);
        board.step();
    }
    board.event(egui::Event::Text("?".to_owned()));
    board.run_steps(200);
    assert!(drawn(&host::picture(&mut board), MarkRole::Win) > 100);
    board.run_steps(120);
    assert_eq!(drawn(&host::picture(&mut board), MarkRole::Win), 0);
    assert!(board.state().moves.is_empty());
}
