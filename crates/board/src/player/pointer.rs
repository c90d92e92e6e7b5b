//! Press, drag, release, click.

use std::time::Duration;

use egui::{CursorIcon, InputState, PointerButton, Pos2, Vec2};

use super::drag_geometry::drag_position;
use super::played_line::{Kind, Until};
use super::state::{BoardPlayer, Drag, DragState, Frame, Rejection, Selection};
use crate::axis::Axis;
use crate::face::{BoardFace, BoardLayout, HitTarget, MoveGesture, target_at};
use crate::gesture::{self, Pointer, Press, PressPhase, REST, Spring};
use crate::grammar::{DragMode, Grammar, PickResult};
use crate::{Reply, controls};

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    pub(super) fn pointer(&mut self, frame: &Frame<F>, reply: &mut Reply<G::Action>) {
        let pointer = Pointer::read(frame.ui);
        self.start_drag(frame, &pointer);
        let mut grabbed = match std::mem::take(&mut self.grip) {
            DragState::Held(grabbed) => grabbed,
            other => {
                self.grip = other;
                let right =
                    |input: &InputState| input.pointer.button_pressed(PointerButton::Secondary);
                // Not any click: egui counts Enter on the focused board as one.
                let beside = frame.response.clicked_by(PointerButton::Primary);
                if beside || frame.ui.input(right) {
                    self.cancel_drag();
                }
                return;
            }
        };
        let phase = grabbed.hold.update(&pointer, frame.geometry.unit());
        if let Some(playing) = &mut self.playing {
            if phase == PressPhase::Down && !grabbed.hold.has_begun() {
                self.grip = DragState::Held(grabbed);
            } else if !playing.is_replay() {
                playing.kind = Kind::WhatIf(Until::Over);
            }
            return;
        }
        if phase != PressPhase::Cancelled && grabbed.hold.has_begun() {
            self.update_drag(frame, &mut grabbed);
        }
        match phase {
            PressPhase::Down => {
                if grabbed.hold.has_begun() {
                    self.warn(frame, &grabbed);
                } else {
                    self.hold_still(frame, &grabbed);
                }
                self.grip = DragState::Held(grabbed);
            }
            PressPhase::Cancelled => {
                self.cancel_drag();
                self.spring_back(frame, &grabbed);
            }
            PressPhase::Clicked => self.click(frame, grabbed.hold.from, reply),
            // A release far from the board takes the drag back.
            PressPhase::Dropped if !reaches(frame, grabbed.hold.place) => {
                self.cancel_drag();
                self.spring_back(frame, &grabbed);
            }
            PressPhase::Dropped => self.finish_drag(frame, &grabbed, reply),
        }
    }

    /// A press that stays where it is shows after a while what would come of it.
    fn hold_still(&mut self, frame: &Frame<F>, grabbed: &Drag<F::Place>) {
        let left = grabbed.since + REST - self.time;
        if self.touch {
            return;
        }
        if left > 0.0 {
            let ctx = frame.ui.ctx();
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        } else {
            self.ask_what_if(frame, grabbed.hold.from, Until::Release);
        }
    }

    fn cancel_drag(&mut self) {
        self.chosen = Selection::Nothing;
        self.refusals.forget();
    }

    fn start_drag(&mut self, frame: &Frame<F>, pointer: &Pointer) {
        let response = frame.response;
        if !pointer.presses(response) {
            return;
        }
        response.request_focus();
        self.cursor = None;
        self.waits = false;
        self.asked.end();
        self.leaving = false;
        self.touch = frame.ui.input(InputState::any_touches);
        self.end_motion();
        if self.swing.is_pulled() {
            return;
        }
        let spot =
            pointer.place.and_then(|place| Some((place, self.spot_at(frame, place, self.touch)?)));
        let Some((place, spot)) = spot else {
            return;
        };
        self.grip = DragState::Held(Drag {
            hold: Press::new(spot.place, place, pointer),
            axis: Axis::default(),
            travel: None,
            open: false,
            commits: false,
            touched: 0,
            aim: None,
            since: self.time,
        });
    }

    /// `nearly` extends the targets by their `reach`, for a finger or a drop.
    pub(super) fn spot_at(
        &self,
        frame: &Frame<F>,
        point: Pos2,
        nearly: bool,
    ) -> Option<HitTarget<F::Place>> {
        target_at(&self.spots(frame), point, nearly)
    }

    fn update_drag(&mut self, frame: &Frame<F>, grabbed: &mut Drag<F::Place>) {
        if matches!(self.chosen, Selection::Picks(_)) {
            self.chosen = Selection::Nothing;
        }
        let at = self.at(frame);
        let under = self.spot_at(frame, grabbed.hold.place, true);
        let under = under.map(|spot| spot.place);
        let rein = G::drag_mode(&at, grabbed.hold.from);
        let travel = grabbed.hold.travel();
        grabbed.axis.turn_to(travel);
        let travel = match &rein {
            DragMode::Slides(ways) if ways.len() > 1 => grabbed.axis.along(travel),
            DragMode::Fixed | DragMode::Free | DragMode::Snaps(_) | DragMode::Slides(_) => travel,
        };
        let reckoned =
            drag_position(&rein, travel, under.filter(|&under| under != grabbed.hold.from));
        grabbed.travel = reckoned.travel.filter(|_| at.may_play());
        grabbed.open = reckoned.open;
        grabbed.aim = reckoned.aim;
        let Some(pulled) = reckoned.pulled else {
            grabbed.commits = true;
            return;
        };
        grabbed.hold.note(self.time, pulled.distance);
        grabbed.commits = grabbed.hold.commits(pulled.distance);
        let shown = grabbed.travel.map_or(0.0, Vec2::length);
        let touched = gesture::touched(pulled.balls, shown);
        if touched > grabbed.touched {
            self.cues.touch();
        }
        grabbed.touched = touched;
    }

    /// Says at once why a drag will have no effect: first for the held piece, then for its target.
    fn warn(&mut self, frame: &Frame<F>, grabbed: &Drag<F::Place>) {
        let at = self.at(frame);
        if grabbed.travel.is_some() {
            Self::show_hand(frame, CursorIcon::Grabbing);
        }
        self.refusals.forget();
        if !self.spot(frame, grabbed.hold.from).is_some_and(|spot| spot.holds) {
            return;
        }
        let own = match Self::ask(&at, &[], grabbed.hold.from) {
            PickResult::Refused(why) => Some(why),
            _ => None,
        };
        let meant = || {
            let (picks, aim) = dragged_to(grabbed.hold.from, grabbed.aim?);
            Self::ask(&at, &picks, aim).objection()
        };
        if let Some(why) = own.or_else(meant) {
            self.refusals.say(why);
        }
    }

    fn finish_drag(
        &mut self,
        frame: &Frame<F>,
        grabbed: &Drag<F::Place>,
        reply: &mut Reply<G::Action>,
    ) {
        self.warn(frame, grabbed);
        if self.refusals.stands() {
            self.cues.refuse();
        }
        let at = self.at(frame);
        let aim = grabbed.aim.filter(|_| grabbed.travel.is_some() && grabbed.commits);
        let Some(aim) = aim else {
            self.spring_back(frame, grabbed);
            return;
        };
        let (mut picks, aim) = dragged_to(grabbed.hold.from, aim);
        let again = self.chosen == Selection::Preview(aim);
        let comes = Self::ask(&at, &picks, aim);
        picks.push(aim);
        let made = MoveGesture { picks, travel: grabbed.travel };
        match comes {
            PickResult::Does(deed) => self.perform(frame, deed, made, reply),
            PickResult::Warns(deed, _) if again => self.perform(frame, deed, made, reply),
            PickResult::Warns(..) => {
                self.chosen = Selection::Preview(aim);
                self.spring_back(frame, grabbed);
            }
            PickResult::Becomes(place, _) => {
                self.refusals.forget();
                self.chosen = Selection::Picks(vec![place]);
                self.go_to_first(frame);
            }
            _ => self.spring_back(frame, grabbed),
        }
    }

    fn spring_back(&mut self, frame: &Frame<F>, grabbed: &Drag<F::Place>) {
        if let Some(travel) = grabbed.travel.filter(|_| self.at(frame).may_play()) {
            self.grip = DragState::Springs(Spring {
                mv: (grabbed.hold.from, travel),
                from: 1.0,
                legal: grabbed.open,
                start: self.time,
            });
        }
    }

    /// Handles a press without a drag. The second of two clicks neither undoes the first nor confirms its
    /// warning.
    fn click(&mut self, frame: &Frame<F>, place: F::Place, reply: &mut Reply<G::Action>) {
        let chosen = match &self.chosen {
            Selection::Nothing => None,
            Selection::Picks(picks) => picks.last(),
            Selection::Preview(looked) => Some(looked),
        };
        if frame.response.double_clicked() && chosen == Some(&place) && !self.looks_at(frame, place)
        {
            return;
        }
        if self.spot(frame, place).is_some_and(|spot| spot.pressed) {
            self.press(frame, place, reply);
            return;
        }
        self.cancel_drag();
        if let Some(reason) = frame.scene.tied() {
            self.refuse_aloud(Rejection::Tied(reason.clone()));
        }
    }

    /// Returns `true` if a finger has previewed the action here without a warning.
    fn looks_at(&self, frame: &Frame<F>, place: F::Place) -> bool {
        self.chosen == Selection::Preview(place)
            && matches!(Self::ask(&self.at(frame), &[], place), PickResult::Does(_))
    }

    pub(super) fn wheel(&mut self, frame: &Frame<F>) {
        if !matches!(self.grip, DragState::Held(_)) {
            self.wheel = 0.0;
            return;
        }
        for twist in controls::wheel_rotations(frame.ui, &mut self.wheel) {
            self.turn(frame, twist);
        }
    }
}

/// Returns `true` if a point is on the board or less than a cell beside it.
fn reaches<F: BoardFace>(frame: &Frame<F>, point: Pos2) -> bool {
    let board = frame.response.rect.expand(frame.geometry.unit());
    board.contains(point)
}

/// The picks of a drop, and its target; only the target if the piece is dropped where it was.
fn dragged_to<P: PartialEq>(from: P, aim: P) -> (Vec<P>, P) {
    let picks = if from == aim { Vec::new() } else { vec![from] };
    (picks, aim)
}
