//! Warning strip that stays visible while something is not being saved.

use egui::accesskit::Live;
use egui::{Label, RichText, Ui};

use super::PanelContext;
use crate::app::shell::command::{Command, FileCommand};
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Draws the strip and returns the command chosen in it.
pub fn show(ui: &mut Ui, context: &PanelContext, said: &Phrase) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.add_space(8.0);
        let words = RichText::new(context.texts().say(said)).color(palette.danger);
        let label = ui.add(Label::new(words).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
        let button = ui.button(context.name(Command::File(FileCommand::SaveAs)));
        if widgets::tip(button, &context.tip(Command::File(FileCommand::SaveAs))).clicked() {
            wanted = Some(Command::File(FileCommand::SaveAs));
        }
    });
    wanted
}
