//! Search limits, and the control that stops a search.

use std::time::Duration;

use super::{BestMove, RootMove};

/// Limits of a search; the first one that is reached ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Maximum depth of the iterative deepening, in plies.
    pub depth: Option<u32>,
    /// Maximum number of positions visited.
    pub nodes: Option<u64>,
    /// Wall time. The search has no clock; a [`SearchControl`] enforces this limit.
    pub time: Option<Duration>,
}

/// Control of a search: can stop it and receives its results.
pub trait SearchControl<M> {
    /// Returns `true` if the search must stop at once. Called every [`ASK_EVERY`] positions.
    fn stop(&mut self) -> bool;

    /// Returns the time since the search began.
    fn elapsed(&self) -> Duration;

    /// Receives the result after each completed depth.
    fn report(&mut self, opinion: &BestMove<M>);

    /// Receives, after the result, the requested [lines](super::SearchOptions::lines), the best first.
    fn report_lines(&mut self, lines: &[RootMove<M>]) {
        let _ = lines;
    }
}

/// Number of positions between two calls of [`SearchControl::stop`].
pub const ASK_EVERY: u64 = 512;

/// Control that never stops: the search ends by its own limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoControl;

impl<M> SearchControl<M> for NoControl {
    fn stop(&mut self) -> bool {
        false
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn report(&mut self, _: &BestMove<M>) {}
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

pub(super) struct NodeCounter<'a, W> {
    pub(super) control: &'a mut W,
    pub(super) nodes: u64,
    /// Maximum of `nodes`.
    pub(super) most: u64,
}

impl<'a, W> NodeCounter<'a, W> {
    pub(super) fn up_to(most: u64, control: &'a mut W) -> Self {
        Self { control, nodes: 0, most }
    }

    #[inline]
    pub(super) fn count<M>(&mut self) -> Result<(), Stopped>
    where
        W: SearchControl<M>,
    {
        if self.nodes >= self.most {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) && self.control.stop() {
            return Err(Stopped);
        }
        Ok(())
    }
}
