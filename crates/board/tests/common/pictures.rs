//! Snapshots rendered by the software rasteriser.
//!
//! It uses no other test module, so that other test crates can include it alone.

use egui::{Context, FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;
use image::RgbaImage;
use kuba_board::raster::Raster;

/// Renderer that draws on the processor, with the same result on every machine.
#[derive(Default)]
pub(crate) struct Pictures(Raster);

impl TestRenderer for Pictures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.take_textures(delta);
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        Ok(self.0.picture(ctx, output, ctx.content_rect().size()))
    }
}
