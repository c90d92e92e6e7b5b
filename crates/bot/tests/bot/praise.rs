//! Praise of a player after a game: what is chosen, and that each fact is true by the rules.

use kuba_bot::Evaluate;
use kuba_bot::search::{Node, Score};
use kuba_bot::study::{Chance, Experience, MoveLine, Praise, Verdict};
use kuba_i18n::Texts;
use kuba_rules::Game;
use kuba_rules::cubulus::{CubulusRules, GameState as Cubulus};
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::qubism::{GameState as Qubism, QubismRules};
use kuba_rules::random::Random;

use crate::common::judging::wander;

const ADVANCED: Experience = Experience::Advanced;

/// A line of random pushes that take nothing.
fn line(pushes: usize) -> MoveLine<Kuba> {
    let mut dice = Random::new(4);
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
fn the_move_with_the_largest_lead_is_praised_and_none_below_ten_points() {
    let mut line = judged();
    lead(&mut line, 4, 12);
    lead(&mut line, 6, 30);
    lead(&mut line, 5, 40);
    let praise = praised(&line, 0);
    assert_eq!(praise.ply, Some(6));
    let said = Texts::new(&[]).say(&praise.heading);
    let push = line.moves[6].to_string();
    let (from, to) = push.split_at(2);
    assert_eq!(said, format!("Your best push: 7. {from}-{to}"));
    assert!(praise.fact.is_some());
    assert_eq!(praised(&line, 1).ply, Some(5), "Black's own");

    let mut line = judged();
    lead(&mut line, 4, 9);
    // Nothing in the opening is certain.
    lead(&mut line, 0, 30);
    let praise = praised(&line, 0);
    assert_eq!(praise.ply, None);
    let said = Texts::new(&[]).say(&praise.heading);
    assert_eq!(said, "4 pushes in a row without a mistake");
}

#[test]
fn a_mistake_ends_the_run_and_there_is_always_something_true_to_say() {
    let mut line = judged();
    // White loses with the third push of four.
    line.known[4] = Some(Verdict { line: vec![line.moves[5]], ..verdict(&line.positions[4], 90) });
    let praise = praised(&line, 0);
    assert_eq!(praise.heading.key, "praise-in-a-row");
    let said = Texts::new(&[]).say(&praise.heading);
    assert_eq!(said, "2 pushes in a row without a mistake");

    let unjudged = self::line(2);
    let said = Texts::new(&[]).say(&praised(&unjudged, 0).heading);
    assert_eq!(said, "You made one push");
    let nothing = MoveLine::new(vec![Kuba::start(&KubaRules::default())], Vec::new());
    assert_eq!(Praise::of(&nothing, kuba_rules::Player::FIRST, ADVANCED), None);
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
