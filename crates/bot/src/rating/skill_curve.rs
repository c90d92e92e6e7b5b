//! Frequency of the moves of the levels in which a skill is missing.

use super::skill_errors::BEGINNING;
use crate::Level;

/// Frequency of the moves of the levels in which a skill is missing: a curve that was fitted to their games (see
/// `docs/strength.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkillCurve {
    /// Key of the name of the skill.
    pub skill: &'static str,
    /// Key of the sentence that says how often it was missing.
    pub idea: &'static str,
    /// Errors of level 1 in a thousand moves.
    pub weakest: u16,
    /// Factor from one level to the next, in thousandths; below 1,000.
    pub factor: u16,
}

impl SkillCurve {
    /// Creates the curve of the skill in the first moves of a game.
    pub(crate) const fn beginning(weakest: u16, factor: u16) -> Self {
        Self { skill: BEGINNING, idea: "idea-beginning", weakest, factor }
    }

    /// Returns the errors a move of a level with a fraction.
    pub fn rate(&self, level: f64) -> f64 {
        self.weakest_rate() * libm::pow(f64::from(self.factor) / 1000.0, level - 1.0)
    }

    fn weakest_rate(&self) -> f64 {
        f64::from(self.weakest) / 1000.0
    }

    /// The level with a fraction that has so many errors a move.
    pub(super) fn level(&self, rate: f64) -> f64 {
        let levels =
            libm::log(rate / self.weakest_rate()) / libm::log(f64::from(self.factor) / 1000.0);
        (1.0 + levels).clamp(1.0, f64::from(Level::COUNT))
    }
}
