//! The menu bar.

use egui::style::ScrollStyle;
use egui::{Align, Button, Layout, MenuBar, ScrollArea, Slider, TextWrapMode, Ui};

use super::Front;
use super::layout::{self, Division};
use crate::app::command::Command;
use crate::app::keys;
use crate::app::sound;
use crate::app::widgets::{self, Glyph, glyph_button};
use crate::phrase::Say;
use crate::store::paths::shown;

/// Draws the menus; returns the chosen command.
pub fn show(ui: &mut Ui, front: &Front) -> Option<Command> {
    let mut chosen = None;
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        menu(ui, front.text("menu-game"), |ui| {
            game(ui, front, &mut chosen);
        });
        menu(ui, front.text("menu-move"), |ui| {
            moves(ui, front, &mut chosen);
        });
        menu(ui, front.text("menu-view"), |ui| {
            view(ui, front, &mut chosen);
        });
        menu(ui, front.text("menu-help"), |ui| {
            let pages = [Command::Learn, Command::Rules, Command::Keys];
            items(ui, front, &mut chosen, &pages);
            ui.separator();
            items(ui, front, &mut chosen, &[Command::About]);
        });
        let stacked = layout::division(ui.ctx().content_rect().size()) == Division::Stacked;
        if stacked && !front.facts.lesson {
            tools(ui, front, &mut chosen);
        }
    });
    chosen
}

/// A menu, which scrolls where it is taller than the window.
fn menu(ui: &mut Ui, name: String, add: impl FnOnce(&mut Ui)) {
    let most = ui.ctx().content_rect().height() - layout::MENU_HEIGHT - 2.0 * layout::GAP;
    ui.menu_button(name, |ui| {
        // Beside the items, not over their keys.
        ui.spacing_mut().scroll = ScrollStyle::solid();
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, add);
    });
}

/// The main buttons, which have no other place in a narrow window.
fn tools(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (command, glyph) in [
            (Command::MoveDrawer, Glyph::List),
            (Command::Hint, Glyph::Hint),
            (Command::Redo, Glyph::Redo),
            (Command::Undo, Glyph::Undo),
        ] {
            ui.add_enabled_ui(front.facts.allow(command), |ui| {
                if glyph_button(ui, glyph, &front.name(command)).clicked() {
                    *chosen = Some(command);
                }
            });
        }
    });
}

fn game(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    items(ui, front, chosen, &[Command::NewGame, Command::SameAgain]);
    ui.separator();
    items(ui, front, chosen, &[Command::Open]);
    let recent = front.recent;
    ui.add_enabled_ui(!recent.is_empty(), |ui| {
        menu(ui, front.text("menu-recent"), |ui| {
            for (index, path) in recent.iter().enumerate() {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let item = ui.button(shown(name));
                if item.on_hover_text(shown(path)).clicked() {
                    *chosen = Some(Command::Recent(index));
                }
            }
        });
    });
    let earlier = front.earlier;
    ui.add_enabled_ui(!earlier.is_empty(), |ui| {
        menu(ui, front.text("menu-earlier"), |ui| {
            for (index, game) in earlier.iter().enumerate() {
                if ui.button(front.texts().say(&game.phrase())).clicked() {
                    *chosen = Some(Command::Earlier(index));
                }
            }
        });
    });
    items(ui, front, chosen, &[Command::Save, Command::SaveAs]);
    ui.separator();
    let clipboard = [Command::CopyGame, Command::CopyPosition, Command::Paste];
    items(ui, front, chosen, &clipboard);
    ui.separator();
    let rest = [Command::Welcome, Command::Settings, Command::Quit];
    items(ui, front, chosen, &rest);
}

fn moves(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    items(ui, front, chosen, &[Command::Undo, Command::Redo]);
    ui.separator();
    let turn = [
        Command::EndTurn,
        Command::Hint,
        Command::Guide,
        Command::MoveNow,
    ];
    items(ui, front, chosen, &turn);
    ui.separator();
    items(ui, front, chosen, &[Command::OfferDraw, Command::Resign]);
    ui.separator();
    let history = [
        Command::First,
        Command::Previous,
        Command::Next,
        Command::Last,
    ];
    items(ui, front, chosen, &history);
}

fn view(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    let look = [
        Command::TurnBoard,
        Command::Coordinates,
        Command::BoardOnly,
        Command::FullScreen,
    ];
    items(ui, front, chosen, &look);
    ui.separator();
    sound_items(ui, front, chosen);
    let zoom = [Command::ZoomIn, Command::ZoomOut, Command::ZoomReset];
    items(ui, front, chosen, &zoom);
}

/// Whether anything is heard, and how loud; nothing where nothing can be.
fn sound_items(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    if !sound::IS_POSSIBLE {
        return;
    }
    let mut is_on = front.volume.is_some();
    ui.horizontal(|ui| {
        let name = front.name(Command::Sound);
        if ui.checkbox(&mut is_on, name).clicked() {
            *chosen = Some(Command::Sound);
        }
        if let Some(shortcut) = Command::Sound.shortcuts().first() {
            ui.weak(keys::name(ui.ctx(), shortcut));
        }
    });
    ui.add_enabled_ui(is_on, |ui| {
        ui.horizontal(|ui| {
            let label = ui.label(front.name(Command::Volume(0)));
            let mut percent = front.volume.unwrap_or(0);
            let slider = Slider::new(&mut percent, 0..=100).step_by(5.0).suffix(" %");
            // In a menu nothing has an edge, and the rail would not be seen.
            ui.visuals_mut().widgets.inactive.bg_stroke = ui.visuals().window_stroke;
            let slider = widgets::slider(ui, slider).labelled_by(label.id);
            if slider.changed() {
                *chosen = Some(Command::Volume(percent));
            }
        });
    });
    ui.separator();
}

fn items(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>, commands: &[Command]) {
    for &command in commands {
        let mut button = Button::new(front.name(command));
        if let Some(shortcut) = command.shortcuts().first() {
            button = button.shortcut_text(keys::name(ui.ctx(), shortcut));
        }
        if ui.add_enabled(front.facts.allow(command), button).clicked() {
            *chosen = Some(command);
        }
    }
}
