//! Form widgets: those shared with the forms of the games, and notes, dividers, the level slider and foldable
//! sections.

use egui::{Label, Rect, Role, Sense, Slider, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::theme;
use super::widgets::{self, Glyph};
use crate::board::form::ROW;
pub use crate::board::form::{Kind, LABEL, choose, list, row, segments, tick};
use crate::bot::Level;
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// Width of a level's name, in points.
const LEVEL_NAME: f32 = 132.0;

/// Distance, in points, at which two numbers of the level slider do not run together.
const NUMBER: f32 = 19.0;

/// Adds an explanation in small text under a row.
pub fn note(ui: &mut Ui, words: &str) {
    let secondary = theme::palette(ui.ctx()).secondary;
    let words = egui::RichText::new(words).small().color(secondary);
    ui.add(Label::new(words).wrap());
}

/// Adds a thin line between sections of a form.
pub fn divider(ui: &mut Ui) {
    let palette = theme::palette(ui.ctx());
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, 9.0), Sense::hover());
    let stroke = palette.stroke(1.0, palette.hairline);
    ui.painter().hline(rect.x_range(), rect.center().y.round(), stroke);
}

/// Writes seconds, with a tenth if it is not zero and with the decimal separator of the language.
pub fn seconds(seconds: f64, texts: &Texts) -> String {
    let tenths = (seconds * 10.0).round() as i64;
    if tenths % 10 == 0 {
        return (tenths / 10).to_string();
    }
    let number = Phrase::new("settings-seconds-and-tenth")
        .with("whole", tenths / 10)
        .with("tenth", tenths % 10);
    texts.say(&number)
}

/// Adds a form row with a slider for the computer's level, with the numbers below and the name of the chosen
/// level beside it. Returns `true` if the level changed.
pub fn level(ui: &mut Ui, label: &str, texts: &Texts, level: &mut Level) -> bool {
    row(ui, label, |ui, name| {
        ui.horizontal(|ui| {
            let mut number = level.number();
            let width = (ui.available_width() - LEVEL_NAME - ui.spacing().item_spacing.x).max(120.);
            let (place, _) = ui.allocate_exact_size(vec2(width, 46.0), Sense::hover());
            let rail = Rect::from_min_size(place.min, vec2(width, 30.0));
            let builder = UiBuilder::new().max_rect(rail).id_salt(label);
            let mut on_rail = ui.new_child(builder);
            on_rail.spacing_mut().slider_width = width;
            let slider =
                Slider::new(&mut number, 1..=Level::COUNT).show_value(false).trailing_fill(true);
            let slider = widgets::slider(&mut on_rail, slider).labelled_by(name);
            numbers(ui, slider.rect, place, number);
            let chosen = Level::new(number).unwrap_or(*level);
            let words = texts.say(&item(chosen));
            ui.ctx().accesskit_node_builder(slider.id, |node| {
                node.set_value(words.as_str());
                // Screen readers read only the number of a slider's value.
                node.set_description(words.as_str());
            });
            let (rect, _) = ui.allocate_exact_size(vec2(LEVEL_NAME, 46.0), Sense::hover());
            let at = pos2(rect.left(), rail.center().y - 9.0);
            let colour = ui.visuals().text_color();
            let name = texts.text(chosen.name_key());
            widgets::line_of_text(ui, at, rect.width(), &name, theme::bold(), colour);
            let other = chosen != *level;
            *level = chosen;
            other
        })
        .inner
    })
}

fn numbers(ui: &Ui, slider: Rect, place: Rect, chosen: u8) {
    let palette = theme::palette(ui.ctx());
    // egui's own formula for the handle position.
    let range = slider.x_range().shrink(slider.height() / 2.5);
    let apart = range.span() / f32::from(Level::COUNT - 1);
    let step = (NUMBER / apart).ceil().max(1.0) as u8;
    let has_room =
        |number: u8| (number - 1).is_multiple_of(step) && number.abs_diff(chosen) >= step;
    for number in (1..=Level::COUNT).filter(|&number| number == chosen || has_room(number)) {
        let share = f32::from(number - 1) / f32::from(Level::COUNT - 1);
        let at = pos2(egui::lerp(range.min..=range.max, share), place.bottom() - 9.0);
        let colour = if number == chosen { palette.text } else { palette.secondary };
        let spot = Rect::from_center_size(at, vec2(20.0, 16.0));
        widgets::centred(ui, spot, &number.to_string(), TextStyle::Small, colour);
    }
}

/// "5: Club player".
fn item(level: Level) -> Phrase {
    Phrase::new("level-item")
        .with("number", level.number())
        .with("name", Phrase::new(level.name_key()))
}

/// Name of the computer at a level: "Computer · 5: Club player".
pub fn computer(level: Level) -> Phrase {
    Phrase::new("seat-level").with("level", item(level))
}

/// Adds a header that folds and unfolds the section below it.
pub fn fold(ui: &mut Ui, (name, about): (&str, &str), open: &mut bool) {
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    if response.clicked() {
        *open = !*open;
        // The height of the dialog changes.
        ui.ctx().request_repaint();
    }
    let is_open = *open;
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    let colour = widgets::lit_ground(ui, &response);
    let glyph = if is_open { Glyph::Down } else { Glyph::Next };
    let icon = Rect::from_center_size(rect.left_center() + vec2(14.0, 0.0), vec2(16.0, 16.0));
    widgets::paint_glyph(ui.painter(), icon, glyph, colour);
    let at = pos2(icon.right() + 8.0, rect.center().y - 9.0);
    let width = rect.right() - at.x;
    let used = widgets::line_of_text(ui, at, width, name, theme::bold(), colour);
    let accent = theme::palette(ui.ctx()).accent;
    let at = at + vec2(used + 14.0, 0.0);
    if about.is_empty() {
        return;
    }
    let width = rect.right() - at.x - 8.0;
    widgets::line_of_text(ui, at, width, about, TextStyle::Body, accent);
    let place = Rect::from_min_max(at, rect.max);
    let told = ui.interact(place, ui.scope_id().with((name, "about")), Sense::hover());
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, about));
}
