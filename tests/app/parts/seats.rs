//! Players of the next game: quick choices, saved seats, levels and the rotation in a match.

use kuba::app::game::opponent::Opponent;
use kuba::app::game::seats::MatchSeats;
use kuba::app::game::seats::turned_to;
use kuba::app::game::table::DraftState;
use kuba::app::settings::Settings;
use kuba::bot::Level;
use kuba::rules::Player;
use kuba::session::Seat;

fn computer(level: u8) -> Seat {
    Seat::Computer(Level::new(level).expect("a level"))
}

#[test]
fn each_game_has_seats_of_its_own() {
    let mut settings = Settings::default();
    settings.seat("kuba", vec![Seat::human("Ann"), computer(2)]);
    settings.seat("heaps", vec![Seat::human("Ann"), Seat::human("Bob"), computer(7)]);
    let text = ron::to_string(&settings).expect("plain data");
    assert!(text.contains("\"kuba\":[Named(\"Ann\"),Computer(2)]"), "{text}");
    let settings: Settings = ron::from_str(&text).expect("just written");
    assert_eq!(settings.seats("kuba", 2), [Seat::human("Ann"), computer(2)]);
    assert_eq!(settings.seats("heaps", 3)[2], computer(7));
    // Rules can change the number of seats.
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

/// A game for two that draws lots for the first seats.
fn by_lot(game: &'static str) -> DraftState {
    let name = kuba::phrase::Phrase::new("kuba-name");
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
        head_starts: 0,
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
    let other_game = MatchSeats { game: "kuba", seats: as_set.clone() };
    for before in [MatchSeats::default(), other_game] {
        let begun = first(&settings, &before);
        assert!(begun.iter().all(|&count| count > 30), "{begun:?}");
    }
    let going_on = MatchSeats { game: "heaps", seats: as_set.iter().rev().cloned().collect() };
    assert_eq!(first(&settings, &going_on), [0, 100]);
    // Players can keep their seats.
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
