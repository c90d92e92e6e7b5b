//! The button that helps whoever is to move.

use super::Front;
use crate::app::command::{Command, GameCommand};
use crate::app::widgets::Glyph;

/// What helps whoever is to move: advice, as a rule.
pub fn button(front: &Front) -> (Command, Glyph) {
    let facts = front.facts;
    let waits = facts.paused || facts.clock_stands;
    if waits && front.is_enabled(Command::Game(GameCommand::Pause)) {
        (Command::Game(GameCommand::Pause), Glyph::Play)
    } else if facts.can_pause {
        (Command::Game(GameCommand::Pause), Glyph::Pause)
    } else if front.is_enabled(Command::Game(GameCommand::MoveNow)) && !facts.warned {
        (Command::Game(GameCommand::MoveNow), Glyph::Next)
    } else {
        (Command::Game(GameCommand::Hint), Glyph::Hint)
    }
}
