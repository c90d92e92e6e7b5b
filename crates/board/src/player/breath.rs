//! The clock of a preview that breathes: its pieces go a little way and back.

use std::f64::consts::TAU;

/// Duration of one breath at normal speed, in seconds.
const BREATH: f64 = 1.2;
/// Number of breaths, after which the preview rests, so that nothing is drawn while nobody acts.
const BREATHS: f64 = 5.0;

/// The preview shown, of an aim and a hint, and the time at which it appeared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Breath<P, M> {
    shown: Option<(Option<P>, Option<M>)>,
    /// In seconds.
    since: f64,
}

impl<P, M> Default for Breath<P, M> {
    fn default() -> Self {
        Self { shown: None, since: 0.0 }
    }
}

impl<P: PartialEq, M: PartialEq> Breath<P, M> {
    /// Starts anew with every other preview; `None` while something moves.
    pub(super) fn follow(&mut self, shown: Option<(Option<P>, Option<M>)>, time: f64) {
        if self.shown != shown {
            self.shown = shown;
            self.since = time;
        }
    }

    /// From 0 to 1; 0 without motion, and once it rests.
    pub(super) fn phase(&self, time: f64, pace: f64) -> f32 {
        if !self.goes_on(time, pace) {
            return 0.0;
        }
        (0.5 - 0.5 * (TAU * (time - self.since) / (BREATH * pace)).cos()) as f32
    }

    pub(super) fn goes_on(&self, time: f64, pace: f64) -> bool {
        self.shown.is_some() && time - self.since < BREATHS * BREATH * pace
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_goes_there_and_back_in_a_breath_and_rests_after_some() {
        let mut breath = Breath::<u8, u8>::default();
        assert!(breath.phase(3.0, 1.0) < 1e-6);
        breath.follow(Some((Some(1), None)), 3.0);
        for (time, phase) in [(3.0, 0.0), (3.3, 0.5), (3.6, 1.0), (4.2, 0.0)] {
            breath.follow(Some((Some(1), None)), time);
            assert!((breath.phase(time, 1.0) - phase).abs() < 1e-3, "{time}");
        }
        assert!(breath.phase(3.6, 0.0) < 1e-6, "without motion");
        breath.follow(Some((Some(2), None)), 4.8);
        assert!(breath.phase(4.8, 1.0) < 1e-6, "another one starts anew");
        assert!(!breath.goes_on(4.8 + 6.1, 1.0) && breath.goes_on(4.8 + 5.9, 1.0));
    }
}
