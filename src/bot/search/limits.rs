//! When a search stops, and who tells it to.

use std::time::Duration;

use super::{Opinion, RootMove};

/// When a search stops, whichever comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the iterative deepening.
    pub depth: Option<u32>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Wall time. The search knows no clock: a [`SearchControl`] keeps this limit.
    pub time: Option<Duration>,
}

/// Whoever waits for a search: tells it to stop and hears what it thinks so far.
pub trait SearchControl<M> {
    /// Whether the search has to stop at once. Asked every [`ASK_EVERY`] positions.
    fn stop(&mut self) -> bool;

    /// Time since the search began.
    fn elapsed(&self) -> Duration;

    /// Hears the opinion after each completed depth.
    fn report(&mut self, opinion: &Opinion<M>);

    /// Hears, after the opinion, the [lines](super::Style::lines) that were asked for, the best first.
    fn report_lines(&mut self, lines: &[RootMove<M>]) {
        let _ = lines;
    }
}

/// The positions between two questions whether to stop.
pub const ASK_EVERY: u64 = 512;

/// Nobody: the search ends by its own limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoControl;

impl<M> SearchControl<M> for NoControl {
    fn stop(&mut self) -> bool {
        false
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn report(&mut self, _: &Opinion<M>) {}
}

/// The search was told to stop, or a limit was reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

/// The positions that a search visits: counted, and limited.
pub(super) struct Visits<'a, W> {
    /// Who may stop the search.
    pub(super) control: &'a mut W,
    /// Positions visited.
    pub(super) nodes: u64,
    /// Positions to visit at most.
    pub(super) most: u64,
}

impl<'a, W> Visits<'a, W> {
    /// None yet, and so many at most.
    pub(super) fn up_to(most: u64, control: &'a mut W) -> Self {
        Self {
            control,
            nodes: 0,
            most,
        }
    }

    /// Counts a position, unless the search has to stop.
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
