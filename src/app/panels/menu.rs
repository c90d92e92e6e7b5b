//! The menu bar.

use egui::style::ScrollStyle;
use egui::{
    Align, Atom, Button, Id, Layout, MenuBar, Popup, Rect, Response, RichText, Role, ScrollArea,
    Slider, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, vec2,
};

use super::layout::{self, Division};
use super::menu_keys::MenuKeys;
use super::{Front, help as helping};
use crate::app::command::Command;
use crate::app::dialogs::preferences::MARBLES;
use crate::app::earlier;
use crate::app::keys;
use crate::app::sound;
use crate::app::theme::{self, ThemeChoice};
use crate::app::widgets::{self, Glyph, glyph_button, paint_glyph};
use crate::board;
use crate::store::EarlierGame;
use crate::store::paths::shown;

/// The space between the names of two menus, in points.
const BETWEEN: f32 = 20.0;
/// The space before an item of a menu with ticks, in points.
pub(super) const TICK: f32 = 26.0;
/// The size of the picture of a game before an item, in points.
const TILE: Vec2 = vec2(32.0, 18.0);

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
            let words = MenuKeys::underlined(ui, &name);
            let button = menu(ui, words, |ui| draw(ui, front, &mut chosen));
            keys.follow(&button, &name);
        }
        let stacked = layout::division(ui.ctx().content_rect().size()) == Division::Stacked;
        if stacked && !front.facts.lesson {
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

/// A menu, which scrolls where it is taller than the window.
pub(super) fn menu(
    ui: &mut Ui,
    name: impl Into<WidgetText>,
    add: impl FnOnce(&mut Ui),
) -> Response {
    let most = ui.ctx().content_rect().height() - layout::MENU_HEIGHT - 2.0 * layout::GAP;
    let button = ui.menu_button(name.into(), |ui| {
        // Beside the items, not over their keys.
        ui.spacing_mut().scroll = ScrollStyle::solid();
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, add);
    });
    button.response
}

/// The main buttons, which have no other place in a narrow window.
fn tools(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (command, glyph) in [
            (Command::MoveDrawer, Glyph::List),
            helping::button(front),
            (Command::Redo, Glyph::Redo),
            (Command::Undo, Glyph::Undo),
        ] {
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
    items(ui, front, chosen, &[Command::Save, Command::SaveAs]);
    ui.separator();
    let clipboard = [Command::CopyGame, Command::CopyPosition, Command::Paste];
    items(ui, front, chosen, &clipboard);
    ui.separator();
    let rest = [Command::Welcome, Command::Settings, Command::Quit];
    items(ui, front, chosen, &rest);
}

/// Draws an item for an earlier game, with the picture of its kind before its words.
fn earlier_game(ui: &mut Ui, front: &Front, game: &EarlierGame) -> Response {
    let glance = front.glances.of(front.games, game);
    let glance = glance.as_ref().as_ref();
    let entry = glance.and_then(|glance| front.games.game(glance.game));
    let look = front.presentation.look;
    let picture = Atom::paint(TILE, move |ui, place| {
        if let Some(entry) = entry {
            (entry.tile)(ui.painter(), place.rect, &look);
        }
    });
    ui.button((picture, earlier::words(game, glance, front.texts())))
}

/// The games that have left the table, one under the other.
pub(super) fn earlier_games(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    for (index, game) in front.earlier.iter().enumerate() {
        if earlier_game(ui, front, game).clicked() {
            *chosen = Some(Command::Earlier(index));
        }
    }
}

fn moves(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    ui.spacing_mut().button_padding.x = TICK;
    items(ui, front, chosen, &[Command::Undo, Command::Redo]);
    ui.separator();
    let turn = [
        Command::EndTurn,
        Command::Hint,
        Command::Guide,
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
    sound_items(ui, front, chosen);
    let zoom = [Command::ZoomIn, Command::ZoomOut, Command::ZoomReset];
    items(ui, front, chosen, &zoom);
}

/// Whether anything is heard, and how loud; nothing where nothing can be.
fn sound_items(ui: &mut Ui, front: &Front, chosen: &mut Option<Command>) {
    if !sound::IS_POSSIBLE {
        return;
    }
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

/// Draws commands, one under the other; before those that switch something stands a tick while it
/// is on.
/// Returns the first that can be chosen.
pub(super) fn items(
    ui: &mut Ui,
    front: &Front,
    chosen: &mut Option<Command>,
    commands: &[Command],
) -> Option<Id> {
    let mut first = None;
    for &command in commands {
        let name = front.name(command);
        // Between a name and its key.
        let mut button = Button::new(name.as_str()).gap(12.0);
        if let Some(shortcut) = command.shortcuts().first() {
            button = button.shortcut_text(keys::name(ui.ctx(), shortcut));
        }
        let on = front.is_on(command);
        let allowed = front.facts.allow(command);
        let item = ui.add_enabled(allowed, button);
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

/// Draws the tick of an item that switches something, if it is on.
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
