//! Several threads at one search (lazy SMP).
//!
//! Each searches the whole tree on its own, some of them a ply ahead; what one finds out the
//! others read in the table they share. One leads: its limits and its control end the search for
//! all, and its opinion counts.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use super::{ASK_EVERY, Opinion, SearchControl};

/// What the threads of a search share beside the table.
pub(super) struct Team {
    /// The search is over.
    over: AtomicBool,
    /// The positions that the helpers have visited.
    helped: AtomicU64,
    /// The positions that the leader had visited when it last said so.
    led: AtomicU64,
    /// The positions that all together may visit.
    most_nodes: u64,
}

/// The team of whoever leads nobody.
pub(super) static ALONE: Team = Team {
    over: AtomicBool::new(false),
    helped: AtomicU64::new(0),
    led: AtomicU64::new(0),
    most_nodes: u64::MAX,
};

impl Team {
    /// A team that may visit so many positions.
    pub(super) fn new(most_nodes: u64) -> Self {
        Self {
            over: AtomicBool::new(false),
            helped: AtomicU64::new(0),
            led: AtomicU64::new(0),
            most_nodes,
        }
    }

    /// The positions that the helpers have visited.
    pub(super) fn helped(&self) -> u64 {
        self.helped.load(Relaxed)
    }

    /// Says how many positions the leader has visited.
    pub(super) fn lead(&self, nodes: u64) {
        self.led.store(nodes, Relaxed);
    }
}

/// Ends the search for the helpers when it is dropped, even if the leader panics.
pub(super) struct Dismissal<'a>(pub &'a Team);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.over.store(true, Relaxed);
    }
}

/// The control of a helper: it works until the leader is done, or the team's positions are spent.
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

    fn report(&mut self, _: &Opinion<M>) {}
}
