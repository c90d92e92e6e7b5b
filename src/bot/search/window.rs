//! The scores that still matter.

use std::ops::Neg;

use super::Score;

/// The open interval of scores that would change anything: what is not above `low` is no better
/// than what the side to move has already, what is not below `high` the other side avoids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    /// What the side to move has already.
    pub(super) low: Score,
    /// What the other side has already.
    pub(super) high: Score,
}

impl Window {
    /// Every score matters.
    pub(super) const OPEN: Self = Self {
        low: Score::LOWEST,
        high: Score::HIGHEST,
    };

    /// The scores nearer than `margin` hundredths to this one.
    pub(super) fn around(centre: Score, margin: i32) -> Self {
        Self {
            low: centre.plus(-margin),
            high: centre.plus(margin),
        }
    }

    /// The window that only asks whether a score is above `low`.
    pub(super) fn scout(self) -> Self {
        Self {
            high: self.low.above(),
            ..self
        }
    }

    /// The window that only asks whether a score reaches `high`.
    pub(super) fn just_below_high(self) -> Self {
        Self {
            low: self.high.below(),
            ..self
        }
    }

    /// Whether this is a scout's window, in which no exact score fits.
    pub(super) fn is_scout(self) -> bool {
        self.low.above() >= self.high
    }

    /// Whether a score lies inside, and so is exact.
    pub(super) fn holds(self, score: Score) -> bool {
        self.low < score && score < self.high
    }
}

/// The same scores in the other side's eyes.
impl Neg for Window {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            low: -self.high,
            high: -self.low,
        }
    }
}
