//! The page on playing without seeing, hearing or moving well.

use egui::{Label, RichText, Ui};

use super::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::theme;

/// Ways to play, each with a heading.
const WAYS: [&str; 7] = [
    "accessibility-seeing",
    "accessibility-reader",
    "accessibility-hearing",
    "accessibility-motion",
    "accessibility-keyboard",
    "accessibility-one-key",
    "accessibility-touch",
];

/// Draws the page; `body` is the height of its scrolling part in points.
pub(super) fn ui(ui: &mut Ui, body: f32, context: &DialogContext) -> DialogResult {
    scroll(ui, body, "accessibility-title", |ui| {
        for key in WAYS {
            let words = context.text(key);
            let (heading, about) = words.split_once(": ").unwrap_or(("", &words));
            ui.label(RichText::new(heading).text_style(theme::bold()));
            ui.add(Label::new(about).wrap());
            ui.add_space(6.0);
        }
    });
    match buttons(ui, &context.text("close"), None) {
        (true, _) => DialogResult::Close,
        _ => DialogResult::Stay,
    }
}
