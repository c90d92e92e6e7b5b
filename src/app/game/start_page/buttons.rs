//! Rows and buttons of the start page.

use egui::{
    Color32, FontId, Rect, RichText, Role, Sense, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use super::ways::{ELSEWHERE, FRIENDS, PRACTICE, PUZZLES, low_name, others};
use crate::app::input::tab_key;
use crate::app::shell::command::{Command, FileCommand, StartCommand};
use crate::app::shell::panels::{PanelContext, menu_items};
use crate::app::shell::widgets::Glyph;
use crate::app::shell::{theme, widgets};

/// Height of a line at the foot, in points.
pub(super) const FOOT: f32 = 28.0;
/// Smallest letters of the row below the buttons, in points.
pub(super) const LEAST_LETTERS: f32 = 10.0;
/// Space beside the words of a button, in points.
pub(super) const BESIDE: f32 = 12.0;

/// Draws a row with an icon, a name and a description between two lines. Returns `true` if it was clicked.
pub(super) fn row(
    ui: &mut Ui,
    height: f32,
    (command, about): (Command, Option<String>),
    context: &PanelContext,
) -> bool {
    const ICON: f32 = 20.0;
    const CHEVRON: f32 = 12.0;
    let palette = theme::palette(ui.ctx());
    let name = low_name(command, about.is_some(), context);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    describe(ui, &response, &name, about.as_deref());
    let colour = widgets::lit_ground(ui, &response);
    let edge = palette.stroke(1.0, palette.hairline);
    for y in [rect.top(), rect.bottom()] {
        ui.painter().hline(rect.x_range(), y, edge);
    }
    let middle = rect.center().y;
    let icon = Rect::from_center_size(pos2(rect.left() + ICON / 2.0, middle), vec2(ICON, ICON));
    widgets::paint_glyph(ui.painter(), icon, glyph(command), palette.secondary);
    let chevron =
        Rect::from_center_size(pos2(rect.right() - CHEVRON / 2.0, middle), vec2(CHEVRON, CHEVRON));
    widgets::paint_glyph(ui.painter(), chevron, Glyph::Next, palette.secondary);
    let left = icon.right() + 12.0;
    let width = chevron.left() - 6.0 - left;
    let up = if about.is_some() { 19.0 } else { 9.0 };
    let at = pos2(left, middle - up);
    widgets::line_of_text(ui, at, width, &name, theme::bold(), colour);
    if let Some(about) = &about {
        let at = pos2(left, middle + 2.0);
        widgets::line_of_text(ui, at, width, about, TextStyle::Small, palette.secondary);
    }
    response.clicked()
}

pub(super) fn glyph(command: Command) -> Glyph {
    match command {
        PUZZLES => Glyph::Puzzle,
        PRACTICE => Glyph::History,
        FRIENDS | ELSEWHERE => Glyph::People,
        Command::Start(StartCommand::BackToGame) => Glyph::Undo,
        _ => Glyph::Play,
    }
}

/// Gives a button its name and description for screen readers.
pub(super) fn describe(ui: &Ui, response: &egui::Response, name: &str, about: Option<&str>) {
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, name);
        info.hint_text = about.map(str::to_owned);
        info
    });
    if let Some(about) = about {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    }
}

/// Draws a large button with a description, filled if it is the main one. Returns `true` if it was clicked.
pub(super) fn way(
    ui: &mut Ui,
    size: egui::Vec2,
    name: &str,
    (about, is_main): (Option<String>, bool),
) -> bool {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    describe(ui, &response, name, about.as_deref());
    let (colour, about_colour) = if is_main {
        widgets::main_ground(ui, &response);
        tab_key::offer(&response);
        (palette.on_accent, palette.on_accent)
    } else {
        widgets::ground(ui, &response);
        (palette.text, palette.secondary)
    };
    let left = rect.left() + BESIDE;
    let width = rect.width() - 2.0 * BESIDE;
    let up = if about.is_some() { 19.0 } else { 9.0 };
    let at = pos2(left, rect.center().y - up);
    widgets::line_of_text(ui, at, width, name, theme::bold(), colour);
    if let Some(about) = about {
        let at = pos2(left, rect.center().y + 2.0);
        widgets::line_of_text(ui, at, width, &about, TextStyle::Small, about_colour);
    }
    response.clicked()
}

