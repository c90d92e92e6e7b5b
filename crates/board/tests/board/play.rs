//! The Kuba board by mouse, keyboard and screen reader.

use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, Pos2, TextStyle, TouchDeviceId, TouchId, TouchPhase, Vec2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kuba_board::form;
use kuba_board::palette::MAPLE;
use kuba_board::{GameCards as _, GameWords as _, Hand, RulesForm as _, Scene, Speed};
use kuba_i18n::Texts;
use kuba_rules::kuba::{GameState, KubaRules, Move, NamedRules};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};

use crate::host::{self, wants_frames};

pub(crate) type Host = host::Host<GameState>;
pub(crate) type Board = host::Board<GameState>;

pub(crate) const START: &str = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w";

pub(crate) fn board_at(position: &str) -> Board {
    board(Host::new(position))
}

pub(crate) fn board(host: Host) -> Board {
    host::board(host, vec2(720.0, 720.0))
}

pub(crate) fn place(board: &Board, cell: &str) -> Pos2 {
    host::part(board, &format!("{cell}, ")).center()
}

/// Presses on a cell and moves the pointer slowly by `cells`, to the right and down.
pub(crate) fn drag_by(board: &mut Board, cell: &str, cells: Vec2) {
    let from = place(board, cell);
    let unit = place(board, "b1").x - place(board, "a1").x;
    host::hold(board, from, from + cells * unit);
}

pub(crate) fn release(board: &mut Board, cell: &str, cells: Vec2) {
    let from = place(board, cell);
    let unit = place(board, "b1").x - place(board, "a1").x;
    host::release(board, from + cells * unit);
}

fn focus_board(board: &mut Board) {
    let cells = "Kuba board.";
    board.get_by(|node| node.label().is_some_and(|label| label.starts_with(cells))).focus();
    board.run_steps(3);
}

fn press(board: &mut Board, modifiers: Modifiers, key: Key) {
    board.key_press_modifiers(modifiers, key);
    board.step();
}

pub(crate) const UP: Vec2 = vec2(0.0, -1.0);

#[test]
fn cells_say_what_stands_there_and_where_it_can_go() {
    let board = board_at(START);
    for label in [
        "f1, white, yours. Can push up.",
        "g1, white, yours. Can push left, up.",
        "a6, white, yours. Can push right.",
        "b6, white, yours. Cannot push.",
        "a1, black.",
        "d4, red.",
        "d1, empty.",
        "Kuba board. White’s turn. Red marbles: White 0, Black 0.",
    ] {
        board.get_by_label(label);
    }
}

#[test]
fn a_board_without_a_player_is_one_picture() {
    let mut host = Host::new(START);
    host.hand = Hand::Away;
    let mut board = board(host);
    let words = "Kuba board. White’s turn. Red marbles: White 0, Black 0.";
    let picture = board.get_by_role_and_label(Role::Image, words).rect();
    let cells = board.query_all_by_role(Role::Button).count();
    assert_eq!(cells, 0, "no cell is a button");
    board.drag_at(picture.center());
    board.drop_at(picture.center() + vec2(0.0, 60.0));
    board.key_press(Key::Enter);
    board.run_steps(3);
    assert!(board.state().moves.is_empty() && board.state().says.is_none());
}

#[test]
fn directions_are_those_on_the_screen_when_the_board_is_turned_round() {
    let mut host = Host::new(START);
    host.look.viewer = Player::SECOND;
    let board = board(host);
    board.get_by_label("f1, white, yours. Can push down.");
    assert!(place(&board, "a1").y < place(&board, "a7").y);
}

#[test]
fn a_marble_is_dragged_to_push() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", 0.7 * UP);
    assert!(board.state().moves.is_empty(), "not before it is let go");
    release(&mut board, "f1", 0.7 * UP);
    assert_eq!(board.state().played(), ["f1f2"]);
}

#[test]
fn a_short_drag_springs_back() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", 0.4 * UP);
    release(&mut board, "f1", 0.4 * UP);
    board.run_steps(30);
    assert!(board.state().moves.is_empty());
    assert_eq!(board.state().says, None, "a drag does not select");
}

#[test]
fn a_drag_released_far_outside_the_board_springs_back() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", 14.0 * UP);
    release(&mut board, "f1", 14.0 * UP);
    board.run_steps(30);
    assert!(board.state().moves.is_empty());
}

