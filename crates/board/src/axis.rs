//! The screen axis of a drag, locked once it is clear.

use egui::{Vec2, vec2};

/// Distance from which the axis is locked in any case, in cells.
const LOCK: f32 = 0.3;
/// Ratio of the two distances that locks the axis before that.
const CLEARER: f32 = 1.4;
/// Distance from the start within which the axis is unlocked again, in cells.
const UNLOCK: f32 = 0.2;

/// `true` for horizontal, `false` for vertical; `None` while unlocked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Axis(Option<bool>);

impl Axis {
    /// `travel` is the displacement in cells, beyond the threshold of a drag.
    pub(super) fn turn_to(&mut self, travel: Vec2) {
        let Vec2 { x, y } = travel.abs();
        if x.max(y) < UNLOCK && self.0.is_some() {
            self.0 = None;
        }
        let clear = x > CLEARER * y || y > CLEARER * x;
        if self.0.is_none() && (x.max(y) >= LOCK || clear) {
            self.0 = Some(x >= y);
        }
    }

    /// The displacement along the axis; zero while it is unlocked.
    pub(super) const fn along(self, travel: Vec2) -> Vec2 {
        match self.0 {
            Some(true) => vec2(travel.x, 0.0),
            Some(false) => vec2(0.0, travel.y),
            None => Vec2::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_way_locks_the_axis_and_near_the_start_it_is_free_again() {
        let mut axis = Axis::default();
        let mut pull = |x, y| {
            axis.turn_to(vec2(x, y));
            axis.along(vec2(x, y))
        };
        assert_eq!(pull(0.1, 0.1), Vec2::ZERO, "not clear yet");
        assert_eq!(pull(0.05, -0.4), vec2(0.0, -0.4));
        assert_eq!(pull(0.9, -0.6), vec2(0.0, -0.6));
        assert_eq!(pull(0.05, -0.05), Vec2::ZERO);
        assert_eq!(pull(0.9, -0.1), vec2(0.9, 0.0));
    }
}
