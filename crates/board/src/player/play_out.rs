//! Start and end of the moves that are played out while one is held.

use egui::Ui;

use super::state::{BoardPlayer, DragState, Frame};
use super::what_if::{Played, Until, WhatIf};
use crate::face::BoardFace;
use crate::grammar::Grammar;
use crate::{Scene, frames};

/// Time for which the keyboard shows them, in seconds.
pub(super) const BY_KEY: f64 = 4.0;

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// Starts to play out why a move at a place gives the game away. Returns `false` if it does not.
    pub(super) fn ask_what_if(&mut self, frame: &Frame<F>, place: F::Place, until: Until) -> bool {
        let at = self.at(frame);
        if !at.may_play() {
            return false;
        }
        self.what_if = WhatIf::of(at.game(), F::refutation(&at, place), until);
        if self.what_if.is_some() {
            self.refusals.forget();
            frames::next(frame.ui.ctx());
        }
        self.what_if.is_some()
    }

    /// The game with the moves that are played out now; `None` without any.
    pub(super) fn play_out(&mut self, ui: &Ui, scene: &Scene<F>) -> Option<Played<F>> {
        let mut what_if = self.what_if.take()?;
        if what_if.base != *scene.game().shown() {
            // A press in another position must not become a move in this one.
            self.grip = DragState::Free;
            return None;
        }
        let still = self.rested.filter(|_| self.moving().is_none());
        let rested = still.map(|since| self.time - since);
        if !what_if.goes_on(self.time, rested) {
            frames::next(ui.ctx());
            return None;
        }
        frames::next(ui.ctx());
        let played = what_if.played(scene);
        self.what_if = Some(what_if);
        Some(played)
    }
}
