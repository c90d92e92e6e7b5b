//! Form for the rules of Kuba.

use egui::{Label, RichText, Ui};

use crate::form::{self, Kind};
use crate::{Look, RulesForm};
use kuba_i18n::Texts;
use kuba_rules::kuba::{ExtraTurn, GameState, KoRule, KubaRules, NamedRules, RuleSet, Setup};
use kuba_rules::phrase::Phrase;

impl RulesForm for GameState {
    fn rules_ui(rules: &mut KubaRules, ui: &mut Ui, texts: &Texts, _: &Look) -> bool {
        show(rules, ui, texts)
    }

    fn rules_word(rules: &KubaRules) -> Option<Phrase> {
        let is_usual = rules.rules == KubaRules::default().rules;
        (!is_usual).then(|| Phrase::new(name_of(rules.rules)))
    }

    fn setups(rules: &KubaRules) -> Vec<(Phrase, KubaRules)> {
        [(Setup::Standard, "kuba-setup-standard"), (Setup::Mirrored, "kuba-setup-mirrored")]
            .into_iter()
            .map(|(setup, key)| (Phrase::new(key), KubaRules { setup, ..*rules }))
            .collect()
    }
}

fn name_key(name: NamedRules) -> &'static str {
    match name {
        NamedRules::Leaflet => "kuba-rules-leaflet",
        NamedRules::KingsAndSoldiers => "kuba-rules-kings-and-soldiers",
        NamedRules::Gering => "kuba-rules-gering",
        NamedRules::Kubatoo => "kuba-rules-kubatoo",
    }
}

/// Text key of the name of a rule set.
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
        ExtraTurn::RedMust => "kuba-extra-red-must",
        ExtraTurn::RedMay => "kuba-extra-red-may",
    }
}

/// Shows the form; returns `true` if a rule changed.
fn show(rules: &mut KubaRules, ui: &mut Ui, texts: &Texts) -> bool {
    let before = rules.rules;
    let name = before.name();
    let named = NamedRules::ALL.map(|choice| texts.text(name_key(choice)));
    let own = name.is_none().then(|| texts.text("kuba-rules-custom"));
    let words: Vec<String> = named.into_iter().chain(own).collect();
    let chosen = NamedRules::ALL
        .iter()
        .position(|&choice| name == Some(choice))
        .unwrap_or(NamedRules::ALL.len());
    let group = texts.text("new-game-rules");
    let clicked = form::segments(ui, (Kind::Values, &group), &words, Some(chosen));
    if let Some(choice) = clicked.and_then(|index| NamedRules::ALL.get(index)) {
        rules.rules = choice.rules();
    }
    let about = RichText::new(texts.text(about_key(name))).small();
    ui.add(Label::new(about).wrap());
    ui.add_space(4.0);
    parts(&mut rules.rules, ui, texts);
    rules.rules != before
}

fn parts(rules: &mut RuleSet, ui: &mut Ui, texts: &Texts) {
    let ko = (&mut rules.ko, &KoRule::ALL[..], ko_key as fn(_) -> _);
    choose(ui, texts, "kuba-rules-ko", ko);
    let extra = (&mut rules.extra, &ExtraTurn::ALL[..], extra_key as fn(_) -> _);
    choose(ui, texts, "kuba-rules-extra", extra);
    let words = texts.text("rules-repetition");
    if rules.ko == KoRule::Superko {
        // Superko rules out repetition; the user's choice is kept for other ko rules.
        form::tick(ui, false, &mut false, &words);
    } else {
        form::tick(ui, true, &mut rules.repetition, &words);
    }
}

/// A labelled choice among `all`; `key` gives the text key of a value.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    texts: &Texts,
    name: &'static str,
    (value, all, key): (&mut T, &[T], fn(T) -> &'static str),
) {
    let chosen = all.iter().position(|choice| choice == value).unwrap_or(0);
    let words: Vec<String> = all.iter().map(|&choice| texts.text(key(choice))).collect();
    let spoken = Phrase::new("choice")
        .with("name", Phrase::new(name))
        .with("value", Phrase::new(key(*value)));
    let label = (&*texts.text(name), &*texts.say(&spoken));
    if let Some(index) = form::list(ui, label, &words, chosen) {
        *value = all[index];
    }
}
