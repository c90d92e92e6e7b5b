//! A run: the order of its puzzles, the tries, and the clock.

use std::collections::BTreeSet;

use kuba::app::catalogue::Catalogue;
use kuba::app::exercise::puzzles::ListedPuzzles;
use kuba::app::exercise::run::score::Run;
use kuba::app::exercise::run::score::STEPS;
use kuba::store::runs::{PuzzleRun, RunKind, RunTry};

fn run(kind: RunKind, earlier: &[PuzzleRun]) -> (ListedPuzzles, Run) {
    let list = Catalogue::PROGRAM.puzzle_lists().swap_remove(0);
    let run = Run::begin(kind, &list, earlier.iter(), 7);
    (list, run)
}

#[test]
fn a_run_becomes_harder_and_asks_for_no_puzzle_twice() {
    let (list, run) = run(RunKind::Streak, &[]);
    let grades: Vec<u8> = run.order.iter().map(|&place| list.puzzles[place].grade).collect();
    assert!(grades[..STEPS].is_sorted(), "{grades:?}");
    assert_eq!((grades[0], grades[STEPS - 1]), (1, 5));
    let different: BTreeSet<usize> = run.order.iter().copied().collect();
    assert_eq!(different.len(), run.order.len());
    assert!(run.order.iter().all(|&place| list.is_usual(place)));
}

#[test]
fn what_was_solved_in_the_last_runs_does_not_come_again() {
    let (list, first) = run(RunKind::Minutes, &[]);
    let tries = first.order.iter().enumerate().map(|(step, &place)| RunTry {
        id: list.puzzles[place].id.to_string(),
        is_solved: step > 0,
    });
    let earlier = PuzzleRun {
        day: "2026-11-27".to_owned(),
        number: 1,
        game: list.game.to_owned(),
        kind: RunKind::Streak,
        tries: tries.collect(),
    };
    let (_, next) = run(RunKind::Minutes, &[earlier]);
    let again: Vec<&usize> =
        next.order.iter().filter(|place| first.order[1..].contains(place)).collect();
    assert!(again.is_empty(), "{again:?}");
}

#[test]
fn three_mistakes_or_three_minutes_end_a_run_and_one_mistake_a_streak() {
    let (_, mut timed) = run(RunKind::Minutes, &[]);
    assert!(!timed.is_over(1000.0), "the clock does not run yet");
    timed.start_clock(1000.0);
    timed.take("a", true);
    timed.take("b", false);
    timed.take("c", false);
    assert!(!timed.is_over(1179.9));
    assert_eq!(timed.left(1170.0), Some(10.0));
    assert!(timed.is_over(1180.0));
    timed.take("d", false);
    assert!(timed.is_over(1001.0));
    let (_, mut streak) = run(RunKind::Streak, &[]);
    streak.start_clock(0.0);
    streak.take("a", true);
    assert!(!streak.is_over(1e6));
    streak.take("b", false);
    assert!(streak.is_over(1.0));
}
