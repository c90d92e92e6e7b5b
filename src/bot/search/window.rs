//! Search windows.

use std::ops::Neg;

use super::Score;

/// Open interval of the scores that still matter. A score not above `low` is no better than what the side to
/// move already has; a score not below `high` is avoided by the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    /// Alpha: guaranteed to the side to move already.
    pub(super) low: Score,
    /// Beta: guaranteed to the other side already.
    pub(super) high: Score,
}

impl Window {
    pub(super) const OPEN: Self = Self {
        low: Score::LOWEST,
        high: Score::HIGHEST,
    };

    /// `margin` is in hundredths.
    pub(super) fn around(centre: Score, margin: i32) -> Self {
        Self {
            low: centre.plus(-margin),
            high: centre.plus(margin),
        }
    }

    /// Null window that only asks if a score is above `low`.
    pub(super) fn scout(self) -> Self {
        Self {
            high: self.low.above(),
            ..self
        }
    }

    /// Null window that only asks if a score reaches `high`.
    pub(super) fn just_below_high(self) -> Self {
        Self {
            low: self.high.below(),
            ..self
        }
    }

    /// `true` for a null window, which contains no score.
    pub(super) fn is_scout(self) -> bool {
        self.low.above() >= self.high
    }

    pub(super) fn holds(self, score: Score) -> bool {
        self.low < score && score < self.high
    }
}

impl Neg for Window {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            low: -self.high,
            high: -self.low,
        }
    }
}
