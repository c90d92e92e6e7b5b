//! The search and the levels on positions of Qubism.

use crate::common::judging::{
    keys_are_equal_exactly_when_positions_are, loud_moves_are_the_wins, search_equals_the_plainest,
    wander, wins_on_the_spot_are_taken,
};
use kuba::bot::Evaluate;
use kuba::bot::search::Node;
use kuba::i18n::Texts;
use kuba::rules::qubism::{GameState, QubismRules};
use kuba::rules::{Game, Player};

fn at(position: &str) -> GameState {
    GameState::from_position(position.parse().expect(position), QubismRules::default())
}

fn start() -> GameState {
    GameState::start(&QubismRules::default())
}

#[test]
fn loud_moves_are_those_that_win_on_the_spot() {
    let mut wins = 0;
    wander(&start(), 5, 12, |game| {
        wins += loud_moves_are_the_wins(game);
    });
    assert!(wins > 5, "{wins}");
}

#[test]
fn keys_tell_positions_apart() {
    keys_are_equal_exactly_when_positions_are(&at("5/2NR2/5/5/5 c1 c5 b"), 8);
}

#[test]
fn the_search_equals_the_plainest_one() {
    let crowded = at("4WR/NLSL3/1WL1EL1/ER4/3NL1 d2 c2 w");
    let mut ply = 0;
    wander(&crowded, 10, 2, |game| {
        ply += 1;
        if ply % 5 == 0 {
            search_equals_the_plainest(game, 2);
        }
    });
}

#[test]
fn no_level_from_two_on_misses_a_win_on_the_spot() {
    let mut won = 0;
    wander(&start(), 12, 10, |game| {
        let mut wins = Vec::new();
        game.node().loud(&mut wins);
        if !wins.is_empty() && won < 12 {
            wins_on_the_spot_are_taken(game);
            won += 1;
        }
    });
    assert!(won > 5, "{won}");
}

#[test]
fn the_evaluation_counts_steps_from_either_side() {
    let [black, white] = [Player::FIRST, Player::SECOND];
    let ahead = at("5/5/5/5/5 c3 c5 b").node();
    assert_eq!(ahead.evaluate(black), 200 + 50);
    assert_eq!(ahead.evaluate(white), -ahead.evaluate(black));
    let turned = at("5/5/5/5/5 c1 c3 w").node();
    assert_eq!(turned.evaluate(white), ahead.evaluate(black));
}

#[test]
fn moves_that_change_the_ways_are_looked_at_first() {
    let mut quiet = Vec::new();
    start().node().quiet(&mut quiet);
    assert_eq!(quiet[0].to_string(), "c1c2");
    assert_eq!(quiet.len(), 139);
}

#[test]
fn a_hint_says_what_the_move_does() {
    let hint = |position: &str, mv: &str| {
        let game = at(position);
        let mv = game.read_move(mv).expect(mv);
        let phrase = game.hint_reason(&[mv], kuba::bot::Score::estimate(0))?;
        Some(Texts::new(&[]).say(&phrase))
    };
    let said = |text: &str| Some(text.to_owned());
    assert_eq!(
        hint("5/5/5/5/5 c4 e5 b", "c4c5"),
        said("Reaches the far side")
    );
    assert_eq!(hint("5/5/5/5/5 c2 c3 b", "c2c4"), said("Jumps ahead"));
    let wall = "5/5/NRNRNR2/5/5 a1 b5 b";
    assert_eq!(hint(wall, "d3NR"), said("Lengthens White’s way by 1"));
    assert_eq!(
        hint("5/5/NLNLNLNL1/5/5 a1 e4 b", "a3a5"),
        said("Opens your way")
    );
    assert_eq!(
        hint("5/5/4WL/5/5 c1 c5 b", "d3NR"),
        said("Locks a cube"),
        "a new cube before its arrow"
    );
    assert_eq!(hint("5/5/4WL/5/5 c1 c5 b", "e3d3"), None);
    assert_eq!(hint("5/5/5/5/5 c1 c5 b", "c1c2"), None);
}
