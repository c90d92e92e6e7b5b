//! The row of people at the top of the start page.

use egui::{
    Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2,
    vec2,
};

use super::command::PeopleCommand;
use super::sign;
use crate::app::shell::command::Command;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;
use crate::store::people::Person;

/// Heights of the row, in points, with names below the signs and beside them.
pub(crate) const HEIGHT: f32 = 76.0;
pub(crate) const LOW_HEIGHT: f32 = 36.0;

/// Width of a person with the name below the sign, and radii of the signs, in points.
const WIDTH: f32 = 72.0;
const RADIUS: f32 = 22.0;
const LOW_RADIUS: f32 = 13.0;
/// Longest name beside a sign, and space around both, in points.
const LONGEST: f32 = 120.0;
const BESIDE: f32 = 28.0;
/// Radius of the sign in a button of the form for a new game, in points.
const CHIP_RADIUS: f32 = 11.0;
/// Distance of the ring around the person who plays, in points.
const RING: f32 = 3.0;

/// Draws the signs of everybody and returns the chosen change; `is_low` puts the names beside the signs.
pub(crate) fn show(ui: &mut Ui, is_low: bool, context: &PanelContext) -> Option<Command> {
    let name = context.text("people-title");
    let height = if is_low { LOW_HEIGHT } else { HEIGHT };
    let room = ui.available_width();
    let area = ScrollArea::horizontal().id_salt("people").max_height(height);
    widgets::group(ui, Role::Group, &name, |ui| {
        let shown = area.show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                let mut wanted = None;
                let all = context.home.people().all();
                let width: f32 = all.iter().map(|person| low_width(ui, person, context)).sum();
                for person in all {
                    let is_named = width <= room || person.number == context.home.number();
                    if one(ui, person, (is_low, is_named), context) {
                        wanted = Some(Command::People(PeopleCommand::Become(person.number)));
                    }
                }
                wanted
            })
            .inner
        });
        shown.inner
    })
}

/// Draws a button with the sign and the name of a person.
pub(crate) fn chip(ui: &mut Ui, person: &Person, is_chosen: bool) -> Response {
    let palette = theme::palette(ui.ctx());
    let words = widgets::text_width(ui, &person.name, TextStyle::Body).min(LONGEST);
    let size = vec2(2.0 * CHIP_RADIUS + words + 28.0, 2.0 * CHIP_RADIUS + 10.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (name, is_enabled) = (person.name.clone(), ui.is_enabled());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, is_enabled, is_chosen, &name));
    let visuals = ui.style().interact_selectable(&response, is_chosen);
    let radius = rect.height() / 2.0;
    let edge = visuals.bg_stroke;
    ui.painter().rect(rect, radius, visuals.weak_bg_fill, edge, StrokeKind::Inside);
    let middle = pos2(rect.left() + radius, rect.center().y);
    sign::paint(ui.painter(), middle, CHIP_RADIUS, person.sign, palette);
    let at = pos2(middle.x + radius + 2.0, rect.center().y - 9.0);
    widgets::line_of_text(ui, at, words + 1.0, &person.name, TextStyle::Body, visuals.text_color());
    response
}

fn name_of(person: &Person, context: &PanelContext) -> String {
    match person.name.as_str() {
        "" => context.text("seat-you"),
        name => name.to_owned(),
    }
}

fn style_of(person: &Person, context: &PanelContext) -> TextStyle {
    if person.number == context.home.number() { theme::bold() } else { TextStyle::Small }
}

/// Width of a sign with the name beside it, in points.
fn low_width(ui: &Ui, person: &Person, context: &PanelContext) -> f32 {
    let name = name_of(person, context);
    let words = widgets::text_width(ui, &name, style_of(person, context));
    2.0 * LOW_RADIUS + words.min(LONGEST) + BESIDE
}

/// Draws a person. Returns `true` if another one than before was clicked.
fn one(
    ui: &mut Ui,
    person: &Person,
    (is_low, is_named): (bool, bool),
    context: &PanelContext,
) -> bool {
    let palette = theme::palette(ui.ctx());
    let is_active = person.number == context.home.number();
    let (name, style) = (name_of(person, context), style_of(person, context));
    let (radius, size) = if is_low && is_named {
        (LOW_RADIUS, vec2(low_width(ui, person, context), LOW_HEIGHT))
    } else if is_low {
        (LOW_RADIUS, vec2(LOW_HEIGHT, LOW_HEIGHT))
    } else {
        (RADIUS, vec2(WIDTH, HEIGHT))
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let said = context.texts().say(
        &Phrase::new("people-said")
            .with("name", name.as_str())
            .with("sign", Phrase::new(sign::name_key(person.sign))),
    );
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_active, &said));
    let colour = widgets::lit_ground(ui, &response);
    let middle = if is_low {
        pos2(rect.left() + LOW_RADIUS + 2.0 * RING, rect.center().y)
    } else {
        pos2(rect.center().x, rect.top() + RADIUS + 2.0 * RING)
    };
    if is_active {
        let ring = Stroke::new(2.0, palette.accent);
        ui.painter().circle_stroke(middle, radius + RING, ring);
    }
    sign::paint(ui.painter(), middle, radius, person.sign, palette);
    let (at, room) = if is_low {
        if !is_named {
            return widgets::tip(response, &name).clicked() && !is_active;
        }
        let left = middle.x + LOW_RADIUS + 2.0 * RING + 2.0;
        (pos2(left, rect.center().y - 8.0), rect.right() - left)
    } else {
        let width = widgets::text_width(ui, &name, style.clone()).min(rect.width() - 4.0);
        (pos2(rect.center().x - width / 2.0, rect.bottom() - 20.0), width + 1.0)
    };
    let at = Rect::from_min_size(at, vec2(room, 16.0)).min;
    widgets::line_of_text(
        ui,
        at,
        room,
        &name,
        style,
        if is_active { palette.text } else { colour },
    );
    response.clicked() && !is_active
}
