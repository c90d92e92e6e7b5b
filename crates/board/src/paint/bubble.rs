//! Speech bubbles beside the field of a board, which cover no cell and no chip: the reason of a rejection,
//! a reason for each closed way, or advice.

use std::sync::Arc;

use egui::{
    Color32, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::marks;
use crate::palette::Palette;

/// From the words to the edge, in points.
const PAD: Vec2 = vec2(10.0, 4.0);
/// From the field or a chip to the edge, in points.
const APART: f32 = 3.0;
/// Distance of the thing in question, in cells, from which a bubble has no tail: it would point at another.
const NEAR: f32 = 1.25;
/// Length of the tail, in points.
const TAIL: f32 = 9.0;
/// Side of the cross that closes a bubble, in points.
const CROSS: f32 = 9.0;

/// The constraints on the position of a bubble beside a board.
#[derive(Clone, Copy, Debug)]
pub struct BubbleAnchor {
    /// The field, or the part of the board in question; the bubble covers none of it.
    pub field: Rect,
    /// The area whose length and width the bubble keeps to.
    pub within: Rect,
    /// The width of a cell, in points.
    pub cell: f32,
    /// The chips, which the bubble does not cover; [`Rect::NOTHING`] if there are none.
    pub chips: Rect,
    /// The piece or the place that the bubble points at from the nearest edge of the field, level with it.
    /// Without one the bubble stands above the field.
    pub about: Option<Pos2>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Top,
    Bottom,
    Left,
    Right,
}

impl Edge {
    const fn is_level(self) -> bool {
        matches!(self, Self::Top | Self::Bottom)
    }
}

/// A line of words.
#[derive(Clone, Debug)]
pub struct Line {
    /// The direction that the line is about: a vector of length 1.
    pub toward: Option<Vec2>,
    /// The words.
    pub words: String,
}

/// A laid-out bubble.
pub struct Bubble {
    /// The rectangle of the bubble.
    pub rect: Rect,
    /// The tip between the two ends of the base.
    tail: Option<[Pos2; 3]>,
    lines: Vec<(Option<Vec2>, Arc<Galley>)>,
    ink: Color32,
    /// Side of the arrow before a line, in points.
    icon: f32,
    /// The place of the cross that closes the bubble, if it has one.
    pub cross: Option<Rect>,
}

impl BubbleAnchor {
    /// Returns the position above a field with cells of this width.
    pub fn above(field: Rect, cell: f32) -> Self {
        Self { field, within: field, cell, chips: Rect::NOTHING, about: None }
    }

    /// Returns the position above or below a part of a board with cells of this width, on the side of the
    /// nearer edge of the board.
    pub fn beside(part: Rect, board: Rect, cell: f32) -> Self {
        // The edge that is nearer to the place is preferred, and the sides are far away.
        let field = part.expand2(vec2(part.height(), 0.0));
        let toward = if part.center().y > board.center().y { 1.0 } else { -1.0 };
        Self {
            within: board,
            about: Some(part.center() + vec2(0.0, toward * 0.1 * part.height())),
            ..Self::above(field, cell)
        }
    }
}

impl Bubble {
    /// Lays a bubble out beside a field, within `space` if there is room. With `closes` it has a cross.
    pub fn new(
        painter: &Painter,
        (place, space): (BubbleAnchor, Rect),
        lines: Vec<Line>,
        (ink, closes): (Color32, bool),
    ) -> Self {
        let size = (0.21 * place.cell).clamp(11.0, 15.0);
        let icon = size;
        let has_icons = lines.iter().any(|line| line.toward.is_some());
        let indent = if has_icons { icon + 4.0 } else { 0.0 };
        let aside = if closes { CROSS + 8.0 } else { 0.0 };
        let lines: Vec<_> = lines
            .into_iter()
            .map(|line| {
                let font = FontId::proportional(size);
                let width = place.within.width() - 16.0 - indent - aside;
                (line.toward, painter.layout(line.words, font, ink, width))
            })
            .collect();
        let width = lines.iter().map(|(_, galley)| galley.size().x).fold(0.0, f32::max);
        let height: f32 = lines.iter().map(|(_, galley)| galley.size().y).sum();
        let whole = vec2(width + indent + aside, height) + 2.0 * PAD;
        let (rect, edge) = place.rect(whole, space);
        let cross = pos2(rect.right() - PAD.x - CROSS / 2.0, rect.center().y);
        let cross = closes.then(|| Rect::from_center_size(cross, Vec2::splat(CROSS)));
        let near = NEAR * place.cell;
        let about = place.about.filter(|&about| rect.distance_to_pos(about) < near);
        Self { rect, tail: about.map(|about| tail(rect, about, edge)), lines, ink, icon, cross }
    }

    /// Paints the bubble.
    pub fn paint(self, painter: &Painter, palette: &Palette) {
        let edge = palette.stroke(1.5, self.ink);
        painter.rect(self.rect, 6.0, palette.panel, edge, StrokeKind::Inside);
        if let Some([one, tip, other]) = self.tail {
            let ground = vec![one, tip, other];
            painter.add(Shape::convex_polygon(ground, palette.panel, Stroke::NONE));
            painter.add(Shape::line(vec![one, tip, other], edge));
        }
        let mut inside = self.rect.shrink2(PAD);
        if let Some(cross) = self.cross {
            let stroke = palette.stroke(1.6, palette.secondary);
            painter.line_segment([cross.left_top(), cross.right_bottom()], stroke);
            painter.line_segment([cross.right_top(), cross.left_bottom()], stroke);
            inside.set_right(cross.left() - 8.0);
        }
        let mut top = inside.top();
        for (toward, galley) in self.lines {
            let size = galley.size();
            let mut left = inside.center().x - size.x / 2.0;
            if let Some(toward) = toward {
                let center = pos2(inside.left() + self.icon / 2.0, top + size.y / 2.0);
                let stroke = palette.stroke(1.6, self.ink);
                marks::small_arrow(painter, center, toward * (0.40 * self.icon), stroke);
                left = inside.left() + self.icon + 4.0;
            }
            painter.galley(pos2(left, top), galley, self.ink);
            top += size.y;
        }
    }
}

impl BubbleAnchor {
    /// The nearest edge with room for this size in `space` and without chips. A bubble that fits nowhere
    /// grows away from the field.
    fn rect(self, size: Vec2, space: Rect) -> (Rect, Edge) {
        let edges = self.edges();
        let at = |edge| (self.beyond_chips(edge, self.at(edge, size)), edge);
        let is_free =
            |(rect, _): &(Rect, Edge)| space.contains_rect(*rect) && !rect.intersects(self.chips);
        let free = edges.into_iter().map(at).find(is_free);
        free.unwrap_or_else(|| {
            let mut upright = edges.into_iter().filter(|edge| edge.is_level());
            at(upright.next().unwrap_or(Edge::Top))
        })
    }

    fn beyond_chips(self, edge: Edge, rect: Rect) -> Rect {
        if !rect.intersects(self.chips) {
            return rect;
        }
        let away = match edge {
            Edge::Top => self.chips.top() - APART - rect.bottom(),
            Edge::Bottom => self.chips.bottom() + APART - rect.top(),
            Edge::Left | Edge::Right => 0.0,
        };
        rect.translate(vec2(0.0, away))
    }

    /// The edges, nearest first.
    fn edges(self) -> [Edge; 4] {
        let Some(about) = self.about else {
            return [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right];
        };
        let field = self.field;
        let away = |edge: &Edge| match edge {
            Edge::Top => about.y - field.top(),
            Edge::Bottom => field.bottom() - about.y,
            Edge::Left => about.x - field.left(),
            Edge::Right => field.right() - about.x,
        };
        let mut edges = [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right];
        edges.sort_by(|one, other| away(one).total_cmp(&away(other)));
        edges
    }

    /// Centres the bubble on its subject, but keeps it within the length of the edge.
    fn at(self, edge: Edge, size: Vec2) -> Rect {
        let field = self.field;
        let about = self.about.unwrap_or(field.center());
        let along = |about: f32, from: f32, to: f32, size: f32| {
            let most = (to - size).max(from);
            (about - size / 2.0).clamp(from, most)
        };
        let within = self.within;
        let left = along(about.x, within.left(), within.right(), size.x);
        let top = along(about.y, within.top(), within.bottom(), size.y);
        let corner = match edge {
            Edge::Top => pos2(left, field.top() - APART - size.y),
            Edge::Bottom => pos2(left, field.bottom() + APART),
            Edge::Left => pos2(field.left() - APART - size.x, top),
            Edge::Right => pos2(field.right() + APART, top),
        };
        Rect::from_min_size(corner, size)
    }
}

fn tail(rect: Rect, about: Pos2, edge: Edge) -> [Pos2; 3] {
    let level = |about: f32, from: f32, to: f32| {
        let room = ((to - from) / 2.0 - 2.0 * TAIL).max(0.0);
        let middle = f32::midpoint(from, to);
        about.clamp(middle - room, middle + room)
    };
    let x = level(about.x, rect.left(), rect.right());
    let y = level(about.y, rect.top(), rect.bottom());
    // The tail begins on the bubble's outline, which lies inside its rectangle.
    let (root, out) = match edge {
        Edge::Top => (pos2(x, rect.bottom() - 1.5), vec2(0.0, 1.0)),
        Edge::Bottom => (pos2(x, rect.top() + 1.5), vec2(0.0, -1.0)),
        Edge::Left => (pos2(rect.right() - 1.5, y), vec2(1.0, 0.0)),
        Edge::Right => (pos2(rect.left() + 1.5, y), vec2(-1.0, 0.0)),
    };
    let half = 0.75 * TAIL * out.rot90();
    let toward = (about - root).normalized();
    [root - half, root + (out + 0.4 * toward) * TAIL, root + half]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cover_neither_the_field_nor_a_chip_and_stand_at_the_nearest_edge_with_room() {
        let space = Rect::from_min_size(pos2(0.0, 0.0), vec2(700.0, 600.0));
        let field = Rect::from_min_size(pos2(120.0, 100.0), vec2(300.0, 300.0));
        let spot = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), vec2(40.0, 40.0));
        for (about, chips, edge) in [
            (None, Rect::NOTHING, Edge::Top),
            (Some(pos2(200.0, 120.0)), Rect::NOTHING, Edge::Top),
            (Some(pos2(200.0, 380.0)), Rect::NOTHING, Edge::Bottom),
            (Some(pos2(400.0, 250.0)), Rect::NOTHING, Edge::Right),
            // The space on the left is too narrow.
            (Some(pos2(140.0, 240.0)), Rect::NOTHING, Edge::Top),
            // Beyond the chips.
            (Some(pos2(200.0, 120.0)), spot(200.0, 95.0), Edge::Top),
            (None, spot(270.0, 50.0), Edge::Bottom),
        ] {
            let place = BubbleAnchor { field, within: field, cell: 40.0, chips, about };
            let (rect, found) = place.rect(vec2(200.0, 60.0), space);
            let covers = rect.intersects(field) || rect.intersects(chips);
            assert!(!covers && space.contains_rect(rect), "{place:?}: {rect:?}");
            assert_eq!(found, edge, "{place:?}");
        }
    }
}
