//! Players of the next game: quick choices, saved seats, levels and the rotation in a match.

use super::opponent::{ANY_GAME, Opponent};
use super::table::DraftState;
use crate::app::settings::Settings;
use crate::bot::Level;
use crate::random::Random;
use crate::rules::Player;
use crate::session::Seat;
use crate::session::seats::give_level;

/// Coarse strength of a computer, for players who do not know the levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Beatable by a player who has just learnt the game.
    Easy,
    /// Beatable by a player who thinks a little.
    Medium,
    /// Beatable by a regular player.
    Hard,
}

impl Strength {
    /// Level of this strength in a game.
    pub fn level(self, game: &DraftState) -> Level {
        game.strengths[self as usize]
    }

    /// Seats with one human and computers of this strength elsewhere.
    pub fn around(self, person: Player, game: &DraftState) -> Vec<Seat> {
        let computer = Seat::Computer(self.level(game));
        let mut seats = vec![computer; game.seat_names.len()];
        seats[person.index()] = Seat::Human(None);
        seats
    }
}

impl Opponent {
    /// Seats for this choice with as few changes as possible; unchanged seats keep name and level.
    pub fn fill(self, seats: &[Seat], settings: &Settings) -> Vec<Seat> {
        if Self::of(seats) == self {
            return seats.to_vec();
        }
        let usual = settings.usual_seats();
        let person = usual.iter().position(Seat::is_human).unwrap_or(0);
        let second = usual.get(1).and_then(Seat::level);
        let place = |(index, seat): (usize, &Seat)| {
            let wants_person = match self {
                Self::Computer => index == person,
                Self::Friend => true,
                Self::ComputersOnly => false,
            };
            if seat.is_human() == wants_person {
                return seat.clone();
            }
            match (wants_person, self, index) {
                (true, ..) => Seat::Human(None),
                (false, Self::ComputersOnly, 1..) => {
                    Seat::Computer(second.unwrap_or(settings.level()))
                }
                (false, ..) => Seat::Computer(settings.level()),
            }
        };
        seats.iter().enumerate().map(place).collect()
    }
}

impl Settings {
    /// Seats of the next game, given its id and number of seats.
    pub fn seats(&self, game: &str, count: usize) -> Vec<Seat> {
        match self.players.get(game) {
            Some(seats) if seats.len() == count => seats.clone(),
            _ => self.first_seats(count),
        }
    }

    /// Seats of a first game: against the easiest computer unless default seats are stored. The choices in
    /// other games do not matter.
    fn first_seats(&self, count: usize) -> Vec<Seat> {
        let usual = self.usual_seats();
        let people = vec![Seat::Human(None); count];
        let opponent = (!usual.is_empty()).then(|| Opponent::of(usual));
        let opponent = opponent.unwrap_or_default();
        let mut seats = opponent.fill(&people, self);
        if opponent == Opponent::Computer {
            let level = usual.iter().find_map(Seat::level).unwrap_or(Level::FIRST);
            give_level(level, &mut seats);
        }
        seats
    }

    /// Seats stored for games without seats of their own; empty by default.
    fn usual_seats(&self) -> &[Seat] {
        self.players.get(ANY_GAME).map_or(&[], Vec::as_slice)
    }

    /// Stores the seats of the next game, by game id.
    pub fn seat(&mut self, game: &str, seats: Vec<Seat>) {
        self.players.insert(game.to_owned(), seats);
    }

    /// Returns `true` if humans and computers change seats from game to game. The default is `by_lot`, which
    /// is `true` for games that draw lots for the first seats.
    pub fn takes_turns(&self, by_lot: bool) -> bool {
        self.take_turns.unwrap_or(by_lot)
    }

    /// Sets the level of every computer, except where two computers of different levels play each other.
    pub fn choose_level(&mut self, level: Level) {
        self.level = level.number();
        let usual = self.players.entry(ANY_GAME.to_owned());
        usual.or_insert_with(|| vec![Seat::Human(None), Seat::Computer(level)]);
        for seats in self.players.values_mut() {
            give_level(level, seats);
        }
    }

    /// Sets the level of every computer in the next game with this id.
    pub fn choose_level_of(&mut self, game: &str, level: Level) {
        self.level = level.number();
        if let Some(seats) = self.players.get_mut(game) {
            give_level(level, seats);
        }
    }
}

/// Seats of the match on the table, from which those of its next game follow.
#[derive(Clone, Debug, Default)]
pub struct MatchSeats {
    /// Id of the game on the table.
    pub game: &'static str,
    /// Seats of the game on the table; empty before a game has started.
    pub seats: Vec<Seat>,
}

impl MatchSeats {
    /// Seats of a new game: the stored ones or, where players change seats, those that continue the match. A
    /// first game draws lots with `seed` if the game asks for it.
    pub fn next(&self, settings: &Settings, draft: &DraftState, seed: u64) -> Vec<Seat> {
        let mut seats = settings.seats(draft.game, draft.seat_names.len());
        if !settings.takes_turns(draft.by_lot) {
            return seats;
        }
        let goes_on = self.game == draft.game && self.seats.len() == seats.len();
        if draft.by_lot && !goes_on {
            let turn = Random::new(seed).below(seats.len());
            seats.rotate_right(turn);
            return seats;
        }
        turned_to(seats, &self.seats)
    }
}

/// Rotates the seats until humans and computers sit as in `by_the_match`; unchanged if no rotation fits.
pub fn turned_to(mut seats: Vec<Seat>, by_the_match: &[Seat]) -> Vec<Seat> {
    let kinds = |seats: &[Seat]| seats.iter().map(Seat::is_human).collect::<Vec<_>>();
    let wanted = kinds(by_the_match);
    for _ in 0..seats.len() {
        if kinds(&seats) == wanted {
            break;
        }
        seats.rotate_right(1);
    }
    seats
}
