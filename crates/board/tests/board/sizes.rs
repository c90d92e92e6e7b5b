//! Boards in areas too small to play on: nothing panics, and the game goes on.

use egui::{Key, Vec2, vec2};
use kuba_board::Playable;
use kuba_rules::{cubulus, kuba as pushes, qubism};

use crate::common::nightly::nightly;
use crate::host::{self, Board, Host};

/// From an empty area to one in which the board appears.
const SIZES: [Vec2; 9] = [
    vec2(0.0, 0.0),
    vec2(1.0, 1.0),
    vec2(10.0, 10.0),
    vec2(300.0, 1.0),
    vec2(1.0, 300.0),
    vec2(60.0, 45.0),
    vec2(80.0, 60.0),
    vec2(100.0, 60.0),
    vec2(160.0, 120.0),
];

/// All input that shows something more: hovering, pointer buttons, a drag, and every key.
fn try_everything<G: Playable>(board: &mut Board<G>, size: Vec2) {
    let middle = (size / 2.0).to_pos2();
    host::hold(board, middle, middle + vec2(0.6, 0.2) * size);
    host::press(board, &[Key::F, Key::L, Key::Escape]);
    host::release(board, middle);
    host::click(board, middle);
    host::press(board, Key::ALL);
}

fn play<G: Playable>(position: &str) {
    for size in SIZES {
        let mut board = host::board(Host::<G>::new(position), size);
        for turn in 0..nightly(24, 12) {
            let mut moves = Vec::new();
            board.state().game().legal_moves(&mut moves);
            let Some(&mv) = moves.get(7 * turn % moves.len().max(1)) else {
                break;
            };
            let host = board.state_mut();
            host.hint = Some(mv);
            host.line = vec![mv];
            board.step();
            draw(&board);
            let host = board.state_mut();
            host.hint = None;
            host.line.clear();
            host.play(mv);
            for _ in 0..6 {
                board.run_steps(3);
                draw(&board);
            }
            if turn % 8 == 0 {
                try_everything(&mut board, size);
                draw(&board);
            }
        }
        assert!(board.state().moves.len() > 8, "{size}");
    }
}

/// Tessellates the output, which panics for some invalid shapes.
fn draw<G: Playable>(board: &Board<G>) {
    let output = board.output();
    board.ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
}

#[test]
fn a_board_of_kuba_may_be_too_small_for_anything() {
    play::<pushes::GameState>("WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w");
}

#[test]
fn a_cube_of_two_may_be_too_small_for_anything() {
    play::<cubulus::GameState>("3/3/3/RRR/RRR/RRR/3/3/3 w wb -");
}

#[test]
fn a_cube_of_three_may_be_too_small_for_anything() {
    play::<cubulus::GameState>("3/3/3/3/3/3/3/3/3 w wbr -");
}

#[test]
fn a_board_of_qubism_may_be_too_small_for_anything() {
    play::<qubism::GameState>("5/5/5/5/5 c1 c5 b");
}
