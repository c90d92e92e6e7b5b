//! Confetti over the board when a person has won.

use std::f32::consts::TAU;

use egui::{Color32, Context, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::board::{Palette, frames};
use crate::random::Random;

/// In seconds.
const DURATION: f32 = 2.4;
/// Fade-out at the end, in seconds.
const FADE: f32 = 0.6;
const PIECES: usize = 72;
/// Launch speed in board heights per second: minimum, and maximum added to it.
const LAUNCH: (f32, f32) = (0.55, 0.55);
/// In board heights per second squared.
const GRAVITY: f32 = 0.9;

/// Celebration of a victory that has just been won.
#[derive(Clone, Copy, Debug, Default)]
pub struct Celebration {
    /// `true` once the game has been seen in progress; a game that was already won when opened is not
    /// celebrated.
    seen_going: bool,
    /// Start, in seconds of the window's clock.
    pub began: Option<f64>,
}

impl Celebration {
    pub(crate) fn begun(time: f64) -> Self {
        Self { seen_going: false, began: Some(time) }
    }

    /// Starts the celebration when a game in progress ends with a person winning; a game in progress stops
    /// it.
    pub fn watch(&mut self, ended: bool, won: bool, time: f64) {
        if !ended {
            *self = Self { seen_going: true, began: None };
        } else if won && self.seen_going {
            *self = Self { seen_going: false, began: Some(time) };
        }
    }

    pub(crate) fn show(
        &mut self,
        ctx: &Context,
        painter: &Painter,
        board: Rect,
        palette: &Palette,
    ) {
        let Some(began) = self.began else { return };
        let age = (ctx.input(|input| input.time) - began) as f32;
        if age >= DURATION {
            self.began = None;
            return;
        }
        let painter = painter.with_clip_rect(board.intersect(painter.clip_rect()));
        let mut dice = Random::new(7);
        for number in 0..PIECES {
            if let Some(shape) = Piece::thrown(&mut dice, number, palette).at(age, board) {
                painter.add(shape);
            }
        }
        frames::next(ctx);
    }
}

struct Piece {
    colour: Color32,
    /// Launch position, in board widths.
    from: f32,
    /// In board heights per second.
    speed: Vec2,
    /// In board heights.
    size: Vec2,
    /// Initial angle in radians and angular velocity in radians per second.
    turn: (f32, f32),
    /// In radians per second.
    tumble: f32,
    /// Launch time, in seconds after the start.
    delay: f32,
}

impl Piece {
    fn thrown(dice: &mut Random, number: usize, palette: &Palette) -> Self {
        let mut part = || dice.below(1000) as f32 / 999.0;
        let colours =
            [palette.cats_eye, palette.red.body, palette.accent, palette.ok, palette.white.body];
        let left = number.is_multiple_of(2);
        let inwards = 0.10 + 0.55 * part();
        Self {
            colour: colours[number % colours.len()],
            from: if left { 0.02 } else { 0.98 },
            speed: vec2(if left { inwards } else { -inwards }, -(LAUNCH.0 + LAUNCH.1 * part())),
            size: vec2(0.010 + 0.006 * part(), 0.016 + 0.008 * part()),
            turn: (TAU * part(), 6.0 * (part() - 0.5)),
            tumble: 4.0 + 6.0 * part(),
            delay: 0.25 * part(),
        }
    }

    /// Shape of the piece `age` seconds after the start; `None` while it is not visible.
    fn at(&self, age: f32, board: Rect) -> Option<Shape> {
        let time = age - self.delay;
        if time < 0.0 {
            return None;
        }
        let height = board.height();
        let centre = pos2(board.left() + self.from * board.width(), board.bottom())
            + (self.speed * time + vec2(0.0, 0.5 * GRAVITY * time * time)) * height;
        let (sin, cos) = (self.turn.0 + self.turn.1 * time).sin_cos();
        // Scaling one axis makes the piece tumble.
        let half = self.size * height / 2.0 * vec2(1.0, (self.tumble * time).cos());
        let corner = |x: f32, y: f32| -> Pos2 {
            let (x, y) = (half.x * x, half.y * y);
            centre + vec2(x * cos - y * sin, x * sin + y * cos)
        };
        let corners =
            vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        let seen = ((DURATION - age) / FADE).clamp(0.0, 1.0);
        let colour = self.colour.gamma_multiply(seen);
        Some(Shape::convex_polygon(corners, colour, Stroke::NONE))
    }
}
