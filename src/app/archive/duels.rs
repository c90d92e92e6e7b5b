//! Scores of the games that two people played against each other.

use crate::app::game::table::GameSummary;
use crate::session::Seat;
use crate::store::friends::plain_name;

/// The score of two people in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// Name of the game in files.
    pub game: &'static str,
    /// Their names as they are compared, and the games that each has won.
    sides: [(String, usize); 2],
}

impl Duel {
    /// The scores in these games, the latest pair first.
    pub(super) fn all<'a>(games: impl Iterator<Item = &'a GameSummary>) -> Vec<Self> {
        let mut duels: Vec<Self> = Vec::new();
        for summary in games {
            let [Seat::Human(Some(one)), Seat::Human(Some(other))] = &summary.seats[..] else {
                continue;
            };
            let Some(result) = summary.result else {
                continue;
            };
            let names = [plain_name(one), plain_name(other)];
            let winner = result.winner().map(|winner| names[winner.index()].clone());
            let found = duels.iter().position(|duel| {
                duel.game == summary.game && names.iter().all(|name| duel.has(name))
            });
            let place = found.unwrap_or_else(|| {
                let sides = names.map(|name| (name, 0));
                duels.push(Self { game: summary.game, sides });
                duels.len() - 1
            });
            for (name, won) in &mut duels[place].sides {
                *won += usize::from(winner.as_ref() == Some(name));
            }
        }
        duels
    }

    fn has(&self, name: &str) -> bool {
        self.sides.iter().any(|(known, _)| known == name)
    }

    /// Games won by each of two people; `None` if this is the score of others.
    pub fn score(&self, one: &str, other: &str) -> Option<[usize; 2]> {
        let won = |name: &str| {
            let name = plain_name(name);
            let mut sides = self.sides.iter();
            sides.find(|(known, _)| *known == name).map(|(_, won)| *won)
        };
        Some([won(one)?, won(other)?])
    }
}
