//! The form for choosing the rules of Cubulus.

use egui::{Label, RichText, Role, Ui};

use super::speech;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::random;
use crate::rules::Player;
use crate::rules::cubulus::{CubulusRules, Layout, Neutrals, Players};

/// Shows the form. Returns whether something changed.
pub(super) fn show(rules: &mut CubulusRules, ui: &mut Ui, texts: &Texts) -> bool {
    let before = *rules;
    group(ui, &texts.text("cubulus-players"), |ui| {
        let two = matches!(rules.players, Players::Two(_));
        if ui.radio(two, texts.text("cubulus-players-two")).clicked() && !two {
            rules.players = Players::Two(Neutrals::default());
        }
        if ui
            .radio(!two, texts.text("cubulus-players-three"))
            .clicked()
        {
            rules.players = Players::Three;
        }
    });
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
            *neutrals = Neutrals::by_lot(random::lot());
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
