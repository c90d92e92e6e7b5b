//! Positions and moves of Qubism as text: round trips, and errors in invalid texts.

use crate::common::qubism::all_texts;
use kuba_i18n::Texts;
use kuba_rules::phrase::ToPhrase;
use kuba_rules::qubism::{Cube, GameState, Move, Position, QubismRules, Square, WrittenMove};
use kuba_rules::{Game, set_option};
use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

#[test]
fn positions_of_the_vectors_come_back_as_they_were() {
    let vectors = include_str!("../data/qubism-vectors.txt");
    for line in vectors.lines().filter(|line| !line.starts_with('#')) {
        let text = line.split(" | ").nth(1).expect(line);
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), text);
    }
    assert_eq!(Position::start().to_string(), "5/5/5/5/5 c1 c5 b");
}

#[test]
fn other_spellings_of_a_position_are_read() {
    for text in ["sl4/5/er3wl/5/4nr C2 C4 B", "SL1111/23/ER12WL/5/4NR  c2  c4  b"] {
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), "SL4/5/ER3WL/5/4NR c2 c4 b");
    }
}

#[test]
fn every_move_comes_back_as_it_was() {
    let texts = all_texts();
    assert_eq!(texts.len(), 25 * 24 + 25 * 8);
    for text in texts {
        let mv: Move = text.parse().expect(&text);
        assert_eq!(mv.to_string(), text);
        assert_eq!(text.to_uppercase().parse(), Ok(mv));
        if let Move::Go { from, to } = mv {
            for cube in Cube::all() {
                for written in [format!("{from}{to}{cube}"), format!("{from}-{to}{cube}")] {
                    let claim = Some(cube);
                    assert_eq!(written.parse(), Ok(WrittenMove { mv, claim }));
                }
            }
        }
    }
}

#[test]
fn what_is_refused_is_said_in_words() {
    let said_in = |position: &str, text: &str| {
        let position: Position = position.parse().expect(position);
        let game = GameState::from_position(position, QubismRules::default());
        let error = game.read_move(text).expect_err(text);
        Texts::new(&[]).say(&error.phrase())
    };
    let open = "5/1SR3/4WR/5/5 c2 c4 b";
    for (position, text, message) in [
        (open, "", "“” is not a move."),
        (open, "c2", "“c2” is not a move."),
        (open, "c2-", "“c2-” is not a move."),
        (open, "c2c3c4", "“c4” is not N, E, S or W with L or R."),
        (open, "f2c3", "“f2” is not on the board."),
        (open, "c2f3", "“f3” is not on the board."),
        (open, "c2c2", "c2 to c2 is not a move."),
        (open, "b3-NR", "“NR” is not on the board."),
        (open, "c2d2NR", "A pawn moves from c2, not a cube."),
        (open, "e3d3WL", "The move says that the cube becomes WL, but it becomes NR."),
        (open, "a1a2", "a1 is empty."),
        (open, "c4d4", "You play Black."),
        (open, "c2d3", "A pawn goes one step up, down, left or right."),
        (open, "e3e2", "This cube moves only where its arrow points: left."),
        (open, "b4NR", "b4 is taken."),
        (open, "e1ER", "The arrow would point off the board."),
        (open, "b3NR", "The arrow would point at a cube."),
        (open, "c3NR", "The arrow would point at a pawn."),
        ("5/5/5/5/5 c2 c3 b", "c2c3", "The other pawn stands on c3: jump over it."),
        (
            "5/5/5/5/5 c2 c3 b",
            "c2b3",
            "Jump straight over first, to c4; sideways only if that is impossible.",
        ),
        ("5/5/2ER2/5/5 c2 a4 b", "c2c3", "A cube is in the way."),
        ("5/5/4ER/5/5 c2 c4 b", "e3d3", "Its arrow points off the board."),
        ("5/5/2NL1WR/5/5 c2 c5 b", "e3a3", "c3 is not free."),
        (
            "1ERNREL1/SL4/2WRSRER/5/EL2ER1 a3 a2 b",
            "b2NR",
            "All nine cubes are on the board: move one.",
        ),
        ("5/5/1SRNRERSR/5/5 c2 c4 b", "a3NR", "Black would have no way to the far side."),
    ] {
        assert_eq!(said_in(position, text), message, "{text} in {position}");
    }
}

