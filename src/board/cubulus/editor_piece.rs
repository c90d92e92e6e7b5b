//! Balls in the palette of the position editor.

use egui::{Key, Painter, Rect};

use super::balls;
use crate::board::Look;
use crate::board::editing::EditorPiece;
use crate::board::paint::{Circle, ball};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::rules::cubulus::Ball;

/// Radius of a ball, in cells.
const BALL: f32 = 0.405;

impl EditorPiece for Ball {
    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn key(self) -> Key {
        match self {
            Self::White => Key::W,
            Self::Black => Key::B,
            Self::Red => Key::R,
        }
    }

    fn name(self, _: Player) -> Phrase {
        Phrase::new("cubulus-thing").with("colour", self.letter().to_string())
    }

    fn paint(self, painter: &Painter, rect: Rect, look: &Look) {
        let circle = Circle::new(rect.center(), BALL * rect.size().min_elem());
        ball::ball(painter, &balls::ball(self, circle, look), look.palette);
    }
}
