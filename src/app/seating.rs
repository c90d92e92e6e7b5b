//! Who sits where in the next game.

use super::opponent::{ANY_GAME, Opponent};
use super::settings::Settings;
use super::table::DraftState;
use crate::bot::Level;
use crate::random::Random;
use crate::rules::Player;
use crate::session::Seat;
use crate::session::seats::give_level;

/// How strong a computer is wanted, for whoever does not know the levels yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Somebody who has just learnt the game may win.
    Easy,
    /// Who thinks a little may win.
    Medium,
    /// Who plays often may win.
    Hard,
}

impl Strength {
    /// The level that it is in a game.
    pub fn level(self, game: &DraftState) -> Level {
        game.strengths[self as usize]
    }

    /// A computer of this strength in each seat of a game, and a person in one of them.
    pub fn around(self, person: Player, game: &DraftState) -> Vec<Seat> {
        let computer = Seat::Computer(self.level(game));
        let mut seats = vec![computer; game.seat_names.len()];
        seats[person.index()] = Seat::Human(None);
        seats
    }
}

impl Opponent {
    /// These seats changed as little as this choice asks for. Who stays keeps name or level.
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
    /// Who plays the next game of this name, seat by seat.
    pub fn seats(&self, game: &str, count: usize) -> Vec<Seat> {
        match self.players.get(game) {
            Some(seats) if seats.len() == count => seats.clone(),
            _ => self.first_seats(count),
        }
    }

    /// Who plays the first game of a kind: against the easiest computer, whatever was chosen in
    /// another game, unless it was chosen for any.
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

    /// Who plays a game in which nobody has been seated yet; nobody if it is as at first.
    fn usual_seats(&self) -> &[Seat] {
        self.players.get(ANY_GAME).map_or(&[], Vec::as_slice)
    }

    /// Remembers who plays the next game of this name.
    pub fn seat(&mut self, game: &str, seats: Vec<Seat>) {
        self.players.insert(game.to_owned(), seats);
    }

    /// Whether people and computers change seats from game to game; unless somebody has chosen, they
    /// do in games whose first seats are `by_lot`.
    pub fn takes_turns(&self, by_lot: bool) -> bool {
        self.take_turns.unwrap_or(by_lot)
    }

    /// Gives every computer this level; where two of different levels play each other, they keep
    /// theirs.
    pub fn choose_level(&mut self, level: Level) {
        self.level = level.number();
        let usual = self.players.entry(ANY_GAME.to_owned());
        usual.or_insert_with(|| vec![Seat::Human(None), Seat::Computer(level)]);
        for seats in self.players.values_mut() {
            give_level(level, seats);
        }
    }

    /// Gives every computer in the next game of this name this level.
    pub fn choose_level_of(&mut self, game: &str, level: Level) {
        self.level = level.number();
        if let Some(seats) = self.players.get_mut(game) {
            give_level(level, seats);
        }
    }
}

/// Who sits where in the next game of a match at the table.
#[derive(Clone, Debug, Default)]
pub struct MatchSeats {
    /// The game at the table, by its name in files.
    pub game: &'static str,
    /// The players, seat by seat; none before a game has been begun.
    pub seats: Vec<Seat>,
}

impl MatchSeats {
    /// Who sits where in a new game: as the settings say; where the players take turns, as the match
    /// goes on, and in its first game by this seed, if the game wants that.
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

/// The seats turned round the table until people and computers sit as in `by_the_match`; as they
/// are if they never do.
fn turned_to(mut seats: Vec<Seat>, by_the_match: &[Seat]) -> Vec<Seat> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn computer(level: u8) -> Seat {
        Seat::Computer(Level::new(level).expect("a level"))
    }

    #[test]
    fn what_the_first_versions_kept_seats_the_first_game() {
        let text = "(opponent: Computer, level: 3, colour: Second)";
        let settings: Settings = ron::from_str(text).expect("old settings");
        assert_eq!(settings.seats("kuba", 2), [computer(3), Seat::Human(None)]);
        assert!(!settings.takes_turns(false));
        let text = "(opponent: ComputersOnly, level: 3, other_level: 4, colour: ByTheMatch)";
        let settings: Settings = ron::from_str(text).expect("old settings");
        assert_eq!(settings.seats("kuba", 2), [computer(3), computer(4)]);
        assert!(settings.takes_turns(false));
    }

