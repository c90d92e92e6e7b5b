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
    /// Worth of each head start by its size; empty if there is none, or if it was not measured.
    pub head_starts: &'static [HeadStartWorth],
}

/// Elo that a head start is worth, measured with players of the levels 1 to 4 against levels up to four higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeadStartWorth {
    /// For a player of level 1.
    pub first: i16,
    /// Gain with each level of its player.
    pub growth: i16,
}

impl HeadStartWorth {
    /// The strongest player with whom head starts were measured.
    const MEASURED: f64 = 4.0;

    fn elo(self, level: f64) -> f64 {
        f64::from(self.first) + f64::from(self.growth) * (level.clamp(1.0, Self::MEASURED) - 1.0)
    }
}

/// Elo between two levels of a game that was not measured.
const USUAL_STEP: u16 = 180;

impl Scale {
    /// Scale of a game that was not measured.
    pub const USUAL: Self = Self {
        steps: [USUAL_STEP; Level::COUNT as usize - 1],
        losses: &[],
        skills: &[],
        head_starts: &[],
    };

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

    /// Elo that a head start of this size is worth to a player of `level`; 0 if it was not measured.
    pub fn head_start(&self, steps: u8, level: f64) -> f64 {
        let worth = usize::from(steps).checked_sub(1).and_then(|place| self.head_starts.get(place));
        worth.map_or(0.0, |worth| worth.elo(level))
    }

    /// Size of the head start that makes a game of two levels most even; 0 if none does.
    pub fn even_head_start(&self, weaker: f64, stronger: f64) -> u8 {
        let difference = self.elo(stronger) - self.elo(weaker);
        let worths = self.head_starts.iter().map(|worth| worth.elo(weaker));
        let rests = std::iter::once(0.0).chain(worths).map(|worth| (difference - worth).abs());
        let nearest = rests.enumerate().min_by(|one, other| one.1.total_cmp(&other.1));
        nearest.map_or(0, |(steps, _)| steps as u8)
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
        head_starts: &[
            HeadStartWorth { first: 100, growth: 20 },
            HeadStartWorth { first: 300, growth: 0 },
        ],
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

    #[test]
    fn a_head_start_is_worth_what_was_measured() {
        let worth = [(1, 1.0), (1, 2.5), (2, 3.0), (0, 1.0), (3, 1.0)]
            .map(|(steps, level)| SCALE.head_start(steps, level) as i32);
        assert_eq!(worth, [100, 130, 300, 0, 0]);
        assert_eq!(SCALE.head_start(1, 4.0) as i32, SCALE.head_start(1, 9.0) as i32);
    }

    #[test]
    fn the_head_start_that_comes_nearest_is_suggested() {
        let suggested = [1.0, 1.4, 2.0, 3.0, 9.0].map(|level| SCALE.even_head_start(1.0, level));
        assert_eq!(suggested, [0, 1, 1, 2, 2]);
        assert_eq!(Scale::USUAL.even_head_start(1.0, 9.0), 0);
    }
}
