//! The choice between the collection and the user's own puzzles, what can be done with an own one, and the way to
//! the runs.

use egui::{Button, Role, Ui, vec2};

use super::Shown;
use crate::app::exercise::puzzles::PuzzleSource;
use crate::app::shell::command::{Command, FileCommand, PuzzleCommand, RunCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Draws the choice, if there are own puzzles, and the way to the runs.
pub(super) fn show(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    let source = shown.state.source;
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        wanted = sources(ui, source, context);
        if ui.button(context.text("run-short")).clicked() {
            wanted = Some(Command::Run(RunCommand::Open));
        }
    });
    if source == PuzzleSource::Program {
        return wanted;
    }
    ui.horizontal_wrapped(|ui| {
        for (command, key) in [
            (Command::Puzzle(PuzzleCommand::Copy), "command-copy-puzzle"),
            (Command::File(FileCommand::Share), "command-share"),
            (Command::Puzzle(PuzzleCommand::Delete), "command-delete-puzzle"),
        ] {
            let button = Button::new(context.text(key));
            let button = ui.add_enabled(context.is_enabled(command), button);
            theme::dash_disabled(ui, &button);
            if button.clicked() {
                wanted = Some(command);
            }
        }
    });
    wanted
}

/// The collection or the user's own puzzles; nothing without own ones.
fn sources(ui: &mut Ui, source: PuzzleSource, context: &PanelContext) -> Option<Command> {
    let count = own_count(context);
    if count == 0 && source == PuzzleSource::Program {
        return None;
    }
    let mut wanted = None;
    let name = context.text("puzzle-sources");
    let mine = Phrase::new("puzzle-mine").with("count", count);
    let mine = context.texts().say(&mine);
    widgets::group(ui, Role::RadioGroup, &name, |ui| {
        for (other, words, command) in [
            (PuzzleSource::Program, context.text("puzzle-collection"), PuzzleCommand::Begin),
            (PuzzleSource::Own, mine, PuzzleCommand::Mine),
        ] {
            let is_chosen = source == other;
            if ui.selectable_label(is_chosen, words).clicked() && !is_chosen {
                wanted = Some(Command::Puzzle(command));
            }
        }
    });
    wanted
}

fn own_count(context: &PanelContext) -> usize {
    context.own_lists.iter().map(|list| list.puzzles.len()).sum()
}

/// Buttons for a row of this height: the other source, if there are own puzzles, and the runs.
pub(super) fn low(
    ui: &mut Ui,
    height: f32,
    shown: &Shown,
    context: &PanelContext,
) -> Option<Command> {
    let mine = Phrase::new("puzzle-mine").with("count", own_count(context));
    let other = match shown.state.source {
        PuzzleSource::Own => {
            Some((Command::Puzzle(PuzzleCommand::Begin), context.text("puzzle-collection")))
        }
        PuzzleSource::Program if own_count(context) > 0 => {
            Some((Command::Puzzle(PuzzleCommand::Mine), context.texts().say(&mine)))
        }
        PuzzleSource::Program => None,
    };
    let run = (Command::Run(RunCommand::Open), context.text("run-short"));
    let mut wanted = None;
    for (command, words) in other.into_iter().chain([run]) {
        let button = ui.add(Button::new(words).min_size(vec2(0.0, height)));
        if widgets::tip(button, &context.tip(command)).clicked() {
            wanted = Some(command);
        }
    }
    wanted
}
