//! Help page with all keys.

use egui::{
    Align, FontSelection, KeyboardShortcut, Label, Layout, RichText, Sense, TextStyle, Ui,
    UiBuilder, WidgetInfo, vec2,
};

use super::DialogContext;
use crate::app::command::Command;
use crate::app::{keys, theme, widgets};

/// Page widths, in points, from which there are two and three columns.
const TWO: f32 = 460.0;
const THREE: f32 = 660.0;
const BETWEEN: f32 = 22.0;
const TITLE: f32 = 26.0;
const BETWEEN_KEYS: f32 = 3.0;
const ROW: f32 = 22.0;

/// Keys of the walk through a studied game that belong to no command.
const STUDY_KEYS: [&str; 3] = ["keys-study-step", "keys-study-fork", "keys-study-play"];

#[derive(Clone, Copy)]
enum Group {
    Board,
    Game,
    Study,
    Everywhere,
}

pub(super) fn show(ui: &mut Ui, context: &DialogContext) {
    use Group::{Board, Everywhere, Game, Study};
    let width = ui.available_width();
    let groups: &[&[Group]] = if width < TWO {
        &[&[Board, Game, Study, Everywhere]]
    } else if width < THREE {
        &[&[Board, Study], &[Game, Everywhere]]
    } else {
        &[&[Board, Study], &[Game], &[Everywhere]]
    };
    ui.spacing_mut().item_spacing.x = BETWEEN;
    ui.columns(groups.len(), |columns| {
        for (column, groups) in columns.iter_mut().zip(groups) {
            for (place, group) in groups.iter().enumerate() {
                if place > 0 {
                    column.add_space(6.0);
                }
                group.show(column, context);
            }
        }
    });
}

impl Group {
    fn show(self, ui: &mut Ui, context: &DialogContext) {
        let (title, keys) = match self {
            Self::Board => ("keys-board", context.entry().info.board_keys()),
            Self::Game => ("keys-game", &[][..]),
            Self::Study => ("keys-study", &STUDY_KEYS[..]),
            Self::Everywhere => ("keys-commands", &[][..]),
        };
        heading(ui, context, title);
        lines(ui, context, keys);
        commands(ui, context, |command| match self {
            Self::Board => false,
            Self::Game => matches!(command, Command::Game(_)),
            Self::Study => matches!(command, Command::Study(_)),
            Self::Everywhere => !matches!(command, Command::Game(_) | Command::Study(_)),
        });
    }
}

/// Keys without a command, each with its effect.
fn lines(ui: &mut Ui, context: &DialogContext, keys: &[&'static str]) {
    for key in keys {
        let line = context.text(key);
        let (pressed, does) = line.split_once(": ").unwrap_or(("", &line));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
            for pressed in pressed.split(", ").filter(|pressed| !pressed.is_empty()) {
                cap(ui, pressed);
            }
            ui.add(Label::new(RichText::new(does).small()).wrap());
        });
    }
}

/// The commands of a group that have keys.
fn commands(ui: &mut Ui, context: &DialogContext, is_in: impl Fn(Command) -> bool) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let all = Command::all().filter(|command| !command.shortcuts().is_empty());
    for command in all.filter(|&command| is_in(command)) {
        let keys = Keys::of(ui, context, command.shortcuts());
        let name = context.text(command.text_key());
        let left = ui.available_width() - keys.width - 2.0 * BETWEEN_KEYS;
        let font = FontSelection::from(TextStyle::Small).resolve(ui.style());
        let colour = ui.visuals().text_color();
        let words = ui.painter().layout(name, font, colour, left);
        let size = vec2(ui.available_width(), ROW.max(words.size().y + 2.0));
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(size.y);
            ui.spacing_mut().item_spacing.x = BETWEEN_KEYS;
            keys.show(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(words));
            });
        });
    }
}

/// Keys of a command from left to right, with *or* between alternatives.
struct Keys {
    parts: Vec<Part>,
    width: f32,
}

enum Part {
    Key(String),
    Or(String),
}

impl Keys {
    fn of(ui: &Ui, context: &DialogContext, shortcuts: &[KeyboardShortcut]) -> Self {
        let mut parts = Vec::new();
        for (index, shortcut) in shortcuts.iter().enumerate() {
            if index > 0 {
                parts.push(Part::Or(context.text("keys-or")));
            }
            let names = keys::parts(ui.ctx(), context.texts(), shortcut);
            parts.extend(names.into_iter().map(Part::Key));
        }
        let width = parts.iter().map(|part| {
            BETWEEN_KEYS
                + match part {
                    Part::Key(name) => cap_width(ui, name),
                    Part::Or(word) => widgets::text_width(ui, word, TextStyle::Small),
                }
        });
        let width = width.sum();
        Self { parts, width }
    }

    /// In reverse, because the layout runs from right to left.
    fn show(&self, ui: &mut Ui) {
        for part in self.parts.iter().rev() {
            match part {
                Part::Key(name) => cap(ui, name),
                Part::Or(word) => {
                    ui.label(RichText::new(word).small());
                }
            }
        }
    }
}

fn heading(ui: &mut Ui, context: &DialogContext, key: &'static str) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), TITLE), Sense::hover());
    let words = RichText::new(context.text(key)).text_style(theme::strong());
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::left_to_right(Align::Center));
    ui.new_child(builder).label(words);
}

fn cap_width(ui: &Ui, name: &str) -> f32 {
    (widgets::text_width(ui, name, TextStyle::Small) + 10.0).max(20.0)
}

fn cap(ui: &mut Ui, name: &str) {
    let palette = theme::palette(ui.ctx());
    let size = vec2(cap_width(ui, name), 19.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, name));
    let side = theme::mix(palette.panel, palette.text, 0.32);
    let top = theme::mix(palette.panel, palette.text, 0.05);
    ui.painter().rect_filled(rect, 4.0, side);
    let face = rect.shrink(1.0).with_max_y(rect.bottom() - 2.5);
    ui.painter().rect_filled(face, 3.0, top);
    widgets::centred(ui, face, name, TextStyle::Small, palette.text);
}
