//! Which ball of glass stands for which ball.

use egui::Color32;

use crate::board::Look;
use crate::board::paint::mesh::mix;
use crate::board::paint::{Circle, Glass, GlassBall, Mark};
use crate::board::palette::Palette;
use crate::rules::cubulus::{Ball, Position};

/// How much of the edge's colour is in a hole, in the light theme.
const HOLE: f32 = 0.08;
/// A hole in the dark theme.
const DARK_HOLE: Color32 = Color32::from_rgb(0x60, 0x42, 0x2A);

/// The ground of a hole. It is light enough for black balls, and dark enough for white ones.
pub fn hole(palette: &Palette) -> Color32 {
    if palette.dark {
        DARK_HOLE
    } else {
        mix(palette.field[1], palette.edge, HOLE)
    }
}

/// A ball that lies still.
pub(super) const fn ball(ball: Ball, circle: Circle, look: &Look) -> GlassBall {
    let glass = match ball {
        Ball::White => Glass::White,
        Ball::Black => Glass::Black,
        Ball::Red => Glass::Red,
    };
    GlassBall::lying(glass, circle, look.marbles, look.palette)
}

/// A ball of a game: matt and without a mark if its player is out.
pub(super) fn of_game(position: &Position, colour: Ball, circle: Circle, look: &Look) -> GlassBall {
    let glass = ball(colour, circle, look);
    match colour.owner(position.seats()) {
        Some(player) if !position.is_in(player) => matt(glass, look),
        _ => glass,
    }
}

/// The same ball without its shine.
fn matt(mut glass: GlassBall, look: &Look) -> GlassBall {
    let floor = look.palette.field[1];
    glass.tones.lit = mix(glass.tones.body, floor, 0.3);
    glass.tones.body = mix(glass.tones.body, floor, 0.4);
    glass.tones.shade = mix(glass.tones.shade, floor, 0.4);
    glass.mark = Mark::Plain;
    glass.shine = 0.15;
    glass
}