#[test]
fn a_flick_pushes_from_a_fifth_of_a_cell_on() {
    let mut board = board_at(START);
    let from = place(&board, "f1");
    board.hover_at(from);
    board.drag_at(from);
    for points in [5.0, 12.0, 20.0] {
        board.hover_at(from + UP * points);
    }
    board.step();
    board.drop_at(from + UP * 20.0);
    board.step();
    assert_eq!(board.state().played(), ["f1f2"]);
}

#[test]
fn a_refused_drag_says_the_reason_at_once_and_pushes_nothing() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", vec2(-0.8, 0.0));
    assert_eq!(board.state().refusal(), "g1 stands behind it.");
    release(&mut board, "f1", vec2(-0.8, 0.0));
    board.run_steps(30);
    assert!(board.state().moves.is_empty());
}

#[test]
fn escape_cancels_a_drag() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", 0.8 * UP);
    press(&mut board, Modifiers::NONE, Key::Escape);
    release(&mut board, "f1", 0.8 * UP);
    board.run_steps(30);
    assert!(board.state().moves.is_empty());
}

#[test]
fn the_right_button_cancels_a_drag() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", 0.8 * UP);
    let pos = place(&board, "f2");
    for pressed in [true, false] {
        board.event(Event::PointerButton {
            pos,
            button: egui::PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        board.step();
    }
    release(&mut board, "f1", 0.8 * UP);
    assert!(board.state().moves.is_empty());
}

#[test]
fn losing_the_focus_cancels_a_drag() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", 0.8 * UP);
    board.input_mut().focused = false;
    board.step();
    board.input_mut().focused = true;
    release(&mut board, "f1", 0.8 * UP);
    assert!(board.state().moves.is_empty());
}

#[test]
fn one_finger_drags_and_a_second_one_cancels() {
    for fingers in [1, 2] {
        let mut board = board_at(START);
        let first = place(&board, "f1");
        touch(&mut board, 1, TouchPhase::Start, first);
        board.drag_at(first);
        for step in 1..=10 {
            let at = first + UP * 6.0 * step as f32;
            touch(&mut board, 1, TouchPhase::Move, at);
            board.hover_at(at);
        }
        board.step();
        if fingers == 2 {
            let second = place(&board, "b5");
            touch(&mut board, 2, TouchPhase::Start, second);
            board.run_steps(2);
            touch(&mut board, 2, TouchPhase::End, second);
        }
        touch(&mut board, 1, TouchPhase::End, first + UP * 60.0);
        board.drop_at(first + UP * 60.0);
        board.step();
        assert_eq!(board.state().moves.len(), 2 - fingers);
    }
}

fn touch(board: &mut Board, id: u64, phase: TouchPhase, pos: Pos2) {
    board.event(Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(id),
        phase,
        pos,
        force: None,
    });
    board.step();
}

#[test]
fn a_drag_dies_when_its_marble_is_gone() {
    let mut board = board_at(START);
    drag_by(&mut board, "f1", 0.8 * UP);
    board.state_mut().play("g1g2".parse().expect("a move"));
    board.step();
    release(&mut board, "f1", 0.8 * UP);
    assert_eq!(board.state().played(), ["g1g2"]);
}

#[test]
fn a_rejected_press_gives_its_reason() {
    let mut host = Host::new(START);
    host.hand = Hand::Tied(Phrase::new("hand-thinking"));
    let mut board = board(host);
    drag_by(&mut board, "f1", 0.8 * UP);
    assert_eq!(board.state().refusal(), "The computer is thinking.");
    release(&mut board, "f1", 0.8 * UP);
    assert!(board.state().moves.is_empty());
    board.get_by_label("d1, empty.").click();
    board.run();
    board.get_by_label("f1, white, yours. Can push up.").click();
    board.run();
    assert_eq!(board.state().refusal(), "The computer is thinking.");
}

#[test]
fn a_reason_that_no_longer_holds_is_no_longer_said() {
    let mut host = Host::new(START);
    host.hand = Hand::Tied(Phrase::new("hand-over"));
    let mut board = board(host);
    drag_by(&mut board, "f1", 0.8 * UP);
    release(&mut board, "f1", 0.8 * UP);
    board.step();
    assert_eq!(board.state().refusal(), "The game is over.");
    board.state_mut().hand = Hand::Free;
    board.run_steps(2);
    assert_eq!(board.state().says, None);
}

