//! Scale of strength of a game: Elo between the levels, and their mean losses of chance.

use super::skill_curve::SkillCurve;
use crate::{Evaluate, Level};

/// Scale of strength of a game, measured by matches between the levels (see `docs/strength.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// Elo by which each level from 2 on is stronger than the one below.
    pub steps: [u16; Level::COUNT as usize - 1],
    /// Mean loss of chance a contested move of each level from 1 on, in hundredths of a point; empty if it was
    /// not measured. See [`MoveLosses`](super::MoveLosses).
    pub losses: &'static [u16],
    /// Curves of the levels' skills; empty if they were not measured.
    pub skills: &'static [SkillCurve],
}

/// Elo between two levels of a game that was not measured.
const USUAL_STEP: u16 = 180;

impl Scale {
    /// Scale of a game that was not measured.
    pub const USUAL: Self =
        Self { steps: [USUAL_STEP; Level::COUNT as usize - 1], losses: &[], skills: &[] };

    /// Returns the scale of a game, given its number of players.
    pub const fn of<G: Evaluate>(seats: usize) -> Self {
        match seats {
            2 => G::SCALE,
            _ => G::MULTIPLAYER_SCALE,
        }
    }

    /// Returns the Elo of a level with a fraction, counted from level 1. Beyond the levels the next step goes on.
    pub fn elo(&self, level: f64) -> f64 {
        let (below, step, part) = self.place(level);
        below + f64::from(step) * part
    }

    /// Returns the level with a fraction that has this Elo.
    pub fn level(&self, elo: f64) -> f64 {
        let mut below = 0.0;
        let last = self.steps.len() - 1;
        for (index, step) in self.steps.into_iter().map(f64::from).enumerate() {
            if elo < below + step || index == last {
                return 1.0 + index as f64 + (elo - below) / step;
            }
            below += step;
        }
        1.0
    }

    /// Elo of a level more at this Elo.
    pub(super) fn width(&self, elo: f64) -> f64 {
        let (_, step, _) = self.place(self.level(elo));
        f64::from(step)
    }

    /// Mean loss of a move at this Elo, in points; `None` if the losses were not measured. Beyond the measured
    /// levels the next one counts.
    pub(super) fn loss(&self, elo: f64) -> Option<f64> {
        let last = self.losses.len().checked_sub(1)?;
        let place = (self.level(elo) - 1.0).clamp(0.0, last as f64);
        let lower = (place as usize).min(last);
        let upper = (lower + 1).min(last);
        let [below, above] = [lower, upper].map(|index| f64::from(self.losses[index]) / 100.0);
        Some(below + (above - below) * (place - lower as f64))
    }

    /// Elo of the level below, the step to the next, and the part of it.
    fn place(&self, level: f64) -> (f64, u16, f64) {
        let last = self.steps.len() - 1;
        let index = (level - 1.0).clamp(0.0, last as f64) as usize;
        let below: f64 = self.steps[..index].iter().copied().map(f64::from).sum();
        (below, self.steps[index], level - 1.0 - index as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: Scale = Scale {
        steps: [200, 100, 300, 100, 100, 100, 100, 100, 100, 100, 250],
        losses: &[1000, 600],
        skills: &[],
    };

    #[test]
    fn levels_and_elo_are_converted_both_ways_even_beyond_the_levels() {
        for (level, elo) in [(0.5, -100.0), (1.0, 0.0), (2.0, 200.0), (3.5, 450.0), (13.0, 1800.0)]
        {
            assert!((SCALE.elo(level) - elo).abs() < 1e-9, "{level}");
            assert!((SCALE.level(elo) - level).abs() < 1e-9, "{elo}");
        }
        assert!((SCALE.width(450.0) - 300.0).abs() < 1e-9);
    }

    #[test]
    fn the_loss_lies_between_those_of_the_levels_around() {
        assert_eq!(SCALE.loss(-50.0), Some(10.0));
        assert_eq!(SCALE.loss(100.0), Some(8.0));
        assert_eq!(SCALE.loss(900.0), Some(6.0));
        assert_eq!(Scale::USUAL.loss(0.0), None);
    }
}
