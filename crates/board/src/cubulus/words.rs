//! Names and sentences of Cubulus.

use super::speech;
use crate::{GameWords, Look, Scene};
use kuba_rules::cubulus::{GameState, Move, Win};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Ending, Game, Outcome, Player};

impl GameWords for GameState {
    fn title() -> Phrase {
        Phrase::new("game-cubulus")
    }

    fn seat_name(player: Player) -> Phrase {
        speech::colour(player)
    }

    fn head_start_words(steps: u8) -> Phrase {
        Phrase::new("cubulus-head-start").with("steps", steps)
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        speech::status(scene)
    }

    fn ending_words(positions: &[Self], outcome: Outcome<Ending<Win>>) -> Phrase {
        speech::ending(positions, outcome)
    }

    fn list_text(&self, mv: Move) -> Phrase {
        match mv {
            Move::Resign => Phrase::new("cubulus-resigned"),
            Move::TimeOut => Phrase::new("cubulus-time-out"),
            _ => Phrase::new("list-move").with("move", self.write_move(mv)),
        }
    }

    fn advice(&self, mv: Move, _: &Look) -> Phrase {
        speech::advice(self.position(), mv)
    }

    fn beginning(&self, mv: Move) -> Phrase {
        speech::beginning(mv)
    }

    fn sentence(&self, mv: Move, _: &Look) -> Phrase {
        speech::sentence(self, mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kuba_rules::cubulus::CubulusRules;

    #[test]
    fn the_list_says_in_words_that_a_player_leaves_the_game() {
        let game = GameState::start(&CubulusRules::default());
        for mv in [Move::Resign, Move::TimeOut] {
            assert_ne!(game.list_text(mv).key, "list-move", "{mv}");
        }
    }
}
