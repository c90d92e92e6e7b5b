//! The reason of a refusal on the groove above the field, where it covers no cell.

use std::sync::Arc;

use egui::{Align2, FontId, Galley, Rect, Stroke, StrokeKind, pos2, vec2};

use super::stage::Stage;
use crate::phrase::Phrase;

/// Words in their place.
pub(super) struct Bubble {
    /// What they say.
    pub words: String,
    /// Where they stand, with their ground.
    pub rect: Rect,
    galley: Arc<Galley>,
}

impl Bubble {
    /// Lays the words of a reason out.
    pub(super) fn new(stage: &Stage, reason: &Phrase) -> Self {
        let words = stage.scene.texts.say(reason);
        let field = stage.geometry.field();
        let size = (0.21 * stage.geometry.cell_size()).clamp(11.0, 15.0);
        let galley = stage.painter().layout(
            words.clone(),
            FontId::proportional(size),
            stage.look().palette.danger,
            field.width() - 16.0,
        );
        let pad = vec2(10.0, 4.0);
        let height = galley.size().y + 2.0 * pad.y;
        // Longer reasons grow upwards, over the frame and not over the field.
        let bottom = field.top() - 3.0;
        let center = pos2(field.center().x, bottom - height / 2.0);
        Self {
            words,
            rect: Rect::from_center_size(center, galley.size() + 2.0 * pad),
            galley,
        }
    }

    /// Paints it.
    pub(super) fn paint(self, stage: &Stage) {
        let (painter, palette) = (stage.painter(), stage.look().palette);
        let edge = Stroke::new(1.5, palette.danger);
        painter.rect(self.rect, 6.0, palette.panel, edge, StrokeKind::Inside);
        let center = self.rect.center();
        let place = Align2::CENTER_CENTER.anchor_size(center, self.galley.size());
        painter.galley(place.min, self.galley, palette.danger);
    }
}
