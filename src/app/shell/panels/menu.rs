//! The menu bar, with the main buttons at its end in a narrow window.

use egui::containers::menu::menu_style;
use egui::{Align, Layout, Popup, RichText, Slider, TextStyle, Ui, vec2};

use super::layout::{self, Division};
use super::menu_items::{TICK, items, menu};
use super::menu_keys::{self, MenuKeys};
use super::menus::{MenuRow, menus};
use super::status_bar::switch;
use super::{PanelContext, help as helping};
use crate::app::activity::id::ActivityId;
use crate::app::shell::command::{Command, GameCommand, ViewCommand};
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, glyph_button};
use crate::board;

/// Side of a button of the menu bar, in points.
const TOOL: f32 = 24.0;
/// Space between two menu titles in points, and the least in a narrow bar.
const BETWEEN: f32 = 20.0;
/// See [`BETWEEN`].
const LEAST_BETWEEN: f32 = 6.0;

/// Draws the menu bar and returns the chosen command.
pub fn show(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let mut chosen = None;
    let mut keys = MenuKeys::read(ui);
    // Not egui's `MenuBar`, in which a resting pointer takes the menu back that a key has left.
    ui.horizontal(|ui| {
        menu_style(ui.style_mut());
        ui.set_min_size(vec2(ui.available_width(), ui.spacing().interact_size.y));
        ui.spacing_mut().item_spacing.x = 0.0;
        let tools = tools(ui, context);
        let menus = menus(context);
        let names: Vec<String> = menus.iter().map(|(key, _)| context.text(key)).collect();
        let (shown, between) = titles(ui, &names, tools.len());
        ui.spacing_mut().button_padding.x = between / 2.0;
        for (((_, menu_rows), name), shown) in menus.into_iter().zip(&names).zip(&shown) {
            let words = keys.underlined(ui, shown);
            let button = menu(ui, words, |ui| rows(ui, context, &mut chosen, menu_rows));
            ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(name.clone()));
            keys.follow(&button, name);
        }
        show_tools(ui, context, tools, &mut chosen);
    });
    if chosen.is_some_and(|command| !matches!(command, Command::View(ViewCommand::Volume(_)))) {
        // A choice by keyboard leaves the menu open.
        Popup::close_all(ui.ctx());
        board::focus::give(ui.ctx());
    }
    keys.leave(ui.ctx());
    chosen
}

/// Titles of the menus as they fit beside so many tools, and the space between two of them. In a narrow bar they come
/// closer together, then lose the letters in brackets that open them.
fn titles(ui: &Ui, names: &[String], tools: usize) -> (Vec<String>, f32) {
    let spaces = names.len() as f32;
    // Widths are rounded to pixels.
    let room = ui.available_width() - TOOL * tools as f32 - spaces;
    let width = |names: &[String]| -> f32 {
        names.iter().map(|name| widgets::text_width(ui, name, TextStyle::Button)).sum()
    };
    let mut shown = names.to_vec();
    if width(&shown) + LEAST_BETWEEN * spaces > room {
        let bare = |name: &String| name.split('(').next().unwrap_or(name).to_owned();
        shown = names.iter().map(bare).collect();
    }
    let between = ((room - width(&shown)) / spaces).clamp(LEAST_BETWEEN, BETWEEN);
    (shown, between)
}

/// Main buttons, which have no other place in a narrow window, from right to left.
fn tools(ui: &Ui, context: &PanelContext) -> Vec<(Command, Glyph)> {
    let list = Command::View(ViewCommand::MoveDrawer);
    let stacked = layout::division(ui.ctx().content_rect().size()) == Division::Stacked;
    if !stacked || !context.is_enabled(list) {
        return Vec::new();
    }
    let mut tools = vec![(list, Glyph::List)];
    if context.commands.activity == ActivityId::Game && context.shows_result() {
        return tools;
    }
    let help = helping::button(context);
    let warn = Command::Game(GameCommand::Warn);
    if context.is_enabled(warn) && context.is_ticked(warn).is_some() {
        tools.push((warn, Glyph::Threat));
    }
    tools.push(help);
    tools.push((Command::Game(GameCommand::Redo), Glyph::Redo));
    tools.push((Command::Game(GameCommand::Undo), Glyph::Undo));
    tools
}

fn show_tools(
    ui: &mut Ui,
    context: &PanelContext,
    tools: Vec<(Command, Glyph)>,
    chosen: &mut Option<Command>,
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        // Far enough apart for a finger where there is room.
        let most = theme::target(ui.ctx(), TOOL) - TOOL;
        let gaps = tools.len().saturating_sub(1).max(1) as f32;
        let apart = (ui.available_width() - TOOL * tools.len() as f32) / gaps;
        ui.spacing_mut().item_spacing.x = apart.clamp(0.0, most);
        for (command, glyph) in tools {
            if command == Command::Game(GameCommand::Warn) {
                *chosen = switch(ui, command, (glyph, ""), context).or(*chosen);
                continue;
            }
            ui.add_enabled_ui(context.is_enabled(command), |ui| {
                let button = glyph_button(ui, glyph, &context.name(command));
                if widgets::tip(button, &context.tip(command)).clicked() {
                    *chosen = Some(command);
                }
            });
        }
    });
}

fn rows(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>, rows: Vec<MenuRow>) {
    let is_ticked = |row: &MenuRow| match row {
        MenuRow::Command(command) => context.is_ticked(*command).is_some(),
        _ => false,
    };
    if rows.iter().any(is_ticked) {
        ui.spacing_mut().button_padding.x = TICK;
    }
    for row in rows {
        match row {
            MenuRow::Command(command) => {
                items(ui, context, chosen, &[command]);
            }
            MenuRow::Separator => {
                ui.separator();
            }
            MenuRow::Caption(key) => caption(ui, &context.text(key)),
            MenuRow::Volume => volume(ui, context, chosen),
            MenuRow::Menu(key, inner) => {
                let button =
                    menu(ui, context.text(key), |ui| self::rows(ui, context, chosen, inner));
                menu_keys::note_submenu(&button);
            }
        }
    }
}

fn volume(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    let volume = context.settings.volume_in_percent();
    ui.add_enabled_ui(volume.is_some(), |ui| {
        ui.horizontal(|ui| {
            ui.add_space(TICK);
            let label = ui.label(context.name(Command::View(ViewCommand::Volume(0))));
            let mut percent = volume.unwrap_or(0);
            let slider = Slider::new(&mut percent, 0..=100).step_by(5.0).suffix(" %");
            // Menus draw widgets without edges, which would hide the rail.
            ui.visuals_mut().widgets.inactive.bg_stroke = ui.visuals().window_stroke;
            let slider = widgets::slider(ui, slider).labelled_by(label.id);
            if slider.changed() {
                *chosen = Some(Command::View(ViewCommand::Volume(percent)));
            }
        });
    });
}

fn caption(ui: &mut Ui, words: &str) {
    let secondary = theme::palette(ui.ctx()).secondary;
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(RichText::new(words).small().color(secondary));
    });
}
