//! Conversion of scores to winning chances.

use super::Chance;
use crate::Score;

/// Logistic curve from scores to winning chances, fitted to games (see `docs/strength.md`).
///
/// The odds are e to the power of `score / (scale + bend · |score|) + weight · lead`. The bend is there because
/// even players who are far ahead sometimes err. The lead is the difference in [`Evaluate::progress`](crate::Evaluate::progress), which
/// counts only for the chances that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChanceCurve {
    /// In hundredths of the game's unit.
    scale: i32,
    /// In percent.
    bend: i32,
    /// Weight of a point of progress, in thousandths.
    weight: i32,
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

/// Largest chance that is shown without a proof that the players could see.
const MOST: Chance = Chance::WON.less(30);

impl ChanceCurve {
    /// Creates a curve with this scale, in hundredths of the game's unit and greater than 0, and this bend,
    /// in percent.
    pub const fn new(scale: i32, bend: i32) -> Self {
        Self { scale, bend, weight: 0 }
    }

    /// Returns the curve with this weight of a point of progress, in thousandths and not negative.
    #[must_use]
    pub const fn with_progress(self, weight: i32) -> Self {
        Self { weight, ..self }
    }

    /// Returns the winning chance of a player for whom a position has this score. Only proved results are
    /// certain.
    pub fn chance(self, score: Score) -> Chance {
        match score.plies_to_end() {
            Some(1..) => Chance::WON,
            Some(_) if score < Score::DRAW => Chance::LOST,
            Some(_) => Chance::WON,
            None => chance_at(self.exponent(score)),
        }
    }

    /// Returns the chance that is shown to the players at a table, for a player with this score and with this
    /// lead in [`Evaluate::progress`](crate::Evaluate::progress). Only results within `horizon` moves of the winner are certain; a longer
    /// proof counts as the largest score.
    pub fn shown(self, score: Score, lead: i32, horizon: usize) -> Chance {
        let plies = score.plies_to_end().map(|plies| plies.unsigned_abs() as usize);
        if plies.is_some_and(|plies| plies.div_ceil(2) <= horizon) {
            return self.chance(score);
        }
        let by_progress = i64::from(self.weight) * i64::from(lead) * STEPS * PARTS / 1000;
        let chance = chance_at(self.exponent(score) + by_progress);
        chance.clamp(MOST.complement(), MOST)
    }

    /// In parts of a table step.
    fn exponent(self, score: Score) -> i64 {
        let centi = i64::from(score.centi());
        let divisor = 100 * i64::from(self.scale.max(1)) + i64::from(self.bend) * centi.abs();
        100 * centi * STEPS * PARTS / divisor
    }
}

fn chance_at(exponent: i64) -> Chance {
    if exponent < 0 {
        return chance_at(-exponent).complement();
    }
    let (step, part) = ((exponent / PARTS) as usize, exponent % PARTS);
    let at = |step: usize| i64::from(LOGISTIC[step.min(LOGISTIC.len() - 1)]);
    let height = at(step) + (at(step + 1) - at(step)) * part / PARTS;
    let tenths = (height * i64::from(Chance::WON.tenths()) + WHOLE / 2) / WHOLE;
    Chance::permille((tenths as u16).min(Chance::WON.tenths() - 1))
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
    fn what_one_wins_the_other_loses() {
        let curve = ChanceCurve::new(170, 12);
        for centi in 0..2000 {
            let score = Score::estimate(centi);
            assert_eq!(curve.chance(-score), curve.chance(score).complement());
            let with_lead = |score, lead| curve.with_progress(110).shown(score, lead, 3);
            for lead in [0, 1, 7, 36] {
                assert_eq!(with_lead(-score, -lead), with_lead(score, lead).complement());
                assert_eq!(with_lead(-score, lead), with_lead(score, -lead).complement());
            }
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

    #[test]
    fn a_shown_chance_grows_with_the_score_and_with_the_lead() {
        let curve = ChanceCurve::new(100, 180).with_progress(110);
        let losses = (0..20).map(Score::loss_in);
        let estimates = (-2000..=2000).step_by(10).map(Score::estimate);
        let scores: Vec<Score> =
            losses.chain(estimates).chain((0..20).rev().map(Score::win_in)).collect();
        for lead in -36..=36 {
            for pair in scores.windows(2) {
                let [less, more] = [pair[0], pair[1]].map(|score| curve.shown(score, lead, 3));
                assert!(less <= more, "{pair:?} with {lead}: {less:?}, {more:?}");
            }
            for &score in &scores {
                assert!(curve.shown(score, lead, 3) <= curve.shown(score, lead + 1, 3));
            }
        }
    }

    #[test]
    fn only_a_proof_that_the_players_could_see_is_shown_as_certain() {
        let curve = ChanceCurve::new(168, 13).with_progress(50);
        for (score, shown) in [
            (Score::win_in(0), 1000),
            (Score::win_in(5), 1000),
            (Score::win_in(7), 970),
            (Score::loss_in(6), 0),
            (Score::loss_in(8), 30),
            (Score::estimate(i32::MAX), 970),
        ] {
            assert_eq!(curve.shown(score, 0, 3).tenths(), shown, "{score:?}");
        }
        assert_eq!(curve.shown(Score::win_in(9), 0, 5), Chance::WON);
        assert_eq!(curve.shown(Score::DRAW, 1000, 3), MOST);
        // Behind on the board, the same proof is worth less.
        assert!(curve.shown(Score::win_in(7), -100, 3) < MOST);
    }

    #[test]
    fn the_shown_chance_is_the_same_on_every_machine() {
        let curve = ChanceCurve::new(100, 180).with_progress(110);
        let shown = |centi, lead| curve.shown(Score::estimate(centi), lead, 3).tenths();
        assert_eq!([shown(0, 0), shown(150, 0), shown(0, 11)], [500, 600, 770]);
        assert_eq!([shown(-300, 35), shown(40, -3), shown(500, 1)], [967, 476, 648]);
    }
}
