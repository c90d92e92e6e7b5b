//! Small picture of the message that is to be sent.

use egui::{Context, TextureHandle, TextureOptions};

use crate::app::files::share::{Choice, ExportJob, ExportResult, Order, Subject};

/// Pixels of the picture for each of those that are sent.
const SCALE: f32 = 0.75;

/// Picture of the message, drawn on a thread of its own.
#[derive(Default)]
pub struct MessagePreview {
    /// Edition of the message, and its picture.
    shown: Option<(u32, TextureHandle)>,
    drawing: Option<(u32, ExportJob)>,
}

impl MessagePreview {
    /// The picture of this edition; `None` while it is being drawn.
    pub fn texture(&self, edition: u32) -> Option<&TextureHandle> {
        let shown = self.shown.as_ref().filter(|(of, _)| *of == edition);
        shown.map(|(_, texture)| texture)
    }

    /// Begins to draw an edition that is not known yet, and takes what was drawn.
    pub(crate) fn refresh(
        &mut self,
        ctx: &Context,
        edition: u32,
        message: impl FnOnce() -> Option<(Subject, Choice)>,
    ) {
        if let Some((of, job)) = &self.drawing
            && let Some(made) = job.poll()
        {
            if let ExportResult::Picture(picture) = made {
                let texture = ctx.load_texture("letter", picture, TextureOptions::LINEAR);
                self.shown = Some((*of, texture));
            }
            self.drawing = None;
        }
        if self.drawing.is_none()
            && self.texture(edition).is_none()
            && let Some((subject, choice)) = message()
        {
            let job = ExportJob::begin(ctx, subject, choice, Order::Picture(SCALE));
            self.drawing = Some((edition, job));
        }
    }

    /// Forgets the picture, once nothing is to be sent.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}
