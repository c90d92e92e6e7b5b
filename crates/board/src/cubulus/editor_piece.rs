//! Balls in the palette of the position editor.

use egui::{Key, Painter, Rect};

use super::balls;
use crate::Look;
use crate::editing::EditorPiece;
use crate::paint::{Circle, ball};
use kuba_rules::Player;
use kuba_rules::cubulus::Ball;
use kuba_rules::phrase::Phrase;

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
