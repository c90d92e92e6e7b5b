//! How the pointer is understood on every board: when a press becomes a drag, when letting go
//! moves, and how what was held follows or springs back. It knows places and times, no rules.
//!
//! Lengths are given in cells of the board unless they say points; times in seconds.

use egui::{Event, InputState, Key, MouseWheelUnit, PointerButton, Pos2, Ui, Vec2};

/// A mouse has to move this far before it drags, in points.
const MOUSE: f32 = 6.0;
/// A pen has to move this far, in points. What tells it from a finger is that it reports pressure.
const PEN: f32 = 8.0;
/// A finger has to move this far, in points.
const TOUCH: f32 = 10.0;
/// How long the pointer rests on a piece before the board says why it cannot move.
pub const REST: f64 = 0.5;
/// From here on, letting go moves.
const COMMIT: f32 = 0.5;
/// With a flick, from here on.
const FLICK: f32 = 0.2;
/// How fast a flick is, in cells a second.
const FLICK_SPEED: f32 = 1.5;
/// For how long the way of the pointer is remembered, for the speed on release.
const TRAIL: f64 = 0.1;
/// How far a piece gives way in a direction that is not legal.
const RESISTANCE: f32 = 0.18;
/// The gap between two neighbouring balls at rest.
const GAP: f32 = 0.16;
/// So many points of a wheel without notches are one notch.
const NOTCH: f32 = 40.0;
/// How long something takes back that could have moved.
const SPRING: f64 = 0.140;
/// How long something takes back that could not.
const SNAP: f64 = 0.160;

/// What the pointer does in this frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// Now.
    pub time: f64,
    /// Where it is; `None` if nowhere.
    pub place: Option<Pos2>,
    /// Whether it went down in this frame.
    pub pressed: bool,
    /// Whether it is down.
    pub down: bool,
    /// Whether something has called the gesture off: Escape, the right button, a second finger,
    /// or another window.
    pub cancelled: bool,
    /// How far it has to move before it drags, in points.
    pub threshold: f32,
}

impl Pointer {
    /// The pointer of this frame.
    pub fn read(ui: &Ui) -> Self {
        ui.input(|input| {
            let pointer = &input.pointer;
            Self {
                time: input.time,
                place: pointer.interact_pos(),
                pressed: pointer.primary_pressed(),
                down: pointer.primary_down(),
                cancelled: input.key_pressed(Key::Escape)
                    || pointer.button_pressed(PointerButton::Secondary)
                    || !input.focused
                    || input.multi_touch().is_some(),
                threshold: threshold(input),
            }
        })
    }
}

/// How far the pointer in use has to move before it drags, in points.
fn threshold(input: &InputState) -> f32 {
    let pressure = input.events.iter().find_map(|event| match event {
        Event::Touch { force, .. } => Some(force.is_some()),
        _ => None,
    });
    match pressure {
        Some(true) => PEN,
        Some(false) => TOUCH,
        None if input.any_touches() => TOUCH,
        None => MOUSE,
    }
}

/// How many notches a wheel has been turned in this frame, up counted from 1, down from -1; `rest` is
/// what was less than one, in points.
pub fn notches(ui: &Ui, rest: &mut f32) -> i32 {
    let points = |unit: MouseWheelUnit, delta: Vec2| match unit {
        MouseWheelUnit::Point => delta.y,
        MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y.signum() * NOTCH,
    };
    let turned: f32 = ui.input(|input| {
        let turns = input.events.iter().map(|event| match event {
            Event::MouseWheel { unit, delta, .. } => points(*unit, *delta),
            _ => 0.0,
        });
        turns.sum()
    });
    *rest += turned;
    let whole = (*rest / NOTCH).trunc();
    *rest -= whole * NOTCH;
    whole as i32
}

/// A pointer that went down, and the way it has gone since.
#[derive(Clone, Debug, PartialEq)]
pub struct Hold {
    start: Pos2,
    threshold: f32,
    begun: bool,
    travel: Vec2,
    /// How far what is held was moved lately, and when.
    trail: Vec<(f64, f32)>,
}

impl Hold {
    /// A pointer went down at `start`; nothing is dragged before it has moved `threshold` points.
    pub const fn new(start: Pos2, threshold: f32) -> Self {
        Self {
            start,
            threshold,
            begun: false,
            travel: Vec2::ZERO,
            trail: Vec::new(),
        }
    }

    /// Whether the pointer has moved far enough to be dragging.
    pub const fn has_begun(&self) -> bool {
        self.begun
    }

    /// The way from where it went down, in cells.
    pub const fn travel(&self) -> Vec2 {
        self.travel
    }

    /// The pointer is here now, on a board whose cells are `cell` points wide.
    pub fn move_to(&mut self, place: Pos2, cell: f32) {
        let way = place - self.start;
        self.begun |= way.length() >= self.threshold;
        self.travel = way / cell;
    }

