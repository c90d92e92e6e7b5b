//! Surfaces of flat themes: one colour each, told apart by their edges.

use egui::{Color32, Mesh, Rect};

use super::mesh::{self, Circle, Ellipse, Rounded};
use crate::palette::Palette;

/// Width of the edge of a frame and of a field, in points.
const EDGE: f32 = 2.5;
/// Adds a rectangle of one colour with an edge in another, which lies inside.
pub fn surface(mesh: &mut Mesh, shape: Rounded, [fill, edge]: [Color32; 2]) {
    mesh::panel(mesh, shape, [edge; 3]);
    let inner = Rounded::new(shape.rect.shrink(EDGE), (shape.radius - EDGE).max(0.5));
    mesh::panel(mesh, inner, [fill; 3]);
}

pub(super) fn frame(mesh: &mut Mesh, rect: Rect, corner: f32, palette: &Palette) {
    let tones = [palette.frame[1], palette.edge];
    surface(mesh, Rounded::new(rect, corner), tones);
}

pub(super) fn field(mesh: &mut Mesh, rect: Rect, corner: f32, palette: &Palette) {
    let tones = [palette.field[1], palette.edge];
    surface(mesh, Rounded::new(rect.expand(EDGE), corner + EDGE), tones);
}

/// A hollow as light or dark as the field.
pub(super) fn hollow(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    let tone = palette.field[1];
    Ellipse::circle(circle.center, circle.radius).add(mesh, &[(0.0, tone), (1.0, tone)]);
    let edge = if palette.dark { palette.dimple } else { palette.edge };
    mesh::ring(mesh, circle, palette.stroke(0.0, edge));
}

/// A ring where a bowl would be.
pub(super) fn dimple(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    let tone = palette.field[1];
    Ellipse::circle(circle.center, circle.radius).add(mesh, &[(0.0, tone), (1.0, tone)]);
    mesh::ring(mesh, circle, palette.stroke(0.0, palette.dimple));
}
