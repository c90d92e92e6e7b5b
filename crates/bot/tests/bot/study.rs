//! Analysis of whole games from the end to the start, as the window and the command use it.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::common::nim::Nim;
use kuba_bot::search::{Score, TranspositionTable};
use kuba_bot::study::{
    BestLine, Chance, Experience, Mark, MoveLine, PositionJudge, Review, Unjudged, Verdict,
};
use kuba_bot::{Evaluate, Limits, Report, Thinker};
use kuba_rules::Game;
use kuba_rules::cubulus::{CubulusRules, GameState as Cubulus};
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::qubism::{GameState as Qubism, QubismRules};
use kuba_rules::random::Random;

/// The last red: White takes it now and wins, or else Black does.
const RACE: &str = "7/7/7/7/7/6B/5WR w 6-6";

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// A line of at most `moves` random moves.
fn wandered<G: Evaluate>(start: G, moves: usize) -> MoveLine<G> {
    let mut dice = Random::new(9);
    let (mut positions, mut played) = (vec![start], Vec::new());
    for _ in 0..moves {
        let mut game = positions[played.len()].clone();
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        let mv = legal[dice.below(legal.len())];
        game.play(mv);
        positions.push(game);
        played.push(mv);
    }
    MoveLine::new(positions, played)
}

fn judged<G: Evaluate>(mut course: MoveLine<G>, limits: Limits) -> MoveLine<G> {
    let table = TranspositionTable::new(8);
    let judge = PositionJudge { table: &table, limits, threads: 1 };
    assert!(course.judge(&judge, &mut || false, &mut |_, _| ()));
    course
}

fn race(moves: &[&str]) -> MoveLine<Kuba> {
    let mut game = Kuba::from_text(RACE, &KubaRules::default()).expect("a position");
    let (mut positions, mut played) = (vec![game.clone()], Vec::new());
    for text in moves {
        let mv = game.read_move(text).expect(text);
        game.play(mv);
        positions.push(game.clone());
        played.push(mv);
    }
    MoveLine::new(positions, played)
}

fn review<G: Evaluate>(course: &MoveLine<G>) -> Review {
    let winner = course.positions.last().and_then(Game::outcome);
    let winner = winner.and_then(|outcome| outcome.winner());
    Review::of(course, winner, Experience::Advanced)
}

#[test]
fn a_blunder_is_marked_and_where_the_game_turned() {
    let blundered = review(&judged(race(&["f1f2", "g2g1"]), nodes(3000)));
    let [Some(white), Some(black)] = &blundered.judgements[..] else {
        panic!("two judged moves");
    };
    assert_eq!(white.mark, Some(Mark::Blunder));
    assert_eq!((white.before, white.after), (Chance::WON, Chance::LOST));
    assert_eq!(black.unjudged, Some(Unjudged::Decided));
    assert_eq!(blundered.turning_point, Some(0));
    assert_eq!(blundered.accuracy, [None, None], "too few moves");
}

#[test]
fn forced_moves_and_decided_games_are_not_judged() {
    let (mut forced, mut decided) = (0, 0);
    let course = judged(wandered(Nim::new([3, 2, 1, 1]), 20), nodes(2000));
    for (ply, judgement) in review(&course).judgements.iter().enumerate() {
        let judgement = judgement.as_ref().expect("judged");
        let mut legal = Vec::new();
        course.positions[ply].legal_moves(&mut legal);
        let is_forced = legal.len() == 1;
        assert_eq!(judgement.unjudged == Some(Unjudged::Forced), is_forced);
        forced += usize::from(is_forced);
        if judgement.unjudged == Some(Unjudged::Decided) {
            assert_eq!(judgement.mark, None);
            decided += 1;
        }
    }
    assert!(forced > 0 && decided > 0, "{forced} {decided}");
}

/// Asserts that consecutive verdicts agree: no move raises the mover's chance, and the best move keeps it.
fn fits<G: Evaluate>(course: &MoveLine<G>) {
    for (ply, pair) in course.known.windows(2).enumerate() {
        let [Some(before), Some(after)] = pair else {
            panic!("judged");
        };
        let mover = course.positions[ply].turn();
        assert!(before.chance(mover) >= after.chance(mover), "ply {ply}");
        let tenths = before.chances.iter().map(|chance| chance.tenths());
        assert_eq!(tenths.sum::<u16>(), 1000);
        let mut game = course.positions[ply].clone();
        for &mv in &before.line {
            assert_eq!(game.check(mv), Ok(()));
            game.play(mv);
        }
        if before.line.first() == Some(&course.moves[ply]) {
            assert_eq!(before.chances, after.chances);
        }
    }
}

