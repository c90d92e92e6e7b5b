//! Praise of a player after a game: what is chosen, and that each fact is true by the rules.

use std::collections::BTreeSet;

use kuba_bot::Evaluate;
use kuba_bot::search::{Node, Score};
use kuba_bot::study::{Chance, Experience, ExplainedMistake, Idea, MoveLine, Praise, Verdict};
use kuba_i18n::Texts;
use kuba_rules::Game;
use kuba_rules::cubulus::{CubulusRules, GameState as Cubulus};
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::phrase::Value;
use kuba_rules::qubism::{GameState as Qubism, QubismRules};
use kuba_rules::random::Random;

use crate::common::judging::wander;

const ADVANCED: Experience = Experience::Advanced;

/// A line of random pushes that take nothing.
fn line(pushes: usize) -> MoveLine<Kuba> {
    line_of(4, pushes)
}

fn line_of(seed: u64, pushes: usize) -> MoveLine<Kuba> {
    let mut dice = Random::new(seed);
    let mut game = Kuba::start(&KubaRules::default());
    let (mut positions, mut played) = (vec![game.clone()], Vec::new());
    for _ in 0..pushes {
        let mut moves = Vec::new();
        game.node().quiet_moves(&mut moves);
        let mv = moves[dice.below(moves.len())];
        game.play(mv);
        positions.push(game.clone());
        played.push(mv);
    }
    MoveLine::new(positions, played)
}

/// Verdict with this chance for White, in percent.
fn verdict<G: Game>(game: &G, white: u16) -> Verdict<G::Move> {
    let white = Chance::permille(10 * white);
    Verdict {
        score: Score::estimate(0),
        chances: vec![white, white.complement()],
        nodes: 1,
        line: game_moves(game),
        second: None,
    }
}

fn game_moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.truncate(1);
    moves
}

/// All positions are even, and each move is as good as another one.
fn judged() -> MoveLine<Kuba> {
    let mut line = line(8);
    for (known, game) in line.known.iter_mut().zip(&line.positions) {
        *known = Some(verdict(game, 50));
    }
    line
}

/// Lets a move be the best one, this many points better than the second best.
fn lead(line: &mut MoveLine<Kuba>, ply: usize, points: u16) {
    let mv = line.moves[ply];
    let known = line.known[ply].as_mut().expect("a verdict");
    known.line = vec![mv];
    known.second = Some(Chance::permille(500 - 10 * points));
}

fn praised(line: &MoveLine<Kuba>, seat: usize) -> Praise {
    let player = kuba_rules::Player::seat(seat);
    Praise::of(line, player, ADVANCED).expect("a word of praise")
}

#[test]
fn without_a_deed_a_long_run_without_a_mistake_is_praised() {
    let line = judged();
    let praise = praised(&line, 0);
    assert_eq!(praise.ply, None);
    let said = Texts::new(&[]).say(&praise.heading);
    assert_eq!(said, "4 pushes in a row without a mistake");
}

#[test]
fn a_best_move_is_praised_only_for_an_effect_that_no_other_move_has() {
    let (mut praised, mut dull) = (0, 0);
    for seed in 0..200 {
        let mut line = line_of(seed, 8);
        for (known, game) in line.known.iter_mut().zip(&line.positions) {
            *known = Some(verdict(game, 50));
        }
        for ply in 4..8 {
            let mut line = line.clone();
            lead(&mut line, ply, 30);
            let game = &line.positions[ply];
            let praise = Praise::of(&line, game.turn(), ADVANCED).expect("a word of praise");
            let has_effect = game.unique_effect(line.moves[ply]).is_some();
            if praise.heading.key == "praise-best-move" {
                assert!(has_effect && praise.fact.is_some() && praise.ply == Some(ply));
                praised += 1;
            } else if !has_effect {
                dull += 1;
            }
        }
    }
    assert!(praised > 0 && dull > 0, "{praised} {dull}");
}

#[test]
fn a_mistake_ends_the_run_and_there_is_always_something_true_to_say() {
    let mut line = judged();
    // White loses with the third push of four.
    line.known[4] = Some(Verdict { line: vec![line.moves[5]], ..verdict(&line.positions[4], 90) });
    let said = Texts::new(&[]).say(&praised(&line, 0).heading);
    assert_eq!(said, "You made 4 pushes");

    let unjudged = self::line(2);
    let said = Texts::new(&[]).say(&praised(&unjudged, 0).heading);
    assert_eq!(said, "You made one push");
    let nothing = MoveLine::new(vec![Kuba::start(&KubaRules::default())], Vec::new());
    assert_eq!(Praise::of(&nothing, kuba_rules::Player::FIRST, ADVANCED), None);
}

