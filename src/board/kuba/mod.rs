//! The Kuba board.
//!
//! [`View`] is what it remembers between frames; `input` turns gestures and keys into pushes,
//! `picture` draws (with `rolling` for captured marbles and `marks` for everything around
//! them), `motion` and `drag` know how things move, `speech` says it in words.

mod captures;
mod cards;
mod drag;
pub mod geometry;
mod input;
mod keys;
mod marks;
mod motion;
pub mod paint;
mod picture;
mod rolling;
mod rules_form;
mod speech;
mod view;

use egui::{Painter, Rect, Ui};

use super::{Look, Playable, Reply, Scene};
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::rules::kuba::{GameState, KubaRules, Move, Setup};

pub use self::view::View;

impl Playable for GameState {
    type View = View;

    fn title() -> Phrase {
        Phrase::new("game-kuba")
    }

    fn seat_name(player: Player) -> Phrase {
        speech::colour(player)
    }

    fn board_ui(view: &mut View, ui: &mut Ui, scene: &Scene<Self>) -> Reply<Move> {
        view.show(ui, scene)
    }

    fn is_moving(view: &View) -> bool {
        view.is_pushing()
    }

    fn finish_motion(view: &mut View) {
        view.finish_motion();
    }

    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        cards::seat_icon(player, painter, rect, look);
    }

    fn score_ui(view: &View, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        cards::score(view, player, ui, scene);
    }

    fn move_mark(&self, mv: Move, painter: &Painter, rect: Rect, look: &Look) {
        cards::move_mark(self, mv, painter, rect, look);
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        speech::status(scene)
    }

    fn last_event(scene: &Scene<Self>) -> Option<Phrase> {
        speech::last_event(scene)
    }

    fn end_turn(&self) -> Option<Move> {
        self.may_pass().then_some(Move::Pass)
    }

    fn is_extra_turn(&self) -> bool {
        self.position().is_extra_turn()
    }

    fn rules_ui(rules: &mut KubaRules, ui: &mut Ui, texts: &Texts) -> bool {
        rules_form::show(rules, ui, texts)
    }

    fn rules_summary(rules: &KubaRules) -> Phrase {
        rules_form::summary(rules.rules)
    }

    fn setups(rules: &KubaRules) -> Vec<(Phrase, KubaRules)> {
        [
            (Setup::Standard, "setup-standard"),
            (Setup::Mirrored, "setup-mirrored"),
        ]
        .into_iter()
        .map(|(setup, key)| (Phrase::new(key), KubaRules { setup, ..*rules }))
        .collect()
    }

    fn setup_chooser() -> Player {
        Player::SECOND
    }
}
