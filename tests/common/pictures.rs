//! Pictures of what a test shows.
//!
//! A file of its own, without anything from the other tests.

use egui::{Context, FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;
use image::RgbaImage;
use kuba::board::raster::Raster;

/// Draws on the processor: the same picture on every machine.
#[derive(Default)]
pub struct Pictures(Raster);

impl TestRenderer for Pictures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.take_textures(delta);
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        Ok(self.0.picture(ctx, output, ctx.content_rect().size()))
    }
}
