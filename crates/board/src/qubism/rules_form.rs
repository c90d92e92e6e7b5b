//! Form for the rules of Qubism.

use egui::Ui;

use crate::{Look, RulesForm};
use kuba_i18n::Texts;
use kuba_rules::qubism::{GameState, QubismRules};

impl RulesForm for GameState {
    fn rules_ui(rules: &mut QubismRules, ui: &mut Ui, texts: &Texts, _: &Look) -> bool {
        ui.checkbox(&mut rules.repetition, texts.text("rules-repetition")).changed()
    }

    const BEGINS_BY_LOT: bool = true;
}
