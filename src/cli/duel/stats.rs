//! What a match says about the difference of strength.

use std::fmt::Write;

use super::referee::Played;

/// The games played so far, in the eyes of the first engine.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    white: u32,
    too_long: u32,
    illegal: u32,
}

/// A sequential probability ratio test between two differences of strength, in Elo, at error
/// rates of 5 % (the normal approximation, as testers of chess programs use it).
#[derive(Clone, Copy, Debug)]
pub(super) struct Sprt {
    low: f64,
    high: f64,
}

/// The logarithm of the likelihood ratio that decides.
const DECIDED: f64 = 2.944_438_979_166_44;

/// The expected share of points at a difference of strength in Elo.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference of strength in Elo that gives a share of points.
fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / share - 1.0).log10()
}

impl Tally {
    pub(super) fn count(&mut self, played: &Played) {
        match played.points {
            2 => self.won += 1,
            1 => self.drawn += 1,
            _ => self.lost += 1,
        }
        self.white += u32::from(played.white_points);
        self.too_long += u32::from(played.too_long);
        self.illegal += u32::from(played.illegal);
    }

    fn games(self) -> f64 {
        f64::from(self.won + self.drawn + self.lost)
    }

    /// The mean of the points, and its standard error.
    fn mean(self) -> (f64, f64) {
        let games = self.games().max(1.0);
        let mean = (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / games;
        let squares = (f64::from(self.won) + 0.25 * f64::from(self.drawn)) / games;
        let variance = (squares - mean * mean).max(1e-6);
        (mean, (variance / games).sqrt())
    }

    /// The score in a line, with an error margin of 95 %.
    pub(super) fn line(self, sprt: Option<&Sprt>) -> String {
        let (mean, error) = self.mean();
        let margin = (elo(mean + 1.96 * error) - elo(mean - 1.96 * error)) / 2.0;
        let games = self.games();
        let mut line = format!(
            "games {games} won {} drawn {} lost {} score {:.1} % elo {:+.0} ± {margin:.0} white {:.1} % long {}",
            self.won,
            self.drawn,
            self.lost,
            100.0 * mean,
            elo(mean),
            50.0 * f64::from(self.white) / games.max(1.0),
            self.too_long,
        );
        if self.illegal > 0 {
            let _ = write!(line, " illegal {}", self.illegal);
        }
        if let Some(sprt) = sprt {
            let _ = write!(line, " llr {:+.2}", sprt.ratio(self));
        }
        line
    }
}

impl Sprt {
    pub(super) fn new(low: f64, high: f64) -> Self {
        Self { low, high }
    }

    /// The logarithm of how much likelier the results are at the higher difference.
    fn ratio(self, tally: Tally) -> f64 {
        let games = tally.games();
        if games < 2.0 {
            return 0.0;
        }
        let (mean, error) = tally.mean();
        let variance = error * error * games;
        let (low, high) = (share(self.low), share(self.high));
        games * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// What the test has decided, if it has.
    pub(super) fn verdict(self, tally: &Tally) -> Option<&'static str> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
        Tally {
            won,
            drawn,
            lost,
            ..Tally::default()
        }
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let (mean, _) = tally(70, 10, 20).mean();
        assert!((elo(mean) - 190.8).abs() < 0.1, "{}", elo(mean));
        assert!((share(elo(0.31)) - 0.31).abs() < 1e-9);
    }

    #[test]
    fn a_clear_score_decides_and_an_even_one_does_not() {
        let sprt = Sprt::new(0.0, 20.0);
        assert_eq!(sprt.verdict(&tally(400, 0, 200)), Some("accepted"));
        assert_eq!(sprt.verdict(&tally(200, 0, 400)), Some("rejected"));
        assert_eq!(sprt.verdict(&tally(10, 2, 10)), None);
    }
}
