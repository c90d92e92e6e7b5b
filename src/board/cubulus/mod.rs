//! The Cubulus board.
//!
//! `face` describes the board: hit targets (`place`, `spots`), animations (`course`, `pieces`), `marks`,
//! the `backdrop` and words (`speech`, `whereabouts`). `grammar` turns input into moves, and `outlook`
//! previews a move. Below these, with imports going down only, are the layout (`geometry` with `trays`,
//! `way_round`, `cube_point` and `free`), what the user may do (`hand`) and the look of balls (`balls`).

mod backdrop;
mod balls;
mod cards;
mod course;
mod cube_point;
mod editing;
mod face;
mod free;
mod geometry;
mod grammar;
mod hand;
mod lesson;
mod marks;
mod outlook;
mod pieces;
mod place;
mod rules_form;
mod rules_page;
mod speech;
mod spots;
mod tile;
mod trays;
mod way_round;
mod whereabouts;

use egui::{Painter, Rect, Ui};

use super::editing::{Editor, PositionEditor};
use super::face::BoardFace as _;
use super::lesson::LessonStep;
use super::rules_page::RulesSection;
use super::{Look, Playable, Scene};
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::random;
use crate::rules::cubulus::{CubulusRules, GameState, Move, Neutrals, Players, Win};
use crate::rules::{Ending, Game, Outcome, Player};

pub use self::balls::hole;
use self::grammar::LargeLayers;
pub use self::grammar::View;

impl Playable for GameState {
    type View = View;

    fn title() -> Phrase {
        Phrase::new("game-cubulus")
    }

    fn pitch() -> Phrase {
        Phrase::new("cubulus-pitch")
    }

    fn rules_page() -> &'static [RulesSection] {
        rules_page::SECTIONS
    }

    fn lesson() -> &'static [LessonStep<Self>] {
        lesson::STEPS
    }

    fn editor(position: &str, rules: &CubulusRules) -> Option<Box<dyn PositionEditor>> {
        Some(Box::new(Editor::<Self>::open(position, rules)))
    }

    fn board_keys() -> &'static [&'static str] {
        &[
            "cubulus-keys-arrows",
            "cubulus-keys-play",
            "cubulus-keys-tab",
            "cubulus-keys-cell",
            "cubulus-keys-why",
            "cubulus-keys-layers",
            "cubulus-keys-threats",
        ]
    }

    fn tile(painter: &Painter, rect: Rect, look: &Look) {
        tile::draw(painter, rect, look);
    }

    fn seat_name(player: Player) -> Phrase {
        speech::colour(player)
    }

    fn breadth(view: &View) -> f32 {
        view.memo().breadth()
    }

    fn large_layers(view: &View) -> Option<bool> {
        Some(view.memo().0)
    }

    fn room_for_result(view: &View, scene: &Scene<Self>, place: Rect, height: f32) -> Option<Rect> {
        let geometry = Self::lay_out(place, scene, view.memo());
        free::room(&geometry, scene.look.stores, view.memo().0, height)
    }

    fn switch_layers(view: &mut View) {
        view.remember(LargeLayers(!view.memo().0));
    }

    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        cards::seat_icon(player, painter, rect, look);
    }

    fn score_ui(_: &View, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        cards::score(player, ui, scene);
    }

    fn lamp(&self, player: Player) -> Option<Phrase> {
        speech::lamp(self, player)
    }

    fn cards_in_a_row() -> bool {
        true
    }

    fn is_out(&self, player: Player) -> bool {
        !self.position().is_in(player)
    }

    fn begins_by_lot() -> bool {
        true
    }

    fn advice(&self, mv: Move, _: &Look) -> Phrase {
        speech::advice(self.position(), mv)
    }

    fn beginning(&self, mv: Move) -> Phrase {
        speech::beginning(mv)
    }

    fn sentence(&self, mv: Move, _: &Look) -> Phrase {
        speech::sentence(self, mv)
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        speech::status(scene)
    }

    fn length(positions: &[Self]) -> Phrase {
        speech::length(positions)
    }

    fn ending_words(positions: &[Self], outcome: Outcome<Ending<Win>>) -> Phrase {
        speech::ending(positions, outcome)
    }

    fn turn_board_name() -> &'static str {
        "cubulus-swap-cards"
    }

    fn end_turn(&self) -> Option<Move> {
        let passes = self.outcome().is_none() && self.position().must_pass();
        passes.then_some(Move::Pass)
    }

    fn leave(&self) -> Option<Move> {
        let playing = (0..self.seats()).map(Player::seat);
        let playing = playing.filter(|&player| self.position().is_in(player));
        let leaves = self.outcome().is_none() && playing.count() > 2;
        leaves.then_some(Move::Resign)
    }

    /// Draws the neutral balls by lot, because a player who did not choose it should not have to lay nine
    /// balls first.
    fn usual_rules() -> CubulusRules {
        CubulusRules {
            players: Players::Two(Neutrals::by_lot(random::seed())),
            ..CubulusRules::default()
        }
    }

    fn rules_word(rules: &CubulusRules) -> Option<Phrase> {
        let is_usual = match rules.players {
            Players::Two(neutrals) => neutrals.is_by_lot(),
            Players::Three => true,
        };
        let differs = !is_usual || !rules.repetition;
        differs.then(|| Phrase::new("rules-changed"))
    }

    fn with_lots_drawn(rules: &CubulusRules, lot: u64) -> CubulusRules {
        match rules.players {
            Players::Two(neutrals) if neutrals.is_by_lot() => CubulusRules {
                players: Players::Two(Neutrals::by_lot(lot)),
                ..*rules
            },
            Players::Two(_) | Players::Three => *rules,
        }
    }

    fn rules_ui(rules: &mut CubulusRules, ui: &mut Ui, texts: &Texts, look: &Look) -> bool {
        rules_form::show(rules, ui, texts, look)
    }

    fn sizes(rules: &CubulusRules) -> Vec<(Phrase, CubulusRules)> {
        rules_form::sizes(rules)
    }
}
