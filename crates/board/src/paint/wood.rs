//! Wood: the frame around a board, its field, and hollows in it.

use std::f32::consts::TAU;

use egui::{Color32, Mesh, Pos2, Rect, Stroke, Vec2, lerp, pos2};

use super::flat;
use super::mesh::{self, Circle, Ellipse, Grain, Rounded, mix};
use crate::palette::Palette;
use kuba_rules::random::Random;

/// The corner radius of a field, in cells.
pub const FIELD_CORNER: f32 = 0.12;
/// Number of fibres per cell height, and of knots per field.
const FIBRES: f32 = 9.0;
const KNOTS: usize = 7;
/// A fixed seed: every field looks the same.
const GRAIN_SEED: u64 = 11;

/// Adds a frame with its shadow; `c` is the width of a cell, in points.
pub fn frame(mesh: &mut Mesh, rect: Rect, c: f32, palette: &Palette) {
    let corner = 0.34 * c;
    if palette.flat {
        return flat::frame(mesh, rect, corner, palette);
    }
    let whole = Rounded::new(rect, corner);
    let shadow = Color32::from_black_alpha(if palette.dark { 110 } else { 80 });
    let below = Rounded::new(rect.translate(Vec2::new(0.0, 0.05 * c)), corner);
    // The shadow begins under the frame, because its own soft edge would show beside that of the frame.
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

/// Adds a field of light wood that stands above its ground; `c` is the width of a cell, in points.
pub fn field(mesh: &mut Mesh, rect: Rect, c: f32, palette: &Palette) {
    let corner = FIELD_CORNER * c;
    if palette.flat {
        return flat::field(mesh, rect, corner, palette);
    }
    let below = Rounded::new(rect.translate(Vec2::new(0.03, 0.06) * c), corner);
    mesh::halo(mesh, below, 0.14 * c, palette.edge);
    // The edge on the sides away from the light.
    let edge = mix(palette.edge, Color32::BLACK, 0.35);
    let side = Rounded::new(rect.translate(Vec2::new(0.025, 0.05) * c), corner);
    mesh::panel(mesh, side, [edge; 3]);
    mesh::panel(mesh, Rounded::new(rect, corner), palette.field);
    let strength = if palette.dark { 0.26 } else { 0.20 };
    fine_grain(mesh, rect.shrink(0.03 * c), c, palette.grain.gamma_multiply(strength));
    let edge = mix(palette.field[0], palette.dimple_rim, 0.8);
    let inner = Rounded::new(rect.shrink(0.7), corner);
    mesh::outline(mesh, inner, Stroke::new(1.3, edge));
}

/// Fine fibres that come and go, and a few knots with closer lines around them.
fn fine_grain(mesh: &mut Mesh, rect: Rect, c: f32, color: Color32) {
    let mut random = Random::new(GRAIN_SEED);
    let mut part = || random.below(1000) as f32 / 1000.0;
    let rows = (FIBRES * rect.height() / c) as usize;
    for row in 0..rows {
        let height = rect.top() + rect.height() * (row as f32 + 0.2 + 0.6 * part()) / rows as f32;
        let (phase, swing) = (part() * TAU, (0.02 + 0.05 * part()) * c);
        let mut left = rect.left() - part() * 2.0 * c;
        while left < rect.right() {
            let right = left + (0.8 + 2.6 * part()) * c;
            let tone = color.gamma_multiply(0.35 + 0.65 * part());
            let (from, to) = (left.max(rect.left()), right.min(rect.right()));
            if to - from > 0.1 * c {
                let points: Vec<Pos2> = (0..=12_u8)
                    .map(|step| {
                        let x = lerp(from..=to, f32::from(step) / 12.0);
                        let turns = 0.9 * (x - rect.left()) / c + phase;
                        let y = height + swing * (turns.sin() + 0.4 * (2.7 * turns).sin());
                        pos2(x, y.clamp(rect.top(), rect.bottom()))
                    })
                    .collect();
                mesh::line(mesh, &points, Stroke::new(0.7, tone));
            }
            left = right + 0.5 * part() * c;
        }
    }
    for _ in 0..KNOTS {
        let inside = rect.shrink2(Vec2::new(0.6, 0.2) * c);
        let center = pos2(
            lerp(inside.left()..=inside.right(), part()),
            lerp(inside.top()..=inside.bottom(), part()),
        );
        let size = (0.10 + 0.08 * part()) * c;
        for ring in 1..=3_u8 {
            let radii = Vec2::new(1.9, 0.55) * (size * f32::from(ring) / 3.0);
            let points: Vec<Pos2> = (0..=24_u8)
                .map(|step| {
                    let turn = Vec2::angled(TAU * f32::from(step) / 24.0);
                    center + radii * turn
                })
                .collect();
            mesh::line(mesh, &points, Stroke::new(0.7, color.gamma_multiply(0.6)));
        }
    }
}

/// Adds a hollow in a frame, for a piece beside the board.
pub fn hollow(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    if palette.flat {
        return flat::hollow(mesh, circle, palette);
    }
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

/// Adds a shallow bowl in a field: dark below its upper edge, light where the lower edge catches light.
pub fn dimple(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    if palette.flat {
        return flat::dimple(mesh, circle, palette);
    }
    let Circle { center, radius } = circle;
    let rim = Ellipse::circle(center + Vec2::new(0.0, 0.07 * radius), radius * 1.04);
    let light = palette.dimple_rim.gamma_multiply(0.8);
    rim.add(mesh, &[(0.0, light), (1.0, light)]);
    let mut bowl = Ellipse::circle(center, radius);
    bowl.focus = Vec2::new(0.10, 0.30);
    let (lit, dark) =
        (mix(palette.dimple, palette.field[0], 0.35), mix(palette.dimple, palette.edge, 0.12));
    bowl.add(mesh, &[(0.0, lit), (0.55, palette.dimple), (1.0, dark)]);
}
