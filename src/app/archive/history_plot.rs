//! Line chart of the rating history in its band, with a dot at its end.

use egui::epaint::PathShape;
use egui::{Painter, Pos2, Shape, Stroke};

use super::ratings::{PastEstimate, band};
use crate::board::Palette;

/// Paints the chart. `at` is the point of a game, by its place in the history, and a level.
pub fn paint(
    painter: &Painter,
    history: &[PastEstimate],
    palette: &Palette,
    at: impl Fn(usize, f64) -> Pos2,
) {
    for (place, pair) in history.windows(2).enumerate() {
        let [before, after] = [&pair[0], &pair[1]].map(|past| band(past.estimate));
        let corners = vec![
            at(place, before[0]),
            at(place + 1, after[0]),
            at(place + 1, after[1]),
            at(place, before[1]),
        ];
        let fill = palette.accent.gamma_multiply(0.2);
        painter.add(PathShape::convex_polygon(corners, fill, Stroke::NONE));
    }
    let line = history.iter().enumerate();
    let line: Vec<Pos2> = line.map(|(place, past)| at(place, past.estimate.level)).collect();
    let end = line.last().copied();
    painter.add(Shape::line(line, Stroke::new(2.0, palette.accent)));
    if let Some(end) = end {
        painter.circle_filled(end, 5.0, palette.panel);
        painter.circle_filled(end, 3.5, palette.accent);
    }
}
