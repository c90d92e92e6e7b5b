//! Explanations of moves in Cubulus.

use std::collections::BTreeSet;

use kuba_rules::cubulus::{CubulusRules, GameState, Neutrals, Players};
use kuba_rules::{Game, Player};

use super::{line, wander, won};
use crate::common::claims;

fn at(position: &str) -> GameState {
    GameState::from_text(position, &CubulusRules::default()).expect("a position")
}

/// Explains why `played` is worse than `better`.
fn why(position: &str, played: &str, better: &str) -> String {
    let game = at(position);
    super::why(&game, &line(&game, played), &line(&game, better))
}

#[test]
fn a_square_that_is_given_away_is_told() {
    let gift = "B1B/3/B2/3/3/2B/3/3/2W w wbr -";
    assert_eq!(why(gift, "c11c12", "b11"), "This completes Black’s square on the top face.");
    let open = "3/3/3/3/3/3/W2/3/W1W r wbr -";
    assert_eq!(
        why(open, "b33 c31", "a11a21"),
        "Now White can complete a square on the bottom face; a11-a21 would have prevented it."
    );
    let later = "3/3/3/3/3/3/W2/3/W1W b wbr -";
    assert_eq!(
        why(later, "b33", "a11a21"),
        "This leaves White’s square on the bottom face open; a11-a21 would have prevented it."
    );
    // With two players, neutral balls count for no player.
    let two = "3/3/3/RRR/RRR/RRR/W2/3/W1W b wb -";
    assert_eq!(
        why(two, "b33", "a11a21"),
        "Now White can complete a square on the bottom face; a11-a21 would have prevented it."
    );
}

#[test]
fn wins_are_told_with_their_moves() {
    let open = "3/3/3/3/3/3/3/WW1/W2 w wbr -";
    assert_eq!(why(open, "c33", "b11"), "b11 would have won at once.");
    let game = at("3/3/3/3/3/BB1/3/BB1/3 w wbr -");
    let black = Player::SECOND;
    let (played, better) = (line(&game, "c33 a11"), line(&game, "a11"));
    assert_eq!(
        super::why(&game, &won(played.clone(), black, 4), &better),
        "Now Black wins with the 3rd move at the latest: a11 makes threats on 3 faces."
    );
    let forced = won(better.clone(), Player::FIRST, 7);
    assert_eq!(
        super::why(&game, &won(played, black, 4), &forced),
        "a11 would have won with the 7th move at the latest; now Black wins with the 3rd move at the latest."
    );
    let quiet = line(&game, "c33 b33");
    assert_eq!(
        super::why(&game, &won(quiet, black, 6), &better),
        "Now Black wins with the 5th move at the latest, beginning with b33."
    );
}

#[test]
fn threats_are_told() {
    let two = "3/3/3/3/3/3/3/3/WW1 w wbr -";
    assert_eq!(why(two, "c33", "a21"), "a21 would have made a threat on the bottom face.");
    assert_eq!(
        why("3/3/3/3/3/WW1/3/WW1/3 w wbr -", "c33", "a11"),
        "a11 would have made threats on 3 faces."
    );
    let answered = "3/3/2R/3/3/WW1/3/2B/1B1 r wbr -";
    assert_eq!(
        why(answered, "c23 a12b12", "a12a22"),
        "Now White can make a threat on the front face; a12-a22 would have prevented it."
    );
    let black = "3/3/3/3/3/BB1/3/BB1/3 w wbr -";
    assert_eq!(why(black, "c33 a11", "c31 c33"), "", "after c31, a11 makes the same threats");
    assert_eq!(why(black, "c33 c32 b33 c13 a11", "c31 c32 b33 c13 c12"), "", "four moves ahead");
    let white = "3/3/3/3/3/WW1/3/WW1/3 w wbr -";
    assert_eq!(
        why(white, "c33 c32 b33 c13", "c31 c32 b33 a11"),
        "c31 would soon have led to threats on 3 faces."
    );
}

#[test]
fn what_comes_in_the_next_moves_is_counted() {
    let pair = |turn| format!("RRR/RRR/RRR/3/3/3/3/3/WW1 {turn} wb -");
    assert_eq!(
        why(&pair('b'), "b32 c32 c31 a21", "a32 c32 c31 b32"),
        "Soon White has a threat on the bottom face; a32 would have prevented it."
    );
    assert_eq!(
        why(&pair('w'), "a32 c31 b32", "c32 c31 a21"),
        "c32 would soon have led to a threat on the bottom face."
    );
}

#[test]
fn everything_that_is_said_is_what_the_lines_do() {
    let mut kinds = BTreeSet::new();
    for number_of in 0..24 {
        let players = match number_of % 2 {
            0 => Players::Three,
            _ => Players::Two(Neutrals::by_lot(number_of)),
        };
        let start = GameState::start(&CubulusRules { players, repetition: true });
        kinds.extend(wander(&start, 7 + number_of, 1, claims::cubulus::places));
    }
    assert!(kinds.len() > 8, "{kinds:?}");
}
