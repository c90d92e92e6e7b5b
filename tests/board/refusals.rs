//! Refusals on the Kuba board: what is marked, and for how long.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use crate::host::click;
use crate::play::{Host, START, board, place};

/// Frames in more than the time for which a refusal stands, at 60 a second.
const LONG_ENOUGH: usize = 60 * 5;

#[test]
fn a_double_click_selects_as_one_click_does() {
    let mut board = board(Host::new(START));
    let at = place(&board, "f1");
    click(&mut board, at);
    click(&mut board, at);
    board.run();
    assert!(board.query_by_label("Push f1 up").is_some());
    // Two clicks that are not one gesture take it back.
    board.run_steps(60);
    click(&mut board, at);
    board.run();
    assert!(board.query_by_label("Push f1 up").is_none());
}

#[test]
fn a_refusal_goes_by_itself() {
    let mut board = board(Host::new(START));
    let at = place(&board, "d4");
    click(&mut board, at);
    board.run_steps(60 * 3);
    assert!(board.state().says.is_some(), "it can be read");
    board.run_steps(LONG_ENOUGH);
    assert!(board.state().says.is_none());
}

#[test]
fn a_refusal_goes_by_itself_while_the_pointer_rests_on_it() {
    let refuses = |board: &Harness<Host>| {
        let says = board.state().says.as_ref();
        says.is_some_and(|(_, is_refusal)| *is_refusal)
    };
    let mut board = board(Host::new(START));
    let at = place(&board, "f1");
    click(&mut board, at);
    board.run();
    let chip = board.get_by_label_contains("f1 left: ").rect().center();
    board.hover_at(chip);
    board.run_steps(3);
    assert!(refuses(&board), "it says why");
    board.run_steps(LONG_ENOUGH);
    assert!(!refuses(&board));
    board.run_steps(LONG_ENOUGH);
    assert!(!refuses(&board), "and does not come back");
    // Whoever asks again is answered again.
    click(&mut board, chip);
    board.run_steps(3);
    assert!(refuses(&board));
}

#[test]
fn a_marble_that_cannot_move_is_told_in_a_few_words_as_long_as_it_is_chosen() {
    let mut board = board(Host::new(START));
    // No way is open to the marble in the corner: a6 and b7 lie before it, the edge beside it.
    let stuck = "b6 cannot move now.";
    let at = place(&board, "b6");
    click(&mut board, at);
    board.run_steps(3);
    let says = |board: &Harness<Host>| board.state().says.clone().map(|(words, _)| words);
    assert_eq!(says(&board).as_deref(), Some(stuck));
    board.run_steps(LONG_ENOUGH);
    assert_eq!(
        says(&board).as_deref(),
        Some(stuck),
        "and no advice to drag it"
    );
}
