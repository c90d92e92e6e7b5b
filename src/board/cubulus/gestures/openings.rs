//! The openings and the layers as nodes for screen readers, whose click is a press.

use egui::{Rect, Role, Sense, Vec2, WidgetInfo};

use crate::board::cubulus::geometry::FACES;
use crate::board::cubulus::speech;
use crate::board::cubulus::stage::{LAYERS, Stage};
use crate::board::cubulus::state::View;
use crate::board::{Reply, reader};
use crate::rules::cubulus::{Cell, Cells, Move, Opening, SIDE};

/// The width of an opening's node, in `u`.
const NODE: f32 = 0.8;

/// Takes what a screen reader does.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    let texts = stage.scene.texts;
    for (face, group) in FACES.into_iter().zip(stage.groups) {
        for cell in Cells::face(face) {
            let Some(opening) = Opening::new(cell, face.inwards()) else {
                continue;
            };
            let size = Vec2::splat(NODE * stage.geometry.u());
            let rect = Rect::from_center_size(stage.geometry.opening(opening), size);
            let id = stage.response.id.with(opening);
            let words = || texts.say(&speech::opening(stage.scene, opening));
            if reader::part(group, id, rect, words) {
                view.press(stage.scene, opening, reply);
            }
        }
    }
    let Some(layers) = stage.groups.get(LAYERS) else {
        return;
    };
    for layer in 0..SIDE {
        let rect = stage.geometry.trays().layer(layer);
        let id = stage.response.id.with(("layer", layer));
        let words = speech::layer(stage.position(), layer);
        layers
            .interact(rect, id, Sense::hover())
            .widget_info(|| WidgetInfo::labeled(Role::Label, true, texts.say(&words)));
    }
    if stage.position().is_laying() {
        let core = stage.geometry.trays().cell(Cell::CORE);
        let rect = Rect::from_center_size(core.center, Vec2::splat(2.0 * core.radius));
        let id = stage.response.id.with("core");
        if reader::part(layers, id, rect, || texts.say(&speech::core(stage.scene))) {
            view.press_core(stage.scene, reply);
        }
    }
}
