//! A marble being dragged: a small state machine that knows places and times, no rules.

use egui::{Pos2, Vec2};

use super::geometry::Geometry;
use crate::rules::kuba::{Cell, Direction};

/// How far the axis stays free, in cells.
const LOCK: f32 = 0.3;
/// How much longer one way must be than the other to lock the axis before that.
const CLEARER: f32 = 1.4;
/// How near to the start the axis is free again, in cells.
const UNLOCK: f32 = 0.2;
/// From here on, letting go pushes, in cells.
const COMMIT: f32 = 0.5;
/// With a flick, from here on, in cells.
const FLICK: f32 = 0.2;
/// How fast a flick is, in cells a second.
const FLICK_SPEED: f32 = 1.5;
/// How far a marble gives way in a direction that is not legal, in cells.
const RESISTANCE: f32 = 0.18;
/// The gap between two neighbouring marbles at rest, in cells.
const GAP: f32 = 0.16;

/// A marble under a pressed pointer.
#[derive(Clone, Debug)]
pub(super) struct Drag {
    /// The marble's cell.
    pub cell: Cell,
    start: Pos2,
    threshold: f32,
    begun: bool,
    horizontal: Option<bool>,
    travel: Vec2,
    /// The last places and when, for the speed on release.
    trail: Vec<(f64, f32)>,
}

/// Where a drag would take the marble.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pull {
    /// Which way.
    pub direction: Direction,
    /// How far, in cells, at least 0.
    pub distance: f32,
}

impl Drag {
    /// A pointer went down on a marble; nothing is dragged before it has moved `threshold`
    /// points.
    pub(super) fn new(cell: Cell, start: Pos2, threshold: f32) -> Self {
        Self {
            cell,
            start,
            threshold,
            begun: false,
            horizontal: None,
            travel: Vec2::ZERO,
            trail: Vec::new(),
        }
    }

    /// Whether the pointer has moved far enough to be dragging.
    pub(super) fn has_begun(&self) -> bool {
        self.begun
    }

    /// The pointer is here now, `time` in seconds.
    pub(super) fn move_to(&mut self, place: Pos2, time: f64, geometry: &Geometry) {
        let way = place - self.start;
        self.begun |= way.length() >= self.threshold;
        self.travel = way / geometry.cell_size();
        let (x, y) = (self.travel.x.abs(), self.travel.y.abs());
        if x.max(y) < UNLOCK && self.horizontal.is_some() {
            self.horizontal = None;
        }
        let clear = x > CLEARER * y || y > CLEARER * x;
        if self.horizontal.is_none() && self.begun && (x.max(y) >= LOCK || clear) {
            self.horizontal = Some(x >= y);
        }
        let along = self.pull(geometry).map_or(0.0, |pull| pull.distance);
        self.trail.push((time, along));
        self.trail.retain(|&(when, _)| time - when < 0.1);
    }

    /// Which way and how far the marble is pulled; `None` before the drag has an axis.
    pub(super) fn pull(&self, geometry: &Geometry) -> Option<Pull> {
        let way = if self.horizontal? {
            Vec2::new(self.travel.x, 0.0)
        } else {
            Vec2::new(0.0, self.travel.y)
        };
        Some(Pull {
            direction: geometry.direction(way)?,
            distance: way.length(),
        })
    }

    /// Whether letting go now pushes, if the push is legal.
    pub(super) fn commits(&self, geometry: &Geometry) -> bool {
        let Some(pull) = self.pull(geometry) else {
            return false;
        };
        pull.distance >= COMMIT || (pull.distance >= FLICK && self.speed() >= FLICK_SPEED)
    }

    /// How fast the marble moves along its axis, in cells a second.
    fn speed(&self) -> f32 {
        match (self.trail.first(), self.trail.last()) {
            (Some(first), Some(last)) if last.0 > first.0 => {
                (last.1 - first.1) / (last.0 - first.0) as f32
            }
            _ => 0.0,
        }
    }
}

/// How far a marble follows the pointer, in cells.
pub(super) fn follow(distance: f32, legal: bool) -> f32 {
    if legal {
        distance.min(1.0)
    } else {
        RESISTANCE * (1.0 - (-distance / RESISTANCE).exp())
    }
}

/// How far marble number `index` of a row has moved when the first has moved `distance` cells.
///
/// Each starts when the one behind it touches it, and closes in on its goal by the same share,
/// so that no two overlap and all arrive together.
pub(super) fn row_offset(index: usize, distance: f32) -> f32 {
    let share = (1.0 - GAP).powi(index as i32);
    (1.0 - (1.0 - distance.clamp(0.0, 1.0)) / share).max(0.0)
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::rules::Player;

    fn board() -> Geometry {
        // 100 points a cell.
        let space = Rect::from_min_size(pos2(0.0, 0.0), vec2(1060.0, 1060.0));
        Geometry::new(space, Player::FIRST, true)
    }

    fn dragged(places: &[(f64, f32, f32)]) -> Drag {
        let mut drag = Drag::new("f1".parse().expect("a cell"), pos2(0.0, 0.0), 6.0);
        for &(time, x, y) in places {
            drag.move_to(pos2(x, y), time, &board());
        }
        drag
    }

    #[test]
    fn nothing_is_dragged_below_the_threshold() {
        let drag = dragged(&[(0.0, 3.0, 3.0)]);
        assert!(!drag.has_begun() && drag.pull(&board()).is_none());
    }

    #[test]
    fn the_longer_way_locks_the_axis_and_near_the_start_it_is_free_again() {
        let mut drag = dragged(&[(0.0, 5.0, -40.0), (0.1, 90.0, -60.0)]);
        let pull = drag.pull(&board()).expect("an axis");
        assert_eq!((pull.direction, pull.distance), (Direction::North, 0.6));
        drag.move_to(pos2(5.0, -5.0), 0.2, &board());
        drag.move_to(pos2(90.0, -10.0), 0.3, &board());
        let pull = drag.pull(&board()).expect("an axis");
        assert_eq!(pull.direction, Direction::East);
    }

    #[test]
    fn half_a_cell_commits_and_less_springs_back() {
        assert!(dragged(&[(0.0, 0.0, -10.0), (5.0, 0.0, -51.0)]).commits(&board()));
        assert!(!dragged(&[(0.0, 0.0, -10.0), (5.0, 0.0, -45.0)]).commits(&board()));
    }

    #[test]
    fn a_flick_commits_earlier() {
        assert!(dragged(&[(0.0, 0.0, -8.0), (0.05, 0.0, -25.0)]).commits(&board()));
        assert!(!dragged(&[(0.0, 0.0, -8.0), (0.05, 0.0, -15.0)]).commits(&board()));
    }

    #[test]
    fn an_illegal_way_resists() {
        assert!(follow(5.0, false) <= RESISTANCE && follow(0.1, false) > 0.0);
        assert!((follow(5.0, true) - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn the_row_starts_one_by_one_and_arrives_together() {
        for index in 0..6 {
            assert!((row_offset(index, 1.0) - 1.0).abs() < 1e-5);
            assert!(row_offset(index + 1, 0.1) < 1e-5, "no contact yet");
            for step in 0..=20 {
                let distance = step as f32 / 20.0;
                let behind = row_offset(index, distance) - row_offset(index + 1, distance);
                assert!(
                    (0.0..=GAP + 1e-5).contains(&behind),
                    "{behind} at {distance}"
                );
            }
        }
        assert!(row_offset(1, 0.3) > 0.1);
    }
}