fn says_the_same_twice<G: Evaluate>(start: G, moves: usize) {
    let course = wandered(start, moves);
    let once = judged(course.clone(), nodes(1500));
    fits(&once);
    let again = judged(course, nodes(1500));
    assert_eq!(once.known, again.known);
    assert_eq!(review(&once), review(&again));
}

#[test]
fn the_same_nodes_say_the_same_of_every_game_and_fit_together() {
    says_the_same_twice(Kuba::start(&KubaRules::default()), 40);
    says_the_same_twice(Qubism::start(&QubismRules::default()), 30);
    says_the_same_twice(Cubulus::start(&CubulusRules::default()), 40);
    says_the_same_twice(Nim::new([5, 4, 3, 2]), 12);
}

#[test]
fn positions_are_judged_from_the_last_and_what_is_known_is_taken_as_it_is() {
    let course = wandered(Kuba::start(&KubaRules::default()), 6);
    let mut whole = course.clone();
    let table = TranspositionTable::new(1);
    let judge = PositionJudge { table: &table, limits: nodes(500), threads: 1 };
    let mut told = Vec::new();
    let mut tell = |place, _: &Verdict<_>| told.push(place);
    assert!(whole.judge(&judge, &mut || false, &mut tell));
    assert_eq!(told, [6, 5, 4, 3, 2, 1, 0]);

    let mut half = course;
    half.known[5..].clone_from_slice(&whole.known[5..]);
    let mut told = Vec::new();
    let mut tell = |place, _: &Verdict<_>| told.push(place);
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked > 2
    };
    assert!(!half.judge(&judge, &mut stop, &mut tell), "it was stopped");
    assert!(told.len() < 5 && told.iter().all(|&place| place < 5), "{told:?}");
}

#[test]
fn the_thinker_judges_and_stops_at_once_when_it_is_cancelled() {
    let (woken, wakes) = mpsc::channel();
    let mut thinker = Thinker::new(move || {
        let _ = woken.send(());
    });
    let course = wandered(Kuba::start(&KubaRules::default()), 4);
    thinker.judge(course.clone(), nodes(400));
    let mut places = Vec::new();
    loop {
        match thinker.poll() {
            Some(Report::Judged(place, verdict)) => {
                assert_eq!(verdict.chances.len(), 2);
                places.push(place);
            }
            Some(report) => {
                assert_eq!(report, Report::Done(None));
                break;
            }
            None => wakes.recv().expect("a report"),
        }
    }
    assert_eq!(places, [4, 3, 2, 1, 0]);
    assert!(!thinker.is_thinking());

    // A day per position: the next job still starts at once.
    let day = Limits { time: Some(Duration::from_hours(24)), ..Limits::default() };
    thinker.judge(course, day);
    thinker.cancel();
    assert_eq!(thinker.poll(), None);
    let began = Instant::now();
    thinker.judge(race(&[]), nodes(100));
    while !matches!(thinker.poll(), Some(Report::Done(None))) {
        wakes.recv().expect("a report");
    }
    assert!(began.elapsed() < Duration::from_mins(1));
}

#[test]
fn the_thinker_tells_the_best_lines() {
    let mut thinker = Thinker::new(|| {});
    let game = Kuba::start(&KubaRules::default());
    thinker.lines(&game, nodes(20_000), 3);
    let mut last: Vec<BestLine<_>> = Vec::new();
    loop {
        match thinker.poll() {
            Some(Report::Lines(lines)) => last = lines,
            Some(Report::Done(Some(opinion))) => {
                assert_eq!(opinion.line.first(), last[0].moves.first());
                break;
            }
            Some(report) => panic!("{report:?}"),
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    assert_eq!(last.len(), 3);
    let firsts: std::collections::BTreeSet<String> =
        last.iter().map(|line| line.moves[0].to_string()).collect();
    assert_eq!(firsts.len(), 3, "they begin with different moves");
    for line in &last {
        assert_ne!(line.score, Score::DRAW, "a worth of its own");
        assert_eq!(line.chances.len(), 2);
    }
}
