//! Mapping from marble colours to glass balls.

use crate::Look;
use crate::paint::{Circle, Glass, GlassBall};
use kuba_rules::kuba::Marble;

pub(super) const fn marble(marble: Marble, circle: Circle, look: &Look) -> GlassBall {
    let glass = match marble {
        Marble::White => Glass::White,
        Marble::Black => Glass::Black,
        Marble::Red => Glass::Red,
    };
    GlassBall::lying(glass, circle, look.marbles, look.palette)
}
