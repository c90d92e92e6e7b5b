//! Explanations of pushes in Kuba.

use std::collections::BTreeSet;

use kuba_bot::Continuation;
use kuba_rules::Player;
use kuba_rules::kuba::{GameState, Move, RuleSet, Setup};

use super::{line, wander, won};
use crate::common::claims;
use crate::common::kuba_mixes::kuba_mixes;

fn at(position: &str) -> GameState {
    let position = position.parse().expect("a position");
    GameState::from_position(position, RuleSet::LEAFLET)
}

/// Explains why `played` is worse than `better`.
fn why(position: &str, played: &str, better: &str) -> String {
    let game = at(position);
    super::why(&game, &line(&game, played), &line(&game, better))
}

#[test]
fn what_the_other_player_takes_is_told() {
    let two = "7/7/3W3/4BRR/7/7/7 w";
    assert_eq!(
        why(two, "d5d6 e4f4 f4g4 g4g5", "d5d4 e4e5"),
        "Black pushes along row 4 and takes two reds; d5-d4 would have prevented it."
    );
    // The line may be cut off before the turn ends.
    assert_eq!(
        why(two, "d5d6 e4f4 f4g4", "d5d4 e4e5"),
        "Black pushes along row 4 and takes two reds; d5-d4 would have prevented it."
    );
    let one = "7/7/4W2/5BR/7/7/7 w";
    assert_eq!(
        why(one, "e5e6 f4g4 g4g5", "e5e4 f4f5"),
        "Now Black takes a red; e5-e4 would have kept it."
    );
    assert_eq!(
        why("7/7/4W2/5BR/7/5BR/7 w", "e5e6 f4g4 f2g2 g2g3", "e5e4 f2g2 g2g3"),
        "Now Black takes two reds; after e5-e4 it would have been a red."
    );
    assert_eq!(
        why("W6/7/3W3/4BRW/7/7/7 w", "d5d6 e4f4 f4g4 g4g5", "d5d4 e4e5"),
        "Black pushes along row 4 and takes a red and a marble; d5-d4 would have prevented it."
    );
    assert_eq!(
        why("5WR/7/3W3/4BRR/7/7/7 w", "f7g7 g7g6 e4f4 f4g4 g4g5", "d5d4 e4e5"),
        "This takes a red, but then Black takes two reds."
    );
    assert_eq!(why(two, "d5d6 e4e5 d6d7 e5f5 d7c7", "d5c5 e4e5 c5c4 e5e4 c4d4"), "");
    assert_eq!(
        why(two, "d5d6 e4e5 d6d7 e5e4 d7c7 e4f4 f4g4 g4g5", "d5c5 e4e5 c5c4 e5e4 c4d4 e4e5"),
        "",
        "five turns ahead"
    );
}

#[test]
fn within_four_turns_is_told_what_is_kept_and_what_is_only_put_off() {
    let two = "7/7/3W3/4BRR/7/7/7 w";
    assert_eq!(
        why(two, "d5d6 e4f4 f4g4 g4g5 d6d7", "d5d4 e4e5 d4c4 e5e4 c4c3 e4f4 f4g4 g4g5"),
        "Black pushes along row 4 and takes two reds; d5-d4 would have put that off."
    );
}

#[test]
fn what_could_have_been_taken_is_told() {
    let one = "7/7/7/5WR/7/7/B6 w";
    assert_eq!(why(one, "f4f5 a1a2", "f4g4 g4g5 a1a2"), "f4-g4 would have taken a red.");
    let two = "7/5WR/7/5WR/7/7/B6 w";
    assert_eq!(why(two, "f4g4 g4g5 a1a2", "f4g4 f6g6 g6g5 a1a2"), "", "the same push");
    assert_eq!(
        why(two, "f4g4 g4g5 a1a2", "f6g6 f4g4 g4g3 a1a2"),
        "f6-g6 would have taken two reds; this takes a red."
    );
    assert_eq!(
        why("7/5WR/7/5WR/7/5BR/7 w", "f4f5 f2f3", "f4g4 f6g6 g6g5 f2g2 g2g3"),
        "f4-g4 would have taken two reds, leaving a red to Black."
    );
    assert_eq!(
        why("7/7/7/5WR/4W2/5BR/7 w", "f4f5 f2g2 g2g3", "f4g4 e3e2 f2f3"),
        "f4-g4 would have taken a red; now Black takes a red."
    );
    assert_eq!(
        why("7/7/5W1/6R/7/7/B6 w", "f5e5 a1a2 e5e6 a2a3", "f5f4 a1a2 f4g4 g4g5 a2a3"),
        "After f5-f4 White would have taken a red within 2 turns."
    );
}

