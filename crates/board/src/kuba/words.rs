//! Names and sentences of Kuba.

use super::speech;
use crate::{GameWords, Look, Scene};
use kuba_rules::kuba::{GameState, Move, Push, colour};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game as _, Player};

impl GameWords for GameState {
    fn title() -> Phrase {
        Phrase::new("game-kuba")
    }

    fn seat_name(player: Player) -> Phrase {
        colour(player)
    }

    fn welcome() -> Phrase {
        Phrase::new("kuba-welcome")
    }

    fn head_start_words(steps: u8) -> Phrase {
        Phrase::new("kuba-head-start").with("steps", steps)
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        speech::status(scene)
    }

    fn extra_turn_word() -> Phrase {
        Phrase::new("kuba-push-again")
    }

    fn advice(&self, mv: Move, look: &Look) -> Phrase {
        speech::advice(mv, look.viewer)
    }

    fn beginning(&self, mv: Move) -> Phrase {
        match mv {
            Move::Push(push) => Phrase::new("kuba-begin").with("cell", push.from.to_string()),
            Move::Pass => speech::advice(mv, self.turn()),
        }
    }

    fn sentence(&self, mv: Move, look: &Look) -> Phrase {
        speech::sentence(self, mv, look.viewer)
    }

    fn list_text(&self, mv: Move) -> Phrase {
        let text = match mv {
            Move::Push(Push { from, direction }) => match from.step(direction) {
                Some(to) => format!("{from}-{to}"),
                None => self.write_move(mv),
            },
            Move::Pass => return Phrase::new("kuba-end-of-turn"),
        };
        Phrase::new("list-move").with("move", text)
    }

    fn move_words(&self, mv: Move, look: &Look) -> Phrase {
        speech::said(self, mv, look.viewer)
    }
}
