//! Marbles in the palette of the position editor.

use egui::{Key, Painter, Rect};

use super::balls;
use crate::Look;
use crate::editing::EditorPiece;
use crate::paint::{Circle, ball};
use kuba_rules::Player;
use kuba_rules::kuba::Marble;
use kuba_rules::phrase::Phrase;

/// Radius of a marble, in cells.
const MARBLE: f32 = 0.42;

impl EditorPiece for Marble {
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
        Phrase::new("kuba-thing").with("colour", self.letter().to_string())
    }

    fn paint(self, painter: &Painter, rect: Rect, look: &Look) {
        let circle = Circle::new(rect.center(), MARBLE * rect.size().min_elem());
        ball::ball(painter, &balls::marble(self, circle, look), look.palette);
    }
}
