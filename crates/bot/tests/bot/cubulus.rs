//! Search and levels in Cubulus.

use crate::common::judging::{
    keys_are_equal_exactly_when_positions_are, search_equals_the_plainest,
    tactical_moves_are_the_wins, wander, wins_on_the_spot_are_taken,
};
use kuba_bot::search::{NoControl, Node, SearchTask, TranspositionTable};
use kuba_bot::{Evaluate, Limits};
use kuba_i18n::Texts;
use kuba_rules::cubulus::{CubulusRules, GameState, Layout, Neutrals, Players};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

fn start(players: Players) -> GameState {
    GameState::start(&CubulusRules { players, repetition: true })
}

fn two() -> GameState {
    start(Players::Two(Neutrals::Laid(Layout::CENTRES)))
}

fn at(position: &str) -> GameState {
    GameState::from_position(position.parse().expect(position), CubulusRules::default())
}

#[test]
fn tactical_moves_are_those_that_win_on_the_spot() {
    let mut wins = 0;
    for (seed, game) in [(5, two()), (6, start(Players::Three))] {
        wander(&game, seed, 40, |game| {
            wins += tactical_moves_are_the_wins(game);
        });
    }
    assert!(wins > 20, "{wins}");
}

#[test]
fn keys_tell_positions_apart() {
    keys_are_equal_exactly_when_positions_are(&two(), 8);
    keys_are_equal_exactly_when_positions_are(&start(Players::Three), 9);
}

#[test]
fn the_search_equals_the_plainest_one() {
    for (seed, game) in [(10, two()), (11, start(Players::Three))] {
        let mut ply = 0;
        wander(&game, seed, 3, |game| {
            ply += 1;
            if ply % 7 == 0 {
                search_equals_the_plainest(game, 2);
            }
        });
    }
}

#[test]
fn no_level_from_two_on_misses_a_win_on_the_spot() {
    let mut won = 0;
    for (seed, game) in [(12, two()), (13, start(Players::Three))] {
        wander(&game, seed, 20, |game| {
            let mut wins = Vec::new();
            game.node().tactical_moves(&mut wins);
            if !wins.is_empty() && won < 25 {
                wins_on_the_spot_are_taken(game);
                won += 1;
            }
        });
    }
    assert!(won > 10, "{won}");
}

#[test]
fn the_evaluation_is_the_same_with_the_colours_exchanged() {
    wander(&two(), 14, 10, |game| {
        let text = game.position_text();
        let swapped: String = text
            .chars()
            .map(|letter| match letter {
                'W' => 'B',
                'B' => 'W',
                same => same,
            })
            .collect();
        let (here, there) =
            if text.contains(" w wb") { (" w wb", " b wb") } else { (" b wb", " w wb") };
        let other = at(&swapped.replace(here, there));
        let [first, second] = [Player::FIRST, Player::SECOND];
        assert_eq!(game.node().evaluate(first), other.node().evaluate(second), "{text}");
        assert_eq!(game.node().evaluate(second), -game.node().evaluate(first), "{text}");
    });
}

#[test]
fn neutral_balls_are_laid_by_lot() {
    let mut game = start(Players::Two(Neutrals::LaidBySecond));
    for seed in 0..9 {
        assert_eq!(game.instant_move(seed), game.instant_move(seed));
        let mv = game.instant_move(seed).expect("a neutral to lay");
        assert_eq!(game.check(mv), Ok(()));
        game.play(mv);
    }
    assert_eq!(game.instant_move(9), None);
    let first = start(Players::Two(Neutrals::LaidBySecond));
    let cells: std::collections::BTreeSet<_> =
        (0..400).filter_map(|seed| first.instant_move(seed)).collect();
    assert_eq!(cells.len(), 27);
}

/// The winner among three players with these node limits per move, after some random moves.
fn winner_among_three(nodes: [u64; 3], seed: u64) -> Option<Player> {
    let mut random = Random::new(seed);
    let mut game = start(Players::Three);
    for ply in 0..150 {
        if let Some(outcome) = game.outcome() {
            return outcome.winner();
        }
        let limits = Limits { nodes: Some(nodes[game.turn().index()]), ..Limits::default() };
        let mut task = SearchTask::new(&game, limits);
        random.shuffle(&mut task.moves);
        let mut mv = task.moves[0];
        if ply >= 3 {
            let found = task.run(&TranspositionTable::new(0), &mut NoControl);
            mv = found.opinion.expect("a move").line[0];
        }
        game.play(mv);
    }
    None
}

