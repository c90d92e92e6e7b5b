//! When a search stops, and who tells it to.

use std::time::Duration;

use super::Opinion;

/// When a search stops, whichever comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the iterative deepening.
    pub depth: Option<u32>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Wall time. The search knows no clock: a [`Watch`] keeps this limit.
    pub time: Option<Duration>,
}

/// Whoever waits for a search: tells it to stop and hears what it thinks so far.
pub trait Watch<M> {
    /// Whether the search has to stop at once. Asked every [`ASK_EVERY`] positions.
    fn stop(&mut self) -> bool;

    /// Time since the search began.
    fn elapsed(&self) -> Duration;

    /// Hears the opinion after each completed depth.
    fn report(&mut self, opinion: &Opinion<M>);
}

/// The positions between two questions whether to stop.
pub const ASK_EVERY: u64 = 512;

/// Nobody: the search ends by its own limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<M> Watch<M> for Unwatched {
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
