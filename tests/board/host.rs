//! A game on a table without anything around the board.

use std::time::Duration;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbaImage;
use kuba::board::palette::MAPLE;
use kuba::board::sound::Cue;
use kuba::board::{BoardView as _, Hand, Look, MarbleStyle, Playable, Reply, Scene, Speed};
use kuba::i18n::Texts;
use kuba::rules::Player;

use crate::pictures::Pictures;

/// The game, and what the board has said of it.
pub(crate) struct Host<G: Playable> {
    pub(crate) positions: Vec<G>,
    pub(crate) moves: Vec<G::Move>,
    pub(crate) view: G::View,
    pub(crate) hand: Hand,
    pub(crate) hint: Option<G::Move>,
    pub(crate) threats: bool,
    /// What the computer thinks of.
    pub(crate) line: Vec<G::Move>,
    /// Whether that is what threatens after a bad move.
    pub(crate) warns: bool,
    pub(crate) look: Look,
    pub(crate) texts: Texts,
    /// What the status line says, and whether it refuses something.
    pub(crate) says: Option<(String, bool)>,
    /// The position after this many moves that the board was asked to show.
    pub(crate) show_ply: Option<usize>,
    /// Whether the last move is still to be seen.
    pub(crate) moving: bool,
    /// Everything that was to be heard.
    pub(crate) heard: Vec<Cue>,
}

/// How boards look in tests: light, at the usual speed.
pub(crate) const fn look() -> Look {
    Look {
        palette: &MAPLE,
        marbles: MarbleStyle::Glass,
        coordinates: true,
        viewer: Player::FIRST,
        speed: Speed::Normal,
        reduce_motion: false,
        stores: true,
    }
}

pub(crate) type Board<G> = Harness<'static, Host<G>>;

impl<G: Playable> Host<G> {
    pub(crate) fn new(position: &str) -> Self {
        let game = G::from_text(position, &G::Rules::default()).ok();
        Self {
            positions: vec![game.expect("a position")],
            moves: Vec::new(),
            view: G::View::default(),
            hand: Hand::Free,
            hint: None,
            threats: false,
            line: Vec::new(),
            warns: false,
            look: look(),
            texts: Texts::new(&[]),
            says: None,
            show_ply: None,
            moving: false,
            heard: Vec::new(),
        }
    }

    pub(crate) fn game(&self) -> &G {
        self.positions.last().expect("a position")
    }

    pub(crate) fn play(&mut self, mv: G::Move) {
        let mut next = self.game().clone();
        assert_eq!(next.check(mv).err(), None, "{mv}");
        next.play(mv);
        self.positions.push(next);
        self.moves.push(mv);
    }

    pub(crate) fn undo(&mut self) {
        self.positions.pop();
        self.moves.pop();
    }

    pub(crate) fn scene(&self) -> Scene<'_, G> {
        Scene {
            people: 1,
            hand: self.hand.clone(),
            hint: self.hint,
            threats: self.threats,
            line: &self.line,
            plays_line: self.warns,
            warns: self.warns,
            ..Scene::picture(&self.positions, &self.moves, self.look, &self.texts)
        }
    }

    pub(crate) fn ui(&mut self, ui: &mut egui::Ui) {
        let mut view = std::mem::take(&mut self.view);
        let Reply {
            mv,
            says,
            show_ply,
            cues,
        } = view.show(ui, &self.scene());
        self.view = view;
        self.heard.extend(cues.list);
        self.says = says.map(|says| (self.texts.say(&says.phrase), says.refusal));
        self.show_ply = show_ply.or(self.show_ply);
        if let Some(mv) = mv {
            self.play(mv);
            ui.ctx().request_repaint();
        }
        self.moving = self.view.is_moving();
    }

    /// The state of play in words.
    pub(crate) fn status(&self) -> String {
        self.texts.say(&G::status(&self.scene()))
    }

    /// What the status line refuses.
    pub(crate) fn refusal(&self) -> &str {
        match &self.says {
            Some((text, true)) => text,
            other => panic!("nothing is refused, but {other:?}"),
        }
    }

    /// What the status line says that is no refusal.
    pub(crate) fn words(&self) -> &str {
        match &self.says {
            Some((text, false)) => text,
            other => panic!("nothing is said, but {other:?}"),
        }
    }

    pub(crate) fn played(&self) -> Vec<String> {
        self.moves.iter().map(ToString::to_string).collect()
    }
}

