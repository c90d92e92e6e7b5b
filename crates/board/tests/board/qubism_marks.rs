//! Marks over the Qubism board, and the parts of it that they must leave visible.

use egui::{Color32, Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbaImage;
use kuba_board::palette::{MAPLE, Palette, WALNUT};
use kuba_board::{BoardWidget as _, Scene};
use kuba_rules::qubism::GameState;
use kuba_rules::{Game, Player};

use crate::common::pictures::Pictures;
use crate::host::{self, Host, click, press};

type Board = host::Board<GameState>;

const TEST: &str = "SL4/5/ER3WL/5/4NR c2 c4 b";
const SIZE: Vec2 = vec2(776.0, 666.0);
/// Side of a square in points on a board of `SIZE`, which has a margin of 8 points.
const UNIT: f32 = 100.0;

fn board_in(palette: &'static Palette, position: &str) -> Board {
    let mut host = Host::new(position);
    host.look.palette = palette;
    host::board(host, SIZE)
}

fn board_at(position: &str) -> Board {
    board_in(&MAPLE, position)
}

fn place(board: &Board, square: &str) -> Pos2 {
    host::part(board, &format!("{square}, ")).center()
}

fn click_on(board: &mut Board, square: &str) {
    let at = place(board, square);
    click(board, at);
}

/// The field without its dark border.
fn field(board: &Board) -> Rect {
    Rect::from_two_pos(place(board, "a1"), place(board, "e5")).expand(0.5 * UNIT)
}

/// A part of a square; `from` and `to` are offsets from its centre in squares.
fn part(board: &Board, square: &str, from: [f32; 2], to: [f32; 2]) -> Rect {
    let [from, to] = [from, to].map(|at| place(board, square) + Vec2::from(at) * UNIT);
    Rect::from_min_max(from, to)
}

fn pixels(picture: &RgbaImage, rect: Rect) -> Vec<[u8; 3]> {
    let inside = |(x, y, _): &(u32, u32, _)| rect.contains(Pos2::new(*x as f32, *y as f32));
    let all = picture.enumerate_pixels().filter(inside);
    all.map(|(_, _, pixel)| [pixel[0], pixel[1], pixel[2]]).collect()
}

fn is_same(one: &RgbaImage, other: &RgbaImage, rect: Rect) -> bool {
    pixels(one, rect) == pixels(other, rect)
}

/// The number of pixels close to a colour.
fn count(picture: &RgbaImage, color: Color32) -> usize {
    let near = |one: u8, other: u8| one.abs_diff(other) < 12;
    let is_it = |pixel: &&image::Rgba<u8>| {
        near(pixel[0], color.r()) && near(pixel[1], color.g()) && near(pixel[2], color.b())
    };
    picture.pixels().filter(is_it).count()
}

fn red(picture: &RgbaImage) -> usize {
    count(picture, MAPLE.mark_colours.refusal.line) + count(picture, MAPLE.danger)
}

/// The board after a move, with its pictures without and with the mark of the last move.
fn trace(position: &str, mv: &str) -> (Board, [RgbaImage; 2]) {
    let mut board = board_at(position);
    board.state_mut().play(mv.parse().expect("a move"));
    board.run_steps(60);
    let with = host::picture(&mut board);
    let after = board.state().game().position_text();
    let bare = host::picture(&mut board_at(&after));
    (board, [bare, with])
}

#[test]
fn the_last_move_is_a_thin_line_from_a_ring_to_the_piece() {
    for (position, mv, from, to) in [
        (TEST, "c2c3", "c2", "c3"),
        (TEST, "e3b3", "e3", "b3"),
        ("5/5/5/5/5 e1 c5 b", "e1e2", "e1", "e2"),
    ] {
        let (board, [bare, with]) = trace(position, mv);
        let mark = host::changed(&bare, &with).expect("the trace");
        let [from, to] = [from, to].map(|square| place(&board, square));
        assert!(mark.contains(from), "{mv}: {mark:?}");
        assert!(!mark.contains(to), "{mv}: it ends beside the piece");
        assert!(field(&board).contains_rect(mark), "{mv}: {mark:?}");
        let across = mark.size().min_elem();
        assert!(across < 0.45 * UNIT, "{mv}: it is {across} points wide");
    }
}

#[test]
fn a_jump_is_bent_over_the_pawn_and_never_a_diagonal() {
    let (board, [bare, with]) = trace("5/2NR2/5/5/5 c2 c3 b", "c2b3");
    let is_marked = |at: Pos2| {
        let rect = Rect::from_center_size(at, Vec2::splat(6.0));
        !is_same(&bare, &with, rect)
    };
    let [c2, c3, b3] = ["c2", "c3", "b3"].map(|square| place(&board, square));
    assert!(is_marked(c2.lerp(c3, 0.55)) && is_marked(b3.lerp(c3, 0.55)));
    assert!(!is_marked(c2.lerp(b3, 0.5)), "past the corner");
    let (board, [bare, with]) = trace("5/5/2NR2/5/5 a2 a3 b", "a2a4");
    let over = part(&board, "a3", [-0.36, -0.25], [0.36, 0.25]);
    assert!(is_same(&bare, &with, over), "beside the pawn");
    let mark = host::changed(&bare, &with).expect("the trace");
    assert!(field(&board).contains_rect(mark), "{mark:?}");
}

#[test]
fn later_moves_of_a_line_are_drawn_where_things_stand_by_then() {
    let shown = |line: &[&str]| {
        let mut host = Host::<GameState>::new("5/5/5/5/5 c2 c4 b");
        let read = |text: &&str| text.parse().expect("a move");
        host.line = line.iter().map(read).collect();
        host::board(host, SIZE)
    };
    let mut first = shown(&["c2c3"]);
    // White jumps over the pawn that the line moves to c3 first.
    let mut both = shown(&["c2c3", "c4c2"]);
    let c3 = place(&first, "c3");
    let pictures = [&mut first, &mut both].map(host::picture);
    let is_marked = |at: Pos2| {
        let rect = Rect::from_center_size(at, Vec2::splat(8.0));
        !is_same(&pictures[0], &pictures[1], rect)
    };
    assert!(!is_marked(c3), "past the pawn, not through it");
    let beside = [-0.44, 0.44].map(|aside| c3 + vec2(aside * UNIT, 0.0));
    assert!(beside.into_iter().any(is_marked));
}

#[test]
fn refused_chips_are_quiet_and_cover_no_piece() {
    let mut board = board_at("4WL/5/5/3NR1/5 d1 d5 b");
    let shut = host::picture(&mut board);
    click_on(&mut board, "e1");
    let away = Pos2::new(2.0, 2.0);
    board.hover_at(away);
    board.run_steps(5);
    let open = host::picture(&mut board);
    assert_eq!(red(&open), 0, "nothing has been tried");
    let pawn = part(&board, "d1", [-0.35, -0.35], [0.35, 0.35]);
    assert!(is_same(&shut, &open, pawn), "the reason is seen");
    let chip = "Not on e1, arrow left, turns left: The arrow would point at a pawn.";
    board.get_by_label(chip).hover();
    board.run_steps(5);
    assert_eq!(board.state().refusal(), "The arrow would point at a pawn.");
    assert_eq!(red(&host::picture(&mut board)), 0, "the pointer only looks");
    board.get_by_label(chip).click();
    board.run_steps(5);
    assert!(red(&host::picture(&mut board)) > 0, "it has been pressed");
}

#[test]
fn a_pointer_that_rests_on_a_locked_cube_sees_a_lock_and_nothing_red() {
    let mut board = board_at("4SL/4NR/5/5/5 a2 b4 b");
    let bare = host::picture(&mut board);
    board.hover_at(place(&board, "e4"));
    board.run_steps(60);
    let hovered = host::picture(&mut board);
    let between = part(&board, "e4", [-0.1, -0.55], [0.1, -0.45]);
    assert!(!is_same(&bare, &hovered, between), "a lock");
    assert_eq!(red(&hovered), 0);
    click_on(&mut board, "e4");
    let pressed = host::picture(&mut board);
    assert!(red(&pressed) > 0);
    let arrow = part(&board, "e5", [-0.25, -0.25], [0.25, 0.25]);
    assert!(is_same(&bare, &pressed, arrow), "what is in the way still shows its arrow");
}

#[test]
fn a_wall_leaves_the_arrows_of_its_cubes_to_be_seen() {
    for palette in [&MAPLE, &WALNUT] {
        let mut board = board_in(palette, "5/5/1SRNRERSR/5/5 c2 c4 b");
        let bare = host::picture(&mut board);
        click_on(&mut board, "a3");
        let walled = host::picture(&mut board);
        for square in ["b3", "c3", "d3", "e3"] {
            let arrow = part(&board, square, [-0.3, -0.3], [0.3, 0.3]);
            assert!(is_same(&bare, &walled, arrow), "{square}");
        }
        // Reachable squares become lighter.
        let light = |picture: &RgbaImage, square: &str| -> u32 {
            let part = pixels(picture, part(&board, square, [-0.3, -0.3], [0.3, 0.3]));
            part.iter().flatten().map(|&value| u32::from(value)).sum()
        };
        assert!(light(&walled, "a1") > light(&bare, "a1"));
        assert_eq!(light(&walled, "a5"), light(&bare, "a5"));
        let slashed = part(&board, "a3", [-0.3, -0.3], [0.3, 0.3]);
        assert!(!is_same(&bare, &walled, slashed));
    }
}

#[test]
fn a_cube_under_the_pointer_shows_the_quarter_turn_that_it_would_make() {
    let mut board = board_at(TEST);
    let bare = host::picture(&mut board);
    board.hover_at(place(&board, "e3"));
    board.run_steps(5);
    let hovered = host::picture(&mut board);
    let corner = |aside: f32| part(&board, "e3", [-0.5, aside - 0.06], [-0.42, aside + 0.06]);
    let [down, up] = [0.36, -0.36].map(corner);
    let marks = |rect| count_of(&pixels(&hovered, rect), MAPLE.mark_colours.hover.line);
    assert!(marks(down) > marks(up), "it turns down");
    assert!(!is_same(&bare, &hovered, down));
}

/// The number of these pixels close to a colour.
fn count_of(pixels: &[[u8; 3]], color: Color32) -> usize {
    let near = |one: u8, other: u8| one.abs_diff(other) < 24;
    let is_it = |pixel: &&[u8; 3]| {
        near(pixel[0], color.r()) && near(pixel[1], color.g()) && near(pixel[2], color.b())
    };
    pixels.iter().filter(is_it).count()
}

#[test]
fn in_a_lesson_the_fin_glows() {
    let shown = |excerpt: bool| {
        let mut board = Harness::builder()
            .with_size(SIZE)
            .with_step_dt(1.0 / 60.0)
            .renderer(Pictures::default())
            .build_ui_state(
                move |ui, host: &mut Host<GameState>| {
                    let mut view = std::mem::take(&mut host.view);
                    let scene = Scene { excerpt, ..host.scene() };
                    let _ = view.show(ui, &scene);
                    host.view = view;
                },
                Host::new("5/5/5/2NR2/5 b1 d5 b"),
            );
        board.run();
        let picture = host::picture(&mut board);
        (board, picture)
    };
    let (board, plain) = shown(false);
    let (_, lesson) = shown(true);
    let glow = host::changed(&plain, &lesson).expect("a glow");
    let fin = place(&board, "c2") + vec2(0.11, 0.17) * UNIT;
    assert!(glow.contains(fin), "{glow:?}");
    let cube = part(&board, "c2", [-0.45, -0.45], [0.45, 0.45]);
    assert!(cube.contains_rect(glow), "on the cube alone: {glow:?}");
    let warmth = |picture| -> i32 {
        let pixels = pixels(picture, cube).into_iter();
        pixels.map(|[r, _, b]| i32::from(r) - i32::from(b)).sum()
    };
    assert!(warmth(&lesson) > warmth(&plain), "in the lesson, not elsewhere");
}

/// WCAG contrast between the lightest and the darkest pixel.
fn contrast(pixels: &[[u8; 3]]) -> f64 {
    let linear = |value: u8| (f64::from(value) / 255.0).powf(2.2);
    let light = |pixel: &[u8; 3]| {
        let [r, g, b] = pixel.map(linear);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let lights = pixels.iter().map(light);
    let (low, high) =
        lights.fold((1.0_f64, 0.0_f64), |(low, high), light| (low.min(light), high.max(light)));
    (high + 0.05) / (low + 0.05)
}

#[test]
fn the_bars_of_both_goals_stand_out_from_the_field() {
    for palette in [&MAPLE, &WALNUT] {
        let mut board = board_in(palette, "5/5/5/5/5 a1 a5 b");
        let picture = host::picture(&mut board);
        for (square, from, to) in [("c5", -0.48, -0.36), ("c1", 0.36, 0.48)] {
            let bar = part(&board, square, [-0.1, from], [0.1, to]);
            let stands_out = contrast(&pixels(&picture, bar));
            assert!(stands_out > 3.0, "{square}: {stands_out}");
        }
    }
}

#[test]
fn the_shortest_ways_are_threats_with_a_footprint_for_every_step() {
    for palette in [&MAPLE, &WALNUT] {
        let mut board = board_in(palette, "5/5/5/5/5 b1 d5 b");
        click_on(&mut board, "a3");
        press(&mut board, &[Key::Escape]);
        press(&mut board, &[Key::W]);
        board.hover_at(Pos2::new(2.0, 2.0));
        board.run_steps(5);
        let picture = host::picture(&mut board);
        for square in ["b2", "b3", "b4", "b5", "d4", "d3", "d2", "d1"] {
            let step = pixels(&picture, part(&board, square, [-0.2, -0.2], [0.2, 0.2]));
            assert!(count_of(&step, palette.mark_colours.threat.line) > 10, "{square}");
            let tones = if square.starts_with('b') { palette.black } else { palette.white };
            assert!(count_of(&step, tones.body) > 10, "{square}");
        }
    }
}

#[test]
fn the_player_nearer_to_the_goal_has_fewer_pips() {
    let position = "5/5/5/5/5 c3 d5 b";
    let pips = |player| {
        let mut card = host::card(Host::<GameState>::new(position), player, vec2(280.0, 40.0));
        count(&host::picture(&mut card), MAPLE.accent)
    };
    let [near, far] = [Player::FIRST, Player::SECOND].map(pips);
    assert!(far > near && near > 0, "{near} pixels, and {far}");
}

#[test]
fn words_about_a_square_stand_beside_it() {
    let mut board = board_at("5/5/5/1SR3/1NRER2 a1 c4 b");
    click_on(&mut board, "a2");
    board.run_steps(5);
    let picture = host::picture(&mut board);
    let red = |square: &str| {
        let words = part(&board, square, [-0.4, -0.4], [0.4, 0.4]);
        count_of(&pixels(&picture, words), MAPLE.danger)
    };
    assert!(red("a3") > 0 && red("a1") == 0 && red("e3") == 0, "away from the pawn");
}
