//! Mapping from marble colours to glass balls.

use crate::board::Look;
use crate::board::paint::{Circle, Glass, GlassBall};
use crate::rules::kuba::Marble;

pub(super) const fn marble(marble: Marble, circle: Circle, look: &Look) -> GlassBall {
    let glass = match marble {
        Marble::White => Glass::White,
        Marble::Black => Glass::Black,
        Marble::Red => Glass::Red,
    };
    GlassBall::lying(glass, circle, look.marbles, look.palette)
}
