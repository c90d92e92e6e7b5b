//! Animations that follow the game, and the frames they need.

use std::time::Duration;

use super::keys::THREAT_KEYS;
use super::played_line::PlayedLine;
use super::position_tracker::PositionChange;
use super::state::{BoardPlayer, DragState, Frame, Selection, Threats};
use crate::face::{
    BoardContext, BoardFace, MoveAnimation, MoveGesture, Sense, animation, mark_role,
};
use crate::grammar::Grammar;
use crate::{Scene, frames};

/// Duration of the flashes of a last move that forbids another, in seconds, and their number.
pub(super) const FLASHES: f64 = 0.9;
pub(super) const FLASH_COUNT: f64 = 3.0;
/// Minimum time for which threats stay after a key press, in seconds.
const THREATS: f64 = 2.0;

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    pub(super) fn follow(&mut self, frame: &Frame<F>) {
        let at = self.at(frame);
        let made = match std::mem::take(&mut self.grip) {
            DragState::Released(made) => Some(made),
            other => {
                self.grip = other;
                None
            }
        };
        if at.scene.tied().is_some() {
            self.chosen = Selection::Nothing;
        }
        let followed = self.follower.follow(at.scene, F::shown);
        let news = followed != PositionChange::Nothing;
        match followed {
            PositionChange::Nothing => {}
            PositionChange::Begins => self.forget_all(&at),
            PositionChange::Moves(change) => {
                self.begin(&at, change.mv, change.sense, made);
                self.forget_all(&at);
            }
            PositionChange::Leaps => {
                self.going.clear();
                self.cues.hush = true;
                self.forget_all(&at);
            }
        }
        let time = self.time;
        if news {
            self.rested = None;
        }
        let before = self.going.len();
        self.going.retain_mut(|course| course.go_on(time));
        if self.going.len() < before {
            // Code that waits for the board to come to rest learns it in the next frame.
            frame.ui.ctx().request_repaint();
        }
        if self.moving().is_none() {
            self.rested.get_or_insert(time);
        }
    }

    pub(super) fn follow_asked(&mut self, scene: &Scene<F>) {
        let hint = scene.hint.map(|hint| (hint, scene.hint_part));
        self.asked.follow(hint, scene.threats, scene.warns);
        let shows_threats = scene.threats || self.threats != Threats::Hidden;
        if hint.is_none() && !shows_threats && !scene.warns && !self.refusals.stands() {
            self.asked.end();
        }
    }

    fn begin(
        &mut self,
        at: &BoardContext<F>,
        mv: F::Move,
        sense: Sense,
        made: Option<MoveGesture<F::Place>>,
    ) {
        let positions = at.scene.positions;
        let before = match sense {
            Sense::Forward => positions.iter().rev().nth(1),
            Sense::Backward => positions.last(),
        };
        // Earlier animations continue.
        let goes_on =
            |course: &MoveAnimation<F, F::Place>| sense == Sense::Forward && !course.outline;
        self.going.retain(goes_on);
        let made = made.filter(|_| sense == Sense::Forward);
        let legs = before
            .map(|before| F::animation(at, before, mv, made.as_ref(), sense))
            .unwrap_or_default();
        let (Some(before), false) = (before, legs.is_empty()) else {
            self.cues.hush = true;
            return;
        };
        let look = at.look();
        let slowness = self.playing.as_ref().map_or(1.0, PlayedLine::slowness);
        if sense == Sense::Forward {
            let cues = animation::heard(&legs, slowness * look.as_heard().pace());
            self.cues.list.extend(cues);
        } else {
            self.cues.hush = true;
        }
        if look.pace() > 0.0 || look.reduce_motion {
            let change = (before.clone(), mv, sense, at.scene.moves.len());
            let course =
                MoveAnimation::new(change, made, legs, (self.time, slowness * look.pace()));
            self.going.push(course);
        }
    }

    /// Clears input that belongs to another position. A drag continues while its piece is still there.
    fn forget_all(&mut self, at: &BoardContext<F>) {
        self.chosen = Selection::Nothing;
        self.refusals.forget();
        self.hover = None;
        self.resting = None;
        self.threats = Threats::Hidden;
        self.asked.forget_hint();
        let goes_on = match &self.grip {
            DragState::Held(grabbed) => {
                !grabbed.hold.has_begun() || !G::drag_mode(at, grabbed.hold.from).is_fixed()
            }
            DragState::Free | DragState::Released(_) | DragState::Springs(_) => false,
        };
        if !goes_on {
            self.grip = DragState::Free;
        }
    }

    pub(super) fn ask_for_frames(&mut self, frame: &Frame<F>) {
        let ctx = frame.ui.ctx();
        let pace = frame.scene.look.pace();
        if matches!(&self.grip, DragState::Springs(spring) if spring.offset(self.time, pace).is_none())
        {
            self.grip = DragState::Free;
        }
        let flashes = self.refusal(frame).is_some_and(|reason| reason.is_last_move)
            && self.refusals.age(self.time) < FLASHES;
        if !self.going.is_empty() || matches!(self.grip, DragState::Springs(_)) || flashes {
            frames::next(ctx);
        }
        let points = frame.scene.teaches && frame.scene.hint.is_some();
        if let Some(rested) = self.rested.filter(|_| points && pace > 0.0) {
            mark_role::let_pulse(ctx, self.time - rested);
        }
        if let Threats::Shown(since) = self.threats {
            let left = since + THREATS - self.time;
            if left > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            } else if !ctx.input(|input| THREAT_KEYS.into_iter().any(|key| input.key_down(key))) {
                self.threats = Threats::Hidden;
                ctx.request_repaint();
            }
        }
    }
}
