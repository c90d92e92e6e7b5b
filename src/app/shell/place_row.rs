//! A row that leads to a place of the program: a disc with a sign, the name, and one line that lives.

use egui::{
    Align2, FontId, Rect, Response, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::hollows;
use super::theme;
use super::widgets::{self, Glyph};

/// Width of a row, in points, below which it has no chevron.
const WITH_CHEVRON: f32 = 200.0;
const CHEVRON: f32 = 12.0;
/// Height of a row, in points, from which its line may take two.
const TWO_LINES: f32 = 64.0;
/// Space beside the disc, in points.
const BESIDE: f32 = 12.0;

/// What a row shows.
pub(crate) struct PlaceRow {
    pub(crate) sign: Sign,
    pub(crate) ring: Ring,
    pub(crate) name: String,
    /// The line that lives, the longest wording first.
    pub(crate) about: Vec<String>,
    /// Words at the right; may be empty.
    pub(crate) tail: String,
}

/// Sign on the disc.
pub(crate) enum Sign {
    Glyph(Glyph),
    Number(usize),
}

/// Ring around the disc.
pub(crate) enum Ring {
    None,
    /// Earned up to this part, from 0 to 1.
    Part(f32),
    /// Arcs that are earned or not.
    Arcs(Vec<bool>),
}

/// Draws a row of this size in points.
pub(crate) fn show(ui: &mut Ui, size: Vec2, row: &PlaceRow) -> Response {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let said = row.about.first().cloned();
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, &row.name);
        info.hint_text.clone_from(&said);
        info
    });
    let described = [said.as_deref().unwrap_or_default(), &row.tail].join(" ");
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(described.trim()));
    let colour = widgets::lit_ground(ui, &response);
    let radius = (0.5 * size.y - 4.0).min(22.0);
    let middle = pos2(rect.left() + radius + 4.0, rect.center().y);
    sign(ui, (middle, radius), row);
    let mut right = rect.right();
    if size.x >= WITH_CHEVRON {
        let centre = pos2(right - CHEVRON / 2.0, rect.center().y);
        let chevron = Rect::from_center_size(centre, Vec2::splat(CHEVRON));
        widgets::paint_glyph(ui.painter(), chevron, Glyph::Next, palette.secondary);
        right = chevron.left() - 6.0;
    }
    let left = middle.x + radius + BESIDE;
    if !row.tail.is_empty() {
        let width = widgets::text_width(ui, &row.tail, TextStyle::Small);
        let at = pos2(right - width, rect.center().y - 8.0);
        widgets::line_of_text(ui, at, width + 1.0, &row.tail, TextStyle::Small, palette.secondary);
        right -= width + 8.0;
    }
    let place = Rect::from_min_max(pos2(left, rect.top()), pos2(right.max(left), rect.bottom()));
    words(ui, place, row, colour);
    response
}

/// Writes the name, and below it the line that lives, in two lines if there is room for them.
fn words(ui: &mut Ui, place: Rect, row: &PlaceRow, colour: egui::Color32) {
    let palette = theme::palette(ui.ctx());
    let (high, low) =
        (ui.text_style_height(&theme::bold()), ui.text_style_height(&TextStyle::Small));
    let fits = |about: &String| widgets::text_width(ui, about, TextStyle::Small) <= place.width();
    // What does not fit is left to screen readers.
    let lines: u8 = match row.about.first() {
        Some(about) if !fits(about) && place.height() >= TWO_LINES => 2,
        _ => u8::from(row.about.iter().any(fits)),
    };
    let height = high + 2.0 + f32::from(lines) * low;
    let top = place.center().y - height / 2.0;
    let at = pos2(place.left(), top);
    widgets::line_of_text(ui, at, place.width(), &row.name, theme::bold(), colour);
    let below = Rect::from_min_size(
        pos2(place.left(), top + high + 2.0),
        vec2(place.width(), f32::from(lines) * low + 2.0),
    );
    match lines {
        0 => {}
        1 => {
            let about = row.about.clone();
            let about = widgets::fitting_text(ui, place.width(), about, &TextStyle::Small);
            let style = TextStyle::Small;
            widgets::line_of_text(ui, below.min, place.width(), &about, style, palette.secondary);
        }
        _ => {
            let font = TextStyle::Small.resolve(ui.style());
            let about = row.about[0].clone();
            let lines = ui.painter().layout(about, font, palette.secondary, place.width());
            ui.painter().galley(below.min, lines, palette.secondary);
        }
    }
}

fn sign(ui: &Ui, (middle, radius): (egui::Pos2, f32), row: &PlaceRow) {
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter();
    match &row.ring {
        Ring::None => {}
        Ring::Part(part) => hollows::ring(painter, (middle, radius), *part, palette),
        Ring::Arcs(arcs) => hollows::ring_of(painter, (middle, radius), arcs, palette),
    }
    let colour = hollows::disc(painter, (middle, 0.78 * radius), palette);
    match row.sign {
        Sign::Glyph(glyph) => {
            let icon = Rect::from_center_size(middle, Vec2::splat(0.9 * radius));
            widgets::paint_glyph(painter, icon, glyph, colour);
        }
        Sign::Number(number) => {
            let font = FontId { size: 0.8 * radius, ..theme::bold().resolve(ui.style()) };
            painter.text(middle, Align2::CENTER_CENTER, number.to_string(), font, colour);
        }
    }
}
