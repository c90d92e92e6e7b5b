//! List of all keys, in which a command can be chosen.

use egui::{
    Align, Context, FontSelection, Id, Key, KeyboardShortcut, Label, Layout, Rect, Response,
    RichText, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::DialogContext;
use crate::app::shell::command::{Command, PeopleCommand};
use crate::app::shell::{form, keys, theme, widgets};
use crate::phrase::Phrase;

/// Page widths, in points, from which there are two and three columns.
const TWO: f32 = 460.0;
const THREE: f32 = 660.0;
const BETWEEN: f32 = 22.0;
const TITLE: f32 = 26.0;
pub(super) const BETWEEN_KEYS: f32 = 3.0;
const ROW: f32 = 22.0;
/// Height of a key, in points.
pub(super) const CAP: f32 = 19.0;
/// Distance by which the ground of a row goes beyond its words, in points.
const ASIDE: f32 = 5.0;

/// Keys of the walk through a studied game that belong to no command.
const STUDY_KEYS: [&str; 3] = ["keys-study-step", "keys-study-fork", "keys-study-play"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Board,
    Game,
    Study,
    Files,
    View,
    Tasks,
    Program,
}

/// Commands that are listed, and how.
struct List<'a, 'b> {
    context: &'a DialogContext<'b>,
    lists_all: bool,
    chosen: Option<Command>,
}

/// Draws the list and returns the command that was pressed, with the id of its row.
pub(super) fn show(
    ui: &mut Ui,
    context: &DialogContext,
    lists_all: bool,
    chosen: Option<Command>,
) -> Option<(Command, Id)> {
    use Group::{Board, Files, Game, Program, Study, Tasks, View};
    let width = ui.available_width();
    let groups: &[&[Group]] = if width < TWO {
        &[&[Board, Game, Study, Files, View, Tasks, Program]]
    } else if width < THREE {
        &[&[Board, Study, Files], &[Game, View, Tasks, Program]]
    } else if lists_all {
        &[&[Board, Study, Game], &[Files, View], &[Tasks, Program]]
    } else {
        &[&[Board, Study], &[Game, View], &[Files, Tasks, Program]]
    };
    let list = List { context, lists_all, chosen };
    let mut pressed = None;
    ui.spacing_mut().item_spacing.x = BETWEEN;
    ui.columns(groups.len(), |columns| {
        for (column, groups) in columns.iter_mut().zip(groups) {
            for (place, group) in groups.iter().enumerate() {
                if place > 0 {
                    column.add_space(6.0);
                }
                pressed = list.group(column, *group).or(pressed);
            }
        }
    });
    pressed
}

/// Name of a row for screen readers: the command with its keys.
pub(super) fn row_name(ctx: &Context, context: &DialogContext, command: Command) -> String {
    let shortcuts = context.settings.keys.shortcuts(command).iter();
    let names = shortcuts.map(|shortcut| keys::name(ctx, context.texts(), shortcut));
    let or = format!(" {} ", context.text("keys-or"));
    let names = names.collect::<Vec<_>>().join(&or);
    let keys = if names.is_empty() { context.text("keys-none") } else { names };
    let name = context.text(command.text_key());
    let name = name.trim_end_matches('…');
    let row = Phrase::new("keys-row").with("command", name);
    context.texts().say(&row.with("keys", keys))
}

impl Group {
    const fn title_key(self) -> &'static str {
        match self {
            Self::Board => "keys-board",
            Self::Game => "keys-game",
            Self::Study => "keys-study",
            Self::Files => "keys-files",
            Self::View => "menu-view",
            Self::Tasks => "keys-tasks",
            Self::Program => "keys-program",
        }
    }

    const fn of(command: Command) -> Self {
        match command {
            Command::Game(_) => Self::Game,
            Command::Study(_) => Self::Study,
            Command::Start(_) | Command::File(_) | Command::You(_) | Command::Friend(_) => {
                Self::Files
            }
            Command::View(_) => Self::View,
            Command::Lesson(_)
            | Command::Editor(_)
            | Command::Puzzle(_)
            | Command::Practice(_)
            | Command::Run(_)
            | Command::Train(_) => Self::Tasks,
            Command::People(_) | Command::App(_) => Self::Program,
        }
    }
}

/// Message key of the heading under which a command is listed.
pub(crate) const fn group_key(command: Command) -> &'static str {
    Group::of(command).title_key()
}

impl List<'_, '_> {
    fn group(&self, ui: &mut Ui, group: Group) -> Option<(Command, Id)> {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = ROW;
        heading(ui, self.context, group.title_key());
        match group {
            Group::Board => {
                lines(ui, self.context, self.context.entry().board_keys);
                cursor(ui, self.context);
            }
            Group::Study => lines(ui, self.context, &STUDY_KEYS),
            _ => {}
        }
        let mut pressed = None;
        let keys = &self.context.settings.keys;
        for (command, shortcuts) in keys.all() {
            let has_keys = !shortcuts.is_empty() || !command.usual_shortcuts().is_empty();
            let is_alone = !self.context.home.is_shared();
            let is_of_others = command == Command::People(PeopleCommand::Next);
            let is_listed = (self.lists_all || has_keys) && !(is_of_others && is_alone);
            if is_listed && Group::of(command) == group {
                let row = self.row(ui, command, shortcuts);
                if row.clicked() {
                    pressed = Some((command, row.id));
                }
            }
        }
        pressed
    }

