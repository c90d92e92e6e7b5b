//! Pointer gestures on all boards: when a press becomes a drag, when a release makes a move, and how a held
//! piece follows or springs back. It knows places and times, no rules.
//!
//! Lengths are in cells of the board unless they say points; times are in seconds.

use egui::{
    Context, Event, Id, InputState, Key, MouseWheelUnit, PointerButton, Popup, Pos2, Response, Ui,
    Vec2,
};

/// Distance that a mouse must move to start a drag, in points.
const MOUSE: f32 = 6.0;
/// The same for a pen, in points. A pen differs from a finger by reporting pressure.
const PEN: f32 = 8.0;
/// The same for a finger, in points.
const TOUCH: f32 = 10.0;
/// Time that the pointer rests on a piece before the board explains why it cannot move.
pub const REST: f64 = 0.5;
/// Time after the window got the focus in which a click only raises the window.
const RAISE: f64 = 0.15;
/// Distance from which a release makes the move.
const COMMIT: f32 = 0.5;
/// The same distance for a flick.
const FLICK: f32 = 0.2;
/// Speed from which a release is a flick, in cells a second.
const FLICK_SPEED: f32 = 1.5;
/// Length of the pointer history for the speed on release.
const TRAIL: f64 = 0.1;
/// Limit of the displacement of a piece in an illegal direction.
const RESISTANCE: f32 = 0.18;
/// The gap between two neighbouring balls at rest.
const GAP: f32 = 0.16;
/// Scroll distance, in points, that counts as one notch on a wheel without notches.
const NOTCH: f32 = 40.0;
/// Duration of the spring back from a legal direction.
const SPRING: f64 = 0.140;
/// Duration of the spring back from an illegal direction.
const SNAP: f64 = 0.160;

/// The pointer in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about one frame")]
pub struct Pointer {
    /// Time of the frame.
    pub time: f64,
    /// Position of the pointer, if it is over the window.
    pub place: Option<Pos2>,
    /// `true` if it was pressed in this frame.
    pub pressed: bool,
    /// `true` while it is pressed.
    pub down: bool,
    /// `true` if the gesture was cancelled: by Escape, the right button, a second finger, a long press, another
    /// window, a dialog or a menu.
    pub cancelled: bool,
    /// `true` if the window got the focus a moment ago, perhaps by this press.
    pub raises: bool,
    /// Distance to move before a drag starts, in points.
    pub threshold: f32,
}

impl Pointer {
    /// Reads the pointer of this frame.
    pub fn read(ui: &Ui) -> Self {
        let is_covered =
            Popup::is_any_open(ui.ctx()) || ui.memory(|memory| memory.top_modal_layer().is_some());
        let raises = is_just_raised(ui);
        let is_stopped = ui.data(|data| data.get_temp::<bool>(stop())).is_some();
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
                    || input.multi_touch().is_some()
                    || is_covered
                    || is_stopped,
                raises,
                threshold: threshold(input),
            }
        })
    }

    /// Returns `true` if it was pressed on the board in this frame.
    pub fn presses(&self, board: &Response) -> bool {
        // A quick click goes down and up within one frame.
        self.pressed && (board.is_pointer_button_down_on() || board.clicked())
    }
}

fn stop() -> Id {
    Id::unique("the gesture is cancelled")
}

/// Cancels the gesture on a board in the coming frame, or no longer.
pub fn cancel(ctx: &Context, is_cancelled: bool) {
    ctx.data_mut(|data| {
        if is_cancelled {
            data.insert_temp(stop(), true);
        } else {
            data.remove::<bool>(stop());
        }
    });
}

fn is_just_raised(ui: &Ui) -> bool {
    let id = Id::unique("time of the last focus of the window");
    let (now, is_raised) = ui.input(|input| {
        let is_focus = |event: &Event| matches!(event, Event::WindowFocused(true));
        (input.time, input.events.iter().any(is_focus))
    });
    if is_raised {
        ui.data_mut(|data| data.insert_temp(id, now));
    }
    let raised: Option<f64> = ui.data(|data| data.get_temp(id));
    raised.is_some_and(|raised| (0.0..RAISE).contains(&(now - raised)))
}

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

/// Returns the notches that the wheel has been turned in this frame, positive for up. `rest` carries the
/// remainder, in points.
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

