//! The parts of forms: rows with a label at the left and a value at the right, choices side by
//! side, parts that unfold.

use egui::{
    FontSelection, Id, Label, Rect, Role, Sense, Slider, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::theme;
use super::widgets::{self, Glyph};
use crate::bot::Level;
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// The width of the labels of a form, in points.
const LABEL: f32 = 116.0;
/// The least width of a value that stands beside its label, in points.
const BESIDE: f32 = 300.0;
/// The least height of a row, in points.
const ROW: f32 = 32.0;
/// The width of the name of a level, in points.
const LEVEL_NAME: f32 = 132.0;
/// The space at the left and at the right of the words of a choice, in points.
const PADDING: f32 = 12.0;

/// Draws a row: the label at the left and the value at the right, or under it where the form is
/// narrow. `value` gets the label, by which widgets are named.
pub fn row<R>(ui: &mut Ui, label: &str, value: impl FnOnce(&mut Ui, Id) -> R) -> R {
    if ui.available_width() < LABEL + BESIDE {
        let name = ui.label(label).id;
        return value(ui, name);
    }
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(LABEL, ROW), Sense::hover());
        let font = FontSelection::Default.resolve(ui.style());
        let colour = ui.visuals().text_color();
        let words = ui.painter().layout(label.to_owned(), font, colour, LABEL);
        let space = ((ROW - words.size().y) / 2.0).max(0.0);
        let place = rect.with_min_y(rect.top() + space);
        let mut column = ui.new_child(UiBuilder::new().max_rect(place));
        let name = column.add(Label::new(label).wrap());
        value(ui, name.id)
    })
    .inner
}

/// What stands under a row to explain it, in small letters.
pub fn note(ui: &mut Ui, words: &str) {
    let secondary = theme::palette(ui.ctx()).secondary;
    let words = egui::RichText::new(words).small().color(secondary);
    ui.add(Label::new(words).wrap());
}

/// A thin line between the parts of a form.
pub fn divider(ui: &mut Ui) {
    let hairline = theme::palette(ui.ctx()).hairline;
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, 9.0), Sense::hover());
    let stroke = Stroke::new(1.0, hairline);
    ui.painter()
        .hline(rect.x_range(), rect.center().y.round(), stroke);
}

/// What the choices of [`segments`] are to a screen reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Values, of which one is chosen.
    Values,
    /// Pages, of which one is shown.
    Pages,
}

impl Kind {
    const fn roles(self) -> (Role, Role) {
        match self {
            Self::Values => (Role::RadioGroup, Role::RadioButton),
            Self::Pages => (Role::TabList, Role::Tab),
        }
    }
}

/// Draws choices side by side in one frame, one under the other where they don't fit. Returns the
/// number of the one that was clicked. `chosen`: the number of the present one.
pub fn segments(
    ui: &mut Ui,
    (kind, name): (Kind, &str),
    choices: &[String],
    chosen: Option<usize>,
) -> Option<usize> {
    let font = FontSelection::from(theme::bold()).resolve(ui.style());
    let width = |text: &String| {
        let galley = ui
            .painter()
            .layout_no_wrap(text.clone(), font.clone(), egui::Color32::WHITE);
        galley.size().x.ceil() + 2.0 * PADDING
    };
    let mut widths: Vec<f32> = choices.iter().map(width).collect();
    let all: f32 = widths.iter().sum();
    let (group, _) = kind.roles();
    let fits = all <= ui.available_width();
    if !fits {
        widths.fill(ui.available_width());
    }
    widgets::group(ui, group, name, |ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
        let draw = |ui: &mut Ui| {
            let mut clicked = None;
            for (index, (words, width)) in choices.iter().zip(widths).enumerate() {
                if segment(ui, kind, (words, width), chosen == Some(index)) {
                    clicked = Some(index);
                }
            }
            clicked
        };
        if fits {
            ui.horizontal(draw).inner
        } else {
            ui.vertical(draw).inner
        }
    })
}

