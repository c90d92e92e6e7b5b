//! The beginner levels.

use crate::common::judging::wander;
use crate::common::nim::Nim;
use kuba_bot::search::Node;
use kuba_bot::{Evaluate, Novice};
use kuba_rules::cubulus::{CubulusRules, GameState as Cubulus, Layout, Neutrals, Players};
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::qubism::{GameState as Qubism, QubismRules};
use kuba_rules::random::Random;
use kuba_rules::{Game, GameResult};

fn winner_after<G: Evaluate>(game: &G, mv: G::Move) -> Option<GameResult> {
    let mut node = game.node();
    node.play(mv);
    node.verdict()
}

fn winning<G: Evaluate>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.retain(|&mv| winner_after(game, mv) == Some(GameResult::Won(game.turn())));
    moves
}

/// `true` if the move lets an opponent win, now or with the next move.
fn gives_away<G: Evaluate>(game: &G, mv: G::Move) -> bool {
    let mut after = game.clone();
    after.play(mv);
    match winner_after(game, mv) {
        Some(verdict) => verdict != GameResult::Won(game.turn()),
        None => after.turn() != game.turn() && !winning(&after).is_empty(),
    }
}

fn knows_the_rules<G: Evaluate>(start: &G, seed: u64, games: usize) {
    wander(start, seed, games, |game| {
        let here = game.position_text();
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let wins = winning(game);
        for novice in Novice::ALL {
            let mv = novice.choose(game, &mut Random::new(seed)).expect("a move");
            assert!(legal.contains(&mv), "{novice:?}: {mv} in {here}");
            let same = novice.choose(game, &mut Random::new(seed));
            assert_eq!(same, Some(mv), "{novice:?}: {here}");
            if novice != Novice::Random && !wins.is_empty() {
                assert!(wins.contains(&mv), "{novice:?} misses a win: {here}");
            }
            if novice == Novice::Careful && gives_away(game, mv) {
                let helpless = legal.iter().all(|&mv| gives_away(game, mv));
                assert!(helpless, "{mv} gives the game away: {here}");
            }
        }
    });
}

#[test]
fn novices_of_every_game_know_its_rules_and_see_what_they_are_meant_to_see() {
    knows_the_rules(&Kuba::start(&KubaRules::default()), 31, 1);
    knows_the_rules(&Qubism::start(&QubismRules::default()), 32, 1);
    knows_the_rules(&Nim::start(&[3, 2, 1, 4]), 33, 10);
    for players in [Players::Two(Neutrals::Laid(Layout::CENTRES)), Players::Three] {
        let rules = CubulusRules { players, repetition: true };
        knows_the_rules(&Cubulus::start(&rules), 34, 3);
    }
}

#[test]
fn novices_make_no_move_once_a_game_is_over() {
    let mut over = Nim::start(&[1, 0, 0, 0]);
    Game::play(&mut over, "1:1".parse().expect("a move"));
    assert!(over.outcome().is_some());
    for novice in Novice::ALL {
        assert_eq!(novice.choose(&over, &mut Random::new(1)), None);
    }
}
