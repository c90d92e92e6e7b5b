//! Marks on a board: their role, layer and shape.

use egui::{Painter, Pos2, Rect, Vec2};

use super::mark_role::MarkRole;
use crate::Look;
use crate::paint::{Arrow, Capsule, Circle, Pen, marks};

/// Strengths of the marks for the first moves of an engine line.
pub const LINE_STRENGTHS: [f32; 3] = [1.0, 0.8, 0.62];

/// The presence of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// The piece is there.
    Whole,
    /// The piece would be there.
    Ghost,
}

/// The layer of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// In the field itself.
    Field,
    /// On the field, under the pieces.
    Below,
    /// Over the pieces.
    Above,
}

/// The shape of a mark. Widths are in points.
#[derive(Clone, Debug)]
pub enum MarkShape<P> {
    /// A ring around a piece that covers this circle; a strong ring means selected.
    Ring(Circle, bool),
    /// A circle with this line width.
    Circle(Circle, f32),
    /// A dot with an edge.
    Dot(Circle),
    /// The outline of a rectangle: the rectangle, its corner radius and the line width.
    Outline(Rect, f32, f32),
    /// A tinted rectangle with this corner radius.
    Shade(Rect, f32),
    /// The trace of a move.
    Capsule(Capsule),
    /// A move that could be made.
    Arrow(Arrow),
    /// A polyline of this width.
    Line(Vec<Pos2>, f32),
    /// Polylines of this width that belong together.
    Lines(Vec<Vec<Pos2>>, f32),
    /// A closed polyline of this width.
    Polygon(Vec<Pos2>, f32),
    /// A chevron: its tip, a unit vector for its direction, and the width of a cell.
    Chevron(Pos2, Vec2, f32),
    /// A piece that blocks the way.
    Blocker(Circle),
    /// A direction that is closed.
    Slash(Circle),
    /// A quiet sign that something cannot be used now.
    Lock(Circle),
    /// A "no way back" sign.
    NoReturn(Circle),
    /// A number on a disc.
    Number(Circle, usize),
    /// A shape that the game paints itself.
    Own(P, Body),
}

impl<P> MarkShape<P> {
    /// Returns the circle of the piece that the mark surrounds, if it surrounds one.
    pub fn around(&self) -> Option<Circle> {
        match self {
            Self::Ring(circle, _) | Self::Circle(circle, _) | Self::Blocker(circle) => {
                Some(*circle)
            }
            Self::Outline(rect, ..) => {
                let is_square = (rect.width() - rect.height()).abs() < 0.2 * rect.width();
                is_square.then(|| Circle::new(rect.center(), rect.width() / 2.0))
            }
            _ => None,
        }
    }
}

/// A mark on a board.
#[derive(Clone, Debug)]
pub struct BoardMark<P> {
    /// The role of the mark.
    pub ink: MarkRole,
    /// The layer of the mark.
    pub layer: Layer,
    /// The shape of the mark.
    pub shape: MarkShape<P>,
    /// Maximum opacity, from 0 to 1.
    pub strength: f32,
}

impl<P> BoardMark<P> {
    /// Creates a mark at full strength.
    pub const fn new(ink: MarkRole, layer: Layer, shape: MarkShape<P>) -> Self {
        Self { ink, layer, shape, strength: 1.0 }
    }

    /// Returns the mark with this opacity.
    #[must_use]
    pub fn faint(self, strength: f32) -> Self {
        Self { strength, ..self }
    }

    /// Caps the opacity without raising it.
    pub(crate) fn limited(self, strength: f32) -> Self {
        let least = self.strength.min(strength);
        self.faint(least)
    }

    pub(crate) fn lies_where(&self, other: &Self) -> bool {
        let both = self.shape.around().zip(other.shape.around());
        both.is_some_and(|(one, other)| {
            let least = one.radius.min(other.radius);
            (one.center - other.center).length() < 0.35 * least
        })
    }

    /// `own` paints shapes of the game's own.
    pub(crate) fn paint(
        &self,
        painter: &Painter,
        look: &Look,
        own: impl Fn(&P, Body, &Painter, &Look),
    ) {
        let palette = look.palette;
        let pen =
            &Pen { painter, tones: self.ink.tones(palette), dashed: self.ink.is_dashed(), palette };
        match &self.shape {
            MarkShape::Ring(circle, strong) => marks::ring(pen, *circle, *strong),
            MarkShape::Circle(circle, width) => pen.circle(*circle, *width),
            MarkShape::Dot(circle) => {
                let edge = palette.stroke(1.5, pen.tones.casing.gamma_multiply(0.8));
                painter.circle(circle.center, circle.radius, pen.tones.line, edge);
            }
            MarkShape::Outline(rect, corner, width) => pen.rect(*rect, *corner, *width),
            MarkShape::Shade(rect, corner) => {
                painter.rect_filled(*rect, *corner, pen.tones.line.gamma_multiply(0.28));
                if palette.flat {
                    pen.rect(rect.shrink(2.0), *corner, 2.0);
                }
            }
            MarkShape::Capsule(capsule) => marks::capsule(pen, capsule),
            MarkShape::Arrow(arrow) => marks::arrow(pen, arrow),
            MarkShape::Line(points, width) => pen.line(points, *width),
            MarkShape::Polygon(corners, width) => pen.closed(corners, *width),
            MarkShape::Chevron(tip, toward, cell) => marks::chevron(pen, *tip, *toward * *cell),
            MarkShape::Lines(lines, width) => {
                for line in lines {
                    pen.line(line, *width);
                }
            }
            MarkShape::Blocker(circle) => marks::blocker(pen, *circle),
            MarkShape::Slash(circle) => marks::slash(pen, *circle),
            MarkShape::Lock(circle) => marks::lock(pen, *circle),
            MarkShape::NoReturn(circle) => marks::no_return(pen, *circle),
            MarkShape::Number(circle, number) => marks::numbered_disc(pen, *circle, *number),
            MarkShape::Own(piece, body) => own(piece, *body, painter, look),
        }
    }
}
