//! The settings of a position beside its board: one row each, with a name and a value.

use egui::{
    Color32, ComboBox, FontSelection, Rect, RichText, Role, Sense, StrokeKind, TextStyle, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::shell::command::{Command, EditorCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::board::editing::{Edit, EditorField, EditorState, FieldValue};
use crate::phrase::Phrase;

/// Heights of a row and of its value, in points: normal, and where there is less room.
const ROW: f32 = 44.0;
const VALUE: f32 = 32.0;
const LOW_ROW: f32 = 31.0;
const LOW_VALUE: f32 = 28.0;
/// Maximum width of the names, in points and as a share of the row.
const NAMES: f32 = 96.0;
const LOW_NAMES: f32 = 0.4;
const NAME_ABOVE: f32 = 20.0;
/// Smallest factor by which the letters of a name may shrink.
const LEAST_NAME: f32 = 0.8;
/// Width that a combo box needs beside its text, in points.
const ARROW: f32 = 44.0;
/// Maximum width of a value, in points.
const WIDEST: f32 = 260.0;
/// Space beside the text of a choice, in points: maximum and minimum.
const PADDING: f32 = 12.0;
const LEAST_PADDING: f32 = 2.0;
/// Width of the buttons beside a number, in points.
const STEP: f32 = 30.0;

pub(super) fn show(
    ui: &mut Ui,
    low: bool,
    state: &EditorState,
    context: &PanelContext,
) -> Option<Command> {
    let mut wanted = None;
    let space = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    let (height, value_height) = if low && !theme::is_fit_for_fingers(ui.ctx()) {
        (LOW_ROW, LOW_VALUE)
    } else {
        (ROW, VALUE)
    };
    for (number, field) in state.fields.iter().enumerate() {
        let all = ui.available_width();
        let names = (LOW_NAMES * all).min(NAMES).round();
        let name = context.texts().say(&field.name);
        let secondary = theme::palette(ui.ctx()).secondary;
        let beside = vec2((all - names).min(WIDEST), value_height);
        let (row, value) = if stands_beside(ui, (&name, names), (field, beside.x), context) {
            let (row, _) = ui.allocate_exact_size(vec2(all, height), Sense::hover());
            let middle = pos2(row.left() + names + beside.x / 2.0, row.center().y);
            (row, Rect::from_center_size(middle, beside))
        } else {
            let size = vec2(all, NAME_ABOVE + height);
            let (both, _) = ui.allocate_exact_size(size, Sense::hover());
            let row = both.with_max_y(both.top() + NAME_ABOVE);
            let width = all.min(WIDEST);
            let middle = pos2(both.left() + width / 2.0, row.bottom() + height / 2.0);
            (row, Rect::from_center_size(middle, vec2(width, value_height)))
        };
        let at = pos2(row.left(), row.center().y - 9.0);
        let room = value.left() - 2.0 - row.left();
        let room = if room > 0.0 { room } else { all };
        widgets::line_of_text(ui, at, room, &name, TextStyle::Body, secondary);
        let builder = UiBuilder::new().max_rect(value).id_salt(("field", number));
        let mut place = ui.new_child(builder);
        let chosen = value_ui(&mut place, value, (&name, field), context);
        wanted = chosen
            .map(|value| Command::Editor(EditorCommand::Edit(Edit::Set(number, value))))
            .or(wanted);
    }
    ui.spacing_mut().item_spacing.y = space;
    wanted
}

/// Returns `true` if a value `width` points wide has room for its text beside its name, which gets `names`
/// points.
fn stands_beside(
    ui: &Ui,
    (name, names): (&str, f32),
    (field, width): (&EditorField, f32),
    context: &PanelContext,
) -> bool {
    let bold = |value: &Phrase| widgets::text_width(ui, &context.texts().say(value), theme::bold());
    let needed = match &field.value {
        FieldValue::Few(values, _) => {
            let words: f32 = values.iter().map(bold).sum();
            words + 2.0 * LEAST_PADDING * values.len() as f32
        }
        FieldValue::List(values, chosen) => values.get(*chosen).map_or(0.0, bold) + ARROW,
        FieldValue::Count(_, _, words) => bold(words) + 2.0 * STEP,
    };
    let name = widgets::text_width(ui, name, TextStyle::Body);
    needed <= width && LEAST_NAME * name <= names
}

/// Returns the index of the chosen value.
fn value_ui(
    ui: &mut Ui,
    rect: Rect,
    (name, field): (&str, &EditorField),
    context: &PanelContext,
) -> Option<usize> {
    let said = |values: &[Phrase]| -> Vec<String> {
        values.iter().map(|value| context.texts().say(value)).collect()
    };
    match &field.value {
        FieldValue::Few(values, chosen) => few(ui, rect, name, (&said(values), *chosen)),
        FieldValue::List(values, chosen) => {
            list(ui, rect, (name, context), (&said(values), *chosen))
        }
        FieldValue::Count(value, most, words) => {
            let words = context.texts().say(words);
            count(ui, rect, (name, context), (*value, *most, &words))
        }
    }
}

fn few(ui: &mut Ui, rect: Rect, name: &str, (values, chosen): (&[String], usize)) -> Option<usize> {
    let font = FontSelection::from(theme::bold()).resolve(ui.style());
    let width = |text: &String| {
        let words = (text.clone(), font.clone(), Color32::WHITE);
        let galley = ui.painter().layout_no_wrap(words.0, words.1, words.2);
        galley.size().x.ceil()
    };
    let widths: Vec<f32> = values.iter().map(width).collect();
    let all: f32 = widths.iter().sum();
    let padding = (rect.width() - all) / (2.0 * values.len() as f32);
    let padding = padding.clamp(LEAST_PADDING, PADDING);
    widgets::group(ui, Role::RadioGroup, name, |ui| {
        let mut clicked = None;
        let mut left = rect.left();
        for (index, (words, width)) in values.iter().zip(widths).enumerate() {
            let size = vec2(width + 2.0 * padding, rect.height());
            let place = Rect::from_min_size(pos2(left, rect.top()), size);
            left = place.right() - 1.0;
            if choice(ui, place, words, index == chosen) {
                clicked = Some(index);
            }
        }
        clicked
    })
}

fn choice(ui: &mut Ui, rect: Rect, words: &str, chosen: bool) -> bool {
    let response = ui.allocate_rect(rect, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, words));
    let visuals = ui.visuals();
    let look = ui.style().interact(&response);
    let (fill, colour, style) = if chosen {
        let selection = visuals.selection;
        (selection.bg_fill, selection.stroke.color, theme::bold())
    } else {
        let colour = visuals.widgets.inactive.fg_stroke.color;
        (look.weak_bg_fill, colour, TextStyle::Button)
    };
    let focused = visuals.widgets.active.bg_stroke;
    let edge = match (response.has_focus(), chosen) {
        (true, _) => focused,
        (false, true) => theme::palette(ui.ctx()).stroke(1.0, focused.color),
        (false, false) => visuals.widgets.noninteractive.bg_stroke,
    };
    ui.painter().rect(rect, 5.0, fill, edge, StrokeKind::Inside);
    widgets::centred(ui, rect, words, style, colour);
    response.clicked()
}

fn list(
    ui: &mut Ui,
    rect: Rect,
    (name, context): (&str, &PanelContext),
    (values, chosen): (&[String], usize),
) -> Option<usize> {
    let present = values.get(chosen).map_or("", String::as_str);
    let spoken = Phrase::new("choice").with("name", name).with("value", present);
    let mut picked = None;
    ui.spacing_mut().interact_size.y = rect.height();
    let font = widgets::fitting_font(ui, present, TextStyle::Button, rect.width() - ARROW);
    ComboBox::from_id_salt(name)
        .selected_text(RichText::new(present).font(font))
        .width(rect.width())
        .truncate()
        .show_ui(ui, |ui| {
            for (index, value) in values.iter().enumerate() {
                if ui.selectable_label(index == chosen, value).clicked() {
                    picked = Some(index);
                }
            }
        })
        .response
        .accessible_name(context.texts().say(&spoken));
    picked.filter(|&index| index != chosen)
}

fn count(
    ui: &mut Ui,
    rect: Rect,
    (name, context): (&str, &PanelContext),
    (value, most, words): (usize, usize, &str),
) -> Option<usize> {
    let less = rect.with_max_x(rect.left() + STEP);
    let font = FontSelection::from(theme::bold()).resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::WHITE);
    let width = (galley.size().x + 2.0 * PADDING).min(rect.width() - 2.0 * STEP);
    let middle = Rect::from_min_size(less.right_top(), vec2(width, rect.height()));
    let more = Rect::from_min_size(middle.right_top(), less.size());
    let steps = [
        (less, "–", "editor-fewer", value.checked_sub(1)),
        (more, "+", "editor-more", Some(value + 1).filter(|&next| next <= most)),
    ];
    let visuals = ui.visuals();
    let (fill, colour) = (visuals.selection.bg_fill, visuals.selection.stroke.color);
    let edge = theme::palette(ui.ctx()).stroke(1.0, visuals.widgets.active.bg_stroke.color);
    ui.painter().rect(middle, 0.0, fill, edge, StrokeKind::Inside);
    widgets::centred(ui, middle, words, theme::bold(), colour);
    let told = ui.interact(middle, ui.scope_id().with("value"), Sense::hover());
    let spoken = Phrase::new("choice").with("name", name).with("value", words);
    let spoken = context.texts().say(&spoken);
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let mut wanted = None;
    for (place, sign, key, next) in steps {
        let spoken = context.texts().say(&Phrase::new(key).with("name", name));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(key));
        if next.is_none() {
            ui.disable();
        }
        let button = ui.allocate_rect(place, Sense::click());
        let enabled = ui.is_enabled();
        button.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &spoken));
        let colour = widgets::ground(&ui, &button);
        widgets::centred(&ui, place, sign, TextStyle::Button, colour);
        if button.clicked() {
            wanted = next;
        }
    }
    wanted
}
