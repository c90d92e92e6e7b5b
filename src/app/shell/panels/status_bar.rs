//! The status bar: the last event, the player to move or the reason of a rejection, and the switches of the
//! board.

use egui::accesskit::Live;
use egui::{Align, Color32, FontId, Key, Label, Layout, Response, RichText, Ui};

use super::PanelContext;
use crate::app::shell::command::{Command, GameCommand, ViewCommand};
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, glyph_switch};
use crate::board::Says;
use crate::phrase::Phrase;

const SIZE: f32 = 14.0;

/// Draws the status bar with the switches of the board at its end, and returns the chosen command.
pub fn show(ui: &mut Ui, context: &PanelContext, says: Option<&Says>) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let (text, colour) = match says {
        Some(says) if says.refusal => (context.texts().say(&says.phrase), palette.danger),
        Some(says) => (context.texts().say(&says.phrase), palette.text),
        None => (context.texts().say(&context.status), palette.text),
    };
    ui.horizontal_centered(|ui| {
        ui.add_space(14.0);
        let switches = Layout::right_to_left(Align::Center);
        ui.with_layout(switches, |ui| {
            let chosen = board_switches(ui, context);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let line = said(ui, &text, colour);
                ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
            });
            chosen
        })
        .inner
    })
    .inner
}

/// Draws the message on one line, or in smaller letters on two.
fn said(ui: &mut Ui, text: &str, colour: Color32) -> Response {
    let width = ui.available_width();
    let font = widgets::fitting_font(ui, text, FontId::proportional(SIZE), width);
    let words = RichText::new(text).color(colour).font(font.clone());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colour);
    let label = Label::new(words);
    ui.add(if galley.size().x > width { label.wrap() } else { label.truncate() })
}

/// Switches that show more on the board; none on the start page, where no game is played.
fn board_switches(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    if context.commands.welcome && context.is_enabled(Command::View(ViewCommand::MoveDrawer)) {
        return None;
    }
    let mut chosen = None;
    let switches = [
        (Command::View(ViewCommand::Threats), Glyph::Eye),
        (Command::View(ViewCommand::Layers), Glyph::Layers),
    ];
    for (command, glyph) in switches {
        if !context.is_enabled(command) {
            continue;
        }
        chosen = switch(ui, command, (glyph, ""), context).or(chosen);
    }
    chosen
}

/// Draws the switch of a command, with a word beside its icon if that is not empty; draws nothing if the command has no
/// on and off.
pub fn switch(
    ui: &mut Ui,
    command: Command,
    (glyph, word): (Glyph, &str),
    context: &PanelContext,
) -> Option<Command> {
    let on = context.is_ticked(command)?;
    let switch = glyph_switch(ui, glyph, word, on, &context.name(command));
    let switch = widgets::tip(switch, &switch_tip(command, context));
    switch.clicked().then_some(command)
}

fn switch_tip(command: Command, context: &PanelContext) -> String {
    let (text, key) = match command {
        Command::Game(GameCommand::Warn) => return context.name(command),
        Command::View(ViewCommand::Layers) => ("tip", Key::L),
        _ => ("tip-for-a-moment", context.entry().threats_key),
    };
    let tip = Phrase::new(text).with("command", context.name(command)).with("key", key.name());
    context.texts().say(&tip)
}