#[test]
fn without_an_answer_what_is_threatened_is_told() {
    let one = "7/7/4W2/5BR/7/7/7 w";
    assert_eq!(why(one, "e5e6", "e5e4"), "Now Black threatens a red; e5-e4 would have kept it.");
    assert_eq!(
        why("7/7/4W2/5BR/7/5BR/7 w", "e5e6", "e5e4"),
        "Now Black threatens two reds; after e5-e4 it would have been a red."
    );
    assert_eq!(why("7/7/5W1/6R/7/7/B6 w", "f5e5", "f5f4"), "f5-f4 would have threatened a red.");
    assert_eq!(
        why("7/7/5W1/6R/7/5WR/B6 w", "f5e5 a1a2", "f5f4 a1a2"),
        "f5-f4 would have threatened two reds; this threatens a red."
    );
    assert_eq!(why("7/7/7/3W3/7/7/B6 w", "d4d5", "d4c4"), "");
    assert_eq!(why("7/7/7/3W3/7/7/B6 w", "", "d4c4"), "");
    assert_eq!(why("7/7/7/3W3/7/7/B6 w", "d4d5", ""), "");
}

#[test]
fn wins_are_told_with_their_pushes() {
    let white = "7/7/4W2/5WR/7/7/B6 w 6-0";
    assert_eq!(why(white, "e5e6 a1a2", "f4g4"), "f4-g4 would have won at once.");
    let black = "7/7/4W2/5BR/7/7/7 w 0-6";
    assert_eq!(why(black, "e5e6 f4g4", "e5e4 f4f5"), "Now Black wins with f4-g4.");
    let game = at(black);
    let (played, better) = (line(&game, "e5e6 f4f5"), line(&game, "e5e4 f4f5"));
    let (white, black) = (Player::FIRST, Player::SECOND);
    let why = |played: &Continuation<Move>, better: &Continuation<Move>| {
        super::why(&game, played, better)
    };
    let cases = [
        (
            why(&won(played.clone(), black, 6), &better),
            "Now Black wins with the 5th push at the latest, beginning with f4-f5.",
        ),
        (
            why(&won(line(&game, "e5e6"), black, 6), &better),
            "Now Black wins with the 5th push at the latest.",
        ),
        (why(&won(played.clone(), black, 4), &won(better.clone(), black, 8)), ""),
        (why(&won(played.clone(), black, 8), &won(better.clone(), black, 4)), ""),
        (
            why(&played, &won(better.clone(), white, 5)),
            "e5-e4 would have won with the 4th push at the latest.",
        ),
        (
            why(&won(played.clone(), black, 2), &won(better.clone(), white, 5)),
            "e5-e4 would have won with the 4th push at the latest; now Black wins at once.",
        ),
        (why(&won(played.clone(), white, 9), &won(better.clone(), white, 5)), ""),
        (why(&won(played.clone(), white, 3), &won(better.clone(), white, 5)), ""),
    ];
    for (said, expected) in cases {
        assert_eq!(said, expected);
    }
}

#[test]
fn a_draw_is_told() {
    let to_and_fro = "a4a5 g1g2 a5a4 g2g1 a4a5 g1g2 a5a4 g2g1";
    assert_eq!(
        why("7/7/7/W6/7/7/6B w", to_and_fro, "a4b4 g1g2"),
        "Now the same position can come for the third time: a draw."
    );
}

#[test]
fn ending_the_turn_may_be_the_better_move() {
    let rules = RuleSet { extra: kuba_rules::kuba::ExtraTurn::May, ..RuleSet::LEAFLET };
    let position = "7/7/4W2/5BR/4W2/7/7 w 1-0 + -";
    let game = GameState::from_position(position.parse().expect("a position"), rules);
    let (played, better) = (line(&game, "e5d5 f4g4 pass"), line(&game, "pass f4f5"));
    assert_eq!(
        super::why(&game, &played, &better),
        "Now Black takes a red; ending the turn would have kept it."
    );
}

#[test]
fn every_number_that_is_said_is_what_the_lines_do() {
    let mut kinds = BTreeSet::new();
    for (number_of, rules) in kuba_mixes().enumerate() {
        let start = GameState::new(rules, Setup::Standard);
        kinds.extend(wander(&start, 5 + number_of as u64, 6, claims::kuba::places));
    }
    assert!(kinds.len() > 10, "{kinds:?}");
}
