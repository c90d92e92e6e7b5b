//! Statistics of a match between two sides: score, Elo difference, and sequential probability ratio test.
//!
//! Games are counted in pairs from the same opening with the seats exchanged. The advantage of the player
//! who begins cancels out within a pair, which makes the result more precise (the pentanomial model of
//! chess engine testing).

use std::fmt::Write;

use super::referee::RefereedGame;

/// Results of a pair: 0, ½, 1, 1½ or 2 points for the first side.
pub const KINDS: usize = 5;

/// Results from the point of view of the first side.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchTally {
    /// Number of won games.
    pub won: u32,
    /// Number of drawn games.
    pub drawn: u32,
    /// Number of lost games.
    pub lost: u32,
    /// Number of pairs with each result.
    pub pairs: [u32; KINDS],
    /// Points of the players who began, doubled.
    pub first_player: u32,
    /// Number of games stopped as draws.
    pub too_long: u32,
    /// Number of games that each side lost by a fault.
    pub forfeits: [u32; 2],
}

/// Sequential probability ratio test between two Elo differences, with error rates of 5 % (the
/// generalized test in its normal approximation).
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// Log-likelihood ratio at which the test decides: ln(0.95 / 0.05).
const DECIDED: f64 = 2.944_438_979_166_44;
/// Count of a result that has not occurred yet: without any variance, a match would be decided at once.
const UNSEEN: f64 = 1e-3;

/// Expected share of points at an Elo difference.
pub fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Elo difference at an expected share of points.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / share - 1.0).log10()
}

impl MatchTally {
    /// Adds a pair of games.
    pub fn count(&mut self, pair: &[RefereedGame; 2]) {
        for played in pair {
            match played.points {
                2 => self.won += 1,
                1 => self.drawn += 1,
                _ => self.lost += 1,
            }
            self.first_player += u32::from(played.first_player_points);
            self.too_long += u32::from(played.too_long);
            if let Some(forfeit) = &played.forfeit {
                self.forfeits[forfeit.side] += 1;
            }
        }
        self.pairs[usize::from(pair[0].points + pair[1].points)] += 1;
    }

    fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Number of pairs, mean share of points, and its variance between pairs.
    pub fn moments(self) -> (f64, f64, f64) {
        let counts = self.pairs.map(|count| f64::from(count).max(UNSEEN));
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let pairs: f64 = counts.iter().sum();
        let mean_of = |value: &dyn Fn(f64) -> f64| {
            let sum: f64 = counts.iter().zip(shares).map(|(n, x)| n * value(x)).sum();
            sum / pairs
        };
        let mean = mean_of(&|share| share);
        (pairs, mean, mean_of(&|share| (share - mean).powi(2)))
    }

    /// Has an error margin of 95 %.
    pub(super) fn line(self, sprt: Option<Sprt>) -> String {
        let (pairs, mean, variance) = self.moments();
        let error = 1.96 * (variance / pairs).sqrt();
        let margin = (elo(mean + error) - elo(mean - error)) / 2.0;
        let games = self.games();
        let [p0, p1, p2, p3, p4] = self.pairs;
        let mut line = format!(
            "games {games} won {} drawn {} lost {} score {:.1} % elo {:+.0} ± {margin:.0} pairs {p0} {p1} {p2} {p3} {p4} starter {:.1} % long {}",
            self.won,
            self.drawn,
            self.lost,
            100.0 * mean,
            elo(mean),
            50.0 * f64::from(self.first_player) / f64::from(games.max(1)),
            self.too_long,
        );
        // Writing to a string cannot fail.
        let [first, second] = self.forfeits;
        if first + second > 0 {
            let _ = write!(line, " forfeits {first} {second}");
        }
        if let Some(sprt) = sprt {
            let _ = write!(line, " llr {:+.2}", sprt.ratio(self));
        }
        line
    }
}

impl Sprt {
    /// Test of `high` against `low`.
    pub fn new(low: f64, high: f64) -> Self {
        Self { low, high }
    }

    /// Log-likelihood ratio of the higher against the lower difference.
    pub fn ratio(self, tally: MatchTally) -> f64 {
        if tally.pairs.iter().sum::<u32>() < 2 {
            return 0.0;
        }
        let (pairs, mean, variance) = tally.moments();
        let (low, high) = (share(self.low), share(self.high));
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// `None` while the test is undecided.
    pub fn verdict(self, tally: &MatchTally) -> Option<&'static str> {
        let ratio = self.ratio(*tally);
        if ratio >= DECIDED {
            Some("accepted")
        } else if ratio <= -DECIDED {
            Some("rejected")
        } else {
            None
        }
    }
}
