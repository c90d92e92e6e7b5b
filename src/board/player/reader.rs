//! The places of a board by themselves: parts and buttons with names, for screen readers and for
//! the pointer.

use egui::{CursorIcon, Role, Sense, WidgetInfo};

use super::state::{BoardPlayer, Frame};
use crate::board::face::{Access, BoardFace, Setting, Told};
use crate::board::grammar::Grammar;
use crate::board::{Reply, reader};

/// What a place is called.
fn name<F: BoardFace>(at: &Setting<F>, place: F::Place) -> String {
    let words = F::words(at, &Told::Place(place));
    words.map_or_else(String::new, |words| at.scene.texts.say(&words))
}

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// A node for each part of the board; its click picks.
    pub(super) fn parts(&mut self, frame: &Frame<F>, reply: &mut Reply<G::Deed>) {
        let at = self.at(frame);
        for spot in self.spots(frame).iter() {
            if spot.access != Access::Part {
                continue;
            }
            let id = frame.response.id.with(spot.place);
            let words = || name(&at, spot.place);
            let pressed = reader::part(frame.ui, id, spot.outline.rect(), words);
            if pressed && reply.mv.is_none() {
                self.pick(frame, spot.place, reply);
            }
        }
    }

    /// The buttons over the board. Returns the one that the pointer is at.
    pub(super) fn buttons(
        &mut self,
        frame: &Frame<F>,
        reply: &mut Reply<G::Deed>,
    ) -> Option<F::Place> {
        let at = self.at(frame);
        let mut at_button = None;
        for spot in self.spots(frame).iter() {
            if spot.access != Access::Button {
                continue;
            }
            let id = frame.response.id.with(spot.place);
            let button = frame.ui.interact(spot.outline.rect(), id, Sense::CLICK);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(&at, spot.place)));
            let button = if spot.tip {
                button.on_hover_text(name(&at, spot.place))
            } else {
                button
            };
            if button.hovered() || button.clicked() {
                at_button = Some(spot.place);
            }
            if button.clicked() && reply.mv.is_none() {
                self.pick(frame, spot.place, reply);
            }
        }
        at_button
    }

    /// A reason that speaks of a position leads there.
    pub(super) fn link(&self, frame: &Frame<F>, reply: &mut Reply<G::Deed>) {
        let Some((reason, ply)) = self
            .refusal(frame)
            .and_then(|reason| Some((reason.words, reason.leads_to?)))
        else {
            return;
        };
        let hand = self.hand(frame);
        let Some(bubble) = self.bubble(frame, &hand.seen(self.at(frame), &self.going)) else {
            return;
        };
        let id = frame.response.id.with("leads to");
        let link = frame.ui.interact(bubble.rect, id, Sense::CLICK);
        let words = || frame.scene.texts.say(&reason);
        link.widget_info(|| WidgetInfo::labeled(Role::Link, true, words()));
        if link.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            reply.show_ply = Some(ply);
        }
    }

    /// Tells screen readers where the keyboard is.
    pub(super) fn tell_cursor(&self, frame: &Frame<F>) {
        if let Some(place) = self.cursor.filter(|_| frame.response.has_focus()) {
            let part = frame.response.id.with(place);
            reader::point_at(frame.ui, frame.response, part);
        }
    }

    /// The hand that says that something can be pressed or taken.
    pub(super) fn show_hand(frame: &Frame<F>, icon: CursorIcon) {
        frame.ui.ctx().set_cursor_icon(icon);
    }
}
