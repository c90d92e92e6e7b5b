//! The search and the thinker in a game for three whose turns do not alternate.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use super::proof::forced;
use crate::common::minimax::PlainMany;
use crate::common::nim::{HEAPS, Nim, Take};
use kuba_bot::kuba::TUNING;
use kuba_bot::level_style::Conditions;
use kuba_bot::search::{
    NoControl, Score, SearchControl, SearchOptions, SearchTask, TranspositionTable,
};
use kuba_bot::{BestMove, Level, Limits, Report, Thinker};
use kuba_rules::{Game, Player};

fn deep(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// Waits for the final report of the job, at most 30 s.
fn answer<G: kuba_bot::Evaluate>(thinker: &mut Thinker<G>) -> Report<G::Move> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(30) {
        match thinker.poll() {
            Some(Report::Thinking(_)) => {}
            Some(report) => return report,
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    panic!("no answer");
}

#[test]
fn a_win_by_an_extra_turn_is_found() {
    let game = Nim::new([1, 1, 3, 0]);
    let found = SearchTask::new(&game, deep(6)).run(&TranspositionTable::new(1), &mut NoControl);
    let opinion = found.opinion.expect("a move");
    assert_eq!(opinion.score, Score::win_in(3));
    let mut end = game;
    for &mv in &opinion.line {
        assert_eq!(end.turn(), Player::FIRST, "every turn is one's own");
        end.play(mv);
    }
    assert_eq!(end.winner, Some(Player::FIRST));
}

#[test]
fn the_search_for_three_equals_plain_max_n_for_every_seat_and_with_one_table() {
    let style = SearchOptions {
        quiescence: 2,
        selective: false,
        every_move: false,
        ..SearchOptions::default()
    };
    let plain = PlainMany { seats: 3, win_worth: TUNING.win_worth, quiescence: style.quiescence };
    let table = TranspositionTable::new(1);
    for number in 1..81_u32 {
        let heaps = [number / 27, number / 9 % 3, number / 3 % 3, number % 3].map(|n| n as u8);
        for seat in 0..3 {
            let mut game = Nim::new(heaps);
            game.turn = Player::seat(seat);
            let task = SearchTask { style, ..SearchTask::new(&game, deep(5)) };
            let opinion = task.run(&table, &mut NoControl).opinion.expect("a move");
            let exact = plain.values(&game, opinion.depth, 0)[seat];
            assert_eq!(opinion.score, exact, "{heaps:?} seat {seat}");
        }
    }
}

#[test]
fn a_win_told_to_one_of_three_is_one_against_both_others() {
    let mut told = 0;
    for packed in 1..=u8::MAX {
        let heaps = [packed & 3, packed >> 2 & 3, packed >> 4 & 3, packed >> 6];
        let game = Nim::new(heaps);
        let found =
            SearchTask::new(&game, deep(6)).run(&TranspositionTable::new(1), &mut NoControl);
        let opinion = found.opinion.expect("a move");
        let Some(plies @ 1..) = opinion.score.plies_to_end() else {
            continue;
        };
        told += 1;
        assert!(forced(&game, game.turn, plies as u32), "{heaps:?}");
        let mut next = game.clone();
        next.play(opinion.line[0]);
        assert!(forced(&next, game.turn, plies as u32 - 1), "{heaps:?}");
    }
    println!("{told} wins told");
    assert!(told > 20);
}

#[test]
fn playouts_tell_every_win_against_both_others_and_no_other() {
    let (mut told, mut quiet) = (0, 0);
    for packed in 1..=u8::MAX {
        let heaps = [packed & 3, packed >> 2 & 3, packed >> 4 & 3, packed >> 6];
        let game = Nim::new(heaps);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let found = SearchTask::new(&game, limits).run(&TranspositionTable::new(0), &mut NoControl);
        let opinion = found.opinion.expect("a move");
        let win = opinion.score.plies_to_end().filter(|&plies| plies > 0);
        let Some(plies) = win else {
            quiet += 1;
            assert!(!forced(&game, game.turn, 4), "{heaps:?}");
            continue;
        };
        told += 1;
        assert!(forced(&game, game.turn, plies as u32), "{heaps:?}");
        let mut end = game.clone();
        for &mv in &opinion.line {
            end.play(mv);
        }
        assert_eq!(end.winner, Some(game.turn), "{heaps:?} {:?}", opinion.line);
    }
    assert!(told > 20 && quiet > 20, "{told} {quiet}");
}

#[test]
fn the_thinker_answers_and_wakes() {
    let wakes = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&wakes);
    let mut thinker = Thinker::new(move || {
        counter.fetch_add(1, Ordering::SeqCst);
    });
    assert!(!thinker.is_thinking());
    assert_eq!(thinker.poll(), None);
    thinker.analyse(&Nim::new([1, 1, 3, 0]), deep(6));
    assert!(thinker.is_thinking());
    let Report::Done(Some(opinion)) = answer(&mut thinker) else {
        panic!("a move");
    };
    assert_eq!(opinion.score, Score::win_in(3));
    assert!(!thinker.is_thinking());
    assert!(wakes.load(Ordering::SeqCst) > 0);
}

#[test]
fn a_game_without_moves_has_no_answer() {
    let mut thinker = Thinker::new(|| {});
    thinker.choose(&Nim::new([0; HEAPS]), Level::default(), 1, Duration::from_secs(3));
    assert_eq!(answer(&mut thinker), Report::Done(None));
}

#[test]
fn late_answers_of_a_cancelled_job_are_dropped() {
    let (woken, wakes) = mpsc::channel();
    let mut thinker = Thinker::new(move || {
        let _ = woken.send(());
    });
    thinker.analyse(&Nim::new([1, 1, 3, 0]), deep(2));
    wakes.recv().expect("a report is waiting");
    thinker.cancel();
    assert!(!thinker.is_thinking());
    assert_eq!(thinker.poll(), None);

    thinker.analyse(&Nim::new([2, 0, 0, 0]), deep(3));
    let Report::Done(Some(opinion)) = answer(&mut thinker) else {
        panic!("a move");
    };
    assert_eq!(opinion.line[0], Take { heap: 0, stones: 2 });
}

#[test]
fn pondering_reports_nothing_before_it_ends() {
    let (woken, wakes) = mpsc::channel();
    let mut thinker = Thinker::new(move || {
        let _ = woken.send(());
    });
    thinker.ponder(&Nim::new([200; HEAPS]), Duration::from_millis(50));
    assert!(thinker.is_thinking());
    wakes.recv().expect("an end");
    assert!(matches!(thinker.poll(), Some(Report::Done(Some(_)))));
    assert!(wakes.try_recv().is_err());

    thinker.ponder(&Nim::new([200; HEAPS]), Duration::from_mins(1));
    thinker.cancel();
    assert_eq!(thinker.poll(), None);
}

#[test]
fn an_endless_search_ends_when_asked_to_move_now() {
    let mut thinker = Thinker::new(|| {});
    let game = Nim::new([200; HEAPS]);
    thinker.analyse(&game, Limits::default());
    thinker.move_now();
    let Report::Done(Some(opinion)) = answer(&mut thinker) else {
        panic!("a move");
    };
    assert_eq!(game.check(opinion.line[0]), Ok(()));
}

#[test]
fn an_endless_search_ends_with_its_time_and_with_the_thinker() {
    let mut thinker = Thinker::new(|| {});
    let game = Nim::new([200; HEAPS]);
    let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    thinker.analyse(&game, limits);
    assert!(matches!(answer(&mut thinker), Report::Done(Some(_))));
    thinker.analyse(&game, Limits::default());
    drop(thinker);
}

#[test]
fn the_time_limits_even_the_strongest_level() {
    let mut thinker = Thinker::new(|| {});
    let game = Nim::new([200; HEAPS]);
    let level = Level::CHAMPION;
    thinker.choose(&game, level, 1, Duration::from_millis(20));
    let Report::Done(Some(opinion)) = answer(&mut thinker) else {
        panic!("a move");
    };
    assert_eq!(game.check(opinion.line[0]), Ok(()));
}

/// A clock that advances 1 ms at each check of the time limit.
struct StepClock {
    now: Duration,
    most: Duration,
    /// The depth reported last.
    depth: u32,
}

impl SearchControl<Take> for StepClock {
    fn stop(&mut self) -> bool {
        self.now += Duration::from_millis(1);
        self.now >= self.most
    }

    fn elapsed(&self) -> Duration {
        self.now
    }

    fn report(&mut self, opinion: &BestMove<Take>) {
        self.depth = opinion.depth;
    }
}

#[test]
fn the_strongest_level_looks_the_deeper_the_more_time_it_has_and_no_longer() {
    let game = Nim::new([200; HEAPS]);
    let looked = |most: Duration| {
        let table = TranspositionTable::new(1);
        let mut conditions = Conditions { table: &table, seed: 1, nodes: None, threads: 1 };
        let mut clock = StepClock { now: Duration::ZERO, most, depth: 0 };
        let opinion = Level::CHAMPION.choose(&game, &mut conditions, &mut clock);
        let opinion = opinion.expect("a move");
        assert_eq!(game.check(opinion.line[0]), Ok(()));
        assert_eq!(opinion.depth, clock.depth);
        assert_eq!(clock.now, most, "it goes on after its time");
        opinion.depth
    };
    let depths = [20, 200, 2000].map(|most| looked(Duration::from_millis(most)));
    println!("{depths:?}");
    assert!(depths[0] > 0);
    assert!(depths.is_sorted() && depths[0] < depths[2], "{depths:?}");
}

#[test]
fn every_level_answers_legally_and_the_same_for_the_same_seed() {
    // Small enough for the strongest level to search it completely in its time.
    let game = Nim::new([1, 2, 1, 3]);
    for level in Level::all() {
        let mut answers = [0, 1].map(|_| {
            let mut thinker = Thinker::new(|| {});
            thinker.choose(&game, level, 7, Duration::from_secs(3));
            match answer(&mut thinker) {
                Report::Done(Some(opinion)) => opinion.line[0],
                other => panic!("{other:?}"),
            }
        });
        assert_eq!(answers[0], answers[1], "{level:?}");
        answers.sort_by_key(|take| take.stones);
        assert_eq!(game.check(answers[0]), Ok(()));
    }
}
