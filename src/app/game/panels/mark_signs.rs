//! Signs of move marks. Each has its own shape, so that no one depends on the colours.

use egui::{Color32, Painter, Pos2, Shape, vec2};

use crate::board::Palette;
use crate::bot::study::Mark;

pub(crate) fn colour(mark: Mark, palette: &Palette) -> Color32 {
    let inks = palette.marks;
    match mark {
        Mark::Good | Mark::Brilliant => palette.ok,
        Mark::Interesting => palette.accent,
        Mark::Doubtful => inks.doubtful,
        Mark::Mistake => inks.mistake,
        Mark::Blunder => palette.danger,
    }
}

/// Triangle: blunder; square: mistake; ring: doubtful; diamond: good or brilliant; disc: interesting.
pub(crate) fn paint(painter: &Painter, at: Pos2, radius: f32, mark: Mark, palette: &Palette) {
    let colour = colour(mark, palette);
    let edge = palette.stroke(1.0, palette.panel);
    let polygon = |corners: &[(f32, f32)]| {
        let corners = corners.iter().map(|&(x, y)| at + vec2(x, y) * radius);
        Shape::convex_polygon(corners.collect(), colour, edge)
    };
    let shape = match mark {
        Mark::Blunder => polygon(&[(0.0, -1.2), (1.1, 0.8), (-1.1, 0.8)]),
        Mark::Mistake => polygon(&[(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)]),
        Mark::Good | Mark::Brilliant => {
            polygon(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)])
        }
        Mark::Doubtful => {
            painter.circle_filled(at, radius, palette.panel);
            Shape::circle_stroke(at, radius * 0.8, palette.stroke(1.8, colour))
        }
        Mark::Interesting => {
            painter.circle_filled(at, radius + 0.5, palette.panel);
            Shape::circle_filled(at, radius * 0.9, colour)
        }
    };
    painter.add(shape);
}
