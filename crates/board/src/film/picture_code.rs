//! The QR code of a game in a picture, and the strip below the board that holds it.

use egui::{Color32, Mesh, Pos2, Rect, Shape, Ui, Vec2};
use qrcode::{Color, EcLevel, QrCode};

/// Modules of white around a code, as its standard asks for.
const QUIET: usize = 4;
/// Preferred and least side of a module, in pixels. Half of the preferred one is still read.
const MODULE: usize = 6;
const LEAST_MODULE: usize = 5;
/// Width beside the code that is enough for words, as a share of the picture.
const BESIDE: f32 = 0.34;
/// Height of the words above a code that leaves no room beside it, in points.
const ABOVE: f32 = 96.0;
/// Least height of the strip, in points.
const LEAST_STRIP: f32 = 140.0;
/// Space around the code, in points.
const AROUND: f32 = 6.0;

/// A code in black and white modules.
#[derive(Clone, Debug)]
pub struct PictureCode {
    /// Modules of a side, without the white zone.
    side: usize,
    dark: Vec<bool>,
}

/// Place of a code in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CodeStrip {
    /// Height of the strip, in points.
    pub height: f32,
    /// Side of a module, in points.
    module: f32,
    /// Side of the code with its white zone, in points.
    code: f32,
    /// The words stand beside the code, not above it.
    is_beside: bool,
}

impl PictureCode {
    /// The QR code of a word; `None` if the word is too long.
    pub fn of(word: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(word, EcLevel::M).ok()?;
        let dark = code.to_colors().into_iter();
        Some(Self { side: code.width(), dark: dark.map(|colour| colour == Color::Dark).collect() })
    }

    /// Number of modules of a side.
    pub fn modules(&self) -> usize {
        self.side
    }

    /// The strip for a picture of this width, in points, with `zoom` pixels to a point; `None` if the code would
    /// be too small to be read.
    pub fn strip(&self, width: f32, zoom: f32) -> Option<CodeStrip> {
        let modules = self.side + 2 * QUIET;
        let room = (width - 2.0 * AROUND) * zoom;
        let most = (room / modules as f32) as usize;
        let module = MODULE.min(most);
        if module < LEAST_MODULE {
            return None;
        }
        let module = module as f32 / zoom;
        let code = modules as f32 * module;
        let is_beside = width - code >= BESIDE * width;
        let needed = code + 2.0 * AROUND + if is_beside { 0.0 } else { ABOVE };
        // Whole pixels.
        let height = (needed.max(LEAST_STRIP) * zoom).ceil() / zoom;
        Some(CodeStrip { height, module, code, is_beside })
    }

    /// Draws the code into a strip, and returns the rectangle that it leaves for words.
    pub(super) fn draw(&self, ui: &Ui, strip: &CodeStrip, place: Rect) -> Rect {
        let left = if strip.is_beside {
            place.right() - AROUND - strip.code
        } else {
            place.center().x - strip.code / 2.0
        };
        // On a whole module, so that every edge lies between two pixels.
        let on_module =
            |at: f32, from: f32| from + ((at - from) / strip.module).floor() * strip.module;
        let corner = Pos2::new(on_module(left, place.left()), place.bottom() - AROUND - strip.code);
        let zone = Rect::from_min_size(corner, Vec2::splat(strip.code));
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(zone, Color32::WHITE);
        let first = corner + Vec2::splat(QUIET as f32 * strip.module);
        for (index, _) in self.dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let at = Vec2::new((index % self.side) as f32, (index / self.side) as f32);
            let size = Vec2::splat(strip.module);
            let rect = Rect::from_min_size(first + at * strip.module, size);
            mesh.add_colored_rect(rect, Color32::BLACK);
        }
        ui.painter().add(Shape::mesh(mesh));
        if strip.is_beside {
            place.with_max_x(zone.left() - AROUND)
        } else {
            place.with_max_y(zone.top())
        }
    }
}
