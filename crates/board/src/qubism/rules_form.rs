//! Form for the rules of Qubism.

use egui::Ui;

use crate::rules_form::repetition_goes_on;
use crate::{Look, RulesForm};
use kuba_i18n::Texts;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{GameState, QubismRules};

impl RulesForm for GameState {
    fn rules_ui(rules: &mut QubismRules, ui: &mut Ui, texts: &Texts, _: &Look) -> bool {
        ui.checkbox(&mut rules.repetition, texts.text("rules-repetition")).changed()
    }

    fn rules_word(rules: &QubismRules) -> Option<Phrase> {
        (!rules.repetition).then(repetition_goes_on)
    }

    const BEGINS_BY_LOT: bool = true;
}
