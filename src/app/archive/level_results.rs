//! Results against the computer.

use crate::app::game::table::GameSummary;
use crate::bot::Level;
use crate::rules::Player;
use crate::session::Seat;

/// Numbers of games by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the human.
    pub won: usize,
    /// Games won by a computer.
    pub lost: usize,
    /// Drawn games.
    pub drawn: usize,
}

/// Results of a single human against each level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelResults([Tally; Level::COUNT as usize]);

impl LevelResults {
    /// Counts games that one human played here against computers of one level; ignores all others.
    pub fn of<'a>(games: impl Iterator<Item = &'a GameSummary>) -> Self {
        let mut reached = Self::default();
        for game in games.filter(|game| game.is_own) {
            reached.count(game);
        }
        reached
    }

    /// Results against a level.
    pub fn against(&self, level: Level) -> Tally {
        self.0[usize::from(level.number()) - 1]
    }

    fn count(&mut self, game: &GameSummary) {
        let (Some(level), Some(person), Some(result)) =
            (computer_level(game), person(game), game.result)
        else {
            return;
        };
        let tally = &mut self.0[usize::from(level.number()) - 1];
        match result.winner() {
            Some(winner) if winner == person => tally.won += 1,
            Some(_) => tally.lost += 1,
            None => tally.drawn += 1,
        }
    }
}

/// The human in a game with exactly one.
fn person(game: &GameSummary) -> Option<Player> {
    let mut people = game.seats.iter().enumerate();
    let (seat, _) = people.find(|(_, seat)| seat.is_human())?;
    people.all(|(_, seat)| seat.is_computer()).then(|| Player::seat(seat))
}

/// Level of the computers in a game with exactly one human, if they all have the same.
pub fn computer_level(game: &GameSummary) -> Option<Level> {
    person(game)?;
    let mut levels = game.seats.iter().filter_map(Seat::level);
    let level = levels.next()?;
    levels.all(|other| other == level).then_some(level)
}
