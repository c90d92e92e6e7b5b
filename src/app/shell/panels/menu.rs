//! The menu bar, with the main buttons at its end in a narrow window.

use egui::{Align, Layout, MenuBar, Popup, RichText, Slider, Ui};

use super::layout::{self, Division};
use super::menu_items::{TICK, earlier_games, groups, items, menu};
use super::menu_keys::MenuKeys;
use super::status_bar::switch;
use super::{PanelContext, help as helping};
use crate::app::activity::id::ActivityId;
use crate::app::shell::command::{
    AppCommand, Command, EditorCommand, FileCommand, GameCommand, LessonCommand, PracticeCommand,
    PuzzleCommand, StartCommand, StudyCommand, ViewCommand,
};
use crate::app::shell::dialogs::settings_form::MARBLES;
use crate::app::shell::theme::{self, ContrastChoice, ThemeChoice};
use crate::app::shell::widgets::{self, Glyph, glyph_button};
use crate::store::paths::shown;
use crate::{board, i18n};

/// Side of a button of the menu bar, in points.
const TOOL: f32 = 24.0;
/// Space between two menu titles, in points.
const BETWEEN: f32 = 20.0;

type Menu = fn(&mut Ui, &PanelContext, &mut Option<Command>);

const MENUS: [(&str, Menu); 4] =
    [("menu-game", game), ("menu-move", moves), ("menu-view", view), ("menu-help", help)];

/// Draws the menu bar and returns the chosen command.
pub fn show(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let mut chosen = None;
    let mut keys = MenuKeys::read(ui);
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().button_padding.x = BETWEEN / 2.0;
        for (key, draw) in MENUS {
            let name = context.text(key);
            let words = keys.underlined(ui, &name);
            let button = menu(ui, words, |ui| draw(ui, context, &mut chosen));
            keys.follow(&button, &name);
        }
        let stacked = layout::division(ui.ctx().content_rect().size()) == Division::Stacked;
        if stacked && context.is_enabled(Command::View(ViewCommand::MoveDrawer)) {
            tools(ui, context, &mut chosen);
        }
    });
    if chosen.is_some_and(|command| !matches!(command, Command::View(ViewCommand::Volume(_)))) {
        // A choice by keyboard leaves the menu open.
        Popup::close_all(ui.ctx());
        board::focus::give(ui.ctx());
    }
    keys.leave(ui.ctx());
    chosen
}

