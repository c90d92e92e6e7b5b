//! Explanations of moves in Qubism.

use kuba_rules::qubism::{GameState, QubismRules};
use kuba_rules::{Game, Player};

use super::{each, line, wander, won};
use crate::common::claims;

fn at(position: &str) -> GameState {
    GameState::from_text(position, &QubismRules::default()).expect("a position")
}

/// Explains why `played` is worse than `better`.
fn why(position: &str, played: &str, better: &str) -> String {
    let game = at(position);
    super::why(&game, &line(&game, played), &line(&game, better))
}

#[test]
fn what_a_move_does_to_the_ways_is_told() {
    let row = "5/5/NLNLNLNL1/5/5 e1 a4 b";
    each([
        (
            why("5/5/NRNRNR2/5/5 a4 b5 b", "e1WR", "d3NR"),
            "d3NR would have lengthened White’s way by a step.",
        ),
        (why("5/5/5/5/5 c1 c5 b", "c1b1", "c1c2"), "c1-c2 would have come a step nearer."),
        (
            why("5/5/5/5/5 c2 c3 b", "c2b2", "c2c4"),
            "c2-c4 would have jumped ahead, 2 steps nearer.",
        ),
        (
            why("5/5/NLNLNLNL1/5/5 a1 e4 b", "e1WR", "a3a5"),
            "a3-a5WL would have shortened Black’s way by 3 steps.",
        ),
        (
            why(row, "c3c5", "e1e2"),
            "The cube on c3 no longer blocks White’s way: 5 steps to go; after e1-e2 it would have been 7 steps.",
        ),
        (
            why("5/5/5/5/5 c2 c5 b", "c2c1", "c2b2"),
            "This lengthens Black’s own way by a step; after c2-b2 it would have been 3 steps.",
        ),
        (why("5/5/4WL/5/5 c1 c5 b", "e5WR", "d3NR"), "d3NR would have locked the cube on e3."),
        (why("5/5/5/5/5 c1 c5 b", "c1b1", "c1d1"), ""),
    ]);
}

#[test]
fn what_the_answer_does_to_the_ways_is_told() {
    let row = "5/5/5/NRNRNRNR1/5 e1 a4 b";
    each([
        (
            why("5/5/NRNR1NR1/5/5 c2 e2 b", "e5WR c3NR", "c2c3 e2d2"),
            "Now c3NR makes Black’s way 6 steps long; after c2-c3 it would have been 2 steps.",
        ),
        (
            why("5/5/5/5/5 c2 c4 b", "c2c3 c4c2", "c3ER c4c5"),
            "Now c4-c2 jumps ahead: White has 1 step to go; after c3ER it would have been 5 steps.",
        ),
        (
            why(row, "e1d1 b2b5", "e1e2 a4a3"),
            "Now b2-b5ER opens White’s way: 4 steps to go; after e1-e2 it would have been 6 steps.",
        ),
        (
            why(row, "e1e2 b2b5", "b3WR a4a3"),
            "Now b2-b5ER opens White’s way; b3WR would have locked the cube on b2.",
        ),
        (
            why("5/5/5/5/5 c1 c5 b", "c1b1 c5c4 b1a1 c4b4", "c1d1 c5c4 d1d2 c4b4"),
            "2 moves later Black’s way is 1 step longer than after c1-d1.",
        ),
    ]);
}

#[test]
fn wins_are_told_with_their_moves() {
    let game = at("5/5/5/5/5 c1 c5 b");
    let (played, better) = (line(&game, "c1b1 c5c4"), line(&game, "c1c2"));
    each([
        (why("5/5/5/5/5 c4 e5 b", "c4b4", "c4c5"), "c4-c5 would have won at once."),
        (why("5/5/5/5/5 c3 e2 b", "c3c4 e2e1", "c3d3"), "Now White wins with e2-e1."),
        (
            super::why(&game, &won(played, Player::SECOND, 8), &better),
            "Now White wins with the 7th move at the latest, beginning with c5-c4.",
        ),
    ]);
}

#[test]
fn every_number_that_is_said_is_what_the_lines_do() {
    let start = GameState::start(&QubismRules::default());
    let kinds = wander(&start, 3, 40, claims::qubism::places);
    assert!(kinds.len() > 8, "{kinds:?}");
}
