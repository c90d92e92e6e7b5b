//! Statistics of a match between two sides: score, Elo difference, and sequential probability ratio test.

use kuba::cli::engine_match::referee::RefereedGame;
use kuba::cli::engine_match::stats::{KINDS, MatchTally, Sprt, elo, share};

fn tally(pairs: [u32; KINDS]) -> MatchTally {
    MatchTally { pairs, ..MatchTally::default() }
}

fn played(points: u8) -> RefereedGame {
    RefereedGame {
        points,
        first_player_points: 1,
        too_long: false,
        forfeit: None,
        text: String::new(),
    }
}

#[test]
fn three_quarters_of_the_points_are_191_elo() {
    let (_, mean, _) = tally([1000, 1000, 2000, 4000, 7000]).moments();
    assert!((mean - 0.75).abs() < 1e-6, "{mean}");
    assert!((elo(0.75) - 190.8).abs() < 0.1, "{}", elo(0.75));
    assert!((share(elo(0.31)) - 0.31).abs() < 1e-9);
}

#[test]
fn a_pair_is_counted_by_the_points_of_both_games() {
    let mut tally = MatchTally::default();
    for (first, second) in [(2, 0), (0, 2), (1, 1), (2, 1), (2, 2), (0, 0), (0, 1)] {
        tally.count(&[played(first), played(second)]);
    }
    assert_eq!(tally.pairs, [1, 1, 3, 1, 1]);
    assert_eq!((tally.won, tally.drawn, tally.lost), (5, 4, 5));
}

#[test]
fn pairs_that_cancel_out_say_more_than_their_games() {
    let (pairs, mean, variance) = tally([0, 0, 100, 0, 0]).moments();
    let error = (variance / pairs).sqrt();
    assert!((mean - 0.5).abs() < 1e-9);
    assert!(error < 0.001, "{error}");
}

#[test]
fn a_clear_score_decides_and_an_even_one_does_not() {
    let sprt = Sprt::new(0.0, 20.0);
    assert_eq!(sprt.verdict(&tally([50, 0, 100, 0, 150])), Some("accepted"));
    assert_eq!(sprt.verdict(&tally([150, 0, 100, 0, 50])), Some("rejected"));
    assert_eq!(sprt.verdict(&tally([5, 1, 5, 1, 5])), None);
}

#[test]
fn the_likelihood_ratio_is_the_one_worked_out_by_hand() {
    // The mean is 0.525, the variance 0.080625.
    let tally = tally([10, 20, 30, 30, 10]);
    let expected = 100.0 * (share(10.0) - 0.5) * (1.05 - 0.5 - share(10.0)) / (2.0 * 0.080_625);
    let ratio = Sprt::new(0.0, 10.0).ratio(tally);
    assert!((ratio - expected).abs() < 1e-6, "{ratio} {expected}");
}
