//! Strength of the user in each game, from facts of the archived games (`scan` reads them).

use kuba::app::ratings::{Standing, band, change_in_words, tenths};
use kuba::bot::rating::{RatedGame, Scale, WinShare};
use kuba::i18n::Texts;
use kuba::store::dates::day_number;

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

#[test]
fn the_change_within_a_week_is_told_in_halves_of_a_level() {
    let old = (1..=6).map(|_| game("2026-11-01", 3.0, WinShare::Lost));
    let new = (1..=9).map(|_| game("2026-11-20", 6.0, WinShare::Won));
    let games: Vec<RatedGame> = old.chain(new).collect();
    let standing = Standing::of(Scale::USUAL, games.iter());
    assert_eq!(standing.history.len(), games.len() - 2);
    assert_eq!(
        standing.change("2026-11-05"),
        None,
        "a week before is unknown"
    );
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
fn the_doubt_grows_while_nobody_plays_and_the_band_ends_at_the_levels() {
    let games = vec![game("2026-11-01", 2.0, WinShare::Lost); 5];
    let standing = Standing::of(Scale::USUAL, games.iter());
    let doubt = |today| {
        let rating = standing.rating(today).expect("five games");
        rating.estimate.doubt
    };
    assert!(doubt("2026-11-01") < doubt("2027-05-01"));
    let rating = standing.rating("2027-05-01").expect("five games");
    let [low, high] = band(rating.estimate);
    assert!((1.0..=12.0).contains(&low) && low < high && high <= 12.0);
}
