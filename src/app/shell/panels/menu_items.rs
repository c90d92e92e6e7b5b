//! Drawing of items in the menu bar, the start page and the context menus.

use egui::style::ScrollStyle;
use egui::{
    Button, Id, Rect, Response, Role, ScrollArea, TextWrapMode, Ui, WidgetInfo, WidgetText, vec2,
};

use super::{PanelContext, layout};
use crate::app::shell::command::{Command, FileCommand};
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, paint_glyph};
use crate::store::paths::shown;

/// Space before an item in a menu with ticks, in points.
pub(super) const TICK: f32 = 26.0;
/// In a window lower than this, in points, the longest menu would have to scroll, so its items have this
/// lower height, in points.
const LOW_WINDOW: f32 = 800.0;
const LOW_ITEM: f32 = 22.0;

/// Draws a menu button. The menu scrolls if it is taller than the window.
pub(crate) fn menu(
    ui: &mut Ui,
    name: impl Into<WidgetText>,
    add: impl FnOnce(&mut Ui),
) -> Response {
    let window = ui.ctx().content_rect().height();
    let most = window - layout::MENU_HEIGHT - 2.0 * layout::GAP;
    let button = ui.menu_button(name.into(), |ui| {
        if window < LOW_WINDOW && !theme::is_fit_for_fingers(ui.ctx()) {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().button_padding.y = 1.0;
            ui.spacing_mut().interact_size.y = LOW_ITEM;
        }
        // A solid scroll bar stands beside the items instead of covering their shortcuts.
        ui.spacing_mut().scroll = ScrollStyle {
            // A flat theme has no raised handle.
            foreground_color: theme::palette(ui.ctx()).flat,
            ..ScrollStyle::solid()
        };
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, add);
    });
    button.response
}

/// Draws one item per command, with a tick if the command is switched on. Returns the first enabled item.
pub(crate) fn items(
    ui: &mut Ui,
    context: &PanelContext,
    chosen: &mut Option<Command>,
    commands: &[Command],
) -> Option<Id> {
    let mut first = None;
    for &command in commands {
        let name = context.name(command);
        let mut button = Button::new(name.as_str()).gap(12.0);
        if let Some(key) = context.key_of(command) {
            button = button.shortcut_text(key);
        }
        let on = context.is_ticked(command);
        let allowed = context.is_enabled(command);
        let mut item = ui.add_enabled(allowed, button);
        theme::dash_disabled(ui, &item);
        if let Some(about) = about(context, command) {
            ui.ctx().accesskit_node_builder(item.id, |node| node.set_description(about.as_str()));
            item = widgets::tip(item, &about);
        }
        if allowed {
            first.get_or_insert(item.id);
        }
        if let Some(on) = on {
            tick(ui, &item, (&name, on));
        }
        if item.clicked() {
            *chosen = Some(command);
        }
    }
    first
}

/// Words on an item: why it is disabled, or the path of a file.
fn about(context: &PanelContext, command: Command) -> Option<String> {
    let path = match command {
        Command::File(FileCommand::Recent(index)) => context.recent.get(index),
        _ => None,
    };
    let reason = command.disabled_reason(&context.commands).map(|reason| context.text(reason));
    reason.or_else(|| Some(shown(path?)))
}

/// Draws groups of items with lines between them. Returns the first enabled item.
pub(super) fn groups(
    ui: &mut Ui,
    context: &PanelContext,
    chosen: &mut Option<Command>,
    groups: &[impl AsRef<[Command]>],
) -> Option<Id> {
    let mut first = None;
    for (number, commands) in groups.iter().enumerate() {
        if number > 0 {
            ui.separator();
        }
        first = first.or(items(ui, context, chosen, commands.as_ref()));
    }
    first
}

fn tick(ui: &Ui, item: &Response, (name, on): (&str, bool)) {
    let enabled = item.enabled();
    item.widget_info(|| WidgetInfo::selected(Role::MenuItemCheckBox, enabled, on, name));
    if on {
        let at = item.rect.left_center() + vec2(13.0, 0.0);
        let place = Rect::from_center_size(at, vec2(16.0, 16.0));
        let colour = ui.visuals().text_color();
        paint_glyph(ui.painter(), place, Glyph::Tick, colour);
    }
}