/// Draws one choice of several. Returns whether it was clicked.
fn segment(ui: &mut Ui, kind: Kind, (words, width): (&str, f32), chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(kind.roles().1, enabled, chosen, words));
    let palette = theme::palette(ui.ctx());
    let visuals = ui.visuals();
    let look = ui.style().interact(&response);
    let field = rect.shrink2(vec2(1.0, 0.0));
    let (fill, colour) = if chosen {
        (visuals.selection.bg_fill, visuals.selection.stroke.color)
    } else {
        (look.weak_bg_fill, palette.text)
    };
    let edge = match (response.has_focus(), chosen) {
        (true, _) => Stroke::new(theme::FOCUS_WIDTH, palette.accent),
        (false, true) => Stroke::new(1.0, palette.accent),
        (false, false) => Stroke::new(1.0, palette.hairline),
    };
    ui.painter()
        .rect(field, 6.0, fill, edge, StrokeKind::Inside);
    let style = if chosen {
        theme::bold()
    } else {
        TextStyle::Button
    };
    widgets::centred(ui, field, words, style, colour);
    response.clicked()
}

/// Draws a choice of one of these values by [`segments`] in a row of a form. Returns whether
/// another was chosen.
pub fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    value: &mut T,
    choices: &[(T, String)],
) -> bool {
    let words: Vec<String> = choices.iter().map(|(_, words)| words.clone()).collect();
    let chosen = choices.iter().position(|(choice, _)| choice == value);
    let clicked = row(ui, label, |ui, _| {
        segments(ui, (Kind::Values, label), &words, chosen)
    });
    let other = clicked.filter(|&index| Some(index) != chosen);
    if let Some(index) = other {
        *value = choices[index].0;
    }
    other.is_some()
}

/// Draws the levels of the computer as a slider in a row of a form: each has its place and its
/// number, and the chosen one its name. Returns whether another was chosen.
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
            let slider = Slider::new(&mut number, 1..=Level::COUNT)
                .show_value(false)
                .trailing_fill(true);
            let slider = widgets::slider(&mut on_rail, slider).labelled_by(name);
            numbers(ui, slider.rect, place, number);
            let chosen = Level::new(number).unwrap_or(*level);
            let words = texts.say(&item(chosen));
            ui.ctx().accesskit_node_builder(slider.id, |node| {
                node.set_value(words.as_str());
                // Of a slider's value the number alone is said.
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

/// Draws the numbers of the levels under the rail of their slider.
fn numbers(ui: &Ui, slider: Rect, place: Rect, chosen: u8) {
    let palette = theme::palette(ui.ctx());
    // As egui places the handle.
    let range = slider.x_range().shrink(slider.height() / 2.5);
    for number in 1..=Level::COUNT {
        let share = f32::from(number - 1) / f32::from(Level::COUNT - 1);
        let at = pos2(
            egui::lerp(range.min..=range.max, share),
            place.bottom() - 9.0,
        );
        let colour = if number == chosen {
            palette.text
        } else {
            palette.secondary
        };
        let spot = Rect::from_center_size(at, vec2(20.0, 16.0));
        widgets::centred(ui, spot, &number.to_string(), TextStyle::Small, colour);
    }
}

/// A level in words: "5: Club player".
fn item(level: Level) -> Phrase {
    Phrase::new("level-item")
        .with("number", level.number())
        .with("name", Phrase::new(level.name_key()))
}

/// The computer at a level: "Computer · 5: Club player".
pub fn computer(level: Level) -> Phrase {
    Phrase::new("seat-level").with("level", item(level))
}

/// Draws a line that unfolds what stands below it and folds it up again.
pub fn fold(ui: &mut Ui, (name, about): (&str, &str), open: &mut bool) {
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    if response.clicked() {
        *open = !*open;
        // The dialog has another height now.
        ui.ctx().request_repaint();
    }
    let is_open = *open;
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
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
