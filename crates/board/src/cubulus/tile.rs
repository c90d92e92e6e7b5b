//! Small pictures of the cube: the tile of the game, and layouts in the form for its rules.

use egui::{Mesh, Painter, Rect, Shape, Stroke};

use super::balls;
use super::geometry::Geometry;
use crate::Look;
use crate::face::BoardLayout as _;
use crate::paint::mesh::{self, mix};
use crate::paint::{GlassBall, ball};
use crate::palette::Palette;
use kuba_rules::cubulus::{Ball, Cell, Cells, Face, Opening};

/// Balls on the tile, with a block of four at the front.
const LYING: [(Ball, &str); 11] = [
    (Ball::White, "b33"),
    (Ball::Red, "a23"),
    (Ball::White, "c13"),
    (Ball::White, "c22"),
    (Ball::Red, "c31"),
    (Ball::Red, "c33"),
    (Ball::Black, "b12"),
    (Ball::Black, "c12"),
    (Ball::Black, "b11"),
    (Ball::Black, "c11"),
    (Ball::White, "a12"),
];

pub(super) fn draw(painter: &Painter, rect: Rect, look: &Look) {
    let lying = LYING.into_iter();
    let balls = lying.filter_map(|(ball, cell)| Some((ball, cell.parse().ok()?)));
    let geometry = cube(painter, rect, look, (balls, 1.0));
    aim(painter, &geometry, look.palette);
}

/// Draws a cube without panes, with these balls at opacity `alpha`.
pub(super) fn cube(
    painter: &Painter,
    rect: Rect,
    look: &Look,
    (balls, alpha): (impl Iterator<Item = (Ball, Cell)>, f32),
) -> Geometry {
    let palette = look.palette;
    let u = (rect.width() / 5.4).min(rect.height() / 6.2);
    let geometry = Geometry::alone(rect.center(), u);
    let mut mesh = Mesh::default();
    for (face, tone) in [
        (Face::Top, palette.frame[0]),
        (Face::Front, palette.frame[1]),
        (Face::Right, palette.frame[2]),
    ] {
        let tone = if palette.flat { palette.rib } else { tone };
        mesh::polygon(&mut mesh, &geometry.face(face), tone);
        for opening in Cells::face(face).filter_map(|cell| Opening::new(cell, face.inwards())) {
            let floor = palette.field[1];
            mesh::polygon(&mut mesh, &geometry.rhombus(opening, 0.07), floor);
            if palette.flat {
                continue;
            }
            let hole = mix(floor, palette.edge, 0.12);
            mesh::polygon(&mut mesh, &geometry.hole(opening, 1.0), hole);
        }
        let rim = Stroke::new(1.0, mix(tone, palette.edge, 0.5));
        mesh::closed_line(&mut mesh, &geometry.face(face), rim);
    }
    painter.add(Shape::mesh(mesh));
    for (colour, cell) in balls {
        let faces = [Face::Top, Face::Front, Face::Right].into_iter();
        for opening in faces.filter_map(|face| Opening::new(cell, face.inwards())) {
            let glass = GlassBall { alpha, ..balls::ball(colour, geometry.ball(opening), look) };
            ball::small(painter, &glass, palette);
        }
    }
    geometry
}

fn aim(painter: &Painter, geometry: &Geometry, palette: &Palette) {
    let [one, other] = geometry.edges(Face::Front);
    // From the lower right corner of the face, two cells each way.
    let corner = geometry.face(Face::Front)[1];
    let around =
        [corner, corner + other * 2.0, corner + other * 2.0 - one * 2.0, corner - one * 2.0];
    let width = (0.16 * geometry.unit()).max(1.6);
    let tones = palette.mark_colours.win;
    for (width, color) in [(width + 1.4, tones.casing), (width, tones.line)] {
        painter.add(Shape::closed_line(around.to_vec(), Stroke::new(width, color)));
    }
}
