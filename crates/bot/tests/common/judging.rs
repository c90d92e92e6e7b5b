//! Invariants that the search relies on, checked in positions of random games.

use std::collections::HashMap;
use std::fmt::Debug;

use kuba_bot::level_style::Conditions;
use kuba_bot::search::{NoControl, Node, SearchOptions, SearchTask, TranspositionTable};
use kuba_bot::{Evaluate, Level, Limits};
use kuba_rules::random::Random;
use kuba_rules::{Game, GameResult};

use super::minimax::{Plain, PlainMany};

/// Plays random games and visits each position that has a legal move.
pub(crate) fn wander<G: Game>(start: &G, seed: u64, games: usize, mut visit: impl FnMut(&G)) {
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    for _ in 0..games {
        let mut game = start.clone();
        for _ in 0..120 {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            visit(&game);
            game.play(moves[dice.below(moves.len())]);
        }
    }
}

/// Asserts that tactical and quiet moves together are the legal moves, each once, and that the tactical ones
/// are the immediate wins. Returns the number of those.
pub(crate) fn tactical_moves_are_the_wins<G: Evaluate>(game: &G) -> usize {
    let here = game.position_text();
    let node = game.node();
    let (mut tactical, mut quiet, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    node.tactical_moves(&mut tactical);
    node.quiet_moves(&mut quiet);
    game.legal_moves(&mut legal);
    assert_eq!(tactical.len() + quiet.len(), legal.len(), "{here}");
    assert!(G::Node::MOVE_INDICES <= 1000);
    for &mv in &legal {
        assert!(G::Node::move_index(mv) < G::Node::MOVE_INDICES, "{mv}");
        assert!(tactical.contains(&mv) || quiet.contains(&mv), "{mv} in {here}");
        let mut after = node.clone();
        after.play(mv);
        let wins = after.verdict() == Some(GameResult::Won(game.turn()));
        assert_eq!(tactical.contains(&mv), wins, "{mv} in {here}");
    }
    tactical.len()
}

/// Asserts that different positions have different keys, and that a node's key after a move is that of the
/// game.
pub(crate) fn keys_are_equal_exactly_when_positions_are<G: Evaluate>(start: &G, seed: u64) {
    let mut texts: HashMap<u64, String> = HashMap::new();
    wander(start, seed, 20, |game| {
        let text = game.position_text();
        let key = game.node().key();
        let known = texts.entry(key).or_insert_with(|| text.clone());
        assert_eq!(*known, text);
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        for mv in moves {
            let mut node = game.node();
            node.play(mv);
            let mut child = game.clone();
            child.play(mv);
            assert_eq!(node.key(), child.node().key(), "{mv} in {text}");
        }
    });
    let distinct: std::collections::HashSet<_> = texts.values().collect();
    assert_eq!(distinct.len(), texts.len());
    assert!(texts.len() > 50);
}

/// Asserts that the search agrees with the plainest one: minimax for two seats, max-n for more.
pub(crate) fn search_equals_the_plainest<G: Evaluate>(game: &G, depth: u32)
where
    G::Move: Debug,
{
    let style = SearchOptions {
        quiescence: 1,
        selective: false,
        every_move: false,
        ..SearchOptions::default()
    };
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let task = SearchTask { style, ..SearchTask::new(game, limits) };
    let found = task.run(&TranspositionTable::new(0), &mut NoControl);
    let opinion = found.opinion.expect("a move");
    let exact = if game.seats() == 2 {
        Plain::new(game.turn(), game.recurrence(), style).value(&game.node(), opinion.depth, 0)
    } else {
        let plain = PlainMany {
            seats: game.seats(),
            win_worth: G::Node::TUNING.win_worth,
            quiescence: style.quiescence,
        };
        plain.values(&game.node(), opinion.depth, 0)[game.turn().index()]
    };
    assert_eq!(opinion.score, exact, "{}", game.position_text());
}

/// Asserts that levels from 2 up never miss an immediate win.
pub(crate) fn wins_on_the_spot_are_taken<G: Evaluate>(game: &G) {
    for level in Level::all().skip(1) {
        let mut conditions = Conditions {
            table: &TranspositionTable::new(1),
            seed: 7,
            nodes: Some(2_000),
            threads: 1,
        };
        let opinion = level.choose(game, &mut conditions, &mut NoControl);
        let mv = opinion.expect("a move").line[0];
        let mut after = game.clone();
        after.play(mv);
        let winner = after.outcome().and_then(|outcome| outcome.winner());
        assert_eq!(winner, Some(game.turn()), "{level:?}: {mv} in {}", game.position_text());
    }
}
