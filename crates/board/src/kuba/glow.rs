//! Glow of the hollows that have just received a marble, and the number of captures in a turn.

use egui::{Align2, FontId, Painter, Stroke, vec2};

use super::captures::Captured;
use super::laid::{self, Pushed};
use super::pieces;
use crate::face::BoardView;
use kuba_rules::kuba::GameState;

/// Number of captures in a turn from which it is shown.
const LEAST: usize = 2;
/// Offset and radius of the number, and the extent of the glow around its hollow, in cells.
const AWAY: f32 = 0.27;
const NUMBER: f32 = 0.19;
const HALO: f32 = 0.16;
/// Size of the letters relative to the radius of their disc, and the smallest, in points.
const LETTERS: f32 = 1.2;
const LEAST_LETTERS: f32 = 10.0;

pub(super) fn draw(seen: &BoardView<GameState>, painter: &Painter) {
    for course in seen.going {
        glow(seen, course, painter);
    }
    let landed = |captured: &&Captured| !pieces::awaits(seen.going, captured.ply);
    let chain: Vec<&Captured> = seen.at.geometry.chain().filter(landed).collect();
    if let Some(last) = chain.last().filter(|_| chain.len() >= LEAST) {
        number(seen, (last, chain.len()), painter);
    }
}

/// Rings around the hollow that grow pale.
fn glow(seen: &BoardView<GameState>, course: &Pushed, painter: &Painter) {
    let laid = seen.at.geometry;
    let captured = laid.captured.iter().find(|one| one.ply == Some(course.ply));
    let is_glowing = course.leg == laid::GLOW && laid.geometry.has_hollows();
    let Some(captured) = captured.filter(|_| is_glowing) else {
        return;
    };
    let palette = seen.at.look().palette;
    let colour = palette.mark_colours.win.line;
    let cell = laid.geometry.cell_size();
    if palette.flat {
        let around = laid.geometry.captured_radius() + 0.5 * HALO * cell;
        painter.circle_stroke(laid.hollow(captured), around, palette.stroke(3.0, colour));
        return;
    }
    let strength = (1.0 - course.part).powi(2);
    let rings = 4_u8;
    for ring in 0..rings {
        let share = (f32::from(ring) + 0.5) / f32::from(rings);
        let radius = laid.geometry.captured_radius() + share * HALO * cell;
        let width = HALO * cell / f32::from(rings) + 0.5;
        let colour = colour.gamma_multiply(strength * (1.0 - 0.8 * share));
        painter.circle_stroke(laid.hollow(captured), radius, Stroke::new(width, colour));
    }
}

/// Number of captures so far, such as "×3", at the corner of the last one.
fn number(seen: &BoardView<GameState>, (last, count): (&Captured, usize), painter: &Painter) {
    let laid = seen.at.geometry;
    let tones = seen.at.look().palette.mark_colours.win;
    let cell = laid.geometry.cell_size();
    let size = (LETTERS * NUMBER * cell).max(LEAST_LETTERS);
    let radius = (NUMBER * cell).max(size / LETTERS);
    let center = laid.hollow(last) + vec2(AWAY, -AWAY) * cell;
    painter.circle(center, radius, tones.line, Stroke::new(1.0, tones.casing));
    painter.text(
        center,
        Align2::CENTER_CENTER,
        format!("×{count}"),
        FontId::proportional(size),
        tones.casing,
    );
}