/// A game from a position.
fn played<G: Evaluate>(start: G, moves: &str) -> MoveLine<G> {
    let mut positions = vec![start];
    let mut made = Vec::new();
    for word in moves.split_whitespace() {
        let mv: G::Move = word.parse().ok().expect("a move");
        positions.push(after(&positions[positions.len() - 1], mv));
        made.push(mv);
    }
    MoveLine::new(positions, made)
}

#[test]
fn captures_in_one_turn_and_marbles_off_the_board_are_praised_without_a_verdict() {
    let rules = KubaRules::default();
    let said = |position: &str, moves: &str| {
        let start = Kuba::from_text(position, &rules).expect("a position");
        let praise = Praise::of_deed(&played(start, moves), kuba_rules::Player::FIRST);
        praise.map(|praise| (Texts::new(&[]).sentence(&praise.heading), praise.ply))
    };
    let three = "7/7/7/3WRRR/7/7/B6 w 0-0";
    let turn = Some(("You took three reds in one turn.".to_owned(), Some(2)));
    assert_eq!(said(three, "d4e4 e4f4 f4g4"), turn);
    let turn = Some(("You took two reds in one turn.".to_owned(), Some(1)));
    assert_eq!(said(three, "d4e4 e4f4"), turn);
    assert_eq!(said(three, "d4e4"), None);
    let marbles = "7/7/7/3WBBB/7/7/B6 w 0-0";
    let off = Some(("You pushed three black marbles off the board.".to_owned(), None));
    assert_eq!(said(marbles, "d4e4 e4f4 f4g4"), off);
}

