//! Swing of a board that can be looked at from its other sides while it is held.

use egui::InputState;

use super::state::{BoardPlayer, DragState, Frame};
use crate::face::{BoardFace, BoardLayout as _, BoardMemo as _, SpeechTopic, target_at};
use crate::grammar::Grammar;
use crate::reader;
use kuba_rules::phrase::Phrase;

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// Handles the pointer. The board does not swing back while a piece is held.
    pub(super) fn swing_round(&mut self, frame: &Frame<F>) {
        if !F::ViewState::CAN_SWING {
            return;
        }
        let (ui, at) = (frame.ui, self.at(frame));
        let handles = F::swing_handles(&at, ui.painter());
        let touch = ui.input(InputState::any_touches);
        let spots = self.spots(frame);
        let is_free = |place| target_at(&spots, place, touch).is_none();
        let texts = frame.scene.texts;
        self.swing.press((ui, frame.response), &handles, texts, is_free);
        if !matches!(self.grip, DragState::Held(_)) {
            let unit = frame.geometry.unit();
            self.swing.follow(ui, &frame.scene.look, unit);
        }
        if let Some(words) = self.facing(frame) {
            let words = frame.scene.texts.say(&words);
            reader::announce(ui, frame.response, "facing", &words);
        }
    }

    /// The side in front of a board that is swung round.
    pub(super) fn facing(&self, frame: &Frame<F>) -> Option<Phrase> {
        let angle = self.swing.angle()?;
        F::words(&self.at(frame), &SpeechTopic::Facing(angle))
    }
}
