//! Marks that were asked for go before what is hovered until the pointer reaches another target.

use egui::{Key, PointerButton, Pos2, Vec2, pos2};
use kuba_board::face::MarkRole;
use kuba_board::{HintPart, Playable};
use kuba_rules::kuba::GameState;
use kuba_rules::phrase::Phrase;
use kuba_rules::{cubulus, qubism};

use crate::common::places::spoken;
use crate::host::{self, Board, Host};
use crate::inks::drawn;

const SIZE: Vec2 = Vec2::new(700.0, 700.0);
/// White can capture the red marble on g4, Black the white one on g1.
const KUBA: &str = "7/7/7/5WR/7/6B/6W w";
const CUBULUS: &str = "W2/3/2R/1BR/W1W/RR1/RRB/RBR/WRB w wb -";
/// Black has three corners of the top face, and White is to move.
const THREATENED: &str = "B1B/3/B2/3/3/1W1/3/3/W2 w wbr -";

fn hover<G: Playable>(board: &mut Board<G>, at: Pos2) {
    board.hover_at(at);
    board.run_steps(2);
}

fn mark<G: Playable>(board: &mut Board<G>, role: MarkRole) -> usize {
    drawn(&host::picture(board), role)
}

#[test]
fn a_hint_is_seen_wherever_the_pointer_rests() {
    fn check<G: Playable>(position: &str, mv: &str) {
        let host = Host::<G>::new(position);
        let mv = host.game().read_move(mv).expect("a move");
        let mut board = host::board(host, SIZE);
        board.state_mut().hint = Some(mv);
        hover(&mut board, pos2(3.0, 3.0));
        let least = mark(&mut board, MarkRole::Advice);
        assert!(least > 50, "{mv}: {least}");
        for (column, row) in (0..9_u8).flat_map(|row| (0..9_u8).map(move |at| (at, row))) {
            let at = pos2(f32::from(column), f32::from(row)) * 75.0 + Vec2::splat(50.0);
            board.state_mut().hint = None;
            hover(&mut board, at);
            board.state_mut().hint = Some(mv);
            board.run_steps(2);
            let picture = host::picture(&mut board);
            let seen = drawn(&picture, MarkRole::Advice);
            assert!(2 * seen > least, "{mv}, pointer at {at}: {seen} of {least}");
            assert_eq!(drawn(&picture, MarkRole::Hover), 0, "{mv}, pointer at {at}");
            assert_eq!(board.state().says, None, "{mv}, pointer at {at}");
        }
    }
    check::<GameState>(KUBA, "f4g4");
    check::<cubulus::GameState>(CUBULUS, "b33");
    check::<qubism::GameState>("5/5/5/5/5 c1 c5 b", "c1c2");
}

#[test]
fn a_hint_gives_way_when_the_pointer_reaches_another_target() {
    let mut board = host::board(Host::<cubulus::GameState>::new(CUBULUS), SIZE);
    let [first, other] =
        ["Top, b13", "Right, c11"].map(|opening| host::part(&board, &spoken(opening)).center());
    hover(&mut board, first);
    board.state_mut().hint = Some("b33".parse().expect("a move"));
    board.run_steps(2);
    hover(&mut board, first + Vec2::splat(4.0));
    assert!(mark(&mut board, MarkRole::Advice) > 50, "the same target");
    hover(&mut board, other);
    assert_eq!(mark(&mut board, MarkRole::Advice), 0, "another one");
    hover(&mut board, first);
    assert_eq!(mark(&mut board, MarkRole::Advice), 0, "it is hovered now");
}

#[test]
fn threats_go_before_the_target_of_the_pointer() {
    let mut board = host::board(Host::<cubulus::GameState>::new(THREATENED), SIZE);
    let at = host::part(&board, &spoken("Top, c33")).center();
    hover(&mut board, at);
    assert!(mark(&mut board, MarkRole::Hover) > 20);
    board.key_press(Key::T);
    board.run_steps(3);
    assert!(mark(&mut board, MarkRole::Threat) > 50);
    assert_eq!(mark(&mut board, MarkRole::Hover), 0);
    let other = host::part(&board, &spoken("Top, c13")).center();
    hover(&mut board, other);
    assert!(mark(&mut board, MarkRole::Hover) > 20);
}

#[test]
fn a_reason_that_was_asked_for_goes_before_the_one_under_the_pointer() {
    let full = "3/3/3/RRR/RRR/RRR/3/3/3 w wb -";
    let mut board = host::board(Host::<cubulus::GameState>::new(full), SIZE);
    let alike = host::part(&board, &spoken("Right, c12")).center();
    hover(&mut board, alike);
    for key in [Key::Tab, Key::A, Key::Num2, Key::Num2] {
        board.key_press(key);
        board.step();
    }
    board.event(egui::Event::Text("?".to_owned()));
    board.step();
    let asked = board.state().refusal().to_owned();
    hover(&mut board, alike + Vec2::splat(4.0));
    assert_eq!(board.state().refusal(), asked);
}

#[test]
fn a_press_ends_what_was_asked_for() {
    let mut board = host::board(Host::<cubulus::GameState>::new(CUBULUS), SIZE);
    let at = host::part(&board, &spoken("Top, b13")).center();
    hover(&mut board, at);
    board.state_mut().hint = Some("b33".parse().expect("a move"));
    board.run_steps(2);
    host::button(&mut board, at, PointerButton::Primary, true);
    assert_eq!(mark(&mut board, MarkRole::Advice), 0, "it shows what comes of it");
}

#[test]
fn the_question_of_a_hint_gives_nothing_of_its_move_away() {
    let asked = |mv: &str| {
        let mut host = Host::<cubulus::GameState>::new(CUBULUS);
        host.hint = Some(mv.parse().expect("a move"));
        host.hint_part = HintPart::Area;
        host.advice = Some(Phrase::new("hint-question").with("of", "cubulus"));
        host::picture(&mut host::board(host, SIZE))
    };
    assert_eq!(host::changed(&asked("b33"), &asked("b11")), None);
}
