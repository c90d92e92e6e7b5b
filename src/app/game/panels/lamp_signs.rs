//! The signs of a player who can win next, and the star.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::app::shell::widgets::{self, Glyph};
use crate::board::Palette;

/// A star: the player to move can win.
pub(crate) fn chance(painter: &Painter, icon: Rect, palette: &Palette) {
    let ink = palette.mark_colours.advice;
    let radius = 0.5 * icon.width();
    star(painter, icon.center(), radius, ink.line);
}

/// A warning: another player can win next.
pub(crate) fn threat(painter: &Painter, icon: Rect, palette: &Palette) {
    let ink = palette.mark_colours.threat;
    let (middle, half) = (icon.center(), icon.width() * 0.42);
    let corners = [vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0), vec2(0.0, -half)];
    let corners = corners.map(|away| middle + away).to_vec();
    let glow = Shape::convex_polygon(corners, ink.line, Stroke::NONE);
    painter.add(glow);
    widgets::paint_glyph(painter, icon, Glyph::Threat, ink.casing);
}

/// Paints a star with five points.
pub(crate) fn star(painter: &Painter, middle: Pos2, radius: f32, colour: Color32) {
    // Distance of the inner corners from the centre, as a share of the radius.
    const WAIST: f32 = 0.42;
    // Five kites, because a star is not convex.
    let at = |tenths: f32, radius: f32| {
        let angle = TAU * tenths / 10.0 - TAU / 4.0;
        middle + Vec2::angled(angle) * radius
    };
    for point in 0_u8..5 {
        let tenths = f32::from(2 * point);
        let kite = vec![
            middle,
            at(tenths - 1.0, WAIST * radius),
            at(tenths, radius),
            at(tenths + 1.0, WAIST * radius),
        ];
        painter.add(Shape::convex_polygon(kite, colour, Stroke::new(0.5, colour)));
    }
}
