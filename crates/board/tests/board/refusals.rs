//! Rejected moves on the Kuba board: their marks and how long these stay.

use egui::Event;
use egui::accesskit::{Live, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable};
use kuba_rules::Player;

use crate::host::click;
use crate::play::{Host, START, board, place};

/// More frames than a rejection stays, at 60 per second.
const LONG_ENOUGH: usize = 60 * 5;

#[test]
fn a_double_click_selects_as_one_click_does() {
    let mut board = board(Host::new(START));
    let at = place(&board, "f1");
    click(&mut board, at);
    click(&mut board, at);
    board.run();
    assert!(board.query_by_label("Push f1 up").is_some());
    // Two separate clicks (not a double click) close the choice.
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
    // Asking again shows the reason again.
    click(&mut board, chip);
    board.run_steps(3);
    assert!(refuses(&board));
}

#[test]
fn a_marble_that_cannot_move_is_told_in_a_few_words_as_long_as_it_is_chosen() {
    let mut board = board(Host::new(START));
    // The marble in the corner is stuck: a6 and b7 block it, and the edge is beside it.
    let stuck = "b6 cannot move now.";
    let at = place(&board, "b6");
    click(&mut board, at);
    board.run_steps(3);
    let says = |board: &Harness<Host>| board.state().says.clone().map(|(words, _)| words);
    assert_eq!(says(&board).as_deref(), Some(stuck));
    board.run_steps(LONG_ENOUGH);
    assert_eq!(says(&board).as_deref(), Some(stuck), "and no advice to drag it");
}

#[test]
fn a_screen_reader_hears_for_each_way_why_a_marble_cannot_move() {
    let (own, beside, above) =
        ("your own marble would fall", "a6 stands behind it", "b7 stands behind it");
    for (viewer, [left, right, up, down]) in
        [(Player::FIRST, [own, beside, own, above]), (Player::SECOND, [beside, own, above, own])]
    {
        let mut host = Host::new(START);
        host.look.viewer = viewer;
        let mut board = board(host);
        let heard = |board: &Harness<Host>| {
            let words = format!("left: {left} · right: {right} · up: {up} · down: {down}");
            let node = board.query_by_role_and_label(Role::Status, &words);
            node.is_some_and(|node| node.accesskit_node().live() == Live::Polite)
        };
        assert!(!heard(&board));
        let at = place(&board, "b6");
        click(&mut board, at);
        assert!(heard(&board), "{viewer:?}");
        // For a marble with some open directions the text says everything.
        let at = place(&board, "f1");
        click(&mut board, at);
        board.event(Event::Text("?".to_owned()));
        board.run_steps(3);
        assert!(board.state().refusal().contains(": "));
        assert_eq!(board.query_all_by_role(Role::Status).count(), 0);
    }
}
