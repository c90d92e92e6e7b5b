//! The small picture that stands for the game.

use egui::{Mesh, Painter, Rect, Shape, Stroke};

use super::balls;
use super::geometry::Geometry;
use crate::board::Look;
use crate::board::paint::ball;
use crate::board::paint::mesh::{self, mix};
use crate::rules::cubulus::{Ball, Cell, Cells, Face, Opening};

/// The balls on it.
const LYING: [(Ball, &str); 9] = [
    (Ball::White, "b33"),
    (Ball::Red, "a23"),
    (Ball::Black, "c13"),
    (Ball::White, "c22"),
    (Ball::Red, "c31"),
    (Ball::Red, "c33"),
    (Ball::Black, "b12"),
    (Ball::White, "a11"),
    (Ball::Black, "a12"),
];

/// Draws the cube without its panes.
pub(super) fn draw(painter: &Painter, rect: Rect, look: &Look) {
    let palette = look.palette;
    let u = (rect.width() / 5.4).min(rect.height() / 6.2);
    let geometry = Geometry::alone(rect.center(), u);
    let mut mesh = Mesh::default();
    for (face, tone) in [
        (Face::Top, palette.frame[0]),
        (Face::Front, palette.frame[1]),
        (Face::Right, palette.frame[2]),
    ] {
        mesh::polygon(&mut mesh, &geometry.face(face), tone);
        for opening in Cells::face(face).filter_map(|cell| Opening::new(cell, face.inwards())) {
            let floor = palette.field[1];
            mesh::polygon(&mut mesh, &geometry.rhombus(opening, 0.07), floor);
            let hole = mix(floor, palette.edge, 0.12);
            mesh::polygon(&mut mesh, &geometry.hole(opening, 1.0), hole);
        }
        let rim = Stroke::new(1.0, mix(tone, palette.edge, 0.5));
        mesh::closed_line(&mut mesh, &geometry.face(face), rim);
    }
    painter.add(Shape::mesh(mesh));
    for (colour, cell) in LYING {
        let Ok(cell) = cell.parse::<Cell>() else {
            continue;
        };
        let faces = [Face::Top, Face::Front, Face::Right].into_iter();
        for opening in faces.filter_map(|face| Opening::new(cell, face.inwards())) {
            let glass = balls::ball(colour, geometry.ball(opening), look);
            ball::small(painter, &glass, palette);
        }
    }
}
