//! Swings a board round while it is held: by the name of a face, by a drag beside its pieces, or by `V` with
//! the arrow keys. On release it springs back.

use egui::{CursorIcon, Key, Modifiers, Pos2, Response, Sense, Ui, Vec2, vec2};

use super::axis::Axis;
use super::face::{Swing, SwingHandle};
use super::gesture::{Pointer, Press, PressPhase};
use super::{Look, controls, frames, tip};
use kuba_i18n::Texts;

/// Key that swings the board with the arrow keys while it is held.
const KEY: Key = Key::V;
/// Duration of a swing at normal speed, in seconds.
const SWING: f64 = 0.260;
/// Distance of a drag for a quarter turn, in cells.
const QUARTER: f32 = 2.4;
/// Part of that distance, on either side of whole quarter turns, in which the board stands still.
const STILL: f32 = 0.16;

#[derive(Debug, Default)]
enum Hold {
    #[default]
    Nothing,
    /// The pointer holds a handle with this angle, or drags beside the board.
    Pointer(Press<Option<Vec2>>, Axis),
    Keys,
}

/// State of the swing of a board.
#[derive(Debug, Default)]
pub(super) struct SwingControl {
    hold: Hold,
    /// Angles at the start and at the end of the motion.
    from: Vec2,
    to: Vec2,
    /// Start of the motion, in seconds.
    start: f64,
    /// The swing in this frame, and the number of the frame.
    shown: Swing,
    frame: u64,
}

impl SwingControl {
    /// Returns the swing for this frame. A board that was out of sight comes back at rest.
    pub(super) fn next(&mut self, ui: &Ui, look: &Look) -> Swing {
        let frame = ui.ctx().cumulative_frame_nr();
        if frame > self.frame + 1 {
            *self = Self::default();
        }
        self.frame = frame;
        let time = ui.input(|input| input.time);
        let whole = SWING * look.speed.pace();
        let part =
            if whole > 0.0 { ((time - self.start) / whole).clamp(0.0, 1.0) as f32 } else { 1.0 };
        let left = (1.0 - part).powi(3);
        self.shown = match (look.reduce_motion, self.to == Vec2::ZERO) {
            (true, is_back) => Swing { angle: self.to, slide: if is_back { 0.0 } else { left } },
            (false, _) => Swing { angle: self.to + (self.from - self.to) * left, slide: 0.0 },
        };
        if self.shown.angle != self.to || self.shown.slide > 0.0 {
            frames::next(ui.ctx());
        }
        self.shown
    }

    /// Brings the board to rest at once.
    pub(super) fn stop(&mut self) {
        *self = Self { frame: self.frame, ..Self::default() };
    }

    /// Swings the board by itself. Returns `false` if it is there already, or if the user holds it.
    pub(super) fn show(&mut self, ui: &Ui, angle: Vec2) -> bool {
        let swings = !self.is_held() && self.to != shortest(angle);
        if swings {
            self.swing_to(ui, angle);
        }
        swings
    }

    /// End of the last motion, in seconds.
    pub(super) const fn settled_at(&self, look: &Look) -> f64 {
        self.start + SWING * look.speed.pace()
    }

    pub(super) const fn is_held(&self) -> bool {
        !matches!(self.hold, Hold::Nothing)
    }

    /// Returns `true` while the pointer holds the board.
    pub(super) const fn is_pulled(&self) -> bool {
        matches!(self.hold, Hold::Pointer(..))
    }

    /// Returns `true` while the board shows no whole sides.
    pub(super) fn is_between(&self) -> bool {
        !self.shown.is_settled()
    }

    /// The angle to which the board is swung; `None` at rest.
    pub(super) fn angle(&self) -> Option<Vec2> {
        (self.to != Vec2::ZERO).then_some(self.to)
    }

    /// Takes a key that is pressed. Returns `false` if it is not for the swing.
    pub(super) fn key(&mut self, ui: &Ui, key: Key, modifiers: Modifiers, repeat: bool) -> bool {
        if key == KEY && modifiers.is_none() {
            if !repeat && !self.is_held() {
                self.hold = Hold::Keys;
            }
            return true;
        }
        let way = controls::direction(key).filter(|_| matches!(self.hold, Hold::Keys));
        if let Some(way) = way.filter(|_| !repeat) {
            let to = if way.x == 0.0 {
                vec2(self.to.x, (self.to.y - way.y).clamp(-1.0, 1.0))
            } else {
                vec2(self.to.x + way.x, 0.0)
            };
            self.swing_to(ui, to);
        }
        way.is_some()
    }

