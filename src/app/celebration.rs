//! A small celebration on the board when a person has won.

use std::f32::consts::TAU;

use egui::{Color32, Context, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::board::{Palette, frames};
use crate::random::Random;

/// How long it takes, in seconds.
const DURATION: f32 = 2.4;
/// How long the pieces fade away at its end, in seconds.
const FADE: f32 = 0.6;
/// The number of pieces.
const PIECES: usize = 72;
/// How fast pieces begin, in heights of the board a second: at least, and how much more at most.
const LAUNCH: (f32, f32) = (0.55, 0.55);
/// How fast they fall, in heights of the board a second, a second.
const GRAVITY: f32 = 0.9;

/// Whether somebody is celebrated, and since when.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Celebration {
    /// Whether the game on the table has been seen going on: an old victory is none.
    seen_going: bool,
    /// When it began, in seconds of the window's clock.
    began: Option<f64>,
}

impl Celebration {
    /// One that begins at this time.
    pub(super) fn begun(time: f64) -> Self {
        Self {
            seen_going: false,
            began: Some(time),
        }
    }

    /// Looks at the game on the table: whether it has ended, and whether a person is now seen to
    /// have won it.
    pub(super) fn watch(&mut self, ended: bool, won: bool, time: f64) {
        if !ended {
            *self = Self {
                seen_going: true,
                began: None,
            };
        } else if won && self.seen_going {
            *self = Self {
                seen_going: false,
                began: Some(time),
            };
        }
    }

    /// Draws it over the board, while it lasts.
    pub(super) fn show(
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

/// A piece of coloured paper.
struct Piece {
    colour: Color32,
    /// Where it is thrown from, in widths of the board.
    from: f32,
    /// How fast, in heights of the board a second.
    speed: Vec2,
    /// Its edges, in heights of the board.
    size: Vec2,
    /// How it lies at first, and how fast it turns, in radians and radians a second.
    turn: (f32, f32),
    /// How fast it tumbles, in radians a second.
    tumble: f32,
    /// When it is thrown, in seconds.
    delay: f32,
}

impl Piece {
    fn thrown(dice: &mut Random, number: usize, palette: &Palette) -> Self {
        let mut part = || dice.below(1000) as f32 / 999.0;
        let colours = [
            palette.cats_eye,
            palette.red.body,
            palette.accent,
            palette.ok,
            palette.white.body,
        ];
        // From both lower corners, towards the middle.
        let left = number.is_multiple_of(2);
        let inwards = 0.10 + 0.55 * part();
        Self {
            colour: colours[number % colours.len()],
            from: if left { 0.02 } else { 0.98 },
            speed: vec2(
                if left { inwards } else { -inwards },
                -(LAUNCH.0 + LAUNCH.1 * part()),
            ),
            size: vec2(0.010 + 0.006 * part(), 0.016 + 0.008 * part()),
            turn: (TAU * part(), 6.0 * (part() - 0.5)),
            tumble: 4.0 + 6.0 * part(),
            delay: 0.25 * part(),
        }
    }

    /// The piece at this age of the celebration, in seconds.
    fn at(&self, age: f32, board: Rect) -> Option<Shape> {
        let time = age - self.delay;
        if time < 0.0 {
            return None;
        }
        let height = board.height();
        let centre = pos2(board.left() + self.from * board.width(), board.bottom())
            + (self.speed * time + vec2(0.0, 0.5 * GRAVITY * time * time)) * height;
        let (sin, cos) = (self.turn.0 + self.turn.1 * time).sin_cos();
        // It is seen from the edge now and then.
        let half = self.size * height / 2.0 * vec2(1.0, (self.tumble * time).cos());
        let corner = |x: f32, y: f32| -> Pos2 {
            let (x, y) = (half.x * x, half.y * y);
            centre + vec2(x * cos - y * sin, x * sin + y * cos)
        };
        let corners = vec![
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
        ];
        let seen = ((DURATION - age) / FADE).clamp(0.0, 1.0);
        let colour = self.colour.gamma_multiply(seen);
        Some(Shape::convex_polygon(corners, colour, Stroke::NONE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_victory_that_has_just_been_won_is_celebrated() {
        // A game that is opened was won before.
        let mut celebration = Celebration::default();
        celebration.watch(true, false, 1.0);
        celebration.watch(true, true, 2.0);
        assert_eq!(celebration.began, None);
        // One that is seen to end is celebrated once its last piece lies still.
        celebration.watch(false, false, 3.0);
        celebration.watch(true, false, 4.0);
        assert_eq!(celebration.began, None);
        celebration.watch(true, true, 5.0);
        celebration.watch(true, true, 6.0);
        assert_eq!(celebration.began, Some(5.0));
        celebration.watch(false, false, 7.0);
        assert_eq!(celebration.began, None);
    }
}
