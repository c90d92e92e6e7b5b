//! The choice of rules before a game.

use egui::Ui;

use super::{GameWords, Look};
use kuba_i18n::Texts;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;

/// Words for rules by which repetition is no draw.
pub(crate) fn repetition_goes_on() -> Phrase {
    chosen("editor-repetition", Phrase::new("editor-repetition-nothing"))
}

/// A rule and its value.
pub(crate) fn chosen(rule: &'static str, value: Phrase) -> Phrase {
    Phrase::new("choice").with("name", Phrase::new(rule)).with("value", value)
}

/// Rules of a game as the user chooses them: the form, set-ups and numbers of players.
pub trait RulesForm: GameWords {
    /// Draws the form for choosing rules. Returns whether something changed.
    fn rules_ui(rules: &mut Self::Rules, ui: &mut Ui, texts: &Texts, look: &Look) -> bool;

    /// Returns the name of unusual rules; `None` for the usual rules of any number of players.
    fn rules_word(rules: &Self::Rules) -> Option<Phrase> {
        let usual = Self::usual_rules();
        let sizes = Self::sizes(&usual).into_iter().map(|(_, rules)| rules);
        let mut usual = sizes.chain([usual]);
        (!usual.any(|usual| usual == *rules)).then(|| Phrase::new("rules-changed"))
    }

    /// Returns the rules of a game for which none were chosen.
    fn usual_rules() -> Self::Rules {
        Self::Rules::default()
    }

    /// Returns the rules with their random parts drawn from the seed `lot`.
    fn with_lots_drawn(rules: &Self::Rules, lot: u64) -> Self::Rules {
        let _ = lot;
        rules.clone()
    }

    /// `true` if the seats of the first game of a match are drawn by lot, where the players
    /// alternate seats.
    const BEGINS_BY_LOT: bool = false;

    /// Returns the starting set-ups with their names, the usual one first; a single one if there is no
    /// choice.
    fn setups(rules: &Self::Rules) -> Vec<(Phrase, Self::Rules)> {
        vec![(Self::title(), rules.clone())]
    }

    /// Returns the seat that chooses among [`RulesForm::setups`].
    fn setup_chooser() -> Player {
        Player::SECOND
    }

    /// Returns the possible numbers of players, each in words and with the rules for it; empty where there
    /// is no choice.
    fn sizes(rules: &Self::Rules) -> Vec<(Phrase, Self::Rules)> {
        let _ = rules;
        Vec::new()
    }
}
