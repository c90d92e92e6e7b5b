//! Small signs of practice: the answers so far, and the signs before its notes.

use egui::{
    Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::exercise::practice::PracticeState;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets;
use crate::app::shell::widgets::Glyph;
use crate::phrase::Phrase;
use crate::store::practice::TaskAnswer;

/// Width of an answer with the space after it, and its radius, in points.
const STEP: f32 = 20.0;
const RADIUS: f32 = 7.0;
/// Width of the sign before a note, in points.
pub(super) const SIGN: f32 = 28.0;
/// Radius of a clock and width of its lines, in points.
const DIAL: f32 = 6.5;
const LINE: f32 = 1.6;

/// A disc for each position: a tick for one answered at first try, a ring with a dot for one answered with
/// help, a cross if the solution was shown; the present one has a blue ring.
pub(super) fn progress(ui: &mut Ui, state: &PracticeState, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let answers = state.session.answers();
    if answers.is_empty() {
        let title = context.text("practice-title");
        widgets::line_label(ui, &title, TextStyle::Small, palette.secondary);
        return;
    }
    let (count, place) = (answers.len(), state.session.place());
    let size = vec2(STEP * count as f32, 2.0 * RADIUS + 4.0);
    let (row, response) = ui.allocate_exact_size(size, Sense::hover());
    for (index, answer) in answers.iter().enumerate() {
        let at = pos2(row.left() + RADIUS + 1.0 + STEP * index as f32, row.center().y);
        let is_present = index == place && state.task.is_some();
        disc(ui.painter(), at, *answer, is_present, palette);
    }
    let caption =
        Phrase::new("practice-place").with("number", (place + 1).min(count)).with("count", count);
    let right = answers.iter().filter(|answer| **answer == Some(TaskAnswer::First));
    let said = Phrase::new("practice-progress").with("first", right.count());
    let words = context.texts().say(&caption);
    let said = format!("{words}. {}", context.texts().say(&said));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &said));
    widgets::line_label(ui, &words, TextStyle::Small, palette.secondary);
}

fn disc(
    painter: &Painter,
    at: Pos2,
    answer: Option<TaskAnswer>,
    is_present: bool,
    palette: &crate::board::Palette,
) {
    let ring = |colour: Color32| {
        painter.circle_stroke(at, RADIUS - 0.8, palette.stroke(1.8, colour));
    };
    let glyph = |glyph: Glyph, colour: Color32| {
        painter.circle_filled(at, RADIUS, colour);
        let icon = Rect::from_center_size(at, Vec2::splat(1.4 * RADIUS));
        widgets::paint_glyph(painter, icon, glyph, palette.panel);
    };
    match answer {
        _ if is_present => {
            ring(palette.accent);
            painter.circle_filled(at, 0.5 * RADIUS, palette.accent);
        }
        Some(TaskAnswer::First) => glyph(Glyph::Tick, palette.ok),
        Some(TaskAnswer::Helped) => {
            ring(palette.ok);
            painter.circle_filled(at, 0.35 * RADIUS, palette.ok);
        }
        Some(TaskAnswer::Shown) => glyph(Glyph::Cross, palette.secondary),
        None if palette.flat => ring(palette.text),
        None => {
            painter.circle_filled(at, RADIUS, palette.hairline);
        }
    }
}

/// The mark on the board for the move that was played then: a dashed capsule.
pub(super) fn former(painter: &Painter, place: Rect, colour: Color32) {
    let half = 0.5 * place.height().min(10.0);
    let middle = place.center();
    let (left, bend) = (place.left(), place.right() - half);
    let mut points = vec![pos2(left, middle.y - half), pos2(bend, middle.y - half)];
    points.extend((0..=8_u8).map(|step| {
        let angle = std::f32::consts::PI * (f32::from(step) / 8.0 - 0.5);
        pos2(bend, middle.y) + half * vec2(angle.cos(), angle.sin())
    }));
    points.extend([pos2(bend, middle.y + half), pos2(left, middle.y + half)]);
    let stroke = Stroke::new(LINE, colour);
    painter.extend(Shape::dashed_line(&points, stroke, 4.0, 3.0));
}

/// A clock: when a position comes back.
pub(super) fn clock(painter: &Painter, place: Rect, colour: Color32) {
    let centre = dial(place);
    painter.circle_stroke(centre, DIAL, Stroke::new(LINE, colour));
    hands(painter, centre, colour);
}

/// A clock that runs backwards: where a position comes from.
pub(super) fn history(painter: &Painter, place: Rect, colour: Color32) {
    let (centre, stroke) = (dial(place), Stroke::new(LINE, colour));
    let on_rim = |degrees: f32| centre + DIAL * Vec2::angled(degrees.to_radians());
    let rim = (0..=10_u8).map(|step| on_rim(190.0 + 31.0 * f32::from(step)));
    painter.add(Shape::line(rim.collect(), stroke));
    let tip = on_rim(190.0);
    let head = vec![tip + vec2(-2.2, -2.8), tip, tip + vec2(3.0, -1.6)];
    painter.add(Shape::line(head, stroke));
    hands(painter, centre, colour);
}

fn dial(place: Rect) -> Pos2 {
    pos2(place.left() + 8.0, place.center().y)
}

fn hands(painter: &Painter, centre: Pos2, colour: Color32) {
    let hands = vec![centre - vec2(0.0, 4.0), centre, centre + vec2(3.0, 1.5)];
    painter.add(Shape::line(hands, Stroke::new(LINE, colour)));
}
