//! Standings of a match with any number of seats.
//!
//! A game is worth one point, for the winner or in equal shares if there is none. The statistics count
//! sets of games, each an opening in every seating, so that the advantage of a seat cancels out within a
//! set.

use std::fmt::Write;

use crate::tool::MatchGame;

/// Points of the players of a match.
#[derive(Clone, Debug)]
pub struct Standings {
    games: u32,
    drawn: u32,
    too_long: u32,
    plies: usize,
    /// For each player, the share of the points in each set.
    shares: Vec<Vec<f64>>,
    seats: Vec<f64>,
}

impl Standings {
    /// Standings before the first game.
    pub fn new(players: usize) -> Self {
        Self {
            games: 0,
            drawn: 0,
            too_long: 0,
            plies: 0,
            shares: vec![Vec::new(); players],
            seats: vec![0.0; players],
        }
    }

    /// Adds a set of games with their seatings.
    pub fn count(&mut self, seatings: &[Vec<usize>], games: &[MatchGame]) {
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
    pub fn line(&self) -> String {
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

/// Mean and standard error of shares.
pub fn moments(shares: &[f64]) -> (f64, f64) {
    let count = shares.len().max(1) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    (mean, spread.sqrt() / count)
}