    #[test]
    fn what_the_first_versions_kept_becomes_who_plays_and_is_kept_no_more() {
        let text = "(opponent: ComputersOnly, level: 3, other_level: 4, colour: ByTheMatch)";
        let settings: Settings = ron::from_str(text).expect("old settings");
        let text = ron::to_string(&settings).expect("plain data");
        for name in ["opponent", "other_level", "colour"] {
            assert!(!text.contains(name), "{name}: {text}");
        }
        let again: Settings = ron::from_str(&text).expect("just written");
        assert_eq!(again, settings);
        assert_eq!(again.seats("kuba", 2), [computer(3), computer(4)]);
        let three = [computer(3), computer(4), computer(4)];
        assert_eq!(again.seats("cubulus", 3), three);
        // What has been chosen since is not turned back by it.
        let text = format!("{}, opponent: Friend)", text.trim_end_matches(')'));
        let chosen: Settings = ron::from_str(&text).expect("settings of both");
        assert_eq!(chosen, settings);
    }

    #[test]
    fn each_game_has_seats_of_its_own() {
        let mut settings = Settings::default();
        settings.seat("kuba", vec![Seat::human("Ann"), computer(2)]);
        settings.seat(
            "heaps",
            vec![Seat::human("Ann"), Seat::human("Bob"), computer(7)],
        );
        let text = ron::to_string(&settings).expect("plain data");
        assert!(
            text.contains("\"kuba\":[Named(\"Ann\"),Computer(2)]"),
            "{text}"
        );
        let settings: Settings = ron::from_str(&text).expect("just written");
        assert_eq!(settings.seats("kuba", 2), [Seat::human("Ann"), computer(2)]);
        assert_eq!(settings.seats("heaps", 3)[2], computer(7));
        // The rules may have another number of seats.
        assert_eq!(settings.seats("heaps", 2).len(), 2);
    }

    #[test]
    fn a_quick_choice_keeps_who_may_stay() {
        let settings = Settings::default();
        let friends = Opponent::Friend.fill(&[Seat::human("Ann"), computer(2)], &settings);
        assert_eq!(friends, [Seat::human("Ann"), Seat::Human(None)]);
        let alone = Opponent::Computer.fill(&friends, &settings);
        assert_eq!(alone[0], Seat::human("Ann"));
        assert!(alone[1].is_computer());
        let mixed = [Seat::human("Ann"), Seat::human("Bob"), computer(2)];
        assert_eq!(Opponent::Computer.fill(&mixed, &settings), mixed);
    }

    /// A draft of a game of two whose first seats are by lot.
    fn by_lot(game: &'static str) -> DraftState {
        let name = crate::phrase::Phrase::new("kuba-name");
        DraftState {
            game,
            seat_names: vec![name; 2],
            sizes: Vec::new(),
            size: None,
            rules_word: None,
            setups: Vec::new(),
            setup: 0,
            setup_chooser: Player::SECOND,
            first: Player::FIRST,
            by_lot: true,
            strengths: [Level::default(); 3],
        }
    }

    #[test]
    fn the_first_game_of_a_match_is_seated_by_lot_and_the_next_as_the_match_has_it() {
        let mut settings = Settings::default();
        let draft = by_lot("heaps");
        let as_set = settings.seats("heaps", 2);
        let first = |settings: &Settings, before: &MatchSeats| -> Vec<usize> {
            let begins = |seed| before.next(settings, &draft, seed)[0].is_human();
            let people = (0..100).filter(|&seed| begins(seed)).count();
            vec![people, 100 - people]
        };
        let other_game = MatchSeats {
            game: "kuba",
            seats: as_set.clone(),
        };
        for before in [MatchSeats::default(), other_game] {
            let begun = first(&settings, &before);
            assert!(begun.iter().all(|&count| count > 30), "{begun:?}");
        }
        let going_on = MatchSeats {
            game: "heaps",
            seats: as_set.iter().rev().cloned().collect(),
        };
        assert_eq!(first(&settings, &going_on), [0, 100]);
        // Who wants to keep a seat keeps it.
        settings.take_turns = Some(false);
        for before in [MatchSeats::default(), going_on] {
            assert_eq!(first(&settings, &before), [100, 0]);
        }
    }

    #[test]
    fn taking_turns_turns_the_seats_round_the_table() {
        let seats = vec![Seat::human("Ann"), computer(2), computer(3)];
        let before = [computer(3), Seat::Human(None), computer(2)];
        let turned = turned_to(seats.clone(), &before);
        assert_eq!(turned, [computer(3), Seat::human("Ann"), computer(2)]);
        assert_eq!(turned_to(seats.clone(), &[computer(1)]), seats);
    }
}