#[test]
fn a_click_selects_and_a_chip_pushes() {
    let mut board = board_at(START);
    board.get_by_label("f1, white, yours. Can push up.").click();
    board.run();
    assert_eq!(board.state().says, Some(("f1: drag it, or choose an arrow.".to_owned(), false)));
    board.get_by_label("Push f1 up").hover();
    board.run();
    let says = board.state().says.clone().expect("what would happen");
    assert_eq!(says, ("Push f1 up: 2 marbles move.".to_owned(), false));
    board.get_by_label("Push f1 up").click();
    board.run();
    assert_eq!(board.state().played(), ["f1f2"]);
    assert!(board.query_by_label("Push f1 up").is_none());
}

#[test]
fn a_slashed_chip_says_why() {
    let mut board = board_at(START);
    board.get_by_label("f1, white, yours. Can push up.").click();
    board.run();
    let reason = "f2 stands behind it.";
    let chip = format!("f1 down: {reason}");
    board.get_by_label(&chip).hover();
    board.run();
    assert_eq!(board.state().refusal(), reason);
    board.hover_at(place(&board, "a4"));
    board.run();
    assert!(board.state().says.as_ref().is_some_and(|says| !says.1));
    board.get_by_label(&chip).click();
    board.run();
    assert_eq!(board.state().refusal(), reason);
    assert!(board.state().moves.is_empty());
}

#[test]
fn a_click_on_a_neighbouring_cell_pushes_and_elsewhere_deselects() {
    let mut board = board_at("7/7/7/3W3/7/7/6B w");
    let marble = "d4, white, yours. Can push left, right, up, down.";
    board.get_by_label(marble).click();
    board.run();
    board.get_by_label("a1, empty.").click();
    board.run();
    assert_eq!(board.state().says, None);
    board.get_by_label(marble).click();
    board.run();
    let beside = place(&board, "d5") + vec2(0.0, -20.0);
    board.drag_at(beside);
    board.drop_at(beside);
    board.run();
    assert_eq!(board.state().played(), ["d4d5"]);
}

#[test]
fn escape_deselects() {
    let mut board = board_at(START);
    board.get_by_label("f1, white, yours. Can push up.").click();
    board.run();
    press(&mut board, Modifiers::NONE, Key::Escape);
    board.run();
    assert!(board.query_by_label("Push f1 up").is_none());
}

#[test]
fn neutral_and_foreign_marbles_say_why_they_stay() {
    let mut board = board_at(START);
    board.get_by_label("d4, red.").click();
    board.run();
    assert_eq!(board.state().refusal(), "Red marbles are neutral: push them with yours.");
    board.get_by_label("a1, black.").click();
    board.run();
    assert_eq!(board.state().refusal(), "You play White.");
}