/// Main buttons, which have no other place in a narrow window.
fn tools(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    let help = helping::button(context);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut tools = vec![
            (Command::View(ViewCommand::MoveDrawer), Glyph::List),
            help,
            (Command::Game(GameCommand::Redo), Glyph::Redo),
            (Command::Game(GameCommand::Undo), Glyph::Undo),
        ];
        if context.commands.activity == ActivityId::Game && context.shows_result() {
            tools.truncate(1);
        }
        // Far enough apart for a finger where there is room, also for the switch.
        let most = theme::target(ui.ctx(), TOOL) - TOOL;
        let gaps = tools.len() as f32;
        let apart = (ui.available_width() - TOOL * (gaps + 1.0)) / gaps;
        ui.spacing_mut().item_spacing.x = apart.clamp(0.0, most);
        for (command, glyph) in tools {
            if command == help.0 && context.is_enabled(Command::Game(GameCommand::Warn)) {
                // The layout runs from right to left, so the switch ends up at the right of the help button.
                *chosen = switch(ui, Command::Game(GameCommand::Warn), Glyph::Threat, context)
                    .or(*chosen);
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

fn help(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    let pages = [
        Command::Lesson(LessonCommand::Begin),
        Command::App(AppCommand::Rules),
        Command::App(AppCommand::Keys),
        Command::App(AppCommand::Accessibility),
        Command::View(ViewCommand::OneKey),
    ];
    items(ui, context, chosen, &pages);
    ui.separator();
    items(ui, context, chosen, &[Command::App(AppCommand::About)]);
}

fn game(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    let new = [StartCommand::NewGame, StartCommand::SameAgain].map(Command::Start);
    items(ui, context, chosen, &new);
    ui.separator();
    items(ui, context, chosen, &[Command::File(FileCommand::Open)]);
    let recent = context.recent;
    ui.add_enabled_ui(!recent.is_empty(), |ui| {
        menu(ui, context.text("menu-recent"), |ui| {
            for (index, path) in recent.iter().enumerate() {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let item = ui.button(shown(name));
                if item.on_hover_text(shown(path)).clicked() {
                    *chosen = Some(Command::File(FileCommand::Recent(index)));
                }
            }
        });
    });
    let earlier = context.earlier;
    ui.add_enabled_ui(!earlier.is_empty(), |ui| {
        menu(ui, context.text("menu-earlier"), |ui| {
            earlier_games(ui, context, chosen);
        });
    });
    let files = [FileCommand::MyGames, FileCommand::Save, FileCommand::SaveAs];
    items(ui, context, chosen, &files.map(Command::File));
    ui.separator();
    menu(ui, context.text("menu-copy"), |ui| {
        let copies = [
            Command::File(FileCommand::CopyGame),
            Command::File(FileCommand::CopyAnalysis),
            Command::File(FileCommand::CopyPosition),
            Command::File(FileCommand::CopyPicture),
        ];
        items(ui, context, chosen, &copies);
    });
    let exchange = [FileCommand::Paste, FileCommand::Share].map(Command::File);
    items(ui, context, chosen, &exchange);
    ui.separator();
    let more = [
        Command::Study(StudyCommand::Toggle),
        Command::Study(StudyCommand::PlayFromHere),
        Command::Editor(EditorCommand::Begin),
        Command::Puzzle(PuzzleCommand::Begin),
        Command::Practice(PracticeCommand::Begin),
    ];
    items(ui, context, chosen, &more);
    if context.commands.has_own_puzzles {
        items(ui, context, chosen, &[Command::Puzzle(PuzzleCommand::Mine)]);
    }
    if context.commands.is_own_puzzle {
        let own = [PuzzleCommand::Copy, PuzzleCommand::Delete];
        items(ui, context, chosen, &own.map(Command::Puzzle));
    }
    ui.separator();
    let rest = [
        Command::Start(StartCommand::StartPage),
        Command::App(AppCommand::Settings),
        Command::App(AppCommand::Quit),
    ];
    items(ui, context, chosen, &rest);
}

fn moves(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    ui.spacing_mut().button_padding.x = TICK;
    let changes = [GameCommand::Undo, GameCommand::Redo].map(Command::Game);
    let turn = [
        Command::Game(GameCommand::EndTurn),
        Command::Game(GameCommand::Hint),
        Command::Game(GameCommand::Guide),
        Command::Game(GameCommand::Warn),
        Command::Study(StudyCommand::ToggleLines),
        Command::Game(GameCommand::MoveNow),
        Command::Game(GameCommand::Pause),
    ];
    let end = [GameCommand::OfferDraw, GameCommand::Resign].map(Command::Game);
    let history = [GameCommand::First, GameCommand::Previous, GameCommand::Next, GameCommand::Last];
    let history = history.map(Command::Game);
    groups(ui, context, chosen, &[&changes[..], &turn, &end, &history]);
}

fn view(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    ui.spacing_mut().button_padding.x = TICK;
    let board = [
        Command::View(ViewCommand::TurnBoard),
        Command::View(ViewCommand::Coordinates),
        Command::View(ViewCommand::Threats),
    ];
    items(ui, context, chosen, &board);
    if context.commands.large_layers.is_some() {
        items(ui, context, chosen, &[Command::View(ViewCommand::Layers)]);
    }
    ui.separator();
    caption(ui, &context.text("settings-theme"));
    let themes = ThemeChoice::ALL.map(|theme| Command::View(ViewCommand::Theme(theme)));
    items(ui, context, chosen, &themes);
    menu(ui, context.text("settings-contrast"), |ui| {
        ui.spacing_mut().button_padding.x = TICK;
        let contrasts = ContrastChoice::ALL.map(|one| Command::View(ViewCommand::Contrast(one)));
        items(ui, context, chosen, &contrasts);
    });
    ui.separator();
    caption(ui, &context.text("settings-marbles"));
    let pieces = MARBLES.map(|(marbles, _)| Command::View(ViewCommand::Pieces(marbles)));
    items(ui, context, chosen, &pieces);
    ui.separator();
    let window = [ViewCommand::BoardOnly, ViewCommand::FullScreen].map(Command::View);
    items(ui, context, chosen, &window);
    ui.separator();
    menu(ui, context.text("menu-language"), |ui| {
        languages(ui, context, chosen);
    });
    sound_items(ui, context, chosen);
    let zoom = [
        Command::View(ViewCommand::ZoomIn),
        Command::View(ViewCommand::ZoomOut),
        Command::View(ViewCommand::ZoomReset),
    ];
    items(ui, context, chosen, &zoom);
}

/// Each language under its own name.
fn languages(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    ui.spacing_mut().button_padding.x = TICK;
    let system = Command::View(ViewCommand::Language(None));
    items(ui, context, chosen, &[system]);
    ui.separator();
    let tags = i18n::catalogue().iter().map(|language| language.tag);
    let commands: Vec<Command> =
        tags.map(|tag| Command::View(ViewCommand::Language(Some(tag)))).collect();
    items(ui, context, chosen, &commands);
}

fn sound_items(ui: &mut Ui, context: &PanelContext, chosen: &mut Option<Command>) {
    let volume = context.settings.volume_in_percent();
    let is_on = volume.is_some();
    items(ui, context, chosen, &[Command::View(ViewCommand::Sound)]);
    ui.add_enabled_ui(is_on, |ui| {
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
    ui.separator();
}

fn caption(ui: &mut Ui, words: &str) {
    let secondary = theme::palette(ui.ctx()).secondary;
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(RichText::new(words).small().color(secondary));
    });
}
