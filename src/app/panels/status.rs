//! The status bar: what just happened, whose turn it is, why something is refused.

use egui::accesskit::Live;
use egui::{Label, RichText, Ui};

use super::Front;
use crate::app::theme;
use crate::board::Says;

/// Draws the status bar.
pub fn show(ui: &mut Ui, front: &Front, says: Option<&Says>) {
    let palette = theme::palette(ui.ctx());
    let (text, colour) = match says {
        Some(says) if says.refusal => (front.texts().say(&says.phrase), palette.danger),
        Some(says) => (front.texts().say(&says.phrase), palette.text),
        None => (front.texts().say(&front.status), palette.text),
    };
    ui.horizontal_centered(|ui| {
        ui.add_space(14.0);
        let line = ui.add(Label::new(RichText::new(&text).color(colour).size(14.0)).truncate());
        ui.ctx()
            .accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
    });
}
