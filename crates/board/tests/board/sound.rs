//! Sounds of the boards.

use egui::{Key, Modifiers, Shape, Vec2, vec2};
use kuba_board::sound::{Cue, Sound};
use kuba_board::{Playable, Speed};
use kuba_rules::cubulus;
use kuba_rules::qubism;

use crate::host;
use crate::play::{Board, Host, START, UP, board, board_at, drag_by, place, release};

const FRAME: f64 = 1.0 / 60.0;
const THREE: &str = "7/7/7/1WRR3/7/7/6B w";

fn count(heard: &[Cue], sound: Sound) -> usize {
    heard.iter().filter(|cue| cue.sound == sound).count()
}

fn click(board: &mut Board, cell: &str) {
    let at = place(board, cell);
    board.hover_at(at);
    board.step();
    board.drag_at(at);
    board.step();
    board.drop_at(at);
    board.step();
    board.run_steps(30);
}

#[test]
fn a_push_is_heard_while_it_is_seen() {
    let mut board = board_at(THREE);
    board.state_mut().play("b4c4".parse().expect("a push"));
    board.step();
    let heard = board.state().heard.clone();
    assert_eq!(count(&heard, Sound::Contact), 2, "three marbles");
    let mut seconds = 0.0;
    while board.state().moving {
        board.step();
        seconds += FRAME;
    }
    let rest = heard.iter().find(|cue| cue.sound == Sound::Rest);
    let rest = rest.expect("the row comes to rest");
    assert!((rest.after - seconds).abs() <= 1.5 * FRAME, "{seconds}");
    assert_eq!(board.state().heard, heard, "once, when it begins");
}

#[test]
fn what_is_not_seen_to_move_is_heard_all_the_same() {
    for (speed, reduce_motion) in [(Speed::Off, false), (Speed::Normal, true)] {
        let mut host = Host::new("7/7/7/5WR/7/7/6B w");
        host.look.speed = speed;
        host.look.reduce_motion = reduce_motion;
        let mut board = board(host);
        board.state_mut().play("f4g4".parse().expect("a push"));
        board.step();
        let heard = &board.state().heard;
        assert_eq!(count(heard, Sound::Drop), 1, "{speed:?}");
        assert!(heard.iter().all(|cue| cue.after < 1.0), "{heard:?}");
    }
}

fn draws(board: &Board, words: &str) -> bool {
    let shapes = board.output().shapes.iter();
    let mut shapes = shapes.map(|clipped| &clipped.shape);
    shapes.any(|shape| matches!(shape, Shape::Text(text) if text.galley.text() == words))
}

/// A position in which White captures three reds in one turn.
const CHAIN: &str = "7/7/5WR/5WR/5WR/7/B6 w";

#[test]
fn each_capture_of_a_turn_is_heard_higher_and_they_are_counted_on_the_board() {
    for reduce_motion in [false, true] {
        let mut host = Host::new(CHAIN);
        host.look.reduce_motion = reduce_motion;
        let mut board = board(host);
        for (push, count) in [("f5g5", 1), ("f4g4", 2), ("f3g3", 3)] {
            board.state_mut().play(push.parse().expect("a push"));
            board.run_steps(180);
            let tones = board.state().heard.iter().filter_map(|cue| match cue.sound {
                Sound::Captured(nth) => Some(nth),
                _ => None,
            });
            let tones: Vec<u8> = tones.collect();
            assert_eq!(tones, (1..=count).collect::<Vec<_>>());
            let number = format!("×{count}");
            assert_eq!(draws(&board, &number), count > 1, "{number}");
        }
    }
}

#[test]
fn a_move_taken_back_and_a_game_that_is_opened_are_not_heard() {
    let mut host = Host::new(THREE);
    host.play("b4c4".parse().expect("a push"));
    let mut board = board(host);
    board.run_steps(30);
    board.state_mut().undo();
    board.run_steps(30);
    assert_eq!(board.state().heard, []);
}

#[test]
fn a_drag_is_heard_as_the_marbles_touch_and_not_again_when_it_is_let_go() {
    let mut board = board_at(THREE);
    drag_by(&mut board, "b4", vec2(0.9, 0.0));
    let dragged = count(&board.state().heard, Sound::Contact);
    assert_eq!(dragged, 2, "{:?}", board.state().heard);
    release(&mut board, "b4", vec2(0.9, 0.0));
    board.run_steps(30);
    let heard = &board.state().heard;
    assert_eq!(count(heard, Sound::Contact), dragged);
    assert_eq!(count(heard, Sound::Rest), 1);
}

#[test]
fn a_refused_push_is_heard_once() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", vec2(-0.8, 0.0));
    assert_eq!(board.state().heard, [], "not before it is let go");
    release(&mut board, "f1", vec2(-0.8, 0.0));
    board.run_steps(30);
    assert_eq!(board.state().heard, [Cue::now(Sound::Refused)]);
    // A marble that does not belong to the player.
    click(&mut board, "d4");
    assert_eq!(count(&board.state().heard, Sound::Refused), 2);
    click(&mut board, "d4");
    assert_eq!(count(&board.state().heard, Sound::Refused), 3);
}

#[test]
fn a_chip_that_is_looked_at_and_a_drag_that_is_called_off_are_not_heard() {
    let mut board = board_at(START);
    click(&mut board, "f1");
    let at = place(&board, "f1");
    // The chip to the left, where no push is possible.
    let unit = place(&board, "b1").x - place(&board, "a1").x;
    board.hover_at(at - Vec2::X * 0.62 * unit);
    board.run_steps(10);
    assert!(matches!(board.state().says, Some((_, true))), "it is told");
    assert_eq!(board.state().heard, []);
    drag_by(&mut board, "g1", vec2(0.0, -0.1));
    board.key_press_modifiers(Modifiers::NONE, Key::Escape);
    release(&mut board, "g1", 0.1 * UP);
    board.run_steps(10);
    assert_eq!(board.state().heard, []);
}

fn played<G: Playable>(position: &str, mv: &str) -> Vec<Cue> {
    let host = host::Host::<G>::new(position);
    let mut board = host::board(host, Vec2::splat(700.0));
    let Ok(mv) = mv.parse() else { panic!("{mv} is no move") };
    board.state_mut().play(mv);
    board.run_steps(3);
    board.state().heard.clone()
}

#[test]
fn the_other_boards_are_heard_too() {
    let shift = played::<cubulus::GameState>("R2/3/3/RRR/RRR/WRR/3/3/3 w wb -", "c12-b12");
    assert_eq!(count(&shift, Sound::Roll), 1);
    let cube = played::<qubism::GameState>("SL4/5/ER3WL/5/4NR c2 c4 b", "e3b3");
    assert_eq!(count(&cube, Sound::Tip), 1);
    assert_eq!(count(&cube, Sound::Slide), 1);
}

#[test]
fn what_the_other_boards_refuse_is_heard_once() {
    let host = host::Host::<qubism::GameState>::new("SL4/5/ER3WL/5/4NR c2 c4 b");
    let mut board = host::board(host, Vec2::splat(700.0));
    let other = host::part(&board, "c4, ").center();
    host::click(&mut board, other);
    board.run_steps(30);
    assert_eq!(board.state().heard, [Cue::now(Sound::Refused)]);
}
