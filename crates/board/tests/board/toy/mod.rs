//! A toy game on the board player: the description of a board is enough to play on it.

mod face;
mod rules;

use egui::{Event, Key, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kuba_board::player::BoardPlayer;
use kuba_board::sound::{Cue, Sound};
use kuba_board::{BoardWidget as _, Hand, Scene};
use kuba_i18n::Texts;
use kuba_rules::Game as _;

use crate::common::pictures::Pictures;
use crate::host::{changed, look};

use self::face::Playing;
use self::rules::{Deed, Row};

struct Table {
    positions: Vec<Row>,
    moves: Vec<Deed>,
    player: BoardPlayer<Row, Playing>,
    hand: Hand,
    hint: Option<Deed>,
    texts: Texts,
    says: Option<(String, bool)>,
    heard: Vec<Cue>,
}

impl Table {
    fn ui(&mut self, ui: &mut egui::Ui) {
        let mut player = std::mem::take(&mut self.player);
        let reply = player.show(ui, &self.scene());
        self.player = player;
        self.heard.extend(reply.cues.list);
        let says = reply.says;
        self.says = says.map(|says| (self.texts.say(&says.phrase), says.refusal));
        if let Some(mv) = reply.mv {
            let mut next = self.positions[self.moves.len()];
            next.play(mv);
            self.positions.push(next);
            self.moves.push(mv);
            ui.ctx().request_repaint();
        }
    }

    fn scene(&self) -> Scene<'_, Row> {
        Scene {
            people: 1,
            hand: self.hand.clone(),
            hint: self.hint,
            ..Scene::picture(&self.positions, &self.moves, look(), &self.texts)
        }
    }
}

type Board = Harness<'static, Table>;

fn board_with(stone: u8, change: impl Fn(&mut Table)) -> Board {
    let mut table = Table {
        positions: vec![Row { stone, lit: false }],
        moves: Vec::new(),
        player: BoardPlayer::default(),
        hand: Hand::Free,
        hint: None,
        texts: Texts::new(&[]),
        says: None,
        heard: Vec::new(),
    };
    change(&mut table);
    let mut board = Harness::builder()
        .with_size(vec2(400.0, 240.0))
        .with_step_dt(1.0 / 60.0)
        .renderer(Pictures::default())
        .build_ui_state(|ui, table: &mut Table| table.ui(ui), table);
    board.run();
    board
}

fn board(stone: u8) -> Board {
    board_with(stone, |_| {})
}

fn place(board: &Board, name: &str) -> Pos2 {
    board.get_by_label(name).rect().center()
}

fn click(board: &mut Board, name: &str) {
    let at = place(board, name);
    board.hover_at(at);
    board.step();
    board.drag_at(at);
    board.step();
    board.drop_at(at);
    // Longer than the time within which two clicks count as a double click.
    board.run_steps(30);
}

fn tap(board: &mut Board, name: &str) {
    let pos = place(board, name);
    for phase in [TouchPhase::Start, TouchPhase::End] {
        board.event(Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(0),
            phase,
            pos,
            force: None,
        });
        board.event(Event::PointerMoved(pos));
        board.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed: phase == TouchPhase::Start,
            modifiers: egui::Modifiers::NONE,
        });
        board.step();
    }
    board.event(Event::PointerGone);
    board.run_steps(30);
}

fn says(board: &Board) -> Option<(&str, bool)> {
    let says = board.state().says.as_ref();
    says.map(|(words, refuses)| (words.as_str(), *refuses))
}

#[test]
fn the_toy_is_played_by_clicks_and_refuses_with_a_reason() {
    let mut board = board(0);
    click(&mut board, "the stone");
    assert_eq!(says(&board), Some(("where to?", false)));
    click(&mut board, "right");
    assert_eq!(says(&board), Some(("that is too far", true)));
    click(&mut board, "middle");
    assert_eq!(board.state().moves, [Deed::Go(1)]);
    click(&mut board, "left");
    assert_eq!(says(&board), Some(("the hole is empty", true)));
}

