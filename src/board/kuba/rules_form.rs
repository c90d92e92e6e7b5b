//! The form for choosing the rules of Kuba.

use egui::{RichText, Ui};

use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::kuba::{ExtraTurn, KoRule, KubaRules, NamedRules, RuleSet};

/// The width of the labels, in points: that of the other rows of a form.
const LABEL: f32 = 116.0;

fn name_key(name: NamedRules) -> &'static str {
    match name {
        NamedRules::Leaflet => "kuba-rules-leaflet",
        NamedRules::KingsAndSoldiers => "kuba-rules-kings-and-soldiers",
        NamedRules::Gering => "kuba-rules-gering",
        NamedRules::Kubatoo => "kuba-rules-kubatoo",
    }
}

/// The key of what rules are called.
pub(super) fn name_of(rules: RuleSet) -> &'static str {
    rules.name().map_or("kuba-rules-custom", name_key)
}

fn about_key(name: Option<NamedRules>) -> &'static str {
    match name {
        Some(NamedRules::Leaflet) => "kuba-rules-leaflet-about",
        Some(NamedRules::KingsAndSoldiers) => "kuba-rules-kings-and-soldiers-about",
        Some(NamedRules::Gering) => "kuba-rules-gering-about",
        Some(NamedRules::Kubatoo) => "kuba-rules-kubatoo-about",
        None => "kuba-rules-custom-about",
    }
}

fn ko_key(ko: KoRule) -> &'static str {
    match ko {
        KoRule::StraightBack => "kuba-ko-straight-back",
        KoRule::PreviousPosition => "kuba-ko-previous-position",
        KoRule::Superko => "kuba-ko-superko",
    }
}

fn extra_key(extra: ExtraTurn) -> &'static str {
    match extra {
        ExtraTurn::Must => "kuba-extra-must",
        ExtraTurn::May => "kuba-extra-may",
        ExtraTurn::None => "kuba-extra-none",
    }
}

/// Shows the form. Returns whether something changed.
pub(super) fn show(rules: &mut KubaRules, ui: &mut Ui, texts: &Texts) -> bool {
    let before = rules.rules;
    let name = before.name();
    ui.horizontal_wrapped(|ui| {
        for choice in NamedRules::ALL {
            let label = texts.text(name_key(choice));
            if ui.selectable_label(name == Some(choice), label).clicked() {
                rules.rules = choice.rules();
            }
        }
        if name.is_none() {
            let _ = ui.selectable_label(true, texts.text("kuba-rules-custom"));
        }
    });
    ui.label(RichText::new(texts.text(about_key(name))).small());
    ui.add_space(4.0);
    parts(&mut rules.rules, ui, texts);
    rules.rules != before
}

/// The three parts of a rule set.
fn parts(rules: &mut RuleSet, ui: &mut Ui, texts: &Texts) {
    let grid = egui::Grid::new("the rules").num_columns(2);
    grid.min_col_width(LABEL).show(ui, |ui| {
        let ko = (&mut rules.ko, &KoRule::ALL[..], ko_key as fn(_) -> _);
        choose(ui, texts, "kuba-rules-ko", ko);
        let extra = (
            &mut rules.extra,
            &ExtraTurn::ALL[..],
            extra_key as fn(_) -> _,
        );
        choose(ui, texts, "kuba-rules-extra", extra);
        ui.allocate_space(egui::Vec2::ZERO);
        let words = texts.text("rules-repetition");
        if rules.ko == KoRule::Superko {
            // None comes up three times where none comes back; what was chosen is kept.
            ui.add_enabled(false, egui::Checkbox::new(&mut false, words));
        } else {
            ui.checkbox(&mut rules.repetition, words);
        }
        ui.end_row();
    });
}

/// A row of the grid with a choice of one of these values, of which `key` tells the name.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    texts: &Texts,
    name: &'static str,
    (value, all, key): (&mut T, &[T], fn(T) -> &'static str),
) {
    ui.label(texts.text(name));
    let chosen = Phrase::new("choice")
        .with("name", Phrase::new(name))
        .with("value", Phrase::new(key(*value)));
    egui::ComboBox::from_id_salt(name)
        .selected_text(texts.text(key(*value)))
        .width(220.0)
        .show_ui(ui, |ui| {
            for &choice in all {
                ui.selectable_value(value, choice, texts.text(key(choice)));
            }
        })
        .response
        .accessible_name(texts.say(&chosen));
    ui.end_row();
}
