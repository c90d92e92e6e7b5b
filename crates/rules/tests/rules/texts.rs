//! Positions and moves of Kuba as text: round trips, and errors in invalid texts.

use kuba_i18n::Texts;
use kuba_rules::Game;
use kuba_rules::kuba::{
    Cell, Direction, ExtraTurn, GameState, KoRule, KubaRules, Move, NamedRules, NotatedMove,
    Position, Push, RuleSet, Setup,
};
use kuba_rules::phrase::ToPhrase;
use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

const START: &str = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w 0-0 - -";

#[test]
fn the_start_has_its_text() {
    assert_eq!(Position::start(Setup::Standard).to_string(), START);
    assert_eq!(
        Position::start(Setup::Mirrored).to_string(),
        "BB3WW/BB1R1WW/2RRR2/1RRRRR1/2RRR2/WW1R1BB/WW3BB w 0-0 - -"
    );
}

#[test]
fn other_spellings_of_a_position_are_read() {
    for text in [
        "ww3xx/ww.u.xx/..uuu../.uuuuu./..uuu../xx.u.ww/xx3ww w",
        "WW3XX/WW.U.XX/..UUU../.UUUUU./..UUU../XX.U.WW/XX3WW W 0-0",
        "ww111bb/ww1r1bb/11rrr11/1rrrrr1/2rrr2/bb1r1ww/bb...ww  w  0-0  -",
    ] {
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), START, "{text}");
    }
}

