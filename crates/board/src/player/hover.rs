//! Hovering with the pointer.

use std::time::Duration;

use egui::{CursorIcon, Vec2};

use super::state::{BoardPlayer, DragState, Frame, Hover, Rejection, Selection};
use crate::face::{BoardFace, Hovered};
use crate::gesture::REST;
use crate::grammar::{Grammar, PickResult};

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// `button` is the one under the pointer.
    pub(super) fn hover(&mut self, frame: &Frame<F>, button: Option<F::Place>) {
        let before = self.hover.take();
        self.resting = None;
        self.refusals.pass();
        let at = self.at(frame);
        let moves = frame.ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        self.waits &= !moves;
        let under = || {
            let point = frame.response.hover_pos()?;
            Some(self.spot_at(frame, point, false)?.place)
        };
        let place = button.or_else(under);
        self.asked.look(place, self.cursor);
        let is_holding = matches!(self.grip, DragState::Held(_))
            || self.swing.is_pulled()
            || self.swing.is_between();
        if self.waits || self.asked.sets_aside() || !at.may_play() || is_holding {
            return;
        }
        let Some(place) = place else {
            return;
        };
        let since = match before {
            Some(before) if before.place == place => before.since,
            _ => self.time,
        };
        self.hover = Some(Hover { place, since });
        if before.is_none_or(|before| before.place != place)
            && matches!(self.chosen, Selection::Preview(looked) if looked != place)
        {
            self.chosen = Selection::Nothing;
        }
        let picks = if button.is_some() { self.picks() } else { &[] };
        match Self::ask(&at, picks, place) {
            PickResult::Picked(None) if !G::drag_mode(&at, place).is_fixed() => {
                Self::show_hand(frame, CursorIcon::Grab);
            }
            PickResult::Does(_) => self.offer(frame, button.is_some()),
            PickResult::Warns(_, why) => {
                self.offer(frame, button.is_some());
                self.object(frame, why, since);
            }
            PickResult::Refused(why) | PickResult::Picked(Some(why)) => {
                self.object(frame, why, since);
            }
            _ => {}
        }
    }

    fn offer(&mut self, frame: &Frame<F>, at_button: bool) {
        if at_button {
            self.refusals.forget();
        }
        if at_button || self.picks().is_empty() {
            Self::show_hand(frame, CursorIcon::PointingHand);
        }
    }

    /// Shows the reason without a press, at once or after a while. A reason that follows a press stays.
    fn object(&mut self, frame: &Frame<F>, why: Rejection<F::Rejection>, since: f64) {
        let Some(own) = why.own() else {
            return;
        };
        match F::reason(&self.at(frame), own).hovered {
            Hovered::Never => {}
            Hovered::AtOnce => {
                if self.refusals.why() != Some(&why) {
                    self.refusals.say_in_passing(why);
                }
            }
            Hovered::Rest => {
                let left = since + REST - self.time;
                if left > 0.0 {
                    let left = Duration::from_secs_f64(left);
                    frame.ui.ctx().request_repaint_after(left);
                } else {
                    self.resting = Some(own.clone());
                }
            }
        }
    }
}
