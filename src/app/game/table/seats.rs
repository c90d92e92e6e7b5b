//! Seats at a table: players, match score and the next level of the computers.

use crate::bot::study::Experience;
use crate::bot::{FineLevel, Level};
use crate::rules::{GameResult, Player};
use crate::session::seats::give_level;
use crate::session::{MatchScore, Seat};

#[derive(Clone)]
pub(super) struct Seats {
    all: Vec<Seat>,
    /// Level that the computers get with the next change, or in the next game.
    next_level: Option<Level>,
    score: MatchScore,
}

impl Seats {
    pub(super) fn new(seats: Vec<Seat>) -> Self {
        Self { score: MatchScore::new(seats.len()), next_level: None, all: seats }
    }

    pub(super) fn set_score(&mut self, score: MatchScore) {
        self.score = score;
    }

    pub(super) fn score(&self) -> &MatchScore {
        &self.score
    }

    pub(super) fn mark_result(&mut self, result: Option<GameResult>) {
        self.score.mark(result);
    }

    pub(super) fn as_slice(&self) -> &[Seat] {
        &self.all
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn players(&self) -> impl Iterator<Item = Player> {
        (0..self.all.len()).map(Player::seat)
    }

    pub(super) fn is_computer(&self, player: Player) -> bool {
        let seat = self.all.get(player.index());
        seat.is_some_and(Seat::is_computer)
    }

    pub(super) fn is_person(&self, player: Player) -> bool {
        let seat = self.all.get(player.index());
        seat.is_some_and(Seat::is_human)
    }

    /// Level at which the computer in this seat plays the move after `ply` moves of a game with this seed.
    pub(super) fn level_at(&self, player: Player, seed: u64, ply: usize) -> Option<Level> {
        self.all.get(player.index())?.level_at(seed, ply)
    }

    /// Experience of the players, by which chances and marks are measured.
    pub(super) fn experience(&self) -> Experience {
        Experience::at_table(self.levels())
    }

    pub(super) fn levels(&self) -> impl Iterator<Item = Level> {
        self.all.iter().filter_map(Seat::level)
    }

    /// Number of people.
    pub(super) fn people(&self) -> usize {
        self.all.iter().filter(|seat| seat.is_human()).count()
    }

    pub(super) fn has_people_and_computers(&self) -> bool {
        (1..self.len()).contains(&self.people())
    }

    pub(super) fn first_person(&self) -> Option<Player> {
        self.players().find(|&player| self.is_person(player))
    }

    /// The person and the computer in a game of two.
    pub(super) fn person_and_computer(&self) -> Option<(Player, Player)> {
        let computer = self.players().find(|&player| self.is_computer(player));
        let both = self.first_person().zip(computer);
        both.filter(|_| self.len() == 2)
    }

    pub(super) fn has_next_level(&self) -> bool {
        self.next_level.is_some()
    }

    pub(super) fn set_next_level(&mut self, level: Level) {
        self.next_level = Some(level);
    }

    /// Gives the computers their next level. Returns `true` if they had another one. Computers of
    /// different levels keep theirs.
    pub(super) fn apply_next_level(&mut self) -> bool {
        let Some(level) = self.next_level.take() else {
            return false;
        };
        let before = self.all.clone();
        give_level(level, &mut self.all);
        let has_changed = self.all != before;
        if has_changed {
            self.score.forget_the_row();
        }
        has_changed
    }

    /// Makes every computer an even opponent of this strength.
    pub(super) fn make_even(&mut self, level: FineLevel) {
        for seat in self.all.iter_mut().filter(|seat| seat.is_computer()) {
            *seat = Seat::Even(level);
        }
    }

    /// Score and seats of another game in which everybody keeps their seat.
    pub(super) fn another_game(&self) -> (MatchScore, Vec<Seat>) {
        let mut next = self.clone();
        next.score.same_seats_again();
        next.apply_next_level();
        (next.score, next.all)
    }

    /// Score and seats of the next game of the match, with the computers at `level` if given.
    pub(super) fn next_game(&self, level: Option<Level>) -> (MatchScore, Vec<Seat>) {
        let mut next = self.clone();
        next.score.next_game(&mut next.all);
        next.next_level = level.or(self.next_level);
        next.apply_next_level();
        (next.score, next.all)
    }
}
