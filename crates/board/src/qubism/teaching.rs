//! Introduction, rules page, lesson and keys of Qubism.

use super::{lesson, rules_page};
use crate::Teaching;
use crate::lesson::LessonStep;
use crate::rules_page::RulesSection;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::GameState;

impl Teaching for GameState {
    fn pitch() -> Phrase {
        Phrase::new("qubism-pitch")
    }

    fn rules_page() -> &'static [RulesSection] {
        rules_page::SECTIONS
    }

    fn lesson() -> &'static [LessonStep<Self>] {
        lesson::STEPS
    }

    fn board_keys() -> &'static [&'static str] {
        &[
            "qubism-keys-arrows",
            "qubism-keys-pawn",
            "qubism-keys-cube",
            "qubism-keys-place",
            "qubism-keys-jump",
            "qubism-keys-tab",
            "qubism-keys-ways",
            "qubism-keys-why",
        ]
    }
}
