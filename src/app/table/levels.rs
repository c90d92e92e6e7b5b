//! The levels of the computers at a table, which may change while they play.

use super::GameTable;
use super::job::Job;
use crate::board::Playable;
use crate::bot::Level;
use crate::rules::Player;
use crate::session::seats::give_level;
use crate::session::{MatchScore, Seat};

/// So many games lost in a row, or won, say that another level would be more fun.
const ENOUGH: u32 = 2;
/// The first moves say nothing about who was better. As many more have to be there.
const OPENING: usize = 8;
/// Whose chances were less than this on the mean never had any; whose were more was never in danger.
/// In tenths of a percent.
const HOPELESS: usize = 150;
const SAFE: usize = 850;

/// The levels of a game for whoever does not know them yet: easy, medium, hard.
pub fn strengths<G: Playable>() -> [Level; 3] {
    G::STRENGTHS.map(|number| Level::new(number).unwrap_or_default())
}

impl<G: Playable> GameTable<G> {
    /// Lets every computer play at this level: from its next move on, or from the next game on if
    /// this one is over, whose record keeps the level that it was played at. Computers of different
    /// levels keep theirs.
    pub(super) fn play_at(&mut self, level: Level) {
        self.next_level = Some(level);
        if self.session.outcome().is_none() {
            self.change_level();
        }
    }

    /// Gives the computers the level that is wanted, if another one is.
    pub(super) fn change_level(&mut self) {
        let Some(level) = self.next_level.take() else {
            return;
        };
        let before = self.seats.clone();
        give_level(level, &mut self.seats);
        if self.seats == before {
            return;
        }
        self.score.forget_the_row();
        if self.job == Some(Job::Choice) || self.answer.is_some() {
            self.cancel();
        }
        self.revision += 1;
    }

    /// Whether a player has lost on the board with next to nothing.
    fn is_whitewash(&self, player: Player) -> bool {
        let winner = self
            .session
            .outcome()
            .and_then(|outcome| outcome.result.winner());
        let has_lost = winner.is_some_and(|winner| winner != player);
        let tally = self.session.live().tally(player);
        has_lost && self.session.concession().is_none() && tally.is_some_and(|own| own < LITTLE)
    }

    /// Whoever plays a computer, between two, and the seat of that.
    pub(super) fn opponent(&self) -> Option<(Player, Player)> {
        let seat = |is: fn(&Seat) -> bool| self.seats.iter().position(is).map(Player::seat);
        let both = seat(Seat::is_human).zip(seat(Seat::is_computer));
        both.filter(|_| self.seats.len() == 2)
    }

    /// What a person's chances were on the mean in a game that is over, but for its first moves, in
    /// tenths of a percent; `None` for a short game, or as long as it has not been looked at.
    fn mean_chance(&self) -> Option<usize> {
        let (revision, chances) = self.watch.looked_back.as_ref()?;
        let middle = chances
            .get(OPENING..)
            .filter(|middle| middle.len() >= OPENING)?;
        let sum: usize = middle
            .iter()
            .map(|chance| usize::from(chance.tenths()))
            .sum();
        (*revision == self.revision).then(|| sum / middle.len())
    }

    /// The level that would be more fun than the present one: an easier one for a person who has
    /// lost to the computer again, a much easier one for who has won next to nothing or never had
    /// a chance, a harder one for who has won again or was never in danger. For two only.
    pub(super) fn offered_level(&self) -> Option<Level> {
        if self.session.outcome().is_none() || self.next_level.is_some() {
            return None;
        }
        let (person, computer) = self.opponent()?;
        let level = self.seats[computer.index()].level()?;
        let is_again = self.score.won_in_a_row(computer) >= ENOUGH;
        let winner = self.session.outcome()?.result.winner();
        let mean = self.mean_chance();
        let was_hopeless = winner == Some(computer) && mean.is_some_and(|mean| mean < HOPELESS);
        let was_safe = winner == Some(person) && mean.is_some_and(|mean| mean > SAFE);
        if was_hopeless || self.is_whitewash(person) {
            let steps = if is_again { 3 } else { 2 };
            let easier = level.number().saturating_sub(steps).max(1);
            Level::new(easier).filter(|easier| *easier < level)
        } else if is_again {
            level.easier()
        } else if was_safe || self.score.won_in_a_row(person) >= ENOUGH {
            level.harder()
        } else {
            None
        }
    }
}

/// Who has won less than this in a game has won next to nothing.
const LITTLE: u32 = 2;

/// Who plays the next game from these seats, and for what score, if the computers are to have this
/// level.
pub(super) fn at_level(
    level: Option<Level>,
    mut score: MatchScore,
    mut seats: Vec<Seat>,
) -> (MatchScore, Vec<Seat>) {
    if let Some(level) = level {
        let before = seats.clone();
        give_level(level, &mut seats);
        if seats != before {
            score.forget_the_row();
        }
    }
    (score, seats)
}
