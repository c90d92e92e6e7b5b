//! Introduction, rules page, lesson and keys of Kuba.

use super::{lesson, rules_page};
use crate::board::Teaching;
use crate::board::lesson::LessonStep;
use crate::board::rules_page::RulesSection;
use crate::phrase::Phrase;
use crate::rules::kuba::GameState;

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
