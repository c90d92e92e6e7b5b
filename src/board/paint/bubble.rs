//! Words above the field of a board, where they cover no cell of it: the reason of a refusal.

use std::sync::Arc;

use egui::{Align2, FontId, Galley, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::board::palette::Palette;

/// Words in their place.
pub struct Bubble {
    /// What they say.
    pub words: String,
    /// Where they stand, with their ground.
    pub rect: Rect,
    galley: Arc<Galley>,
}

impl Bubble {
    /// Lays words out above a field whose cells are `cell` points wide.
    pub fn above(
        painter: &Painter,
        field: Rect,
        cell: f32,
        words: String,
        palette: &Palette,
    ) -> Self {
        let size = (0.21 * cell).clamp(11.0, 15.0);
        let galley = painter.layout(
            words.clone(),
            FontId::proportional(size),
            palette.danger,
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
    pub fn paint(self, painter: &Painter, palette: &Palette) {
        let edge = Stroke::new(1.5, palette.danger);
        painter.rect(self.rect, 6.0, palette.panel, edge, StrokeKind::Inside);
        let center = self.rect.center();
        let place = Align2::CENTER_CENTER.anchor_size(center, self.galley.size());
        painter.galley(place.min, self.galley, palette.danger);
    }
}
