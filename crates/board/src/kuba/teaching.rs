//! Introduction, rules page, lesson and keys of Kuba.

use super::{lesson, rules_page};
use crate::Teaching;
use crate::lesson::LessonStep;
use crate::rules_page::RulesSection;
use kuba_rules::kuba::GameState;
use kuba_rules::phrase::Phrase;

impl Teaching for GameState {
    fn pitch() -> Phrase {
        Phrase::new("kuba-pitch")
    }

    fn rules_page() -> &'static [RulesSection] {
        rules_page::SECTIONS
    }

    fn lesson() -> &'static [LessonStep<Self>] {
        lesson::STEPS
    }

    fn board_keys() -> &'static [&'static str] {
        &[
            "kuba-keys-arrows",
            "kuba-keys-select",
            "kuba-keys-push",
            "kuba-keys-jump",
            "kuba-keys-tab",
            "kuba-keys-threats",
            "kuba-keys-why",
        ]
    }
}
