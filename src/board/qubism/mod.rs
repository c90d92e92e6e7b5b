//! The Qubism board.
//!
//! `face` describes the board: hit targets (`place`, `spots`), animations (`course`, `pieces`), `marks`,
//! the `backdrop` and words (`speech`). `grammar` turns input into moves. Below these, with imports going
//! down only, are the layout (`geometry`), what the user may do (`hand`), the look of `cubes` and `pawns`,
//! and the `marking` of a real cube.

mod backdrop;
mod cards;
mod course;
mod cubes;
mod editing;
mod face;
mod geometry;
mod grammar;
mod hand;
mod lesson;
mod marking;
mod marks;
mod pawns;
mod pieces;
mod place;
mod rules_page;
mod speech;
mod spots;

use egui::{Color32, Key, Painter, Rect, Ui};

use super::editing::{Editor, PositionEditor};
use super::lesson::LessonStep;
use super::rules_page::RulesSection;
use super::{Look, Palette, Playable, Scene};
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::rules::qubism::{Colour, GameState, Move, QubismRules};

pub use self::grammar::View;

impl Playable for GameState {
    type View = View;

    fn title() -> Phrase {
        Phrase::new("game-qubism")
    }

    fn pitch() -> Phrase {
        Phrase::new("qubism-pitch")
    }

    fn rules_page() -> &'static [RulesSection] {
        rules_page::SECTIONS
    }

    fn lesson() -> &'static [LessonStep<Self>] {
        lesson::STEPS
    }

    fn editor(position: &str, rules: &QubismRules) -> Option<Box<dyn PositionEditor>> {
        Some(Box::new(Editor::<Self>::open(position, rules)))
    }

    fn board_keys() -> &'static [&'static str] {
        &[
            "qubism-keys-arrows",
            "qubism-keys-pawn",
            "qubism-keys-cube",
            "qubism-keys-place",
            "qubism-keys-jump",
            "qubism-keys-tab",
            "qubism-keys-ways",
            "qubism-keys-why",
        ]
    }

    fn tile(painter: &Painter, rect: Rect, look: &Look) {
        cards::tile(painter, rect, look);
    }

    fn breadth(_: &View) -> f32 {
        geometry::BREADTH
    }

    fn threats_key() -> Key {
        Key::W
    }

    fn threats_name() -> &'static str {
        "qubism-command-ways"
    }

    fn seat_name(player: Player) -> Phrase {
        speech::colour(player)
    }

    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        cards::seat_icon(player, painter, rect, look);
    }

    fn seat_tone(player: Player, palette: &Palette) -> Color32 {
        match Colour::of(player) {
            Colour::White => palette.white.body,
            Colour::Black => palette.black.body,
        }
    }

    fn score_ui(view: &View, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        cards::score(view, player, ui, scene);
    }

    fn advice(&self, mv: Move, look: &Look) -> Phrase {
        speech::advice(self, mv, look.viewer)
    }

    fn beginning(&self, mv: Move) -> Phrase {
        speech::beginning(self, mv)
    }

    fn sentence(&self, mv: Move, look: &Look) -> Phrase {
        speech::sentence(self, mv, look.viewer)
    }

    fn move_words(&self, mv: Move, look: &Look) -> Phrase {
        speech::move_words(self, mv, look.viewer)
    }

    fn list_text(&self, mv: Move) -> Phrase {
        let text = match mv {
            Move::Go { from, to } => format!("{from}-{to}"),
            Move::Place { square, .. } => square.to_string(),
        };
        Phrase::new("list-move").with("move", text)
    }

    fn move_mark(&self, mv: Move, painter: &Painter, rect: Rect, look: &Look) {
        let cube = match mv {
            Move::Place { cube, .. } => Some(cube),
            Move::Go { .. } => self.becomes(mv),
        };
        if let Some(cube) = cube {
            cards::tiny(cube, painter, rect, look);
        }
    }

    fn begins_by_lot() -> bool {
        true
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        speech::status(scene)
    }

    fn rules_ui(rules: &mut QubismRules, ui: &mut Ui, texts: &Texts, _: &Look) -> bool {
        ui.checkbox(&mut rules.repetition, texts.text("rules-repetition"))
            .changed()
    }
}
