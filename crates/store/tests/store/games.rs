//! Round trips of Cubulus and Qubism games as text.

use kuba_rules::cubulus::{self, CubulusRules, Layout, Neutrals, Players};
use kuba_rules::qubism::{self, QubismRules};
use kuba_rules::random::Random;
use kuba_rules::{Concession, Game, Player};
use kuba_session::{Seat, Session};
use kuba_store::{Record, Recordable, game_id, read_game};

/// Plays at random, writes, reads, and compares.
fn comes_back<G: Recordable + PartialEq + std::fmt::Debug>(
    rules: &G::Rules,
    seed: u64,
    extra: Option<G::Move>,
    concession: Option<Concession>,
) -> Session<G> {
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut session = Session::new(G::start(rules));
    for _ in 0..dice.below(30) {
        let mut moves = Vec::new();
        session.live().legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        session.play(moves[dice.below(moves.len())]).expect("legal");
    }
    if let Some(mv) = extra.filter(|_| session.outcome().is_none()) {
        session.play(mv).expect("legal");
    }
    if let Some(how) = concession {
        session.concede(how);
    }
    let seats = ["Ann", "Bob", "Cy"].map(Seat::human);
    let seats = seats[..session.live().seats()].to_vec();
    let record = Record::of(&session, rules.clone(), seats);
    let text = record.to_ron();
    assert_eq!(game_id(&text).as_deref(), Some(G::ID));
    let (again, read) = read_game::<G>(&text).expect(&text);
    assert_eq!(again.positions(), session.positions(), "{text}");
    assert_eq!(again.moves(), session.moves());
    assert_eq!(again.concession(), session.concession());
    assert_eq!(read.to_ron(), text);
    session
}

#[test]
fn games_of_cubulus_come_back() {
    let kinds = [
        Players::Two(Neutrals::LaidBySecond),
        Players::Two(Neutrals::Laid(Layout::drawn(2011))),
        Players::Three,
    ];
    for (seed, players) in (0..30).zip(kinds.into_iter().cycle()) {
        let rules = CubulusRules { players, repetition: seed % 4 > 0 };
        let concession = (seed % 5 == 0).then_some(Concession::AgreeDraw);
        let resign = Some(cubulus::Move::Resign).filter(|_| players == Players::Three);
        comes_back::<cubulus::GameState>(&rules, seed, resign, concession);
    }
}

#[test]
fn games_of_qubism_come_back() {
    for seed in 0..20 {
        let rules = QubismRules { repetition: seed % 4 > 0 };
        let concession = (seed % 5 == 0).then_some(Concession::Resign(Player::SECOND));
        comes_back::<qubism::GameState>(&rules, seed, None, concession);
    }
}

#[test]
fn of_three_who_leaves_makes_a_move_of_it() {
    let rules = CubulusRules { players: Players::Three, repetition: true };
    let mut session = Session::new(cubulus::GameState::start(&rules));
    session.concede(Concession::TimeOut(Player::FIRST));
    assert_eq!(session.concession(), None);
    assert_eq!(session.live().position_text(), "3/3/3/3/3/3/3/3/3 w wbr -");
    session.play(cubulus::Move::Resign).expect("legal");
    session.concede(Concession::TimeOut(Player::SECOND));
    let outcome = session.outcome().expect("one is left");
    assert_eq!(outcome.winner(), Some(Player::seat(2)));
    assert_eq!(outcome.ending, kuba_rules::Ending::TimeOut);
    assert!(session.undo());
    assert_eq!(session.outcome(), None);
}
