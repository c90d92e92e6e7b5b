//! Strength of the user in each game, from facts of the archived games.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;
use kuba::app::archive::index::{KeptGame, KeptGames};
use kuba::app::archive::ratings::{JudgedGame, Ratings, Standing, band, change_in_words, tenths};
use kuba::app::game::table::{GameSummary, PlayedGame, ScaleId};
use kuba::app::platform::jobs::{Job, Reporter};
use kuba::bot::Level;
use kuba::bot::rating::{MoveLosses, RatedGame, Scale, WinShare, Wish};
use kuba::i18n::Texts;
use kuba::phrase::Phrase;
use kuba::session::Seat;
use kuba::store::dates::day_number;
use kuba::store::practice::PracticeChange;
use kuba::store::{ArchivedFile, EarlierKind, Practice, TextHash};

const KUBA: ScaleId = ("kuba", 2);
const SCALE: Scale =
    Scale { losses: &[1500, 1200, 1000, 800, 600, 450, 300, 200, 120, 80, 50], ..Scale::USUAL };
/// Moves like those of level 1.
const BAD_MOVES: MoveLosses =
    MoveLosses { moves: 40, lost: 6000, judged: 40, early: 10, errors: BTreeMap::new() };

fn day(date: &str) -> Option<u32> {
    day_number(date)
}

fn game(date: &str, opponent: f64, share: WinShare) -> RatedGame {
    RatedGame {
        day: day(date),
        opponents: vec![opponent],
        share: Some(share),
        ..RatedGame::default()
    }
}

/// An index of games that were won against level 8.
fn won(files: &[&str]) -> Arc<KeptGames> {
    let kept = files.iter().rev().map(|file| {
        let played = PlayedGame {
            scale_id: KUBA,
            scale: SCALE,
            facts: game("2026-11-01", 8.0, WinShare::Won),
        };
        Arc::new(KeptGame {
            file: ArchivedFile {
                path: PathBuf::from(file),
                kind: EarlierKind::Archived,
                when: (*file).to_owned(),
            },
            summary: GameSummary {
                game: "kuba",
                seats: vec![Seat::Human(None), Seat::Computer(Level::FIRST)],
                seat_names: Vec::new(),
                is_own: true,
                result: None,
                tally: Vec::new(),
                length: Phrase::new("move-count"),
                friend: None,
                curve: Box::default(),
                played: Some(Box::new(played)),
            },
            hash: TextHash::of(file),
            fingerprint: None,
        })
    });
    Arc::new(KeptGames::new(kept.collect(), Vec::new()))
}

/// Starts judging the moves of the games.
fn judged(ratings: &mut Ratings) -> Reporter<JudgedGame> {
    let (job, reporter) = Job::by_hand(&Context::default());
    ratings.follow(job);
    reporter
}

fn level(ratings: &Ratings) -> Option<f64> {
    Some(ratings.standing(KUBA)?.latest()?.level)
}

#[test]
fn no_strength_shows_before_the_moves_of_all_games_are_judged() {
    let mut ratings = Ratings::default();
    let files = ["1", "2", "3"];
    let mut practice = Practice::default();
    ratings.take(&won(&files), &practice, None);
    let reports = judged(&mut ratings);
    assert!(ratings.is_read() && ratings.is_played(KUBA));
    assert_eq!(level(&ratings), None);
    let first = ratings.opponent(KUBA, Wish::Even);
    assert!(first.is_some(), "an even game can begin");
    for file in files {
        reports.report((file.to_owned(), BAD_MOVES));
        let found = ratings.poll();
        assert_eq!(found.len(), 1);
        practice.apply(&found[0]);
        assert_eq!(level(&ratings), None);
        assert_eq!(ratings.opponent(KUBA, Wish::Even), first);
    }
    drop(reports);
    ratings.poll();
    let complete = level(&ratings).expect("all is known");
    let game_judged = RatedGame { losses: BAD_MOVES, ..game("2026-11-01", 8.0, WinShare::Won) };
    let whole = Standing::of(SCALE, [&game_judged; 3].into_iter());
    assert_eq!(whole.latest().map(|latest| latest.level), Some(complete));
    assert_ne!(ratings.opponent(KUBA, Wish::Even), first);
    // The next game is judged while an opponent is as strong as before.
    let before = ratings.opponent(KUBA, Wish::Even);
    ratings.take(&won(&["1", "2", "3", "4"]), &practice, None);
    let reports = judged(&mut ratings);
    assert_eq!(level(&ratings), None);
    assert_eq!(ratings.opponent(KUBA, Wish::Even), before);
    drop(reports);
    ratings.poll();
    assert!(level(&ratings).is_some());
}

