//! Introduction, rules page, lesson and keys of Qubism.

use super::{lesson, often_asked, rules_page};
use crate::Teaching;
use crate::lesson::LessonStep;
use crate::rules_page::RulesSection;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::GameState;

impl Teaching for GameState {
    fn pitch() -> Phrase {
        Phrase::new("qubism-pitch")
    }

    const RULES_PAGE: &'static [RulesSection] = rules_page::SECTIONS;
    const OFTEN_ASKED: &'static [RulesSection] = often_asked::SECTIONS;

    const LESSON: &'static [LessonStep<Self>] = lesson::STEPS;

    const BOARD_KEYS: &'static [&'static str] = &[
        "qubism-keys-arrows",
        "qubism-keys-pawn",
        "qubism-keys-cube",
        "qubism-keys-place",
        "qubism-keys-jump",
        "qubism-keys-tab",
        "qubism-keys-ways",
        "qubism-keys-why",
    ];
}
