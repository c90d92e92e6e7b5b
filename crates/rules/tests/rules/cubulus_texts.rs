//! Positions, moves and layouts of Cubulus as text: round trips, and errors in invalid texts.

use crate::common::cubulus::all_texts;
use kuba_i18n::Texts;
use kuba_rules::cubulus::{
    Cell, CubulusRules, GameState, Layout, Move, Neutrals, Opening, Players, Position, Sign,
    WrittenMove,
};
use kuba_rules::phrase::ToPhrase;
use kuba_rules::{Game, set_option};
use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

#[test]
fn positions_of_the_vectors_come_back_as_they_were() {
    let vectors = include_str!("../data/cubulus-vectors.txt");
    for line in vectors.lines().filter(|line| !line.starts_with('#')) {
        let text = line.split(" | ").nth(1).expect(line);
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn other_spellings_of_a_position_are_read() {
    for text in ["3/3/3/rrr/RRR/RRR/3/3/3 w wb", "111/12/21/RRR/RRR/RRR/.../3/1.1  W  WB  -"] {
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), "3/3/3/RRR/RRR/RRR/3/3/3 w wb -");
    }
}

#[test]
fn every_move_comes_back_as_it_was() {
    let texts = all_texts();
    assert_eq!(texts.len(), 27 + 54 + 3);
    for text in texts {
        let mv: Move = text.parse().expect(&text);
        assert_eq!(mv.to_string(), text);
        assert_eq!(text.to_uppercase().parse(), Ok(mv));
        if let Move::Push(opening) = mv {
            assert_eq!(text.parse(), Ok(opening));
            let (first, second) = text.split_at(3);
            for sign in [Sign::Insertion, Sign::Shift] {
                let written: WrittenMove =
                    format!("{first}{}{second}", sign.letter()).parse().expect(&text);
                assert_eq!(written, WrittenMove { mv, claim: Some(sign) });
            }
        } else {
            assert!(text.parse::<Opening>().is_err());
        }
    }
}

#[test]
fn a_sign_may_be_written_and_must_be_true() {
    let text = "3/3/3/3/3/3/3/B2/WBR w wbr -";
    let game = GameState::from_position(text.parse().expect(text), CubulusRules::default());
    for (short, shown) in [("a11b11", "a11=b11"), ("a21a31", "a21-a31"), ("c31", "c31")] {
        let mv = game.read_move(short);
        // a21 is in the middle of its file, so only the line to b21 starts there.
        let Ok(mv) = mv else {
            assert_eq!(short, "a21a31");
            continue;
        };
        assert_eq!(game.write_move(mv), shown);
        assert_eq!(game.read_move(shown), Ok(mv));
    }
    let said = |text: &str| {
        let error = game.read_move(text).expect_err(text);
        Texts::new(&[]).say(&error.phrase())
    };
    assert_eq!(said("a11-b11"), "a11b11 shifts a full line; nothing goes in.");
    assert_eq!(said("a21=b21"), "a21b21 shifts nothing; the line is not full.");
    assert_eq!(said("a21a31"), "No line begins at a21 and goes on at a31.");
    assert_eq!(said("a11"), "a11 is taken.");
    assert_eq!(said("c31b31"), "c31 is empty: a ball would stay there.");
    assert_eq!(said("b22"), "The core is reached only by pushing the middle of a face inwards.");
    assert_eq!(said("pass"), "You can only pass if you can do nothing else.");
    assert_eq!(said("d11"), "“d11” is not a cell of the cube.");
    assert_eq!(said("a11c11"), "a11 and c11 are not neighbours.");
    assert_eq!(said("a11b1"), "“a11b1” is not a move.");
    assert_eq!(said("a11--b11"), "“-b11” is not a cell of the cube.");
    assert_eq!(said(""), "“” is not a move.");
    let two = "WBW/RRB/RWB/BWW/BBR/RWR/RBW/RBB/2R b wb c23c22";
    let game = GameState::from_position(two.parse().expect(two), CubulusRules::default());
    let said = |text: &str| {
        let error = game.read_move(text).expect_err(text);
        Texts::new(&[]).say(&error.phrase())
    };
    assert_eq!(said("c23c22"), "You may not undo White’s shift at once. Play elsewhere first.");
    assert_eq!(said("resign"), "Giving up is a move only with three players.");
}