    /// Starts to hold the board if the pointer presses a handle or a free place of it.
    pub(super) fn press(
        &mut self,
        (ui, board): (&Ui, &Response),
        handles: &[SwingHandle],
        texts: &Texts,
        is_free: impl Fn(Pos2) -> bool,
    ) {
        if self.is_pulled() {
            return;
        }
        for (number, handle) in handles.iter().enumerate() {
            let id = board.id.with(("swing", number));
            let name = ui.interact(handle.rect, id, Sense::hover());
            tip(name.on_hover_cursor(CursorIcon::Grab), &texts.text("board-swing"));
        }
        let pointer = Pointer::read(ui);
        let Some(place) = pointer.place.filter(|_| pointer.presses(board)) else {
            return;
        };
        let handle = handles.iter().find(|handle| handle.rect.contains(place));
        if handle.is_some() || is_free(place) {
            let angle = handle.map(|handle| handle.angle);
            self.hold = Hold::Pointer(Press::new(angle, place, &pointer), Axis::default());
        }
    }

    /// Follows what holds the board, whose cells are `unit` points wide, and springs back on release.
    pub(super) fn follow(&mut self, ui: &Ui, look: &Look, unit: f32) {
        let pointer = Pointer::read(ui);
        let is_held = match &mut self.hold {
            Hold::Nothing => return,
            Hold::Keys => !pointer.cancelled && ui.input(|input| input.key_down(KEY)),
            Hold::Pointer(press, axis) => {
                let phase = press.update(&pointer, unit);
                axis.turn_to(press.travel());
                phase == PressPhase::Down
            }
        };
        if !is_held {
            self.hold = Hold::Nothing;
            self.swing_to(ui, Vec2::ZERO);
            return;
        }
        let Hold::Pointer(press, axis) = &self.hold else {
            return;
        };
        let (angle, travel) = (press.from, axis.along(press.travel()));
        if angle.is_none() && !press.has_begun() {
            return;
        }
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        match angle {
            Some(angle) => self.swing_to(ui, angle),
            None if look.pace() > 0.0 => {
                let angle = dragged(travel);
                if self.to != angle {
                    (self.from, self.to) = (angle, angle);
                    ui.ctx().request_repaint();
                }
            }
            None => self.swing_to(ui, dragged(travel).round()),
        }
    }

    /// Starts a swing by the shorter way.
    fn swing_to(&mut self, ui: &Ui, to: Vec2) {
        let to = shortest(to);
        if to == self.to {
            return;
        }
        let from = self.shown.angle;
        self.from = from - vec2(full_turns(from.x - to.x), 0.0);
        self.to = to;
        self.start = ui.input(|input| input.time);
        ui.ctx().request_repaint();
    }
}

/// The same angle without full turns.
fn shortest(angle: Vec2) -> Vec2 {
    angle - vec2(full_turns(angle.x), 0.0)
}

/// The nearest full turns, in quarters.
fn full_turns(quarters: f32) -> f32 {
    4.0 * (quarters / 4.0).round()
}

/// Angle of a drag by a number of cells. Sides that are dragged to the right or down bring what lies to their
/// left or above them to the front.
fn dragged(travel: Vec2) -> Vec2 {
    let quarters = vec2(-travel.x, travel.y) / QUARTER;
    vec2(rests(quarters.x).clamp(-2.0, 2.0), rests(quarters.y).clamp(-1.0, 1.0))
}

/// Holds a number of quarter turns near whole ones.
fn rests(quarters: f32) -> f32 {
    let whole = quarters.round();
    let beside = quarters - whole;
    let beyond = (beside.abs() - STILL).max(0.0) / (0.5 - STILL);
    whole + beside.signum() * 0.5 * beyond
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_rests_at_whole_quarter_turns_and_goes_no_farther_than_the_back() {
        let across = |cells: f32| dragged(vec2(cells, 0.0));
        assert_eq!(across(0.3), Vec2::ZERO);
        assert_eq!(across(-QUARTER), vec2(1.0, 0.0), "the right side comes");
        assert_eq!(across(QUARTER + 0.3), vec2(-1.0, 0.0), "the left side comes");
        assert_eq!(across(-9.0 * QUARTER), vec2(2.0, 0.0));
        assert_eq!(dragged(vec2(0.0, QUARTER)), vec2(0.0, 1.0), "the top comes");
        assert_eq!(dragged(vec2(0.0, -3.0 * QUARTER)), vec2(0.0, -1.0));
        let mut before = across(0.0).x;
        for step in 1..=480_u16 {
            let angle = across(-f32::from(step) / 100.0).x;
            assert!((0.0..0.02).contains(&(angle - before)), "{angle} at {step}");
            before = angle;
        }
    }
}
