//! Score sheets: readable by people, and pasted again.

use kuba_bot::{FineLevel, Level};
use kuba_rules::cubulus::{self, CubulusRules, Layout, Neutrals, Players};
use kuba_rules::kuba::{
    ExtraTurn, GameState as Kuba, KoRule, KubaRules, NamedRules, RuleSet, Setup,
};
use kuba_rules::qubism::{self, QubismRules};
use kuba_rules::random::Random;
use kuba_rules::{Concession, Game, Player};
use kuba_session::{Seat, Session};
use kuba_store::{Record, RecordFault, Recordable, game_id, read_game, read_pasted, score_sheet};

use crate::support::say;

fn played<G: Recordable>(rules: &G::Rules, seed: u64, most: usize) -> Session<G> {
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut session = Session::new(G::start(rules));
    for _ in 0..dice.below(most) {
        let mut moves = Vec::new();
        session.live().legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        session.play(moves[dice.below(moves.len())]).expect("legal");
    }
    session
}

/// Writes a score sheet, reads it, and compares.
fn comes_back<G: Recordable + PartialEq + std::fmt::Debug>(session: &Session<G>, rules: &G::Rules) {
    let seats = [
        Seat::human("Ann \"the rook\" \\ B."),
        Seat::Computer(Level::default()),
        Seat::Even(FineLevel::nearest(4.5)),
    ];
    let seats = seats[..session.live().seats()].to_vec();
    let record = Record::of(session, rules.clone(), seats).dated(Some("2026-11-22".to_owned()));
    let sheet = score_sheet(session, &record);
    assert_eq!(game_id(&sheet).as_deref(), Some(G::ID), "{sheet}");
    for read in [read_game::<G>(&sheet), read_pasted::<G>(&sheet, &G::Rules::default())] {
        let (again, read) = read.unwrap_or_else(|error| panic!("{error}\n{sheet}"));
        assert_eq!(again.positions(), session.positions(), "{sheet}");
        assert_eq!(again.moves(), session.moves());
        assert_eq!(read, record, "{sheet}");
    }
}

#[test]
fn a_strict_game_is_one_on_its_sheet_too() {
    let rules = KubaRules::default();
    let session = played::<Kuba>(&rules, 7, 20);
    let mut record = Record::of(&session, rules, Vec::new());
    record.strict = true;
    let sheet = score_sheet(&session, &record);
    assert!(sheet.contains("[Strict \"yes\"]\n"), "{sheet}");
    let (_, read) = read_game::<Kuba>(&sheet).expect("a sheet");
    assert_eq!(read, record);
    for (value, is_strict) in [("no", false), ("?", false), (" yes ", true)] {
        let other = sheet.replace("\"yes\"", &format!("\"{value}\""));
        assert_eq!(read_game::<Kuba>(&other).expect("a sheet").1.strict, is_strict, "{value}");
    }
    let wrong = sheet.replace("\"yes\"", "\"perhaps\"");
    let error = say(&read_game::<Kuba>(&wrong).expect_err("a wrong value"));
    assert!(error.ends_with("“perhaps” is not allowed here. Possible: yes, no."), "{error}");
}

#[test]
fn a_score_sheet_can_be_read_by_people_and_by_the_program() {
    let rules = KubaRules::default();
    let mut session: Session<Kuba> = Session::new(Game::start(&rules));
    for mv in ["f1f2", "a1b1", "f2f3"] {
        let mv = session.live().read_move(mv).expect("legal");
        session.play(mv).expect("legal");
    }
    session.concede(Concession::Resign(Player::SECOND));
    let seats = vec![Seat::human("Ann"), Seat::Human(None)];
    let record = Record::of(&session, rules, seats).dated(Some("2026-11-22".to_owned()));
    let sheet = score_sheet(&session, &record);
    let expected = r#"[Game "kuba"]
[Date "2026-11-22"]
[White "Ann"]
[Black "Black"]
[Result "White"]
[Ending "resignation"]
[Resigned "Black"]

1. f1-f2 a1-b1 2. f2-f3
"#;
    assert_eq!(sheet, expected);
    let (again, _) = read_game::<Kuba>(&sheet).expect("just written");
    assert_eq!(again.concession(), Some(Concession::Resign(Player::SECOND)));
}

#[test]
fn games_of_kuba_come_back_from_their_score_sheets() {
    for seed in 0..20 {
        let rules = KubaRules {
            rules: NamedRules::ALL[seed as usize % NamedRules::ALL.len()].rules(),
            ..KubaRules::default()
        };
        let mut session = played::<Kuba>(&rules, seed, 80);
        if seed % 3 == 0 {
            session.concede(Concession::AgreeDraw);
        }
        comes_back(&session, &rules);
    }
    let start = Kuba::from_position(
        "7/7/3B3/3W3/3R3/7/7 b 2-1".parse().expect("a position"),
        RuleSet::LEAFLET,
    );
    comes_back(&Session::new(start), &KubaRules::default());
}

#[test]
fn games_of_cubulus_and_qubism_come_back_from_their_score_sheets() {
    for seed in 0..20 {
        let rules = CubulusRules {
            players: if seed % 2 == 0 { Players::Three } else { CubulusRules::default().players },
            repetition: seed % 4 < 2,
        };
        comes_back(&played::<cubulus::GameState>(&rules, seed, 30), &rules);
        let rules = QubismRules::default();
        let mut session = played::<qubism::GameState>(&rules, seed, 30);
        if seed % 3 == 0 {
            session.concede(Concession::TimeOut(Player::FIRST));
        }
        comes_back(&session, &rules);
    }
}

fn header<G: Recordable>(rules: &G::Rules) -> String {
    let session = Session::<G>::new(G::start(rules));
    score_sheet(&session, &Record::of(&session, rules.clone(), Vec::new()))
}

