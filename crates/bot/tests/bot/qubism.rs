//! Search and levels in Qubism.

use crate::common::judging::{
    keys_are_equal_exactly_when_positions_are, search_equals_the_plainest,
    tactical_moves_are_the_wins, wander, wins_on_the_spot_are_taken,
};
use crate::proof::forced;
use kuba_bot::level_style::Conditions;
use kuba_bot::qubism::QubismNode;
use kuba_bot::search::proof::{ProofLimits, ProofResult, prove};
use kuba_bot::search::{NoControl, Node, SearchTask, TranspositionTable, Urgency};
use kuba_bot::{Evaluate, Level, Limits};
use kuba_i18n::Texts;
use kuba_rules::qubism::{GameState, Move, Position, QubismRules};
use kuba_rules::{Game, Player};

fn at(position: &str) -> GameState {
    GameState::from_position(position.parse().expect(position), QubismRules::default())
}

fn start() -> GameState {
    GameState::start(&QubismRules::default())
}

#[test]
fn tactical_moves_are_those_that_win_on_the_spot() {
    let mut wins = 0;
    wander(&start(), 5, 12, |game| {
        wins += tactical_moves_are_the_wins(game);
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
        game.node().tactical_moves(&mut wins);
        if !wins.is_empty() && won < 12 {
            wins_on_the_spot_are_taken(game);
            won += 1;
        }
    });
    assert!(won > 5, "{won}");
}

#[test]
fn a_position_is_worth_the_same_turned_and_mirrored_and_the_opposite_to_the_other() {
    let [black, white] = [Player::FIRST, Player::SECOND];
    let alike = [
        ("SL4/5/ER3WL/5/4NR c2 c4 b", "SR4/5/EL3WR/5/4NL c2 c4 w"),
        ("SL4/5/ER3WL/5/4NR c2 d4 b", "4SR/5/ER3WL/5/NL4 c2 b4 b"),
        ("5/1NLNR2/2ER1SL/1WR3/5 a2 e4 b", "5/2NLNR1/SR1WL2/3EL1/5 e2 a4 b"),
    ];
    for (one, other) in alike {
        let (one, other) = (at(one), at(other));
        let worth = one.node().evaluate(one.turn());
        assert_eq!(worth, other.node().evaluate(other.turn()), "{}", one.position());
        assert_eq!(one.node().evaluate(black), -one.node().evaluate(white));
    }
}

#[test]
fn a_lead_of_several_steps_is_an_advantage() {
    for (better, worse) in [
        ("5/5/5/5/5 c3 e5 b", "5/5/5/5/5 c2 e5 b"),
        ("5/5/5/5/5 b2 d5 b", "5/5/5/5/5 b2 d3 b"),
        ("5/5/5/5/5 c1 c5 b", "5/5/5/5/5 c1 c3 b"),
    ] {
        let worth = |text: &str| at(text).node().evaluate(Player::FIRST);
        assert!(worth(better) > worth(worse) + 50, "{better}");
    }
}

#[test]
fn defences_are_the_moves_after_which_the_other_player_does_not_win_on_the_spot() {
    let (mut threatened, mut lost) = (0, 0);
    wander(&start(), 33, 40, |game| {
        let node = game.node();
        let can_win = |node: &QubismNode| {
            let mut wins = Vec::new();
            node.tactical_moves(&mut wins);
            !wins.is_empty()
        };
        let mut quiet = Vec::new();
        node.quiet_moves(&mut quiet);
        let position = *game.position();
        let mut passed = position;
        passed.skip();
        let urgency = if can_win(&node) {
            Some(Urgency::Wins)
        } else {
            can_win(&QubismNode::new(passed)).then_some(Urgency::Threatened)
        };
        assert_eq!(node.urgency(), urgency, "{position}");
        if urgency != Some(Urgency::Threatened) {
            return;
        }
        let mut expected: Vec<String> = (quiet.iter())
            .filter(|&&mv| {
                let mut after = position;
                after.play(mv);
                !can_win(&QubismNode::new(after))
            })
            .map(ToString::to_string)
            .collect();
        let mut defences = Vec::new();
        node.answers(&mut defences);
        threatened += 1;
        if expected.is_empty() {
            lost += 1;
            assert_eq!(defences.len(), 1, "{position}");
            assert!(quiet.contains(&defences[0]), "{position}");
            return;
        }
        let mut found: Vec<String> = defences.iter().map(ToString::to_string).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{position}");
    });
    assert!(threatened > 20 && lost > 0, "{threatened} {lost}");
}

