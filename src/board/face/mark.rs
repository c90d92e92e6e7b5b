//! Marks on a board: what they mean, where they lie, what they look like.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use crate::board::paint::{Arrow, Capsule, Circle, marks, mesh};
use crate::board::{Look, Palette};

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

/// What a mark means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// What is picked, would happen or just happened.
    Accent,
    /// The same, less loud.
    Faint,
    /// What just happened.
    LastMove,
    /// What somebody could do next.
    Threat,
    /// Winning.
    Win,
    /// Not allowed.
    Refusal,
}

impl Ink {
    /// Its colour.
    pub fn color(self, palette: &Palette) -> Color32 {
        match self {
            Self::Accent => palette.board_accent,
            Self::Faint => palette.board_accent.gamma_multiply(0.6),
            Self::LastMove => palette.board_accent.gamma_multiply(0.75),
            Self::Win => mesh::mix(palette.cats_eye, Color32::WHITE, 0.15),
            Self::Threat | Self::Refusal => palette.danger,
        }
    }
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
    /// Lines of this width, with a casing that sets them off.
    Cased(Vec<Vec<Pos2>>, f32),
    /// A dashed line of this width, with dashes of this length.
    Dashed(Vec<Pos2>, f32, f32),
    /// A closed line of this width through these corners.
    Polygon(Vec<Pos2>, f32),
    /// A small angle with its tip here that points along a vector of length 1, for a cell of this
    /// width.
    Chevron(Pos2, Vec2, f32),
    /// A circle with a dark casing.
    Halo(Circle, f32),
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

/// A mark on a board.
#[derive(Clone, Debug)]
pub struct BoardMark<P> {
    /// What it means.
    pub ink: Ink,
    /// Where it lies.
    pub layer: Layer,
    /// What it looks like.
    pub shape: MarkShape<P>,
}

impl<P> BoardMark<P> {
    /// A mark in a layer.
    pub const fn new(ink: Ink, layer: Layer, shape: MarkShape<P>) -> Self {
        Self { ink, layer, shape }
    }

    /// Paints it; `own` paints a shape of the game's own.
    pub(in crate::board) fn paint(
        &self,
        painter: &Painter,
        look: &Look,
        own: impl Fn(&P, Body, &Painter, &Look),
    ) {
        let color = self.ink.color(look.palette);
        let palette = &Palette {
            board_accent: color,
            ..*look.palette
        };
        let stroke = |width: f32| Stroke::new(width, color);
        match &self.shape {
            MarkShape::Ring(circle, strong) => marks::ring(painter, *circle, *strong, palette),
            MarkShape::Circle(circle, width) => {
                painter.circle_stroke(circle.center, circle.radius, stroke(*width));
            }
            MarkShape::Dot(circle) => {
                let edge = Stroke::new(1.5, palette.panel.gamma_multiply(0.8));
                painter.circle(circle.center, circle.radius, color, edge);
            }
            MarkShape::Outline(rect, corner, width) => {
                painter.rect_stroke(*rect, *corner, stroke(*width), StrokeKind::Middle);
            }
            MarkShape::Shade(rect, corner) => {
                painter.rect_filled(*rect, *corner, color.gamma_multiply(0.28));
            }
            MarkShape::Capsule(capsule) => marks::capsule(painter, capsule, palette),
            MarkShape::Arrow(arrow) => marks::arrow(painter, arrow, palette),
            MarkShape::Line(points, width) => {
                painter.add(Shape::line(points.clone(), stroke(*width)));
            }
            MarkShape::Dashed(points, width, dash) => {
                let dashes = Shape::dashed_line(points, stroke(*width), *dash, 0.8 * dash);
                painter.extend(dashes);
            }
            MarkShape::Polygon(corners, width) => {
                painter.add(Shape::closed_line(corners.clone(), stroke(*width)));
            }
            MarkShape::Chevron(tip, toward, cell) => {
                marks::chevron(painter, *tip, *toward * *cell, palette);
            }
            MarkShape::Cased(lines, width) => {
                let casing = Stroke::new(width + 2.4, palette.panel);
                for stroke in [casing, stroke(*width)] {
                    for line in lines {
                        painter.add(Shape::line(line.clone(), stroke));
                    }
                }
            }
            MarkShape::Halo(circle, width) => {
                let dark = palette.edge.gamma_multiply(0.6);
                for stroke in [Stroke::new(width + 2.0, dark), stroke(*width)] {
                    painter.circle_stroke(circle.center, circle.radius, stroke);
                }
            }
            MarkShape::Blocker(circle) => marks::blocker(painter, *circle, palette),
            MarkShape::Slash(circle) => marks::slash(painter, *circle, palette),
            MarkShape::NoReturn(circle) => marks::no_return(painter, *circle, palette),
            MarkShape::Number(circle, number) => {
                marks::numbered_disc(painter, *circle, *number, palette);
            }
            MarkShape::Own(piece, body) => own(piece, *body, painter, look),
        }
    }
}
