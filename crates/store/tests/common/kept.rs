//! Properties of saved and pasted texts in every game. The functions panic if a property fails. The
//! tests call them with random inputs, the fuzzer with its own.
//!
//! Of the other test modules it uses only [`super::mix`], because the fuzzer includes both.

use std::fmt::Debug;

use kuba_rules::cubulus::GameState as Cubulus;
use kuba_rules::kuba::GameState as Kuba;
use kuba_rules::qubism::GameState as Qubism;
use kuba_session::{MOST_MOVES, NodeId, Seat, Session};
use kuba_store::people::{LONGEST_NAME, MOST_PEOPLE, People, SIGNS};
use kuba_store::{RecentFiles, Record, Recordable, game_id, read_game, read_pasted, salvage_game};

use super::mix::mix;

/// A saved game is parsed or rejected. A parsed game is sound and survives a round trip. The salvaged part is
/// a game too, and all of it if nothing was wrong.
pub(crate) fn saved_game(text: &str) {
    saved_game_of::<Kuba>(text);
    saved_game_of::<Cubulus>(text);
    saved_game_of::<Qubism>(text);
}

fn saved_game_of<G: Recordable + PartialEq + Debug>(text: &str) {
    let read = read_game::<G>(text);
    if let Ok((session, record)) = &read {
        assert_eq!(game_id(text).as_deref(), Some(G::ID), "{text}");
        written_and_read(session, record);
    }
    let Some((session, record)) = salvage_game::<G>(text) else {
        // Score sheets are read whole or not at all.
        let is_sheet = text.trim_start_matches('\u{feff}').trim_start().starts_with('[');
        assert!(read.is_err() || is_sheet, "sound, but nothing can be salvaged: {text}");
        return;
    };
    written_and_read(&session, &record);
    if let Ok((whole, _)) = &read {
        same(whole, &session);
    }
}

/// Pasted text is parsed or rejected. A parsed game can be saved with any seats and any rules chosen for the
/// next game.
pub(crate) fn pasted(text: &str) {
    // The text also chooses the rules.
    let chosen = text.len();
    pasted_in::<Kuba>(text, chosen);
    pasted_in::<Cubulus>(text, chosen);
    pasted_in::<Qubism>(text, chosen);
}

fn pasted_in<G: Recordable + PartialEq + Debug>(text: &str, chosen: usize) {
    for rules in [G::Rules::default(), mix::<G>(chosen)] {
        if let Ok((session, record)) = read_pasted::<G>(text, &rules) {
            written_and_read(&session, &record);
        }
    }
}

/// A list of recent files is parsed or rejected. A parsed list survives a round trip.
pub(crate) fn recent(text: &str) {
    let Ok(files) = RecentFiles::from_text(text) else {
        return;
    };
    assert!(files.paths().len() <= RecentFiles::MOST);
    let again = RecentFiles::from_text(&files.to_text());
    assert_eq!(again.as_ref(), Ok(&files));
}

/// Every text is a list of people: of a damaged one, what can be read. The first person is always there, the others
/// can be told apart, and the list survives a round trip.
pub(crate) fn people(text: &str) {
    let people = People::from_text(text);
    let all = people.all();
    assert!(all.len() <= MOST_PEOPLE);
    assert_eq!(all.first().map(|person| person.number), Some(0));
    for (index, person) in all.iter().enumerate() {
        assert!(person.sign < SIGNS);
        assert!(person.name.chars().count() <= LONGEST_NAME);
        assert!(index == 0 || !person.name.is_empty());
        assert!(all[..index].iter().all(|other| other.number < person.number));
        assert_eq!(
            people.checked_name(&person.name, Some(person.number)).is_err(),
            person.name.is_empty()
        );
    }
    assert!(people.person(people.last()).is_some());
    assert_eq!(People::from_text(&people.to_text()), people);
}

fn written_and_read<G: Recordable + PartialEq + Debug>(
    session: &Session<G>,
    record: &Record<G::Rules>,
) {
    assert!(session.moves().len() <= MOST_MOVES);
    read_again(session, record);
    // The same game with every seat taken, and the next game with the same rules.
    let mut seated = record.clone();
    seated.seats = vec![Seat::human("Ann"); session.live().seats()];
    read_again(session, &seated);
    let next = G::start(&record.rules);
    assert_eq!(next.seats(), session.live().seats(), "{record:?}");
}

fn read_again<G: Recordable + PartialEq + Debug>(session: &Session<G>, record: &Record<G::Rules>) {
    let written = record.to_ron();
    let (again, record_again) = read_game::<G>(&written)
        .unwrap_or_else(|error| panic!("what is written cannot be read: {error}\n{written}"));
    same(session, &again);
    assert_eq!(record_again.to_ron(), written);
}

fn same<G: Recordable + PartialEq + Debug>(one: &Session<G>, other: &Session<G>) {
    assert_eq!(one.moves(), other.moves());
    assert_eq!(one.positions(), other.positions());
    assert_eq!(one.concession(), other.concession());
    assert_eq!(one.main_moves(), other.main_moves());
    assert_eq!(one.shown_ply(), other.shown_ply());
    let noted = |session: &Session<G>, node| {
        (
            session.move_to(node),
            session.comment(node).to_owned(),
            session.mark(node),
            session.verdict(node).cloned(),
        )
    };
    assert_eq!(noted(one, NodeId::START), noted(other, NodeId::START));
    assert_eq!(one.size(), other.size());
    for (row, again) in one.walk().zip(other.walk()) {
        assert_eq!((row.depth, row.begins), (again.depth, again.begins));
        assert_eq!(noted(one, row.node), noted(other, again.node));
    }
}
