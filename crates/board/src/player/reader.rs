//! Widgets for single targets: named parts, buttons and links, for screen readers and the pointer.

use egui::{CursorIcon, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo};

use super::state::{BoardPlayer, Frame};
use crate::face::{Access, BoardContext, BoardFace, HitTarget, SpeechTopic};
use crate::grammar::Grammar;
use crate::{Reply, reader, tip};

fn name<F: BoardFace>(at: &BoardContext<F>, place: F::Place) -> String {
    let words = F::words(at, &SpeechTopic::Place(place));
    words.map_or_else(String::new, |words| at.scene.texts.say(&words))
}

pub(super) fn groups<F: BoardFace>(
    ui: &mut Ui,
    at: &BoardContext<F>,
    spots: &[HitTarget<F::Place>],
) -> Vec<Ui> {
    let mut rects: Vec<Rect> = Vec::new();
    for (group, spot) in spots.iter().filter_map(|spot| Some((spot.group?, spot))) {
        let group = usize::from(group);
        rects.resize(rects.len().max(group + 1), Rect::NOTHING);
        rects[group] = rects[group].union(spot.outline.rect());
    }
    let named = rects.into_iter().zip(0..).map(|(rect, group)| {
        let words = F::words(at, &SpeechTopic::Group(group));
        let space = UiBuilder::new()
            .max_rect(rect)
            .id_salt(("group", group))
            .accessibility_role(Role::Group)
            .accessibility_label(
                words.map_or_else(String::new, |words| at.scene.texts.say(&words)),
            );
        ui.new_child(space)
    });
    named.collect()
}

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    pub(super) fn parts(&mut self, frame: &Frame<F>, reply: &mut Reply<G::Action>) {
        let at = self.at(frame);
        for spot in self.spots(frame).iter() {
            let id = frame.response.id.with(spot.place);
            let rect = spot.outline.rect();
            let words = || name(&at, spot.place);
            let group = spot.group.and_then(|group| frame.groups.get(usize::from(group)));
            let ui = group.unwrap_or(frame.ui);
            match spot.access {
                Access::Part => {
                    if reader::part(ui, id, rect, words) && reply.mv.is_none() {
                        self.pick(frame, spot.place, reply);
                    }
                }
                Access::Text => {
                    let text = ui.interact(rect, id, Sense::hover());
                    text.widget_info(|| WidgetInfo::labeled(Role::Label, true, words()));
                }
                Access::Button | Access::Hidden => {}
            }
        }
    }

    /// Adds the buttons over the board. Returns the one under the pointer.
    pub(super) fn buttons(
        &mut self,
        frame: &Frame<F>,
        reply: &mut Reply<G::Action>,
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
            let button = if spot.tip { tip(button, &name(&at, spot.place)) } else { button };
            if button.hovered() || button.clicked() {
                at_button = Some(spot.place);
            }
            if button.clicked() && reply.mv.is_none() {
                self.pick(frame, spot.place, reply);
            }
        }
        at_button
    }

    /// Announces the reason that stands beside the board split by direction.
    pub(super) fn tell_reason(&self, frame: &Frame<F>) {
        if let Some(words) = self.said_reason(frame).and_then(|reason| reason.aloud) {
            let words = frame.scene.texts.say(&words);
            reader::announce(frame.ui, frame.response, "reason", &words);
        }
    }

    /// Explains a sign of the board under the pointer.
    pub(super) fn tip(&self, frame: &Frame<F>) {
        let hand = self.hand(frame);
        let seen = hand.seen(self.at(frame), &self.going);
        if let Some((rect, words)) = F::tip(&seen).filter(|_| seen.moving().is_none()) {
            let id = frame.response.id.with("tip");
            let sign = frame.ui.interact(rect, id, Sense::hover());
            tip(sign, &frame.scene.texts.say(&words));
        }
    }

    /// Makes the cross in the chip of a hint that comes with every turn a button.
    pub(super) fn end_of_guide(&self, frame: &Frame<F>, reply: &mut Reply<G::Action>) {
        if !frame.scene.guided {
            return;
        }
        let hand = self.hand(frame);
        let seen = hand.seen(self.at(frame), &self.going);
        let bubble = self.bubble(frame, &seen, Self::advises(&seen));
        let Some(cross) = bubble.and_then(|bubble| bubble.cross) else {
            return;
        };
        let id = frame.response.id.with("end of guide");
        let button = frame.ui.interact(cross.expand(3.0), id, Sense::CLICK);
        let name = frame.scene.texts.text("guide-end");
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let button = button.on_hover_cursor(CursorIcon::PointingHand);
        reply.ends_guide = tip(button, &name).clicked();
    }

    /// Makes the bubble of a reason a link to the position that it refers to.
    pub(super) fn link(&self, frame: &Frame<F>, reply: &mut Reply<G::Action>) {
        let Some((reason, ply)) =
            self.refusal(frame).and_then(|reason| Some((reason.words, reason.leads_to?)))
        else {
            return;
        };
        let hand = self.hand(frame);
        let seen = hand.seen(self.at(frame), &self.going);
        let Some(bubble) = self.bubble(frame, &seen, false) else {
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

    pub(super) fn tell_cursor(&self, frame: &Frame<F>) {
        if let Some(place) = self.cursor.filter(|_| frame.response.has_focus()) {
            let part = frame.response.id.with(place);
            reader::point_at(frame.ui, frame.response, part);
        }
    }

    pub(super) fn show_hand(frame: &Frame<F>, icon: CursorIcon) {
        frame.ui.ctx().set_cursor_icon(icon);
    }
}
