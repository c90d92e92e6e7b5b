//! Strips across the result card for praise and idea. Their height does not depend on their words.

use egui::{FontSelection, Pos2, Rect, Response, TextStyle, Ui, Vec2, pos2, vec2};

use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};

/// Half the width of the sign, in points.
const HALF_SIGN: f32 = 8.0;
/// Width of the sign with the space after it, in points.
const SIGN: f32 = 26.0;
/// Height of a button in a strip, in points.
const BUTTON: f32 = 32.0;

/// Width of what a strip holds, in points, from which a button in it has its name; otherwise it is this wide, with an
/// arrow.
pub(super) const ROOM_FOR_NAME: f32 = 220.0;
const ICON_BUTTON: f32 = 28.0;

/// Draws the background of a strip with its edges.
pub(super) fn ground(ui: &Ui, place: Rect) {
    let palette = theme::palette(ui.ctx());
    ui.painter().rect_filled(place, 0.0, palette.window);
    for y in [place.top(), place.bottom()] {
        ui.painter().hline(place.x_range(), y, palette.stroke(1.0, palette.hairline));
    }
}

/// Middle of the sign of a strip.
pub(super) fn sign(place: Rect) -> Pos2 {
    pos2(place.left() + HALF_SIGN, place.center().y)
}

/// Left end of the words of a strip.
pub(super) fn left(place: Rect) -> f32 {
    place.left() + SIGN
}

/// Draws words in the middle of the height of a rectangle: in the largest style in which they fit.
pub(super) fn words(ui: &Ui, place: Rect, words: &str, style: TextStyle) {
    let colour = theme::palette(ui.ctx()).text;
    let lay_out = |style: TextStyle| {
        let font = FontSelection::from(style).resolve(ui.style());
        ui.painter().layout(words.to_owned(), font, colour, place.width())
    };
    let mut galley = lay_out(style);
    if galley.size().y > place.height() {
        galley = lay_out(TextStyle::Small);
    }
    let top = place.center().y - galley.size().y / 2.0;
    ui.painter().with_clip_rect(place).galley(pos2(place.left(), top), galley, colour);
}

/// Place of a button with this name at the right end of a strip.
pub(super) fn button_place(ui: &Ui, place: Rect, name: &str) -> Rect {
    let width = if place.width() < ROOM_FOR_NAME {
        ICON_BUTTON
    } else {
        widgets::text_width(ui, name, TextStyle::Button) + 16.0
    };
    let height = BUTTON.min(place.height() - 4.0);
    Rect::from_center_size(pos2(place.right() - width / 2.0, place.center().y), vec2(width, height))
}

/// Adds a button to a strip.
pub(super) fn button(ui: &mut Ui, place: Rect, name: &str) -> Response {
    if place.width() > ICON_BUTTON {
        return widgets::icon_button(ui, place, None, name);
    }
    let button = widgets::icon_button(ui, place, None, "");
    let colour = ui.style().interact(&button).fg_stroke.color;
    let icon = Rect::from_center_size(place.center(), Vec2::splat(16.0));
    widgets::paint_glyph(ui.painter(), icon, Glyph::Next, colour);
    button.clone().accessible_name(name);
    widgets::tip(button, name)
}
