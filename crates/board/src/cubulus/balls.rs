//! Mapping from ball colours to glass balls.

use egui::Color32;

use crate::Look;
use crate::paint::mesh::mix;
use crate::paint::{BallMark, Circle, Glass, GlassBall};
use crate::palette::{Palette, Tones};
use kuba_rules::cubulus::{Ball, Position};

/// Share of the edge colour in a hole, in the light theme.
const HOLE: f32 = 0.08;
const DARK_HOLE: Color32 = Color32::from_rgb(0x60, 0x42, 0x2A);

/// Colour of the bottom of a hole, light enough for black balls and dark enough for white ones.
pub fn hole(palette: &Palette) -> Color32 {
    if palette.flat {
        palette.field[1]
    } else if palette.dark {
        DARK_HOLE
    } else {
        mix(palette.field[1], palette.edge, HOLE)
    }
}

pub(super) fn ball(ball: Ball, circle: Circle, look: &Look) -> GlassBall {
    let glass = match ball {
        Ball::White => Glass::White,
        Ball::Black => Glass::Black,
        Ball::Red => Glass::Red,
    };
    let lying = GlassBall::lying(glass, circle, look.marbles, look.palette);
    if ball == Ball::Red && look.palette.dark && !look.palette.flat {
        subdued(lying)
    } else {
        lying
    }
}

/// Dims a ball, so that the nine neutral balls do not dominate a dark board. The ball keeps its own colour,
/// which sets it off from the floor even for colour-blind users.
fn subdued(mut glass: GlassBall) -> GlassBall {
    let Tones { lit, body, rim, .. } = glass.tones;
    glass.tones.lit = mix(lit, body, 0.7);
    glass.tones.rim = mix(rim, body, 0.65);
    glass.shine = 0.5;
    glass
}

/// A ball of a game, matt and unmarked if its player is out.
pub(super) fn of_game(position: &Position, colour: Ball, circle: Circle, look: &Look) -> GlassBall {
    let glass = ball(colour, circle, look);
    match colour.owner(position.seats()) {
        Some(player) if !position.is_in(player) => matt(glass, look),
        _ => glass,
    }
}

/// Greys a ball and removes its shine; it still looks like a sphere, not like a hollow.
fn matt(mut glass: GlassBall, look: &Look) -> GlassBall {
    let palette = look.palette;
    glass.mark = BallMark::Plain;
    if palette.flat {
        glass.tones.body = palette.out;
        glass.tones.rim = palette.text;
        return glass;
    }
    let dull = |color: Color32, part| mix(grey(color), palette.field[1], part);
    let Tones { body, shade, .. } = glass.tones;
    glass.tones.body = dull(body, 0.35);
    glass.tones.lit = mix(glass.tones.body, Color32::WHITE, 0.35);
    glass.tones.shade = mix(dull(shade, 0.2), palette.edge, 0.35);
    glass.tones.rim = if palette.dark {
        mix(glass.tones.body, Color32::WHITE, 0.3)
    } else {
        mix(glass.tones.shade, palette.edge, 0.4)
    };
    glass.shine = 0.2;
    glass
}

fn grey(color: Color32) -> Color32 {
    let [red, green, blue, _] = color.to_array().map(f32::from);
    Color32::from_gray((0.30 * red + 0.59 * green + 0.11 * blue) as u8)
}