/// Deeds in random games: the key of the praise, the game before the move, the move, and the other values.
fn deeds<G: Evaluate>(
    start: &G,
    games: u64,
    mut check: impl FnMut(&'static str, &G, G::Move, &dyn Fn(&str) -> i64),
) -> usize {
    let mut found = 0;
    for seed in 0..games {
        let mut dice = Random::new(seed);
        let mut line = MoveLine::new(vec![start.clone()], Vec::new());
        for _ in 0..60 {
            let game = &line.positions[line.moves.len()];
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            if moves.is_empty() || game.outcome().is_some() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            line.positions.push(after(game, mv));
            line.moves.push(mv);
        }
        for player in [kuba_rules::Player::FIRST, kuba_rules::Player::SECOND] {
            let Some(praise) = Praise::of_deed(&line, player) else { continue };
            let Some(ply) = praise.ply else { continue };
            assert_eq!(line.positions[ply].turn(), player);
            let number = |name: &str| {
                let values = praise.heading.values.iter();
                let mut numbers = values.filter_map(|(known, value)| match value {
                    Value::Number(number) if *known == name => Some(*number),
                    _ => None,
                });
                numbers.next().expect("a number")
            };
            check(praise.heading.key, &line.positions[ply], line.moves[ply], &number);
            found += 1;
        }
    }
    found
}

#[test]
fn a_deed_on_the_cube_is_true_by_the_rules() {
    let start = Cubulus::start(&CubulusRules::default());
    let found = deeds(&start, 60, |key, game, mv, number| {
        let (me, other) = (game.turn(), game.turn().next(2));
        let then = after(game, mv);
        let faces = |game: &Cubulus, player| {
            let threats = game.position().threats(player).into_iter();
            let faces: BTreeSet<_> = threats.map(|(_, square)| square.face).collect();
            faces.len()
        };
        match key {
            "cubulus-deed-forks" => assert_eq!(faces(&then, me) as i64, number("faces")),
            _ => assert!(faces(game, other) > 0 && faces(&then, other) == 0, "{mv}"),
        }
    });
    assert!(found > 5, "{found}");
}

#[test]
fn a_deed_on_the_way_is_true_by_the_rules() {
    let start = Qubism::start(&QubismRules::default());
    let found = deeds(&start, 60, |key, game, mv, number| {
        let other = game.turn().next(2);
        let way = |game: &Qubism| game.position().steps_to_goal(other).expect("a way");
        if key == "qubism-deed-lengthens" {
            let longer = way(&after(game, mv)) - way(game);
            assert_eq!(i64::from(longer), number("steps"));
        } else {
            let from = game.position().pawn(game.turn());
            assert!(mv.to_string().starts_with(&from.to_string()), "{mv}");
        }
    });
    assert!(found > 5, "{found}");
}

#[test]
fn an_idea_counts_to_three() {
    let said = |count: usize| {
        let why = || kuba_rules::phrase::Phrase::new("why-allows");
        let mistakes = (0..count).map(|ply| ExplainedMistake { ply, loss: 300, why: why() });
        let idea = Idea::of::<Kuba>(&mistakes.collect::<Vec<_>>(), false).expect("an idea");
        Texts::new(&[]).sentence(&idea.phrase)
    };
    assert_eq!(said(2), "Twice you left your opponent a way to win.");
    assert_eq!(said(3), "Three times you left your opponent a way to win.");
    assert_eq!(said(25), "Several times you left your opponent a way to win.");
}

/// Calls `check` with each unique effect that the game claims in some positions of random games. Returns the number
/// of claims.
fn claims<G: Evaluate>(
    start: &G,
    games: usize,
    mut check: impl FnMut(&G, G::Move, &'static str),
) -> usize {
    let (mut claimed, mut seen) = (0, 0);
    wander(start, 5, games, |game| {
        seen += 1;
        if seen % 5 > 0 {
            return;
        }
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        for mv in moves {
            if let Some(effect) = game.unique_effect(mv) {
                check(game, mv, effect.key);
                claimed += 1;
            }
        }
    });
    claimed
}

fn after<G: Game>(game: &G, mv: G::Move) -> G {
    let mut after = game.clone();
    after.play(mv);
    after
}

fn others<G: Game>(game: &G, mv: G::Move) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.retain(|&other| other != mv);
    moves
}

#[test]
fn a_push_that_is_said_to_be_the_only_safe_one_is_the_only_one_by_the_rules() {
    use kuba_rules::kuba::Marble;
    let start = Kuba::start(&KubaRules::default());
    let falls = |game: &Kuba, is_meant: &dyn Fn(Marble) -> bool| {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        moves.into_iter().any(|mv| {
            let fallen = game.clone().try_play(mv).expect("legal");
            fallen.is_some_and(is_meant)
        })
    };
    let found = claims(&start, 25, |game, mv, key| {
        let is_meant = |marble: Marble| match key {
            "kuba-only-nothing" => true,
            "kuba-only-reds" => marble == Marble::Red,
            _ => marble == Marble::of(game.turn()),
        };
        let here = game.position_text();
        assert!(!falls(&after(game, mv), &is_meant), "{key} {mv} in {here}");
        for other in others(game, mv) {
            let then = after(game, other);
            assert!(falls(&then, &is_meant), "{key} {mv}, {other} in {here}");
        }
    });
    assert!(found > 5, "{found}");
}

#[test]
fn a_ball_that_is_said_to_stop_a_square_is_the_only_one_that_does() {
    let start = Cubulus::start(&CubulusRules::default());
    let loses = |game: &Cubulus, me| {
        let is_lost = |game: &Cubulus| {
            game.outcome()
                .is_some_and(|outcome| outcome.winner().is_some_and(|winner| winner != me))
        };
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        is_lost(game) || moves.into_iter().any(|mv| is_lost(&after(game, mv)))
    };
    let mut stops = 0;
    claims(&start, 200, |game, mv, key| {
        if key == "cubulus-only-stops" {
            stops += 1;
            let me = game.turn();
            assert!(!loses(&after(game, mv), me));
            for other in others(game, mv) {
                assert!(loses(&after(game, other), me), "{mv}, {other}");
            }
        }
    });
    assert!(stops > 2, "{stops}");
}

#[test]
fn a_wall_that_is_said_to_be_the_longest_is_longer_than_all_others() {
    let start = Qubism::start(&QubismRules::default());
    let found = claims(&start, 30, |game, mv, key| {
        let me = game.turn();
        let way = |mv, of| after(game, mv).position().steps_to_goal(of);
        for other in others(game, mv) {
            let is_so = match key {
                "qubism-only-lengthens" => way(other, me.next(2)) < way(mv, me.next(2)),
                _ => way(mv, me) < way(other, me),
            };
            assert!(is_so, "{key} {mv}, {other}");
        }
    });
    assert!(found > 5, "{found}");
}
