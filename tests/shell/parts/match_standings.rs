//! Standings of a match with any number of seats.

use kuba::cli::engine_match::standings::{Standings, moments};
use kuba::rules::Player;
use kuba::tool::MatchGame;

fn won_by(seat: Option<usize>, plies: usize) -> MatchGame {
    MatchGame { winner: seat.map(Player::seat), plies, too_long: false, text: None }
}

#[test]
fn points_go_to_who_sits_where_the_game_was_won() {
    let seatings = [vec![0, 1, 2], vec![2, 0, 1]];
    let mut standings = Standings::new(3);
    standings.count(&seatings, &[won_by(Some(0), 10), won_by(Some(0), 20)]);
    let line = standings.line();
    assert_eq!(
        line,
        "games 2 score 50.0 ± 0.0 0.0 ± 0.0 50.0 ± 0.0 seats 100.0 0.0 0.0 drawn 0 plies 15.0 long 0"
    );
    standings.count(&seatings, &[won_by(None, 40), won_by(Some(2), 30)]);
    let line = standings.line();
    let start = "games 4 score 33.3 ± 23.1 33.3 ± 46.2 33.3 ± 23.1 seats 58.3 8.3 33.3";
    assert_eq!(line, format!("{start} drawn 1 plies 25.0 long 0"));
}

#[test]
fn the_margin_is_1_96_standard_errors() {
    let (mean, error) = moments(&[0.0, 1.0, 0.0, 1.0]);
    assert!((mean - 0.5).abs() < 1e-9);
    assert!((error - 0.25).abs() < 1e-9, "{error}");
}
