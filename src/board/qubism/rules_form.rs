//! Form for the rules of Qubism.

use egui::Ui;

use crate::board::{Look, RulesForm};
use crate::i18n::Texts;
use crate::rules::qubism::{GameState, QubismRules};

impl RulesForm for GameState {
    fn rules_ui(rules: &mut QubismRules, ui: &mut Ui, texts: &Texts, _: &Look) -> bool {
        ui.checkbox(&mut rules.repetition, texts.text("rules-repetition"))
            .changed()
    }

    fn begins_by_lot() -> bool {
        true
    }
}
