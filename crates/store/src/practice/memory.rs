//! Memory of a task by FSRS-6, the free spaced repetition scheduler, with its usual parameters. The names and
//! numbers are those of its description (github.com/open-spaced-repetition/awesome-fsrs, *The Algorithm*).
//!
//! The crates that offer it do not fit: one brings a library under a licence that the program does not
//! accept, the others are no longer kept.

use libm::{exp, expm1, pow};

use super::answer::TaskAnswer;

/// Parameters of FSRS-6, fitted by its authors to the answers of many people.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/// Stability is the time, in days, after which the answer is still right with this probability.
const RETENTION: f64 = 0.9;
/// In days; difficulty is 1 to 10.
const LEAST_STABILITY: f64 = 0.001;
const MOST_STABILITY: f64 = 36_500.0;

/// Grades of FSRS.
const AGAIN: f64 = 1.0;
const HARD: f64 = 2.0;
const GOOD: f64 = 3.0;
const EASY: f64 = 4.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Memory {
    /// In days.
    stability: f64,
    difficulty: f64,
}

impl Memory {
    pub(super) fn of_first(answer: TaskAnswer) -> Self {
        let grade = grade(answer);
        Self {
            stability: W[grade as usize - 1],
            difficulty: first_difficulty(grade).clamp(1.0, 10.0),
        }
    }

    #[must_use]
    pub(super) fn after(self, answer: TaskAnswer, days: u32) -> Self {
        let grade = grade(answer);
        let right = self.probability_after(days);
        let stability = if grade == AGAIN {
            self.stability_when_forgotten(right)
        } else {
            self.stability_when_known(grade, right)
        };
        let change = -W[6] * (grade - GOOD) * (10.0 - self.difficulty) / 9.0;
        let difficulty = W[7] * first_difficulty(EASY) + (1.0 - W[7]) * (self.difficulty + change);
        Self {
            stability: stability.clamp(LEAST_STABILITY, MOST_STABILITY),
            difficulty: difficulty.clamp(1.0, 10.0),
        }
    }

    /// Number of days until the next answer is right with the probability [`RETENTION`], at least 1.
    pub(super) fn interval(self) -> u32 {
        self.stability.round().max(1.0) as u32
    }

    fn probability_after(self, days: u32) -> f64 {
        let factor = pow(RETENTION, -1.0 / W[20]) - 1.0;
        pow(1.0 + factor * f64::from(days) / self.stability, -W[20])
    }

    fn stability_when_known(self, grade: f64, right: f64) -> f64 {
        let hard = if grade == HARD { W[15] } else { 1.0 };
        let growth = exp(W[8])
            * (11.0 - self.difficulty)
            * pow(self.stability, -W[9])
            * expm1(W[10] * (1.0 - right));
        self.stability * (1.0 + growth * hard)
    }

    fn stability_when_forgotten(self, right: f64) -> f64 {
        let kept = W[11]
            * pow(self.difficulty, -W[12])
            * (pow(self.stability + 1.0, W[13]) - 1.0)
            * exp(W[14] * (1.0 - right));
        kept.min(self.stability / exp(W[17] * W[18]))
    }
}

fn grade(answer: TaskAnswer) -> f64 {
    match answer {
        TaskAnswer::Shown => AGAIN,
        TaskAnswer::Helped => HARD,
        TaskAnswer::First => GOOD,
    }
}

/// May lie outside of the range of difficulties.
fn first_difficulty(grade: f64) -> f64 {
    W[4] - exp(W[5] * (grade - 1.0)) + 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers with the days since the one before, and the stability and difficulty that the crate `fsrs`
    /// 6.6.2 of the algorithm's authors computes after each.
    #[test]
    fn the_numbers_are_those_of_the_reference() {
        use TaskAnswer::{First, Helped, Shown};
        let cases: [&[(TaskAnswer, u32, f64, f64)]; 4] = [
            &[
                (First, 0, 2.3065, 2.118_104),
                (First, 2, 10.964_341, 2.111_214_2),
                (First, 9, 41.464_54, 2.104_331_3),
            ],
            &[
                (Shown, 0, 0.212, 6.4133),
                (First, 1, 1.886_788_1, 6.402_115),
                (Helped, 4, 6.009_753_7, 7.596_784_6),
                (Shown, 9, 1.085_009, 9.195_308),
                (First, 1, 2.066_236_5, 9.181_341),
            ],
            &[
                (First, 0, 2.3065, 2.118_104),
                (Shown, 30, 0.905_346_8, 7.394_502),
                (First, 1, 2.823_492_5, 7.382_336),
            ],
            &[(First, 0, 2.3065, 2.118_104), (First, 200, 58.531_04, 2.111_214_2)],
        ];
        for case in cases {
            let mut memory: Option<Memory> = None;
            for &(answer, days, stability, difficulty) in case {
                let next = memory
                    .map_or_else(|| Memory::of_first(answer), |memory| memory.after(answer, days));
                for (found, wanted) in [(next.stability, stability), (next.difficulty, difficulty)]
                {
                    assert!((found / wanted - 1.0).abs() < 1e-5, "{found}, not {wanted}");
                }
                memory = Some(next);
            }
        }
    }
}
