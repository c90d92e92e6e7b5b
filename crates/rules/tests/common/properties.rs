//! Properties of every text of a position or a move in every game. The functions panic if a property
//! fails. The tests call them with random inputs, the fuzzer with its own.
//!
//! Of the other test modules it uses only [`super::mixes`], [`super::soundness`] and [`super::tried`], because
//! the fuzzer includes them.

use kuba_rules::kuba::{Move as KubaMove, NotatedMove, Push};

use super::mixes::mixes;
use super::soundness::sound;
use super::tried::{Cubulus, Kuba, Qubism, Tried};

// Positions with many kinds of moves.
const KUBA: &[&str] = &[
    "7/7/7/WB5/7/7/1W3WR w",
    "R5R/WW3B1/1BRW1B1/1WRWWRR/1BBBR2/3W3/7 b 1-5 - -",
    "2W2B1/2WR1B1/1WRRR1B/RWRRB2/1RBRRR1/1B1RWRW/BB3WW b 0-0 - b1b2",
];
const CUBULUS: &[&str] = &[
    "3/3/3/RRR/RRR/RRR/3/3/3 w wb -",
    "2R/2R/2R/RR1/WRR/RW1/3/3/2R b wb -",
    "B1B/3/B2/3/3/2B/3/3/2W w wbr -",
    "RRW/3/2R/2R/R2/3/1R1/2R/R1R w wb a33b33",
    "3/3/3/3/3/3/WBR/3/W2 b .br -",
];
const QUBISM: &[&str] =
    &["4WL/SL4/1EL1NR1/5/5 c2 c3 w", "5/5/5/4WR/5 c2 d2 b", "5/1ER3/2NL2/3SL1/5 c1 c5 w"];

/// A position is parsed or rejected. A parsed position survives a round trip and can be played from under all
/// rules.
pub(crate) fn position_text(text: &str) {
    position_text_of::<Kuba>(text);
    position_text_of::<Cubulus>(text);
    position_text_of::<Qubism>(text);
}

fn position_text_of<G: Tried>(text: &str) {
    let Ok(position) = text.parse::<G::Position>() else {
        assert!(G::from_text(text, &G::Rules::default()).is_err(), "{text}");
        return;
    };
    let written = position.to_string();
    let again: G::Position = written.parse().expect("what is written can be read");
    assert_eq!(again, position, "{written}");
    assert_eq!(again.to_string(), written);
    let mut games: Vec<G> = Vec::new();
    for rules in mixes::<G>(&G::Rules::default()) {
        let game = G::from_text(text, &rules).expect("a position can be begun with");
        // Rules that make no difference need only one check.
        if !games.contains(&game) {
            sound(&game);
            games.push(game);
        }
    }
    let seats = games[0].seats();
    assert!(games.iter().all(|game| game.seats() == seats), "{text}");
}

/// A move is parsed or rejected. A parsed move survives a round trip.
pub(crate) fn move_text(text: &str) {
    move_text_of::<Kuba>(text, KUBA);
    move_text_of::<Cubulus>(text, CUBULUS);
    move_text_of::<Qubism>(text, QUBISM);
    if let Ok(written) = text.parse::<NotatedMove>() {
        assert_eq!(text.parse::<KubaMove>(), Ok(written.mv));
        if let (KubaMove::Push(push), None) = (written.mv, written.claim) {
            assert_eq!(text.parse::<Push>(), Ok(push));
        }
    }
}

fn move_text_of<G: Tried>(text: &str, places: &[&str]) {
    if let Ok(mv) = text.parse::<G::Move>() {
        let again = mv.to_string().parse::<G::Move>();
        assert!(again.is_ok_and(|again| again == mv), "{text}");
    }
    let rules = G::Rules::default();
    let starts = mixes::<G>(&rules).into_iter().map(|mix| G::start(&mix));
    let places = places.iter().map(|place| {
        let game = G::from_text(place, &rules);
        game.unwrap_or_else(|error| panic!("{place}: {error}"))
    });
    for game in starts.chain(places) {
        let Ok(mv) = game.read_move(text) else {
            continue;
        };
        assert_eq!(game.check(mv), Ok(()), "{text}");
        assert_eq!(game.read_move(&game.write_move(mv)), Ok(mv), "{text}");
    }
}