#[test]
fn the_toy_is_dragged_moves_and_is_heard() {
    let mut board = board(0);
    let [from, near, far] = ["the stone", "middle", "right"].map(|name| place(&board, name));
    for (to, refuses) in [(far, true), (near, false)] {
        board.hover_at(from);
        board.step();
        board.drag_at(from);
        board.step();
        board.hover_at(from.lerp(to, 0.5));
        board.step();
        board.hover_at(to);
        board.step();
        assert_eq!(says(&board).is_some_and(|says| says.1), refuses);
        board.drop_at(to);
        board.step();
        let heard = &board.state().heard;
        let is_refused = heard.iter().any(|cue| cue.sound == Sound::Refused);
        assert_eq!(is_refused, refuses);
        board.state_mut().heard.retain(|cue| cue.sound == Sound::Rest);
        if refuses {
            board.run_steps(20);
        }
    }
    board.step();
    assert!(board.state().player.moving().is_some());
    assert_eq!(board.state().heard[0].sound, Sound::Rest);
    board.run_steps(20);
    assert!(board.state().player.is_at_rest());
    assert_eq!(board.state().moves, [Deed::Go(1)]);
}

#[test]
fn a_finger_looks_before_it_plays_and_a_warning_is_confirmed() {
    let mut board_to_win = board(2);
    tap(&mut board_to_win, "the lamp");
    assert!(board_to_win.state().moves.is_empty(), "it looks");
    tap(&mut board_to_win, "the lamp");
    assert_eq!(board_to_win.state().moves, [Deed::Light]);
    let mut board = board(1);
    click(&mut board, "the lamp");
    assert_eq!(says(&board), Some(("this only ends the game", true)));
    click(&mut board, "the lamp");
    assert_eq!(board.state().moves, [Deed::Light]);
}

#[test]
fn the_toy_is_played_by_keys() {
    let mut board = board(0);
    let mut press = |keys: &[Key]| {
        for &key in keys {
            board.key_press(key);
            board.step();
        }
    };
    press(&[Key::ArrowRight, Key::Enter, Key::ArrowRight, Key::ArrowRight]);
    assert_eq!(says(&board), Some(("that is too far", true)));
    let mut press = |keys: &[Key]| {
        for &key in keys {
            board.key_press(key);
            board.step();
        }
    };
    press(&[Key::ArrowLeft, Key::Enter]);
    press(&[Key::Enter, Key::ArrowRight, Key::Enter]);
    press(&[Key::Tab, Key::Enter]);
    board.run_steps(3);
    let moves = [Deed::Go(1), Deed::Go(2), Deed::Light];
    assert_eq!(board.state().moves, moves);
    board.event(Event::Text("?".to_owned()));
    board.step();
    assert_eq!(says(&board), Some(("a stone goes to the next hole", true)));
}

#[test]
fn the_toy_is_played_by_names_and_a_tied_hand_is_told_why() {
    let mut board = board(0);
    for name in ["the stone", "middle", "the stone"] {
        board.get_by_label(name).click_accesskit();
        board.run();
    }
    assert_eq!(board.state().moves, [Deed::Go(1)]);
    board.state_mut().hand = Hand::Tied(kuba_rules::phrase::Phrase::new("wait"));
    board.get_by_label("right").click_accesskit();
    board.step();
    assert_eq!(says(&board), Some(("wait", true)));
    assert_eq!(board.state().moves.len(), 1);
}

#[test]
fn a_hint_is_visible_and_a_board_without_a_player_is_one_picture() {
    let bare = board(0).render().expect("a picture");
    let hint = |table: &mut Table| table.hint = Some(Deed::Go(1));
    let mut hinted = board_with(0, hint);
    let seen = changed(&bare, &hinted.render().expect("a picture"));
    assert!(seen.is_some_and(|seen| {
        seen.contains(place(&hinted, "middle").lerp(place(&hinted, "the stone"), 0.5))
    }));
    let mut away = board_with(0, |table| table.hand = Hand::Away);
    assert!(away.query_by_label("the stone").is_none());
    away.get_by_label("A row of holes.");
    assert_eq!(changed(&bare, &away.render().expect("a picture")), None);
}
