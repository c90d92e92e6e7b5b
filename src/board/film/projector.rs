//! Runs what is to be seen through time, and takes pictures of it.

use egui::emath::TSTransform;
use egui::{Context, FullOutput, Ui};

use super::print::{Print, Studio};
use crate::board::raster::{self, Area, Rasteriser, Textures};

/// The interface is run so often before the first picture, so that it has its final layout.
const PASSES: u8 = 2;

/// A clock of its own, and the pixels of the picture that was taken last.
pub(super) struct Projector<'a> {
    ctx: &'a Context,
    print: Print,
    time: f64,
    textures: Textures,
    pixels: Vec<u32>,
}

impl<'a> Projector<'a> {
    /// A projector whose first pictures are of this.
    pub(super) fn new(studio: &Studio<'a>, mut ui: impl FnMut(&mut Ui)) -> Self {
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

    /// Lets so many seconds pass.
    pub(super) fn pass(&mut self, seconds: f64, ui: impl FnMut(&mut Ui)) -> FullOutput {
        self.time += seconds;
        let Print { size, scale, .. } = self.print;
        let input = raster::input(size, scale, self.time);
        let mut output = self.ctx.run_ui(input, ui);
        self.textures.take(&mut output.textures_delta);
        self.textures.free(&mut output.textures_delta);
        output
    }

    /// Lets so many seconds pass and takes a picture then.
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
