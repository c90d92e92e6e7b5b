//! Several threads in one search (lazy SMP).
//!
//! Each thread searches the whole tree on its own, some of them a ply ahead, and reads the results of the
//! others in the shared table. One thread leads: its limits and its control end the search for all, and its
//! result counts.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use super::{ASK_EVERY, BestMove, SearchControl};

pub(super) struct Team {
    over: AtomicBool,
    helped: AtomicU64,
    /// Positions visited by the leader when it last reported.
    led: AtomicU64,
    most_nodes: u64,
}

/// Team of a thread without helpers.
pub(super) static ALONE: Team = Team {
    over: AtomicBool::new(false),
    helped: AtomicU64::new(0),
    led: AtomicU64::new(0),
    most_nodes: u64::MAX,
};

impl Team {
    pub(super) fn new(most_nodes: u64) -> Self {
        Self {
            over: AtomicBool::new(false),
            helped: AtomicU64::new(0),
            led: AtomicU64::new(0),
            most_nodes,
        }
    }

    pub(super) fn helped(&self) -> u64 {
        self.helped.load(Relaxed)
    }

    pub(super) fn lead(&self, nodes: u64) {
        self.led.store(nodes, Relaxed);
    }
}

/// Ends the search of the helpers on drop, even if the leader panics.
pub(super) struct StopHelpersOnDrop<'a>(pub &'a Team);

impl Drop for StopHelpersOnDrop<'_> {
    fn drop(&mut self) {
        self.0.over.store(true, Relaxed);
    }
}

/// Control of a helper: it works until the leader is done or the limit of the team is reached.
pub(super) struct Helper<'a> {
    team: &'a Team,
}

impl<'a> Helper<'a> {
    pub(super) fn new(team: &'a Team) -> Self {
        Self { team }
    }
}

impl<M> SearchControl<M> for Helper<'_> {
    fn stop(&mut self) -> bool {
        let helped = self.team.helped.fetch_add(ASK_EVERY, Relaxed) + ASK_EVERY;
        let all = helped.saturating_add(self.team.led.load(Relaxed));
        all >= self.team.most_nodes || self.team.over.load(Relaxed)
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn report(&mut self, _: &BestMove<M>) {}
}
