//! Kuba's endgame tables of the tool `who-wins` against the rules, a plain search and the proof search.

#[path = "../src/who_wins/endings/mod.rs"]
#[allow(dead_code)]
mod tables;

use std::sync::LazyLock;

use self::tables::{Material, Tables, Verdict, position_of, shapes};
use kuba_bot::Limits;
use kuba_bot::search::proof::{ProofLimits, ProofResult, prove};
use kuba_bot::search::{NoControl, SearchTask};
use kuba_rules::kuba::{GameState, Position, RuleSet};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

/// Node limit of a proof.
const ENOUGH: u64 = 20_000;
/// Longest win, in plies, that the plain search checks.
const SHORT: u16 = 5;

/// One marble each and the last red one, which decides the game.
static DUEL: LazyLock<Tables> = LazyLock::new(|| {
    let mut tables = Tables::new();
    for material in shapes(1, 1, 1) {
        tables.solve(material, 2);
    }
    tables
});

/// All three marbles are in one corner, and perhaps a few pushes follow, so that the ko rule applies.
fn some_duel(dice: &mut Random) -> GameState {
    loop {
        let [own, other, red] = [0; 3].map(|_: u8| 1_u64 << (7 * dice.below(4) + dice.below(4)));
        if (own | other | red).count_ones() < 3 {
            continue;
        }
        let mut game =
            GameState::from_position(position_of([own, other, red], [6, 6]), RuleSet::LEAFLET);
        for _ in 0..dice.below(3) {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            if !moves.is_empty() {
                game.play(moves[dice.below(moves.len())]);
            }
        }
        if game.outcome().is_none() {
            // The tables do not include the history.
            return GameState::from_position(*game.position(), RuleSet::LEAFLET);
        }
    }
}

fn verdict(game: &GameState) -> Verdict {
    DUEL.verdict(game.position()).expect("a duel is in the table")
}

/// Plain search that uses the rules only.
fn forced(game: &GameState, attacker: Player, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(attacker);
    }
    if plies == 0 {
        return false;
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let wins = |&mv: &_| {
        let mut next = game.clone();
        next.play(mv);
        forced(&next, attacker, plies - 1)
    };
    if game.turn() == attacker { moves.iter().any(wins) } else { moves.iter().all(wins) }
}

#[test]
fn an_ending_that_is_known_is_what_its_pushes_say() {
    let mut tables = Tables::new();
    for material in shapes(2, 1, 0).into_iter().chain(shapes(1, 1, 1)) {
        tables.solve(material, 1);
        assert_eq!(tables.faults(material), 0, "{material:?}");
        assert_eq!(tables.faults(material.turned()), 0, "{material:?}");
    }
}

#[test]
fn a_short_win_of_the_table_is_the_one_that_a_plain_search_finds() {
    let mut dice = Random::new(5);
    let mut with_ko = 0;
    for _ in 0..400 {
        let game = some_duel(&mut dice);
        let mover = game.turn();
        let verdict = verdict(&game);
        let wins = |plies: u16| forced(&game, mover, u32::from(plies));
        match verdict.plies() {
            Some(plies) if verdict.is_win() && plies <= SHORT => {
                assert!(wins(plies), "{}", game.position());
                assert!(!wins(plies - 1), "{}", game.position());
            }
            _ => assert!(!wins(SHORT - 2), "{}", game.position()),
        }
        with_ko += u32::from(game.position().ko().is_some());
    }
    assert!(with_ko > 10, "{with_ko} with a forbidden push");
}

#[test]
fn ko_can_cost_a_win_of_the_table() {
    let verdict = |text: &str| DUEL.verdict(&text.parse().expect("a position"));
    let free = "7/7/7/7/7/RB5/1W5 w 6-6";
    assert_eq!(verdict(free), Some(Verdict::win_in(3)));
    let forbidden = verdict("7/7/7/7/7/RB5/1W5 w 6-6 - b1b2");
    assert!(forbidden.is_some_and(|verdict| !verdict.is_win()));
}

#[test]
fn the_proof_search_finds_what_stands_in_the_table() {
    let mut dice = Random::new(6);
    let mut settled = 0;
    for _ in 0..60 {
        let game = some_duel(&mut dice);
        let verdict = verdict(&game);
        let task = SearchTask::new(&game, Limits::default());
        match prove(&task, ProofLimits::new(ENOUGH), &mut NoControl).result {
            ProofResult::Proved(proof) => {
                assert!(verdict.is_win(), "{}", game.position());
                let plies = verdict.plies().map(u32::from);
                assert!(Some(proof.plies) >= plies, "{}", game.position());
            }
            ProofResult::Disproved => assert!(!verdict.is_win(), "{}", game.position()),
            ProofResult::Unknown => continue,
        }
        settled += 1;
    }
    assert!(settled > 30, "{settled} settled");
}

#[test]
fn the_longest_duel_is_won_with_the_23rd_push() {
    let position: Position = "6R/7/7/7/7/B6/1W5 w 6-6".parse().expect("a position");
    assert_eq!(DUEL.verdict(&position), Some(Verdict::win_in(23)));
    let mut game = GameState::from_position(position, RuleSet::LEAFLET);
    for push in DUEL.line(&position) {
        assert_eq!(game.try_play(push.into()).map(|_| ()), Ok(()));
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    assert_eq!((game.plies(), winner), (23, Some(position.turn())));
}

#[test]
fn the_reds_that_are_not_there_were_captured() {
    let two = shapes(1, 1, 2);
    let taken: Vec<[u8; 2]> = two.iter().map(|material| material.taken).collect();
    assert_eq!(taken, [[5, 6], [6, 5]]);
    assert!(two.into_iter().all(Material::can_arise));
    assert!(!shapes(1, 1, 0).into_iter().any(Material::can_arise));
}
