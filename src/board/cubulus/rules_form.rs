//! The form for choosing the rules of Cubulus.

use egui::{Label, RichText, Ui};

use super::speech;
use crate::board::form;
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
        neutral_balls(neutrals, ui, texts);
        let edge = RichText::new(texts.text("cubulus-edge")).small();
        ui.add(Label::new(edge).wrap());
    }
    let words = texts.text("rules-repetition");
    form::tick(ui, true, &mut rules.repetition, &words);
    *rules != before
}

/// How the neutral balls come into the cube. Where they lie by lot is drawn when a game begins.
fn neutral_balls(neutrals: &mut Neutrals, ui: &mut Ui, texts: &Texts) {
    let laid = Phrase::new("cubulus-neutrals-laid").with("seat", speech::colour(Player::SECOND));
    let ready = |layout, key| (Some(Neutrals::Laid(layout)), Phrase::new(key));
    let choices = [
        (Some(Neutrals::LaidBySecond), laid),
        (None, Phrase::new("cubulus-neutrals-lot")),
        ready(Layout::MIDDLE_LAYER, "cubulus-neutrals-middle"),
        ready(Layout::CENTRES, "cubulus-neutrals-centres"),
    ];
    let present = Some(*neutrals).filter(|neutrals| !neutrals.is_by_lot());
    let chosen = choices.iter().position(|(choice, _)| *choice == present);
    let chosen = chosen.unwrap_or_default();
    let spoken = Phrase::new("choice")
        .with("name", Phrase::new("cubulus-neutrals"))
        .with("value", choices[chosen].1.clone());
    let label = (&*texts.text("cubulus-neutrals"), &*texts.say(&spoken));
    let words = choices.each_ref().map(|(_, words)| texts.say(words));
    if let Some(index) = form::list(ui, label, &words, chosen) {
        let by_lot = || Neutrals::by_lot(random::seed());
        *neutrals = choices[index].0.unwrap_or_else(by_lot);
    }
    if neutrals.is_by_lot() {
        let anew =
            Phrase::new("cubulus-neutrals-anew").with("again", Phrase::new("command-same-again"));
        ui.add(Label::new(RichText::new(texts.say(&anew)).small()).wrap());
    }
}
