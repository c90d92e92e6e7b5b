//! The form for choosing the rules of Cubulus.

use egui::{Label, RichText, Role, Ui};

use super::speech;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::random;
use crate::rules::Player;
use crate::rules::cubulus::{CubulusRules, Layout, Neutrals, Players};

/// A game of two and a game of three, with everything else as in these rules.
pub(super) fn sizes(rules: &CubulusRules) -> Vec<(Phrase, CubulusRules)> {
    let two = match rules.players {
        players @ Players::Two(_) => players,
        Players::Three => Players::Two(Neutrals::default()),
    };
    [
        (two, "cubulus-players-two"),
        (Players::Three, "cubulus-players-three"),
    ]
    .into_iter()
    .map(|(players, key)| (Phrase::new(key), CubulusRules { players, ..*rules }))
    .collect()
}

/// Shows the form. Returns whether something changed.
pub(super) fn show(rules: &mut CubulusRules, ui: &mut Ui, texts: &Texts) -> bool {
    let before = *rules;
    if let Players::Two(neutrals) = &mut rules.players {
        ui.label(texts.text("cubulus-neutrals"));
        neutral_balls(neutrals, ui, texts);
        let edge = RichText::new(texts.text("cubulus-edge")).small();
        ui.add(Label::new(edge).wrap());
    }
    ui.checkbox(&mut rules.repetition, texts.text("rules-repetition"));
    *rules != before
}

/// How the neutral balls come into the cube. Where they lie by lot is drawn when a game begins.
fn neutral_balls(neutrals: &mut Neutrals, ui: &mut Ui, texts: &Texts) {
    let name = texts.text("cubulus-neutrals");
    let by_lot = neutrals.is_by_lot();
    group(ui, &name, |ui| {
        let laid =
            Phrase::new("cubulus-neutrals-laid").with("seat", speech::colour(Player::SECOND));
        ui.radio_value(neutrals, Neutrals::LaidBySecond, texts.say(&laid));
        let chosen = ui.radio(by_lot, texts.text("cubulus-neutrals-lot"));
        if chosen.clicked() && !by_lot {
            *neutrals = Neutrals::by_lot(random::seed());
        }
        for (layout, key) in [
            (Layout::MIDDLE_LAYER, "cubulus-neutrals-middle"),
            (Layout::CENTRES, "cubulus-neutrals-centres"),
        ] {
            ui.radio_value(neutrals, Neutrals::Laid(layout), texts.text(key));
        }
    });
    if by_lot {
        let anew =
            Phrase::new("cubulus-neutrals-anew").with("again", Phrase::new("command-same-again"));
        ui.add(Label::new(RichText::new(texts.say(&anew)).small()).wrap());
    }
}

/// A row of choices with a name.
fn group(ui: &mut Ui, name: &str, choices: impl FnOnce(&mut Ui)) {
    let builder = egui::UiBuilder::new()
        .id_salt(("group", name))
        .accessibility_role(Role::RadioGroup)
        .accessibility_label(name);
    ui.scope_builder(builder, |ui| ui.horizontal_wrapped(choices));
}
