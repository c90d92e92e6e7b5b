//! Rings of the highlight: a thick one that empties around the present item, thin ones around the others.

use egui::{Color32, LayerId, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use crate::board::Palette;
use crate::board::face::Shape;
use crate::board::paint::Circle;
use crate::board::paint::mesh::mix;

/// Widths of the rings and of the light edge on both sides, in points.
const THICK: f32 = 6.0;
const THIN: f32 = 2.0;
const EDGE: f32 = 2.0;
/// Distance of a ring from its item, in points.
const APART: f32 = 3.0;
/// Corner radius, and points for each corner and for a circle.
const CORNER: f32 = 8.0;
const CORNER_POINTS: usize = 6;
const CIRCLE_POINTS: usize = 72;

/// Draws the ring of the present item, of which `left` remains, from 0 to 1.
pub(super) fn present(painter: &Painter, shape: &Shape, left: f32, palette: &Palette) {
    let line = closed(shape, APART + THICK / 2.0);
    let full = |width: f32, colour: Color32| Stroke::new(width, colour);
    let pale = mix(palette.accent, palette.panel, 0.72);
    painter.line(line.clone(), full(THICK + 2.0 * EDGE, palette.panel));
    painter.line(line.clone(), full(THICK, pale));
    painter.line(part(&line, left), full(THICK, palette.accent));
}

/// Draws the ring of another item.
pub(super) fn other(painter: &Painter, shape: &Shape, palette: &Palette) {
    let line = closed(shape, APART);
    let edge = Stroke::new(THIN + 2.0 * EDGE, palette.panel);
    painter.line(line.clone(), edge);
    painter.line(line, Stroke::new(THIN, palette.accent));
}

/// Length of the ring of the present item, in points.
pub(super) fn length(shape: &Shape) -> f32 {
    let line = closed(shape, APART + THICK / 2.0);
    line.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// A painter over everything, or only over what lies below messages.
pub(super) fn painter(ctx: &egui::Context, is_below_messages: bool) -> Painter {
    let above = LayerId::new(egui::Order::Tooltip, egui::Id::unique("one key"));
    ctx.layer_painter(if is_below_messages { LayerId::background() } else { above })
}

/// A closed line around a shape, clockwise from the top.
pub fn closed(shape: &Shape, apart: f32) -> Vec<Pos2> {
    let mut line = match *shape {
        Shape::Disc(Circle { center, radius }) => {
            let turn = |point: usize| {
                let angle = std::f32::consts::TAU * point as f32 / CIRCLE_POINTS as f32;
                center + (radius + apart) * vec2(angle.sin(), -angle.cos())
            };
            (0..CIRCLE_POINTS).map(turn).collect()
        }
        Shape::Rect(rect) => rounded(rect.expand(apart)),
        Shape::Polygon(corners) => {
            let middle = Rect::from_points(&corners).center();
            let out = |corner: Pos2| corner + apart * (corner - middle).normalized();
            corners.map(out).to_vec()
        }
    };
    line.extend(line.first().copied());
    line
}

fn rounded(rect: Rect) -> Vec<Pos2> {
    let radius = CORNER.min(rect.size().min_elem() / 2.0);
    let inner = rect.shrink(radius);
    let centres = [inner.right_top(), inner.right_bottom(), inner.left_bottom(), inner.left_top()];
    let mut line = vec![pos2(rect.center().x, rect.top())];
    for (corner, centre) in (0_u8..).zip(centres) {
        for step in 0..=CORNER_POINTS {
            let quarter = f32::from(corner) + step as f32 / CORNER_POINTS as f32;
            let angle = std::f32::consts::FRAC_PI_2 * quarter;
            line.push(centre + radius * vec2(angle.sin(), -angle.cos()));
        }
    }
    line
}

/// The first `share` of a line.
pub fn part(line: &[Pos2], share: f32) -> Vec<Pos2> {
    let length = |pair: &[Pos2]| pair[0].distance(pair[1]);
    let mut rest = share.clamp(0.0, 1.0) * line.windows(2).map(length).sum::<f32>();
    let mut drawn: Vec<Pos2> = line.first().copied().into_iter().collect();
    for pair in line.windows(2) {
        let length = length(pair);
        if length >= rest {
            let way: Vec2 = pair[1] - pair[0];
            drawn.push(pair[0] + way * (rest / length.max(f32::MIN_POSITIVE)));
            break;
        }
        drawn.push(pair[1]);
        rest -= length;
    }
    drawn
}
