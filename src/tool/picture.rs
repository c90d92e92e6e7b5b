//! The window's own board in a picture, without a display.

use egui::{CentralPanel, Context, Frame, Vec2};
use image::RgbaImage;

use crate::board::{BoardView as _, Look, Playable, Scene, raster};
use crate::i18n::Texts;
use crate::session::Session;

/// What a picture is drawn on.
pub struct Canvas<'a> {
    /// Fonts and theme.
    pub ctx: &'a Context,
    /// Width and height in pixels.
    pub size: Vec2,
    /// How the board looks.
    pub look: Look,
    /// The words.
    pub texts: &'a Texts,
}

impl Canvas<'_> {
    /// The picture of a game's newest position.
    pub(super) fn draw<G: Playable>(&self, session: &Session<G>) -> RgbaImage {
        let (positions, moves) = (session.main_positions(), session.main_moves());
        let scene = Scene::picture(positions, moves, self.look, self.texts);
        let mut view = G::View::default();
        raster::draw(self.ctx, self.size, 1.0, |ui| {
            CentralPanel::default()
                .frame(Frame::new().fill(self.look.palette.window).inner_margin(4))
                .show(ui, |ui| {
                    view.show(ui, &scene);
                });
        })
    }
}
