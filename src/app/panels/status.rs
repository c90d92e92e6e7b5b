//! The status bar: what just happened, whose turn it is, why something is refused; and what else can
//! be shown on the board.

use egui::accesskit::Live;
use egui::{Align, Key, Label, Layout, RichText, Ui};

use super::Front;
use crate::app::command::Command;
use crate::app::theme;
use crate::app::widgets::{self, Glyph, glyph_switch};
use crate::board::Says;
use crate::phrase::Phrase;

/// Draws the status bar, with the switches of the board at its end; returns the chosen command.
pub fn show(ui: &mut Ui, front: &Front, says: Option<&Says>) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let (text, colour) = match says {
        Some(says) if says.refusal => (front.texts().say(&says.phrase), palette.danger),
        Some(says) => (front.texts().say(&says.phrase), palette.text),
        None => (front.texts().say(&front.status), palette.text),
    };
    ui.horizontal_centered(|ui| {
        ui.add_space(14.0);
        let switches = Layout::right_to_left(Align::Center);
        ui.with_layout(switches, |ui| {
            let chosen = board_switches(ui, front);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = RichText::new(&text).color(colour).size(14.0);
                let line = ui.add(Label::new(words).truncate());
                ui.ctx()
                    .accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
            });
            chosen
        })
        .inner
    })
    .inner
}

/// Buttons at the edge of the board that show more on it: nothing while nobody plays there.
fn board_switches(ui: &mut Ui, front: &Front) -> Option<Command> {
    let plays = !front.facts.welcome && !front.facts.is_covered();
    if !plays && !front.facts.editor {
        return None;
    }
    let mut chosen = None;
    let switches = [
        (Command::Threats, Glyph::Eye),
        (Command::Layers, Glyph::Layers),
    ];
    for (command, glyph) in switches {
        if !front.facts.allow(command) {
            continue;
        }
        chosen = switch(ui, command, glyph, front).or(chosen);
    }
    chosen
}

/// A button that switches something on and off; nothing where there is nothing to switch.
pub fn switch(ui: &mut Ui, command: Command, glyph: Glyph, front: &Front) -> Option<Command> {
    let on = front.is_on(command)?;
    let switch = glyph_switch(ui, glyph, on, &front.name(command));
    let switch = widgets::tip(switch, &switch_tip(command, front));
    switch.clicked().then_some(command)
}

/// What a switch does, and which key of the board does it, too.
fn switch_tip(command: Command, front: &Front) -> String {
    let (text, key) = match command {
        Command::Warn => return front.name(command),
        Command::Layers => ("tip", Key::L),
        _ => ("tip-for-a-moment", (front.entry().threats_key)()),
    };
    let tip = Phrase::new(text)
        .with("command", front.name(command))
        .with("key", key.name());
    front.texts().say(&tip)
}
