//! The choice between the collection and the user's own puzzles, and what can be done with an own one.

use egui::{Button, Role, Ui};

use super::Shown;
use crate::app::command::{Command, PuzzleCommand};
use crate::app::panels::PanelContext;
use crate::app::puzzle::PuzzleSource;
use crate::app::widgets;
use crate::phrase::Phrase;

/// Draws nothing without own puzzles.
pub(super) fn show(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    let source = shown.state.source;
    let own = context.own_lists.iter().map(|list| list.puzzles.len());
    let count: usize = own.sum();
    if count == 0 && source == PuzzleSource::Program {
        return None;
    }
    let mut wanted = None;
    let name = context.text("puzzle-sources");
    widgets::group(ui, Role::RadioGroup, &name, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let mine = Phrase::new("puzzle-mine").with("count", count);
            for (other, words, command) in [
                (
                    PuzzleSource::Program,
                    context.text("puzzle-collection"),
                    PuzzleCommand::Begin,
                ),
                (
                    PuzzleSource::Mine,
                    context.texts().say(&mine),
                    PuzzleCommand::Mine,
                ),
            ] {
                let is_chosen = source == other;
                if ui.selectable_label(is_chosen, words).clicked() && !is_chosen {
                    wanted = Some(Command::Puzzle(command));
                }
            }
        });
    });
    if source == PuzzleSource::Program {
        return wanted;
    }
    ui.horizontal_wrapped(|ui| {
        for (command, key) in [
            (PuzzleCommand::Copy, "command-copy-puzzle"),
            (PuzzleCommand::Delete, "command-delete-puzzle"),
        ] {
            let command = Command::Puzzle(command);
            let button = Button::new(context.text(key));
            if ui
                .add_enabled(context.is_enabled(command), button)
                .clicked()
            {
                wanted = Some(command);
            }
        }
    });
    wanted
}
