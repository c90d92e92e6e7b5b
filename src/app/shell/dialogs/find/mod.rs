//! List of all commands with a field that narrows it.

pub mod matching;
mod row;

use egui::{
    FontId, Id, Key, Modifiers, Rect, Role, ScrollArea, Sense, TextEdit, Ui, UiBuilder, pos2, vec2,
};

use self::matching::Found;
use self::row::Columns;
use super::{DialogContext, DialogResult};
use crate::app::action::DialogAction;
use crate::app::shell::command::Command;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// Width of the dialog where there is room, in points.
pub(super) const WIDTH: f32 = 640.0;
/// Least distance of the dialog from the edges of the window, in points.
pub(super) const MARGIN: f32 = 12.0;
/// Height of the status line, which stays in sight, with the space above it, in points.
const FOOT: f32 = 40.0;
/// Height of the field, in points.
const FIELD: f32 = 64.0;
/// Size of the letters in the field, in points.
const LETTERS: f32 = 20.0;
/// Space around the rows, in points.
const AROUND: f32 = 8.0;
/// Space at both sides of the text, in points.
pub(super) const BESIDE: f32 = 20.0;
/// Most rows in sight.
const ROWS: f32 = 6.0;

/// Distance of the dialog from the top of a window of this height, both in points.
pub(super) fn top(window: f32) -> f32 {
    (0.12 * window).min(96.0).round()
}

/// Height that the dialog may have in a window of this height, both in points.
pub(super) fn room(window: f32) -> f32 {
    window - top(window) - FOOT
}

/// A command as the list shows it.
#[derive(Clone, Debug)]
pub struct ListedCommand {
    /// The command.
    pub command: Command,
    /// Name in the user's language.
    pub name: String,
    /// Name in English if it is another one.
    pub english: Option<String>,
    /// Menu that has it, or heading of its keys.
    pub place: String,
    /// Names of the keys of its first shortcut.
    pub keys: Vec<String>,
    /// Reason for which it is disabled; `None` if it is enabled.
    pub disabled: Option<String>,
}

/// The list of all commands.
pub struct FindCommand {
    typed: String,
    /// Chosen command; `None` until there is a list, and after typing.
    chosen: Option<Command>,
    listed: Vec<ListedCommand>,
    english: Texts,
}

impl Default for FindCommand {
    fn default() -> Self {
        let english = Texts::in_language(Some("en"));
        Self { typed: String::new(), chosen: None, listed: Vec::new(), english }
    }
}

impl FindCommand {
    /// Texts in English.
    pub fn english(&self) -> &Texts {
        &self.english
    }

    /// Sets the commands to choose from.
    pub fn list(&mut self, listed: Vec<ListedCommand>) {
        self.listed = listed;
    }

    /// The line of the status bar: what the keys do, or why the chosen command is disabled.
    pub fn status(&self) -> Phrase {
        let reason = self.chosen().and_then(|chosen| chosen.disabled.as_deref());
        match reason {
            Some(reason) => Phrase::new("find-status-disabled").with("reason", reason),
            None => Phrase::new("find-status"),
        }
    }

    fn chosen(&self) -> Option<&ListedCommand> {
        let chosen = self.chosen?;
        self.listed.iter().find(|one| one.command == chosen)
    }

