//! The pen for marks: two-tone lines, solid or dashed.

use egui::{Painter, Pos2, Rect, Shape, Stroke, pos2};

use super::mesh::Circle;
use crate::palette::{InkTones, Palette};

/// In points, added to the width of the line.
const CASING: f32 = 1.8;
/// Opacity of a casing along a line: it sets the line off without being a line of its own. Around a ring it is
/// opaque, because a ring crosses all grounds at once.
const SOFT: f32 = 0.6;
/// The same in flat themes, where a casing is a line of its own.
const FLAT_CASING: f32 = 3.5;
const FLAT_SOFT: f32 = 1.0;
/// Length of a dash and of the gap after it, in line widths.
const DASH: f32 = 3.2;
const GAP: f32 = 2.2;

/// A pen that draws the lines of a mark.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// The painter to draw with.
    pub painter: &'a Painter,
    /// The two tones.
    pub tones: InkTones,
    /// `true` for dashed lines.
    pub dashed: bool,
    /// The other colours.
    pub palette: &'a Palette,
}

impl Pen<'_> {
    /// The casing of a line of this width.
    fn casing(&self, width: f32, opacity: f32) -> Stroke {
        let (more, opacity) =
            if self.palette.flat { (FLAT_CASING, FLAT_SOFT) } else { (CASING, opacity) };
        Stroke::new(width + more, self.tones.casing.gamma_multiply(opacity))
    }

    /// Draws a polyline; `width` is in points.
    pub fn line(&self, points: &[Pos2], width: f32) {
        let width = self.palette.line(width);
        let casing = self.casing(width, SOFT);
        let line = Stroke::new(width, self.tones.line);
        if self.dashed {
            for stroke in [casing, line] {
                let (dash, gap) = (DASH * width, GAP * width);
                self.painter.extend(Shape::dashed_line(points, stroke, dash, gap));
            }
            return;
        }
        for stroke in [casing, line] {
            self.painter.add(Shape::line(points.to_vec(), stroke));
        }
    }

    /// Draws a closed polyline.
    pub fn closed(&self, points: &[Pos2], width: f32) {
        let mut points = points.to_vec();
        points.extend(points.first().copied());
        self.line(&points, width);
    }

    /// Draws a circle.
    pub fn circle(&self, circle: Circle, width: f32) {
        if self.dashed {
            self.line(&arc(circle, 0.0, std::f32::consts::TAU), width);
            return;
        }
        let Circle { center, radius } = circle;
        let width = self.palette.line(width);
        for stroke in [self.casing(width, 1.0), Stroke::new(width, self.tones.line)] {
            self.painter.circle_stroke(center, radius, stroke);
        }
    }

    /// Draws a rectangle with round corners, its line along the edge.
    pub fn rect(&self, rect: Rect, corner: f32, width: f32) {
        let corner = corner.min(rect.width() / 2.0).min(rect.height() / 2.0);
        let mut points = Vec::new();
        let quarter = std::f32::consts::FRAC_PI_2;
        let inner = rect.shrink(corner);
        let corners = [
            (inner.right_bottom(), 0.0),
            (inner.left_bottom(), quarter),
            (inner.left_top(), 2.0 * quarter),
            (inner.right_top(), 3.0 * quarter),
        ];
        for (center, start) in corners {
            points.extend(arc(Circle::new(center, corner), start, quarter));
        }
        self.closed(&points, width);
    }

    /// Draws a filled convex shape with an edge in the casing tone.
    pub fn filled(&self, corners: Vec<Pos2>) {
        let edge = self.palette.stroke(0.5 * CASING, self.tones.casing);
        (self.painter).add(Shape::convex_polygon(corners, self.tones.line, edge));
    }
}

/// Draws a place for a piece on a card that is still empty.
pub fn place(painter: &Painter, circle: Circle, palette: &Palette) {
    let Circle { center, radius } = circle;
    if palette.flat {
        let stroke = palette.stroke(0.0, palette.text);
        painter.circle_stroke(center, radius - 0.5 * stroke.width, stroke);
    } else {
        painter.circle_filled(center, radius, palette.text.gamma_multiply(0.10));
    }
}

/// Draws a row of places for pieces from the left of a rectangle on. `fill` draws the piece in the place with a number,
/// and returns `false` if it has none.
pub fn places(
    painter: &Painter,
    rect: Rect,
    count: u8,
    palette: &Palette,
    fill: impl Fn(u8, Circle) -> bool,
) {
    let pitch = rect.height().min(rect.width() / f32::from(count));
    for index in 0..count {
        let left = rect.left() + (f32::from(index) + 0.5) * pitch;
        let circle = Circle::new(pos2(left, rect.center().y), pitch / 2.0 - 1.5);
        if !fill(index, circle) {
            place(painter, circle, palette);
        }
    }
}

/// Points along an arc from an angle, clockwise on the screen.
fn arc(circle: Circle, start: f32, turn: f32) -> Vec<Pos2> {
    let steps = ((circle.radius * turn / 2.5) as u16).clamp(6, 96);
    (0..=steps)
        .map(|step| {
            let angle = start + turn * f32::from(step) / f32::from(steps);
            let at = circle.center;
            pos2(at.x + circle.radius * angle.cos(), at.y + circle.radius * angle.sin())
        })
        .collect()
}
