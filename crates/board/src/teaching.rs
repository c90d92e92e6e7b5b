//! The texts that teach a game.

use super::lesson::LessonStep;
use super::rules_page::RulesSection;
use kuba_rules::Game;
use kuba_rules::phrase::Phrase;

/// Introduction, rules page, lesson and keys of a game.
pub trait Teaching: Game {
    /// Returns a one-sentence description of the game for newcomers.
    fn pitch() -> Phrase;

    /// Returns the rules in short, section by section.
    fn rules_page() -> &'static [RulesSection];

    /// Returns the steps of the lesson; empty if there is none.
    fn lesson() -> &'static [LessonStep<Self>] {
        &[]
    }

    /// Returns the message keys of the help on the keys of the board.
    fn board_keys() -> &'static [&'static str];
}
