//! Certain results with more than two seats, and what follows from them for the position before.

use super::super::MOST_SEATS;
use kuba_rules::{GameResult, Player};

/// Winning probability of each seat; 0 for seats that the game does not have.
pub(super) type Chances = [f32; MOST_SEATS];

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Certainty {
    /// This player wins within at most this many plies, whatever the others do.
    Won(Player, u16),
    Drawn,
    /// Everything is searched, but a player who has lost anyway chooses between other winners: the
    /// probability of each seat.
    Hanging(Chances),
}

impl Certainty {
    pub(super) fn of(verdict: GameResult) -> Self {
        match verdict {
            GameResult::Won(player) => Self::Won(player, 0),
            GameResult::Drawn => Self::Drawn,
        }
    }

    pub(super) fn chances(self, seats: usize) -> Chances {
        match self {
            Self::Won(player, _) => {
                let mut chances = [0.0; MOST_SEATS];
                chances[player.index()] = 1.0;
                chances
            }
            Self::Drawn => {
                let mut chances = [0.0; MOST_SEATS];
                chances[..seats].fill(1.0 / seats as f32);
                chances
            }
            Self::Hanging(chances) => chances,
        }
    }

    /// Result for a position in which `mover` chooses between these. A player who can win does so as soon as
    /// possible; one who cannot prevent the win of another delays it; one who has lost anyway takes any move
    /// that does not let another player win at once.
    pub(super) fn chosen(
        mover: Player,
        seats: usize,
        endings: impl Iterator<Item = Option<Self>> + Clone,
    ) -> Option<Self> {
        let own_win = |ending: Option<Self>| match ending {
            Some(Self::Won(player, plies)) if player == mover => Some(plies),
            _ => None,
        };
        if let Some(soonest) = endings.clone().filter_map(own_win).min() {
            return Some(Self::Won(mover, soonest + 1));
        }
        let (mut any, mut resisting) = (Mean::default(), Mean::default());
        let mut best: Option<(f32, Chances)> = None;
        let mut winner: Option<Option<Player>> = None;
        let mut latest = 0;
        for ending in endings {
            let ending = ending?;
            let chances = ending.chances(seats);
            let won = match ending {
                Self::Won(player, plies) => {
                    latest = latest.max(plies);
                    Some(player)
                }
                _ => None,
            };
            winner = Some(won.filter(|_| winner.is_none_or(|before| before == won)));
            let own = chances[mover.index()];
            if own > best.map_or(0.0, |(best, _)| best) {
                best = Some((own, chances));
            }
            any.add(chances);
            if !matches!(ending, Self::Won(_, 0 | 1)) {
                resisting.add(chances);
            }
        }
        if let Some(player) = winner? {
            return Some(Self::Won(player, latest + 1));
        }
        let best = best.map(|(_, chances)| chances);
        best.or(resisting.mean()).or(any.mean()).map(Self::Hanging)
    }
}

#[derive(Default)]
struct Mean {
    sum: Chances,
    count: u16,
}

impl Mean {
    fn add(&mut self, chances: Chances) {
        for (sum, chance) in self.sum.iter_mut().zip(chances) {
            *sum += chance;
        }
        self.count += 1;
    }

    fn mean(&self) -> Option<Chances> {
        (self.count > 0).then(|| self.sum.map(|sum| sum / f32::from(self.count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Player = Player::FIRST;

    fn chosen(endings: &[Option<Certainty>]) -> Option<Certainty> {
        Certainty::chosen(ME, 3, endings.iter().copied())
    }

    const fn won(seat: usize, plies: u16) -> Certainty {
        Certainty::Won(Player::seat(seat), plies)
    }

    #[test]
    fn a_win_is_chosen_at_once_and_a_loss_put_off() {
        let wins = [None, Some(won(0, 4)), Some(won(0, 2)), Some(won(1, 0))];
        assert_eq!(chosen(&wins), Some(won(0, 3)));
        assert_eq!(chosen(&[won(2, 1), won(2, 5)].map(Some)), Some(won(2, 6)));
        assert_eq!(chosen(&[Some(won(2, 1)), None]), None);
    }

    #[test]
    fn the_choice_of_a_player_who_has_lost_is_not_certain() {
        let hanging = chosen(&[won(1, 3), won(2, 3), won(1, 1)].map(Some));
        assert_eq!(hanging, Some(Certainty::Hanging([0.0, 0.5, 0.5, 0.0])));
        let at_once = chosen(&[won(1, 1), won(2, 1)].map(Some));
        assert_eq!(at_once, hanging);
        // A player who has something better does not take it.
        assert_eq!(
            chosen(&[hanging, Some(won(1, 1)), Some(Certainty::Drawn)]),
            Some(Certainty::Hanging(Certainty::Drawn.chances(3)))
        );
    }
}