/// Commands at the foot of a panel, in one or two lines. A menu of the earlier games follows the last one.
pub(super) fn foot_lines(context: &PanelContext) -> Vec<Vec<Command>> {
    let mut first = others(context);
    if !context.earlier.is_empty()
        && let [_, .., open] = first[..]
    {
        first.pop();
        return vec![first, vec![open]];
    }
    vec![first]
}

/// Draws the foot of a panel.
pub(super) fn foot(
    ui: &mut Ui,
    rect: Rect,
    lines: Vec<Vec<Command>>,
    context: &PanelContext,
) -> Option<Command> {
    let builder = UiBuilder::new().max_rect(rect).id_salt("welcome foot");
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let last = lines.len() - 1;
        let mut wanted = None;
        for (place, line) in lines.into_iter().enumerate() {
            let chosen = if place == last {
                foot_line(ui, line, context)
            } else {
                quiet_buttons(ui, line, None, context)
            };
            wanted = wanted.or(chosen);
        }
        wanted
    })
    .inner
}

/// Draws quiet buttons and a menu of the earlier games, if there are some.
pub(super) fn foot_line(
    ui: &mut Ui,
    offered: Vec<Command>,
    context: &PanelContext,
) -> Option<Command> {
    let earlier = (!context.earlier.is_empty()).then(|| context.text("welcome-earlier"));
    quiet_buttons(ui, offered, earlier.as_deref(), context)
}

/// Draws buttons without a frame and a menu of earlier games in one row, with smaller letters if need be. If they
/// do not fit even so, the one that opens a file is left to the menu of the window.
pub(super) fn quiet_buttons(
    ui: &mut Ui,
    mut offered: Vec<Command>,
    earlier: Option<&str>,
    context: &PanelContext,
) -> Option<Command> {
    let mut wanted = None;
    let names = |offered: &[Command]| {
        let names = offered.iter().map(|&command| context.name(command));
        names.chain(earlier.map(str::to_owned)).collect::<Vec<_>>()
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 4.0;
        let look = &mut ui.visuals_mut().widgets.inactive;
        look.weak_bg_fill = Color32::TRANSPARENT;
        look.bg_stroke = Stroke::NONE;
        let font = fit_buttons(ui, &names(&offered)).unwrap_or_else(|font| {
            if offered.len() > 1 {
                offered.pop();
            }
            fit_buttons(ui, &names(&offered)).unwrap_or(font)
        });
        let text = |name: String| RichText::new(name).font(font.clone());
        for command in offered {
            let button = egui::Button::new(text(context.name(command)));
            let button = ui.add(button.min_size(vec2(0.0, FOOT)));
            if widgets::tip(button, &context.tip(command)).clicked() {
                wanted = Some(command);
            }
        }
        if let Some(earlier) = earlier {
            menu_items::menu(ui, text(earlier.to_owned()), |ui| {
                menu_items::earlier_games(ui, context, &mut wanted);
                ui.separator();
                menu_items::items(ui, context, &mut wanted, &[Command::File(FileCommand::MyGames)]);
            });
        }
    });
    wanted
}

/// Brings buttons with these names closer together if they do not fit in the rest of a row. Returns the font
/// in which they fit; an error with the smallest one if they do not.
pub(super) fn fit_buttons(ui: &mut Ui, names: &[String]) -> Result<FontId, FontId> {
    let count = names.len() as f32;
    let room = ui.available_width();
    let mut font = TextStyle::Body.resolve(ui.style());
    let needed = |ui: &Ui, font: &FontId| {
        let colour = ui.visuals().text_color();
        let words = names.iter().map(|name| {
            let galley = ui.painter().layout_no_wrap(name.clone(), font.clone(), colour);
            galley.size().x
        });
        let spacing = ui.spacing();
        let gaps = 2.0 * spacing.button_padding.x * count + spacing.item_spacing.x * (count - 1.0);
        words.sum::<f32>() + gaps
    };
    if needed(ui, &font) > room {
        ui.spacing_mut().button_padding.x = 4.0;
        ui.spacing_mut().item_spacing.x = 4.0;
    }
    while needed(ui, &font) > room && font.size > LEAST_LETTERS {
        font.size -= 0.5;
    }
    if needed(ui, &font) > room {
        return Err(font);
    }
    Ok(font)
}