/// A board of this size that somebody plays on.
pub(crate) fn board<G: Playable>(host: Host<G>, size: Vec2) -> Board<G> {
    let mut board = Harness::builder()
        .with_size(size)
        .with_step_dt(1.0 / 60.0)
        .renderer(Pictures::default())
        .build_ui_state(|ui, host: &mut Host<G>| host.ui(ui), host);
    board.run();
    board
}

/// The score of a player as a card of this size shows it.
pub(crate) fn card<G: Playable>(host: Host<G>, player: Player, size: Vec2) -> Board<G> {
    let mut card = Harness::builder()
        .with_size(size)
        .renderer(Pictures::default())
        .build_ui_state(
            move |ui, host: &mut Host<G>| {
                G::score_ui(&host.view, player, ui, &host.scene());
            },
            host,
        );
    card.run();
    card
}

/// What a user sees of a board.
pub(crate) fn picture<G: Playable>(board: &mut Board<G>) -> RgbaImage {
    board.render().expect("a picture")
}

/// The least rectangle around all in which two pictures differ; `None` if they are the same.
pub(crate) fn changed(one: &RgbaImage, other: &RgbaImage) -> Option<Rect> {
    assert_eq!(one.dimensions(), other.dimensions());
    let pixels = one.enumerate_pixels().zip(other.pixels());
    let places = pixels
        .filter(|((_, _, here), there)| here != there)
        .map(|((x, y, _), _)| pos2(x as f32, y as f32));
    places.map(Rect::from_pos).reduce(Rect::union)
}

/// Where a part of the board is whose name begins like this.
pub(crate) fn part<G: Playable>(board: &Board<G>, begins: &str) -> Rect {
    let named = |label: String| label.starts_with(begins);
    board.get_by(|node| node.label().is_some_and(named)).rect()
}

/// Where a part of the board is that is only read, and whose words begin like this.
pub(crate) fn part_of_value<G: Playable>(board: &Board<G>, begins: &str) -> Rect {
    let says = |value: String| value.starts_with(begins);
    board.get_by(|node| node.value().is_some_and(says)).rect()
}

/// Presses at a place and moves the pointer to another one, slowly.
pub(crate) fn hold<G: Playable>(board: &mut Board<G>, from: Pos2, to: Pos2) {
    board.hover_at(from);
    board.step();
    board.drag_at(from);
    board.step();
    for step in 1_u8..=12 {
        board.hover_at(from + (to - from) * (f32::from(step) / 12.0));
        board.step();
    }
    // The pointer comes to rest, so that nothing is a flick.
    board.run_steps(20);
}

pub(crate) fn release<G: Playable>(board: &mut Board<G>, at: Pos2) {
    button(board, at, PointerButton::Primary, false);
}

pub(crate) fn button<G: Playable>(
    board: &mut Board<G>,
    pos: Pos2,
    button: PointerButton,
    pressed: bool,
) {
    board.event(Event::PointerButton {
        pos,
        button,
        pressed,
        modifiers: Modifiers::NONE,
    });
    board.step();
}

pub(crate) fn click<G: Playable>(board: &mut Board<G>, at: Pos2) {
    board.hover_at(at);
    board.step();
    for pressed in [true, false] {
        button(board, at, PointerButton::Primary, pressed);
    }
    board.step();
}

pub(crate) fn press<G: Playable>(board: &mut Board<G>, keys: &[Key]) {
    for &key in keys {
        board.key_press(key);
        board.step();
    }
}

/// When the board wants its next picture.
pub(crate) fn next_frame<G: Playable>(board: &Board<G>) -> Duration {
    let outputs = board.output().viewport_output.values();
    let delays = outputs.map(|output| output.repaint_delay);
    delays.min().unwrap_or(Duration::MAX)
}

/// Whether something moves: pictures are wanted one after the other.
pub(crate) fn wants_frames<G: Playable>(board: &Board<G>) -> bool {
    next_frame(board) < Duration::from_millis(50)
}
