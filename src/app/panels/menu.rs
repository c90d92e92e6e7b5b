//! The menu bar.

use egui::{Align, Layout, MenuBar, Popup, RichText, Slider, Ui};

use super::layout::{self, Division};
use super::menu_items::{TICK, earlier_games, items, menu};
use super::menu_keys::MenuKeys;
use super::status::switch;
use super::{Front, help as helping};
use crate::app::command::Command;
use crate::app::dialogs::preferences::MARBLES;
use crate::app::theme::{self, ThemeChoice};
use crate::app::widgets::{self, Glyph, glyph_button};
use crate::board;
use crate::i18n;
use crate::store::paths::shown;

/// The space between the names of two menus, in points.
const BETWEEN: f32 = 20.0;

/// Draws what is in a menu, and changes what is chosen.
type Menu = fn(&mut Ui, &Front, &mut Option<Command>);

/// The menus, with the keys of their names.
const MENUS: [(&str, Menu); 4] = [
    ("menu-game", game),
    ("menu-move", moves),
    ("menu-view", view),
    ("menu-help", help),
];

/// Draws the menus; returns the chosen command.
pub fn show(ui: &mut Ui, front: &Front) -> Option<Command> {
    let mut chosen = None;
    let mut keys = MenuKeys::read(ui);
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().button_padding.x = BETWEEN / 2.0;
        for (key, draw) in MENUS {
            let name = front.text(key);
            let words = keys.underlined(ui, &name);
            let button = menu(ui, words, |ui| draw(ui, front, &mut chosen));
            keys.follow(&button, &name);
        }
        let stacked = layout::division(ui.ctx().content_rect().size()) == Division::Stacked;
        if stacked && !front.facts.is_covered() {
            tools(ui, front, &mut chosen);
        }
    });
    if chosen.is_some_and(|command| !matches!(command, Command::Volume(_))) {
        // What is chosen by the keyboard would leave the menu open.
        Popup::close_all(ui.ctx());
        board::focus::give(ui.ctx());
    }
    keys.leave(ui.ctx());
    chosen
}

/// The main buttons, which have no other place in a narrow window.
fn tools(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    let help = helping::button(front);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let tools = [
            (Command::MoveDrawer, Glyph::List),
            help,
            (Command::Redo, Glyph::Redo),
            (Command::Undo, Glyph::Undo),
        ];
        // A position that is set up has neither moves nor anybody who needs help.
        let first = if front.facts.editor { 2 } else { 0 };
        for &(command, glyph) in &tools[first..] {
            if command == help.0 && front.facts.allow(Command::Warn) {
                // From right to left: it stands at the right of the other.
                *chosen = switch(ui, Command::Warn, Glyph::Threat, front).or(*chosen);
            }
            ui.add_enabled_ui(front.facts.allow(command), |ui| {
                let button = glyph_button(ui, glyph, &front.name(command));
                if widgets::tip(button, &front.tip(command)).clicked() {
                    *chosen = Some(command);
                }
            });
        }
    });
}

fn help(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    let pages = [Command::Learn, Command::Rules, Command::Keys];
    items(ui, front, chosen, &pages);
    ui.separator();
    items(ui, front, chosen, &[Command::About]);
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
            earlier_games(ui, front, chosen);
        });
    });
    let files = [Command::MyGames, Command::Save, Command::SaveAs];
    items(ui, front, chosen, &files);
    ui.separator();
    menu(ui, front.text("menu-copy"), |ui| {
        let copies = [
            Command::CopyGame,
            Command::CopyPosition,
            Command::CopyPicture,
        ];
        items(ui, front, chosen, &copies);
    });
    items(ui, front, chosen, &[Command::Paste, Command::Share]);
    ui.separator();
    let more = [Command::Study, Command::SetUp, Command::Puzzles];
    items(ui, front, chosen, &more);
    ui.separator();
    let rest = [Command::Welcome, Command::Settings, Command::Quit];
    items(ui, front, chosen, &rest);
}

fn moves(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    ui.spacing_mut().button_padding.x = TICK;
    items(ui, front, chosen, &[Command::Undo, Command::Redo]);
    ui.separator();
    let turn = [
        Command::EndTurn,
        Command::Hint,
        Command::Guide,
        Command::Warn,
        Command::Lines,
        Command::MoveNow,
        Command::Pause,
    ];
    items(ui, front, chosen, &turn);
    ui.separator();
    let game = [Command::OfferDraw, Command::Resign];
    items(ui, front, chosen, &game);
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
    ui.spacing_mut().button_padding.x = TICK;
    let board = [Command::TurnBoard, Command::Coordinates, Command::Threats];
    items(ui, front, chosen, &board);
    if front.facts.large_layers.is_some() {
        items(ui, front, chosen, &[Command::Layers]);
    }
    ui.separator();
    caption(ui, &front.text("settings-theme"));
    items(ui, front, chosen, &ThemeChoice::ALL.map(Command::Theme));
    ui.separator();
    caption(ui, &front.text("settings-marbles"));
    let pieces = MARBLES.map(|(marbles, _)| Command::Pieces(marbles));
    items(ui, front, chosen, &pieces);
    ui.separator();
    items(
        ui,
        front,
        chosen,
        &[Command::BoardOnly, Command::FullScreen],
    );
    ui.separator();
    menu(ui, front.text("menu-language"), |ui| {
        languages(ui, front, chosen);
    });
    ui.separator();
    sound_items(ui, front, chosen);
    let zoom = [Command::ZoomIn, Command::ZoomOut, Command::ZoomReset];
    items(ui, front, chosen, &zoom);
}

/// The languages, each as those call it who speak it.
fn languages(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    ui.spacing_mut().button_padding.x = TICK;
    items(ui, front, chosen, &[Command::Language(None)]);
    ui.separator();
    let tags = i18n::catalogue().iter().map(|language| language.tag);
    let commands: Vec<Command> = tags.map(|tag| Command::Language(Some(tag))).collect();
    items(ui, front, chosen, &commands);
}

/// Whether anything is heard, and how loud.
fn sound_items(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    let is_on = front.volume.is_some();
    items(ui, front, chosen, &[Command::Sound]);
    ui.add_enabled_ui(is_on, |ui| {
        ui.horizontal(|ui| {
            ui.add_space(TICK);
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

/// Draws what the items below it are about.
fn caption(ui: &mut Ui, words: &str) {
    let secondary = theme::palette(ui.ctx()).secondary;
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(RichText::new(words).small().color(secondary));
    });
}