/// A press on a target and the path of the pointer since.
#[derive(Clone, Debug, PartialEq)]
pub struct Press<P> {
    /// The target that was pressed.
    pub from: P,
    /// The place of the pointer, in points.
    pub place: Pos2,
    start: Pos2,
    threshold: f32,
    raises: bool,
    begun: bool,
    travel: Vec2,
    /// The recent times and distances of the held piece.
    trail: Vec<(f64, f32)>,
}

/// The phase of a press at the end of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressPhase {
    /// The pointer is still down.
    Down,
    /// The gesture was cancelled.
    Cancelled,
    /// The pointer was released without a drag.
    Clicked,
    /// The pointer was released after a drag.
    Dropped,
}

impl<P> Press<P> {
    /// Starts a press on the target `from` at the point `start`.
    pub const fn new(from: P, start: Pos2, pointer: &Pointer) -> Self {
        Self {
            from,
            place: start,
            start,
            threshold: pointer.threshold,
            raises: pointer.raises,
            begun: false,
            travel: Vec2::ZERO,
            trail: Vec::new(),
        }
    }

    /// Returns `true` once the pointer has moved far enough for a drag.
    pub const fn has_begun(&self) -> bool {
        self.begun
    }

    /// Returns the displacement from the press, in cells.
    pub const fn travel(&self) -> Vec2 {
        self.travel
    }

    /// Follows the pointer of this frame, on a board whose cells are `cell` points wide.
    pub fn update(&mut self, pointer: &Pointer, cell: f32) -> PressPhase {
        if pointer.cancelled {
            return PressPhase::Cancelled;
        }
        if let Some(place) = pointer.place {
            self.move_to(place, cell);
        }
        match (pointer.down, self.begun) {
            (true, _) => PressPhase::Down,
            (false, true) => PressPhase::Dropped,
            (false, false) if self.raises => PressPhase::Cancelled,
            (false, false) => PressPhase::Clicked,
        }
    }

    fn move_to(&mut self, place: Pos2, cell: f32) {
        self.place = place;
        let way = place - self.start;
        self.begun |= way.length() >= self.threshold;
        self.travel = way / cell;
    }

    /// Records the distance that the held piece has been moved along its way.
    pub fn note(&mut self, time: f64, distance: f32) {
        self.trail.push((time, distance));
        self.trail.retain(|&(when, _)| time - when < TRAIL);
    }

    /// Returns `true` if a release at this distance along the way makes the move.
    pub fn commits(&self, distance: f32) -> bool {
        distance >= COMMIT || (distance >= FLICK && self.speed() >= FLICK_SPEED)
    }

    /// Speed of the held piece along its way, in cells a second.
    fn speed(&self) -> f32 {
        match (self.trail.first(), self.trail.last()) {
            (Some(first), Some(last)) if last.0 > first.0 => {
                (last.1 - first.1) / (last.0 - first.0) as f32
            }
            _ => 0.0,
        }
    }
}

/// Returns the displacement of a piece whose pointer has moved by `distance`.
pub fn follow(distance: f32, legal: bool) -> f32 {
    if legal { distance.min(1.0) } else { RESISTANCE * (1.0 - (-distance / RESISTANCE).exp()) }
}

/// Returns the displacement of ball number `index` of a row whose first ball has moved by `distance`.
///
/// Each ball starts when the one behind touches it and covers the same share of its remaining way, so that
/// no two overlap and all arrive together.
pub fn row_offset(index: usize, distance: f32) -> f32 {
    let share = 1.0 - contact(index);
    (1.0 - (1.0 - distance.clamp(0.0, 1.0)) / share).max(0.0)
}

/// Returns the displacement of the first ball of a row at which ball number `index` is touched, in cells.
pub fn contact(index: usize) -> f32 {
    1.0 - (1.0 - GAP).powi(index as i32)
}

/// Returns the number of balls of a row that the ball behind touches once the first has moved by
/// `distance`.
pub fn touched(balls: usize, distance: f32) -> usize {
    (1..balls).filter(|&index| contact(index) < distance).count()
}

