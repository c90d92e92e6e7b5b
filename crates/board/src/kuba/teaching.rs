//! Introduction, rules page, lesson and keys of Kuba.

use super::{lesson, often_asked, rules_page};
use crate::Teaching;
use crate::lesson::LessonStep;
use crate::rules_page::RulesSection;
use kuba_rules::kuba::GameState;
use kuba_rules::phrase::Phrase;

impl Teaching for GameState {
    fn pitch() -> Phrase {
        Phrase::new("kuba-pitch")
    }

    const RULES_PAGE: &'static [RulesSection] = rules_page::SECTIONS;
    const OFTEN_ASKED: &'static [RulesSection] = often_asked::SECTIONS;

    const LESSON: &'static [LessonStep<Self>] = lesson::STEPS;

    const BOARD_KEYS: &'static [&'static str] = &[
        "kuba-keys-arrows",
        "kuba-keys-select",
        "kuba-keys-push",
        "kuba-keys-jump",
        "kuba-keys-tab",
        "kuba-keys-threats",
        "kuba-keys-why",
    ];
}
