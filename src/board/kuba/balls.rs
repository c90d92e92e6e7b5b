//! Which ball of glass stands for which marble.

use crate::board::paint::{Circle, GlassBall, Mark};
use crate::board::{Look, MarbleStyle};
use crate::rules::kuba::Marble;

/// A marble that lies still.
pub(super) fn marble(marble: Marble, circle: Circle, look: &Look) -> GlassBall {
    let palette = look.palette;
    let (tones, glass, symbol) = match marble {
        Marble::White => (palette.white, Mark::ThinRing, Mark::Ring),
        Marble::Black => (palette.black, Mark::Plain, Mark::Plus),
        Marble::Red => (palette.red, Mark::CatsEye, Mark::Diamond),
    };
    GlassBall {
        tones,
        mark: match look.marbles {
            MarbleStyle::Glass => glass,
            MarbleStyle::Symbols => symbol,
        },
        shine: if marble == Marble::White { 0.95 } else { 0.80 },
        center: circle.center,
        radius: circle.radius,
        roll: 0.0,
        alpha: 1.0,
    }
}