#[test]
fn a_wrong_position_is_refused_with_the_field_that_is_wrong() {
    for (text, message) in [
        ("", "A position has 3 or 4 fields; this has 0."),
        ("3/3/3/3/3/3/3/3/3 w", "A position has 3 or 4 fields; this has 2."),
        ("3/3/3/3/3/3/3/3/3 w wbr - -", "A position has 3 or 4 fields; this has 5."),
        ("3/3/3/3/3/3/3/3 w wbr", "Cube: 9 ranks are needed; this has 8."),
        ("3/3/3/3/3/3/3/3/3/3 w wbr", "Cube: 9 ranks are needed; this has 10."),
        ("3/3/3/3/2/3/3/3/3 w wbr", "Cube: rank 2 of layer 2 has 2 cells instead of 3."),
        ("3/3/3/3/3/3/3/3/3W w wbr", "Cube: rank 1 of layer 1 has 4 cells instead of 3."),
        ("3/3/Q2/3/3/3/3/3/3 w wbr", "Cube: “Q” in rank 1 of layer 3 is not a ball."),
        ("RRR/RRR/RRR/R2/3/3/3/3/3 w wb", "Cube: 10 R balls; there are only 9."),
        ("3/3/3/3/3/3/3/3/3 x wbr", "Player to move: “x” is not w, b or r."),
        ("3/3/3/3/3/3/3/3/3 wb wbr", "Player to move: “wb” is not w, b or r."),
        ("3/3/3/3/3/3/3/3/3 r wb.", "Player to move: Red is not in the game."),
        ("3/3/3/RRR/RRR/RRR/3/3/3 r wb", "Player to move: Red is not in the game."),
        (
            "3/3/3/3/3/3/3/3/3 w w..",
            "Players: “w..” is neither wb nor wbr, with a dot for one who is out.",
        ),
        (
            "3/3/3/3/3/3/3/3/3 w w.",
            "Players: “w.” is neither wb nor wbr, with a dot for one who is out.",
        ),
        (
            "3/3/3/3/3/3/3/3/3 w rbw",
            "Players: “rbw” is neither wb nor wbr, with a dot for one who is out.",
        ),
        ("WW1/WW1/3/3/3/3/3/3/3 b wbr", "Cube: White has a square, so the game is over."),
        (
            "3/3/3/RRR/RRR/RR1/3/3/W2 b wb",
            "Cube: with only 8 of 9 red balls laid, no other balls may be here.",
        ),
        (
            "3/3/3/RRR/RRR/RR1/3/3/3 w wb",
            "Player to move: with only 8 of 9 red balls laid, Black lays the next one.",
        ),
        ("3/3/3/3/3/3/3/3/3 w wbr d4", "Forbidden shift: “d4” is not a move."),
        ("3/3/3/3/3/3/3/3/3 w wbr a11", "Forbidden shift: “a11” is not a move."),
        (
            "3/3/3/3/3/3/3/3/WB1 w wbr a11b11",
            "Forbidden shift: a11b11 is not a full line of different balls.",
        ),
        (
            "3/3/3/3/3/3/3/3/WWW w wbr a11b11",
            "Forbidden shift: a11b11 is not a full line of different balls.",
        ),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!(Texts::new(&[]).say(&error.phrase()), message, "{text:?}");
    }
}

