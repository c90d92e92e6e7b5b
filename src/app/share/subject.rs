//! A game that is to be shown to others.

use std::sync::Arc;

use egui::{Context, Vec2, vec2};
use image::RgbaImage;

use super::choice::{Choice, Extent};
use crate::app::fonts;
use crate::app::theme::{self, ThemeChoice};
use crate::board::film::{Cut, NoFilm, Print, Reel, Studio};
use crate::board::{Look, Speed};
use crate::i18n::Texts;

/// The height of every picture in points: what is read in it grows with the picture.
const HEIGHT: f32 = 480.0;

/// A game that is to be shown to others, with what is needed to draw it on any thread.
pub struct Subject {
    /// The game.
    pub reel: Box<dyn Reel>,
    /// The number of moves before the position that is looked at.
    pub ply: usize,
    /// How the board looks in the window.
    pub look: Look,
    /// The words.
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
    /// The part of the game that is chosen: its last position is the one of a picture.
    pub fn cut(&self, extent: Extent) -> Cut {
        match extent {
            Extent::Position => Cut {
                from: self.ply,
                to: self.ply,
            },
            Extent::Turn => self.reel.turn_before(self.ply),
            Extent::Game => Cut {
                from: 0,
                to: self.reel.moves(),
            },
        }
    }

    /// Width and height in pixels.
    pub fn pixels(&self, choice: Choice) -> Vec2 {
        let height = f32::from(choice.side.pixels());
        vec2((height * self.reel.breadth()).round(), height)
    }

    /// How it is to look at so many pixels a chosen one.
    fn print(&self, choice: Choice, scale: f32) -> Print {
        let pixels = self.pixels(choice);
        let zoom = pixels.y / HEIGHT;
        Print {
            size: pixels / zoom,
            scale: zoom * scale,
            look: Look {
                coordinates: choice.coordinates,
                // Whoever sees it has not said how fast things may move.
                speed: Speed::Normal,
                reduce_motion: false,
                stores: false,
                ..self.look
            },
            names: choice.names,
            score: choice.score,
        }
    }

    /// Draws what is chosen, at so many pixels a chosen one: the last position of it.
    pub fn picture(&self, choice: Choice, scale: f32) -> RgbaImage {
        let ctx = self.context();
        let studio = self.studio(&ctx, self.print(choice, scale));
        self.reel.picture(&studio, self.cut(choice.extent).to)
    }

    /// Makes the film of what is chosen.
    ///
    /// # Errors
    /// It is not wanted any more, or what went wrong.
    pub fn film(
        &self,
        choice: Choice,
        wanted: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Vec<u8>, NoFilm> {
        let ctx = self.context();
        let studio = self.studio(&ctx, self.print(choice, 1.0));
        self.reel.film(&studio, self.cut(choice.extent), wanted)
    }

    /// Fonts and theme of its own: the window's are the window's.
    fn context(&self) -> Context {
        let ctx = Context::default();
        theme::install(&ctx);
        fonts::add_fonts_of_the_system(&ctx);
        let theme = if self.look.palette.dark {
            ThemeChoice::Dark
        } else {
            ThemeChoice::Light
        };
        theme::choose(&ctx, theme);
        ctx
    }

    fn studio<'a>(&'a self, ctx: &'a Context, print: Print) -> Studio<'a> {
        Studio {
            ctx,
            texts: &self.texts,
            print,
        }
    }
}