#[test]
fn what_a_move_gains_is_how_much_it_changes_the_steps() {
    wander(&start(), 34, 3, |game| {
        let (before, me) = (*game.position(), game.turn());
        let lead = |position: &Position| {
            let steps = |player| position.steps_to_goal(player).expect("a way") as i32;
            steps(me.next(2)) - steps(me)
        };
        let (mut moves, mut gains, mut quiet) = (Vec::new(), Vec::new(), Vec::new());
        game.node().rated_quiet_moves(&mut moves, &mut gains);
        game.node().quiet_moves(&mut quiet);
        assert_eq!(moves.len(), quiet.len());
        for (&mv, gain) in moves.iter().zip(gains) {
            let mut after = before;
            after.play(mv);
            assert_eq!(gain, 100 * (lead(&after) - lead(&before)), "{mv} in {before}");
        }
    });
}

#[test]
fn a_move_is_found_again_by_its_index_where_it_is_legal() {
    let (mut here, mut found) = (start().node(), 0);
    wander(&start(), 35, 3, |game| {
        let node = game.node();
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        for &mv in &moves {
            let index = QubismNode::move_index(mv);
            assert_eq!(node.move_with_index(index), Some(mv), "{mv}");
            // The same index in the previous position.
            let elsewhere = here.move_with_index(index);
            found += u32::from(elsewhere.is_none());
            assert!(elsewhere.is_none_or(|again| again == mv), "{mv}");
        }
        here = node;
    });
    assert!(found > 0);
}

fn choice(game: &GameState, level: Level, seed: u64) -> Move {
    let mut conditions =
        Conditions { table: &TranspositionTable::new(1), seed, nodes: None, threads: 1 };
    let opinion = level.choose(game, &mut conditions, &mut NoControl);
    opinion.expect("a move").line[0]
}

#[test]
fn the_lowest_levels_do_not_begin_every_game_alike() {
    for level in Level::all().take(3) {
        let first: std::collections::BTreeSet<String> =
            (0..20).map(|seed| choice(&start(), level, seed).to_string()).collect();
        assert!(first.len() > 8, "{level:?}: {first:?}");
    }
}

#[test]
fn the_lowest_levels_do_not_step_before_the_other_pawn() {
    let game = at("NR4/5/5/5/5 c2 c4 w");
    for level in Level::all().take(3) {
        for seed in 0..40 {
            assert_ne!(choice(&game, level, seed).to_string(), "c4c3", "{level:?}");
        }
    }
}

#[test]
fn the_lowest_levels_run() {
    let table = TranspositionTable::new(1);
    for level in Level::all().take(3) {
        let (mut steps, mut turns) = (0, 0);
        for seed in 0..12 {
            let mut game = start();
            for turn in 0..12 {
                if game.outcome().is_some() {
                    break;
                }
                let mut conditions =
                    Conditions { table: &table, seed: 100 * seed + turn, nodes: None, threads: 1 };
                let opinion = level.choose(&game, &mut conditions, &mut NoControl);
                let mv = opinion.expect("a move").line[0];
                turns += 1;
                steps += u32::from(game.is_greedy(mv));
                game.play(mv);
            }
        }
        assert!(4 * steps > turns, "{level:?}: {steps} of {turns}");
    }
}

#[test]
fn moves_that_change_the_ways_are_looked_at_first() {
    let mut quiet = Vec::new();
    start().node().quiet_moves(&mut quiet);
    assert_eq!(quiet[0].to_string(), "c1c2");
    assert_eq!(quiet.len(), 139);
}

/// Positions with all nine cubes on the board, and the number of plies within which the player to move wins
/// (negative: loses).
const NINE_CUBES: [(&str, i32); 5] = [
    ("2NL2/5/NL3WL/WLSR1WL1/1SL1NLEL c1 c2 w", 5),
    ("4NL/SL4/WLWLER1SL/2EL1NL/2NL2 d2 c4 b", 5),
    ("WLWL1EL1/2NLER1/5/SLSL2SL/2EL2 b3 c3 w", 7),
    ("3SL1/SL2EL1/5/SLWLEL1NL/2EL1EL d3 c3 w", -6),
    ("1WLNL2/SL2NL1/5/1NL1SR1/NLWR1NR1 c1 c2 b", -10),
];

