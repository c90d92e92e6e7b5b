//! The style of exported pictures.

use egui::{Context, Vec2};

use super::picture_code::CodeStrip;
use crate::Look;
use kuba_i18n::Texts;

/// The style of exported pictures.
#[derive(Clone, Copy, Debug)]
pub struct ExportStyle {
    /// Width and height in points.
    pub size: Vec2,
    /// Pixels per point.
    pub scale: f32,
    /// The look of the board, with the speed of its animations.
    pub look: Look,
    /// `true` if the players are named.
    pub names: bool,
    /// `true` if the scores are shown.
    pub score: bool,
    /// Strip with the code of the game, at the foot of the picture; `None` without one.
    pub strip: Option<CodeStrip>,
}

/// The resources for rendering pictures.
#[derive(Clone, Copy)]
pub struct Exporter<'a> {
    /// The egui context, with fonts and theme.
    pub ctx: &'a Context,
    /// The message catalogue.
    pub texts: &'a Texts,
    /// The style.
    pub print: ExportStyle,
}

impl ExportStyle {
    /// Returns width and height in pixels.
    pub fn pixels(&self) -> [usize; 2] {
        <[f32; 2]>::from((self.size * self.scale).round()).map(|side| side as usize)
    }

    /// Returns the time for which a position is shown between two moves, in seconds.
    pub fn rest(&self) -> f64 {
        match self.look.pace() {
            0.0 => NO_MOTION,
            pace => REST * pace,
        }
    }
}

/// Time for which a position is shown on a board without motion, and on one with motion at normal speed.
const NO_MOTION: f64 = 1.0;
const REST: f64 = 0.6;
