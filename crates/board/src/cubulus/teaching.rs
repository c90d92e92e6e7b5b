//! Introduction, rules page, lesson and keys of Cubulus.

use super::{lesson, often_asked, rules_page};
use crate::Teaching;
use crate::lesson::LessonStep;
use crate::rules_page::RulesSection;
use kuba_rules::cubulus::GameState;
use kuba_rules::phrase::Phrase;

impl Teaching for GameState {
    fn pitch() -> Phrase {
        Phrase::new("cubulus-pitch")
    }

    const RULES_PAGE: &'static [RulesSection] = rules_page::SECTIONS;
    const OFTEN_ASKED: &'static [RulesSection] = often_asked::SECTIONS;

    const LESSON: &'static [LessonStep<Self>] = lesson::STEPS;

    const BOARD_KEYS: &'static [&'static str] = &[
        "cubulus-keys-arrows",
        "cubulus-keys-play",
        "cubulus-keys-tab",
        "cubulus-keys-cell",
        "cubulus-keys-why",
        "cubulus-keys-swing",
        "cubulus-keys-layers",
        "cubulus-keys-threats",
    ];
}
