//! A row of the list of all commands.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Color32, FontSelection, Id, Rect, Response, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo,
    pos2, vec2,
};

use super::matching::Found;
use super::{BESIDE, ListedCommand};
use crate::app::shell::command::Command;
use crate::app::shell::dialogs::keys_page::{self, BETWEEN_KEYS, CAP};
use crate::app::shell::{theme, widgets};

/// Height of a row, in points.
const ROW: f32 = 44.0;
/// Height of a row in which the place stands below the name, in points.
const HIGH_ROW: f32 = 52.0;
/// Distance of the ground of a row from the edge of the dialog, in points.
const EDGE: f32 = 8.0;
/// Least width for names beside the other columns, in points.
const NAME: f32 = 260.0;
const BETWEEN: f32 = 16.0;
const SMALL: TextStyle = TextStyle::Small;

/// Columns of the list.
pub(super) struct Columns {
    width: f32,
    place: f32,
    keys: f32,
}

impl Columns {
    pub(super) fn new(ui: &Ui, listed: &[ListedCommand]) -> Self {
        let widest = |width: &dyn Fn(&ListedCommand) -> f32| {
            listed.iter().map(width).fold(0.0, f32::max).ceil()
        };
        Self {
            width: ui.available_width(),
            place: widest(&|one| widgets::text_width(ui, &one.place, SMALL)),
            keys: widest(&|one| keys_width(ui, &one.keys)),
        }
    }

    /// Right end of the places, from the left edge.
    fn place_end(&self) -> f32 {
        self.width - BESIDE - self.keys - BETWEEN
    }

    /// The places stand below the names.
    fn is_narrow(&self) -> bool {
        self.place_end() - self.place - BETWEEN - BESIDE < NAME
    }

    pub(super) fn height(&self) -> f32 {
        if self.is_narrow() { HIGH_ROW } else { ROW }
    }
}

/// Id of the row of a command.
pub(super) fn row_id(command: Command) -> Id {
    Id::unique(("found command", format!("{command:?}")))
}

/// Says that nothing was found.
pub(super) fn nothing(ui: &mut Ui, columns: &Columns, words: &str) {
    let size = vec2(columns.width, columns.height());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let at = pos2(rect.left() + BESIDE, rect.center().y - 9.0);
    let colour = theme::palette(ui.ctx()).secondary;
    widgets::line_of_text(ui, at, columns.width - 2.0 * BESIDE, words, TextStyle::Body, colour);
}

/// Draws the row of a command.
pub(super) fn show(
    ui: &mut Ui,
    columns: &Columns,
    (listed, found): (&ListedCommand, &Found),
    is_chosen: bool,
) -> Response {
    let size = vec2(columns.width, columns.height());
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let is_enabled = listed.disabled.is_none();
    let ground = rect.shrink2(vec2(EDGE, 0.0));
    let row = ui.add_enabled_ui(is_enabled, |ui| {
        let sense = if is_enabled { Sense::click() } else { Sense::hover() };
        ui.interact(ground, row_id(listed.command), sense)
    });
    let row = row.inner;
    describe(ui, &row, listed, is_chosen);
    if !ui.is_rect_visible(rect) {
        return row;
    }
    if is_chosen {
        ui.painter().rect_filled(ground, 6.0, ui.visuals().selection.bg_fill);
        if theme::palette(ui.ctx()).flat {
            let stroke = theme::focus_ring(theme::palette(ui.ctx()));
            ui.painter().rect_stroke(ground, 6.0, stroke, egui::StrokeKind::Inside);
        }
    } else if row.hovered() || row.has_focus() {
        widgets::lit_ground(ui, &row);
    }
    paint(ui, columns, (listed, found), rect);
    row
}

fn describe(ui: &Ui, row: &Response, listed: &ListedCommand, is_chosen: bool) {
    let is_enabled = listed.disabled.is_none();
    row.widget_info(|| {
        WidgetInfo::selected(Role::ListBoxOption, is_enabled, is_chosen, listed.name.as_str())
    });
    let keys = listed.keys.join(" ");
    let about = [Some(keys), listed.disabled.clone(), Some(listed.place.clone())];
    let about: Vec<String> = about.into_iter().flatten().filter(|one| !one.is_empty()).collect();
    let about = about.join(", ");
    ui.ctx().accesskit_node_builder(row.id, |node| node.set_description(about));
}

