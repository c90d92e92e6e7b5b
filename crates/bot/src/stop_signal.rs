//! Signal that ends the work on tasks early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::BestMove;
use crate::search::SearchControl;

/// Signal that can be set once from any thread; its clones are the same signal.
#[derive(Clone, Debug, Default)]
pub struct StopSignal(Arc<AtomicBool>);

/// Error: the work was stopped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

impl StopSignal {
    /// Ends the work of everything that has the signal.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` once the signal is set.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl<M> SearchControl<M> for StopSignal {
    fn stop(&mut self) -> bool {
        self.is_stopped()
    }

    /// Only searches with a time limit ask.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn report(&mut self, _: &BestMove<M>) {}
}
