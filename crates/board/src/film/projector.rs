//! Rendering of frames of an interface at chosen times.

use egui::emath::TSTransform;
use egui::{Context, FullOutput, Ui};

use super::export_style::{ExportStyle, Exporter};
use crate::raster::{self, Area, Rasteriser, Textures};

/// Layout settles in these passes before the first frame.
const PASSES: u8 = 2;

/// The clock of the film and the pixels of its last frame.
pub(super) struct Projector<'a> {
    ctx: &'a Context,
    print: ExportStyle,
    time: f64,
    textures: Textures,
    pixels: Vec<u32>,
}

impl<'a> Projector<'a> {
    pub(super) fn new(studio: &Exporter<'a>, mut ui: impl FnMut(&mut Ui)) -> Self {
        let print = studio.print;
        let mut projector = Self {
            ctx: studio.ctx,
            print,
            time: 0.0,
            textures: Textures::default(),
            pixels: vec![0; print.pixels().iter().product()],
        };
        for _ in 0..PASSES {
            projector.pass(1.0, &mut ui);
        }
        projector
    }

    pub(super) fn pass(&mut self, seconds: f64, ui: impl FnMut(&mut Ui)) -> FullOutput {
        self.time += seconds;
        let ExportStyle { size, scale, .. } = self.print;
        let input = raster::input(size, scale, self.time);
        let mut output = self.ctx.run_ui(input, ui);
        self.textures.take(&mut output.textures_delta);
        self.textures.free(&mut output.textures_delta);
        output
    }

    pub(super) fn shoot(&mut self, seconds: f64, ui: impl FnMut(&mut Ui)) -> &[u32] {
        let output = self.pass(seconds, ui);
        let size = self.print.pixels();
        let scale = output.pixels_per_point;
        let to_pixels = TSTransform::from_scaling(scale);
        let mut rasteriser = Rasteriser::new(&mut self.pixels, size[0], to_pixels);
        rasteriser.fill(self.print.look.palette.window);
        for primitive in self.ctx.tessellate(output.shapes, scale) {
            rasteriser.primitive(&primitive, &self.textures, Area::whole(size));
        }
        &self.pixels
    }
}
