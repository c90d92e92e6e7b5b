//! The button in the main row that helps the player to move.

use super::PanelContext;
use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::widgets::Glyph;

/// Command and glyph of the help button: a hint, unless a computer or a clock can be paused, resumed or told
/// to move at once.
pub fn button(context: &PanelContext) -> (Command, Glyph) {
    let commands = context.commands;
    let waits = commands.paused || commands.clock_stands;
    if waits && context.is_enabled(Command::Game(GameCommand::Pause)) {
        (Command::Game(GameCommand::Pause), Glyph::Play)
    } else if commands.can_pause {
        (Command::Game(GameCommand::Pause), Glyph::Pause)
    } else if context.is_enabled(Command::Game(GameCommand::MoveNow)) && !commands.warned {
        (Command::Game(GameCommand::MoveNow), Glyph::Next)
    } else {
        (Command::Game(GameCommand::Hint), Glyph::Hint)
    }
}