#[test]
fn rules_are_written_and_read_and_wrong_layouts_refused() {
    let drawn = Players::Two(Neutrals::Laid(Layout::drawn(2011)));
    for players in [CubulusRules::default().players, drawn, Players::Three] {
        let rules = CubulusRules { players, repetition: false };
        let text = ron::to_string(&rules).expect("text");
        assert_eq!(ron::from_str(&text), Ok(rules), "{text}");
        assert_eq!(GameState::start(&rules).rules(), rules);
    }
    let layout = "a12 b12 c12 a22 b22 c22 a32 b32 c32";
    assert_eq!(Layout::MIDDLE_LAYER.to_string(), layout);
    assert_eq!(layout.parse(), Ok(Layout::MIDDLE_LAYER));
    let said = |text: &str| {
        let error = text.parse::<Layout>().expect_err(text);
        let broken = format!("(players:Two(Laid(\"{text}\")),repetition:true)");
        assert!(ron::from_str::<CubulusRules>(&broken).is_err(), "{broken}");
        Texts::new(&[]).say(&error.phrase())
    };
    assert_eq!(said(""), "Neutral balls: 9 cells are needed; these are 0.");
    assert_eq!(said("a11 a11"), "Neutral balls: a11 is there twice.");
    assert_eq!(said("a11 d11"), "Neutral balls: “d11” is not a cell of the cube.");
    assert_eq!(said(&format!("{layout} a11")), "Neutral balls: 9 cells are needed; these are 10.");
}

#[test]
fn rules_are_chosen_by_name() {
    let mut rules = CubulusRules::default();
    let mut choose = |name: &str, value: &str| {
        set_option::<GameState>(&mut rules, name, value).expect(value);
        rules.players
    };
    let centres = Players::Two(Neutrals::Laid(Layout::CENTRES));
    assert_eq!(choose("Neutrals", "centres"), centres);
    assert_eq!(choose("Players", "3"), Players::Three);
    assert_eq!(choose("Neutrals", "laid"), Players::Three);
    assert_eq!(choose("Repetition", "false"), Players::Three);
    let two = Players::Two(Neutrals::LaidBySecond);
    assert_eq!(choose("Players", "2"), two);
    assert!(!rules.repetition);
    for option in GameState::OPTIONS {
        for place in 0..option.values.len() {
            (option.set)(&mut rules, place);
            assert_eq!((option.get)(&rules), place, "{}", option.name);
        }
    }
}

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2011),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused_but_never_panics(text in "\\PC*") {
        let _ = text.parse::<Position>();
        let _ = text.parse::<WrittenMove>();
        let _ = text.parse::<Cell>();
        let _ = text.parse::<Layout>();
    }

    #[test]
    fn any_bytes_are_read_or_refused_but_never_panic(bytes: Vec<u8>) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = text.parse::<Position>();
        let _ = text.parse::<WrittenMove>();
        let _ = text.parse::<Layout>();
    }

    #[test]
    fn nearly_right_positions_are_read_or_refused_but_never_panic(
        board in "([WBR.1]{3}/|[WBRé1-3]{1,3}/){8}[WBR.1]{3}",
        rest in " [wbr] (wb|wbr|w.r|.br|wb.|w..|é)( (-|[a-c][1-3][1-3][a-c][1-3][1-3]))?",
    ) {
        if let Ok(position) = (board + &rest).parse::<Position>() {
            let text = position.to_string();
            assert_eq!(text.parse(), Ok(position));
            let mut game = GameState::from_position(position, CubulusRules::default());
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            assert!(!moves.is_empty(), "{text}");
            assert_eq!(game.outcome(), None, "{text}");
            for mv in &moves {
                assert_eq!(game.check(*mv), Ok(()), "{mv} in {text}");
            }
            game.play(moves[moves.len() / 2]);
        }
    }

    #[test]
    fn crowded_positions_are_read_and_played(
        letters in "[WBR]{27}",
        rest in " [wbr] (wbr|w.r|.br|wb.) -",
    ) {
        let letters: Vec<char> = letters.chars().collect();
        let ranks: Vec<String> = letters.chunks(3).map(|rank| rank.iter().collect()).collect();
        let text = ranks.join("/") + &rest;
        if let Ok(position) = text.parse::<Position>() {
            assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn nearly_right_moves_are_read_or_refused_but_never_panic(
        text in "[a-d][0-4][0-4é]?[-=]?([a-d][0-4][0-4]?)?"
    ) {
        if let Ok(written) = text.parse::<WrittenMove>() {
            assert_eq!(written.mv.to_string().parse(), Ok(written.mv));
        }
    }
}
