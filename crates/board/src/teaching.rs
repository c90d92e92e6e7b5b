//! The texts that teach a game.

use super::lesson::LessonStep;
use super::rules_page::RulesSection;
use kuba_rules::Game;
use kuba_rules::phrase::Phrase;

/// Introduction, rules page, lesson and keys of a game.
pub trait Teaching: Game {
    /// Returns a one-sentence description of the game for newcomers.
    fn pitch() -> Phrase;

    /// Rules in short, section by section.
    const RULES_PAGE: &'static [RulesSection];

    /// Questions that are often asked, with their answers.
    const OFTEN_ASKED: &'static [RulesSection] = &[];

    /// Steps of the lesson; empty if there is none.
    const LESSON: &'static [LessonStep<Self>] = &[];

    /// Message keys of the help on the keys of the board.
    const BOARD_KEYS: &'static [&'static str];
}
