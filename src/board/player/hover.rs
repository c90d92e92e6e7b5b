//! A pointer that only looks.

use std::time::Duration;

use egui::{CursorIcon, Vec2};

use super::state::{BoardPlayer, Cause, Frame, Grip, Hover};
use crate::board::face::{BoardFace, Hovered};
use crate::board::gesture::REST;
use crate::board::grammar::{Comes, Grammar};

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// What a pointer sees that is not pressed, at a button or somewhere else on the board.
    pub(super) fn hover(&mut self, frame: &Frame<F>, button: Option<F::Place>) {
        let before = self.hover.take();
        self.resting = None;
        self.refusals.pass();
        let at = self.at(frame);
        let moves = frame.ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        self.keyed &= !moves;
        if self.keyed || !at.may_play() || matches!(self.grip, Grip::Held(_)) {
            return;
        }
        let under = || {
            let point = frame.response.hover_pos()?;
            Some(self.spot_at(frame, point, false)?.place)
        };
        let Some(place) = button.or_else(under) else {
            return;
        };
        let since = match before {
            Some(before) if before.place == place => before.since,
            _ => self.time,
        };
        self.hover = Some(Hover { place, since });
        let picks = if button.is_some() { self.picks() } else { &[] };
        match Self::ask(&at, picks, place) {
            Comes::Picked(None) if !G::rein(&at, place).is_fixed() => {
                Self::show_hand(frame, CursorIcon::Grab);
            }
            Comes::Does(_) | Comes::Warns(..) => {
                if button.is_some() {
                    self.refusals.forget();
                }
                if button.is_some() || self.picks().is_empty() {
                    Self::show_hand(frame, CursorIcon::PointingHand);
                }
            }
            Comes::Refused(Cause::Own(why)) | Comes::Picked(Some(Cause::Own(why))) => {
                match F::reason(&at, &why).hovered {
                    Hovered::Never => {}
                    Hovered::AtOnce => self.refusals.say_in_passing(Cause::Own(why)),
                    Hovered::Rest => {
                        let left = since + REST - self.time;
                        if left > 0.0 {
                            let left = Duration::from_secs_f64(left);
                            frame.ui.ctx().request_repaint_after(left);
                        } else {
                            self.resting = Some(why);
                        }
                    }
                }
            }
            _ => {}
        }
    }
}
