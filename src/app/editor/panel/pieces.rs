//! The palette: pieces to place, and the eraser.

use egui::{Key, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2};

use super::Shown;
use crate::app::shell::command::{Command, EditorCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};
use crate::board::editing::Edit;
use crate::phrase::Phrase;

/// Maximum side of a palette field, and the gap between two, in points.
const SIDE: f32 = 56.0;
const APART: f32 = 8.0;

pub(super) fn show(ui: &mut Ui, (state, editor): Shown, context: &PanelContext) -> Option<Command> {
    let count = state.things.len() + 1;
    let room = (ui.available_width() - APART * (count - 1) as f32) / count as f32;
    let side = room.min(SIDE).min(ui.available_height());
    let name = context.text("editor-pieces");
    widgets::group(ui, Role::RadioGroup, &name, |ui| {
        ui.spacing_mut().item_spacing.x = APART;
        ui.horizontal(|ui| {
            let mut wanted = None;
            let look = &context.presentation.look;
            let tip = |name: &str, key: Key| {
                let tip = Phrase::new("tip").with("command", name);
                context.texts().say(&tip.with("key", key.name()))
            };
            for (number, thing) in state.things.iter().enumerate() {
                let name = context.texts().say(&thing.name);
                let tip = tip(&name, thing.key);
                let chosen = number == state.chosen;
                if field(ui, (side, chosen), (&name, &tip), |ui, rect| {
                    editor.paint_thing(number, ui.painter(), rect, look);
                }) {
                    wanted = Some(Command::Editor(EditorCommand::Edit(Edit::Choose(number))));
                }
            }
            let name = context.text("editor-take");
            let tip = tip(&name, Key::Delete);
            let chosen = state.chosen >= state.things.len();
            if field(ui, (side, chosen), (&name, &tip), |ui, rect| {
                let danger = theme::palette(ui.ctx()).danger;
                let sign = Rect::from_center_size(rect.center(), vec2(20.0, 20.0));
                widgets::paint_glyph(ui.painter(), sign, Glyph::Cross, danger);
            }) {
                wanted =
                    Some(Command::Editor(EditorCommand::Edit(Edit::Choose(state.things.len()))));
            }
            wanted
        })
        .inner
    })
}

/// Returns `true` if the field was clicked.
fn field(
    ui: &mut Ui,
    (side, chosen): (f32, bool),
    (name, tip): (&str, &str),
    paint: impl FnOnce(&Ui, Rect),
) -> bool {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    let fill = match (chosen, response.hovered()) {
        (true, _) => theme::mix(palette.panel, palette.accent, 0.10),
        (false, true) => theme::mix(palette.panel, palette.text, 0.06),
        (false, false) => palette.panel,
    };
    let edge = if chosen || response.has_focus() {
        theme::focus_ring(palette)
    } else {
        palette.stroke(1.0, palette.hairline)
    };
    ui.painter().rect(rect.shrink(0.5), 7.0, fill, edge, StrokeKind::Inside);
    if chosen && response.has_focus() {
        let inside = palette.stroke(1.0, palette.accent);
        ui.painter().rect_stroke(rect.shrink(4.0), 5.0, inside, StrokeKind::Inside);
    }
    paint(ui, rect.shrink(0.1 * side));
    widgets::tip(response, tip).clicked()
}
