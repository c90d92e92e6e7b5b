//! The sign of progress: a hollow is to be earned, a marble in it is earned, an arc shows how far one is.

use std::f32::consts::TAU;

use egui::epaint::PathShape;
use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2};

use super::theme;
use super::widgets::{self, Glyph};
use crate::board::Palette;
use crate::bot::Level;

/// State of a hollow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Hollow {
    /// To be earned.
    Empty,
    /// To be earned by this.
    Sign(Glyph),
    /// Partly earned, from 0 to 1.
    Part(f32),
    /// Earned.
    Full,
}

/// Draws a rail of wood with hollows in a row.
pub(crate) fn rail(painter: &Painter, place: Rect, hollows: &[Hollow], palette: &Palette) {
    let [_, wood, low] = palette.frame;
    let edge = palette.stroke(1.0, if palette.flat { palette.text } else { low });
    painter.rect(place, 0.35 * place.height(), wood, edge, StrokeKind::Inside);
    let step = (place.width() - 0.5 * place.height()) / hollows.len() as f32;
    let radius = (0.34 * place.height()).min(0.4 * step);
    for (index, hollow) in hollows.iter().enumerate() {
        let left = place.left() + 0.25 * place.height();
        let middle = pos2(left + (index as f32 + 0.5) * step, place.center().y);
        painter.circle_filled(middle, radius, palette.groove);
        match *hollow {
            Hollow::Empty => {}
            Hollow::Sign(glyph) => {
                let icon = Rect::from_center_size(middle, Vec2::splat(1.1 * radius));
                widgets::paint_glyph(painter, icon, glyph, palette.coordinates);
            }
            Hollow::Part(part) => {
                arc(painter, (middle, radius), [0.0, part], Stroke::new(2.0, palette.goal_rim));
            }
            Hollow::Full => marble(painter, middle, radius, palette),
        }
    }
}

/// Draws a rail with a hollow for each level, filled up to this level.
pub(crate) fn levels(painter: &Painter, place: Rect, level: f64, palette: &Palette) {
    let filled = level.clamp(0.0, f64::from(Level::COUNT)).floor();
    let mut hollows = [Hollow::Empty; Level::COUNT as usize];
    hollows[..filled as usize].fill(Hollow::Full);
    if let Some(next) = hollows.get_mut(filled as usize) {
        *next = Hollow::Part((level - filled) as f32);
    }
    rail(painter, place, &hollows, palette);
}

fn marble(painter: &Painter, middle: Pos2, radius: f32, palette: &Palette) {
    let tones = &palette.red;
    painter.circle(middle, radius, tones.body, Stroke::new(1.0, tones.rim));
    let light = middle - Vec2::splat(0.3 * radius);
    painter.circle_filled(light, 0.3 * radius, tones.lit);
}

/// Draws a part of a circle, clockwise from the top; `ends` are parts of the whole, from 0 to 1.
fn arc(painter: &Painter, (middle, radius): (Pos2, f32), ends: [f32; 2], stroke: Stroke) {
    const STEPS: u8 = 24;
    let points = (0..=STEPS).map(|step| {
        let share = egui::lerp(ends[0]..=ends[1], f32::from(step) / f32::from(STEPS));
        middle + Vec2::angled(TAU * (share - 0.25)) * radius
    });
    if ends[1] > ends[0] {
        painter.add(PathShape::line(points.collect(), stroke));
    }
}

/// Draws a ring that is earned up to this part, from 0 to 1.
pub(crate) fn ring(painter: &Painter, at: (Pos2, f32), part: f32, palette: &Palette) {
    arc(painter, at, [0.0, 1.0], to_be_earned(palette));
    arc(painter, at, [0.0, part], earned(palette));
}

/// Draws a ring of arcs, each earned or to be earned.
pub(crate) fn ring_of(painter: &Painter, at: (Pos2, f32), arcs: &[bool], palette: &Palette) {
    /// Part of each arc that is left open.
    const OPEN: f32 = 0.22;
    let count = arcs.len() as f32;
    for (index, &is_earned) in arcs.iter().enumerate() {
        let from = index as f32 + OPEN / 2.0;
        let stroke = if is_earned { earned(palette) } else { to_be_earned(palette) };
        arc(painter, at, [from / count, (from + 1.0 - OPEN) / count], stroke);
    }
}

/// Draws a disc of light wood. Returns the colour of what stands on it.
pub(crate) fn disc(painter: &Painter, (middle, radius): (Pos2, f32), palette: &Palette) -> Color32 {
    let [light, _, dark] = palette.field;
    painter.circle(
        middle,
        radius,
        light,
        palette.stroke(1.0, if palette.flat { palette.text } else { dark }),
    );
    if palette.flat || palette.dark { palette.text } else { palette.engraved }
}

fn to_be_earned(palette: &Palette) -> Stroke {
    if palette.flat {
        Stroke::new(1.0, palette.text)
    } else {
        Stroke::new(3.0, theme::mix(palette.panel, palette.text, 0.22))
    }
}

fn earned(palette: &Palette) -> Stroke {
    let colour = match palette.dark {
        _ if palette.flat => palette.text,
        true => palette.goal_rim,
        false => theme::mix(palette.goal_rim, palette.text, 0.4),
    };
    Stroke::new(if palette.flat { 4.0 } else { 3.0 }, colour)
}
