//! The Kuba board.
//!
//! `face` describes the board: hit targets (`place`, `spots`), animations (`course`, `pieces`), `marks`,
//! the `backdrop` and words (`speech`). `grammar` turns input into moves. Below these, with imports going
//! down only, are the layout (`geometry`, `laid`), the `captures`, what the user may do (`hand`) and the
//! look of marbles (`balls`).

mod backdrop;
mod balls;
mod captures;
mod cards;
mod course;
mod editing;
mod face;
mod geometry;
mod grammar;
mod hand;
mod laid;
mod lesson;
mod marks;
mod pieces;
mod place;
mod rules_form;
mod rules_page;
mod speech;
mod spots;

use egui::{Painter, Rect, Ui};

use super::editing::{Editor, PositionEditor};
use super::lesson::LessonStep;
use super::rules_page::RulesSection;
use super::{Look, Playable, Scene};
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::kuba::{GameState, KubaRules, Move, Push, Setup, colour};
use crate::rules::{Game, Player};

pub use self::grammar::View;

impl Playable for GameState {
    type View = View;

    fn title() -> Phrase {
        Phrase::new("game-kuba")
    }

    fn pitch() -> Phrase {
        Phrase::new("kuba-pitch")
    }

    fn welcome() -> Phrase {
        Phrase::new("kuba-welcome")
    }

    fn rules_page() -> &'static [RulesSection] {
        rules_page::SECTIONS
    }

    fn lesson() -> &'static [LessonStep<Self>] {
        lesson::STEPS
    }

    fn editor(position: &str, rules: &KubaRules) -> Option<Box<dyn PositionEditor>> {
        Some(Box::new(Editor::<Self>::open(position, rules)))
    }

    fn board_keys() -> &'static [&'static str] {
        &[
            "kuba-keys-arrows",
            "kuba-keys-select",
            "kuba-keys-push",
            "kuba-keys-jump",
            "kuba-keys-tab",
            "kuba-keys-threats",
            "kuba-keys-why",
        ]
    }

    fn seat_name(player: Player) -> Phrase {
        colour(player)
    }

    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        cards::seat_icon(player, painter, rect, look);
    }

    fn earlier_status(ply: usize, plies: usize, free: bool) -> Phrase {
        let keys = ["kuba-status-earlier", "kuba-status-earlier-move"];
        crate::board::earlier_status(keys, (ply, plies), free)
    }

    fn rules_word(rules: &KubaRules) -> Option<Phrase> {
        let is_usual = rules.rules == KubaRules::default().rules;
        (!is_usual).then(|| Phrase::new(rules_form::name_of(rules.rules)))
    }

    fn tally(&self, player: Player) -> Option<u32> {
        Some(u32::from(self.position().reds(player)))
    }

    fn score_ui(view: &View, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        cards::score(view, player, ui, scene);
    }

    fn advice(&self, mv: Move, look: &Look) -> Phrase {
        speech::advice(mv, look.viewer)
    }

    fn beginning(&self, mv: Move) -> Phrase {
        match mv {
            Move::Push(push) => Phrase::new("kuba-begin").with("cell", push.from.to_string()),
            Move::Pass => speech::advice(mv, self.turn()),
        }
    }

    fn sentence(&self, mv: Move, look: &Look) -> Phrase {
        speech::sentence(self, mv, look.viewer)
    }

    fn list_text(&self, mv: Move) -> Phrase {
        let text = match mv {
            Move::Push(Push { from, direction }) => match from.step(direction) {
                Some(to) => format!("{from}-{to}"),
                None => self.write_move(mv),
            },
            Move::Pass => return Phrase::new("kuba-end-of-turn"),
        };
        Phrase::new("list-move").with("move", text)
    }

    fn move_words(&self, mv: Move, look: &Look) -> Phrase {
        speech::said(self, mv, look.viewer)
    }

    fn move_mark(&self, mv: Move, painter: &Painter, rect: Rect, look: &Look) {
        let falls = match mv {
            Move::Push(push) => self.position().falls(push),
            Move::Pass => None,
        };
        if let Some(marble) = falls {
            cards::capture(painter, marble, rect, look);
        }
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        speech::status(scene)
    }

    fn length(positions: &[Self]) -> Phrase {
        Phrase::new("kuba-length").with("pushes", positions.len().saturating_sub(1))
    }

    fn end_turn(&self) -> Option<Move> {
        self.may_pass().then_some(Move::Pass)
    }

    fn is_extra_turn(&self) -> bool {
        self.position().is_extra_turn()
    }

    fn extra_turn_word() -> Phrase {
        Phrase::new("kuba-push-again")
    }

    fn rules_ui(rules: &mut KubaRules, ui: &mut Ui, texts: &Texts, _: &Look) -> bool {
        rules_form::show(rules, ui, texts)
    }

    fn setups(rules: &KubaRules) -> Vec<(Phrase, KubaRules)> {
        [
            (Setup::Standard, "kuba-setup-standard"),
            (Setup::Mirrored, "kuba-setup-mirrored"),
        ]
        .into_iter()
        .map(|(setup, key)| (Phrase::new(key), KubaRules { setup, ..*rules }))
        .collect()
    }
}
