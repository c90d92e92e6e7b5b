//! How a picture of a game is to look.

use egui::{Context, Vec2};

use crate::board::Look;
use crate::i18n::Texts;

/// How pictures of a game are to look.
#[derive(Clone, Copy, Debug)]
pub struct Print {
    /// Width and height in points.
    pub size: Vec2,
    /// Pixels a point.
    pub scale: f32,
    /// How the board looks, and how fast it moves.
    pub look: Look,
    /// Whether it is to be read who plays.
    pub names: bool,
    /// Whether what everybody has won is to be seen.
    pub score: bool,
}

/// What pictures are made with.
#[derive(Clone, Copy)]
pub struct Studio<'a> {
    /// Fonts and theme.
    pub ctx: &'a Context,
    /// The words.
    pub texts: &'a Texts,
    /// How they are to look.
    pub print: Print,
}

impl Print {
    /// Width and height in pixels.
    pub fn pixels(&self) -> [usize; 2] {
        <[f32; 2]>::from((self.size * self.scale).round()).map(|side| side as usize)
    }

    /// For how long a position is to be seen between two moves, in seconds.
    pub fn rest(&self) -> f64 {
        match self.look.pace() {
            0.0 => NO_MOTION,
            pace => REST * pace,
        }
    }
}

/// For how long a position is seen where nothing moves, and where something does at the usual pace.
const NO_MOTION: f64 = 1.0;
const REST: f64 = 0.6;