/// A released piece that springs back without a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spring<M> {
    /// The move that was not made.
    pub mv: M,
    /// The displacement at release.
    pub from: f32,
    /// `true` if the move is legal: then all pieces that it moves spring back, otherwise only the held one.
    pub legal: bool,
    /// The time of the release.
    pub start: f64,
}

impl<M> Spring<M> {
    /// Returns the remaining displacement, or `None` once the piece is back. Durations are multiplied by
    /// `pace`.
    pub fn offset(&self, time: f64, pace: f64) -> Option<f32> {
        let whole = if self.legal { SPRING } else { SNAP } * pace;
        let part = ((time - self.start) / whole) as f32;
        (whole > 0.0 && part < 1.0).then(|| self.from * (1.0 - part).powi(2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POINTER: Pointer = Pointer {
        time: 0.0,
        place: None,
        pressed: false,
        down: false,
        cancelled: false,
        raises: false,
        threshold: 6.0,
    };

    #[test]
    fn an_illegal_way_resists() {
        assert!(follow(5.0, false) <= RESISTANCE && follow(0.1, false) > 0.0);
        assert!((follow(5.0, true) - 1.0).abs() < f32::EPSILON);
    }

    /// Returns whether a release after this pull, in cells at these times, makes the move.
    fn commits(way: &[(f64, f32)]) -> bool {
        let mut hold = Press::new((), Pos2::ZERO, &POINTER);
        for &(time, distance) in way {
            hold.note(time, distance);
        }
        way.last().is_some_and(|&(_, distance)| hold.commits(distance))
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
        let mut hold = Press::new((), Pos2::ZERO, &POINTER);
        hold.move_to(Pos2::new(3.0, 3.0), 100.0);
        assert!(!hold.has_begun());
        hold.move_to(Pos2::new(3.0, 6.0), 100.0);
        assert!(hold.has_begun());
    }

    #[test]
    fn a_press_ends_as_a_click_or_a_drop_unless_it_is_cancelled() {
        let pointer = |x: f32, down: bool, cancelled: bool| Pointer {
            place: Some(Pos2::new(x, 0.0)),
            down,
            cancelled,
            ..POINTER
        };
        let ends = |last: Pointer| {
            let mut hold = Press::new('a', Pos2::ZERO, &POINTER);
            assert_eq!(hold.update(&pointer(1.0, true, false), 10.0), PressPhase::Down);
            (hold.update(&last, 10.0), hold.place.x)
        };
        assert_eq!(ends(pointer(5.0, false, false)), (PressPhase::Clicked, 5.0));
        assert_eq!(ends(pointer(7.0, false, false)), (PressPhase::Dropped, 7.0));
        let cancelled = ends(pointer(7.0, true, true));
        assert_eq!(cancelled, (PressPhase::Cancelled, 1.0), "it stays put");
    }

    #[test]
    fn a_click_that_raises_the_window_does_nothing_else() {
        let raising = Pointer { raises: true, ..POINTER };
        let mut press = Press::new('a', Pos2::ZERO, &raising);
        assert_eq!(press.update(&POINTER, 10.0), PressPhase::Cancelled);
        let mut press = Press::new('a', Pos2::ZERO, &raising);
        let away = Pointer { place: Some(Pos2::new(9.0, 0.0)), ..POINTER };
        assert_eq!(press.update(&away, 10.0), PressPhase::Dropped);
    }

    #[test]
    fn the_row_starts_one_by_one_and_arrives_together() {
        for index in 0..6 {
            assert!((row_offset(index, 1.0) - 1.0).abs() < 1e-5);
            assert!(row_offset(index + 1, 0.1) < 1e-5, "no contact yet");
            for step in 0..=20 {
                let distance = step as f32 / 20.0;
                let behind = row_offset(index, distance) - row_offset(index + 1, distance);
                assert!((0.0..=GAP + 1e-5).contains(&behind), "{behind} at {distance}");
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
        let spring = |legal| Spring { mv: (), from: 0.4, legal, start: 1.0 };
        assert_eq!(spring(true).offset(1.0, 1.0), Some(0.4));
        assert!(spring(true).offset(1.139, 1.0).is_some());
        assert_eq!(spring(true).offset(1.141, 1.0), None);
        assert!(spring(false).offset(1.159, 1.0).is_some());
        assert_eq!(spring(true).offset(1.0, 0.0), None, "nothing is to move");
    }
}