#[test]
fn among_three_who_looks_at_more_positions_wins_more_often_than_both_others() {
    let (mut won, mut lost) = (0, 0);
    for number in 0..18 {
        let mut nodes = [400; 3];
        nodes[number % 3] = 8_000;
        let winner = winner_among_three(nodes, 5 + number as u64 / 3);
        match winner.map(|winner| winner.index() == number % 3) {
            Some(true) => won += 1,
            Some(false) => lost += 1,
            None => {}
        }
    }
    assert!(won > lost, "{won} won, {lost} lost");
}

#[test]
fn a_hint_says_what_the_move_does() {
    let hint = |position: &str, mv: &str| {
        let game = at(position);
        let mv = game.read_move(mv).expect(mv);
        let mut node = game.node();
        node.play(mv);
        let score = kuba_bot::Score::estimate(0);
        let phrase = game.hint_reason(&[mv], score)?;
        Some(Texts::new(&[]).say(&phrase))
    };
    let said = |text: &str| Some(text.to_owned());
    let open = "3/3/3/3/3/3/3/WW1/W2 w wbr -";
    assert_eq!(hint(open, "b11"), said("wins"));
    // White could push a ball in the gap onwards; pushing one of White's balls away breaks up the three.
    let black = "3/3/3/3/3/3/W2/3/W1W b wbr -";
    let stops = said("stops White’s square on the bottom face");
    assert_eq!(hint(black, "a11a21"), stops);
    assert_eq!(hint(black, "c31"), said("gets in White’s way on the bottom face"));
    let two = "3/3/3/3/3/3/3/3/WW1 w wbr -";
    assert_eq!(hint(two, "a21"), said("makes a threat on the bottom face"));
    assert_eq!(hint(two, "c31"), said("builds two of four on the bottom face"));
    assert_eq!(hint(two, "c33"), said("a quiet move: nobody threatens anything"));
}

#[test]
fn a_certain_win_is_found_and_told() {
    let game = at("3/3/3/3/3/3/3/WW1/W2 w wbr -");
    let limits = Limits { nodes: Some(5_000), ..Limits::default() };
    let found = SearchTask::new(&game, limits).run(&TranspositionTable::new(1), &mut NoControl);
    let opinion = found.opinion.expect("a move");
    assert_eq!(opinion.score.plies_to_end(), Some(1));
}

/// `true` if `player` wins within `plies` whatever the others do.
fn wins_within(game: &GameState, player: Player, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(player);
    }
    if plies == 0 {
        return false;
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let mut after = moves.into_iter().map(|mv| {
        let mut after = game.clone();
        after.play(mv);
        after
    });
    if game.turn() == player {
        after.any(|after| wins_within(&after, player, plies - 1))
    } else {
        after.all(|after| wins_within(&after, player, plies - 1))
    }
}

#[test]
fn a_win_that_is_told_is_one_whatever_the_others_do() {
    let mut proved = 0;
    wander(&two(), 21, 12, |game| {
        let mut wins = Vec::new();
        game.node().tactical_moves(&mut wins);
        if proved == 4 || !wins.is_empty() {
            return;
        }
        let limits = Limits { nodes: Some(4_000), ..Limits::default() };
        let found = SearchTask::new(game, limits).run(&TranspositionTable::new(1), &mut NoControl);
        let opinion = found.opinion.expect("a move");
        if opinion.score.plies_to_end() != Some(3) {
            return;
        }
        proved += 1;
        let here = game.position_text();
        let mut after = game.clone();
        after.play(opinion.line[0]);
        assert!(wins_within(&after, game.turn(), 2), "{here}");
        let reason = game.hint_reason(&opinion.line, opinion.score);
        let said = Texts::new(&[]).say(&reason.expect("a reason"));
        assert_eq!(said, "you can force a win", "{here}");
    });
    assert!(proved > 1, "{proved} wins in three moves");
}