#[test]
fn the_keyboard_alone_pushes() {
    let mut board = board_at(START);
    focus_board(&mut board);
    press(&mut board, Modifiers::NONE, Key::F);
    press(&mut board, Modifiers::NONE, Key::Num1);
    press(&mut board, Modifiers::NONE, Key::Enter);
    assert!(board.query_by_label("Push f1 up").is_some(), "selected");
    press(&mut board, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(board.state().played(), ["f1f2"]);
}

#[test]
fn shift_and_an_arrow_push_at_once() {
    let mut board = board_at(START);
    focus_board(&mut board);
    press(&mut board, Modifiers::NONE, Key::G);
    press(&mut board, Modifiers::NONE, Key::Num1);
    press(&mut board, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(board.state().refusal(), "f1 stands behind it.");
    press(&mut board, Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(board.state().played(), ["g1f1"]);
}

#[test]
fn arrows_walk_and_a_question_mark_says_why_not() {
    let mut board = board_at(START);
    focus_board(&mut board);
    press(&mut board, Modifiers::NONE, Key::A);
    press(&mut board, Modifiers::NONE, Key::Num6);
    press(&mut board, Modifiers::NONE, Key::ArrowRight);
    board.event(Event::Text("?".to_owned()));
    board.step();
    assert_eq!(board.state().refusal(), "b6 cannot move now.");
    // If some directions are open, each closed one has its reason.
    press(&mut board, Modifiers::NONE, Key::ArrowUp);
    board.event(Event::Text("?".to_owned()));
    board.step();
    let reasons = board.state().refusal();
    assert!(reasons.contains("left: Your own marble would fall."), "{reasons}");
}

#[test]
fn tab_goes_through_the_marbles_that_can_move_and_escape_tab_leaves() {
    let mut board =
        Harness::builder().with_size(vec2(720.0, 720.0)).with_step_dt(1.0 / 60.0).build_ui_state(
            |ui, host: &mut Host| {
                let _ = ui.button("Menu");
                host.ui(ui);
            },
            Host::new(START),
        );
    board.run();
    focus_board(&mut board);
    let mut pushed = Vec::new();
    // f1, g1, g2, a6, a7, b7, and round to f1.
    for _ in 0..6 {
        press(&mut board, Modifiers::NONE, Key::Enter);
        let chip = board
            .query_all_by(|node| {
                node.label().is_some_and(|label| label.starts_with("Push ") && label.len() > 7)
            })
            .next()
            .and_then(|node| node.accesskit_node().label());
        pushed.push(chip.expect("a chip of a movable marble")[5..7].to_owned());
        press(&mut board, Modifiers::NONE, Key::Escape);
        press(&mut board, Modifiers::NONE, Key::Tab);
    }
    assert_eq!(pushed, ["f1", "g1", "g2", "a6", "a7", "b7"]);
    press(&mut board, Modifiers::NONE, Key::Escape);
    press(&mut board, Modifiers::NONE, Key::Tab);
    board.step();
    assert!(board.get_by_label("Menu").is_focused(), "the board is left");
}

#[test]
fn a_screen_reader_selects_and_pushes() {
    let mut board = board_at(START);
    board.get_by_label("f1, white, yours. Can push up.").click_accesskit();
    board.run();
    board.get_by_label("Push f1 up").click_accesskit();
    board.run();
    assert_eq!(board.state().played(), ["f1f2"]);
    board.get_by_label("White pushed f1 up.");
}

#[test]
fn a_push_moves_for_a_while_and_then_nothing_repaints() {
    let mut board = board_at(START);
    board.state_mut().play("f1f2".parse().expect("a move"));
    board.step();
    assert!(board.state().moving, "the push part");
    board.run_steps(5);
    assert!(board.state().moving, "180 ms and more");
    board.run_steps(60);
    assert!(!board.state().moving);
    assert!(!wants_frames(&board), "nothing repaints when nothing moves");
}

#[test]
fn a_captured_marble_still_rolls_when_the_next_push_counts() {
    let mut board = board_at("7/7/7/5WR/7/7/W5B w");
    board.state_mut().play("f4g4".parse().expect("a move"));
    board.run_steps(16);
    assert!(!board.state().moving, "the push part has ended");
    assert!(wants_frames(&board), "the marble still rolls");
    board.state_mut().play("a1a2".parse().expect("a move"));
    board.step();
    assert!(board.state().moving);
    board.run_steps(90);
    assert!(!wants_frames(&board));
}

#[test]
fn undo_runs_backwards_and_a_longer_jump_does_not_move() {
    let mut board = board_at(START);
    for mv in ["f1f2", "f7f6", "g1g2"] {
        board.state_mut().play(mv.parse().expect("a move"));
        board.run_steps(60);
    }
    board.state_mut().undo();
    board.step();
    assert!(board.state().moving);
    board.run_steps(10);
    assert!(!board.state().moving);
    board.state_mut().undo();
    board.state_mut().undo();
    board.step();
    assert!(!board.state().moving);
}

#[test]
fn input_finishes_the_motion() {
    let mut board = board_at(START);
    board.state_mut().play("f1f2".parse().expect("a move"));
    board.step();
    assert!(board.state().moving);
    let from = place(&board, "f7");
    board.drag_at(from);
    board.step();
    assert!(!board.state().moving);
}

#[test]
fn with_motion_off_or_reduced_nothing_is_waited_for() {
    for (speed, reduce_motion) in [(Speed::Off, false), (Speed::Normal, true)] {
        let mut host = Host::new(START);
        host.look.speed = speed;
        host.look.reduce_motion = reduce_motion;
        let mut board = board(host);
        board.state_mut().play("f1f2".parse().expect("a move"));
        board.step();
        assert!(!board.state().moving);
        assert_eq!(wants_frames(&board), reduce_motion, "an outline stands");
        board.run_steps(60);
        assert!(!wants_frames(&board));
    }
}

#[test]
fn a_board_that_may_not_come_back_is_shown_by_a_click_on_the_reason() {
    let mut host = Host::new("7/7/7/1W5/7/5B1/7 w");
    host.positions =
        vec![GameState::from_position(*host.positions[0].position(), NamedRules::Gering.rules())];
    for push in ["b4c4", "f2e2", "c4b4"] {
        host.play(push.parse().expect("a push"));
    }
    let mut board = board(host);
    drag_by(&mut board, "e2", vec2(0.7, 0.0));
    release(&mut board, "e2", vec2(0.7, 0.0));
    board.run();
    let reason = board.state().refusal().to_owned();
    board.get_by_role_and_label(Role::Link, &reason).click();
    board.run();
    assert_eq!(board.state().show_ply, Some(0));
    assert_eq!(board.state().moves.len(), 3);
}

#[test]
fn the_score_counts_a_captured_marble_once_it_lies_in_its_hollow() {
    let mut board = board_at("7/7/7/WB5/7/7/1W3WR w 3-2");
    let score = |board: &Board| {
        let host = board.state();
        let scene = host.scene();
        let mut card = Harness::new_ui(|ui| {
            GameState::score_ui(&host.view, Player::FIRST, ui, &scene);
        });
        card.run();
        ["3 of 7 reds", "4 of 7 reds"].into_iter().find(|words| {
            let says = |value: String| value.contains(words);
            card.query_by(|node| node.value().is_some_and(says)).is_some()
        })
    };
    drag_by(&mut board, "f1", vec2(0.7, 0.0));
    release(&mut board, "f1", vec2(0.7, 0.0));
    board.step();
    assert_eq!(score(&board), Some("3 of 7 reds"), "it is on its way");
    board.run_steps(120);
    assert_eq!(score(&board), Some("4 of 7 reds"));
}

#[test]
fn a_hollow_says_which_move_filled_it_and_leads_there() {
    let mut board = board_at("7/7/7/5WR/7/7/W5B w");
    board.state_mut().play("f4g4".parse().expect("a move"));
    board.run_steps(120);
    board.get_by_label("A red marble, captured by push 1. Click to look at it.").click();
    board.run();
    assert_eq!(board.state().show_ply, Some(1));
}

#[test]
fn resting_on_a_marble_that_cannot_move_asks_for_one_more_frame_only() {
    let mut board = board_at(START);
    board.hover_at(place(&board, "b6"));
    board.run_steps(2);
    assert!(wants_frames(&board), "the reason comes after half a second");
    board.run_steps(60);
    assert!(!wants_frames(&board));
}

#[test]
fn two_boards_in_a_window_do_not_share_a_selection() {
    let mut board =
        Harness::builder().with_size(vec2(900.0, 440.0)).with_step_dt(1.0 / 60.0).build_ui_state(
            |ui, hosts: &mut [Host; 2]| {
                ui.columns(2, |columns| {
                    for (index, (host, ui)) in hosts.iter_mut().zip(columns).enumerate() {
                        ui.push_id(index, |ui| host.ui(ui));
                    }
                });
            },
            [Host::new(START), Host::new(START)],
        );
    board.run();
    let first = board.query_all_by_label("f1, white, yours. Can push up.").next();
    first.expect("the first board").click();
    board.run();
    assert_eq!(board.query_all_by_label("Push f1 up").count(), 1);
    assert!(board.state()[1].says.is_none());
}

#[test]
fn the_state_of_play_is_said_in_words() {
    let said_to = |people: usize, host: &Host| {
        let scene = Scene { people, ..host.scene() };
        host.texts.say(&GameState::status(&scene))
    };
    let said = |host: &Host| said_to(1, host);
    let mut host = Host::new("7/7/7/5WR/7/7/W5B w 3-0");
    assert_eq!(said(&host), "Your turn. Drag a marble, or click it.");
    host.play("f4g4".parse().expect("a move"));
    assert_eq!(said(&host), "Captured a red (4 of 7). Push again, any marble.");
    host.hand = Hand::Tied(Phrase::new("hand-thinking"));
    assert_eq!(said(&host), "Captured a red (4 of 7). White pushes again.");
    host.play("a1a2".parse().expect("a move"));
    assert_eq!(said(&host), "The computer is thinking.");
    host.hand = Hand::Free;
    assert_eq!(said_to(2, &host), "Black’s turn. Drag a marble, or click it.");
    assert!(host.positions.last().is_some_and(|game| game.outcome().is_none()));
}

#[test]
fn the_form_chooses_among_rule_sets() {
    let mut form = Harness::builder().with_size(vec2(420.0, 260.0)).build_ui_state(
        |ui, (rules, changes): &mut (KubaRules, u32)| {
            // The form needs the theme's text style for bold words.
            let body = ui.style().text_styles[&TextStyle::Body].clone();
            ui.style_mut().text_styles.insert(form::bold(), body);
            *changes += u32::from(GameState::rules_ui(rules, ui, &Texts::new(&[]), &host::look()));
        },
        (KubaRules::default(), 0),
    );
    form.run();
    form.get_by_label("Kubatoo").click();
    form.run();
    assert_eq!(form.state().0.rules, NamedRules::Kubatoo.rules());
    assert!(form.query_by_label("Your own mix").is_none());
    form.get_by_label("Third repetition is a draw").click();
    form.run();
    assert_eq!(form.state().0.rules.name(), None);
    form.get_by_label("Your own mix");
    assert_eq!(form.state().1, 2, "each change is told once");
}

#[test]
fn a_card_tells_the_score() {
    let host = Host::new("7/7/7/5WR/7/7/W5B w 3-0");
    let card = host::card(host, Player::FIRST, vec2(240.0, 60.0));
    card.get_by(|node| {
        node.value().is_some_and(|value| value == "White: 3 of 7 reds, 7 of the opponent’s marbles")
    });
}

#[test]
fn the_first_pushes_of_a_line_are_arrows_and_a_hint_hides_them() {
    let shown = |hint: Option<&str>, line: &[&str]| {
        let read = |text: &&str| text.parse::<Move>().expect("a move");
        let mut host = Host::new(START);
        host.hint = hint.as_ref().map(read);
        host.line = line.iter().map(read).collect();
        board(host)
    };
    let picture = |hint, line: &[&str]| host::picture(&mut shown(hint, line));
    let places = shown(None, &[]);
    let bare = picture(None, &[]);
    let first = picture(None, &["f1f2"]);
    let both = picture(None, &["f1f2", "a1a2"]);
    for (before, after, [from, to]) in
        [(&bare, &first, ["f1", "f2"]), (&first, &both, ["a1", "a2"])]
    {
        let arrow = host::changed(before, after).expect(from);
        let [from, to] = [from, to].map(|cell| place(&places, cell));
        assert!(arrow.contains(from.lerp(to, 0.5)), "{arrow:?}");
        assert!(arrow.height() < 2.0 * from.distance(to), "{arrow:?}");
        assert!(arrow.width() < from.distance(to), "{arrow:?}");
    }
    // A pass moves nothing, so no arrow is drawn.
    let passed = picture(None, &["f1f2", "pass"]);
    assert_eq!(host::changed(&first, &passed), None);
    let long = ["f1f2", "a1a2", "f2f3", "a2a3", "f3f4"];
    assert!(host::changed(&both, &picture(None, &long)).is_some());
    let three = picture(None, &long[..3]);
    assert_eq!(host::changed(&three, &picture(None, &long)), None);
    let hint = picture(Some("g1g2"), &[]);
    assert!(host::changed(&bare, &hint).is_some());
    assert_eq!(host::changed(&hint, &picture(Some("g1g2"), &long)), None);
}

#[test]
fn what_follows_a_bad_move_is_numbered_from_the_first_and_in_the_ink_of_threats() {
    let shown = |warns| {
        let mut host = Host::new(START);
        host.line = vec!["f1f2".parse().expect("a move")];
        host.warns = warns;
        host
    };
    let orange = |host| {
        let [r, g, b, _] = MAPLE.mark_colours.threat.line.to_array();
        let picture = host::picture(&mut board(host));
        let pixels = picture.pixels();
        pixels.filter(|pixel| pixel.0[..3] == [r, g, b]).count()
    };
    assert_eq!(orange(shown(false)), 0);
    assert!(orange(shown(true)) > 50);
    let numbers = |warns| [0, 1].map(|nth| shown(warns).scene().number_in_line(nth));
    assert_eq!(numbers(false), [None, Some(2)]);
    assert_eq!(numbers(true), [Some(1), Some(2)]);
}

#[test]
fn captures_that_threaten_are_shown_for_two_seconds_and_as_long_as_t_is_held() {
    let mut board = board(Host::new("7/7/7/4WRB/7/7/B6 w"));
    let key = |board: &mut Board, pressed| {
        board.event(Event::Key {
            key: Key::T,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        board.step();
    };
    let bare = host::picture(&mut board);
    let shows = |board: &mut Board| host::changed(&bare, &host::picture(board));
    key(&mut board, true);
    let threat = shows(&mut board).expect("a threat");
    for cell in ["f4", "g4"] {
        let cell = place(&board, cell);
        assert!(threat.contains(cell), "{threat:?}");
    }
    assert!(!threat.contains(place(&board, "a1")));
    board.run_steps(60 * 5);
    assert!(shows(&mut board).is_some(), "it is held");
    key(&mut board, false);
    board.run_steps(2);
    assert_eq!(shows(&mut board), None);
    key(&mut board, true);
    key(&mut board, false);
    board.run_steps(60);
    assert!(shows(&mut board).is_some(), "after a short press there is time to look");
    board.run_steps(70);
    assert_eq!(shows(&mut board), None);
}

#[test]
fn the_way_of_a_threat_lies_in_the_middle_of_its_row_and_its_head_outside_the_ring() {
    let mut board = board(Host::new("7/7/7/4WRB/7/7/B6 w"));
    let bare = host::picture(&mut board);
    board.state_mut().threats = true;
    board.run_steps(3);
    let shown = host::picture(&mut board);
    let [pusher, red, falls] = ["e4", "f4", "g4"].map(|cell| place(&board, cell));
    let cell = falls.x - red.x;
    // The line is free of marbles in the middle between two cells.
    let across = pusher.x + 0.5 * cell;
    let rows = (pusher.y - 0.3 * cell) as u32..(pusher.y + 0.3 * cell) as u32;
    let differs = |&y: &u32| bare.get_pixel(across as u32, y) != shown.get_pixel(across as u32, y);
    let line: Vec<u32> = rows.filter(differs).collect();
    assert!(line.len() >= 4, "{line:?}");
    let middle = line.iter().sum::<u32>() as f32 / line.len() as f32 + 0.5;
    assert!((middle - pusher.y).abs() < 1.0, "{middle} and {}", pusher.y);
    let all = host::changed(&bare, &shown).expect("a threat");
    assert!(all.right() > falls.x + 0.64 * cell, "{all:?}");
}

/// Ko forbids White to push b6 to the right: Black has just pushed that row from f6.
const FORBIDDEN: &str = "1W2BR1/1WRWB2/2W1RRB/1RRRRW1/2RRR2/4W2/1BW3W w 1-1 -";

#[test]
fn the_sign_where_ko_forbids_a_push_says_so_under_the_pointer() {
    let mut board = board_at(&format!("{FORBIDDEN} b6c6"));
    let sign = place(&board, "b6").lerp(place(&board, "c6"), 0.5);
    board.hover_at(sign);
    board.run_steps(60);
    assert!(board.query_by_label("Not now: straight back (ko)").is_some());
}

#[test]
fn in_a_position_that_was_set_up_the_push_that_ko_answers_is_shown_as_the_last_one() {
    let picture = |ko: &str| host::picture(&mut board_at(&format!("{FORBIDDEN} {ko}")));
    let board = board_at(FORBIDDEN);
    let shown = host::changed(&picture("-"), &picture("b6c6")).expect("marks");
    let [front, vacated] = ["b6", "f6"].map(|cell| place(&board, cell));
    let half = 0.45 * (place(&board, "c6").x - front.x);
    for at in [vacated, front] {
        assert!(shown.contains(at), "{shown:?}");
    }
    assert!(shown.left() < front.x - half, "{shown:?}");
}