#[test]
fn losses_that_another_window_has_judged_are_taken_over() {
    let files = ["1", "2", "3"];
    let mut practice = Practice::default();
    let mut ratings = Ratings::default();
    ratings.take(&won(&files), &practice, None);
    drop(judged(&mut ratings));
    ratings.poll();
    let by_results = level(&ratings).expect("three games");
    for file in files {
        practice.apply(&PracticeChange::Judged { file: file.to_owned(), losses: BAD_MOVES });
    }
    ratings.take(&won(&files), &practice, None);
    assert!(level(&ratings).is_some_and(|level| level < by_results));
}

#[test]
fn the_change_within_a_week_is_told_in_halves_of_a_level() {
    let old = (1..=6).map(|_| game("2026-11-01", 3.0, WinShare::Lost));
    let new = (1..=9).map(|_| game("2026-11-20", 6.0, WinShare::Won));
    let games: Vec<RatedGame> = old.chain(new).collect();
    let standing = Standing::of(Scale::USUAL, games.iter());
    assert_eq!(standing.history.len(), games.len() - 2);
    assert_eq!(standing.change("2026-11-05"), None, "a week before is unknown");
    let change = standing.change("2026-11-26").expect("three weeks of games");
    assert!(change >= 1.0, "{change}");
    assert!((2.0 * change).fract().abs() < 1e-9, "{change}");
    let texts = Texts::new(&[]);
    for (change, words) in [
        (0.5, "Half a level more than a week ago"),
        (-1.0, "One level less than a week ago"),
        (1.5, "1½ levels more than a week ago"),
        (0.0, "As a week ago"),
    ] {
        assert_eq!(texts.say(&change_in_words(change)), words);
    }
    assert_eq!(texts.say(&tenths(4.26)), "4.3");
}

#[test]
fn each_level_is_passed_once_however_often_it_is_lost_again() {
    let mut games = vec![game("2026-11-20", 1.0, WinShare::Lost); 4];
    let mut passed = Vec::new();
    for opponent in [1.0, 3.0, 5.0, 7.0] {
        for share in [WinShare::Won, WinShare::Won, WinShare::Won, WinShare::Lost, WinShare::Lost] {
            games.push(game("2026-11-20", opponent, share));
            let standing = Standing::of(Scale::USUAL, games.iter());
            passed.extend(standing.passed().map(Level::number));
        }
    }
    assert!(!passed.is_empty());
    assert!(passed.windows(2).all(|pair| pair[0] < pair[1]), "{passed:?}");
}

#[test]
fn the_doubt_grows_while_nobody_plays_and_the_band_ends_at_the_levels() {
    let games = vec![game("2026-11-01", 2.0, WinShare::Lost); 5];
    let standing = Standing::of(Scale::USUAL, games.iter());
    let doubt = |today| {
        let estimate = standing.estimate(today).expect("five games");
        estimate.doubt
    };
    assert!(doubt("2026-11-01") < doubt("2027-05-01"));
    let estimate = standing.estimate("2027-05-01").expect("five games");
    assert_eq!(Some(estimate.level), standing.latest().map(|latest| latest.level));
    let [low, high] = band(estimate);
    assert!((1.0..=12.0).contains(&low) && low < high && high <= 12.0);
}
