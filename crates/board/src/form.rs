//! Widgets shared by all forms, including the rules of a game: rows with a label on the left and a value on
//! the right, segmented choices, drop-down lists, check boxes.

use std::sync::Arc;

use egui::{
    Align2, Checkbox, Color32, ComboBox, FontId, FontSelection, Id, Label, Rect, Role, Sense,
    Stroke, StrokeKind, TextStyle, Ui, UiBuilder, WidgetInfo, vec2,
};

/// The width of the labels of a form, in points.
pub const LABEL: f32 = 116.0;
/// Minimum width of a value beside its label, in points.
const BESIDE: f32 = 300.0;
/// Minimum height of a row, in points.
pub const ROW: f32 = 32.0;
/// Maximum width of a drop-down list, in points.
const LIST: f32 = 290.0;
/// Padding on both sides of the words of a choice, in points.
const PADDING: f32 = 12.0;

/// Returns the bold text style of the usual size, for titles of small parts.
pub fn bold() -> TextStyle {
    TextStyle::Name(Arc::from("bold"))
}

fn is_wide(ui: &Ui) -> bool {
    ui.available_width() >= LABEL + BESIDE
}

/// Draws a row: the label on the left and the value on the right, or below it in a narrow form. `value`
/// receives the id of the label, which names its widgets.
pub fn row<R>(ui: &mut Ui, label: &str, value: impl FnOnce(&mut Ui, Id) -> R) -> R {
    if !is_wide(ui) {
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

/// Draws a check box in the column of the values. Returns whether it was changed.
pub fn tick(ui: &mut Ui, enabled: bool, value: &mut bool, words: &str) -> bool {
    let wide = is_wide(ui);
    let shown = ui.horizontal(|ui| {
        if wide {
            ui.allocate_exact_size(vec2(LABEL, 0.0), Sense::hover());
        }
        let tick = Checkbox::new(value, words);
        // In a vertical layout long words wrap.
        ui.vertical(|ui| ui.add_enabled(enabled, tick).changed()).inner
    });
    shown.inner
}

/// The kind of choices in [`segments`], for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Values, one of which is chosen.
    Values,
    /// Pages, one of which is shown.
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

/// Draws choices side by side in one frame, or one below the other where they don't fit. Returns the index
/// of the clicked one. `chosen` is the index of the current one.
pub fn segments(
    ui: &mut Ui,
    (kind, name): (Kind, &str),
    choices: &[String],
    chosen: Option<usize>,
) -> Option<usize> {
    let font = FontSelection::from(bold()).resolve(ui.style());
    let width = |text: &String| {
        let galley = ui.painter().layout_no_wrap(text.clone(), font.clone(), Color32::WHITE);
        galley.size().x.ceil() + 2.0 * PADDING
    };
    let mut widths: Vec<f32> = choices.iter().map(width).collect();
    let all: f32 = widths.iter().sum();
    let (role, _) = kind.roles();
    let fits = all <= ui.available_width();
    if !fits {
        widths.fill(ui.available_width());
    }
    self::group(ui, role, name, |ui| {
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
        if fits { ui.horizontal(draw).inner } else { ui.vertical(draw).inner }
    })
}

fn segment(ui: &mut Ui, kind: Kind, (words, width): (&str, f32), chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(kind.roles().1, enabled, chosen, words));
    let visuals = ui.visuals();
    let look = ui.style().interact(&response);
    let field = rect.shrink2(vec2(1.0, 0.0));
    let (fill, colour) = if chosen {
        (visuals.selection.bg_fill, visuals.selection.stroke.color)
    } else {
        (look.weak_bg_fill, visuals.widgets.inactive.fg_stroke.color)
    };
    let focused = visuals.widgets.active.bg_stroke;
    let edge = match (response.has_focus(), chosen) {
        (true, _) => focused,
        (false, true) => Stroke { width: visuals.widgets.inactive.bg_stroke.width, ..focused },
        (false, false) => visuals.widgets.noninteractive.bg_stroke,
    };
    ui.painter().rect(field, 6.0, fill, edge, StrokeKind::Inside);
    let style = if chosen { bold() } else { TextStyle::Button };
    centred(ui, field, words, style, colour);
    response.clicked()
}

/// Draws related widgets as one named group for screen readers.
pub fn group<R>(ui: &mut Ui, role: Role, name: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().accessibility_role(role).accessibility_label(name);
    ui.scope_builder(builder, add).inner
}

/// Lower limits of the font size: a share of the usual size, and points.
const LEAST_SHARE: f32 = 0.75;
const LEAST_SIZE: f32 = 11.0;

/// Returns the font, reduced where the text on one line is wider than `width`, as long as it stays legible.
pub fn fitting_font(ui: &Ui, text: &str, font: impl Into<FontSelection>, width: f32) -> FontId {
    let mut font = font.into().resolve(ui.style());
    let words = text.to_owned();
    let galley = ui.painter().layout_no_wrap(words, font.clone(), Color32::WHITE);
    let needed = galley.size().x;
    if needed > width {
        let least = (LEAST_SHARE * font.size).max(LEAST_SIZE).min(font.size);
        // In steps, because the glyphs of each size fill an atlas of their own.
        let smaller = (2.0 * font.size * width / needed).floor() / 2.0;
        font.size = smaller.max(least);
    }
    font
}

/// Draws words in the middle of a rectangle.
pub fn centred(ui: &Ui, rect: Rect, text: &str, style: TextStyle, colour: Color32) {
    let font = fitting_font(ui, text, style, rect.width());
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, colour);
}

/// Draws a drop-down list in a row of a form. Returns the index of a newly chosen item. `spoken` is the
/// label with the current choice, for screen readers.
pub fn list(
    ui: &mut Ui,
    (label, spoken): (&str, &str),
    choices: &[String],
    chosen: usize,
) -> Option<usize> {
    let mut now = chosen;
    row(ui, label, |ui, _| {
        let width = ui.available_width().min(LIST);
        ComboBox::from_id_salt(label)
            .selected_text(choices[chosen].as_str())
            .width(width)
            .truncate()
            .show_ui(ui, |ui| {
                for (index, choice) in choices.iter().enumerate() {
                    ui.selectable_value(&mut now, index, choice.as_str());
                }
            })
            .response
            .accessible_name(spoken);
    });
    (now != chosen).then_some(now)
}

/// Draws a choice of values by [`segments`] in a row of a form. Returns whether another one was chosen.
pub fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    value: &mut T,
    choices: &[(T, String)],
) -> bool {
    let words: Vec<String> = choices.iter().map(|(_, words)| words.clone()).collect();
    let chosen = choices.iter().position(|(choice, _)| choice == value);
    let clicked = row(ui, label, |ui, _| segments(ui, (Kind::Values, label), &words, chosen));
    let other = clicked.filter(|&index| Some(index) != chosen);
    if let Some(index) = other {
        *value = choices[index].0;
    }
    other.is_some()
}
