//! Buttons that fill a row.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use super::PanelContext;
use crate::app::shell::command::Command;
use crate::app::shell::{theme, widgets};

/// Draws buttons with the text keys of their short names; `main` is in the accent colour.
pub(crate) fn show(
    ui: &mut Ui,
    row: Rect,
    buttons: &[(Command, &'static str)],
    main: Option<Command>,
    context: &PanelContext,
) -> Option<Command> {
    let gap = 8.0;
    let names = buttons.iter().map(|(_, key)| context.text(key));
    let names: Vec<String> = names.collect();
    let room = row.width() - gap * (names.len() - 1) as f32;
    let widths = widgets::shared_widths(ui, &names, &theme::bold(), room);
    let mut left = row.left();
    let mut wanted = None;
    for (place, (&(command, key), width)) in buttons.iter().zip(widths).enumerate() {
        let size = vec2(width, row.height());
        let rect = Rect::from_min_size(pos2(left, row.top()), size);
        left = rect.right() + gap;
        let builder = UiBuilder::new().max_rect(rect).id_salt(("button", place));
        ui.scope_builder(builder, |ui| {
            if !context.is_enabled(command) {
                ui.disable();
            }
            let button = if main == Some(command) {
                widgets::main_button(ui, rect, &context.text(key))
            } else {
                widgets::icon_button(ui, rect, None, &context.text(key))
            };
            if widgets::tip(button, &context.tip(command)).clicked() {
                wanted = Some(command);
            }
        });
    }
    wanted
}
