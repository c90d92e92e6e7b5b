//! Wood: the frame around a board, its field, and hollows in it.

use egui::{Color32, Mesh, Rect, Stroke, Vec2};

use super::mesh::{self, Circle, Ellipse, Grain, Rounded, mix};
use crate::board::palette::Palette;

/// The radius of a field's corners, in cells.
pub const FIELD_CORNER: f32 = 0.12;

/// Adds a frame with its shadow, `c` points a cell.
pub fn frame(mesh: &mut Mesh, rect: Rect, c: f32, palette: &Palette) {
    let corner = 0.34 * c;
    let whole = Rounded::new(rect, corner);
    let shadow = Color32::from_black_alpha(if palette.dark { 110 } else { 80 });
    let below = Rounded::new(rect.translate(Vec2::new(0.0, 0.05 * c)), corner);
    // It begins under the frame: a soft edge of its own would be seen beside that of the frame.
    let hidden = 0.12 * c;
    let under = Rounded::new(below.rect.shrink(hidden), corner - hidden);
    mesh::halo(mesh, under, 0.28 * c + hidden, shadow);
    mesh::panel(mesh, whole, palette.frame);
    let grain = Grain {
        lines: 34,
        number: 3,
        color: mix(palette.frame[2], palette.edge, 0.45).gamma_multiply(0.42),
    };
    mesh::grain(mesh, rect.shrink(0.1 * c), grain);
    let edge = Rounded::new(rect.shrink(0.6), corner);
    mesh::outline(mesh, edge, Stroke::new(1.2, palette.frame[2]));
    let light = mix(palette.frame[0], Color32::WHITE, 0.22).gamma_multiply(0.45);
    let inner = Rounded::new(rect.shrink(0.085 * c), corner * 0.8);
    mesh::outline(mesh, inner, Stroke::new(1.0, light));
}

/// Adds a field of light wood, `c` points a cell.
pub fn field(mesh: &mut Mesh, rect: Rect, c: f32, palette: &Palette) {
    let corner = FIELD_CORNER * c;
    let below = Rounded::new(rect.translate(Vec2::new(0.0, 0.02 * c)), corner);
    mesh::halo(mesh, below, 0.12 * c, palette.edge);
    mesh::panel(mesh, Rounded::new(rect, corner), palette.field);
    let strength = if palette.dark { 0.55 } else { 0.30 };
    let grain = Grain {
        lines: 24,
        number: 11,
        color: palette.grain.gamma_multiply(strength),
    };
    mesh::grain(mesh, rect.shrink(0.03 * c), grain);
    let edge = mix(palette.field[0], palette.dimple_rim, 0.8);
    let inner = Rounded::new(rect.shrink(0.7), corner);
    mesh::outline(mesh, inner, Stroke::new(1.3, edge));
}

/// Adds a hollow in a frame, for a piece beside the board.
pub fn hollow(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    let Circle { center, radius } = circle;
    let light = mix(palette.frame[0], Color32::WHITE, 0.2).gamma_multiply(0.55);
    let rim = Ellipse::circle(center + Vec2::new(0.0, 0.06 * radius), radius * 1.03);
    rim.add(mesh, &[(0.0, light), (1.0, light)]);
    let mut bowl = Ellipse::circle(center, radius);
    bowl.focus = Vec2::new(0.08, 0.36);
    let lit = mix(palette.frame[2], palette.frame[1], 0.45);
    let deep = mix(palette.groove, palette.edge, 0.5);
    bowl.add(mesh, &[(0.0, lit), (0.6, mix(lit, deep, 0.6)), (1.0, deep)]);
}

/// Adds a shallow bowl in a field: dark where its upper edge shades it, light where the lower one
/// catches light.
pub fn dimple(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    let Circle { center, radius } = circle;
    let rim = Ellipse::circle(center + Vec2::new(0.0, 0.07 * radius), radius * 1.04);
    let light = palette.dimple_rim.gamma_multiply(0.8);
    rim.add(mesh, &[(0.0, light), (1.0, light)]);
    let mut bowl = Ellipse::circle(center, radius);
    bowl.focus = Vec2::new(0.10, 0.30);
    let (lit, dark) = (
        mix(palette.dimple, palette.field[0], 0.35),
        mix(palette.dimple, palette.edge, 0.12),
    );
    bowl.add(mesh, &[(0.0, lit), (0.55, palette.dimple), (1.0, dark)]);
}