#[test]
fn a_score_sheet_has_no_word_of_a_program() {
    let kings = KubaRules { rules: NamedRules::KingsAndSoldiers.rules(), ..KubaRules::default() };
    let rules = "[Game \"kuba\"]\n[Rules \"Kings and Soldiers\"]\n[Result \"*\"]\n\n";
    assert_eq!(header::<Kuba>(&kings), rules);
    let red = RuleSet { extra: ExtraTurn::RedMay, ..RuleSet::LEAFLET };
    let red = KubaRules { rules: red, ..KubaRules::default() };
    let rules = "[Game \"kuba\"]\n[Extra \"red-may\"]\n[Result \"*\"]\n\n";
    assert_eq!(header::<Kuba>(&red), rules);
    let by_lot =
        CubulusRules { players: Players::Two(Neutrals::by_lot(7)), ..CubulusRules::default() };
    let sheet = header::<cubulus::GameState>(&by_lot);
    let cells = sheet.split("[Neutrals \"").nth(1).expect("neutral balls");
    let cells = cells.split('"').next().expect("their cells");
    assert_eq!(cells.split(' ').count(), 9, "{sheet}");
    assert!(!sheet.contains('('), "{sheet}");
}

#[test]
fn every_mix_of_rules_comes_back_from_its_score_sheet_in_words() {
    let mixes = KoRule::ALL.into_iter().flat_map(|ko| {
        let extras = ExtraTurn::ALL.into_iter();
        extras.flat_map(move |extra| {
            [true, false].map(|repetition| RuleSet { ko, extra, repetition })
        })
    });
    for rules in mixes {
        for setup in Setup::ALL {
            let rules = KubaRules { rules, setup };
            let sheet = header::<Kuba>(&rules);
            assert!(!sheet.contains('('), "{sheet}");
            let (_, read) = read_game::<Kuba>(&sheet).expect("just written");
            assert_eq!(read.rules, rules, "{sheet}");
        }
    }
    let mut layouts: Vec<Players> =
        (0..50).map(|lot| Players::Two(Neutrals::by_lot(lot))).collect();
    layouts.extend(Layout::PRESETS.map(|layout| Players::Two(Neutrals::Laid(layout))));
    layouts.extend([Players::Two(Neutrals::LaidBySecond), Players::Three]);
    for players in layouts {
        for repetition in [true, false] {
            let rules = CubulusRules { players, repetition };
            let sheet = header::<cubulus::GameState>(&rules);
            assert!(!sheet.contains('('), "{sheet}");
            let (_, read) = read_game::<cubulus::GameState>(&sheet).expect("just written");
            assert_eq!(read.rules, rules, "{sheet}");
        }
    }
}

#[test]
fn sheets_of_older_versions_are_read() {
    let old = r#"[Game "kuba"]
[White ""]
[Black "Computer"]
[BlackLevel "3"]
[Rules "(rules: (ko: PreviousPosition, extra: May, repetition: true), setup: Standard)"]

1. f1-f2
"#;
    let (session, record) = read_game::<Kuba>(old).expect("a score sheet");
    assert_eq!(session.moves().len(), 1);
    let kings = NamedRules::KingsAndSoldiers.rules();
    assert_eq!(record.rules.rules, kings);
    assert_eq!(record.seats[0], Seat::Human(None));
}

#[test]
fn a_list_of_moves_may_be_written_as_on_a_score_sheet() {
    let rules = KubaRules::default();
    let (session, _) =
        read_pasted::<Kuba>("1. f1-f2 a1-b1\n2. f2-f3", &rules).expect("legal moves");
    assert_eq!(session.moves().len(), 3);
}

#[test]
fn what_is_wrong_on_a_score_sheet_is_said_with_its_place() {
    let error = |sheet: &str| {
        let error = read_game::<Kuba>(sheet).expect_err(sheet);
        (error.line, say(&error))
    };
    for (sheet, line, says) in [
        ("[Game \"kuba\"]\n[White]\n", Some(2), "format"),
        ("[Game \"kuba\"]\n[White \"A\" \"B\"]\n", Some(2), "format"),
        ("[Game \"kuba\"]\n[White \"A\"]\n[White \"B\"]\n", Some(3), "White"),
        ("[Game \"chess\"]\n", Some(1), "chess"),
        ("[Game \"kuba\"]\n[Start \"9/9\"]\n", Some(2), ""),
        ("[Game \"kuba\"]\n[Rules \"(ko: Never)\"]\n", Some(2), "ko"),
        ("[Game \"kuba\"]\n[Rules \"Chess\"]\n", Some(2), "Kubatoo"),
        ("[Game \"kuba\"]\n[Ko \"never\"]\n", Some(2), "superko"),
        ("[Game \"kuba\"]\n[Black \"Computer\"]\n[BlackLevel \"99\"]\n", Some(3), "99"),
        ("[Game \"kuba\"]\n[Result \"Green\"]\n", Some(2), "Green"),
        ("[Game \"kuba\"]\n[Result \"White\"]\n[Ending \"kings\"]\n\n1. f1-f2", Some(2), ""),
        ("[Game \"kuba\"]\n\n1. f1-f2 h1-h2", None, "h1"),
        ("[Game \"kuba\"]\n\n1. d4-d5", None, ""),
        ("[Game \"kuba\"", None, ""),
    ] {
        let (found, said) = error(sheet);
        if line.is_some() {
            assert_eq!(found, line, "{sheet}: {said}");
        }
        assert!(said.contains(says), "{sheet}: {said}");
    }
    let other = read_game::<qubism::GameState>("[Game \"kuba\"]\n").expect_err("another game");
    assert_eq!(other.fault, RecordFault::OtherGame("kuba".to_owned()));
}
