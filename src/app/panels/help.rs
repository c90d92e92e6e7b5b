//! The button that helps whoever is to move.

use super::Front;
use crate::app::command::Command;
use crate::app::widgets::Glyph;

/// What helps whoever is to move: advice, as a rule.
pub fn button(front: &Front) -> (Command, Glyph) {
    let facts = front.facts;
    let waits = facts.paused || facts.clock_stands;
    if waits && facts.allow(Command::Pause) {
        (Command::Pause, Glyph::Play)
    } else if facts.can_pause {
        (Command::Pause, Glyph::Pause)
    } else if facts.allow(Command::MoveNow) && !facts.warned {
        (Command::MoveNow, Glyph::Next)
    } else {
        (Command::Hint, Glyph::Hint)
    }
}