#[test]
fn a_wrong_position_is_refused_with_the_field_that_is_wrong() {
    for (text, message) in [
        ("", "A position has 4 fields; this has 0."),
        ("5/5/5/5/5 c1 c5", "A position has 4 fields; this has 3."),
        ("5/5/5/5/5 c1 c5 b -", "A position has 4 fields; this has 5."),
        ("5/5/5/5 c1 c5 b", "Board: 5 ranks are needed; this has 4."),
        ("5/5/5/5/5/5 c1 c5 b", "Board: 5 ranks are needed; this has 6."),
        ("5/4/5/5/5 c1 c5 b", "Board: rank 4 has 4 squares instead of 5."),
        ("5/5/5/5/5NL c1 c5 b", "Board: rank 1 has 6 squares instead of 5."),
        ("5/5/NX4/5/5 c1 c5 b", "Board: “NX” in rank 3 is not a cube."),
        ("5/5/4N/5/5 c1 c5 b", "Board: “N” in rank 3 is not a cube."),
        ("5/5/N4/5/5 c1 c5 b", "Board: “N4” in rank 3 is not a cube."),
        ("5/5/05/5/5 c1 c5 b", "Board: “05” in rank 3 is not a cube."),
        ("NLNLNLNLNL/NLNLNLNLNL/5/5/5 c1 c3 b", "Board: 10 cubes; there are only 9."),
        ("5/5/5/5/5 c6 c5 b", "Black pawn: “c6” is not on the board."),
        ("5/5/5/5/5 c1 - b", "White pawn: “-” is not on the board."),
        ("5/5/5/5/5 c5 c4 b", "Black pawn: it has reached the far side, so the game is over."),
        ("5/5/5/5/5 c2 c1 b", "White pawn: it has reached the far side, so the game is over."),
        ("5/5/5/5/2NL2 c1 c5 b", "Black pawn: a cube is on c1."),
        ("5/5/5/5/5 c3 c3 b", "White pawn: the black one is on c3, too."),
        ("5/5/NLNLNLNLNL/5/5 c1 c2 b", "Black pawn: it has no way to the far side."),
        ("5/5/5/NLNLNLNLNL/5 c3 c4 b", "White pawn: it has no way to the far side."),
        ("5/5/5/5/5 c1 c5 x", "Player to move: “x” is neither b nor w."),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!(Texts::new(&[]).say(&error.phrase()), message, "{text:?}");
    }
}

#[test]
fn rules_are_chosen_by_name() {
    let mut rules = QubismRules::default();
    set_option::<GameState>(&mut rules, "repetition", "false").expect("a rule");
    assert_eq!(rules, QubismRules { repetition: false });
}

#[test]
fn rules_are_written_and_read() {
    for rules in [QubismRules::default(), QubismRules { repetition: false }] {
        let text = ron::to_string(&rules).expect("text");
        assert_eq!(ron::from_str(&text), Ok(rules), "{text}");
    }
}

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2018),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused_but_never_panics(text in "\\PC*") {
        let _ = text.parse::<Position>();
        let _ = text.parse::<WrittenMove>();
        let _ = text.parse::<Square>();
        let _ = text.parse::<Cube>();
    }

    #[test]
    fn any_bytes_are_read_or_refused_but_never_panic(bytes: Vec<u8>) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = text.parse::<Position>();
        let _ = text.parse::<WrittenMove>();
    }

    #[test]
    fn nearly_right_positions_are_read_or_refused_but_never_panic(
        board in "(((NL|ER|SR|WL|1|2|é|5){2,5}|5)/){4}((NL|1){5}|5)",
        rest in " [a-e][1-5] [a-e][1-5] [bw]",
    ) {
        if let Ok(position) = (board + &rest).parse::<Position>() {
            let text = position.to_string();
            assert_eq!(text.parse(), Ok(position));
            let mut game = GameState::from_position(position, QubismRules::default());
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            assert!(!moves.is_empty(), "{text}");
            for mv in &moves {
                assert_eq!(game.check(*mv), Ok(()), "{mv} in {text}");
            }
            game.play(moves[moves.len() / 2]);
        }
    }

    #[test]
    fn nearly_right_moves_are_read_or_refused_but_never_panic(
        text in "[a-f][0-6]-?([a-fé][0-6]|[NESWX][LRX])([NESWé][LR])?"
    ) {
        if let Ok(written) = text.parse::<WrittenMove>() {
            assert_eq!(written.mv.to_string().parse(), Ok(written.mv));
        }
    }
}