    /// Draws the list in at most `room` points of height.
    pub(super) fn ui(&mut self, ui: &mut Ui, room: f32, context: &DialogContext) -> DialogResult {
        let step = arrow(ui);
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let is_entered = self.field(ui, context);
        let found = matching::search(&self.listed, &self.typed);
        self.choose(&found, step);
        let columns = Columns::new(ui, &self.listed);
        let rows = (found.len() as f32).clamp(1.0, ROWS);
        let height = (rows * columns.height()).min(room - FIELD - 2.0 * AROUND);
        ui.add_space(AROUND);
        let clicked = ScrollArea::vertical()
            .id_salt("commands")
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, true])
            .show(ui, |ui| self.rows(ui, &columns, &found, step != 0, context))
            .inner;
        ui.add_space(AROUND);
        let entered = self.chosen().filter(|_| is_entered);
        let entered = entered.filter(|chosen| chosen.disabled.is_none());
        match clicked.or(entered.map(|chosen| chosen.command)) {
            Some(command) => DialogResult::Do(DialogAction::Command(command)),
            None => DialogResult::Stay,
        }
    }

    /// Draws the field and returns `true` if Enter was pressed in it.
    fn field(&mut self, ui: &mut Ui, context: &DialogContext) -> bool {
        let palette = theme::palette(ui.ctx());
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), FIELD), Sense::hover());
        let middle = rect.center().y;
        let icon =
            Rect::from_center_size(pos2(rect.left() + BESIDE + 10.0, middle), vec2(20., 20.));
        widgets::paint_glyph(ui.painter(), icon, Glyph::Find, palette.secondary);
        let name = context.text("find-title");
        let title = widgets::text_width(ui, &name, egui::TextStyle::Small);
        let title = if title < rect.width() / 3.0 { title } else { 0.0 };
        if title > 0.0 {
            let at = pos2(rect.right() - BESIDE - title, middle - 8.0);
            let small = egui::TextStyle::Small;
            widgets::line_of_text(ui, at, title + 1.0, &name, small, palette.secondary);
        }
        let left = icon.right() + 12.0;
        let right = rect.right() - BESIDE - title - 12.0;
        let place = Rect::from_min_max(pos2(left, middle - 16.0), pos2(right, middle + 16.0));
        let edit = TextEdit::singleline(&mut self.typed)
            .id(field_id())
            .font(FontId::proportional(LETTERS))
            .frame(egui::Frame::NONE)
            .align(egui::Align2::LEFT_CENTER)
            .hint_text(context.text("find-hint"));
        // A child `Ui` does not move the cursor.
        let builder = UiBuilder::new().max_rect(place).id_salt("field");
        let field = ui.new_child(builder).add_sized(place.size(), edit);
        field.widget_info(|| {
            let mut info = egui::WidgetInfo::labeled(Role::TextInput, true, &name);
            info.current_text_value = Some(self.typed.clone());
            info
        });
        let edge = palette.stroke(1.0, palette.hairline);
        ui.painter().hline(rect.x_range(), rect.bottom(), edge);
        if super::opens(ui.ctx()) {
            field.request_focus();
        }
        if field.changed() {
            self.chosen = None;
        }
        let chosen = self.chosen.map(row::row_id);
        ui.ctx().accesskit_node_builder(field.id, |node| {
            if let Some(chosen) = chosen {
                node.set_active_descendant(chosen.accesskit_id());
            }
        });
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if is_entered {
            // The field lets go of the keyboard.
            field.request_focus();
        }
        is_entered
    }

    /// Moves the choice by `step` rows. Without a choice, the first enabled command is chosen.
    fn choose(&mut self, found: &[Found], step: isize) {
        let commands: Vec<&ListedCommand> =
            found.iter().map(|found| &self.listed[found.index]).collect();
        let here = commands.iter().position(|one| Some(one.command) == self.chosen);
        let next = match here {
            Some(here) => here.saturating_add_signed(step).min(commands.len() - 1),
            None => commands.iter().position(|one| one.disabled.is_none()).unwrap_or(0),
        };
        self.chosen = commands.get(next).map(|one| one.command);
    }

    /// Draws the rows and returns the command that was clicked.
    fn rows(
        &self,
        ui: &mut Ui,
        columns: &Columns,
        found: &[Found],
        moved: bool,
        context: &DialogContext,
    ) -> Option<Command> {
        if found.is_empty() {
            row::nothing(ui, columns, &context.text("find-nothing"));
        }
        let mut clicked = None;
        for found in found {
            let listed = &self.listed[found.index];
            let is_chosen = Some(listed.command) == self.chosen;
            let row = row::show(ui, columns, (listed, found), is_chosen);
            if is_chosen && moved {
                row.scroll_to_me(None);
            }
            if row.clicked() {
                clicked = Some(listed.command);
            }
        }
        clicked
    }
}

fn field_id() -> Id {
    Id::unique("the name of a command")
}

/// Rows by which the arrow keys move the choice.
fn arrow(ui: &Ui) -> isize {
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
    down as isize - up as isize
}