    fn row(&self, ui: &mut Ui, command: Command, shortcuts: &[KeyboardShortcut]) -> Response {
        let context = self.context;
        let keys = Keys::of(ui, context, shortcuts);
        let left = ui.available_width() - keys.width - 2.0 * BETWEEN_KEYS;
        let font = FontSelection::from(TextStyle::Small).resolve(ui.style());
        let colour = ui.visuals().text_color();
        let name = context.text(command.text_key());
        let words = ui.painter().layout(name, font, colour, left);
        let size = vec2(ui.available_width(), ROW.max(words.size().y + 2.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let id = ui.scope_id().with(command.settings_name());
        let ground = rect.expand2(vec2(ASIDE, 0.0));
        let row = ui.interact(ground, id, Sense::click());
        // The name needs the context, which is locked while the widget is described.
        let name = row_name(ui.ctx(), context, command);
        let is_chosen = self.chosen == Some(command);
        row.widget_info(|| {
            WidgetInfo::selected(egui::Role::Button, true, is_chosen, name.as_str())
        });
        if row.gained_focus() {
            row.scroll_to_me(None);
        }
        if is_chosen {
            let fill = ui.visuals().selection.bg_fill;
            ui.painter().rect_filled(ground, 4.0, fill);
        } else {
            widgets::lit_ground(ui, &row);
        }
        let at = pos2(rect.left(), rect.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, colour);
        keys.paint(ui, rect);
        row
    }
}

/// Keys that move the cursor besides the arrow keys, and what they no longer do.
fn cursor(ui: &mut Ui, context: &DialogContext) {
    let cursor = context.settings.keys.cursor();
    let Some(about) = cursor.about_key() else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        let keys = Key::ALL.iter();
        for key in keys.filter(|&&key| cursor.arrow(key).is_some()) {
            cap(ui, key.symbol_or_name());
        }
        let words = context.text("keys-cursor-same");
        ui.add(Label::new(RichText::new(words).small()).wrap());
    });
    form::note(ui, &cursor_note(ui, context, about));
}

/// Words on what the keys of the cursor no longer do, with the commands that lost a key to them.
fn cursor_note(ui: &Ui, context: &DialogContext, about: &'static str) -> String {
    let about = context.text(about);
    let lost = context.settings.keys.lost_to_cursor();
    let lost = lost.map(|(command, shortcut)| {
        let tip = Phrase::new("tip")
            .with("command", context.text(command.text_key()))
            .with("key", keys::name(ui.ctx(), context.texts(), &shortcut));
        context.texts().say(&tip)
    });
    let lost = lost.collect::<Vec<_>>().join(", ");
    if lost.is_empty() {
        return about;
    }
    let lost = Phrase::new("keys-cursor-lost").with("commands", lost);
    format!("{about} {}", context.texts().say(&lost))
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

/// Keys of a command from left to right, with *or* between alternatives.
struct Keys {
    parts: Vec<Part>,
    width: f32,
}

enum Part {
    Key(String),
    Or(String),
}

impl Part {
    fn width(&self, ui: &Ui) -> f32 {
        match self {
            Self::Key(name) => cap_width(ui, name),
            Self::Or(word) => widgets::text_width(ui, word, TextStyle::Small),
        }
    }
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
        let width = parts.iter().map(|part| BETWEEN_KEYS + part.width(ui)).sum();
        Self { parts, width }
    }

    /// Paints the keys at the right end of a row.
    fn paint(&self, ui: &Ui, row: Rect) {
        let mut right = row.right();
        for part in self.parts.iter().rev() {
            let width = part.width(ui);
            let middle = pos2(right - width / 2.0, row.center().y);
            let place = Rect::from_center_size(middle, vec2(width, CAP));
            match part {
                Part::Key(name) => paint_cap(ui, place, name),
                Part::Or(word) => {
                    let colour = ui.visuals().text_color();
                    widgets::centred(ui, place, word, TextStyle::Small, colour);
                }
            }
            right -= width + BETWEEN_KEYS;
        }
    }
}

fn heading(ui: &mut Ui, context: &DialogContext, key: &'static str) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), TITLE), Sense::hover());
    let words = RichText::new(context.text(key)).text_style(theme::strong());
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    ui.new_child(builder).label(words);
}

pub(super) fn cap_width(ui: &Ui, name: &str) -> f32 {
    (widgets::text_width(ui, name, TextStyle::Small) + 10.0).max(20.0)
}

fn cap(ui: &mut Ui, name: &str) {
    let size = vec2(cap_width(ui, name), CAP);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, name));
    paint_cap(ui, rect, name);
}

pub(super) fn paint_cap(ui: &Ui, rect: Rect, name: &str) {
    let palette = theme::palette(ui.ctx());
    let side = theme::mix(palette.panel, palette.text, 0.32);
    let top = theme::mix(palette.panel, palette.text, 0.05);
    ui.painter().rect_filled(rect, 4.0, side);
    let face = rect.shrink(1.0).with_max_y(rect.bottom() - 2.5);
    ui.painter().rect_filled(face, 3.0, top);
    widgets::centred(ui, face, name, TextStyle::Small, palette.text);
}
