//! Words beside the field of a board, where they cover no cell of it and no chip: the reason of a
//! refusal, a reason for each way that is closed, or advice.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::marks;
use crate::board::palette::Palette;

/// From the words to the edge, in points.
const PAD: Vec2 = vec2(10.0, 4.0);
/// From the field or a chip to the edge, in points.
const APART: f32 = 3.0;

/// Where words stand.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    /// The field, no cell of which they cover.
    pub field: Rect,
    /// The width of a cell, in points.
    pub cell: f32,
    /// Whether they stand below the field, and not above it.
    pub below: bool,
    /// The chips, none of which they cover; [`Rect::NOTHING`] if there are none.
    pub chips: Rect,
    /// Where their middle is if there is room, from the left.
    pub middle: f32,
}

/// A line of words.
#[derive(Clone, Debug)]
pub struct Line {
    /// Which way it speaks of, as a vector of length 1.
    pub toward: Option<Vec2>,
    /// What it says.
    pub words: String,
}

/// Words in their place.
pub struct Bubble {
    /// Where they stand, with their ground.
    pub rect: Rect,
    lines: Vec<(Option<Vec2>, Arc<Galley>)>,
    ink: Color32,
    /// The side of the arrow before a line.
    icon: f32,
}

impl Beside {
    /// Above a field with cells of this width.
    pub fn above(field: Rect, cell: f32) -> Self {
        Self {
            field,
            cell,
            below: false,
            chips: Rect::NOTHING,
            middle: field.center().x,
        }
    }
}

impl Bubble {
    /// Lays words out beside a field.
    pub fn new(painter: &Painter, place: Beside, lines: Vec<Line>, ink: Color32) -> Self {
        let size = (0.21 * place.cell).clamp(11.0, 15.0);
        let icon = size;
        let has_icons = lines.iter().any(|line| line.toward.is_some());
        let indent = if has_icons { icon + 4.0 } else { 0.0 };
        let lines: Vec<_> = lines
            .into_iter()
            .map(|line| {
                let font = FontId::proportional(size);
                let width = place.field.width() - 16.0 - indent;
                (line.toward, painter.layout(line.words, font, ink, width))
            })
            .collect();
        let width = lines
            .iter()
            .map(|(_, galley)| galley.size().x)
            .fold(0.0, f32::max);
        let height: f32 = lines.iter().map(|(_, galley)| galley.size().y).sum();
        let whole = vec2(width + indent, height) + 2.0 * PAD;
        Self {
            rect: place.rect(whole),
            lines,
            ink,
            icon,
        }
    }

    /// Paints it.
    pub fn paint(self, painter: &Painter, palette: &Palette) {
        let edge = Stroke::new(1.5, self.ink);
        painter.rect(self.rect, 6.0, palette.panel, edge, StrokeKind::Inside);
        let inside = self.rect.shrink2(PAD);
        let mut top = inside.top();
        for (toward, galley) in self.lines {
            let size = galley.size();
            let mut left = inside.center().x - size.x / 2.0;
            if let Some(toward) = toward {
                let center = pos2(inside.left() + self.icon / 2.0, top + size.y / 2.0);
                let stroke = Stroke::new(1.6, self.ink);
                marks::small_arrow(painter, center, toward * (0.40 * self.icon), stroke);
                left = inside.left() + self.icon + 4.0;
            }
            painter.galley(pos2(left, top), galley, self.ink);
            top += size.y;
        }
    }
}

impl Beside {
    /// Words of this size: longer ones grow away from the field.
    fn rect(self, size: Vec2) -> Rect {
        let room = (self.field.width() - size.x).max(0.0) / 2.0;
        let center = self.field.center().x;
        let middle = self.middle.clamp(center - room, center + room);
        let across = |top: f32| Rect::from_min_size(pos2(middle - size.x / 2.0, top), size);
        if self.below {
            let rect = across(self.field.bottom() + APART);
            if rect.intersects(self.chips) {
                return across(self.chips.bottom() + APART);
            }
            return rect;
        }
        let rect = across(self.field.top() - APART - size.y);
        if rect.intersects(self.chips) {
            return across(self.chips.top() - APART - size.y);
        }
        rect
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cover_neither_the_field_nor_a_chip() {
        let field = Rect::from_min_size(pos2(100.0, 100.0), vec2(300.0, 300.0));
        let chip = |y: f32| Rect::from_center_size(pos2(250.0, y), vec2(40.0, 40.0));
        for (below, chips) in [
            (false, Rect::NOTHING),
            (false, chip(95.0)),
            (true, chip(405.0)),
            (true, Rect::NOTHING),
        ] {
            let place = Beside {
                field,
                cell: 40.0,
                below,
                chips,
                middle: 380.0,
            };
            let rect = place.rect(vec2(200.0, 60.0));
            assert!(
                !rect.intersects(field) && !rect.intersects(chips),
                "{place:?}"
            );
            assert_eq!(rect.center().y > 250.0, below);
        }
    }
}
