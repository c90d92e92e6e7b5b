//! A board in a test window of its own, without the rest of the program.

use std::time::Duration;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbaImage;
use kuba_board::palette::MAPLE;
use kuba_board::sound::Cue;
use kuba_board::{
    BoardWidget as _, Hand, HintPart, Look, MarbleStyle, Playable, Reply, Scene, Speed,
};
use kuba_i18n::Texts;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;

use crate::common::pictures::Pictures;

#[expect(clippy::struct_excessive_bools, reason = "independent facts, as in a scene")]
pub(crate) struct Host<G: Playable> {
    pub(crate) positions: Vec<G>,
    pub(crate) moves: Vec<G::Move>,
    pub(crate) view: G::View,
    pub(crate) hand: Hand,
    pub(crate) hint: Option<G::Move>,
    pub(crate) hint_part: HintPart,
    pub(crate) advice: Option<Phrase>,
    pub(crate) threats: bool,
    pub(crate) names_threats: bool,
    pub(crate) strict: bool,
    /// The engine's line.
    pub(crate) line: Vec<G::Move>,
    /// `true` while `line` shows what punishes a blunder.
    pub(crate) warns: bool,
    pub(crate) look: Look,
    pub(crate) texts: Texts,
    /// The text of the status line, and `true` if it is a rejection.
    pub(crate) says: Option<(String, bool)>,
    /// The number of moves before the position that the board asked to show.
    pub(crate) show_ply: Option<usize>,
    /// `true` while the last move is animated.
    pub(crate) moving: bool,
    /// All cues that the board has asked for.
    pub(crate) heard: Vec<Cue>,
}

/// The same for all board tests: light theme, normal speed.
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
            hint_part: HintPart::Whole,
            advice: None,
            threats: false,
            names_threats: false,
            strict: false,
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
            hint_part: self.hint_part,
            advice: self.advice.clone(),
            threats: self.threats,
            names_threats: self.names_threats,
            strict: self.strict,
            line: &self.line,
            plays_line: self.warns,
            warns: self.warns,
            ..Scene::picture(&self.positions, &self.moves, self.look, &self.texts)
        }
    }

    pub(crate) fn ui(&mut self, ui: &mut egui::Ui) {
        let mut view = std::mem::take(&mut self.view);
        let Reply { mv, says, show_ply, ends_guide: _, cues } = view.show(ui, &self.scene());
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

    pub(crate) fn status(&self) -> String {
        self.texts.say(&G::status(&self.scene()))
    }

    /// The rejection in the status line. Panics if there is none.
    pub(crate) fn refusal(&self) -> &str {
        match &self.says {
            Some((text, true)) => text,
            other => panic!("nothing is refused, but {other:?}"),
        }
    }

    /// The text of the status line. Panics if it is a rejection or missing.
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

/// A board at 60 frames per second.
pub(crate) fn board<G: Playable>(host: Host<G>, size: Vec2) -> Board<G> {
    let mut board = Harness::builder()
        .with_size(size)
        .with_step_dt(1.0 / 60.0)
        .renderer(Pictures::default())
        .build_ui_state(|ui, host: &mut Host<G>| host.ui(ui), host);
    board.run();
    board
}

/// Renders only the score of a player, as on a card of this size.
pub(crate) fn card<G: Playable>(host: Host<G>, player: Player, size: Vec2) -> Board<G> {
    let mut card = Harness::builder().with_size(size).renderer(Pictures::default()).build_ui_state(
        move |ui, host: &mut Host<G>| {
            G::score_ui(&host.view, player, ui, &host.scene());
        },
        host,
    );
    card.run();
    card
}

pub(crate) fn picture<G: Playable>(board: &mut Board<G>) -> RgbaImage {
    board.render().expect("a picture")
}

/// Bounding box of all different pixels, `None` if there are none.
pub(crate) fn changed(one: &RgbaImage, other: &RgbaImage) -> Option<Rect> {
    assert_eq!(one.dimensions(), other.dimensions());
    let pixels = one.enumerate_pixels().zip(other.pixels());
    let places = pixels
        .filter(|((_, _, here), there)| here != there)
        .map(|((x, y, _), _)| pos2(x as f32, y as f32));
    places.map(Rect::from_pos).reduce(Rect::union)
}

/// `begins` is the beginning of the label.
pub(crate) fn part<G: Playable>(board: &Board<G>, begins: &str) -> Rect {
    let named = |label: String| label.starts_with(begins);
    board.get_by(|node| node.label().is_some_and(named)).rect()
}

/// The same for parts that are only read: they have a value instead of a label.
pub(crate) fn part_of_value<G: Playable>(board: &Board<G>, begins: &str) -> Rect {
    let says = |value: String| value.starts_with(begins);
    board.get_by(|node| node.value().is_some_and(says)).rect()
}

/// Presses at `from` and moves the pointer slowly to `to`, without releasing it.
pub(crate) fn hold<G: Playable>(board: &mut Board<G>, from: Pos2, to: Pos2) {
    board.hover_at(from);
    board.step();
    board.drag_at(from);
    board.step();
    for step in 1_u8..=12 {
        board.hover_at(from + (to - from) * (f32::from(step) / 12.0));
        board.step();
    }
    // The pointer comes to rest, so that the release is no flick.
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
    board.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
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

pub(crate) fn next_frame<G: Playable>(board: &Board<G>) -> Duration {
    let outputs = board.output().viewport_output.values();
    let delays = outputs.map(|output| output.repaint_delay);
    delays.min().unwrap_or(Duration::MAX)
}

/// `true` while the board is animated: it wants a frame within 50 ms.
pub(crate) fn wants_frames<G: Playable>(board: &Board<G>) -> bool {
    next_frame(board) < Duration::from_millis(50)
}
