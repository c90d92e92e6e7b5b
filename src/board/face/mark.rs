//! Marks on a board: what they mean, where they lie, what they look like.

use egui::{Painter, Pos2, Rect, Stroke, Vec2};

use super::ink::Ink;
use crate::board::Look;
use crate::board::paint::{Arrow, Capsule, Circle, Pen, marks};

/// How strong the marks for the first moves of a line of thought are.
pub const LINE_STRENGTHS: [f32; 3] = [1.0, 0.8, 0.62];

/// Whether a piece is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// It is.
    Whole,
    /// It might be.
    Ghost,
}

/// Where a mark lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// In the field itself.
    Field,
    /// On the field, under the pieces.
    Below,
    /// Over the pieces.
    Above,
}

/// What a mark looks like. Widths are points.
#[derive(Clone, Debug)]
pub enum MarkShape<P> {
    /// A ring around a piece that covers this circle: it is picked if strong.
    Ring(Circle, bool),
    /// A circle of this width.
    Circle(Circle, f32),
    /// A point with an edge.
    Dot(Circle),
    /// The outline of a rectangle with corners of this radius, and its width.
    Outline(Rect, f32, f32),
    /// A tinted rectangle with corners of this radius.
    Shade(Rect, f32),
    /// The trace of a move.
    Capsule(Capsule),
    /// A move that might be made.
    Arrow(Arrow),
    /// A line of this width.
    Line(Vec<Pos2>, f32),
    /// Lines of this width that belong together.
    Lines(Vec<Vec<Pos2>>, f32),
    /// A closed line of this width through these corners.
    Polygon(Vec<Pos2>, f32),
    /// A small angle with its tip here that points along a vector of length 1, for a cell of this
    /// width.
    Chevron(Pos2, Vec2, f32),
    /// Something that stands in the way.
    Blocker(Circle),
    /// A way that is closed.
    Slash(Circle),
    /// No way back.
    NoReturn(Circle),
    /// A number on a disc.
    Number(Circle, usize),
    /// A shape of the game's own.
    Own(P, Body),
}

impl<P> MarkShape<P> {
    /// The piece around which it lies, if it lies around one.
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
    /// What it means.
    pub ink: Ink,
    /// Where it lies.
    pub layer: Layer,
    /// What it looks like.
    pub shape: MarkShape<P>,
    /// How much of it is to be seen at most: 1 all of it.
    pub strength: f32,
}

impl<P> BoardMark<P> {
    /// A mark in a layer.
    pub const fn new(ink: Ink, layer: Layer, shape: MarkShape<P>) -> Self {
        Self {
            ink,
            layer,
            shape,
            strength: 1.0,
        }
    }

    /// The same, of which only so much is to be seen.
    #[must_use]
    pub fn faint(self, strength: f32) -> Self {
        Self { strength, ..self }
    }

    /// The same, with no more of it to be seen than so much.
    pub(in crate::board) fn limited(self, strength: f32) -> Self {
        let least = self.strength.min(strength);
        self.faint(least)
    }

    /// Whether both lie around the same piece.
    pub(in crate::board) fn lies_where(&self, other: &Self) -> bool {
        let both = self.shape.around().zip(other.shape.around());
        both.is_some_and(|(one, other)| {
            let least = one.radius.min(other.radius);
            (one.center - other.center).length() < 0.35 * least
        })
    }

    /// Paints it; `own` paints a shape of the game's own.
    pub(in crate::board) fn paint(
        &self,
        painter: &Painter,
        look: &Look,
        own: impl Fn(&P, Body, &Painter, &Look),
    ) {
        let palette = look.palette;
        let pen = &Pen {
            painter,
            tones: self.ink.tones(palette),
            dashed: self.ink.is_dashed(),
            palette,
        };
        match &self.shape {
            MarkShape::Ring(circle, strong) => marks::ring(pen, *circle, *strong),
            MarkShape::Circle(circle, width) => pen.circle(*circle, *width),
            MarkShape::Dot(circle) => {
                let edge = Stroke::new(1.5, pen.tones.casing.gamma_multiply(0.8));
                painter.circle(circle.center, circle.radius, pen.tones.line, edge);
            }
            MarkShape::Outline(rect, corner, width) => pen.rect(*rect, *corner, *width),
            MarkShape::Shade(rect, corner) => {
                painter.rect_filled(*rect, *corner, pen.tones.line.gamma_multiply(0.28));
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
            MarkShape::NoReturn(circle) => marks::no_return(pen, *circle),
            MarkShape::Number(circle, number) => marks::numbered_disc(pen, *circle, *number),
            MarkShape::Own(piece, body) => own(piece, *body, painter, look),
        }
    }
}
