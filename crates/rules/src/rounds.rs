//! Numbers of rounds, by which lists of moves and everything that speaks of a move count.

use crate::Player;

/// Counts the rounds of a game, in which each player has one turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rounds {
    number: usize,
    last: Option<Player>,
}

impl Rounds {
    /// Adds a move of this player and returns the number of its round, from 1.
    pub fn add(&mut self, player: Player) -> usize {
        let goes_on = self.last.is_some_and(|last| last <= player);
        self.number += usize::from(!goes_on);
        self.last = Some(player);
        self.number
    }

    /// Returns the number of the round of the last of these moves; 0 without moves.
    pub fn of(movers: impl IntoIterator<Item = Player>) -> usize {
        let mut rounds = Self::default();
        movers.into_iter().fold(0, |_, player| rounds.add(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_has_a_turn_of_each_player() {
        let mut rounds = Rounds::default();
        let numbers = [0, 0, 1, 0, 1, 1, 1, 0, 0].map(|seat| rounds.add(Player::seat(seat)));
        assert_eq!(numbers, [1, 1, 1, 2, 2, 2, 2, 3, 3]);
    }

    #[test]
    fn a_game_that_the_second_player_begins_has_a_first_round_of_one_turn() {
        let movers = [1, 0, 1, 0].map(Player::seat);
        assert_eq!(Rounds::of(movers), 3);
        assert_eq!(Rounds::of([]), 0);
    }

    #[test]
    fn a_player_who_is_out_leaves_the_numbers_as_they_are() {
        let mut rounds = Rounds::default();
        let numbers = [0, 1, 2, 0, 2, 0, 2].map(|seat| rounds.add(Player::seat(seat)));
        assert_eq!(numbers, [1, 1, 1, 2, 2, 3, 3]);
    }
}