#[test]
fn positions_of_the_vectors_come_back_as_they_were() {
    for line in include_str!("../data/vectors.txt").lines() {
        let text = line.split(" | ").nth(1).expect(line);
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn every_push_on_the_board_comes_back_as_it_was() {
    let mut count = 0;
    for cell in Cell::all() {
        for direction in Direction::ALL {
            let push = Push::new(cell, direction);
            let Some(to) = push.to() else { continue };
            assert_eq!(push.to_string().parse(), Ok(push));
            assert_eq!(push.to_string().parse(), Ok(Move::Push(push)));
            assert_eq!(format!("{cell}-{to}").parse(), Ok(push));
            assert_eq!(push.to_string().to_uppercase().parse(), Ok(push));
            count += 1;
        }
    }
    assert_eq!(count, 4 * 7 * 6);
    assert_eq!("pass".parse(), Ok(Move::Pass));
}

#[test]
fn a_capture_may_be_written_and_must_be_true() {
    let position: Position = "7/7/7/WB5/7/7/1W3WR w".parse().expect("a position");
    let game = GameState::from_position(position, RuleSet::LEAFLET);
    let texts = Texts::new(&[]);
    let push = game.read_move("f1g1").expect("legal");
    assert_eq!(game.write_move(push), "f1g1xR");
    for text in ["f1g1xR", "f1-g1xR", "f1-g1", "F1G1xr", "f1g1xu"] {
        assert_eq!(game.read_move(text), Ok(push), "{text}");
    }
    let said = |text: &str| texts.say(&game.read_move(text).expect_err(text).phrase());
    assert_eq!(said("f1g1xB"), "The move says that B falls, but R does.");
    assert_eq!(said("b1b2xR"), "The move says that R falls, but nothing does.");
    assert_eq!(said("f1g1x"), "“f1g1x” is not a move.");
    assert_eq!(said("f1g1xRR"), "“f1g1xRR” is not a move.");
    assert_eq!(said("h1g1"), "“h1” is not on the board.");
    assert_eq!(said("f1f1"), "f1 and f1 are not neighbours.");
    assert_eq!(said("f1g2"), "f1 and g2 are not neighbours.");
    assert_eq!(said(""), "“” is not a move.");
}

#[test]
fn a_wrong_position_is_refused_with_the_field_that_is_wrong() {
    let board = "7/7/7/3W3/7/7/3B3";
    for (text, message) in [
        ("", "A position has 2 to 5 fields; this has 0."),
        (board, "A position has 2 to 5 fields; this has 1."),
        ("7/7/7/7/7/7/7 w 0-0 - - -", "A position has 2 to 5 fields; this has 6."),
        ("7/7/7/7/7/7 w", "Board: 7 ranks are needed; this has 6."),
        ("7/7/7/7/7/7/7/7 w", "Board: 7 ranks are needed; this has 8."),
        ("7/7/6/7/7/7/7 w", "Board: rank 5 has 6 cells instead of 7."),
        ("7/7/7/7/7/7/7W w", "Board: rank 1 has 8 cells instead of 7."),
        ("7/7/7/7/Q6/7/7 w", "Board: “Q” in rank 3 is not a marble."),
        ("7/7/7/7/06/7/7 w", "Board: “0” in rank 3 is not a marble."),
        ("WWWWWWW/WW5/7/7/7/7/7 w", "Board: 9 W marbles; there are only 8."),
        ("BBBBBBB/BB5/7/7/7/7/7 w", "Board: 9 B marbles; there are only 8."),
        ("RRRRRRR/RRRRRRR/7/7/7/7/7 w", "Board: 14 R marbles; there are only 13."),
        ("7/7/7/7/7/7/7 x", "Player to move: “x” is neither w nor b."),
        ("7/7/7/7/7/7/7 w 8-0", "Score: “8-0” is not two numbers from 0 to 7, as in 3-4."),
        ("7/7/7/7/7/7/7 w 3", "Score: “3” is not two numbers from 0 to 7, as in 3-4."),
        (
            "RRRRRRR/7/7/7/7/7/7 w 4-3",
            "Score: 14 reds on the board and captured; there are only 13.",
        ),
        ("7/7/7/7/7/7/7 w 0-0 x", "Extra turn: “x” is neither + nor -."),
        ("7/7/7/7/7/7/7 w 0-0 - d4", "Ko: “d4” is not a move."),
        ("7/7/7/7/7/7/7 w 0-0 - d4d9", "Ko: “d9” is not on the board."),
        ("7/7/7/3B3/7/7/7 w 0-0 - d4d5", "Ko: d4d5 is not a push of the player to move."),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!(Texts::new(&[]).say(&error.phrase()), message, "{text:?}");
    }
}

#[test]
fn the_named_rule_sets_are_what_their_sources_say() {
    let all = [
        (NamedRules::Leaflet, KoRule::StraightBack, ExtraTurn::Must, true),
        (NamedRules::KingsAndSoldiers, KoRule::PreviousPosition, ExtraTurn::May, true),
        (NamedRules::Gering, KoRule::Superko, ExtraTurn::May, false),
        (NamedRules::Kubatoo, KoRule::PreviousPosition, ExtraTurn::None, true),
    ];
    assert_eq!(NamedRules::ALL, all.map(|named| named.0));
    for (name, ko, extra, repetition) in all {
        let rules = RuleSet { ko, extra, repetition };
        assert_eq!(name.rules(), rules);
        assert_eq!(rules.name(), Some(name));
    }
    assert_eq!(KubaRules::default().rules.name(), Some(NamedRules::Leaflet));
    let custom = RuleSet { ko: KoRule::Superko, ..RuleSet::LEAFLET };
    assert_eq!(custom.name(), None);
}

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1997),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused_but_never_panics(text in "\\PC*") {
        let _ = text.parse::<Position>();
        let _ = text.parse::<NotatedMove>();
        let _ = text.parse::<Cell>();
    }

    #[test]
    fn nearly_right_positions_are_read_or_refused_but_never_panic(
        board in "([WBRwbrxu.1-7]{1,4}/){6}[WBR.1-7]{1,7}",
        rest in " [wb]( [0-7]-[0-7]( [-+]( (-|[a-g][1-7][a-g][1-7]))?)?)?",
    ) {
        if let Ok(position) = (board + &rest).parse::<Position>() {
            let text = position.to_string();
            assert_eq!(text.parse(), Ok(position));
            for ko in KoRule::ALL {
                let rules = RuleSet { ko, ..RuleSet::LEAFLET };
                let mut game = GameState::from_position(position, rules);
                let mut moves = Vec::new();
                game.legal_moves(&mut moves);
                assert_eq!(moves.is_empty(), game.outcome().is_some());
                if let Some(&mv) = moves.first() {
                    game.play(mv);
                }
            }
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused_but_never_panic(bytes: Vec<u8>) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = text.parse::<Position>();
        let _ = text.parse::<NotatedMove>();
    }

    #[test]
    fn nearly_right_moves_are_read_or_refused_but_never_panic(text in "[a-h][0-8]-?[a-h][0-8](x[WBRé]?)?") {
        if let Ok(written) = text.parse::<NotatedMove>() {
            assert_eq!(written.mv.to_string().parse(), Ok(written.mv));
        }
    }
}
