//! Standings of a match with any number of seats.
//!
//! A game is worth one point, for the winner or in equal shares if there is none. The statistics count
//! sets of games, each an opening in every seating, so that the advantage of a seat cancels out within a
//! set.

use std::fmt::Write;

use crate::tool::MatchGame;

#[derive(Clone, Debug)]
pub(super) struct Standings {
    games: u32,
    drawn: u32,
    too_long: u32,
    plies: usize,
    /// For each player, the share of the points in each set.
    shares: Vec<Vec<f64>>,
    seats: Vec<f64>,
}

impl Standings {
    pub(super) fn new(players: usize) -> Self {
        Self {
            games: 0,
            drawn: 0,
            too_long: 0,
            plies: 0,
            shares: vec![Vec::new(); players],
            seats: vec![0.0; players],
        }
    }

    pub(super) fn count(&mut self, seatings: &[Vec<usize>], games: &[MatchGame]) {
        let mut points = vec![0.0; self.seats.len()];
        for (seating, game) in seatings.iter().zip(games) {
            self.games += 1;
            self.plies += game.plies;
            self.too_long += u32::from(game.too_long);
            self.drawn += u32::from(game.winner.is_none());
            for (seat, &player) in seating.iter().enumerate() {
                let got = match game.winner {
                    Some(winner) => f64::from(u8::from(winner.index() == seat)),
                    None => 1.0 / seating.len() as f64,
                };
                points[player] += got;
                self.seats[seat] += got;
            }
        }
        for (shares, points) in self.shares.iter_mut().zip(points) {
            shares.push(points / games.len() as f64);
        }
    }

    /// Share of each player with an error margin of 95 %, then the share of each seat, all in percent.
    pub(super) fn line(&self) -> String {
        let games = f64::from(self.games.max(1));
        // Writing to a string cannot fail.
        let mut line = format!("games {} score", self.games);
        for shares in &self.shares {
            let (mean, error) = moments(shares);
            let _ = write!(line, " {:.1} ± {:.1}", 100.0 * mean, 196.0 * error);
        }
        line.push_str(" seats");
        for points in &self.seats {
            let _ = write!(line, " {:.1}", 100.0 * points / games);
        }
        let _ = write!(
            line,
            " drawn {} plies {:.1} long {}",
            self.drawn,
            self.plies as f64 / games,
            self.too_long,
        );
        line
    }
}

fn moments(shares: &[f64]) -> (f64, f64) {
    let count = shares.len().max(1) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    (mean, spread.sqrt() / count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    fn won_by(seat: Option<usize>, plies: usize) -> MatchGame {
        MatchGame {
            winner: seat.map(Player::seat),
            plies,
            too_long: false,
            text: None,
        }
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
}
