//! Turns what the user does on the board into what the user wants.

mod cells;
mod chips;
mod keys;
mod pointer;

use egui::{CursorIcon, Rect, Role, Sense, WidgetInfo};

use super::bubble;
use super::stage::Stage;
use super::state::View;
use crate::board::Reply;
use crate::phrase::Phrase;
use crate::rules::kuba::Move;

/// Takes everything the user does on the board.
pub(super) fn take(view: &mut View, stage: &Stage) -> Reply<Move> {
    let mut reply = Reply::default();
    cells::take(view, stage, &mut reply);
    keys::take(view, stage, &mut reply);
    hollows(stage, &mut reply);
    if chips::take(view, stage, &mut reply) {
        view.resting = None;
    } else {
        pointer::take(view, stage, &mut reply);
        pointer::hover(view, stage);
    }
    if reply.mv.is_some() {
        view.selected = None;
        view.refusals.forget();
        view.preview = None;
    }
    follow_reason(view, stage, &mut reply);
    view.let_refusal_fade(stage.ui.ctx());
    reply.says = view.words(stage.scene);
    reply.cues = std::mem::take(&mut view.cues);
    reply
}

/// The captured marbles: which move put them there.
fn hollows(stage: &Stage, reply: &mut Reply<Move>) {
    let geometry = &stage.geometry;
    if !geometry.has_hollows() {
        return;
    }
    for captured in &stage.captured {
        let Some(ply) = captured.ply else {
            continue;
        };
        let center = geometry.hollow(captured.player, captured.marble, captured.index);
        let rect =
            Rect::from_center_size(center, egui::Vec2::splat(2.0 * geometry.hollow_radius()));
        let id = (captured.player, captured.marble, captured.index);
        let id = stage.response.id.with(id);
        let words = Phrase::new("kuba-hollow-filled").with("move", ply);
        let words = stage.scene.texts.say(&words);
        let hollow = stage.ui.interact(rect, id, Sense::CLICK);
        hollow.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
        if hollow.on_hover_text(words).clicked() {
            reply.show_ply = Some(ply);
        }
    }
}

/// The reason of a refusal leads to the position that would come back.
fn follow_reason(view: &View, stage: &Stage, reply: &mut Reply<Move>) {
    let Some(refused) = view.refusals.why() else {
        return;
    };
    let Some(ply) = refused.repeats else {
        return;
    };
    let bubble = bubble::refusal(view, stage, refused);
    let id = stage.response.id.with("repeats");
    let link = stage.ui.interact(bubble.rect, id, Sense::CLICK);
    let words = || stage.scene.texts.say(&refused.reason);
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, words()));
    if link.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        reply.show_ply = Some(ply);
    }
}