fn paint(ui: &Ui, columns: &Columns, (listed, found): (&ListedCommand, &Found), rect: Rect) {
    let palette = theme::palette(ui.ctx());
    let is_enabled = listed.disabled.is_none();
    let left = rect.left() + BESIDE;
    let middle = rect.center().y;
    let narrow = columns.is_narrow();
    let line = if narrow { middle - 10.0 } else { middle };
    paint_keys(ui, &listed.keys, pos2(rect.right() - BESIDE, line));
    let end = if narrow { columns.place_end() } else { columns.place_end() - columns.place };
    let room = rect.left() + end - BETWEEN - left;
    let colour = if is_enabled { palette.text } else { palette.secondary };
    let marks: &[usize] = if is_enabled { &found.letters } else { &[] };
    let (own, english) = if found.in_english { (&[][..], marks) } else { (marks, &[][..]) };
    let name = marked(ui, &listed.name, own, (TextStyle::Body, colour), room);
    let height = name.size().y;
    let mut right = left + name.size().x;
    ui.painter().galley(pos2(left, line - height / 2.0), name, colour);
    if found.in_english
        && let Some(words) = &listed.english
    {
        let rest = left + room - right - BETWEEN;
        let words = marked(ui, words, english, (SMALL, palette.secondary), rest);
        let at = pos2(right + BETWEEN, line - words.size().y / 2.0);
        right = at.x + words.size().x;
        ui.painter().galley(at, words, palette.secondary);
    }
    let mut below = vec![listed.place.as_str()];
    if let Some(reason) = &listed.disabled {
        if narrow {
            below.push(reason);
        } else {
            let at = pos2(right + BETWEEN, line - 8.0);
            let rest = left + room - at.x;
            widgets::line_of_text(ui, at, rest, reason, SMALL, palette.secondary);
        }
    }
    let below = below.join(" · ");
    if narrow {
        let at = pos2(left, middle + 4.0);
        let width = columns.width - 2.0 * BESIDE;
        widgets::line_of_text(ui, at, width, &below, SMALL, palette.secondary);
    } else {
        let width = widgets::text_width(ui, &listed.place, SMALL);
        let at = pos2(rect.left() + columns.place_end() - width, line - 8.0);
        widgets::line_of_text(ui, at, width + 1.0, &listed.place, SMALL, palette.secondary);
    }
}

/// Lays out a name with the letters at some places underlined, bold and in the accent colour.
fn marked(
    ui: &Ui,
    name: &str,
    places: &[usize],
    (style, colour): (TextStyle, Color32),
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let accent = theme::palette(ui.ctx()).accent;
    let font = widgets::fitting_font(ui, name, style, width.max(0.0));
    let bold = FontSelection::from(theme::bold()).resolve(ui.style());
    let plain = TextFormat::simple(font.clone(), colour);
    let mark = TextFormat {
        underline: Stroke::new(2.0, accent),
        ..TextFormat::simple(egui::FontId::new(font.size, bold.family), accent)
    };
    let mut job = LayoutJob::default();
    for (place, letter) in name.chars().enumerate() {
        let format = if places.contains(&place) { &mark } else { &plain };
        job.append(letter.encode_utf8(&mut [0; 4]), 0.0, format.clone());
    }
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
    ui.painter().layout_job(job)
}

fn keys_width(ui: &Ui, keys: &[String]) -> f32 {
    keys.iter().map(|key| keys_page::cap_width(ui, key) + BETWEEN_KEYS).sum()
}

/// Paints keys that end at the point `right`.
fn paint_keys(ui: &Ui, keys: &[String], right: egui::Pos2) {
    let mut end = right.x;
    for key in keys.iter().rev() {
        let width = keys_page::cap_width(ui, key);
        let at = pos2(end - width / 2.0, right.y);
        keys_page::paint_cap(ui, Rect::from_center_size(at, vec2(width, CAP)), key);
        end -= width + BETWEEN_KEYS;
    }
}
