//! Content of an export.

use std::sync::Arc;

use egui::{Context, Vec2, vec2};
use image::RgbaImage;

use super::choice::{Choice, Extent};
use crate::app::shell::fonts;
use crate::app::shell::theme;
use crate::board::film::{CodeStrip, ExportStyle, Exporter, MoveRange, NoFilm, Replay};
use crate::board::{Look, Speed};
use crate::i18n::Texts;

/// Height of every picture without the code of its game, in points; text scales with the picture.
const HEIGHT: f32 = 480.0;

/// Game to export, with everything needed to render it on any thread.
pub struct Subject {
    /// Recorded game.
    pub reel: Box<dyn Replay>,
    /// Number of moves before the shown position.
    pub ply: usize,
    /// Appearance of the board in the window.
    pub look: Look,
    /// Texts in the language of the window.
    pub texts: Arc<Texts>,
}

impl Clone for Subject {
    fn clone(&self) -> Self {
        Self {
            reel: self.reel.copy(),
            ply: self.ply,
            look: self.look,
            texts: Arc::clone(&self.texts),
        }
    }
}

impl Subject {
    /// Range of plies to export; a picture shows the last one.
    pub fn cut(&self, extent: Extent) -> MoveRange {
        match extent {
            Extent::Position => MoveRange { from: self.ply, to: self.ply },
            Extent::Turn => self.reel.turn_before(self.ply),
            Extent::Game => MoveRange { from: 0, to: self.reel.moves() },
        }
    }

    /// Width and height in pixels.
    pub fn pixels(&self, choice: Choice) -> Vec2 {
        let board = self.board_pixels(choice);
        let zoom = board.y / HEIGHT;
        let strip = self.strip(choice).map_or(0.0, |strip| strip.height * zoom);
        board + vec2(0.0, strip.round())
    }

    fn board_pixels(&self, choice: Choice) -> Vec2 {
        let height = f32::from(choice.side.pixels());
        vec2((height * self.reel.aspect_ratio()).round(), height)
    }

    fn strip(&self, choice: Choice) -> Option<CodeStrip> {
        let code = self.reel.code().filter(|_| choice.code)?;
        let board = self.board_pixels(choice);
        let zoom = board.y / HEIGHT;
        code.strip(board.x / zoom, zoom)
    }

    /// `scale` is the number of pixels per chosen pixel.
    fn print(&self, choice: Choice, scale: f32) -> ExportStyle {
        let pixels = self.pixels(choice);
        let zoom = self.board_pixels(choice).y / HEIGHT;
        ExportStyle {
            size: pixels / zoom,
            scale: zoom * scale,
            look: Look {
                coordinates: choice.coordinates,
                // The user's animation settings do not apply to the viewers of a film.
                speed: Speed::Normal,
                reduce_motion: false,
                stores: false,
                ..self.look
            },
            names: choice.names,
            score: choice.score,
            strip: self.strip(choice),
        }
    }

    /// Renders the last position of the chosen part. `scale` is the number of pixels per chosen pixel.
    pub fn picture(&self, choice: Choice, scale: f32) -> RgbaImage {
        let ctx = self.context();
        let studio = self.studio(&ctx, self.print(choice, scale));
        self.reel.picture(&studio, self.cut(choice.extent).to)
    }

    /// Renders the chosen part as a film. `wanted` takes the progress from 0 to 1 and returns `false` to
    /// stop.
    ///
    /// # Errors
    /// The reason of a failure, or that the film was stopped.
    pub fn film(
        &self,
        choice: Choice,
        wanted: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Vec<u8>, NoFilm> {
        let ctx = self.context();
        let studio = self.studio(&ctx, self.print(choice, 1.0));
        self.reel.film(&studio, self.cut(choice.extent), wanted)
    }

    /// A context of its own for rendering, apart from the window's.
    fn context(&self) -> Context {
        let ctx = Context::default();
        theme::install(&ctx);
        fonts::add_fonts_of_the_system(&ctx);
        theme::set_palette(&ctx, self.look.palette);
        ctx
    }

    fn studio<'a>(&'a self, ctx: &'a Context, print: ExportStyle) -> Exporter<'a> {
        Exporter { ctx, texts: &self.texts, print }
    }
}
