//! The names and sentences of a game.

use super::{Look, Scene};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{Game, Outcome, Player, Rounds};

/// Names of a game and its seats, sentences about its moves, its state of play and its end.
pub trait GameWords: Game {
    /// Returns the name of the game.
    fn title() -> Phrase;

    /// Returns the name of a seat, such as "White".
    fn seat_name(player: Player) -> Phrase;

    /// Returns the status line for a board on which a move begins an easy game.
    fn welcome() -> Phrase {
        Phrase::new("welcome-status")
    }

    /// Returns a head start of this size in words, such as "two reds".
    fn head_start_words(_steps: u8) -> Phrase {
        Phrase::new("new-game-head-start")
    }

    /// Returns the state of play in a sentence: whose turn it is, what was captured, whether to push again.
    fn status(scene: &Scene<Self>) -> Phrase;

    /// Returns the reason for the end of a game in a word or two, with details from the board such as where
    /// and by whom. `positions` runs from the start to the end of the game.
    fn ending_words(positions: &[Self], outcome: Outcome<Self::Ending>) -> Phrase {
        let _ = positions;
        outcome.ending.phrase()
    }

    /// Returns the length of a game with these positions, such as "23 turns", as the list of moves numbers them.
    fn length(positions: &[Self]) -> Phrase {
        let before = positions.split_last().map_or(&[][..], |(_, before)| before);
        Phrase::new("turn-count").with("turns", Rounds::of(before.iter().map(Game::turn)))
    }

    /// Returns the instruction for a player with an extra turn, such as "Push again".
    fn extra_turn_word() -> Phrase {
        Phrase::new("pill-move-again")
    }

    /// Returns a move as advice, such as "Push f1 up", in the directions of the board as it looks.
    fn advice(&self, mv: Self::Move, look: &Look) -> Phrase {
        let _ = look;
        Phrase::new("advice-move").with("move", self.write_move(mv))
    }

    /// Returns the piece or the place with which a move begins, as a hint.
    fn beginning(&self, mv: Self::Move) -> Phrase {
        let _ = mv;
        Phrase::new("puzzle-begin")
    }

    /// Returns a move as a sentence about the player who makes it, such as "Black takes e4".
    fn sentence(&self, mv: Self::Move, look: &Look) -> Phrase {
        let _ = look;
        Phrase::new("puzzle-plays")
            .with("seat", Self::seat_name(self.turn()))
            .with("move", self.write_move(mv))
    }

    /// Returns a move as the move list shows it, beside its mark.
    fn list_text(&self, mv: Self::Move) -> Phrase {
        Phrase::new("list-move").with("move", self.write_move(mv))
    }

    /// Returns a move for a screen reader in the move list, in the directions of the board as it looks,
    /// such as "e5 left, takes a white marble".
    fn move_words(&self, mv: Self::Move, look: &Look) -> Phrase {
        self.advice(mv, look)
    }
}
