//! A pawn seen from above: two discs of glass, one on the other.

use egui::{Color32, Mesh, Painter, Shape, Vec2, vec2};

use crate::paint::mesh::Ellipse;
use crate::paint::{BallMark, Circle, GlassBall, ball};
use crate::{Look, MarbleStyle};
use kuba_rules::qubism::Colour;

/// Radius of the head, in radii of the pawn.
const HEAD: f32 = 0.17 / 0.33;
/// Upward shift of the head, in radii of the pawn.
const UP: f32 = 0.10;

pub(super) fn pawn(painter: &Painter, colour: Colour, circle: Circle, look: &Look) {
    for disc in discs(colour, circle, look) {
        ball::ball(painter, &disc, look.palette);
    }
}

/// Paints a pawn in the air, `height` points above the board.
pub(super) fn raised(painter: &Painter, colour: Colour, circle: Circle, height: f32, look: &Look) {
    if !look.palette.flat {
        shadow(painter, circle, height, look);
    }
    let grown = circle.radius * (1.0 + 0.12 * height / circle.radius);
    let lifted = Circle::new(circle.center - vec2(0.0, height), grown);
    pawn(painter, colour, lifted, look);
}

fn shadow(painter: &Painter, circle: Circle, height: f32, look: &Look) {
    let mut shadow = Ellipse::circle(circle.center + vec2(0.25, 0.5) * height, 1.1 * circle.radius);
    shadow.soft = 0.0;
    let dark = look.palette.edge.gamma_multiply(0.45);
    let mut mesh = Mesh::default();
    let stops = [(0.0, dark), (0.6, dark.gamma_multiply(0.7)), (1.0, Color32::TRANSPARENT)];
    shadow.add(&mut mesh, &stops);
    painter.add(Shape::mesh(mesh));
}

/// Paints a pawn for cards: a few points wide, without a shadow.
pub(super) fn small(painter: &Painter, colour: Colour, circle: Circle, look: &Look) {
    for disc in discs(colour, circle, look) {
        ball::small(painter, &disc, look.palette);
    }
}

pub(super) fn ghost(painter: &Painter, colour: Colour, circle: Circle, look: &Look) {
    let [foot, _] = discs(colour, circle, look);
    ball::ghost(painter, &foot, look.palette);
}

fn discs(colour: Colour, circle: Circle, look: &Look) -> [GlassBall; 2] {
    let palette = look.palette;
    let (tones, glass, symbol) = match colour {
        Colour::White => (palette.white, BallMark::ThinRing, BallMark::Ring),
        Colour::Black => (palette.black, BallMark::Plain, BallMark::Plus),
    };
    let foot = GlassBall {
        tones,
        mark: BallMark::Plain,
        shine: 0.55,
        center: circle.center,
        radius: circle.radius,
        roll: 0.0,
        alpha: 1.0,
    };
    let head = GlassBall {
        mark: match look.marbles {
            MarbleStyle::Glass => glass,
            MarbleStyle::Symbols => symbol,
        },
        shine: 0.9,
        center: circle.center - Vec2::new(0.0, UP * circle.radius),
        radius: HEAD * circle.radius,
        ..foot
    };
    [foot, head]
}
