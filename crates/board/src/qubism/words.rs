//! Names and sentences of Qubism.

use super::speech;
use crate::{GameWords, Look, Scene};
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{GameState, Move};

impl GameWords for GameState {
    fn title() -> Phrase {
        Phrase::new("game-qubism")
    }

    fn seat_name(player: Player) -> Phrase {
        speech::colour(player)
    }

    fn head_start_words(steps: u8) -> Phrase {
        Phrase::new("qubism-head-start").with("steps", steps)
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        speech::status(scene)
    }

    fn advice(&self, mv: Move, look: &Look) -> Phrase {
        speech::advice(self, mv, look.viewer)
    }

    fn beginning(&self, mv: Move) -> Phrase {
        speech::beginning(self, mv)
    }

    fn sentence(&self, mv: Move, look: &Look) -> Phrase {
        speech::sentence(self, mv, look.viewer)
    }

    fn list_text(&self, mv: Move) -> Phrase {
        let text = match mv {
            Move::Go { from, to } => format!("{from}-{to}"),
            Move::Place { square, .. } => square.to_string(),
        };
        Phrase::new("list-move").with("move", text)
    }

    fn move_words(&self, mv: Move, look: &Look) -> Phrase {
        speech::move_words(self, mv, look.viewer)
    }
}