    /// What is held has been moved this far along its way by now.
    pub fn note(&mut self, time: f64, distance: f32) {
        self.trail.push((time, distance));
        self.trail.retain(|&(when, _)| time - when < TRAIL);
    }

    /// Whether letting go moves what is held, this far along its way.
    pub fn commits(&self, distance: f32) -> bool {
        distance >= COMMIT || (distance >= FLICK && self.speed() >= FLICK_SPEED)
    }

    /// How fast what is held moves along its way, in cells a second.
    fn speed(&self) -> f32 {
        match (self.trail.first(), self.trail.last()) {
            (Some(first), Some(last)) if last.0 > first.0 => {
                (last.1 - first.1) / (last.0 - first.0) as f32
            }
            _ => 0.0,
        }
    }
}

/// How far a piece follows the pointer.
pub fn follow(distance: f32, legal: bool) -> f32 {
    if legal {
        distance.min(1.0)
    } else {
        RESISTANCE * (1.0 - (-distance / RESISTANCE).exp())
    }
}

/// How far ball number `index` of a row has moved when the first has moved `distance`.
///
/// Each starts when the one behind it touches it, and closes in on its goal by the same share,
/// so that no two overlap and all arrive together.
pub fn row_offset(index: usize, distance: f32) -> f32 {
    let share = 1.0 - contact(index);
    (1.0 - (1.0 - distance.clamp(0.0, 1.0)) / share).max(0.0)
}

/// How far the first ball of a row has moved when ball number `index` is touched, in cells.
pub fn contact(index: usize) -> f32 {
    1.0 - (1.0 - GAP).powi(index as i32)
}

/// How many balls of a row are touched by the one behind when the first has moved `distance`.
pub fn touched(balls: usize, distance: f32) -> usize {
    (1..balls)
        .filter(|&index| contact(index) < distance)
        .count()
}

/// A move that was not made springs back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spring<M> {
    /// The move.
    pub mv: M,
    /// How far it was.
    pub from: f32,
    /// Whether it could have been made: everything that it moves springs back then, else only
    /// what was held.
    pub legal: bool,
    /// When it was let go.
    pub start: f64,
}

impl<M> Spring<M> {
    /// How far it still is at a time; `None` when it is back. Times are multiplied by `pace`.
    pub fn offset(&self, time: f64, pace: f64) -> Option<f32> {
        let whole = if self.legal { SPRING } else { SNAP } * pace;
        let part = ((time - self.start) / whole) as f32;
        (whole > 0.0 && part < 1.0).then(|| self.from * (1.0 - part).powi(2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_illegal_way_resists() {
        assert!(follow(5.0, false) <= RESISTANCE && follow(0.1, false) > 0.0);
        assert!((follow(5.0, true) - 1.0).abs() < f32::EPSILON);
    }

    /// Whether letting go moves what a hand has pulled so far, in cells, at these times.
    fn commits(way: &[(f64, f32)]) -> bool {
        let mut hold = Hold::new(Pos2::ZERO, 6.0);
        for &(time, distance) in way {
            hold.note(time, distance);
        }
        way.last()
            .is_some_and(|&(_, distance)| hold.commits(distance))
    }

    #[test]
    fn half_a_cell_commits_and_a_flick_commits_earlier() {
        assert!(commits(&[(0.0, 0.1), (5.0, 0.51)]));
        assert!(!commits(&[(0.0, 0.1), (5.0, 0.45)]));
        assert!(commits(&[(0.0, 0.08), (0.05, 0.25)]));
        assert!(!commits(&[(0.0, 0.08), (0.05, 0.15)]));
    }

    #[test]
    fn nothing_is_dragged_below_the_threshold() {
        let mut hold = Hold::new(Pos2::ZERO, 6.0);
        hold.move_to(Pos2::new(3.0, 3.0), 100.0);
        assert!(!hold.has_begun());
        hold.move_to(Pos2::new(3.0, 6.0), 100.0);
        assert!(hold.has_begun());
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

    #[test]
    fn one_ball_after_the_other_is_touched() {
        assert_eq!(touched(4, 0.0), 0);
        assert_eq!(touched(4, contact(1) + 0.01), 1);
        assert_eq!(touched(4, 1.0), 3, "the first is pushed by the hand");
        assert_eq!(touched(0, 1.0), 0);
    }

    #[test]
    fn what_could_have_moved_springs_back_sooner_than_what_could_not() {
        let spring = |legal| Spring {
            mv: (),
            from: 0.4,
            legal,
            start: 1.0,
        };
        assert_eq!(spring(true).offset(1.0, 1.0), Some(0.4));
        assert!(spring(true).offset(1.139, 1.0).is_some());
        assert_eq!(spring(true).offset(1.141, 1.0), None);
        assert!(spring(false).offset(1.159, 1.0).is_some());
        assert_eq!(spring(true).offset(1.0, 0.0), None, "nothing is to move");
    }
}
