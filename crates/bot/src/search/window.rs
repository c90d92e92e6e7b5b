//! Search windows.

use std::ops::Neg;

use super::Score;

/// Open interval of the scores that still matter. A score not above `low` is no better than what the side to
/// move already has; a score not below `high` is avoided by the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    /// Alpha: guaranteed to the side to move already.
    pub(super) alpha: Score,
    /// Beta: guaranteed to the other side already.
    pub(super) beta: Score,
}

impl Window {
    pub(super) const OPEN: Self = Self { alpha: Score::LOWEST, beta: Score::HIGHEST };

    /// `margin` is in hundredths.
    pub(super) fn around(centre: Score, margin: i32) -> Self {
        Self { alpha: centre.plus(-margin), beta: centre.plus(margin) }
    }

    /// Null window that only asks if a score is above `low`.
    pub(super) fn null_window(self) -> Self {
        Self { beta: self.alpha.above(), ..self }
    }

    /// Null window that only asks if a score reaches `high`.
    pub(super) fn null_below_beta(self) -> Self {
        Self { alpha: self.beta.below(), ..self }
    }

    /// `true` for a null window, which contains no score.
    pub(super) fn is_null(self) -> bool {
        self.alpha.above() >= self.beta
    }

    pub(super) fn contains(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }
}

impl Neg for Window {
    type Output = Self;

    fn neg(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}
