//! Conversion of scores to winning chances.

use super::Chance;
use crate::Score;

/// Logistic curve from scores to winning chances, fitted to games (see `docs/strength.md`).
///
/// The odds are e to the power of `score / (scale + bend · |score|)`. The bend is there because even players
/// who are far ahead sometimes err.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChanceCurve {
    /// In hundredths of the game's unit.
    scale: i32,
    /// In percent.
    bend: i32,
}

/// Number of table steps between 0 and 1.
const STEPS: i64 = 8;
/// Number of parts of a step.
const PARTS: i64 = 1 << 16;
/// Certain win in the table.
const WHOLE: i64 = 1 << 16;
/// Upper half of the logistic function, one step apart, with linear interpolation in between. Whole numbers
/// are the same on every machine.
const LOGISTIC: [u16; 65] = [
    32768, 34813, 36843, 38841, 40793, 42687, 44511, 46254, 47911, 49474, 50941, 52310, 53581,
    54754, 55834, 56822, 57724, 58544, 59287, 59959, 60565, 61109, 61598, 62036, 62428, 62778,
    63090, 63368, 63615, 63835, 64030, 64203, 64357, 64494, 64614, 64721, 64816, 64900, 64974,
    65039, 65097, 65149, 65194, 65234, 65269, 65300, 65328, 65352, 65374, 65393, 65410, 65425,
    65438, 65449, 65459, 65468, 65476, 65483, 65489, 65495, 65500, 65504, 65508, 65511, 65514,
];

/// Largest lead that has a chance of its own, in hundredths of the game's unit.
const LARGEST_LEAD: i32 = 20_000;

impl ChanceCurve {
    /// Creates a curve with this scale, in hundredths of the game's unit and greater than 0, and this bend,
    /// in percent.
    pub const fn new(scale: i32, bend: i32) -> Self {
        Self { scale, bend }
    }

    /// Returns the winning chance of a player for whom a position has this score. Only proved results are
    /// certain.
    pub fn chance(self, score: Score) -> Chance {
        match score.plies_to_end() {
            Some(1..) => Chance::WON,
            Some(_) if score < Score::DRAW => Chance::LOST,
            Some(_) => Chance::WON,
            None if score < Score::DRAW => self.of_lead(-score.centi()).complement(),
            None => self.of_lead(score.centi()),
        }
    }

    /// Returns the smallest lead with at least this chance, as a score; the largest one if none has it.
    pub(super) fn score(self, chance: Chance) -> Score {
        if chance == Chance::WON {
            return Score::win_in(1);
        }
        if chance < Chance::EVEN {
            return -self.score(chance.complement());
        }
        let (mut too_little, mut enough) = (-1, LARGEST_LEAD);
        while too_little + 1 < enough {
            let lead = i32::midpoint(too_little, enough);
            if self.of_lead(lead) < chance {
                too_little = lead;
            } else {
                enough = lead;
            }
        }
        Score::estimate(enough)
    }

    fn of_lead(self, lead: i32) -> Chance {
        let lead = i64::from(lead);
        let divisor = 100 * i64::from(self.scale.max(1)) + i64::from(self.bend) * lead;
        let place = 100 * lead * STEPS * PARTS / divisor;
        let (step, part) = ((place / PARTS) as usize, place % PARTS);
        let at = |step: usize| i64::from(LOGISTIC[step.min(LOGISTIC.len() - 1)]);
        let height = at(step) + (at(step + 1) - at(step)) * part / PARTS;
        let tenths = (height * i64::from(Chance::WON.tenths()) + WHOLE / 2) / WHOLE;
        Chance::permille((tenths as u16).min(Chance::WON.tenths() - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_logistic_function() {
        for bend in [0, 20] {
            let curve = ChanceCurve::new(250, bend);
            for centi in -3000..=3000 {
                let score = f64::from(centi);
                let divisor = 250.0 + score.abs() * f64::from(bend) / 100.0;
                let exact = 1000.0 / (1.0 + (-score / divisor).exp());
                let chance = f64::from(curve.chance(Score::estimate(centi)).tenths());
                assert!((chance - exact).abs() < 1.0, "{centi}: {chance}, not {exact}");
            }
        }
    }

    #[test]
    fn the_score_of_a_chance_has_that_chance() {
        let curve = ChanceCurve::new(168, 13);
        for tenths in 1..=999 {
            let chance = Chance::permille(tenths);
            let again = curve.chance(curve.score(chance)).tenths();
            assert!(again.abs_diff(tenths) <= 2, "{tenths}: {again}");
        }
        assert_eq!(curve.chance(curve.score(Chance::WON)), Chance::WON);
        assert_eq!(curve.chance(curve.score(Chance::LOST)), Chance::LOST);
    }

    #[test]
    fn what_one_wins_the_other_loses() {
        let curve = ChanceCurve::new(170, 12);
        for centi in 0..2000 {
            let score = Score::estimate(centi);
            assert_eq!(curve.chance(-score), curve.chance(score).complement());
        }
        assert_eq!(curve.chance(Score::DRAW), Chance::EVEN);
    }

    #[test]
    fn nothing_but_a_proof_is_certain() {
        let curve = ChanceCurve::new(1, 0);
        assert_eq!(curve.chance(Score::win_in(7)), Chance::WON);
        assert_eq!(curve.chance(Score::win_in(0)), Chance::WON);
        assert_eq!(curve.chance(Score::loss_in(0)), Chance::LOST);
        assert_eq!(curve.chance(Score::loss_in(8)), Chance::LOST);
        assert_eq!(curve.chance(Score::estimate(i32::MAX)).tenths(), 999);
        assert_eq!(curve.chance(Score::estimate(i32::MIN)).tenths(), 1);
    }
}