#[test]
fn positions_with_nine_cubes_are_solved_and_a_plain_search_agrees() {
    for (position, plies) in NINE_CUBES {
        let game = at(position);
        assert_eq!(game.position().supply(), 0);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let task = SearchTask::new(&game, limits);
        let table = TranspositionTable::new(1);
        let opinion = task.run(&table, &mut NoControl).opinion.expect("a move");
        assert_eq!(opinion.score.plies_to_end(), Some(plies), "{position}");
        let winner = if plies > 0 { game.turn() } else { game.turn().next(2) };
        if plies.abs() <= 7 {
            let plies = plies.unsigned_abs();
            assert!(forced(&game, winner, plies), "{position}");
            assert!(!forced(&game, winner, plies - 2), "{position}");
        }
    }
}

#[test]
fn the_proof_search_finds_who_wins_with_nine_cubes() {
    for (position, plies) in NINE_CUBES {
        let game = at(position);
        let task = SearchTask::new(&game, Limits::default());
        let found = prove(&task, ProofLimits::new(100_000), &mut NoControl);
        match found.result {
            ProofResult::Proved(proof) => {
                assert!(plies > 0 && proof.plies >= plies as u32, "{position}");
                let mut end = game.clone();
                for &mv in &proof.line {
                    assert_eq!(end.check(mv), Ok(()), "{mv} in {position}");
                    end.play(mv);
                }
                let winner = end.outcome().and_then(|outcome| outcome.winner());
                assert_eq!(winner, Some(game.turn()), "{position}");
            }
            ProofResult::Disproved => assert!(plies < 0, "{position}"),
            ProofResult::Unknown => panic!("{position} is not settled"),
        }
    }
}

#[test]
fn moves_are_counted_as_they_are_listed() {
    let mut buffer = Vec::new();
    wander(&start(), 21, 3, |game| {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let here = game.position();
        assert_eq!(game.node().count_moves(&mut buffer), moves.len(), "{here}");
    });
}

#[test]
fn a_hint_says_what_the_move_does() {
    let hint = |position: &str, mv: &str| {
        let game = at(position);
        let mv = game.read_move(mv).expect(mv);
        let phrase = game.hint_reason(&[mv], kuba_bot::Score::estimate(0))?;
        Some(Texts::new(&[]).say(&phrase))
    };
    let said = |text: &str| Some(text.to_owned());
    assert_eq!(hint("5/5/5/5/5 c4 e5 b", "c4c5"), said("reaches the far side"));
    assert_eq!(hint("5/5/5/5/5 c2 c3 b", "c2c4"), said("jumps ahead"));
    let wall = "5/5/NRNRNR2/5/5 a1 b5 b";
    assert_eq!(hint(wall, "d3NR"), said("lengthens White’s way by a step"));
    assert_eq!(hint("5/5/NLNLNLNL1/5/5 a1 e4 b", "a3a5"), said("opens your way"));
    assert_eq!(
        hint("5/5/4WL/5/5 c1 c5 b", "d3NR"),
        said("locks a cube"),
        "a new cube before its arrow"
    );
    // Every move has a reason.
    assert_eq!(hint("5/5/4WL/5/5 c1 c5 b", "e3d3"), said("then you have 4 steps to go, White 4"));
    assert_eq!(hint("5/5/5/5/5 c1 c5 b", "c1c2"), said("comes a step nearer"));
    assert_eq!(hint("5/5/5/5/5 c2 c5 b", "c2d2"), said("then you have 3 steps to go, White 4"));
    let aside = "5/5/2NR2/5/5 c4 c5 b";
    assert_eq!(hint(aside, "c4b5"), said("reaches the far side"));
    let crowded = "5/NRNR1NRNR/5/5/5 c1 c3 b";
    let as_long = hint(crowded, "a4a5").expect("a reason");
    assert!(as_long.starts_with("then you have"), "{as_long}");
    let game = at(wall);
    let line = [game.read_move("d3NR").expect("a move")];
    let forced = game.hint_reason(&line, kuba_bot::Score::win_in(7));
    let forced = Texts::new(&[]).say(&forced.expect("a reason"));
    assert_eq!(forced, "you can force a win");
}
